"""Notifications in PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from motu.server.store.notification_tables import Fetch, NotificationTables
from motu.server.store.postgres_upkeep import PostgresUpkeep


class PostgresNotifications(NotificationTables, PostgresUpkeep):
    """Notifications, with the statements that SQLite has too."""

    async def _fetch(self, sql: str, *args: Any) -> list[Any]:
        rows: list[Any] = await self._ask("fetch", sql, *args)
        return rows

    @asynccontextmanager
    async def _together(self) -> AsyncIterator[Fetch]:
        async with self._transaction() as connection:

            async def fetch(sql: str, *args: Any) -> list[Any]:
                rows: list[Any] = await connection.fetch(sql, *args)
                return rows

            yield fetch
