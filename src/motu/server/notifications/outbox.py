"""The outbox: finds out who is to be notified of what, and joins it into deliveries. Each occasion counts once.

Whoever is asked is stored as an *occasion* as soon as a table changes. Tables that changed while a process died are
found again later; an occasion that is stored already is not stored twice. When it is due, and its guest neither looks
at a page nor has quiet hours, everything that waits for them becomes one notification: a *delivery* for each channel.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from time import time
from typing import Final

from msgspec import Struct

from motu.core.errors import MotuError
from motu.server.errors import Unavailable
from motu.server.notifications.hours import quiet_until
from motu.server.notifications.targets import as_text
from motu.server.notifications.wording import News, content_for
from motu.server.store import Channel, Delivery, NotificationSettings, Occasion, Store
from motu.server.table import Table
from motu.server.tables import Tables

RECHECKED: Final = 50
"""Tables that are read again in one step of the recheck."""
AT_ONCE: Final = 50
"""Guests for whom notifications are made in one step."""
FIRST_RECHECK: Final = 24 * 3600.0
"""When a process starts, tables that changed within so many seconds are looked at."""
LEAST_FOR_REMINDER: Final = 1800.0
"""With less time than this at the beginning of a turn there is no reminder."""

_log = logging.getLogger(__name__)


class Timing(Struct, frozen=True):
    """How long things wait, in seconds."""

    delay: float = 10.0
    """From being asked to a notification, so that several become one."""
    gap: float = 60.0
    """Between two notifications to the same guest."""
    looking: float = 30.0
    """For how long somebody counts as looking at a page after it last said so."""
    recheck: float = 60.0
    """Between two looks at all tables that changed lately."""
    step: float = 1.0
    """Between two looks at what is due."""
    patience: float = 10.0
    """For how long a mail server may be silent."""


class Outbox:
    """What is to be sent, in the store. Several processes may work on it at the same time."""

    def __init__(self, store: Store, tables: Tables, timing: Timing, stop_link: Callable[[Channel], str]) -> None:
        self._store = store
        self._tables = tables
        self._timing = timing
        self._stop_link = stop_link
        self._changed: set[str] = set()
        self._checked_at = time() - FIRST_RECHECK
        self._recheck_from: tuple[float, str] | None = (self._checked_at, "")

    def table_changed(self, table: Table) -> None:
        """Look at a table again in the next step."""
        if any(seat.is_person and seat.guest is not None for seat in table.seats):
            self._changed.add(table.header.id)

    async def step(self) -> None:
        """Look at what changed, and make notifications of what is due."""
        await self._note_changed()
        await self._recheck()
        for guest in await self._store.due_occasions(time(), AT_ONCE):
            await self._join(guest)

    # From tables to occasions

    async def _note_changed(self) -> None:
        changed, self._changed = self._changed, set()
        try:
            while changed:
                id = next(iter(changed))
                table = self._tables.in_memory(id)
                if table is not None:
                    await self.note(table)
                changed.discard(id)
        finally:
            self._changed |= changed

    async def _recheck(self) -> None:
        """Look at tables that changed while a process died, some at a time."""
        now = time()
        if self._recheck_from is None:
            if now < self._checked_at + self._timing.recheck:
                return
            self._recheck_from = (self._checked_at - 2 * self._timing.recheck, "")
        since, after = self._recheck_from
        if after == "":
            self._checked_at = now
        ids = await self._store.tables_to_recheck(since, after, RECHECKED)
        for id in ids:
            try:
                await self.note(await self._tables.get(id))
            except Unavailable:
                raise
            except MotuError as error:
                _log.info("a table can't be read, nobody is notified of it: %s", error.id)
        self._recheck_from = (since, ids[-1]) if len(ids) == RECHECKED else None

    async def note(self, table: Table) -> None:
        """Store what people at a table are to hear."""
        now = time()
        if table.stage == "playing":
            wanted = {seat: table.seats[seat].guest for seat in table.people_asked()}
        elif table.is_over and not table.header.tutorial:
            wanted = {seat: one.guest for seat, one in enumerate(table.seats) if one.is_person}
        else:
            return
        reachable = await self._store.reachable([guest for guest in wanted.values() if guest is not None])
        for seat, guest in wanted.items():
            if guest is None or guest not in reachable:
                continue
            if table.is_over:
                await self._store.add_occasion(Occasion(guest, table.header.id, "over", 1, now + self._timing.delay))
                continue
            number = table.last_entry_of(seat) + 1
            await self._store.add_occasion(Occasion(guest, table.header.id, "turn", number, now + self._timing.delay))
            left = seconds_left(table, seat)
            if left is not None and left >= LEAST_FOR_REMINDER:
                due = now + left - reminder_before(left)
                await self._store.add_occasion(Occasion(guest, table.header.id, "reminder", number, due))

    # From occasions to deliveries

    async def _join(self, guest: str) -> None:
        """Make one notification of everything that waits for a guest."""
        now = time()
        settings = await self._store.notification_settings(guest)
        quiet = quiet_until(settings, now)
        if quiet is None and settings.notified + self._timing.gap > now:
            quiet = settings.notified + self._timing.gap
        if quiet is not None:
            await self._store.postpone(guest, quiet)
            return
        channels = [channel for channel in await self._store.channels(guest) if channel.is_active]
        occasions = await self._store.open_occasions(guest)
        said: list[Occasion] = []
        news: list[News] = []
        for occasion in occasions:
            if occasion.kind == "reminder" and occasion.due > now:
                continue
            found = await self.news_of(occasion, settings) if channels else None
            if found is None or (occasion.kind == "reminder" and not settings.reminders):
                await self._store.take_occasions(guest, [occasion], "settled", [], now)
            elif any(one.table == occasion.table for one in said):
                await self._store.take_occasions(guest, [occasion], "joined", [], now)
            else:
                said.append(occasion)
                news.append(found)
        if not said:
            return
        id = secrets.token_hex(12)
        deliveries = [
            Delivery(f"{id}.{number}", channel.id, guest, as_text(content_for(channel, news, self._stop_link(channel))),
                     now, now)
            for number, channel in enumerate(channels)
        ]  # fmt: skip
        await self._store.take_occasions(guest, said, id, deliveries, now)

    async def news_of(self, occasion: Occasion, settings: NotificationSettings) -> News | None:
        """What an occasion is worth saying now; None if it is settled: answered, or the end was seen."""
        try:
            table = await self._tables.get(occasion.table)
        except Unavailable:
            raise
        except MotuError:
            return None
        seat = table.seat_of(occasion.guest)
        if seat is None:
            return None
        if occasion.kind == "over":
            return News(table, "over") if table.is_over and settings.looking_until < table.changed_at else None
        asked = seat in table.people_asked() and table.last_entry_of(seat) + 1 == occasion.number
        if not asked:
            return None
        return News(table, occasion.kind, seconds_left(table, seat) or 0)


def seconds_left(table: Table, seat: int) -> float | None:
    """The seconds of a seat's clock; None if it has none."""
    if table.clock is None:
        return None
    time_of_seat = table.clock.info().seats[seat]
    limits = [limit for limit in (time_of_seat.left, time_of_seat.decision) if limit is not None]
    return min(limits) if limits else None


def reminder_before(left: float) -> float:
    """How long before the end of so many seconds somebody is reminded: a fifth of them, at most six hours."""
    return min(max(left / 5, 600.0), 6 * 3600.0)
