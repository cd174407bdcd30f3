"""How long tables are kept: those that nobody has used for a long time are deleted in the background."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import time
from typing import Any, Final

from msgspec import Struct

from motu.server.endings import Endings
from motu.server.store import Store, TableUse
from motu.server.tables import Tables

DAY: Final = 86_400.0
FIRST: Final = 60.0
"""Seconds from the start of the server to the first sweep."""
PERIOD: Final = 3600.0
"""Seconds between two sweeps. At least that often it is stored which tables are open."""
BATCH: Final = 100
"""Tables that are looked at in one step."""
PAUSE: Final = 0.05
"""Seconds between two steps."""

_log = logging.getLogger(__name__)


class Keep(Struct, frozen=True):
    """How many days a table is kept after its last use; 0 is for ever."""

    finished: int = 0
    abandoned: int = 365
    """For games that are not over, and tables at which none has begun."""

    def days(self, over: bool | None) -> int:
        """The days for a finished or an unfinished game. If that is not known (None), it is the longer time."""
        if over is None:
            return 0 if 0 in (self.finished, self.abandoned) else max(self.finished, self.abandoned)
        return self.finished if over else self.abandoned

    def least(self) -> int:
        """The days for which every table is kept; 0 if nothing is ever deleted."""
        return min((days for days in (self.finished, self.abandoned) if days > 0), default=0)


class Retention:
    """Deletes tables whose time is over.

    A table that somebody has open counts as used. Each process stores that for its own tables, when they are opened
    and with every sweep. So no process deletes a table that is open at another one.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        endings: Endings,
        keep: Keep,
        clock: Callable[[], float] = time,
        pause: float = PAUSE,
    ) -> None:
        self._store = store
        self._tables = tables
        self._endings = endings
        self._keep = keep
        self._clock = clock
        self._pause = pause
        self._marked: dict[str, float] = {}
        """When it was last stored that a table is open."""
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to sweep from time to time."""
        self._start(self._run())

    def opened(self, table: str) -> None:
        """Somebody has opened a table. That is stored in the background, at most once an hour."""
        now = self._clock()
        if self._marked.get(table, 0.0) <= now - PERIOD:
            self._marked[table] = now
            self._start(self._mark([table]))

    async def sweep(self) -> int:
        """Delete all tables whose time is over, in small steps. Returns how many there were."""
        now = self._clock()
        self._marked = {table: at for table, at in self._marked.items() if at > now - PERIOD}
        await self._mark(self._tables.open_ids())
        if self._keep.least() == 0:
            return 0
        deleted = 0
        last = ""
        while batch := await self._store.uses(last, BATCH):
            last = batch[-1].id
            for use in batch:
                deleted += await self._delete_if_due(use, now)
                await asyncio.sleep(0)  # let others run in between
            await asyncio.sleep(self._pause)
        return deleted

    async def _delete_if_due(self, use: TableUse, now: float) -> bool:
        if use.last_use >= now - self._keep.least() * DAY:
            return False
        days = self._keep.days(await self._endings.is_over(use))
        if days == 0:
            return False
        table = self._tables.in_memory(use.id)
        if table is not None and table.listeners:
            return False
        if not await self._store.delete_table(use.id, now - days * DAY):
            return False
        await self._tables.drop(use.id)
        return True

    async def _mark(self, tables: list[str]) -> None:
        for first in range(0, len(tables), BATCH):
            await self._store.mark_used(tables[first : first + BATCH], self._clock())

    async def _run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                deleted = await self.sweep()
                if deleted:
                    _log.info("%d tables were deleted: nobody has used them for a long time", deleted)
            except Exception:
                _log.exception("old tables could not be deleted; it is tried again")
            await asyncio.sleep(PERIOD)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
