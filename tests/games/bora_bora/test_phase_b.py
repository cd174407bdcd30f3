"""Phase B: people (BB-W) and the green god."""

from __future__ import annotations

from typing import Any

import pytest

from motu.games.bora_bora.components import STANDARD
from tests.games.bora_bora.builder import CENTRE, Player, Scene, others

HOME = (CENTRE,)
ROOM = range(8, 13)
"""Huts on spaces 8 to 12, people on those before."""


def work(*people: str, seats: int = 4, **more: Any) -> Scene:
    me = Player(people=people, huts=ROOM, regions=HOME, **more)
    return Scene(me, *others(seats - 1), start="people")


@pytest.mark.rule("BB-W1")
def test_one_kind_of_men_and_one_kind_of_women_in_either_order() -> None:
    for first, second in (("man points", "woman shell"), ("woman shell", "man points")):
        scene = work("man points", "man offering", "woman shell", "woman offering")
        assert set(scene.options()) == {"man points", "man offering", "woman shell", "woman offering", "pass"}
        scene.do(first)
        assert {token.split()[0] for token in scene.options()} == {second.split()[0], "pass"}
        scene.do(second)
        assert (scene.points("people"), scene.seat().shells, scene.table.phase) == (2, 1, 3)


@pytest.mark.rule("BB-W1")
def test_either_use_may_be_passed_on() -> None:
    scene = work("man points", "woman shell").do("pass")
    assert (scene.points("people"), scene.seat().shells) == (0, 0)


@pytest.mark.rule("BB-W1")
def test_each_finishes_before_the_next_begins() -> None:
    players = [Player(people=["man points", "woman shell"], huts=ROOM) for _ in range(2)]
    scene = Scene(*players, start="people", order=(1, 0))
    asked = [scene.asked(), scene.do("man points").asked(), scene.do("woman shell").asked()]
    assert asked == [1, 1, 0]


@pytest.mark.rule("BB-W2")
def test_example_7_two_male_pathfinders_take_one_land_path_up_to_4() -> None:
    scene = work("man land_path 1", "man land_path 2 shifted")
    scene.do("man land_path")
    # From the central mountain: the beach by 2, the plains by 4 (rulebook); one expansion, not two.
    assert set(scene.options()) == {"central_southwest", "central_northeast"}
    scene.do("central_northeast", "from another")
    assert scene.regions() == {CENTRE, "central_northeast"}
    assert scene.table.phase == 3


@pytest.mark.rule("BB-W2")
def test_example_7_a_female_pathfinder_is_a_separate_and_optional_expansion() -> None:
    scene = work("man land_path 1", "man land_path 2", "woman land_path")
    scene.do("woman land_path", "from another", "space 1")
    assert scene.regions() == {CENTRE, "central_southwest"}
    assert "man land_path" in scene.options()
    assert scene.do("pass").table.phase == 3


@pytest.mark.rule("BB-W2")
def test_using_people_changes_nothing_on_their_tiles() -> None:
    scene = work("man points 2", "man points 1 shifted").do("man points")
    assert (scene.seat().men, scene.seat().shifted, scene.points("people")) == (0b11, 0b10, 4)


@pytest.mark.rule("BB-W2")
def test_counts_are_upper_limits() -> None:
    scene = work("man god_card 1", "man god_card 2", "man god_card 3").do("man god_card", "take red")
    assert "stop" in scene.options()
    scene.do("stop")
    assert scene.hand() == {"red": 1}
    steps = work("woman status 1", "woman status 2", "woman status 3").do("woman status")
    assert steps.options() == ["steps 3", "steps 2", "steps 1"]
    materials = work("woman material 1", "woman material 2").do("woman material", "take wood", "space 2", "stop")
    assert materials.materials() == ["wood"]
    huts = work("woman move_hut 1", "woman move_hut 2").do("woman move_hut", "stop")
    assert huts.seat().on_last == 2


@pytest.mark.rule("BB-W2")
def test_a_kind_with_no_possible_effect_cannot_be_used() -> None:
    full = Player(people=["man man", "woman build", "woman points"], huts=[*range(4, 13)])
    assert Scene(full, *others(3), start="people").options() == ["woman points", "pass"]
    top = Player(people=["man status", "woman points"], huts=ROOM, status=STANDARD.status_end)
    assert Scene(top, *others(3), start="people").options() == ["woman points", "pass"]
    lost = Player(people=["man land_path", "woman points"], huts=ROOM)
    assert Scene(lost, *others(3), start="people").options() == ["woman points", "pass"]
    stuck = Player(people=["man move_hut", "woman points"], huts=(12,))
    assert Scene(stuck, *others(3), start="people").options() == ["woman points", "pass"]


