"""Phase 4, scoring (BA-C)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from motu.games.bali.events import CardScored, GoodDeclined, GoodReceived, MajorityHeld
from tests.games.bali.builder import Scene


def scored(card: str, counts: Sequence[int], **changes: Any) -> Scene:
    """Seat 0 takes a card from row 1 and `card` comes to light there; `counts` of it lie in front of the players."""
    settings: dict[str, Any] = {
        "fronts": [{card: count} for count in counts],
        "goods": [{}] * len(counts),
        "hand": {"priest": 1, "shrine": 2} if card != "priest" else {"stonemason": 1, "shrine": 2},
        "rows": {1: [card, "shrine"]},
    }
    scene = Scene(len(counts), **(settings | changes))
    return scene.do("take shrine row 1")


@pytest.mark.rule("BA-C1")
def test_the_card_under_the_last_one_taken_is_scored() -> None:
    """Worked example 4: the last card came from row 3, where a stonemason now is the bottom card."""
    scene = Scene(
        2,
        stone=[1, 0],
        hand={"rice_farmer": 2, "shrine": 1},
        rows={1: ["priest", "shrine"], 3: ["shrine", "stonemason", "priest"]},
    )
    scene.do("play 2 rice_farmer", "take shrine row 1", "take priest row 3")
    assert scene.events(CardScored) == [CardScored("stonemason")]


@pytest.mark.rule("BA-C1")
def test_a_new_row_is_scored_by_its_own_bottom_card() -> None:
    scene = Scene(
        2,
        hand={"stonemason": 1, "shrine": 2},
        rows={2: ["shrine"]},
        pile=["priest", "priest", "priest", "rice_farmer", "shrine"],
    )
    scene.do("take shrine row 2")
    assert scene.events(CardScored) == [CardScored("rice_farmer")]


@pytest.mark.rule("BA-C2", "BA-C6")
def test_stonemasons_two_one_none_bring_three_one_none() -> None:
    """Worked example 5."""
    scene = scored("stonemason", [2, 1, 0])
    assert scene.stone() == [3, 1, 0]
    assert scene.points() == [0, 0, 0]


@pytest.mark.rule("BA-C3", "BA-C6")
def test_priests_two_two_one_bring_two_two_one_and_no_extra() -> None:
    """Worked example 6."""
    scene = scored("priest", [2, 2, 1])
    assert scene.points() == [2, 2, 1]
    assert scene.stone() == [0, 0, 0]
    assert scene.events(MajorityHeld) == []


@pytest.mark.rule("BA-C3", "BA-C6")
def test_the_majority_of_priests_brings_a_point_more() -> None:
    assert scored("priest", [0, 3, 2]).points() == [0, 4, 2]


@pytest.mark.rule("BA-C6")
@pytest.mark.parametrize(
    ("counts", "stone"),
    [([1, 0, 0], [1, 0, 0]), ([2, 0, 0], [3, 0, 0]), ([3, 3, 1], [3, 3, 1]), ([0, 0, 0], [0, 0, 0])],
)
def test_the_majority_needs_two_and_must_be_held_alone(counts: list[int], stone: list[int]) -> None:
    assert scored("stonemason", counts).stone() == stone


@pytest.mark.rule("BA-C4", "BA-C6")
@pytest.mark.parametrize("reward", ["points", "stone"])
def test_three_shrines_against_two_and_one_bring_four_of_one_kind(reward: str) -> None:
    """Worked example 7: four points or four stone, nothing mixed."""
    scene = shrines([3, 2, 1])
    assert scene.options() == ["stone", "points"]
    scene.do(reward)
    assert (scene.points()[0], scene.stone()[0]) == ((4, 0) if reward == "points" else (0, 4))


def shrines(counts: Sequence[int], active: int = 0) -> Scene:
    """The active player takes a card and a shrine comes to light."""
    scene = Scene(
        len(counts),
        active=active,
        fronts=[{"shrine": count} for count in counts],
        hand={"priest": 1, "shrine": 2},
        rows={1: ["shrine", "priest"]},
    )
    return scene.do("take priest row 1")


@pytest.mark.rule("BA-C4")
def test_the_active_player_chooses_first_then_clockwise_and_who_has_none_is_not_asked() -> None:
    scene = shrines([1, 0, 1, 2], active=2)
    asked = []
    while scene.decision() == "choose-reward":
        asked.append(scene.asked())
        scene.do("points")
    assert asked == [2, 3, 0]
    assert scene.points() == [1, 0, 1, 3]


@pytest.mark.rule("BA-C4")
def test_each_player_chooses_for_themselves() -> None:
    scene = shrines([2, 2, 0])
    scene.do("stone", "points")
    assert (scene.stone(), scene.points()) == ([2, 0, 0], [0, 2, 0])


@pytest.mark.rule("BA-C5", "BA-C6")
def test_one_rice_farmer_alone_brings_one_rice_and_no_extra() -> None:
    """Worked example 8."""
    scene = scored("rice_farmer", [0, 1, 0])
    assert [scene.goods(seat) for seat in range(3)] == [{}, {"rice": 1}, {}]


@pytest.mark.rule("BA-C5")
def test_more_farmers_of_a_good_bring_no_more_than_one_good() -> None:
    scene = scored("pepper_farmer", [3, 3, 1])
    assert [scene.goods(seat) for seat in range(3)] == [{"pepper": 1}] * 3


@pytest.mark.rule("BA-C5", "BA-C6")
def test_the_extra_good_is_taken_after_everybody_took_theirs() -> None:
    scene = scored("banana_farmer", [3, 2, 1])
    assert [(event.seat, event.good) for event in scene.events(GoodReceived)] == [
        (0, "banana"),
        (1, "banana"),
        (2, "banana"),
        (0, "banana"),
    ]


@pytest.mark.rule("BA-C5")
def test_goods_are_taken_from_the_active_player_clockwise() -> None:
    scene = Scene(
        4,
        active=2,
        fronts=[{"rice_farmer": 1}] * 4,
        goods=[{}] * 4,
        hand={"priest": 1, "shrine": 2},
        rows={1: ["rice_farmer", "shrine"]},
        supply={"rice": 2, "peanut": 9},
    )
    scene.do("take shrine row 1")
    assert [(event.seat, event.good) for event in scene.events(GoodReceived)] == [(2, "rice"), (3, "rice")]
    assert (scene.asked(), scene.decision()) == (0, "choose-good")


@pytest.mark.rule("BA-C7")
def test_who_finds_the_pile_empty_may_take_another_good_or_decline() -> None:
    scene = scored("rice_farmer", [1, 1, 0], supply={"rice": 0, "peanut": 1, "pepper": 3})
    assert scene.options() == ["take peanut", "take pepper", "decline"]
    scene.do("take peanut")
    assert (scene.asked(), scene.options()) == (1, ["take pepper", "decline"])
    scene.do("decline")
    assert [scene.goods(seat) for seat in range(3)] == [{"peanut": 1}, {}, {}]
    assert scene.events(GoodDeclined) == [GoodDeclined(1)]


@pytest.mark.rule("BA-C7")
def test_the_extra_good_may_be_another_one_too() -> None:
    scene = scored("rice_farmer", [2, 1, 0], supply={"rice": 2, "banana": 5})
    assert (scene.asked(), scene.options()) == (0, ["take banana", "decline"])
    scene.do("take banana")
    assert scene.goods(0) == {"rice": 1, "banana": 1}


@pytest.mark.rule("BA-C7")
def test_an_empty_supply_gives_nothing_and_asks_nobody() -> None:
    scene = scored("rice_farmer", [2, 1, 1], supply={})
    assert (scene.asked(), scene.decision()) == (1, "buy-or-play")
    assert scene.events(GoodReceived) == []
    assert scene.events(GoodDeclined) == []
