"""What all tests share: the rule coverage is printed after every run."""

from __future__ import annotations

from pathlib import Path

import pytest

from motu import compiled
from tests.rule_coverage import clauses, clauses_proved


def pytest_report_header() -> str:
    return f"motu: {'compiled' if compiled() else 'pure Python'}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say for each game how many clauses have a test."""
    proved = clauses_proved(Path(__file__).parent)
    for game, ids in clauses().items():
        covered = [id for id in ids if id in proved]
        tests = sum(proved[id] for id in covered)
        terminalreporter.write_line(
            f"rule coverage, {game}: {len(covered)} of {len(ids)} clauses, named by tests {tests} times"
        )
