"""`motu games check`: every stored game is replayed, and nothing is changed."""

from __future__ import annotations

import asyncio

from motu.server.games_check import GamesReport, check_stored_games
from motu.server.store import open_store
from tests.server.harness import Person, running
from tests.server.releases import execute


def checked(database: str) -> GamesReport:
    async def check() -> GamesReport:
        store = await open_store(database)
        try:
            return await check_stored_games(store, lambda: None)
        finally:
            await store.close()

    return asyncio.run(check())


def test_every_stored_game_is_replayed_and_told_apart(database: str) -> None:
    with running(database) as server:
        ann = Person(server, "Ann")
        good, other, spoilt = (ann.create("bali", "me", "open") for _ in range(3))
        ben = Person(server, "Ben")
        for table in (good, other, spoilt):
            ben.join(table)
        server.stop()
        execute(database, "update tables set version = 99 where id = ?", other)
        execute(database, "update tables set seed = 'seven' where id = ?", spoilt)
        execute(database, "delete from snapshots where table_id = ?", spoilt)
        for _ in range(2):  # it changes nothing, so the second time is like the first
            report = checked(database)
            assert (report.equal, report.pinned) == (1, 0)
            fates = {one.table: (one.game, one.fate) for one in report.stopped}
            assert fates == {other: ("bali", "archived"), spoilt: ("", "unreadable")}
            assert "version 99" in next(one.reason for one in report.stopped if one.table == other)
        server.start()
