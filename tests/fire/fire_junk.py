"""Ten thousand inputs that no page would send, on both databases."""

from __future__ import annotations

from pathlib import Path

from tests.fire.throw import throw
from tests.server.harness import running

INPUTS = 10_000


def test_ten_thousand_inputs_break_nothing(database: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(database, log=log) as server:
        answers = throw(server, INPUTS, log)
        assert server.answers()
    assert answers.total() >= INPUTS
    assert answers["refused"] > INPUTS / 4
