"""Undo: one's own last answers, up to chance and hidden things."""

from __future__ import annotations

import pytest

from motu import RULES, Illegal
from motu.core.laid_open import laid_open
from motu.core.sitting import Sitting
from tests.games.bali.builder import BALI, Scene


def answer_first(sitting: Sitting) -> int:
    choices = BALI.choices(sitting.state)
    assert choices is not None
    sitting.answer(choices["seat"], choices["options"][0]["token"])
    return int(choices["seat"])


def test_several_answers_of_one_turn_can_be_taken_back_one_by_one() -> None:
    sitting = Sitting(BALI, Scene(2, stone=[7, 0], hand={"rice_farmer": 3}).table)
    start = laid_open(sitting.state)
    sitting.answer(0, "buy rice")
    sitting.answer(0, "play 2 rice_farmer")
    sitting.answer(0, "take stonemason row 1")
    for _ in range(3):
        assert sitting.may_undo(0)
        sitting.undo(0)
    assert laid_open(sitting.state) == start
    with pytest.raises(Illegal, match="nothing to take back"):
        sitting.undo(0)


def test_no_undo_goes_back_over_cards_that_came_to_light() -> None:
    scene = Scene(2, stone=[1, 0], hand={"rice_farmer": 2, "shrine": 1}, rows={1: ["priest"]})
    sitting = Sitting(BALI, scene.table)
    sitting.answer(0, "play 2 rice_farmer")
    assert sitting.would_bar_undo(0, "take priest row 1")
    assert not sitting.would_bar_undo(0, "take stonemason row 2")
    sitting.answer(0, "take priest row 1")
    assert not sitting.may_undo(0)
    with pytest.raises(Illegal, match="hidden came to light"):
        sitting.undo(0)


def test_no_undo_goes_back_over_a_look_at_the_altar() -> None:
    scene = Scene(
        2,
        hand={"priest": 1, "shrine": 2},
        rows={1: ["priest"]},
        pile=["oracle", "priest", "priest", "priest", "priest"],
        altar=["-rice", "rice"],
        oracle=True,
    )
    sitting = Sitting(BALI, scene.table)
    sitting.answer(0, "take priest row 1")
    sitting.answer(0, "look")
    assert not sitting.may_undo(0)


def test_no_undo_takes_back_what_the_others_have_seen() -> None:
    scene = Scene(3, stone=[7, 0, 0], hand={"shrine": 1, "priest": 2})
    sitting = Sitting(BALI, scene.table)
    sitting.answer(0, "play shrine")
    assert sitting.may_undo(0)
    sitting.answer(1, "lay rice")
    assert not sitting.may_undo(1), "everybody saw the rice"
    sitting.answer(2, "lay rice")
    sitting.answer(0, "lay pepper")
    assert sitting.may_undo(0), "nobody saw what was laid face down"


def test_only_who_answered_last_may_take_it_back() -> None:
    sitting = Sitting(RULES["bali"], RULES["bali"].setup(2, 7))
    seat = answer_first(sitting)
    while (decision := sitting.state.pending()) is not None and decision.seat == seat:
        answer_first(sitting)
    other = answer_first(sitting)
    assert other != seat
    before = laid_open(sitting.state)
    with pytest.raises(Illegal, match="Somebody else has answered since"):
        sitting.undo(seat)
    assert laid_open(sitting.state) == before


def test_a_refused_answer_leaves_no_trace() -> None:
    sitting = Sitting(RULES["bali"], RULES["bali"].setup(2, 7))
    before = laid_open(sitting.state)
    with pytest.raises(Illegal):
        sitting.answer(0, "nonsense")
    with pytest.raises(Illegal):
        sitting.answer(1, "nonsense")
    assert laid_open(sitting.state) == before
    assert sitting.entries == []
