"""Notifications in SQLite."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from motu.server.store.notification_tables import Fetch, NotificationTables
from motu.server.store.sqlite_upkeep import SQLiteUpkeep

ARGUMENT: Final = re.compile(r"\$(\d+)")


class SQLiteNotifications(NotificationTables, SQLiteUpkeep):
    """Notifications, with the statements that PostgreSQL has too."""

    async def _fetch(self, sql: str, *args: Any) -> list[Any]:
        return self._all(ARGUMENT.sub(r"?\1", sql), *args)

    @asynccontextmanager
    async def _together(self) -> AsyncIterator[Fetch]:
        with self._transaction():
            yield self._fetch
