"""Looks for clocks that have run out, at all tables, whether anybody has them open or not."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from msgspec import structs

from motu.core.errors import MotuError
from motu.server.errors import Unavailable
from motu.server.identity import short_id
from motu.server.service_time import ServiceTime
from motu.server.store import TableStore
from motu.server.tables import Tables

SWEEP: Final = 1.0
"""Seconds between two looks."""
MOST: Final = 100
"""Tables that are handled in one sweep."""
NEVER_TOO_LATE: Final = 1_000_000_000
"""More entries than a game has: the clock of a table that can't be read is stopped whatever is stored of its game."""

_log = logging.getLogger(__name__)


class ClockSweep:
    """Keeps the service time going, and applies the rules of tables at which somebody is out of time."""

    def __init__(self, store: TableStore, tables: Tables, service_time: ServiceTime) -> None:
        self._store = store
        self._tables = tables
        self._time = service_time
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._run())

    async def sweep(self) -> int:
        """Handle the clocks that have run out. Returns how many there were."""
        if not await self._store.any_deadline():
            return 0
        await self._time.tick()
        due = await self._store.due_clocks(self._time.now(), MOST)
        for id in due:
            try:
                await (await self._tables.get(id)).clock_ran_out()
            except Unavailable:
                raise
            except MotuError as error:
                _log.warning("the clock of table %s is stopped, because it can't be read: %s", short_id(id), error.id)
                await self._stop_clock(id)
        return len(due)

    async def _stop_clock(self, id: str) -> None:
        row = await self._store.clock(id)
        if row is not None:
            still = structs.replace(row, version=row.version + 1, entries=NEVER_TOO_LATE, deadline=None)
            await self._store.change_clock(id, still)

    async def _run(self) -> None:
        while True:
            try:
                while await self.sweep() == MOST:
                    await asyncio.sleep(0)
            except Unavailable:
                _log.warning("clocks can't be looked at, because the store does not answer; it is tried again")
            except Exception:
                _log.exception("clocks could not be looked at; it is tried again")
            await asyncio.sleep(SWEEP)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
