"""Phase 2b, the sacrifice phase (BA-A)."""

from __future__ import annotations

from typing import Any

import pytest

from motu.games.bali.events import GoodLaidDown, NothingToLay
from tests.games.bali.builder import BALI, ONE_OF_EACH, Scene


def shrine_played(seats: int = 3, **changes: Any) -> Scene:
    """A table at which seat 0 has just built a shrine."""
    settings: dict[str, Any] = {
        "stone": [7, 0, 0, 0],
        "hand": {"shrine": 1, "priest": 2},
        "goods": [ONE_OF_EACH] * seats,
    }
    scene = Scene(seats, **(settings | changes))
    return scene.do("play shrine")


@pytest.mark.rule("BA-A1", "BA-A2", "BA-A4")
def test_the_rulebooks_sacrifice() -> None:
    """Worked example 3: peanut up, peanut up, rice down, pepper of the supply up."""
    scene = shrine_played(altar=["banana"])
    before = scene.supply()["pepper"]
    scene.do("lay peanut", "lay peanut", "lay rice", "lay pepper from supply")
    assert scene.altar() == ["banana", "peanut", "peanut", "-rice", "pepper"]
    assert BALI.seen(scene.table, None)["altar"] == {"size": 5, "top": "pepper"}
    assert [sum(scene.goods(seat).values()) for seat in range(3)] == [3, 3, 3]
    assert scene.supply()["pepper"] == before - 1
    assert scene.decision() == "take-card"


@pytest.mark.rule("BA-A1")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3, 0, 0]), (2, [3, 0, 1, 2, 2])])
def test_the_left_neighbour_begins_and_the_active_player_comes_last(active: int, order: list[int]) -> None:
    scene = Scene(4, active=active, stone=[7] * 4, hand={"shrine": 3}, goods=[ONE_OF_EACH] * 4)
    scene.do("play shrine")
    asked = []
    while scene.decision() in ("lay-good", "lay-from-supply"):
        asked.append(scene.asked())
        scene.do(scene.options()[0])
    assert asked == order


@pytest.mark.rule("BA-A1")
def test_each_chooses_any_good_of_the_own_and_must_lay_one() -> None:
    scene = shrine_played(goods=[ONE_OF_EACH, {"rice": 2, "pepper": 1}, ONE_OF_EACH])
    assert scene.options() == ["lay rice", "lay pepper"]


@pytest.mark.rule("BA-A1")
def test_each_sees_what_was_laid_before() -> None:
    scene = shrine_played()
    scene.do("lay banana")
    assert scene.asked() == 2
    assert BALI.seen(scene.table, 2)["altar"] == {"size": 1, "top": "banana"}


@pytest.mark.rule("BA-A1")
def test_being_asked_does_not_tell_how_many_kinds_a_player_has() -> None:
    scene = shrine_played(goods=[ONE_OF_EACH, {"rice": 3}, ONE_OF_EACH])
    assert (scene.asked(), scene.options()) == (1, ["lay rice"])


@pytest.mark.rule("BA-A2")
def test_the_builder_chooses_any_good_that_the_supply_has() -> None:
    scene = shrine_played(supply={"rice": 0, "peanut": 3, "banana": 1, "pepper": 0})
    scene.do("lay rice", "lay rice", "lay rice")
    assert scene.options() == ["lay peanut from supply", "lay banana from supply"]


@pytest.mark.rule("BA-A3")
def test_who_has_no_goods_lays_nothing() -> None:
    """Worked example 12: three players, one of the others without goods: the altar grows by three."""
    scene = shrine_played(goods=[ONE_OF_EACH, {}, ONE_OF_EACH])
    assert scene.events(NothingToLay) == [NothingToLay(1)]
    assert scene.asked() == 2
    scene.do("lay rice", "lay rice", "lay rice from supply")
    assert scene.altar() == ["rice", "-rice", "rice"]


@pytest.mark.rule("BA-A3")
def test_a_builder_without_goods_still_lays_the_good_of_the_supply() -> None:
    scene = shrine_played(goods=[{}, ONE_OF_EACH, ONE_OF_EACH])
    scene.do("lay rice", "lay rice")
    assert (scene.asked(), scene.decision()) == (0, "lay-from-supply")
    scene.do("lay pepper from supply")
    assert scene.altar() == ["rice", "rice", "pepper"]


@pytest.mark.rule("BA-A3")
def test_an_empty_supply_lays_nothing() -> None:
    scene = shrine_played(supply={})
    scene.do("lay rice", "lay rice", "lay peanut")
    assert scene.altar() == ["rice", "rice", "-peanut"]
    assert scene.decision() == "take-card"


@pytest.mark.rule("BA-A4")
def test_only_the_top_of_the_altar_is_visible() -> None:
    scene = shrine_played(supply={})
    scene.do("lay rice", "lay banana", "lay peanut")
    for who in (None, 0, 1, 2):
        assert BALI.seen(scene.table, who)["altar"] == {"size": 3, "top": "hidden"}


@pytest.mark.rule("BA-A4")
def test_what_is_laid_face_down_is_known_to_who_laid_it_alone() -> None:
    scene = shrine_played()
    scene.do("lay rice", "lay rice", "lay banana", "lay rice from supply")
    assert BALI.seen(scene.table, 0)["memory"] == [{"laid_down": "banana"}]
    assert BALI.seen(scene.table, 1)["memory"] == []
    heard = {who: BALI.heard(scene.table, who) for who in (None, 0, 1, 2)}
    laid = {
        who: [entry["args"]["good"] for entry in log if entry["id"] == "event-good-laid-down"]
        for who, log in heard.items()
    }
    assert laid == {0: ["banana"], 1: ["hidden"], 2: ["hidden"], None: ["hidden"]}
    assert scene.events(GoodLaidDown) == [GoodLaidDown(0, "banana")]
