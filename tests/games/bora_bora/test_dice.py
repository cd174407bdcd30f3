"""Phase A: dice (BB-A)."""

from __future__ import annotations

import pytest

from motu.games.bora_bora.components import STANDARD
from motu.games.bora_bora.events import DiceRolled
from motu.words import catalogue
from tests.games.bora_bora.builder import BORA, CENTRE, Player, Scene, others

HOME = (CENTRE,)


def tiles(scene: Scene) -> set[str]:
    return {token.split()[0] for token in scene.options()}


@pytest.mark.rule("BB-A1")
def test_all_roll_three_dice_and_place_one_each_three_times_around() -> None:
    scene = Scene(*[Player(dice=(6, 5, 4), regions=HOME) for _ in range(3)], order=(2, 0, 1))
    turns: list[int] = []
    while scene.table.phase == 1:
        asked = scene.asked()
        assert asked is not None
        if scene.decision() == "place-die":
            turns.append(asked)
            scene.do("fishing")
        else:
            scene.do(scene.options()[0])
    assert turns == [2, 0, 1] * 3


@pytest.mark.rule("BB-A1")
def test_dice_show_one_to_six() -> None:
    faces: set[str] = set()
    for seed in range(20):
        state = BORA.setup(4, seed)
        while BORA.seen(state, None)["phase"] == "setup":
            choices = BORA.choices(state)
            assert choices is not None
            state.answer(choices["seat"], choices["options"][0]["token"])
        rolls = [event for event in state.log or [] if isinstance(event, DiceRolled)]
        assert [len(roll.dice) for roll in rolls] == [3] * 4
        faces |= {face for roll in rolls for face in roll.dice}
    assert faces == {"1", "2", "3", "4", "5", "6"}


@pytest.mark.rule("BB-A2")
@pytest.mark.parametrize("face", range(1, 7))
def test_example_1_beside_a_5_and_a_3_only_1_and_2_may_be_placed(face: int) -> None:
    scene = Scene(Player(dice=(face, face, face), regions=HOME), Player(), lying={"helper": [5, 3]})
    assert ("helper" in scene.options()) == (face in (1, 2))


@pytest.mark.rule("BB-A2")
def test_own_dice_count_like_those_of_others() -> None:
    scene = Scene(Player(dice=(4, 4, 5), regions=HOME), Player(dice=(2, 2, 2), regions=HOME))
    scene.do("die 4", "helper", "done", "fishing", "die 4")
    assert "helper" not in scene.options()
    assert scene.dice_on("helper") == [4]


@pytest.mark.rule("BB-A3")
def test_a_blue_god_lifts_the_order_of_faces_for_one_die() -> None:
    me = Player(dice=(3, 3, 3), regions=HOME, hand={"blue": 1}, offerings=1)
    scene = Scene(me, Player(dice=(1, 1, 1), regions=HOME), lying={"helper": [1]})
    assert "helper +blue" in scene.options()
    assert "temple" in scene.options()
    assert "temple +blue" not in scene.options()
    scene.do("helper +blue")
    assert (scene.decision(), scene.hand(), scene.seat().offerings) == ("spend-points", {}, 0)


@pytest.mark.rule("BB-A3")
def test_example_17_after_a_blue_placement_an_equal_or_higher_die_needs_its_own_blue() -> None:
    me = Player(dice=(3, 3, 3), regions=HOME, god_tiles=1)
    scene = Scene(me, Player(dice=(3, 3, 3), regions=HOME), lying={"helper": [2]})
    scene.do("helper +blue", "done")
    assert (scene.asked(), "helper" in scene.options()) == (1, False)
    assert scene.table.lowest_faces[0] == 2


@pytest.mark.rule("BB-A3")
def test_a_white_god_makes_the_action_count_as_6_and_leaves_the_face() -> None:
    me = Player(dice=(2, 2, 2), regions=HOME, hand={"white": 1}, offerings=1)
    scene = Scene(me, Player())
    scene.do("helper +white")
    assert "6 die points" in words(scene)
    assert (scene.dice_on("helper"), scene.table.lowest_faces[0]) == ([2], 2)


def words(scene: Scene) -> str:
    choices = BORA.choices(scene.table)
    assert choices is not None
    return catalogue("en", "bora_bora").say(f"decision-{choices['decision']}", choices["args"])


@pytest.mark.rule("BB-A3")
def test_white_does_not_lift_the_order_of_faces() -> None:
    me = Player(dice=(5, 5, 5), regions=HOME, hand={"white": 1}, offerings=1)
    scene = Scene(me, Player(), lying={"helper": [5]})
    assert not any(token.startswith("helper") for token in scene.options())


@pytest.mark.rule("BB-A3")
def test_white_is_not_offered_on_a_6_nor_when_fishing() -> None:
    me = Player(dice=(6, 6, 6), regions=HOME, god_tiles=3)
    assert not any("white" in token for token in Scene(me, Player()).options())
    me.dice = (5, 5, 5)
    offered = [token for token in Scene(me, Player()).options() if "white" in token]
    assert "helper +white" in offered
    assert "fishing +white" not in offered


@pytest.mark.rule("BB-A3")
def test_white_may_be_called_where_a_6_opens_no_more_than_the_face() -> None:
    higher = {4: (3, 4), 5: (5, 6), 6: (7, 8)}
    me = Player(dice=(3, 3, 3), regions=HOME, god_tiles=1, materials=[1, 2], buildings=higher)
    assert {"build", "build +white"} <= set(Scene(me, Player()).options())


