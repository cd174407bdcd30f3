"""Building (BB-B)."""

from __future__ import annotations

import pytest

from tests.games.bora_bora.builder import Player, Scene, others


def build(face: int, me: Player, round: int = 1) -> Scene:
    me.dice = (face, face, face)
    return Scene(me, *others(3), round=round).do("build")


@pytest.mark.rule("BB-B1")
def test_an_unbuilt_tile_up_to_the_value_is_built() -> None:
    me = Player(materials=[1, 2], buildings={2: (11, 12)})
    assert build(4, me).options() == ["tile 1", "tile 3", "tile 4"]


@pytest.mark.rule("BB-B1")
def test_two_adjacent_materials_are_returned_and_the_tile_covers_both() -> None:
    scene = build(1, Player(materials=[1, 2, 5, 8]))
    assert scene.options() == ["spaces 1 2", "spaces 1 5"]
    scene.do("spaces 1 5", "offering shell")
    assert [space + 1 for space in range(12) if scene.seat().materials >> space & 1] == [2, 8]
    assert scene.seat().covered == 1 << 0 | 1 << 4


@pytest.mark.rule("BB-B1")
def test_spaces_at_the_end_of_a_row_and_the_start_of_the_next_are_not_adjacent() -> None:
    assert "build" not in Scene(Player(dice=(6, 6, 6), materials=[4, 5]), *others(3)).options()


@pytest.mark.rule("BB-B1")
def test_materials_beside_the_board_build_nothing() -> None:
    me = Player(dice=(6, 6, 6), beside={"sand": 3, "wood": 3})
    assert "build" not in Scene(me, *others(3)).options()


@pytest.mark.rule("BB-B1", "BB-M1")
def test_a_single_space_left_over_can_still_be_filled_with_material() -> None:
    me = Player(dice=(6, 6, 6), buildings={1: (2, 3), 2: (5, 9), 3: (6, 7), 4: (8, 12), 5: (10, 11)}, materials=[1])
    scene = Scene(me, *others(3)).do("helper", "take sand")
    # Spaces 1 and 4 are left, far apart: no sixth building, but all twelve spaces are full.
    assert scene.bonuses() == {"ceremony"}
    scene.do("done")
    assert scene.asked() == 1


@pytest.mark.rule("BB-B2")
@pytest.mark.parametrize(("round", "points"), [(1, 10), (2, 10), (3, 7), (4, 7), (5, 4), (6, 4)])
def test_a_building_scores_by_round_and_brings_the_fire_bonus(round: int, points: int) -> None:
    scene = build(1, Player(materials=[1, 2]), round)
    assert scene.points("buildings") == points
    assert scene.decision() == "fire-bonus"


@pytest.mark.rule("BB-B3")
def test_both_halves_of_the_fire_bonus_are_taken() -> None:
    scene = build(1, Player(materials=[1, 2])).do("offering status")
    assert (scene.seat().offerings, scene.seat().status, scene.asked()) == (1, 1, 1)
