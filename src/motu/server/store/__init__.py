"""The store: SQLite for one process, PostgreSQL for several."""

from __future__ import annotations

from pathlib import Path

from motu.core.errors import BadOption
from motu.server.messages import BOT
from motu.server.store.rows import Entry, Header, KeptReview, Line, Notice, Seat, Store, Taken
from motu.server.store.sqlite import SQLiteStore

__all__ = ["BOT", "Entry", "Header", "KeptReview", "Line", "Notice", "Seat", "Store", "Taken", "open_store"]


async def open_store(url: str) -> Store:
    """The store at an address: `sqlite:///relative.db`, `sqlite:////absolute.db` or `postgresql://…`."""
    if url.startswith("sqlite:///") and len(url) > len("sqlite:///"):
        return SQLiteStore(Path(url.removeprefix("sqlite:///")))
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from motu.server.store.postgres import PostgresStore
        except ImportError as error:
            raise BadOption("postgres-not-installed", command="pip install motu[postgres]") from error
        return await PostgresStore.open(url)
    raise BadOption("unknown-database", database=url, allowed=["sqlite:///…", "postgresql://…"])
