"""Clocks in PostgreSQL."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import asyncpg

from motu.server.errors import Missing
from motu.server.store.clock_rows import SeatChange, StoredClock
from motu.server.store.postgres_upkeep import CHANNEL, PostgresUpkeep
from motu.server.store.rows import Notice
from motu.server.store.sqlite_clocks import Late

CLOCK: Final = "clock"
"""The notice that a clock has changed."""


class PostgresClocks(PostgresUpkeep):
    """Clocks of tables. Other processes hear of a change with its commit."""

    async def clock(self, table: str) -> StoredClock | None:
        row = await self._ask(
            "fetchrow", "select version, entries, deadline, state from clocks where table_id = $1", table
        )
        return None if row is None else StoredClock(*row)

    async def change_clock(
        self, table: str, clock: StoredClock, seats: Mapping[int, SeatChange] = {}, stopped: str = ""
    ) -> bool:
        try:
            async with self._transaction() as connection:
                await self._change_clock(connection, table, clock, seats, stopped)
        except (Late, asyncpg.UniqueViolationError):
            return False
        except asyncpg.ForeignKeyViolationError as error:
            raise Missing("unknown-table", table=table) from error
        return True

    async def _change_clock(
        self, connection: Any, table: str, clock: StoredClock, seats: Mapping[int, SeatChange], stopped: str
    ) -> None:
        """The row of the clock is locked before the entries are looked at."""
        if clock.version == 1:
            await connection.execute(
                "insert into clocks (table_id, version, entries, deadline, state) values ($1, $2, $3, $4, $5)",
                table, clock.version, clock.entries, clock.deadline, clock.state,
            )  # fmt: skip
        else:
            await self._must_change(
                connection,
                "update clocks set version = $1, entries = $2, deadline = $3, state = $4"
                " where table_id = $5 and version = $6 returning 1",
                clock.version, clock.entries, clock.deadline, clock.state, table, clock.version - 1,
            )  # fmt: skip
        later = "select 1 from entries where table_id = $1 and number > $2"
        if await connection.fetchval(later, table, clock.entries) is not None:
            raise Late
        for number, change in seats.items():
            old, new = change.old, change.new
            await self._must_change(
                connection,
                "update seats set kind = $1, name = $2, level = $3, guest = $4, secret = $5, left_by = $6,"
                " avatar = $7 where table_id = $8 and seat = $9 and kind = $10"
                " and guest is not distinct from $11 returning 1",
                new.kind, new.name, new.level, new.guest, new.secret, new.left_by, new.avatar,
                table, number, old.kind, old.guest,
            )  # fmt: skip
        if stopped:
            await self._must_change(
                connection, "update tables set stopped = $1 where id = $2 and stopped = '' returning 1", stopped, table
            )
        what = "people" if seats or stopped else CLOCK
        await connection.execute("select pg_notify($1, $2)", CHANNEL, self._payload([Notice(table, what)]))

    async def _must_change(self, connection: Any, sql: str, *args: Any) -> None:
        if await connection.fetchval(sql, *args) is None:
            raise Late

    async def due_clocks(self, now: float, most: int) -> list[str]:
        rows = await self._ask(
            "fetch", "select table_id from clocks where deadline <= $1 order by deadline limit $2", now, most
        )
        return [row[0] for row in rows]

    async def any_deadline(self) -> bool:
        return bool(await self._ask("fetchval", "select exists (select 1 from clocks where deadline is not null)"))

    async def service_time(self) -> tuple[int, float]:
        row = await self._ask("fetchrow", "select beat, elapsed from service_time where id = 1")
        return (0, 0.0) if row is None else (row[0], row[1])

    async def beat(self, beat: int, elapsed: float) -> bool:
        if beat == 0:
            written = await self._ask(
                "fetchval",
                "insert into service_time (id, beat, elapsed) values (1, 1, $1) on conflict do nothing returning 1",
                elapsed,
            )
        else:
            written = await self._ask(
                "fetchval",
                "update service_time set beat = $1 + 1, elapsed = $2 where id = 1 and beat = $1 returning 1",
                beat,
                elapsed,
            )
        return written is not None

    async def stop(self, table: str, why: str) -> None:
        async with self._transaction() as connection:
            await connection.execute("update tables set stopped = $1 where id = $2 and stopped = ''", why, table)
            await connection.execute(
                "update clocks set deadline = null, version = version + 1 where table_id = $1", table
            )
            await connection.execute("select pg_notify($1, $2)", CHANNEL, self._payload([Notice(table, "people")]))
