"""Earlier moments of a game, also in the middle of a secret step in which later seats answered first."""

from __future__ import annotations

import pytest

from motu import BadRecord
from motu.core.agenda import State
from motu.core.full_state import full_state
from motu.core.history import past_decisions, state_at_log_length, state_before
from motu.core.record import record, replay
from tests.core.handsign import HANDSIGN


def answered(*answers: tuple[int, str]) -> State:
    state = HANDSIGN.setup(3, 1)
    for seat, token in answers:
        state.answer(seat, token)
    return state


@pytest.mark.parametrize(
    ("answers", "entries"),
    [
        ([(2, "show 1")], ["@2 show 1"]),
        ([(1, "show 2")], ["@1 show 2"]),
        ([(1, "show 2"), (1, "stay")], ["@1 show 2", "@1 stay"]),
        ([(2, "show 0"), (0, "show 1")], ["show 1", "@2 show 0"]),
        ([(2, "show 0"), (1, "show 1"), (0, "show 1")], ["show 1", "show 1", "show 0"]),
    ],
)
def test_a_half_answered_secret_step_is_recorded_and_replayed(
    answers: list[tuple[int, str]], entries: list[str]
) -> None:
    state = answered(*answers)
    stored = record(HANDSIGN, state)
    assert stored.entries == entries
    again = replay(HANDSIGN, stored)
    assert full_state(again) == full_state(state)
    assert [decision.seat for decision in again.waiting()] == [decision.seat for decision in state.waiting()]


def test_past_decisions_say_what_was_asked_and_answered() -> None:
    state = answered((2, "show 0"), (1, "show 1"), (0, "show 1"), (1, "show 2"))
    found = [(one.number, one.seat, one.token, one.early) for one in past_decisions(HANDSIGN, state)]
    assert found == [(0, 0, "show 1", False), (1, 1, "show 1", False), (2, 2, "show 0", False), (3, 1, "show 2", True)]


def test_the_table_before_a_decision_and_by_the_length_of_the_log() -> None:
    first_round = [(0, "show 1"), (1, "show 1"), (2, "show 0")]
    state = answered(*first_round, (2, "show 2"))
    assert full_state(state_before(HANDSIGN, state, 0)) == full_state(answered())
    assert full_state(state_before(HANDSIGN, state, 2)) == full_state(answered(*first_round[:2]))
    assert full_state(state_before(HANDSIGN, state, 99)) == full_state(state)
    assert full_state(state_at_log_length(HANDSIGN, state, 0)) == full_state(answered(*first_round[:2]))
    assert full_state(state_at_log_length(HANDSIGN, state, 1)) == full_state(state)


def test_a_table_without_history_has_no_earlier_moments() -> None:
    with pytest.raises(BadRecord, match="guessed"):
        list(past_decisions(HANDSIGN, HANDSIGN.setup(3, 1, keep_log=False)))
