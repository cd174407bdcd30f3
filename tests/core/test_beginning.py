"""The earliest moment of a game: its log is not empty, because the setup is written to it."""

from __future__ import annotations

import pytest

from motu import RULES
from motu.core.history import state_at_log_length


@pytest.mark.parametrize("game", ["bali", "bora_bora", "raiatea"])
def test_a_log_length_of_nothing_means_the_first_decision(game: str) -> None:
    rules = RULES[game]
    state = rules.setup(3, 1)
    first = len(state.log or [])
    assert first > 0
    while len(state.log or []) < first + 5:
        decision = rules.pending(state)
        state.take(decision.moves(state)[0])
    for lines in (0, first - 1, first):
        assert len(state_at_log_length(rules, state, lines).log or []) == first
