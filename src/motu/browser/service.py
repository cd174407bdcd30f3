"""What the tables in a browser consist of: a store, bots, reviews and clocks, for one person."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from motu.browser.database import Database
from motu.browser.store import BrowserStore
from motu.core.errors import MotuError
from motu.server.bots import AdviceConfig, Bots, think
from motu.server.clock_sweep import ClockSweep
from motu.server.editions import Editions
from motu.server.http_messages import UnreadableTable
from motu.server.limits import Buckets, Limit
from motu.server.messages import TableInfo
from motu.server.reviews import Reviews, default_review
from motu.server.seating import name_of
from motu.server.service_time import ServiceTime
from motu.server.store import OwnEdition
from motu.server.tables import MOST_LISTED, Tables
from motu.server.unreadable import listed_as_unreadable
from motu.server.work import Pool, Result

LEVEL: Final = 2
"""The place of the level among the arguments of `think`."""
QUICK: Final = ("random", "easy", "medium", "greedy")
"""Levels that choose in a few milliseconds: nothing is gained by asking the other worker."""
ALL: Final = 1_000_000
"""More tables than a browser stores."""
WITHOUT_LIMIT: Final = Limit(1000, 1000)


class BrowserBots(Bots):
    """Bots of which the quick ones choose at once, here."""

    async def _run(self, workers: Pool, work: Callable[[], Result], person: str, urgency: int) -> Result:
        if isinstance(work, partial) and work.func is think and work.args[LEVEL] in QUICK:
            found: Result = work()
            return found
        return await super()._run(workers, work, person, urgency)


class BrowserService:
    """Everything that the requests of a tab share."""

    def __init__(self, store: BrowserStore, guest: str, workers: Pool, release: str, pause: float) -> None:
        self.store: Final = store
        self.guest: Final = guest
        self.workers: Final = workers
        self.release: Final = release
        self.bots: Final = BrowserBots(workers, advice=AdviceConfig())
        self.service_time: Final = ServiceTime(store)
        self.tables: Final = Tables(store, self.bots, pause, release, self.service_time)
        self.clock_sweep: Final = ClockSweep(store, self.tables, self.service_time)
        self.clock_sweep.start()
        self.reviews: Final = Reviews(store, self.tables, workers, Buckets(WITHOUT_LIMIT), default_review())

    @classmethod
    async def open(
        cls,
        database: Database,
        workers: Pool,
        release: str,
        pause: float,
        restored: Callable[[], None] = lambda: None,
    ) -> BrowserService:
        """The tables that are stored in this browser. Raises Unavailable if they can't be read."""
        store = BrowserStore(database, restored)
        guest = await store.open()
        await Editions(store).keep_standard()
        service = cls(store, guest, workers, release, pause)
        await service.service_time.tick()
        return service

    async def name_of(self, guest: str) -> str:
        """The name of the person."""
        return await name_of(self.store, guest)

    async def mine(self) -> tuple[list[TableInfo], list[UnreadableTable]]:
        """The tables that are stored here, newest first, and those that can't be read."""
        found: list[TableInfo] = []
        unreadable: list[UnreadableTable] = []
        for id in await self.store.tables_of(self.guest, MOST_LISTED):
            try:
                found.append(await self._info(id))
            except MotuError as error:
                unreadable.append(await listed_as_unreadable(self.store, id, error))
        return found, unreadable

    async def _info(self, id: str) -> TableInfo:
        """A table in the list. Only one that was played since it was last listed is replayed."""
        table = self.tables.in_memory(id)
        if table is not None:
            return table.info(self.guest)
        kept = await self.store.summary(id)
        if kept is not None:
            return kept
        info = (await self.tables.get(id)).info(self.guest)
        await self.store.keep_summary(info)
        return info

    async def delete_table(self, id: str) -> None:
        """Delete a table with all that belongs to it."""
        await self.store.delete_table(id, 0.0)
        await self.tables.drop(id)

    async def editions(self) -> list[OwnEdition]:
        """The editions that the person made."""
        return await self.store.editions_of(self.guest)

    async def delete_all(self) -> None:
        """Delete everything that is stored here. The person stays the same to this tab."""
        for id in await self.store.tables_of(self.guest, ALL):
            await self.tables.drop(id)
        await self.store.clear(self.guest)
        await Editions(self.store).keep_standard()

    async def close(self) -> None:
        """Stop everything."""
        await self.clock_sweep.close()
        await self.reviews.close()
        await self.tables.close()
        await self.bots.close()
