"""What PostgreSQL does besides play: retention, and deleting what belongs to a guest."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg
import msgspec

from motu.server.errors import Missing, Unavailable
from motu.server.store.rows import DELETE_UNUSED_EDITION, FORGET_PEOPLE, GUESTS, Line, Notice, TableUse, Taken
from motu.server.store.seat_row import Seat
from motu.server.store.sqlite_upkeep import PARTS

CHANNEL: Final = "motu"
MOST: Final = 64
"""Entries in one commit, or announcements in one notification."""
PATIENCE = 0.5
"""Seconds before a lost connection for notices is opened again."""
GIVEN_UP_AFTER: Final = 8.0
"""Seconds for which a database that is away is asked again. Then the player is told."""
AWAY = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.AdminShutdownError,
)
"""Failures that pass by themselves: the database is restarted, cut off, silent, or has no connection left."""
SILENT_AFTER: Final = 4.0
"""Seconds after which a database that says nothing is taken for one that is away."""
LAST_USE: Final = (
    "greatest(created, used,"
    " (select created from entries where table_id = id order by number desc limit 1),"
    " (select created from chat where table_id = id order by number desc limit 1))"
)
USE: Final = (
    f"select id, {LAST_USE}, coalesce((select max(number) from entries where table_id = id), 0),"
    " exists (select 1 from seats where table_id = id and kind = 'open'), checked, ended from tables"
)
_encode = msgspec.json.Encoder().encode


def encoded(value: Any) -> str:
    return _encode(value).decode()


class PostgresUpkeep:
    """A pool of connections, and the questions that are not about playing."""

    _pool: asyncpg.Pool
    _name: str

    async def _ask(self, how: str, sql: str, *args: Any) -> Any:
        """Ask the database; one that is being restarted is waited for."""
        end = asyncio.get_running_loop().time() + GIVEN_UP_AFTER
        while True:
            try:
                async with self._pool.acquire(timeout=SILENT_AFTER) as connection:
                    try:
                        return await getattr(connection, how)(sql, *args, timeout=SILENT_AFTER)
                    except asyncpg.InternalClientError:  # it was cut off in the middle of something
                        connection.terminate()
                        raise
            except asyncpg.UniqueViolationError as error:
                raise Taken from error
            except asyncpg.ForeignKeyViolationError as error:
                raise Missing("unknown-table", table=str(args[0])) from error
            except AWAY as error:
                if asyncio.get_running_loop().time() > end:
                    raise Unavailable("store-unavailable") from error
                await asyncio.sleep(PATIENCE)
            except asyncpg.PostgresError as error:
                raise Unavailable("store-unavailable") from error

    async def check(self) -> None:
        """Raise Unavailable if nothing can be stored."""
        if await self._ask("fetchval", "select pg_is_in_recovery() or current_setting('transaction_read_only')::bool"):
            raise Unavailable("store-unavailable")

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        """A connection on which everything is done, or nothing."""
        try:
            async with self._pool.acquire(timeout=SILENT_AFTER) as connection, connection.transaction():
                yield connection
        except AWAY as error:
            raise Unavailable("store-unavailable") from error

    def _payload(self, notices: list[Notice]) -> str:
        """The payload of a notification, as `notices` reads it."""
        return encoded((self._name, notices))

    async def uses(self, after: str, most: int) -> list[TableUse]:
        rows = await self._ask(
            "fetch", f'{USE} where id > $1 collate "C" order by id collate "C" limit $2', after, most
        )
        return [TableUse(*row) for row in rows]

    async def use_of(self, table: str) -> TableUse | None:
        row = await self._ask("fetchrow", f"{USE} where id = $1", table)
        return None if row is None else TableUse(*row)

    async def mark_used(self, tables: Sequence[str], now: float) -> None:
        await self._ask("execute", "update tables set used = $1 where id = any($2)", now, list(tables))

    async def mark_checked(self, table: str, entries: int, over: bool) -> None:
        await self._ask("execute", "update tables set checked = $1, ended = $2 where id = $3", entries, over, table)

    async def delete_table(self, table: str, unused_since: float) -> bool:
        """The row of the table is locked first: nobody can add an entry or delete it at the same time."""
        async with self._transaction() as connection:
            await connection.execute("select 1 from tables where id = $1 for update", table)
            unused = f"select 1 from tables where id = $1 and {LAST_USE} < $2"
            if await connection.fetchval(unused, table, unused_since) is None:
                return False
            for part in PARTS:
                await connection.execute(f"delete from {part} where table_id = $1", table)
            await connection.execute("update tables set rematch = null where rematch = $1", table)
            await connection.execute("delete from tables where id = $1", table)
            await connection.execute("select pg_notify($1, $2)", CHANNEL, self._payload([Notice(table, "gone")]))
        return True

    async def find_guests(self, name: str, id: str, most: int) -> list[tuple[str, str]]:
        rows = await self._ask(
            "fetch",
            f"select id, name from ({GUESTS}) as named where strpos(lower(name), lower($1)) > 0"
            ' and starts_with(id, $2) order by id collate "C", name collate "C" limit $3',
            name,
            id,
            most,
        )
        return [tuple(row) for row in rows]

    async def lines_of(self, guest: str) -> list[tuple[str, Line]]:
        rows = await self._ask(
            "fetch",
            "select table_id, number, seat, name, key, text, created, guest from chat where guest = $1"
            " order by created",
            guest,
        )
        return [(row[0], Line(*row[1:])) for row in rows]

    async def forget_guest(self, guest: str, seats: Mapping[str, Seat]) -> list[str]:
        async with self._transaction() as connection:
            rows = await connection.fetch(
                "select table_id from seats where guest = $1 union select table_id from chat where guest = $1"
                " union select id from tables where owner = $1",
                guest,
            )
            await connection.executemany(
                "update seats set kind = $1, name = $2, level = $3, guest = null, secret = null,"
                " left_by = $4, avatar = '' where table_id = $5 and guest = $6",
                [(seat.kind, seat.name, seat.level, seat.left_by, table, guest) for table, seat in seats.items()],
            )
            await connection.execute(
                "update seats set name = '', guest = null, secret = null, avatar = '' where guest = $1", guest
            )
            await connection.execute("update seats set left_by = null where left_by = $1", guest)
            await connection.execute("update chat set name = '', text = '', guest = null where guest = $1", guest)
            await connection.execute("update tables set owner = '' where owner = $1", guest)
            await connection.execute(
                "update tables set removed = trim(replace(removed, $1, ''))"
                " where removed <> '' and position($1 in removed) > 0",
                guest,
            )
            mine = await connection.fetch("delete from own_editions where guest = $1 returning game, hash", guest)
            for game, hash in mine:
                await connection.execute(f"{DELETE_UNUSED_EDITION} and game = $1 and hash = $2", game, hash)
            for sql in FORGET_PEOPLE:
                await connection.execute(sql, guest)
            await connection.execute("delete from guests where id = $1", guest)
            tables = [str(row[0]) for row in rows]
            for first in range(0, len(tables), MOST):
                notices = [Notice(table, "erased") for table in tables[first : first + MOST]]
                await connection.execute("select pg_notify($1, $2)", CHANNEL, self._payload(notices))
        return tables
