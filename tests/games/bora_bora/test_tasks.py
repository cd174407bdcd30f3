"""Tasks (BB-C4 to BB-C7): the duty, the yellow god, and all sixty of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from motu.games.bora_bora.components import GODS, KINDS, STANDARD, TERRAINS
from motu.games.bora_bora.events import CardsShownForTask
from motu.games.bora_bora.tasks import missing
from tests.games.bora_bora.builder import Player, Scene, others

ROOM = range(9, 13)
NEVER = ("nine_regions", "islands")
"""Tasks that nobody without huts on the map can complete, even with a god."""


def resolve(me: Player, *tasks: str, **table: Any) -> Scene:
    return Scene(replace(me, tasks=tasks or (*NEVER, "buildings")), Player(), start="tasks", **table)


@pytest.mark.rule("BB-C4")
def test_a_completed_task_scores_6_points() -> None:
    scene = resolve(Player(offerings=4, shells=5), *NEVER, "offerings")
    assert scene.points("tasks") == 6
    assert scene.seat().done == 1 << STANDARD.tasks.index("offerings")


@pytest.mark.rule("BB-C4")
def test_who_can_complete_one_must_and_may_choose_which() -> None:
    scene = resolve(Player(offerings=4, shells=5), "islands", "offerings", "shells")
    assert scene.options() == ["complete offerings", "complete shells"]


@pytest.mark.rule("BB-C4")
def test_who_can_complete_none_surrenders_one_for_nothing_and_it_leaves_the_game() -> None:
    scene = resolve(Player())
    assert scene.options() == [f"surrender {task}" for task in (*NEVER, "buildings")]
    scene.do("surrender islands")
    assert (scene.points("tasks"), scene.seat().done) == (0, 0)
    assert scene.table.tasks_gone >> STANDARD.tasks.index("islands") & 1


@pytest.mark.rule("BB-C4", "BB-C5")
def test_a_yellow_god_is_never_compulsory_and_may_be_preferred() -> None:
    helped = Player(offerings=4, hand={"yellow": 1}, shells=4)
    choice = resolve(helped, *NEVER, "shells")
    assert "complete shells yellow by card" in choice.options()
    assert "surrender shells" in choice.options()
    preferred = resolve(helped, "islands", "offerings", "shells")
    assert preferred.options() == ["complete offerings", "complete shells yellow by card"]


@pytest.mark.rule("BB-C4")
def test_tasks_are_resolved_in_turn_order() -> None:
    scene = Scene(*others(2), start="tasks", order=(1, 0))
    assert scene.asked() == 1
    assert scene.do("surrender islands").asked() == 0


@pytest.mark.rule("BB-C4")
def test_the_new_turn_order_counts() -> None:
    me = Player(people=["man points"], huts=ROOM, status=2, tasks=("man_and_first", *NEVER))
    scene = Scene(me, Player(status=1), start="status", order=(1, 0), stack=(1, 0))
    assert scene.points("tasks") == 6


@pytest.mark.rule("BB-C4")
def test_jewelry_and_god_tile_of_this_phase_c_count() -> None:
    me = Player(people=["woman points"], huts=ROOM, shells=2, tasks=("woman_and_jewelry", *NEVER))
    scene = Scene(me, Player(), start="jewelry", jewelry=["ring 1", "necklace 4", "bracelet 4", "anklet 4"])
    assert scene.do("buy ring 1").points("tasks") == 6
    temple = Scene(
        Player(god_tiles=1, tasks=("god_tiles", *NEVER)), Player(), start="temple", temple={3: 0}, order=(0, 1)
    )
    assert (temple.seat().god_tiles, temple.points("tasks")) == (2, 6)


@pytest.mark.rule("BB-C5", "BB-G4")
def test_example_13_three_wood_with_two_and_a_yellow_god() -> None:
    me = Player(materials=[2, 5], hand={"yellow": 1}, offerings=1)
    scene = resolve(me, *NEVER, "material_wood").do("complete material_wood yellow by card")
    assert (scene.points("tasks"), scene.materials()) == (4, ["wood", "wood"])
    assert (scene.hand(), scene.seat().offerings) == ({}, 0)


@pytest.mark.rule("BB-C5")
def test_example_13_nine_regions_with_eight_and_a_yellow_god() -> None:
    me = Player(regions=STANDARD.regions[:8], hand={"yellow": 1}, offerings=1)
    scene = resolve(me, "nine_regions", "buildings", "jewelry").do("complete nine_regions yellow by card")
    assert (scene.points("tasks"), len(scene.regions())) == (4, 8)


@pytest.mark.rule("BB-C5")
def test_a_yellow_god_stands_in_for_one_unit_of_the_whole_task() -> None:
    lacking_two = Player(god_tiles=3)
    assert not any("yellow" in token for token in resolve(lacking_two, *NEVER, "man_and_woman").options())
    lacking_one = Player(god_tiles=3, people=["man points"], huts=ROOM)
    assert "complete man_and_woman yellow by god tile" in resolve(lacking_one, *NEVER, "man_and_woman").options()


@pytest.mark.rule("BB-C5")
def test_with_nothing_missing_no_yellow_god_can_be_played() -> None:
    me = Player(offerings=4, hand={"yellow": 1}, shells=5)
    assert resolve(me, "islands", "offerings", "shells").options() == ["complete offerings", "complete shells"]


@pytest.mark.rule("BB-C6")
def test_example_19_displaced_huts_and_materials_beside_the_board_count() -> None:
    mountains = [STANDARD.regions[r] for r in range(12) if TERRAINS[STANDARD.region_terrain[r]] == "mountain"]
    scene = Scene(
        Player(regions=mountains, tasks=("terrain_mountain", *NEVER)), Player(regions=mountains), start="tasks"
    )
    assert scene.holder(mountains[0]) == 1
    assert scene.points("tasks") == 6
    stone = resolve(Player(materials=[3, 6], beside={"stone": 1}), *NEVER, "material_stone")
    assert stone.points("tasks") == 6
    assert (stone.materials(), list(stone.seat().beside)) == (["stone", "stone"], [0, 0, 1])


@pytest.mark.rule("BB-C6")
def test_requirements_are_minimums() -> None:
    assert resolve(Player(offerings=7), *NEVER, "offerings").points("tasks") == 6


@pytest.mark.rule("BB-C6")
def test_tasks_for_a_kind_of_people_count_men_and_women_together() -> None:
    me = Player(people=["man build 1", "woman build 3"], huts=ROOM)
    assert resolve(me, *NEVER, "people_build").points("tasks") == 6


@pytest.mark.rule("BB-C7")
def test_example_18_a_god_tile_is_no_red_card() -> None:
    me = Player(hand={"red": 1}, god_tiles=1, offerings=2)
    options = resolve(me, *NEVER, "cards_red").options()
    assert "complete cards_red" not in options


@pytest.mark.rule("BB-C7")
def test_a_pair_is_no_other_card() -> None:
    me = Player(hand={"blue": 4}, offerings=0)
    assert "complete cards_red" not in resolve(me, *NEVER, "cards_red").options()


@pytest.mark.rule("BB-C7")
def test_example_18_four_offerings_with_three_and_a_yellow_card_are_not_met() -> None:
    me = Player(offerings=3, hand={"yellow": 1})
    assert not any(token.startswith("complete") for token in resolve(me, *NEVER, "offerings").options())


@pytest.mark.rule("BB-C7")
def test_example_18_four_offerings_with_three_and_a_god_tile_as_yellow_score_4() -> None:
    scene = resolve(Player(offerings=3, god_tiles=1), *NEVER, "offerings")
    scene.do("complete offerings yellow by god tile")
    assert (scene.points("tasks"), scene.seat().offerings) == (4, 3)


@pytest.mark.rule("BB-C7")
def test_a_yellow_god_may_stand_in_for_a_card_but_its_own_card_is_gone_first() -> None:
    blue = resolve(Player(offerings=1, hand={"blue": 1, "yellow": 1}), *NEVER, "cards_blue")
    assert "complete cards_blue yellow by card" in blue.options()
    yellow = resolve(Player(offerings=1, hand={"yellow": 1}), *NEVER, "cards_yellow")
    assert not any(token.startswith("complete") for token in yellow.options())


@pytest.mark.rule("BB-C7")
def test_a_pair_that_pays_for_a_yellow_god_is_gone_with_both_its_cards() -> None:
    me = Player(offerings=1, hand={"red": 2, "blue": 1, "green": 1})
    scene = resolve(me, *NEVER, "different_cards")
    assert scene.options() == [f"surrender {task}" for task in (*NEVER, "different_cards")]
    more = resolve(replace(me, hand={"red": 3, "blue": 1, "green": 1}), *NEVER, "different_cards")
    assert "complete different_cards yellow by pair red" in more.options()


@pytest.mark.rule("BB-I1")
def test_cards_that_others_know_are_shown_for_a_task_first() -> None:
    one_colour = resolve(Player(hand={"red": 3}, hidden={"blue": 3}), *NEVER, "cards_of_one_colour")
    assert one_colour.do("complete cards_of_one_colour").known() == {"red": 3}
    assert one_colour.events(CardsShownForTask)[0].gods == ["red"] * 3
    open_hand = {"white": 1, "red": 1, "green": 1, "yellow": 1}
    different = resolve(Player(hand=open_hand, hidden={"blue": 1}), *NEVER, "different_cards")
    assert different.do("complete different_cards").known() == open_hand


@pytest.mark.rule("BB-I1")
def test_cards_shown_for_a_task_are_known_until_played() -> None:
    scene = resolve(Player(hidden={"red": 3, "blue": 1}), *NEVER, "cards_red").do("complete cards_red")
    assert scene.known() == {"red": 2}
    assert scene.events(CardsShownForTask)[0].gods == ["red", "red"]
    different = resolve(Player(hidden={"red": 1, "blue": 1, "white": 1}, hand={"green": 1}), *NEVER, "different_cards")
    assert different.do("complete different_cards").known() == {"red": 1, "blue": 1, "white": 1, "green": 1}


MAP = {
    "mountain": ("central_southeast", "north_east", "west_south"),
    "beach": ("central_southwest", "north_west", "east_south"),
    "forest": ("central_northwest", "east_north", "south_west"),
    "plains": ("central_northeast", "south_east", "west_north"),
}


def people(*kinds: str) -> Player:
    return Player(people=kinds, huts=ROOM)


PLAIN: dict[str, tuple[Player, Player]] = {
    "man_and_woman": (people("man points", "woman points"), people("man points")),
    "three_regions": (Player(regions=STANDARD.regions[:3]), Player(regions=STANDARD.regions[:2])),
    "nine_regions": (Player(regions=STANDARD.regions[:9]), Player(regions=STANDARD.regions[:8])),
    "islands": (
        Player(regions=["central_northwest", "north_west", "east_north", "south_west", "west_north"]),
        Player(regions=["central_northwest", "central_northeast", "north_west", "east_north", "south_west"]),
    ),
    "woman_and_jewelry": (
        Player(people=["woman points"], huts=ROOM, jewelry=["ring"]),
        Player(people=["man points"], huts=ROOM, jewelry=["ring"]),
    ),
    "cards_of_one_colour": (Player(hand={"red": 3}), Player(hand={"red": 2, "blue": 2})),
    "different_cards": (
        Player(hand={"red": 1, "blue": 1, "green": 2, "white": 1}),
        Player(hand={"red": 2, "blue": 2, "green": 2}),
    ),
    "men": (people(*["man points"] * 4), people(*["man points"] * 3, "woman points")),
    "women": (people(*["woman points"] * 4), people(*["woman points"] * 3, "man points")),
    "jewelry": (
        Player(jewelry=["ring 1", "ring 2", "ring 3", "anklet"]),
        Player(jewelry=["ring 1", "ring 2", "anklet"]),
    ),
    "buildings": (
        Player(buildings={1: (1, 2), 2: (3, 4), 3: (5, 6), 4: (7, 8)}),
        Player(buildings={1: (1, 2), 2: (3, 4), 3: (5, 6)}),
    ),
    "god_tiles": (Player(god_tiles=2), Player(god_tiles=1, hand={"blue": 5})),
    "offerings": (Player(offerings=4), Player(offerings=3)),
    "shells": (Player(shells=5), Player(shells=4)),
    "materials": (Player(materials=[1, 2, 3], beside={"wood": 2}), Player(materials=[1, 2, 3], beside={"wood": 1})),
    "huts_on_12": (Player(on_12=4), Player(on_12=3)),
    "men_shifted": (people(*["man points 1 shifted"] * 3), people(*["man points 1 shifted"] * 2, "man points")),
    "women_shifted": (
        people(*["woman points 1 shifted"] * 3),
        people(*["woman points 1 shifted"] * 2, "man points 1 shifted"),
    ),
    "people_shifted": (
        people(*["woman points 1 shifted"] * 3, *["man shell 1 shifted"] * 2),
        people(*["woman points 1 shifted"] * 3, "man shell 1 shifted", "man shell"),
    ),
    "different_men": (
        people("man points", "man shell", "man man"),
        people("man points", "man points", "man shell", "woman man"),
    ),
    "different_women": (
        people("woman points", "woman shell", "woman man"),
        people("woman points", "woman points", "woman shell"),
    ),
    "different_jewelry": (
        Player(jewelry=["ring 1", "anklet 1", "necklace 1"]),
        Player(jewelry=["ring 1", "ring 2", "necklace 1"]),
    ),
}
PLAIN |= {f"cards_{god}": (Player(hand={god: 2}), Player(hand={god: 1})) for god in GODS}
PLAIN |= {
    f"jewelry_{kind}": (Player(jewelry=[f"{kind} 1", f"{kind} 2"]), Player(jewelry=[f"{kind} 1"]))
    for kind in STANDARD.jewel_kinds
}
PLAIN |= {
    f"material_{material}": (Player(beside={material: 3}), Player(beside={material: 2}))
    for material in ("sand", "wood", "stone")
}
PLAIN |= {f"terrain_{terrain}": (Player(regions=MAP[terrain]), Player(regions=MAP[terrain][:2])) for terrain in MAP}
PLAIN |= {
    f"people_{kind}": (people(f"man {kind}", f"woman {kind}"), people(f"man {kind}", "woman points"))
    for kind in KINDS
    if kind != "points"
}
PLAIN["people_points"] = (people("man points", "man points"), people("man points", "woman shell"))


@pytest.mark.rule("BB-C6")
@pytest.mark.parametrize("task", sorted(PLAIN))
def test_each_task_is_met_with_just_enough_and_not_with_less(task: str) -> None:
    enough, less = PLAIN[task]
    number = STANDARD.tasks.index(task)
    assert missing(Scene(enough, Player()).table, 0, number) == 0
    assert missing(Scene(less, Player()).table, 0, number) == 1


@pytest.mark.rule("BB-C6")
def test_a_material_beside_the_board_counts_for_its_own_kind_only() -> None:
    assert missing(Scene(Player(beside={"wood": 3}), Player()).table, 0, STANDARD.tasks.index("material_sand")) == 3


@pytest.mark.rule("BB-C6")
@pytest.mark.parametrize("task", ["woman_and_priest", "man_and_priest"])
def test_tasks_with_a_priest_in_the_temple(task: str) -> None:
    me = people(f"{task.split('_')[0]} points")
    number = STANDARD.tasks.index(task)
    assert missing(Scene(me, Player(), temple={2: 0}).table, 0, number) == 0
    assert missing(Scene(me, Player(), temple={2: 1}).table, 0, number) == 1
    assert missing(Scene(Player(), Player()).table, 0, number) == 2


@pytest.mark.rule("BB-C6")
def test_the_task_for_three_priests_counts_own_priests_in_the_temple() -> None:
    number = STANDARD.tasks.index("priests")
    assert missing(Scene(Player(), Player(), temple={6: 0, 3: 0, 1: 0}).table, 0, number) == 0
    assert missing(Scene(Player(), Player(), temple={6: 0, 3: 1, 1: 0}).table, 0, number) == 1


@pytest.mark.rule("BB-C6")
def test_the_task_for_a_man_and_the_first_turn_order_tile() -> None:
    number = STANDARD.tasks.index("man_and_first")
    assert missing(Scene(people("man points"), Player(), order=(0, 1)).table, 0, number) == 0
    assert missing(Scene(people("man points"), Player(), order=(1, 0)).table, 0, number) == 1


@pytest.mark.rule("BB-C6")
@pytest.mark.parametrize("kind", ["a", "b", "c", "d"])
def test_tasks_for_a_kind_of_fish_ask_for_huts_at_all_three_tiles(kind: str) -> None:
    table = Scene(Player(), Player()).table
    places = [r for r in range(12) if STANDARD.fish_kinds[STANDARD.fish_kind[table.fish[r]]] == kind]
    number = STANDARD.tasks.index(f"fish_{kind}")
    assert missing(table, 0, number) == 3
    for left, region in zip((2, 1, 0), places, strict=True):
        table.seats[0].regions |= 1 << region
        assert missing(table, 0, number) == left


def test_no_task_is_left_out_here() -> None:
    fish = {f"fish_{kind}" for kind in "abcd"}
    assert set(PLAIN) | fish | {"woman_and_priest", "man_and_priest", "priests", "man_and_first"} == set(STANDARD.tasks)
