"""What a server process consists of: settings, store, bots, tables, reviews and retention."""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import AbstractContextManager, suppress

from msgspec import Struct

from motu.core.errors import MotuError
from motu.players.review import ReviewConfig
from motu.server.announcements import Announcements
from motu.server.bots import NICE as BOT_NICE
from motu.server.bots import Bots
from motu.server.clock_sweep import ClockSweep
from motu.server.editions import Editions
from motu.server.endings import Endings
from motu.server.identities import Identities
from motu.server.limits import Buckets, Limits, OpenSockets, SharedBuckets
from motu.server.metrics import Metrics
from motu.server.notifications.service import NotificationOptions, Notifications
from motu.server.ratings.ladder import Ladder
from motu.server.release import release
from motu.server.retention import Keep, Retention
from motu.server.reviews import Reviews, default_review
from motu.server.seating import name_of
from motu.server.service_time import ServiceTime
from motu.server.store import Store, open_store
from motu.server.store.address import is_postgres, sqlite_path
from motu.server.store.file_lock import FileLock
from motu.server.store.rating_rows import RatedGame
from motu.server.tables import Tables
from motu.server.workers import Workers

NICE = 10
"""The niceness of the processes that make reviews and replays: bots and tables come first."""


_log = logging.getLogger(__name__)


class Settings(Struct, frozen=True, kw_only=True):
    """How a server is run."""

    database: str
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    bot_pause: float = 0.6
    """Seconds that a bot takes at least, so that people can follow, and take back what they just did."""
    secure: bool = False
    """Whether people reach the server by https: the cookie is then sent over nothing else."""
    hosts: tuple[str, ...] = ()
    """The names under which the server may be asked; empty allows all."""
    embedders: tuple[str, ...] = ()
    """Origins of sites whose pages may show this one in a frame; empty allows none."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose word on where a request comes from is taken, separated by commas."""
    token: str = ""
    """With this token the host reads metrics from another machine; empty allows it on this machine only."""
    limits: Limits = Limits()
    keep: Keep = Keep()
    """How long tables are kept."""
    notifications: NotificationOptions = NotificationOptions()
    review: ReviewConfig | None = None
    """How closely games are reviewed; None depends on the speed of the engine."""


class Service:
    """Everything that requests and sockets share."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.store = store
        self.lock: FileLock | None = None
        self.opening: asyncio.Task[None] | None = None
        self.workers = Workers(settings.workers, NICE)
        """Processes for what may take longer: advice, reviews, and replays of stored games."""
        self.metrics = Metrics()
        self.bots = Bots(Workers(settings.workers, BOT_NICE), self.workers, self.timed)
        self.service_time = ServiceTime(store)
        self.tables = Tables(store, self.bots, settings.bot_pause, release(), self.service_time)
        self.clock_sweep = ClockSweep(store, self.tables, self.service_time)
        self.clock_sweep.start()
        limits = settings.limits
        self.sockets = OpenSockets(limits)
        self.messages = SharedBuckets(limits.messages, limits.neighbours)
        self.chat = SharedBuckets(limits.chat, limits.neighbours)
        self.looks = SharedBuckets(limits.looks, limits.neighbours)
        self.advice = SharedBuckets(limits.advice, limits.neighbours)
        self.openings = SharedBuckets(limits.openings, limits.neighbours)
        self.reads = Buckets(settings.limits.reads)
        self.requests = Buckets(settings.limits.requests)
        self.new_tables = Buckets(settings.limits.tables)
        self.editions = Buckets(settings.limits.editions)
        self.codes = Buckets(settings.limits.codes)
        self.reports = SharedBuckets(limits.reports, limits.neighbours)
        self.sendings = SharedBuckets(limits.sendings, limits.neighbours)
        self.notifications = Notifications(store, self.tables, self.metrics, settings.notifications)
        self.identities = Identities(store, self.notifications)
        self.announcements = Announcements(store, self.tables)
        self.announcements.start()
        self.downloads = Buckets(settings.limits.downloads)
        self.reviews = Reviews(
            store, self.tables, self.workers, Buckets(settings.limits.reviews), settings.review or default_review()
        )
        self.endings = Endings(store, self.workers)
        self.ladder = Ladder(store, self.tables, self.endings)
        self.tables.may_rate = True
        self.tables.plan_store = store
        self.tables.on_change.append(self.ladder.table_changed)
        self.ladder.start()
        self.latest_games: dict[str, tuple[float, list[RatedGame]]] = {}
        """The latest rated games of everybody, and when they were read."""
        self.retention = Retention(store, self.tables, self.endings, settings.keep)
        self.retention.start()

    @classmethod
    async def open(cls, settings: Settings) -> Service:
        lock = None if is_postgres(settings.database) else FileLock(sqlite_path(settings.database))
        store = await open_store(settings.database)
        await Editions(store).keep_standard()
        service = cls(settings, store)
        await service.service_time.tick()
        await service.notifications.start()
        service.lock = lock
        service.opening = asyncio.create_task(service.open_planned_tables())
        return service

    async def open_planned_tables(self) -> None:
        """A process that died may have left plans behind that are due: opening their tables carries them out."""
        try:
            for id in await self.store.planned_tables():
                with suppress(MotuError):
                    await self.tables.get(id)
        except Exception:
            _log.exception("tables with planned moves could not be opened")

    def timed(self, level: str) -> AbstractContextManager[object]:
        """Measures how long a level of bots takes."""
        return self.metrics.bots.labels(level).time()

    async def name_of(self, guest: str) -> str:
        """The name of a guest."""
        return await name_of(self.store, guest)

    async def close(self) -> None:
        if self.opening is not None:
            self.opening.cancel()
        await self.identities.close()
        await self.notifications.close()
        await self.announcements.close()
        await self.clock_sweep.close()
        await self.retention.close()
        await self.ladder.close()
        await self.reviews.close()
        await self.tables.close()
        await self.bots.close()
        await self.store.close()
        if self.lock is not None:
            self.lock.release()
