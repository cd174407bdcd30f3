"""The demon variant (BA-D)."""

from __future__ import annotations

import pytest

from motu.games.bali.events import DemonMoved
from tests.games.bali.builder import BALI, Scene


def rows_open(scene: Scene) -> list[str]:
    return [token[-1] for token in scene.options() if token.startswith("take")]


@pytest.mark.rule("BA-D1")
def test_the_demon_starts_on_row_one() -> None:
    assert BALI.seen(BALI.setup(2, 1, {"demon": True}), None)["demon"] == 1
    assert BALI.seen(BALI.setup(2, 1), None)["demon"] is None


@pytest.mark.rule("BA-D1")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (3, 4), (4, 1)])
def test_a_priest_drives_the_demon_one_row_to_the_right(before: int, after: int) -> None:
    """Worked example 16: from row 4 it comes to row 1, which is then closed in this turn."""
    scene = Scene(2, hand={"priest": 1, "shrine": 2}, demon=before)
    assert scene.events(DemonMoved) == [DemonMoved(after)]
    assert BALI.seen(scene.table, None)["demon"] == after
    assert rows_open(scene) == [str(row) for row in range(1, 5) if row != after]


@pytest.mark.rule("BA-D1")
def test_a_priest_played_after_a_purchase_drives_the_demon_too() -> None:
    scene = Scene(2, stone=[6, 0], hand={"priest": 1, "rice_farmer": 2}, demon=1)
    scene.do("buy rice", "play priest")
    assert scene.events(DemonMoved) == [DemonMoved(2)]


@pytest.mark.rule("BA-D1")
@pytest.mark.parametrize(
    ("hand", "play"),
    [
        ({"stonemason": 1, "shrine": 2}, "play stonemason"),
        ({"rice_farmer": 3}, "play 1 rice_farmer"),
        ({"rice_farmer": 3}, "play 2 rice_farmer"),
        ({"rice_farmer": 3}, "play 3 rice_farmer"),
        ({"shrine": 3}, "play shrine"),
    ],
)
def test_no_other_card_moves_the_demon(hand: dict[str, int], play: str) -> None:
    scene = Scene(2, stone=[7, 0], hand=hand, goods=[{}, {}], supply={}, demon=3)
    if play in scene.options():
        scene.do(play)
    assert scene.decision() == "take-card"
    assert scene.events(DemonMoved) == []
    assert rows_open(scene) == ["1", "2", "4"]


@pytest.mark.rule("BA-D1")
def test_a_shrine_that_goes_back_does_not_move_the_demon() -> None:
    scene = Scene(2, stone=[6, 0], hand={"shrine": 3}, supply={}, demon=3)
    assert scene.hand(0) == {"shrine": 2}
    assert scene.events(DemonMoved) == []


@pytest.mark.rule("BA-D2")
def test_no_card_is_taken_from_the_demons_row() -> None:
    scene = Scene(2, hand={"stonemason": 1, "shrine": 2}, demon=2)
    assert rows_open(scene) == ["1", "3", "4"]


@pytest.mark.rule("BA-D2")
def test_the_demon_stands_on_the_place_and_not_on_the_cards() -> None:
    scene = Scene(2, hand={"stonemason": 1, "shrine": 2}, rows={1: ["priest"]}, demon=4)
    for card in range(7):
        scene.table.seats[1].hand[card] = 0
    scene.table.seats[1].hand[5] = 1
    scene.table.seats[1].hand[6] = 2
    scene.do("take priest row 1")
    assert BALI.seen(scene.table, None)["demon"] == 1, "the new row on place 1 is closed as the old one would be"
    assert rows_open(scene) == ["2", "3", "4"]


@pytest.mark.rule("BA-D3")
@pytest.mark.parametrize("oracle", [False, True])
@pytest.mark.parametrize("demon", [False, True])
def test_each_variant_may_be_used_alone_or_both_together(oracle: bool, demon: bool) -> None:
    state = BALI.setup(3, 2, {"oracle": oracle, "demon": demon})
    for _ in range(400):
        decision = state.pending()
        if decision is None:
            break
        moves = decision.moves(state)
        state.take(moves[len(state.log or []) % len(moves)])
    names = [type(event).__name__ for event in state.log or []]
    looked = "OraclesLeft" in names
    moved = "DemonMoved" in names
    assert state.pending() is None
    assert (looked, moved) == (oracle, demon)
