"""The agenda: forced moves, pending decisions, and secret choices in any order."""

from __future__ import annotations

from itertools import permutations

import pytest

from motu import Illegal
from motu.core.agenda import Moves, State
from motu.core.record import Record, record, replay
from tests.core.handsign import HANDSIGN, HandsShown


def asked(state: State) -> list[int]:
    return [decision.seat for decision in state.waiting()]


def test_all_who_choose_in_secret_are_asked_at_once() -> None:
    state = HANDSIGN.setup(3, 1)
    assert asked(state) == [0, 1, 2]
    pending = state.pending()
    assert pending is not None
    assert pending.seat == 0


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_secret_choices_come_in_any_order_and_lead_to_the_same_state(order: tuple[int, ...]) -> None:
    tokens = {0: "show 1", 1: "show 0", 2: "show 1"}
    state = HANDSIGN.setup(3, 1)
    for seat in order:
        state.answer(seat, tokens[seat])
    assert HANDSIGN.scores(state) == [1, 2, 1]
    assert state.log == [HandsShown([1, 0, 1])]
    assert record(HANDSIGN, state).entries == ["show 1", "show 0", "show 1"], "the record keeps the order of asking"


def test_a_secret_choice_may_have_a_second_part_before_the_others_have_answered() -> None:
    state = HANDSIGN.setup(3, 1)
    state.answer(1, "show 2")
    assert asked(state) == [0, 1, 2]
    with pytest.raises(Illegal, match="stay, think again"):
        state.answer(1, "show 1")
    state.answer(1, "think again")
    assert asked(state) == [0, 2]
    state.answer(2, "show 1")
    state.answer(0, "show 1")
    assert state.log == [HandsShown([1, 0, 1])]
    assert record(HANDSIGN, state).entries == ["show 1", "show 2", "think again", "show 1"]
    assert replay(HANDSIGN, Record.load(record(HANDSIGN, state).dump())).log == state.log


def test_nobody_learns_what_was_chosen_before_all_have() -> None:
    quiet = HANDSIGN.setup(3, 1)
    chosen = HANDSIGN.setup(3, 1)
    chosen.answer(1, "show 2")
    for who in (0, 2, None):
        assert {**HANDSIGN.seen(quiet, who), "asked": 0} == {**HANDSIGN.seen(chosen, who), "asked": 0}
        assert HANDSIGN.choices(quiet, 0) == HANDSIGN.choices(chosen, 0)


def test_who_has_chosen_is_not_asked_again() -> None:
    state = HANDSIGN.setup(3, 1)
    state.answer(2, "show 0")
    with pytest.raises(Illegal, match="not seat 2"):
        state.answer(2, "show 1")
    assert HANDSIGN.choices(state, 2) is None


def test_the_buffer_of_moves_takes_what_is_added_and_no_more_than_it_may() -> None:
    moves = Moves()
    for move in range(256):
        moves.add(move)
    assert moves.listed() == list(range(256))
    with pytest.raises(IndexError):
        moves.add(256)


def test_a_game_in_plain_python_runs_on_the_core_as_it_is() -> None:
    state = HANDSIGN.setup(4, 2)
    decisions = 0
    while (decision := state.pending()) is not None:
        state.take(decision.moves(state)[0])
        decisions += 1
    assert decisions == 12
    assert HANDSIGN.scores(state) == [0, 0, 0, 0]
