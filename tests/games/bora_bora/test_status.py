"""The status track (BB-U, BB-C1)."""

from __future__ import annotations

import pytest

from motu.games.bora_bora.components import STANDARD
from motu.games.bora_bora.events import ManTattooed, StatusGained
from tests.games.bora_bora.builder import BORA, Player, Scene


def stack(scene: Scene) -> list[int]:
    return [marker["seat"] for marker in BORA.seen(scene.table, None)["status"]]


@pytest.mark.rule("BB-U1")
def test_a_marker_arriving_on_others_lies_on_top() -> None:
    scene = Scene(Player(status=2), Player(status=1), Player(status=2), stack=(2, 0, 1))
    scene.table.step_up(1, 1)
    assert stack(scene) == [1, 2, 0]


@pytest.mark.rule("BB-U1")
def test_several_steps_are_one_move_and_only_the_last_space_stacks() -> None:
    scene = Scene(Player(status=0), Player(status=1), Player(status=3), stack=(1, 2, 0))
    scene.table.step_up(0, 2)
    assert stack(scene) == [2, 0, 1]


@pytest.mark.rule("BB-U1")
def test_the_last_space_is_the_end_and_a_marker_on_it_stays_as_it_lies() -> None:
    scene = Scene(
        Player(status=STANDARD.status_end),
        Player(status=STANDARD.status_end),
        Player(status=STANDARD.status_end - 1),
        stack=(0, 1, 2),
    )
    scene.table.step_up(1, 3)
    assert stack(scene) == [0, 1, 2]
    scene.table.step_up(2, 3)
    assert (stack(scene), scene.seat(2).status) == ([2, 0, 1], STANDARD.status_end)


@pytest.mark.rule("BB-U1")
def test_only_steps_that_were_taken_are_told() -> None:
    def told(status: int) -> list[int]:
        me = Player(dice=(1, 1, 1), status=status, people=["man points 3"], huts=range(2, 13))
        scene = Scene(me, Player(), Player()).do("helper", "tattoo 3")
        return [event.steps for event in scene.events(ManTattooed)]

    assert [told(STANDARD.status_end - left) for left in (4, 2, 0)] == [[3], [2], [0]]


@pytest.mark.rule("BB-U1", "BB-B3")
def test_a_step_of_the_fire_bonus_at_the_end_of_the_track_is_not_told() -> None:
    for status, steps in ((STANDARD.status_end - 1, [1]), (STANDARD.status_end, [])):
        scene = Scene(Player(dice=(1, 1, 1), status=status), Player(), Player()).do("temple", "offering status")
        assert [event.steps for event in scene.events(StatusGained)] == steps


@pytest.mark.rule("BB-C1")
def test_the_track_pays_0_to_15_points_and_never_less_further_on() -> None:
    points = list(STANDARD.status_points)
    assert (points[0], points[-1]) == (0, 15)
    assert points == sorted(points)


@pytest.mark.rule("BB-C1")
def test_points_by_the_track_then_the_turn_order_follows_the_stack() -> None:
    players = [Player(status=0), Player(status=5), Player(status=5), Player(status=1)]
    scene = Scene(*players, start="status", stack=(2, 1, 0, 3), order=(0, 1, 2, 3))
    assert [scene.points("status", seat) for seat in range(4)] == [0, 4, 4, STANDARD.status_points[1]]
    assert list(scene.table.order) == [2, 1, 3, 0]
    assert stack(scene) == [2, 1, 3, 0]
    assert {seat.status for seat in scene.table.seats} == {0}


@pytest.mark.rule("BB-C1")
def test_who_nobody_passed_keeps_the_place_in_the_stack() -> None:
    scene = Scene(Player(), Player(), Player(), start="status", stack=(1, 2, 0), order=(1, 2, 0))
    assert list(scene.table.order) == [1, 2, 0]
