"""The end of the game and the final scoring (BA-E)."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motu.games.bali.components import STANDARD
from motu.games.bali.events import CardScored, GoodValued, SeatScored
from motu.games.bali.scoring import good_values
from tests.games.bali.builder import BALI, Scene


def ended(**changes: Any) -> Scene:
    """A game that is over: seat 0 took the last card of a row, and the pile ran out."""
    settings: dict[str, Any] = {
        "hand": {"stonemason": 1},
        "rows": {1: ["priest"]},
        "pile": ["shrine"],
        "goods": [{}] * 4,
    }
    scene = Scene(**(settings | changes))
    if scene.decision() == "buy-or-play":
        scene.do("play stonemason")
    return scene.do("take priest row 1")


def values(*counts: int) -> list[int]:
    worth = good_values(STANDARD, vec[i64](list(counts)))
    return [worth[good] for good in range(4)]


@pytest.mark.rule("BA-E1")
def test_the_game_ends_at_once_without_a_scoring() -> None:
    scene = ended(fronts=[{"stonemason": 3}])
    assert scene.asked() is None
    assert scene.stone() == [0, 0, 0]
    assert scene.events(CardScored) == []


@pytest.mark.rule("BA-E1")
def test_afterwards_all_goods_and_the_altar_are_open() -> None:
    scene = ended(goods=[{"rice": 2}, {"pepper": 1}, {}], altar=["-rice", "pepper", "-rice"])
    view = BALI.seen(scene.table, None)
    assert all("hand" not in seat for seat in view["seats"]), "hands stay closed"
    assert [{good: n for good, n in seat["goods"].items() if n} for seat in view["seats"]] == [
        {"rice": 2},
        {"pepper": 1},
        {},
    ]
    assert view["altar"]["goods"] == {"rice": 2, "peanut": 0, "banana": 0, "pepper": 1}
    assert view["altar"]["values"] == {"rice": 3, "peanut": 0, "banana": 0, "pepper": 2}


@pytest.mark.rule("BA-E2")
def test_the_rulebooks_altar() -> None:
    """Worked example 9: most peppers, as many bananas as peanuts, fewest rice."""
    assert values(5, 3, 3, 1) == [3, 2, 2, 1]


@pytest.mark.rule("BA-E2")
@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ([7, 5, 3, 1], [3, 2, 1, 0]),
        ([5, 5, 3, 1], [3, 3, 2, 1]),
        ([5, 3, 2, 2], [3, 2, 1, 1]),
        ([4, 4, 4, 1], [3, 3, 3, 2]),
        ([5, 2, 2, 2], [3, 2, 2, 2]),
        ([4, 4, 2, 2], [3, 3, 2, 2]),
        ([3, 3, 3, 3], [3, 3, 3, 3]),
        ([1, 3, 5, 7], [0, 1, 2, 3]),
    ],
)
def test_equal_numbers_share_a_rank_and_the_next_follows_without_a_gap(counts: list[int], worth: list[int]) -> None:
    """Worked example 13."""
    assert values(*counts) == worth


@pytest.mark.rule("BA-E3")
@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ([5, 3, 0, 0], [3, 2, 0, 0]),
        ([2, 2, 2, 0], [3, 3, 3, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([0, 0, 1, 0], [0, 0, 3, 0]),
    ],
)
def test_a_good_that_is_not_on_the_altar_is_worth_nothing(counts: list[int], worth: list[int]) -> None:
    """Worked example 14."""
    assert values(*counts) == worth


@pytest.mark.rule("BA-E2", "BA-E4")
def test_the_final_score_adds_points_shrines_stone_and_goods() -> None:
    scene = ended(
        fronts=[{"shrine": 2, "rice_farmer": 4}, {"priest": 5}],
        stone=[9, 10, 4, 0],
        goods=[{"rice": 3, "peanut": 1}, {"pepper": 2}, {"banana": 7}],
        altar=["rice", "rice", "rice", "-peanut", "peanut", "pepper"],
        hand={"stonemason": 1, "shrine": 2},
    )
    scene.table.seats[0].priest_points = 5
    scene.table.seats[0].reward_points = 6
    # rice is worth 3, peanuts 2, peppers 1, bananas nothing
    assert BALI.breakdown(scene.table) == [
        {"priests": 5, "rewards": 6, "shrines": 8, "stone": 1, "rice": 9, "peanut": 2, "banana": 0, "pepper": 0},
        {"priests": 0, "rewards": 0, "shrines": 0, "stone": 2, "rice": 0, "peanut": 0, "banana": 0, "pepper": 2},
        {"priests": 0, "rewards": 0, "shrines": 0, "stone": 0, "rice": 0, "peanut": 0, "banana": 0, "pepper": 0},
    ]
    assert BALI.scores(scene.table) == [31, 4, 0]


@pytest.mark.rule("BA-E4")
def test_what_everything_is_worth_is_said_at_the_end() -> None:
    scene = ended(stone=[5, 0, 0, 0], goods=[{"rice": 1}, {}, {}], altar=["rice"])
    assert scene.events(GoodValued)[0] == GoodValued("rice", 1, 3)
    assert scene.events(SeatScored) == [SeatScored(0, 4), SeatScored(1, 0), SeatScored(2, 0)]


@pytest.mark.rule("BA-E5")
def test_most_points_win_then_shrines_then_stone_then_the_victory_is_shared() -> None:
    scene = ended(
        seats=4,
        fronts=[{"shrine": 1}, {"shrine": 2}, {"shrine": 1}, {"shrine": 1}],
        stone=[24, 1, 21, 24],
    )
    # 4 + 4, 8 + 0, 4 + 4, 4 + 4: all have eight points
    assert BALI.scores(scene.table) == [8, 8, 8, 8]
    assert BALI.places(scene.table) == [1, 0, 3, 1]


@pytest.mark.rule("BA-E5", "BA-E4")
def test_shrines_in_hand_count_for_nothing() -> None:
    scene = ended(seats=2, stone=[0, 0], hand={"stonemason": 1, "shrine": 2})
    assert BALI.scores(scene.table) == [0, 0]
    assert BALI.places(scene.table) == [0, 0]


@pytest.mark.rule("BA-E5")
def test_equals_in_everything_share_the_victory() -> None:
    scene = ended(seats=2, stone=[10, 10])
    assert BALI.places(scene.table) == [0, 0]


@pytest.mark.rule("BA-E5")
def test_points_count_before_shrines() -> None:
    scene = ended(seats=2, fronts=[{"shrine": 1}, {}], stone=[0, 25])
    assert BALI.places(scene.table) == [1, 0]
