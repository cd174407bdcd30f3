"""Backups of a whole database, made while a server runs on it, and restored into an empty one of either kind."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Final, Protocol

from motu.core.errors import BadOption
from motu.server.store.address import is_postgres, sqlite_path
from motu.server.store.backup_file import (
    BATCH,
    FORMAT,
    VERSION,
    Advance,
    BackupHeader,
    BackupReader,
    BackupWriter,
    Row,
)
from motu.server.store.migrate import Migration, left_to_do, migrations

TABLES: Final = (
    "guests", "tables", "seats", "entries", "chat", "reviews", "editions", "own_editions", "snapshots", "clocks",
    "service_time", "relations", "reports", "blocked_guests", "announcements", "codes", "host_notices",
    "notification_channels", "notification_settings", "notification_occasions", "notification_deliveries",
    "server_keys", "rated_games", "rated_seats", "ratings", "plans", "passkeys", "devices",
    "recovery_addresses", "one_time", "annotations",
)  # fmt: skip
"""The database tables of a backup, in an order in which none refers to a later one."""
OWN: Final = 0o600
"""Only the owner may read a backup: it has the seeds of running games."""

Begin = Callable[[str, int], Advance]
"""Is told that a long piece of work begins, with its name and the number of rows."""


class Snapshot(Protocol):
    """A database at one moment, for reading. What a server writes meanwhile is not in it."""

    schema: int
    """The number of the last migration."""

    async def count(self, table: str) -> int: ...  # pragma: no cover

    async def columns(self, table: str) -> list[str]: ...  # pragma: no cover

    def batches(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[Row]]:
        """The rows of a database table, in batches."""
        ...  # pragma: no cover

    async def close(self) -> None: ...  # pragma: no cover


class Target(Protocol):
    """An empty database that is being filled. Nothing is in it until `finish`."""

    async def migrate(self, migrations: list[Migration]) -> None: ...  # pragma: no cover

    async def insert(self, table: str, columns: Sequence[str], rows: list[Row]) -> None: ...  # pragma: no cover

    async def count(self, table: str) -> int: ...  # pragma: no cover

    async def finish(self) -> None:
        """Keep everything."""
        ...  # pragma: no cover

    async def abandon(self) -> None:
        """Keep nothing: the database is as empty as it was."""
        ...  # pragma: no cover


async def back_up(database: str, path: Path, begin: Begin) -> BackupHeader:
    """Write a backup of a database. The file is complete, or it is not there."""
    snapshot = await open_snapshot(database)
    draft = path.with_name(path.name + ".draft")
    try:
        known = [table for table in TABLES if await snapshot.columns(table)]
        counts = {table: await snapshot.count(table) for table in known}
        header = BackupHeader(FORMAT, VERSION, snapshot.schema, time(), counts)
        advance = begin("backup", sum(counts.values()))
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWN), "wb") as file:  # noqa: PTH123 - a mode
            writer = BackupWriter(file, header)
            for table in known:
                columns = await snapshot.columns(table)
                writer.section(table, columns)
                async for rows in snapshot.batches(table, columns):
                    await asyncio.to_thread(writer.rows, rows)
                    advance(len(rows))
            writer.close()
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise BadOption("file-unwritable", file=str(path), reason=error.strerror or str(error)) from error
    finally:
        with suppress(OSError):
            draft.unlink()
        await snapshot.close()
    return header


async def restore(path: Path, database: str, begin: Begin) -> BackupHeader:
    """Restore a backup into an empty database: all of it or nothing.

    The file is read completely before the database is touched. A backup of an older release is restored with the schema
    of that release, which is then brought up to date.
    """
    reader = BackupReader(path)
    header = reader.header
    kind = "postgres" if is_postgres(database) else "sqlite"
    known = migrations(kind)
    if header.schema > known[-1].number:
        raise BadOption("backup-schema-too-new", file=str(path), found=header.schema, expected=known[-1].number)
    total = sum(header.rows.values())
    await asyncio.to_thread(reader.check, begin("check", total))
    target = await open_target(database)
    try:
        await target.migrate([migration for migration in known if migration.number <= header.schema])
        await insert_rows(reader, target, begin("restore", total))
        for table, count in header.rows.items():
            if await target.count(table) != count:
                raise BadOption("backup-spoilt", file=str(path))
        await target.migrate(left_to_do(kind, header.schema, database))
        await target.finish()
    except BaseException:
        await target.abandon()
        raise
    return header


async def insert_rows(reader: BackupReader, target: Target, advance: Advance) -> None:
    """Insert all rows in batches of one database table."""
    batch: list[Row] = []
    section = None
    for next_section, row in reader.rows():
        if section is not None and (next_section is not section or len(batch) == BATCH):
            await target.insert(section.table, section.columns, batch)
            advance(len(batch))
            batch = []
        section = next_section
        batch.append(row)
    if section is not None:
        await target.insert(section.table, section.columns, batch)
        advance(len(batch))


async def open_snapshot(database: str) -> Snapshot:
    if is_postgres(database):
        from motu.server.store.backup_postgres import PostgresSnapshot

        return await PostgresSnapshot.open(database)
    from motu.server.store.backup_sqlite import SQLiteSnapshot

    return await asyncio.to_thread(SQLiteSnapshot, sqlite_path(database))


async def open_target(database: str) -> Target:
    if is_postgres(database):
        from motu.server.store.backup_postgres import PostgresTarget

        return await PostgresTarget.open(database)
    from motu.server.store.backup_sqlite import SQLiteTarget

    return SQLiteTarget(sqlite_path(database))
