"""What is hidden (BB-I): god cards drawn blind, piles, and what being asked would tell."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from motu.games.bora_bora.components import GODS
from motu.games.bora_bora.events import GodCardDrawn, GodCardsDealt
from motu.games.bora_bora.state import Table
from tests.games.bora_bora.builder import BORA, CENTRE, Player, Scene, others

GUESSES = 60


def guesses(t: Table, who: int | None) -> list[Table]:
    found = [BORA.guessed(t, who, seed) for seed in range(GUESSES)]
    return [guess for guess in found if isinstance(guess, Table)]


def hand(t: Table, seat: int) -> tuple[int, ...]:
    return tuple(t.seats[seat].hand)


@pytest.mark.rule("BB-I1")
def test_blind_cards_are_hidden_from_others_and_open_ones_known_until_played() -> None:
    scene = Scene(Player(dice=(6, 6, 6)), *others(3)).do("helper", "card", "take red", "card", "draw", "done")
    drawn = scene.events(GodCardDrawn)[0].god
    for who in (None, 1):
        view = BORA.seen(scene.table, who)["seats"][0]
        assert view["hand_size"] == 2
        assert view["hand_known"] == dict.fromkeys(GODS, 0) | {"red": 1}
        assert "hand" not in view
        heard = [event for event in BORA.heard(scene.table, who) if event["id"] == "event-god-card-drawn"]
        assert heard[0]["args"]["god"] == "hidden"
    assert BORA.seen(scene.table, 0)["seats"][0]["hand"][drawn] >= 1


@pytest.mark.rule("BB-I1")
def test_a_known_card_that_is_played_is_known_no_more() -> None:
    me = Player(dice=(3, 3, 3), hand={"white": 1}, hidden={"white": 1}, offerings=1)
    scene = Scene(me, *others(3)).do("helper +white", "card")
    assert (scene.hand(), scene.known()) == ({"white": 1}, {})


@pytest.mark.rule("BB-I1", "BB-S8")
def test_the_first_hand_is_told_to_its_owner_only() -> None:
    state = BORA.setup(3, 11)
    dealt = [event for event in state.log or [] if isinstance(event, GodCardsDealt)]
    for who in range(3):
        heard = [event for event in BORA.heard(state, who) if event["id"].endswith("god-cards-dealt")]
        for event, told in zip(dealt, heard, strict=True):
            own = {"seat": who, "gods": event.gods}
            assert told["args"] == (own if event.seat == who else {"seat": event.seat, "count": 2})


@pytest.mark.rule("BB-I1")
def test_guesses_keep_known_cards_and_deal_hidden_ones_in_every_way() -> None:
    other = Player(hand={"green": 2}, hidden={"red": 2})
    scene = Scene(Player(hidden={"blue": 1}), other)
    hands = Counter(hand(guess, 1) for guess in guesses(scene.table, 0))
    assert all(sum(cards) == 4 and cards[3] >= 2 for cards in hands)
    assert len(hands) > 8
    assert {hand(guess, 0) for guess in guesses(scene.table, 0)} == {(1, 0, 0, 0, 0)}


@pytest.mark.rule("BB-I1")
def test_guesses_shuffle_the_piles_but_not_what_is_shown() -> None:
    state = BORA.setup(2, 3)
    assert isinstance(state, Table)
    tables = guesses(state, 0)
    assert len({tuple(guess.people_pile) for guess in tables}) == GUESSES
    assert {tuple(list(guess.people_pile)[:6]) for guess in tables} == {tuple(list(state.people_pile)[:6])}
    assert len({tuple(guess.task_pile) for guess in tables}) == GUESSES
    assert {tuple(guess.tasks_shown) for guess in tables} == {tuple(state.tasks_shown)}


@pytest.mark.rule("BB-I1")
def test_a_god_that_was_called_can_be_paid_for_in_every_guess() -> None:
    me = Player(dice=(3, 3, 3), hidden={"blue": 1, "white": 1, "red": 1}, offerings=2)
    pile = {"red": 20, "green": 20}
    scene = Scene(me, *others(3), lying={"helper": [1]}, pile=pile).do("helper +blue +white")
    assert scene.decision() == "pay-god"
    for guess in guesses(scene.table, 1):
        decision = guess.pending()
        assert decision is not None
        assert decision.moves(guess)
        guess.take(decision.moves(guess)[0])


@pytest.mark.rule("BB-I1")
def test_being_asked_for_a_red_god_does_not_tell_whether_there_is_one() -> None:
    for card in ("red", "blue"):
        me = Player(dice=(3, 3, 3), regions=(CENTRE,), hidden={card: 1}, offerings=1)
        scene = Scene(me, *others(3)).do("land", "from another", "space 1")
        assert scene.decision() == "score-fish"
        assert ("red by card" in scene.options()) == (card == "red")


@pytest.mark.rule("BB-I1")
def test_being_asked_to_resolve_a_task_does_not_tell_what_hidden_cards_allow() -> None:
    me = Player(offerings=4, hidden={"blue": 1})
    me.tasks = ("nine_regions", "islands", "offerings")
    scene = Scene(me, Player(), start="tasks")
    assert (scene.asked(), scene.options()) == (0, ["complete offerings"])
    open_hand = Player(offerings=4, hand={"blue": 1})
    open_hand.tasks = me.tasks
    assert Scene(open_hand, Player(), start="tasks").asked() == 1


def comes_to_light(scene: Scene, *tokens: str) -> bool:
    """Whether these answers tell something hidden, so that no undo goes back over them."""
    before = scene.table.reveals
    return scene.do(*tokens).table.reveals > before


@pytest.mark.rule("BB-I1", "BB-G1")
def test_calling_a_god_that_only_hidden_cards_can_pay_for_tells_of_them() -> None:
    me = Player(dice=(3, 3, 3), hidden={"white": 1}, offerings=1)
    scene = Scene(me, *others(3))
    assert comes_to_light(scene, "helper +white")
    assert (scene.decision(), BORA.seen(scene.table, 1)["doing"]["gods"]) == ("pay-god", ["white"])


@pytest.mark.rule("BB-I1", "BB-G1")
@pytest.mark.parametrize("open_means", [{"god_tiles": 1}, {"hand": {"white": 1}}, {"hand": {"red": 2}}])
def test_calling_a_god_that_open_means_can_pay_for_tells_nothing(open_means: dict[str, Any]) -> None:
    me = Player(dice=(3, 3, 3), hidden={"white": 1}, offerings=1, **open_means)
    assert not comes_to_light(Scene(me, *others(3)), "helper +white")


@pytest.mark.rule("BB-I1", "BB-A3")
def test_calling_two_gods_of_which_open_means_can_pay_for_one_tells_of_the_other() -> None:
    me = Player(dice=(3, 3, 3), hand={"blue": 1}, hidden={"white": 1}, offerings=2)
    assert comes_to_light(Scene(me, *others(3), lying={"helper": [2]}), "helper +blue +white")
    me.god_tiles = 1
    assert not comes_to_light(Scene(me, *others(3), lying={"helper": [2]}), "helper +blue +white")


@pytest.mark.rule("BB-I1", "BB-G1")
def test_a_hidden_card_that_is_played_comes_to_light() -> None:
    me = Player(dice=(3, 3, 3), hidden={"white": 1}, offerings=1, god_tiles=1)
    scene = Scene(me, *others(3)).do("helper +white")
    assert not comes_to_light(Scene(me, *others(3)).do("helper +white"), "god tile")
    assert comes_to_light(scene, "card")


@pytest.mark.rule("BB-I1", "BB-C4")
def test_surrendering_a_task_tells_that_hidden_cards_complete_none() -> None:
    hiding = Player(hidden={"red": 1}, tasks=("nine_regions", "islands", "cards_red"))
    assert comes_to_light(Scene(hiding, Player(), start="tasks"), "surrender islands")
    known = Player(hand={"red": 1}, tasks=("nine_regions", "islands", "cards_red"))
    assert not comes_to_light(Scene(known, Player(), start="tasks"), "surrender islands")
    without = Player(hidden={"red": 1}, tasks=("nine_regions", "islands", "buildings"))
    assert not comes_to_light(Scene(without, Player(), start="tasks"), "surrender islands")


@pytest.mark.rule("BB-I1", "BB-C4")
def test_hidden_cards_shown_for_a_task_come_to_light() -> None:
    tasks = ("nine_regions", "islands", "cards_red")
    scene = Scene(Player(hidden={"red": 2}, tasks=tasks), Player(), start="tasks")
    assert comes_to_light(scene, "complete cards_red")
    known = Player(hand={"red": 2}, hidden={"blue": 1}, tasks=tasks)
    assert not comes_to_light(Scene(known, Player(), start="tasks"), "complete cards_red")
