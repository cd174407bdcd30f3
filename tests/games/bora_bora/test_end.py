"""The end (BB-E)."""

from __future__ import annotations

import pytest

from motu.games.bora_bora.components import STANDARD
from tests.games.bora_bora.builder import BORA, Player, Scene, others


@pytest.mark.rule("BB-E1")
def test_example_20_three_tasks_one_short_with_three_yellow_gods() -> None:
    me = Player(
        hand={"yellow": 3}, offerings=3, shells=4, materials=[2, 5], people=["man points"] * 3, huts=range(4, 13)
    )
    me.tasks = ("shells", "material_wood", "men")
    scene = Scene(me, Player(), start="end", round=6)
    scene.do("complete men yellow by card", "complete shells yellow by card", "complete material_wood yellow by card")
    assert (scene.points("tasks"), scene.hand(), scene.seat().offerings) == (12, {}, 0)
    assert scene.asked() == 1


@pytest.mark.rule("BB-E1")
def test_the_player_picks_the_order_and_what_was_shown_may_be_spent_for_the_next() -> None:
    me = Player(hand={"yellow": 2}, offerings=1, shells=4)
    me.tasks = ("cards_yellow", "shells", "islands")
    scene = Scene(me, Player(), start="end", round=6)
    assert scene.options() == [
        "complete cards_yellow",
        "complete shells yellow by card",
        "complete shells yellow by pair yellow",
    ]
    scene.do("complete cards_yellow", "complete shells yellow by card")
    assert (scene.points("tasks"), scene.hand()) == (6 + 4, {"yellow": 1})


@pytest.mark.rule("BB-E1")
def test_the_last_tasks_are_resolved_in_turn_order() -> None:
    scene = Scene(*others(3), start="end", round=6, order=(2, 0, 1))
    asked: list[int] = []
    while scene.asked() is not None:
        seat = scene.asked()
        assert seat is not None
        if seat not in asked:
            asked.append(seat)
        scene.do(scene.options()[0])
    assert asked == [2, 0, 1]


@pytest.mark.rule("BB-E2")
def test_unused_god_tiles_fish_of_held_building_spaces_and_jewelry() -> None:
    me = Player(
        god_tiles=2, regions=["north_west", "east_south"], jewelry=["necklace 1", "bracelet 4"], shells=9, offerings=9
    )
    scene = Scene(me, Player(regions=["east_south"]), fish={"north_west": 6, "east_south": 5})
    assert (scene.points("god_tiles"), scene.points("fish")) == (4, 6)
    assert scene.points("fish", 1) == 5
    assert scene.points("jewelry") == 1 + 9


@pytest.mark.rule("BB-E2")
def test_what_is_left_over_is_worth_nothing() -> None:
    rich = Player(shells=9, offerings=9, hand={"red": 5}, materials=[1, 2], beside={"sand": 5})
    assert sum(BORA.breakdown(Scene(rich, Player()).table)[0].values()) == 0


@pytest.mark.rule("BB-E3")
def test_nine_completed_tasks() -> None:
    assert Scene(Player(done=8), Player()).bonuses() == set()
    assert Scene(Player(done=9), Player()).points("bonus_tasks") == 6


@pytest.mark.rule("BB-E3")
def test_six_jewelry_tiles() -> None:
    jewelry = ["ring 1", "ring 2", "ring 3", "ring 4", "anklet 1", "anklet 2"]
    assert Scene(Player(jewelry=jewelry[:5]), Player()).bonuses() == set()
    assert Scene(Player(jewelry=jewelry), Player()).points("bonus_jewelry") == 6


@pytest.mark.rule("BB-E3")
def test_all_ceremony_spaces_full_with_materials_or_tiles() -> None:
    full = Player(materials=range(3, 13), buildings={1: (1, 2)})
    assert Scene(full, Player()).bonuses() == {"ceremony"}
    assert Scene(Player(materials=range(4, 13), buildings={1: (1, 2)}), Player()).bonuses() == set()


@pytest.mark.rule("BB-E3")
def test_six_buildings() -> None:
    built = {1: (1, 2), 2: (3, 4), 3: (5, 6), 4: (7, 8), 5: (9, 10), 6: (11, 12)}
    assert Scene(Player(buildings=built), Player()).bonuses() == {"ceremony", "buildings"}


@pytest.mark.rule("BB-E3", "BB-X2")
def test_huts_in_twelve_regions_also_if_pushed_aside() -> None:
    scene = Scene(Player(regions=STANDARD.regions, huts=()), Player(regions=STANDARD.regions[:11]))
    assert (scene.bonuses(), scene.bonuses(1)) == ({"regions"}, set())
    assert scene.holder(STANDARD.regions[0]) == 1


@pytest.mark.rule("BB-E3")
def test_twelve_people() -> None:
    crowd = ["man points"] * 6 + ["woman shell"] * 6
    assert Scene(Player(people=crowd, huts=()), Player()).bonuses() == {"people"}
    assert Scene(Player(people=crowd[:11], huts=()), Player()).bonuses() == set()


@pytest.mark.rule("BB-E4")
def test_most_points_win_and_a_tie_goes_to_who_is_earlier_in_the_turn_order() -> None:
    scene = Scene(Player(god_tiles=1), Player(god_tiles=2), Player(god_tiles=2), order=(0, 2, 1))
    assert BORA.scores(scene.table) == [2, 4, 4]
    assert BORA.places(scene.table) == [2, 1, 0]


@pytest.mark.rule("BB-E4")
def test_points_go_beyond_100() -> None:
    scene = Scene(Player(dice=(6, 6, 6)), Player())
    scene.seat().points[1] = 130
    assert BORA.scores(scene.table)[0] == 130