def copies(kind: str, number: int) -> list[str]:
    return [f"woman {kind} {symbols}" for symbols in range(1, number + 1)]


@pytest.mark.rule("BB-W3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_example_8_points_offerings_status_shells_by_number_of_tiles(number: int) -> None:
    assert work(*copies("points", number)).do("woman points").points("people") == 2 * number
    assert work(*copies("offering", number)).do("woman offering").seat().offerings == number
    assert work(*copies("shell", number)).do("woman shell").seat().shells == number
    status = work(*copies("status", number)).do("woman status")
    if number > 1:
        status.do(f"steps {number}")
    assert status.table.phase == 3
    assert status.points("status") == [0, 1, 1, 2][number]


@pytest.mark.rule("BB-W3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_example_8_materials_cards_and_huts_by_number_of_tiles(number: int) -> None:
    scene = work(*copies("material", number)).do("woman material")
    for material, space in (("wood", "space 2"), ("stone", "space 3"), ("sand", "space 1"))[:number]:
        scene.do(f"take {material}", space)
    assert (len(scene.materials()), scene.table.phase) == (number, 3)
    cards = work(*copies("god_card", number)).do("woman god_card", *["draw"] * number)
    assert (sum(cards.hand().values()), cards.table.phase) == (number, 3)
    huts = work(*copies("move_hut", number)).do("woman move_hut", *["move hut"] * (number - 1))
    assert (huts.seat().on_last, huts.table.phase) == (1 + number, 3)


@pytest.mark.rule("BB-W3")
@pytest.mark.parametrize(("number", "most"), [(1, 3), (2, 6), (3, 6)])
def test_example_8_people_and_buildings_by_number_of_tiles(number: int, most: int) -> None:
    assert work(*copies("woman", number)).do("woman woman").options() == [f"woman {n}" for n in range(1, most + 1)]
    assert work(*copies("man", number)).do("woman man").options() == [f"man {n}" for n in range(1, most + 1)]
    built = work(*copies("build", number), materials=[1, 2]).do("woman build")
    assert built.options() == [f"tile {n}" for n in range(1, most + 1)]


@pytest.mark.rule("BB-W3")
@pytest.mark.parametrize(("number", "value"), [(1, 2), (2, 4), (3, 6)])
def test_example_8_paths_by_number_of_tiles(number: int, value: int) -> None:
    land = {"central_southwest": 2, "central_northeast": 4}
    water = {"east_south": 4, "south_east": 5}
    for kind, paths in (("land_path", land), ("water_path", water)):
        scene = work(*copies(kind, number))
        reached = {region for region, needed in paths.items() if needed <= value}
        assert (f"woman {kind}" in scene.options()) == bool(reached)
        if len(reached) > 1:
            assert set(scene.do(f"woman {kind}").options()) == reached
        elif reached:
            assert scene.do(f"woman {kind}", "from another").regions() == {CENTRE, *reached}


@pytest.mark.rule("BB-W3", "BB-B2")
def test_building_by_people_scores_by_round_and_brings_the_fire_bonus() -> None:
    scene = work("man build", materials=[1, 2]).do("man build", "tile 3")
    assert (scene.points("buildings"), scene.decision()) == (10, "fire-bonus")


@pytest.mark.rule("BB-W4", "BB-G4")
def test_example_10_two_women_for_points_bring_4_and_with_a_green_god_8() -> None:
    people = ["woman points 1", "woman points 2"]
    assert work(*people).do("woman points").points("people") == 4
    scene = work(*people, hand={"green": 1}, offerings=1).do("woman points doubled")
    assert (scene.points("people"), scene.hand(), scene.seat().offerings) == (8, {}, 0)


@pytest.mark.rule("BB-W4")
def test_example_11_up_to_3_becomes_one_building_up_to_6_and_never_two() -> None:
    scene = work("man build", materials=[1, 2, 3, 4], god_tiles=1).do("man build doubled")
    assert scene.options() == [f"tile {n}" for n in range(1, 7)]
    scene.do("tile 5", "spaces 1 2", "offering shell")
    assert (scene.seat().buildings, scene.table.phase) == (1 << 4, 3)


@pytest.mark.rule("BB-W4", "BB-W6")
def test_example_12_a_green_god_just_taken_brings_one_more_kind() -> None:
    people = ["woman land_path 1", "woman land_path 2", "man god_card", "woman man"]
    scene = work(*people, offerings=1)
    scene.do("woman land_path", "central_southwest", "from another", "space 1")
    scene.do("man god_card", "take green")
    assert scene.options() == ["woman man +green", "pass"]
    scene.do("woman man +green", "man 3")
    assert scene.people().count("man shell") == 1
    assert (scene.seat().offerings, scene.hand(), scene.table.phase) == (0, {}, 3)


@pytest.mark.rule("BB-W4", "BB-W6")
def test_example_12_or_two_women_bring_two_materials() -> None:
    people = ["woman land_path 1", "woman land_path 2", "man god_card", "woman material 1", "woman material 2"]
    scene = work(*people, offerings=1)
    scene.do("woman land_path", "central_southwest", "from another", "space 1", "man god_card", "take green")
    scene.do("woman material +green", "take wood", "space 2", "take wood", "space 5")
    assert scene.materials() == ["sand", "wood", "wood"]


@pytest.mark.rule("BB-W4")
def test_at_most_one_green_god_in_a_phase_b() -> None:
    scene = work("man points", "man offering", "woman shell", god_tiles=3).do("man points doubled")
    assert scene.options() == ["woman shell", "pass"]
    assert scene.do("woman shell").table.phase == 3


@pytest.mark.rule("BB-W4")
def test_each_player_may_play_a_green_god_in_the_same_phase_b() -> None:
    players = [Player(people=["man points"], huts=ROOM, god_tiles=1) for _ in range(2)]
    scene = Scene(*players, start="people").do("man points doubled")
    assert (scene.asked(), scene.options()) == (1, ["man points", "man points doubled", "pass"])


@pytest.mark.rule("BB-W4")
def test_a_used_kind_is_not_used_again_but_its_other_sex_may_be() -> None:
    scene = work("man points", "woman points", "woman shell", god_tiles=1).do("man points", "woman points")
    assert scene.options() == ["woman shell +green", "pass"]


@pytest.mark.rule("BB-W4")
def test_doubling_is_offered_only_where_it_makes_more_possible() -> None:
    three = work("man land_path 1", "man land_path 2", "man land_path 3", god_tiles=1)
    assert "man land_path doubled" not in three.options()
    near = work("man move_hut", god_tiles=1)
    assert "man move_hut doubled" in near.options()
    last = Scene(Player(people=["man move_hut"], huts=(8, 12), god_tiles=1), *others(3), start="people")
    assert last.options() == ["man move_hut", "pass"]


@pytest.mark.rule("BB-W4")
def test_two_builders_count_for_6_already_and_are_not_doubled() -> None:
    scene = work("man build 1", "man build 2", god_tiles=1, materials=[1, 2])
    assert scene.options() == ["man build", "pass"]


@pytest.mark.rule("BB-W4")
def test_a_builder_is_doubled_only_if_a_higher_building_is_left() -> None:
    higher = {4: (3, 4), 5: (5, 6), 6: (7, 8)}
    assert work("man build", god_tiles=1, materials=[1, 2], buildings=higher).options() == ["man build", "pass"]


@pytest.mark.rule("BB-W4")
def test_taking_people_is_doubled_only_if_somebody_lies_further_on() -> None:
    for sex in ("man", "woman"):
        scene = work(f"man {sex}", god_tiles=1)
        assert scene.options() == [f"man {sex}", f"man {sex} doubled", "pass"]
        if sex == "man":
            scene.table.men_left = 0b000111
        else:
            scene.table.women_left = 0b000111
        assert scene.options() == [f"man {sex}", "pass"]


@pytest.mark.rule("BB-W4", "BB-U1")
def test_status_steps_are_doubled_only_if_there_are_steps_left() -> None:
    assert work("man status", god_tiles=1, status=STANDARD.status_end - 1).options() == ["man status", "pass"]
    assert "man status doubled" in work("man status", god_tiles=1, status=STANDARD.status_end - 2).options()


@pytest.mark.rule("BB-W5", "BB-G4")
def test_a_red_god_may_be_played_at_an_expansion_in_phase_b() -> None:
    me = Player(people=["woman land_path"], huts=ROOM, regions=HOME, hand={"red": 1}, offerings=1)
    scene = Scene(me, *others(3), start="people", fish={"central_southwest": 4})
    scene.do("woman land_path", "from another", "space 1", "red by card")
    assert scene.points("red_fish") == 4


@pytest.mark.rule("BB-W6")
def test_a_person_taken_in_phase_b_may_be_used_in_it_if_its_sex_is_unused() -> None:
    scene = work("woman man").do("woman man", "man 1")
    assert scene.options() == ["man points", "pass"]
    assert scene.do("man points").points("people") == 2


@pytest.mark.rule("BB-W6")
def test_a_person_taken_joins_its_kind_only_before_that_kind_is_used() -> None:
    scene = work("woman man", "man points 3").do("woman man", "man 1", "man points")
    assert scene.points("people") == 4
    late = work("woman man", "man points 3").do("man points", "woman man", "man 1")
    assert (late.points("people"), late.table.phase) == (2, 3)
