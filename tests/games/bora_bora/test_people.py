"""Man and woman (BB-P)."""

from __future__ import annotations

import pytest

from tests.games.bora_bora.builder import Player, Scene, others

FREE = range(2, 13)
"""Space 1 is free."""


@pytest.mark.rule("BB-P1")
def test_example_3_a_4_on_woman_takes_from_positions_1_to_4() -> None:
    scene = Scene(Player(dice=(4, 4, 4), huts=FREE), *others(3)).do("woman")
    assert scene.options() == ["woman 1", "woman 2", "woman 3", "woman 4"]


@pytest.mark.rule("BB-P1")
def test_the_tile_lies_unshifted_on_a_free_space_and_does_nothing_yet() -> None:
    me = Player(dice=(4, 4, 4), huts=FREE)
    scene = Scene(me, *others(3), men=["points", "status", "shell", "offering", "build", "man"])
    scene.do("man", "man 2")
    assert scene.people() == ["man status"]
    assert (scene.seat().shifted, scene.seat().status, scene.seat().men) == (0, 0, 1)
    assert scene.asked() == 1


@pytest.mark.rule("BB-P1", "BB-S13")
def test_space_12_is_free_only_without_any_hut() -> None:
    me = Player(dice=(4, 4, 4), huts=range(3, 12))
    scene = Scene(me, *others(3)).do("man", "man 1")
    assert scene.options() == ["on another", "on 12"]
    assert scene.do("on 12").seat().men == 1 << 11
    occupied = Scene(Player(dice=(4, 4, 4), huts=range(1, 13), on_12=3), *others(3))
    assert "man" not in occupied.options()


@pytest.mark.rule("BB-P2")
def test_a_position_stays_empty_until_the_next_round() -> None:
    me = Player(dice=(4, 4, 4), huts=FREE)
    scene = Scene(me, Player(dice=(3, 3, 3), huts=FREE), *others(2)).do("woman", "woman 2", "woman")
    assert scene.options() == ["woman 1", "woman 3"]
