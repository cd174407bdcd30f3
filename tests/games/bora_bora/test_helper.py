"""The helper (BB-H)."""

from __future__ import annotations

from typing import Any

import pytest

from motu.games.bora_bora.components import STANDARD
from tests.games.bora_bora.builder import Player, Scene, others


def helper(points: int, me: Player, **table: Any) -> Scene:
    me.dice = (points, points, points)
    return Scene(me, *others(3), **table).do("helper")


@pytest.mark.rule("BB-H1")
def test_example_4_helper_with_5_two_men_a_woman_and_an_offering() -> None:
    scene = helper(5, Player(people=["man land_path 2", "man build 3", "woman shell 3"], huts=range(4, 13)))
    scene.do("tattoo 2", "tattoo 3", "shells 3", "offering")
    me = scene.seat()
    assert me.status == 5
    assert STANDARD.status_points[5] == 4
    assert STANDARD.status_points[4] < 4
    assert (me.shells, me.offerings, scene.points("helper"), scene.asked()) == (3, 1, 0, 1)


@pytest.mark.rule("BB-H1", "BB-H2")
def test_example_5_wood_a_man_a_woman_and_2_points() -> None:
    scene = helper(6, Player(people=["man points", "woman shell"], huts=range(3, 13)))
    scene.do("take wood", "space 2", "tattoo 1", "shells 1", "point")
    assert scene.materials() == ["wood"]
    assert (scene.seat().status, scene.seat().shells, scene.points("helper"), scene.asked()) == (1, 1, 2, 1)


@pytest.mark.rule("BB-H1")
def test_example_5_a_card_an_offering_and_a_material() -> None:
    scene = helper(6, Player(huts=range(3, 13))).do("card", "take red", "offering", "take stone", "space 3")
    assert (scene.hand(), scene.seat().offerings, scene.materials(), scene.asked()) == ({"red": 1}, 1, ["stone"], 1)


@pytest.mark.rule("BB-H1")
def test_example_5_six_shifts() -> None:
    people = ["man land_path 1", "man build 1", "man man 1", "woman shell 2", "woman man 2", "woman woman 2"]
    scene = helper(6, Player(people=people, huts=range(7, 13)))
    scene.do("tattoo 1", "shells 2", "tattoo 1", "shells 2", "tattoo 1", "shells 2")
    assert (scene.seat().status, scene.seat().shells, scene.asked()) == (3, 6, 1)


@pytest.mark.rule("BB-H1")
def test_example_5_two_cards_and_2_points() -> None:
    scene = helper(6, Player(huts=range(3, 13))).do("card", "take red", "card", "take blue", "done")
    assert (scene.hand(), scene.points("helper")) == ({"red": 1, "blue": 1}, 2)


@pytest.mark.rule("BB-H1")
def test_with_one_point_only_shifts_and_a_point_are_to_be_had() -> None:
    assert helper(1, Player(people=["man points 2"], huts=range(2, 13))).options() == ["tattoo 2", "done"]


@pytest.mark.rule("BB-H2")
def test_a_person_is_shifted_once() -> None:
    scene = helper(3, Player(people=["man points 2", "woman shell 1 shifted"], huts=range(3, 13))).do("tattoo 2")
    assert not any(token.startswith(("tattoo", "shells")) for token in scene.options())


@pytest.mark.rule("BB-H2")
def test_points_left_become_victory_points() -> None:
    scene = helper(6, Player(huts=range(3, 13))).do("offering", "done")
    assert scene.points("helper") == 4


@pytest.mark.rule("BB-H3")
def test_a_shown_card_is_replaced_at_once_from_the_pile() -> None:
    scene = helper(2, Player(huts=range(3, 13)), pile={"green": 1}).do("card")
    assert scene.options() == ["take blue", "take white", "take red", "take green", "take yellow", "draw"]
    scene.do("take blue")
    assert sorted(scene.table.cards_shown) == [1, 2, 3, 3, 4]
    assert (scene.hand(), scene.table.pile_size) == ({"blue": 1}, 0)


@pytest.mark.rule("BB-H3")
def test_the_top_of_the_pile_may_be_drawn_instead() -> None:
    scene = helper(2, Player(huts=range(3, 13)), pile={"green": 3}).do("card", "draw")
    assert (scene.hand(), scene.known(), scene.table.pile_size) == ({"green": 1}, {}, 2)


@pytest.mark.rule("BB-H3")
def test_an_empty_pile_is_the_reshuffled_discard() -> None:
    scene = helper(2, Player(huts=range(3, 13)), pile={}, discard={"white": 2}).do("card", "draw")
    assert scene.hand() == {"white": 1}
    assert (scene.table.pile_size, scene.table.discard_size) == (1, 0)


@pytest.mark.rule("BB-H3")
def test_without_pile_and_discard_the_display_stays_short_until_there_are_cards() -> None:
    me = Player(huts=range(3, 13), hand={"white": 1}, offerings=1)
    other = Player(dice=(1, 1, 1), hand={"white": 1}, offerings=1)
    me.dice = (2, 2, 2)
    scene = Scene(me, other, *others(2), pile={}, shown=["red", "blue"]).do("helper", "card")
    assert scene.options() == ["take blue", "take red"]
    scene.do("take red")
    assert sorted(scene.table.cards_shown) == [-1, -1, -1, -1, 0]
    scene.do("temple +white")
    # The white card that paid for the god is all there is: it comes back to the display.
    assert sorted(scene.table.cards_shown) == [-1, -1, -1, 0, 1]


@pytest.mark.rule("BB-H3")
def test_if_there_is_no_card_anywhere_none_is_offered() -> None:
    scene = helper(4, Player(huts=range(3, 13)), pile={}, shown=[])
    assert "card" not in scene.options()
    assert "offering" in scene.options()


@pytest.mark.rule("BB-H4")
def test_a_hut_moves_to_space_12_where_any_number_may_stand() -> None:
    scene = helper(4, Player(huts=(5, 6, 12), on_12=4)).do("move hut", "move hut")
    assert (scene.seat().huts, scene.seat().on_last) == (1 << 11, 6)


@pytest.mark.rule("BB-H4")
def test_no_hut_moves_without_one_on_another_space_nor_onto_a_person() -> None:
    assert "move hut" not in helper(4, Player(huts=(12,), on_12=4)).options()
    for sex in ("man", "woman"):
        crowded = Player(huts=(1, 2), people=[f"{sex} points"] * 10)
        assert "move hut" not in helper(4, crowded).options()


@pytest.mark.rule("BB-H5")
def test_supplies_never_run_out() -> None:
    scene = helper(6, Player(huts=range(3, 13), offerings=18, beside={"sand": 10}, materials=[1, 4, 7, 10]))
    scene.do("offering", "take sand", "take sand")
    assert (scene.seat().offerings, list(scene.seat().beside)) == (19, [12, 0, 0])
