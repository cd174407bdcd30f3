"""The store: SQLite for one process, PostgreSQL for several; a browser has its own (`motu.browser`)."""

from __future__ import annotations

from motu.server.messages import BOT
from motu.server.store.address import is_postgres, sqlite_path
from motu.server.store.clock_rows import SeatChange, StoredClock
from motu.server.store.notification_rows import Channel, Delivery, NotificationSettings, Occasion
from motu.server.store.people_rows import BLOCK, MUTE, Announcement, Relation, Report
from motu.server.store.rows import (
    Entry,
    Header,
    KeptReview,
    Line,
    Notice,
    OwnEdition,
    Snapshot,
    Store,
    StoredEdition,
    TableStore,
    TableUse,
    Taken,
)
from motu.server.store.seat_row import Seat

__all__ = [
    "BLOCK",
    "BOT",
    "MUTE",
    "Announcement",
    "Channel",
    "Delivery",
    "Entry",
    "Header",
    "KeptReview",
    "Line",
    "Notice",
    "NotificationSettings",
    "Occasion",
    "OwnEdition",
    "Relation",
    "Report",
    "Seat",
    "SeatChange",
    "Snapshot",
    "Store",
    "StoredClock",
    "StoredEdition",
    "TableStore",
    "TableUse",
    "Taken",
    "open_store",
]


async def open_store(url: str) -> Store:
    """The store at an address: `sqlite:///relative.db`, `sqlite:////absolute.db` or `postgresql://…`."""
    if is_postgres(url):
        from motu.server.store.postgres import PostgresStore

        return await PostgresStore.open(url)
    from motu.server.store.sqlite import SQLiteStore

    return SQLiteStore(sqlite_path(url))
