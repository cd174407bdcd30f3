"""Rounds (RA-R)."""

from __future__ import annotations

import pytest

from motu.core.chance import seeded
from motu.games.raiatea.events import (
    ActionRoundBegan,
    AssistantRolled,
    CeremonyBegan,
    ForestLeft,
    LocationClaimed,
    PearlsGained,
)
from motu.games.raiatea.state import Table
from tests.games.raiatea.builder import RAIATEA, Scene


def whole_game(seats: int, seed: int) -> Table:
    state = RAIATEA.setup(seats, seed)
    chance = seeded(seed)
    while (decision := state.pending()) is not None:
        moves = decision.moves(state)
        state.take(moves[chance.below(len(moves))])
    assert isinstance(state, Table)
    return state


@pytest.mark.rule("RA-R1")
@pytest.mark.parametrize(("seats", "track"), [(3, "ACAACAAAC"), (4, "ACAACAAC"), (5, "ACAACAC")])
def test_action_rounds_and_ceremonies_alternate_by_the_number_of_players(seats: int, track: str) -> None:
    t = whole_game(seats, 4)
    told = [event for event in t.log or [] if isinstance(event, (ActionRoundBegan, CeremonyBegan))]
    assert "".join("A" if isinstance(event, ActionRoundBegan) else "C" for event in told) == track


@pytest.mark.rule("RA-R2")
def test_everybody_claims_one_of_the_remaining_tiles_clockwise_from_the_starting_player() -> None:
    t = whole_game(4, 6)
    claims = [event for event in t.log or [] if isinstance(event, LocationClaimed)]
    assert len(claims) == 4 * 5
    for round_at in range(5):
        block = claims[4 * round_at : 4 * round_at + 4]
        assert len({claim.location for claim in block}) == 4
        assert [(claim.seat - block[0].seat) % 4 for claim in block] == [0, 1, 2, 3]


@pytest.mark.rule("RA-R2")
def test_every_player_may_do_the_action_kahuna_first_then_clockwise() -> None:
    scene = Scene("path", *[{"pearls": 5}] * 3, kahuna=1)
    asked = []
    while scene.asked() is not None:
        asked.append(scene.asked())
        scene.do("recruit 0")
    assert asked == [1, 2, 0]


@pytest.mark.rule("RA-R3")
def test_claiming_is_compulsory_and_the_action_is_not() -> None:
    scene = Scene("round")
    assert scene.options() == ["forest", "marae", "reef", "path", "neighbourhood", "market"]
    for place, decline in (("forest", "none"), ("marae", "none"), ("path", "recruit 0"), ("market", "done")):
        visit = Scene(place, {"pearls": 9, "commodities": ["uru"]}, forest=["uru", "taro", "tiare", "shaman"], dice=[4])
        assert decline in visit.options()


@pytest.mark.rule("RA-R4")
def test_after_an_action_round_the_start_moves_on_the_forest_is_renewed_and_tiles_return() -> None:
    scene = Scene("round", forest=["uru", "uru", "collector", "mask_poe"])
    scene.table.round = 2
    for _ in range(200):
        claims = len(scene.full_log(LocationClaimed))
        if claims == 3 and scene.decision() == "claim-location":
            break
        options = scene.options()
        wanted = [token for token in ("reef", "path", "marae", "none", "recruit 0", "done") if token in options]
        scene.do(wanted[0] if wanted else options[0])
    assert scene.table.first == 1
    assert scene.asked() == 1
    assert scene.market("uru") == 3
    assert scene.marker("uru") == 1
    assert scene.market("collector") == 7
    assert scene.market("poe") >= 1
    assert len(scene.forest()) == 4
    assert [event.cards for event in scene.full_log(ForestLeft)] == [["uru", "uru", "collector", "mask_poe"]]
    assert len([token for token in scene.options() if token in ("reef", "path", "marae", "market", "forest")]) == 5


@pytest.mark.rule("RA-R5")
def test_who_owns_enough_of_the_assistant_used_or_not_gets_its_bonus_before_anything_else() -> None:
    divers = ["pearl_diver"]
    scene = Scene(
        "reef", {"assistants": divers}, {"used": divers * 2}, {"assistants": divers, "used": divers}, dice=[2, 1]
    )
    assert scene.all("pearls") == [1 + 3, 4 + 1, 4 + 1]
    rolled = scene.full_log(AssistantRolled)
    assert [(event.seat, event.assistant, event.result) for event in rolled] == [(0, "pearl_diver", 2)]
    assert [event.seat for event in scene.full_log(PearlsGained)] == [1, 2, 0, 1, 2]


@pytest.mark.rule("RA-R5")
def test_bonuses_of_a_roll_go_from_the_kahuna_clockwise() -> None:
    collectors = {"assistants": ["collector"] * 2}
    scene = Scene("forest", collectors, collectors, collectors, kahuna=2, dice=[2])
    asked = []
    while scene.decision() == "take-commodity":
        asked.append(scene.asked())
        scene.do("none")
    assert asked == [2, 0, 1]
