"""What all tests share: the rule coverage is printed after every run."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from motu import compiled
from motu.server.built_page import PAGE, is_built
from tests.rule_coverage import clauses, clauses_proved

pytest.register_assert_rewrite("motu.contract")


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


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The folder of the page as `make web` builds it, which needs Node."""
    if not is_built():
        if os.environ.get("CI"):
            pytest.fail("The page is not built: make web")
        pytest.skip("The page is not built (make web): it was not tested")
    return PAGE


@pytest.fixture(autouse=True)
def _the_browsers_loop_is_at_rest(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests without a browser may call asyncio.run, also after a test with one ran in the same process.

    Playwright's loop rests between its calls, but stays marked as running in this thread.
    """
    if "browser" in request.fixturenames:
        yield
        return
    resting = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(resting)
