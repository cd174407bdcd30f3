"""What the log says besides the facts: the phases of a round, and what a player declined."""

from __future__ import annotations

import pytest

from motu.core.chance import seeded
from motu.games.bora_bora.events import (
    DicePhaseBegan,
    JewelryDeclined,
    PeoplePassed,
    PeoplePhaseBegan,
    RedGodDeclined,
    RoundBegan,
    ScoringPhaseBegan,
)
from motu.words import LANGUAGES, catalogue
from tests.games.bora_bora.builder import BORA, CENTRE, Player, Scene, others

PHASES = (RoundBegan, DicePhaseBegan, PeoplePhaseBegan, ScoringPhaseBegan)


def test_every_round_announces_its_three_phases_in_order() -> None:
    state = BORA.setup(3, 4)
    chance = seeded(4)
    while (decision := state.pending()) is not None:
        moves = decision.moves(state)
        state.take(moves[chance.below(len(moves))])
    announced = [type(event) for event in state.log or [] if isinstance(event, PHASES)]
    assert announced == list(PHASES) * 6


@pytest.mark.rule("BB-W1")
def test_who_uses_nobody_or_nobody_else_is_named() -> None:
    people = Player(people=("man points", "woman shell"), huts=range(8, 13), regions=(CENTRE,))
    assert Scene(people, *others(1), start="people").do("pass").events(PeoplePassed) == [PeoplePassed(0, 0)]
    scene = Scene(people, *others(1), start="people").do("man points", "pass")
    assert scene.events(PeoplePassed) == [PeoplePassed(0, 1)]


@pytest.mark.rule("BB-C3")
def test_who_buys_no_jewelry_is_named_only_if_asked() -> None:
    scene = Scene(
        Player(shells=3), Player(), start="jewelry", jewelry=["ring 1", "necklace 1", "bracelet 4", "anklet 1"]
    )
    assert scene.do("skip").events(JewelryDeclined) == [JewelryDeclined(0)]


@pytest.mark.rule("BB-X4")
def test_a_fish_that_is_not_scored_is_named() -> None:
    me = Player(dice=(6, 6, 6), regions=(CENTRE,), god_tiles=1)
    scene = Scene(me, *others(1)).do("land_water")
    region = scene.options()[0]
    scene.do(region, "from another")
    while scene.decision() != "score-fish":
        scene.do(scene.options()[0])
    assert scene.do("no").events(RedGodDeclined) == [RedGodDeclined(0, region)]


@pytest.mark.rule("BB-H1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_helpers_options_name_their_price(language: str) -> None:
    scene = Scene(Player(dice=(6, 6, 6), huts=(1, 2)), *others(1)).do("helper")
    choices = BORA.choices(scene.table)
    assert choices is not None
    words = catalogue(language, "bora_bora")
    priced = {"point": "1", "offering": "2", "card": "2", "move hut": "2", "take sand": "2"}
    for option in choices["options"]:
        if option["token"] in priced:
            assert f"({priced[option['token']]} " in words.say(option["words"], option["args"])
