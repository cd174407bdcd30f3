"""Expanding (BB-X) and storing materials (BB-M)."""

from __future__ import annotations

import pytest

from tests.games.bora_bora.builder import BORA, CENTRE, Player, Scene, others

HOME = (CENTRE,)


def reached(tile: str, face: int, regions: tuple[str, ...] = HOME) -> set[str]:
    scene = Scene(Player(dice=(face, face, face), regions=regions), *others(3))
    if tile not in scene.options():
        return set()
    before = set(scene.regions())
    scene.do(tile)
    return set(scene.options()) if scene.decision() == "expand" else scene.regions() - before or {forced(scene)}


def forced(scene: Scene) -> str:
    """A single region is not asked for: the next question is which hut goes there."""
    assert scene.decision() == "take-hut"
    return next(iter(scene.do("from another").regions() - set(HOME)))


@pytest.mark.rule("BB-X1")
@pytest.mark.parametrize("face", range(1, 7))
def test_example_2_by_water_from_the_central_mountain(face: int) -> None:
    expected = {"east_south": 4, "south_east": 5}
    assert reached("water", face) == {region for region, value in expected.items() if face >= value}


@pytest.mark.rule("BB-X1")
@pytest.mark.parametrize("face", range(1, 7))
def test_example_2_by_land_from_the_central_mountain(face: int) -> None:
    expected = {"central_northeast": 4, "central_southwest": 2}
    assert reached("land", face) == {region for region, value in expected.items() if face >= value}


@pytest.mark.rule("BB-X1")
def test_example_2_forests_lie_only_diagonally_and_are_never_reached() -> None:
    assert not (reached("land", 6) | reached("water", 6)) & {"central_northwest", "east_north", "south_west"}


@pytest.mark.rule("BB-X1", "BB-X2")
def test_a_hut_pushed_aside_still_leads_on() -> None:
    scene = Scene(Player(dice=(6, 6, 6), regions=HOME), Player(regions=HOME), *others(2))
    assert scene.holder(CENTRE) == 1
    scene.do("land")
    assert set(scene.options()) == {"central_northeast", "central_southwest"}


@pytest.mark.rule("BB-X2")
def test_no_region_takes_a_second_own_hut() -> None:
    scene = Scene(Player(dice=(6, 6, 6), regions=(CENTRE, "central_southwest")), *others(3)).do("land")
    assert not set(scene.options()) & {CENTRE, "central_southwest"}


@pytest.mark.rule("BB-X2")
def test_the_new_hut_takes_the_building_space_and_the_old_one_stays_in_the_region() -> None:
    scene = Scene(Player(dice=(6, 6, 6), regions=HOME), Player(regions=("central_southwest",)), *others(2))
    scene.do("land", "central_southwest", "from another")
    assert scene.holder("central_southwest") == 0
    assert "central_southwest" in scene.regions(1)


@pytest.mark.rule("BB-S13", "BB-X2")
def test_the_hut_comes_from_any_space_and_leaves_it_free() -> None:
    me = Player(dice=(6, 6, 6), regions=HOME, huts=(3, 12))
    scene = Scene(me, *others(3)).do("land", "central_southwest")
    assert scene.options() == ["from another", "from 12"]
    assert scene.do("from another").seat().huts == 1 << 11


@pytest.mark.rule("BB-X3", "BB-M1")
def test_the_regions_material_goes_on_a_free_space_of_its_kind_by_choice() -> None:
    scene = Scene(Player(dice=(6, 6, 6), regions=HOME, materials=[4]), *others(3))
    scene.do("land", "central_southwest", "from another")
    # Sand lies on spaces 1, 4, 7, 10 of the ceremony area; space 4 is taken.
    assert scene.options() == ["space 1", "space 7", "space 10"]
    assert scene.do("space 7").materials() == ["sand", "sand"]


@pytest.mark.rule("BB-X3")
def test_plains_bring_an_offering() -> None:
    scene = Scene(Player(dice=(4, 4, 4), regions=HOME), *others(3)).do("land", "central_northeast", "from another")
    assert scene.seat().offerings == 1


@pytest.mark.rule("BB-M1")
def test_without_a_free_space_of_its_kind_a_material_lies_beside_the_board() -> None:
    me = Player(dice=(3, 3, 3), regions=HOME, materials=[1, 4, 7, 10])
    scene = Scene(me, *others(3)).do("land", "from another")
    assert list(scene.seat().beside) == [1, 0, 0]
    assert len(scene.materials()) == 4


@pytest.mark.rule("BB-M2", "BB-B1")
def test_materials_on_the_area_stay_where_they_are_and_covered_spaces_take_none() -> None:
    me = Player(dice=(3, 3, 3), regions=HOME, materials=[4], buildings={1: (1, 2), 2: (7, 8)})
    scene = Scene(me, *others(3)).do("land", "from another")
    # Of the four sand spaces only 10 is free: it is taken without a question, and 4 keeps its sand.
    assert [space + 1 for space in range(12) if scene.seat().materials >> space & 1] == [4, 10]


@pytest.mark.rule("BB-X4", "BB-G4")
def test_a_red_god_scores_the_fish_of_the_new_region_and_the_tile_stays() -> None:
    me = Player(dice=(4, 4, 4), regions=HOME, hand={"red": 1}, offerings=1)
    scene = Scene(me, *others(3), fish={"central_northeast": 6}).do("land", "central_northeast", "from another")
    assert scene.options() == ["red by card", "no"]
    scene.do("red by card")
    assert scene.points("red_fish") == 6
    assert scene.table.fish_value(1) == 6


@pytest.mark.rule("BB-X4")
def test_an_offering_just_gained_may_pay_for_the_red_god() -> None:
    me = Player(dice=(4, 4, 4), regions=HOME, hand={"red": 1}, offerings=0)
    scene = Scene(me, *others(3)).do("land", "central_northeast", "from another")
    assert "red by card" in scene.options()
    assert scene.do("red by card").seat().offerings == 0


@pytest.mark.rule("BB-X4")
def test_without_means_nobody_is_asked_for_a_red_god() -> None:
    me = Player(dice=(3, 3, 3), regions=HOME, offerings=2, hand={"blue": 1})
    scene = Scene(me, *others(3)).do("land", "from another")
    assert scene.decision() != "score-fish"
    scene.do("space 1")
    assert scene.asked() == 1


@pytest.mark.rule("BB-X4")
def test_a_declined_fish_can_only_be_scored_at_the_end() -> None:
    me = Player(dice=(4, 4, 4), regions=HOME, god_tiles=1)
    scene = Scene(me, *others(3), fish={"central_northeast": 6}).do("land", "central_northeast", "from another", "no")
    assert (scene.asked(), scene.points("red_fish")) == (1, 0)
    assert scene.points("fish") >= 6


@pytest.mark.rule("BB-X2")
def test_huts_beside_the_building_space_are_seen_too() -> None:
    scene = Scene(Player(regions=HOME), Player(regions=HOME), Player())
    region = next(region for region in BORA.seen(scene.table, None)["regions"] if region["region"] == CENTRE)
    assert (region["holder"], region["aside"]) == (1, [0])