@pytest.mark.rule("BB-A3")
def test_blue_and_white_on_one_die_are_each_paid_for() -> None:
    me = Player(dice=(3, 3, 3), regions=HOME, hand={"blue": 1, "white": 1}, offerings=1)
    assert "helper +blue +white" not in Scene(me, Player(), lying={"helper": [1]}).options()
    me.offerings = 2
    scene = Scene(me, Player(), lying={"helper": [1]}).do("helper +blue +white")
    assert (scene.hand(), scene.seat().offerings) == ({}, 0)


@pytest.mark.rule("BB-A3", "BB-X4")
def test_example_9_blue_white_and_red_on_one_die() -> None:
    """A 3 beside a 1 on the water tile, over a water path of 6, and the 5-fish there."""
    me = Player(dice=(3, 3, 3), regions=("central_southwest",), hand={"blue": 1, "white": 1, "red": 1}, offerings=3)
    scene = Scene(me, *others(3), lying={"water": [1]}, fish={"south_west": 5})
    scene.do("water +blue +white", "south_west", "from another")
    scene.do(scene.options()[0])
    scene.do("red by card")
    assert scene.points("red_fish") == 5
    assert (scene.hand(), scene.seat().offerings) == ({}, 0)
    assert (scene.dice_on("water"), scene.table.lowest_faces[6]) == ([3], 1)
    assert scene.table.fish_value(8) == 5


@pytest.mark.rule("BB-A4")
def test_fishing_takes_any_die_at_any_time_for_2_points() -> None:
    me = Player(dice=(6, 6, 6))
    scene = Scene(me, Player(dice=(6, 6, 6)))
    scene.do("fishing", "fishing")
    assert "fishing" in scene.options()
    assert [scene.points("fishing", seat) for seat in (0, 1)] == [2, 2]


@pytest.mark.rule("BB-A5")
def test_expanding_needs_a_reachable_region_without_an_own_hut() -> None:
    # By land the central mountain leads on with 2, by water with 4 (rulebook).
    one = Scene(Player(dice=(1, 1, 1), regions=HOME), *others(3))
    assert tiles(one) & {"land", "water"} == set()
    three = Scene(Player(dice=(3, 3, 3), regions=HOME), *others(3))
    assert tiles(three) & {"land", "water"} == {"land"}
    everywhere = Scene(Player(dice=(6, 6, 6), regions=STANDARD.regions, huts=()), *others(3))
    assert tiles(everywhere) & {"land", "water"} == set()


@pytest.mark.rule("BB-A5", "BB-P1")
def test_man_and_woman_need_a_free_space_and_a_tile_up_to_the_value() -> None:
    full = Player(dice=(3, 3, 3), huts=range(1, 13))
    assert tiles(Scene(full, *others(3))) & {"man", "woman"} == set()
    free = Player(dice=(3, 3, 3), huts=range(2, 13))
    scene = Scene(free, *others(3))
    assert tiles(scene) & {"man", "woman"} == {"man", "woman"}
    scene.table.men_left = 0b111000
    assert tiles(scene) & {"man", "woman"} == {"woman"}


@pytest.mark.rule("BB-A5", "BB-B1")
def test_building_needs_a_pair_of_materials_and_a_tile_up_to_the_value() -> None:
    assert "build" not in Scene(Player(dice=(3, 3, 3), materials=[1, 3]), *others(3)).options()
    assert "build" in Scene(Player(dice=(3, 3, 3), materials=[1, 2]), *others(3)).options()
    built = {1: (5, 6), 2: (7, 8), 3: (9, 10)}
    assert "build" not in Scene(Player(dice=(3, 3, 3), materials=[1, 2], buildings=built), *others(3)).options()


@pytest.mark.rule("BB-A5", "BB-T1")
def test_the_temple_needs_a_priest_in_supply() -> None:
    temple = {1: 0, 2: 0, 3: 0, 4: 0}
    assert "temple" not in Scene(Player(dice=(6, 6, 6), priests=0), *others(3), temple=temple).options()


@pytest.mark.rule("BB-A5")
def test_white_makes_possible_what_only_a_6_can_do() -> None:
    me = Player(dice=(1, 1, 1), regions=HOME, god_tiles=1)
    scene = Scene(me, *others(3))
    assert "land +white" in scene.options()
    assert "land" not in scene.options()


@pytest.mark.rule("BB-A5")
def test_nobody_ever_passes_as_fishing_is_always_open() -> None:
    me = Player(dice=(6, 6, 6), priests=0, huts=range(1, 13))
    lying = {"helper": [1], "temple": [1]}
    scene = Scene(me, *others(3), lying=lying)
    assert scene.points("fishing") == 3 * 2


@pytest.mark.rule("BB-A6")
def test_example_14_a_3_on_man_woman_leaves_only_2_and_1_and_either_sex() -> None:
    me = Player(dice=(3, 3, 3), huts=range(2, 13))
    scene = Scene(me, Player(dice=(3, 2, 1), huts=range(2, 13)))
    scene.do("man_woman", "woman 2")
    scene.do("die 3")
    assert "man_woman" not in scene.options()
    again = Scene(me, Player(dice=(3, 2, 1), huts=range(2, 13))).do("man_woman", "woman 2", "die 2", "man_woman")
    assert again.options() == ["man 1", "man 2", "woman 1"]


@pytest.mark.rule("BB-A6")
def test_on_the_combined_path_tile_either_kind_of_path_is_taken() -> None:
    scene = Scene(Player(dice=(4, 4, 4), regions=HOME), Player())
    scene.do("land_water")
    assert set(scene.options()) == {"central_northeast", "central_southwest", "east_south"}
