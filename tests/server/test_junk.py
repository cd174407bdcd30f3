"""Some junk in every run; `make fire` throws ten thousand pieces."""

from __future__ import annotations

from pathlib import Path

from tests.fire.throw import throw
from tests.server.harness import running


def test_junk_breaks_nothing(database: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(database, log=log) as server:
        assert throw(server, 500, log, seed=7).total() >= 500
