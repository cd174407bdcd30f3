"""Loops for benchmarks, compiled like the search itself, so that they measure what a search pays."""

from __future__ import annotations

from mypy_extensions import i64

from motu.core.agenda import State
from motu.core.rules import Rules


def copy_often(state: State, spare: State, times: i64) -> None:
    """Overwrite a spare table with a state again and again."""
    for _ in range(times):
        spare.copy_from(state)


def evaluate_often(rules: Rules, state: State, times: i64) -> None:
    """Evaluate the position of the first seat again and again."""
    for _ in range(times):
        rules.expected_score(state, 0)
