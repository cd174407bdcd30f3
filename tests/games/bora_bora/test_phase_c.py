"""Phase C: temple, jewelry and the next round (BB-C2, BB-C3, BB-C8). Status and tasks have files of their own."""

from __future__ import annotations

import pytest

from motu.games.bora_bora.components import STANDARD
from tests.games.bora_bora.builder import BORA, Player, Scene, jewel_named, others


@pytest.mark.rule("BB-C2")
@pytest.mark.parametrize(("round", "each"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_every_priest_scores_by_round(round: int, each: int) -> None:
    scene = Scene(*others(3), start="temple", round=round, temple={6: 0, 5: 1, 3: 0, 1: 0})
    assert [scene.points("temple", seat) for seat in range(3)] == [3 * each, each, 0]


@pytest.mark.rule("BB-C2")
def test_the_most_priests_get_the_god_tile() -> None:
    scene = Scene(*others(3), start="temple", temple={6: 0, 2: 1, 1: 1})
    assert [scene.seat(seat).god_tiles for seat in range(3)] == [0, 1, 0]
    assert scene.table.god_tiles_left == 5


@pytest.mark.rule("BB-C2")
def test_tied_the_god_tile_goes_to_the_priest_furthest_left() -> None:
    scene = Scene(*others(3), start="temple", temple={6: 0, 5: 2, 4: 1, 3: 2, 2: 1})
    assert [scene.seat(seat).god_tiles for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("BB-C2")
def test_without_any_priest_the_god_tile_leaves_the_game() -> None:
    before = Scene(*others(2), start="jewelry").table.god_tiles_gone
    scene = Scene(*others(2), start="temple")
    assert [seat.god_tiles for seat in scene.table.seats] == [0, 0]
    assert scene.table.god_tiles_gone == before + 1


JEWELS = ["ring 1", "necklace 1", "bracelet 4", "anklet 1"]


@pytest.mark.rule("BB-C3")
def test_one_jewelry_tile_of_the_column_is_bought_for_its_shells() -> None:
    cheap = jewel_named("ring 1")
    assert (STANDARD.jewel_points[cheap], STANDARD.jewel_shells[cheap]) == (3, 2)
    scene = Scene(Player(shells=3), Player(), start="jewelry", jewelry=JEWELS)
    assert set(scene.options()) == {"buy ring 1", "buy necklace 2", "buy anklet 4", "skip"}
    scene.do("buy ring 1")
    assert (scene.seat().shells, scene.points("jewelry")) == (1, 3)
    assert scene.decision() == "resolve-task"


@pytest.mark.rule("BB-C3")
def test_buying_may_be_skipped_and_who_cannot_pay_is_not_asked() -> None:
    scene = Scene(Player(shells=1), Player(shells=0), start="jewelry", jewelry=JEWELS).do("skip")
    assert (scene.seat().shells, scene.seat().jewelry, scene.decision()) == (1, 0, "resolve-task")


@pytest.mark.rule("BB-C3")
def test_jewelry_is_bought_in_the_new_order_and_what_is_left_is_gone() -> None:
    scene = Scene(Player(shells=9, status=1), Player(shells=9, status=2), start="status", jewelry=JEWELS)
    assert scene.asked() == 1
    scene.do("buy ring 1")
    assert scene.asked() == 0
    assert "buy ring 1" not in scene.options()
    scene.do("skip")
    gone = [jewel_named(jewel) for jewel in JEWELS[1:]]
    assert scene.table.jewels_gone == sum(1 << tile for tile in gone)


def to_the_next_round(scene: Scene) -> Scene:
    """Let everything run on, first options first, until the display of the next round lies there."""
    round = scene.table.round
    while scene.table.round == round and scene.asked() is not None:
        scene.do(scene.options()[0])
    return scene


@pytest.mark.rule("BB-C8")
def test_when_all_have_resolved_each_takes_a_shown_task_in_turn_order() -> None:
    scene = Scene(*others(2), start="tasks", order=(1, 0), tasks=["men", "women", "shells", "offerings"])
    scene.do("surrender islands", "surrender islands")
    assert (scene.asked(), scene.decision()) == (1, "take-task")
    assert scene.options() == ["take men", "take women", "take shells", "take offerings"]
    scene.do("take shells")
    assert (scene.asked(), scene.options()) == (0, ["take men", "take women", "take offerings"])
    scene.do("take men")
    assert "shells" in scene.tasks(1)
    assert "men" in scene.tasks(0)


@pytest.mark.rule("BB-C8")
def test_leftovers_leave_the_game_dice_return_and_a_new_round_is_shown() -> None:
    scene = Scene(*others(3), start="tasks", tasks=["men", "women", "shells", "offerings", "jewelry"])
    before = BORA.seen(scene.table, None)["tasks_gone"]
    to_the_next_round(scene)
    t = scene.table
    assert t.round == 1
    view = BORA.seen(t, None)
    # Three of five were taken, each time the first.
    assert {"offerings", "jewelry"} <= set(view["tasks_gone"]) - set(before)
    assert all(view["men"] + view["women"])
    assert len([task for task in t.tasks_shown if task >= 0]) == 5
    assert bin(t.men_gone).count("1") == bin(t.women_gone).count("1") == 6
    assert [len(seat["dice"]) for seat in view["seats"]] == [3] * 3


@pytest.mark.rule("BB-C8", "BB-A2")
def test_dice_of_the_round_before_bar_no_tile() -> None:
    tasks = ["men", "women", "shells", "offerings"]
    scene = to_the_next_round(Scene(*others(2), start="tasks", tasks=tasks, lying={"helper": [1], "temple": [1]}))
    if scene.decision() == "choose-die":
        scene.do(scene.options()[0])
    assert {"helper", "temple"} <= set(scene.options())


@pytest.mark.rule("BB-C8")
def test_new_tasks_are_taken_in_the_last_round_too_and_then_all_three_are_resolved() -> None:
    scene = Scene(*others(2), start="tasks", round=6, tasks=["men", "women", "shells", "offerings"])
    scene.do("surrender islands", "surrender islands", "take men", "take women")
    assert scene.tasks(0) == ["nine_regions", "men", "buildings"]
    assert (scene.table.phase, scene.decision(), scene.asked()) == (4, "resolve-task", 0)
    assert len(scene.options()) == 3
