"""What PostgreSQL shares with the other database: notifications, ratings, plans, identity."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from motu.server.store.annotation_tables import AnnotationTables
from motu.server.store.identity_tables import IdentityTables
from motu.server.store.notification_tables import NotificationTables
from motu.server.store.plan_tables import PlanTables
from motu.server.store.postgres_upkeep import PostgresUpkeep
from motu.server.store.rating_tables import RatingTables
from motu.server.store.shared_statements import Fetch


class PostgresShared(NotificationTables, RatingTables, PlanTables, IdentityTables, AnnotationTables, PostgresUpkeep):
    """How the statements are sent that both databases have."""

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
