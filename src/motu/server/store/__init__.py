"""The store: SQLite for one process, PostgreSQL for several."""

from __future__ import annotations

from motu.server.messages import BOT
from motu.server.store.address import is_postgres, sqlite_path
from motu.server.store.clock_rows import SeatChange, StoredClock
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
    TableUse,
    Taken,
)
from motu.server.store.seat_row import Seat
from motu.server.store.sqlite import SQLiteStore

__all__ = [
    "BLOCK",
    "BOT",
    "MUTE",
    "Announcement",
    "Entry",
    "Header",
    "KeptReview",
    "Line",
    "Notice",
    "OwnEdition",
    "Relation",
    "Report",
    "Seat",
    "SeatChange",
    "Snapshot",
    "Store",
    "StoredClock",
    "StoredEdition",
    "TableUse",
    "Taken",
    "open_store",
]


async def open_store(url: str) -> Store:
    """The store at an address: `sqlite:///relative.db`, `sqlite:////absolute.db` or `postgresql://…`."""
    if is_postgres(url):
        from motu.server.store.postgres import PostgresStore

        return await PostgresStore.open(url)
    return SQLiteStore(sqlite_path(url))
