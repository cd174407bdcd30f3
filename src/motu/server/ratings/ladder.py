"""Stores the results of rated games when they end, and finds those that a process left behind."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from motu.server.endings import Endings
from motu.server.identity import short_id
from motu.server.ratings.results import rate, result_of_table
from motu.server.store import Store
from motu.server.table import Table
from motu.server.tables import Tables

SWEEP: Final = 600.0
"""Seconds between two looks for results that were not stored."""
BATCH: Final = 100

_log = logging.getLogger(__name__)


class Ladder:
    """The ladder of one server process. The store decides which of several processes was first."""

    def __init__(self, store: Store, tables: Tables, endings: Endings) -> None:
        self._store = store
        self._tables = tables
        self._endings = endings
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to look for results that were not stored, for example because a process died."""
        self._start(self._run())

    def table_changed(self, table: Table) -> None:
        """A game went on, or a seat has changed. If a rated game has ended, its result is stored."""
        if table.header.rated and table.stage == "over":
            self._start(self._record(table))

    async def record(self, table: Table) -> bool:
        """Store the result of a table. False if there is none, or it is stored already."""
        result = result_of_table(table)
        return result is not None and await self._store.add_rated_game(result, rate)

    async def sweep(self) -> int:
        """Store the results of all rated games that are over; returns how many were missing."""
        found = 0
        last = ""
        while batch := await self._store.unrated_tables(last, BATCH):
            last = batch[-1]
            for id in batch:
                use = await self._store.use_of(id)
                if use is not None and await self._endings.is_over(use):
                    found += await self.record(await self._tables.get(id))
        return found

    async def _record(self, table: Table) -> None:
        """If this fails, the next sweep does it."""
        try:
            await self.record(table)
        except Exception:
            _log.exception("the result of table %s could not be stored; it is tried again", short_id(table.header.id))

    async def _run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                _log.exception("results of rated games could not be looked for; it is tried again")
            await asyncio.sleep(SWEEP)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
