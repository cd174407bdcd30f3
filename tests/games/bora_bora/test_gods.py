"""The gods: what they cost and when they may be played (BB-G)."""

from __future__ import annotations

import pytest

from motu.games.bora_bora.events import GodPlayed
from tests.games.bora_bora.builder import CENTRE, Player, Scene, others

HOME = (CENTRE,)


@pytest.mark.rule("BB-G1")
def test_a_god_card_costs_an_offering_and_both_are_gone() -> None:
    me = Player(dice=(3, 3, 3), hand={"white": 1}, offerings=2)
    scene = Scene(me, *others(3)).do("helper +white")
    assert (scene.hand(), scene.seat().offerings) == ({}, 1)
    assert list(scene.table.discard) == [0, 1, 0, 0, 0]


@pytest.mark.rule("BB-G1")
def test_without_an_offering_no_card_can_be_played() -> None:
    me = Player(dice=(3, 3, 3), hand={"white": 5}, offerings=0)
    assert not any("white" in token for token in Scene(me, *others(3)).options())


@pytest.mark.rule("BB-G2")
def test_two_cards_of_one_colour_and_one_offering_are_any_god() -> None:
    me = Player(dice=(3, 3, 3), hand={"red": 2}, offerings=1)
    scene = Scene(me, *others(3)).do("helper +white")
    assert (scene.hand(), scene.seat().offerings) == ({}, 0)
    assert scene.events(GodPlayed)[0].payment == "pair_red"
    single = Player(dice=(3, 3, 3), hand={"red": 1, "blue": 1}, offerings=2)
    assert not any("white" in token for token in Scene(single, *others(3)).options())


@pytest.mark.rule("BB-G2", "BB-G3")
def test_who_has_several_means_chooses_how_to_pay() -> None:
    me = Player(dice=(3, 3, 3), hand={"white": 1, "red": 2, "blue": 1}, offerings=1, god_tiles=1)
    scene = Scene(me, *others(3)).do("helper +white")
    assert scene.options() == ["god tile", "card", "pair red"]


@pytest.mark.rule("BB-G2", "BB-W4")
def test_a_pair_as_green_god_counts_as_the_one_green_god_of_phase_b() -> None:
    me = Player(people=["man points", "man shell"], huts=range(3, 13), hand={"red": 2}, offerings=3, god_tiles=1)
    scene = Scene(me, *others(3), start="people").do("man points doubled", "pair red")
    assert (scene.points("people"), scene.table.phase) == (4, 3)


@pytest.mark.rule("BB-G3")
def test_a_god_tile_is_any_god_without_an_offering_and_leaves_the_game() -> None:
    me = Player(dice=(3, 3, 3), god_tiles=1)
    scene = Scene(me, *others(3))
    gone = scene.table.god_tiles_gone
    scene.do("helper +white")
    assert (scene.seat().god_tiles, scene.table.god_tiles_gone) == (0, gone + 1)


@pytest.mark.rule("BB-A3", "BB-G1")
def test_two_gods_on_one_die_never_spend_the_same_means_twice() -> None:
    me = Player(dice=(3, 3, 3), hand={"blue": 2}, offerings=1, god_tiles=1)
    scene = Scene(me, *others(3), lying={"helper": [2]}).do("helper +blue +white")
    # White can be the tile, or the pair; whatever pays for blue must leave one of them.
    assert scene.options() == ["god tile", "card", "pair blue"]
    assert scene.do("god tile").hand() == {}
    other = Scene(me, *others(3), lying={"helper": [2]}).do("helper +blue +white", "card")
    assert (other.hand(), other.seat().god_tiles) == ({"blue": 1}, 0)


@pytest.mark.rule("BB-G4")
def test_blue_and_white_belong_to_phase_a() -> None:
    people = ["man points", "woman shell"]
    me = Player(people=people, huts=range(3, 13), hand={"blue": 1, "white": 1}, offerings=2)
    assert Scene(me, *others(3), start="people").options() == ["man points", "woman shell", "pass"]
    assert not any("yellow" in token for token in Scene(me, Player(), start="tasks").options())


@pytest.mark.rule("BB-G4")
def test_green_red_and_yellow_are_of_no_use_when_placing_dice() -> None:
    me = Player(dice=(3, 3, 3), hand={"green": 1, "red": 1, "yellow": 1}, offerings=3)
    assert not any("+" in token for token in Scene(me, *others(3), lying={"helper": [1]}).options())
