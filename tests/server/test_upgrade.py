"""One process after the other is upgraded: those of the last release go on until they are restarted."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from motu.server.store.migrate import migrations
from tests.server.harness import Person, running
from tests.server.postgres import Cluster
from tests.server.releases import execute

ADDING_SINCE = 6
"""After this one a migration only adds, so that processes of the last release can go on beside those of the next."""


def test_a_process_goes_on_beside_a_newer_one_and_is_refused_when_it_starts_again(
    postgres: Cluster, tmp_path: Path
) -> None:
    database, log = postgres.database(), tmp_path / "log"
    with running(database, log=log) as old:
        ann = Person(old, "Ann")
        table = ann.create("bali", "me", "easy")
        execute(database, "insert into schema_version values (99)")
        assert httpx.get(f"{old.url}/api/ready").json()["ready"] is True
        with ann.sit(table) as page:
            assert page.ask("say", key="key-0001", text="still here")["kind"] == "done"
        old.stop()
        assert old.process is not None
        assert old.process.returncode in (0, -15), "it ends gracefully"
        with pytest.raises(AssertionError, match="the server died"):
            old.start()
    assert "newer release" in log.read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_migration_adds_and_takes_nothing_away(kind: str) -> None:
    for migration in migrations(kind)[ADDING_SINCE:]:
        sql = migration.sql.lower()
        assert not re.search(r"\b(drop|rename|alter column|set not null)\b", sql), migration.number
        for column in re.findall(r"add column [^;]+", sql):
            assert "not null" not in column or "default" in column, migration.number
