"""The temple (BB-T)."""

from __future__ import annotations

import pytest

from tests.games.bora_bora.builder import Player, Scene, others


def place(face: int, temple: dict[int, int], priests: int = 4) -> Scene:
    return Scene(Player(dice=(face, face, face), priests=priests), *others(3), temple=temple).do("temple")


@pytest.mark.rule("BB-T1")
def test_a_priest_goes_to_a_space_up_to_the_value() -> None:
    assert place(4, {}).options() == ["space 4", "space 3", "space 2", "space 1"]


@pytest.mark.rule("BB-T1")
def test_without_a_priest_in_supply_the_temple_is_closed_even_if_the_push_would_free_one() -> None:
    me = Player(dice=(1, 1, 1), priests=0)
    assert "temple" not in Scene(me, *others(3), temple={1: 0, 2: 0, 3: 0, 4: 0}).options()


@pytest.mark.rule("BB-T2")
def test_a_priest_on_the_space_is_pushed_right_until_a_gap() -> None:
    scene = place(6, {6: 1, 5: 2, 3: 1}).do("space 6")
    assert scene.temple() == [0, 1, 2, 1, None, None]


@pytest.mark.rule("BB-T2")
def test_a_priest_pushed_off_space_1_returns_to_its_owner() -> None:
    scene = place(3, {3: 1, 2: 0, 1: 2}, priests=3).do("space 3")
    assert scene.temple() == [None, None, None, 0, 1, 0]
    assert [scene.seat(seat).priests for seat in range(3)] == [2, 4, 5]


@pytest.mark.rule("BB-T2")
def test_an_own_priest_pushed_off_may_be_used_again_at_once() -> None:
    me = Player(dice=(1, 1, 1), priests=1, god_tiles=1)
    scene = Scene(me, Player(dice=(6, 6, 6)), temple={1: 0, 2: 0, 3: 0})
    scene.do("temple", "offering shell")
    assert scene.seat().priests == 1
    scene.do("fishing")
    assert "temple +blue" in scene.options()


@pytest.mark.rule("BB-T2")
def test_priests_stay_from_round_to_round() -> None:
    scene = Scene(Player(), Player(), start="temple", temple={4: 1}, tasks=["men", "women", "shells", "offerings"])
    while scene.table.round == 0:
        scene.do(scene.options()[0])
    assert scene.temple() == [None, None, 1, None, None, None]


@pytest.mark.rule("BB-T3", "BB-B3")
def test_example_6_the_fire_bonus_is_a_card_or_an_offering_and_a_status_step_or_a_shell() -> None:
    scene = place(2, {}).do("space 2")
    assert scene.decision() == "fire-bonus"
    assert scene.options() == ["card status", "card shell", "offering status", "offering shell"]
    scene.do("card shell", "take red")
    assert (scene.hand(), scene.seat().shells, scene.seat().status, scene.seat().offerings) == ({"red": 1}, 1, 0, 0)
    assert scene.asked() == 1


@pytest.mark.rule("BB-B3", "BB-H3")
def test_without_any_card_the_fire_bonus_is_an_offering() -> None:
    scene = Scene(Player(dice=(1, 1, 1)), *others(3), pile={}, shown=[]).do("temple")
    assert scene.options() == ["offering status", "offering shell"]
