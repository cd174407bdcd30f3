"""What SQLite shares with the other database: notifications, ratings, plans, identity."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from motu.server.store.annotation_tables import AnnotationTables
from motu.server.store.identity_tables import IdentityTables
from motu.server.store.notification_tables import NotificationTables
from motu.server.store.plan_tables import PlanTables
from motu.server.store.rating_tables import RatingTables
from motu.server.store.shared_statements import Fetch
from motu.server.store.sqlite_upkeep import SQLiteUpkeep

ARGUMENT: Final = re.compile(r"\$(\d+)")


class SQLiteShared(NotificationTables, RatingTables, PlanTables, IdentityTables, AnnotationTables, SQLiteUpkeep):
    """How the statements are sent that both databases have."""

    async def _fetch(self, sql: str, *args: Any) -> list[Any]:
        return self._all(ARGUMENT.sub(r"?\1", sql), *args)

    @asynccontextmanager
    async def _together(self) -> AsyncIterator[Fetch]:
        with self._transaction():
            yield self._fetch
