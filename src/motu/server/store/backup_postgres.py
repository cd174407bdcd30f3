"""Backups of a PostgreSQL database: one repeatable-read transaction that reads, and one transaction that fills."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import asyncpg

from motu.core.errors import BadOption
from motu.server.store.address import without_password
from motu.server.store.backup_file import BATCH, Row
from motu.server.store.migrate import Migration
from motu.server.store.postgres import LOCK

COLUMNS: Final = (
    "select column_name::text, data_type::text from information_schema.columns"
    " where table_schema = current_schema() and table_name = $1 order by ordinal_position"
)
COUNT_TABLES: Final = (
    "select count(*) from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'"
)
NO_CHARACTER: Final = "\N{REPLACEMENT CHARACTER}"
"""Stands for the character 0, which SQLite can store and PostgreSQL can't."""


async def connected(url: str) -> asyncpg.Connection:
    try:
        return await asyncpg.connect(url)
    except (OSError, asyncpg.PostgresError, ValueError) as error:
        raise BadOption("database-unreachable", database=without_password(url), reason=str(error)) from error


class PostgresSnapshot:
    """A transaction that sees the database as it was when it began. It blocks nobody."""

    def __init__(self, connection: asyncpg.Connection, schema: int) -> None:
        self._connection = connection
        self.schema = schema

    @classmethod
    async def open(cls, url: str) -> PostgresSnapshot:
        connection = await connected(url)
        await connection.execute("begin transaction isolation level repeatable read read only")
        try:
            schema = await connection.fetchval("select max(number) from schema_version")
        except asyncpg.UndefinedTableError:
            schema = None
        if schema is None:
            await connection.close()
            raise BadOption("database-missing", database=without_password(url))
        return cls(connection, schema)

    async def count(self, table: str) -> int:
        return int(await self._connection.fetchval(f"select count(*) from {table}"))

    async def columns(self, table: str) -> list[str]:
        return [row[0] for row in await self._connection.fetch(COLUMNS, table)]

    async def batches(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[Row]]:
        """Booleans become 0 and 1, as SQLite stores them."""
        cursor = f"rows_of_{table}"
        sql = f"select {', '.join(columns)} from {table}"
        await self._connection.execute(f"declare {cursor} no scroll cursor for {sql}")
        while found := await self._connection.fetch(f"fetch {BATCH} from {cursor}"):
            yield [[int(value) if isinstance(value, bool) else value for value in row] for row in found]
        await self._connection.execute(f"close {cursor}")

    async def close(self) -> None:
        await self._connection.close()


class PostgresTarget:
    """An empty database and one transaction; servers that start meanwhile wait for its end."""

    def __init__(self, connection: asyncpg.Connection, url: str) -> None:
        self._connection = connection
        self._url = url
        self._types: dict[str, dict[str, str]] = {}

    @classmethod
    async def open(cls, url: str) -> PostgresTarget:
        connection = await connected(url)
        await connection.execute("begin")
        await connection.execute("select pg_advisory_xact_lock($1)", LOCK)
        if await connection.fetchval(COUNT_TABLES) > 0:
            await connection.close()
            raise BadOption("database-not-empty", database=without_password(url))
        await connection.execute("create table schema_version (number integer not null)")
        return cls(connection, url)

    async def migrate(self, migrations: list[Migration]) -> None:
        for migration in migrations:
            await self._connection.execute(migration.sql)
            await self._connection.execute("insert into schema_version values ($1)", migration.number)

    async def insert(self, table: str, columns: Sequence[str], rows: list[Row]) -> None:
        if table not in self._types:
            self._types[table] = dict(await self._connection.fetch(COLUMNS, table))
        types = [self._types[table].get(column, "") for column in columns]
        fitting = [[fit(value, type) for value, type in zip(row, types, strict=True)] for row in rows]
        try:
            await self._connection.copy_records_to_table(table, records=fitting, columns=list(columns))
        except (asyncpg.PostgresError, asyncpg.DataError, TypeError, ValueError) as error:
            database = without_password(self._url)
            raise BadOption("backup-does-not-fit", database=database, reason=str(error)) from error

    async def count(self, table: str) -> int:
        return int(await self._connection.fetchval(f"select count(*) from {table}"))

    async def finish(self) -> None:
        await self._connection.execute("commit")
        await self._connection.close()

    async def abandon(self) -> None:
        await self._connection.close()


def fit(value: Any, type: str) -> Any:
    """A value of a backup as this database stores it."""
    if type == "boolean":
        return bool(value)
    if type == "double precision" and isinstance(value, int):
        return float(value)
    return value.replace("\0", NO_CHARACTER) if isinstance(value, str) else value
