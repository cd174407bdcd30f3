"""Backups of an SQLite file: a copy made by the online backup API, and a new file that is filled."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from motu.core.errors import BadOption
from motu.server.store.backup_file import BATCH, Row
from motu.server.store.migrate import Migration

COUNT_TABLES: Final = "select count(*) from sqlite_master where type = 'table'"


class SQLiteSnapshot:
    """A copy of the file at one moment. A server may go on writing while it is copied and read."""

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise BadOption("database-missing", database=str(path))
        self._folder = tempfile.TemporaryDirectory(prefix="motu-backup-", dir=path.parent)
        try:
            self._database = sqlite3.connect(Path(self._folder.name, "copy.db"), check_same_thread=False)
            with closing(sqlite3.connect(path, timeout=10)) as source:
                source.backup(self._database)
            (self.schema,) = self._database.execute("pragma user_version").fetchone()
        except sqlite3.Error as error:
            self._folder.cleanup()
            raise BadOption("database-unreachable", database=str(path), reason=str(error)) from error
        if self.schema == 0:
            self._database.close()
            self._folder.cleanup()
            raise BadOption("database-missing", database=str(path))

    async def count(self, table: str) -> int:
        return int(self._database.execute(f"select count(*) from {table}").fetchone()[0])

    async def columns(self, table: str) -> list[str]:
        return [str(row[1]) for row in self._database.execute(f"pragma table_info({table})")]

    async def batches(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[Row]]:
        rows = self._database.execute(f"select {', '.join(columns)} from {table}")
        while batch := await asyncio.to_thread(rows.fetchmany, BATCH):
            yield batch

    async def close(self) -> None:
        self._database.close()
        self._folder.cleanup()


class SQLiteTarget:
    """A new file beside the database, which takes its place when it is complete."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._draft = path.with_name(path.name + ".draft")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                with closing(sqlite3.connect(path)) as there:
                    if there.execute(COUNT_TABLES).fetchone()[0] > 0:
                        raise BadOption("database-not-empty", database=str(path))
            self._draft.unlink(missing_ok=True)
            self._database = sqlite3.connect(self._draft, isolation_level=None)
            self._database.execute("pragma foreign_keys = on")
        except (sqlite3.Error, OSError) as error:
            raise BadOption("database-unreachable", database=str(path), reason=str(error)) from error

    async def migrate(self, migrations: list[Migration]) -> None:
        for migration in migrations:
            self._database.executescript(f"begin; {migration.sql}; pragma user_version = {migration.number}; commit;")

    async def insert(self, table: str, columns: Sequence[str], rows: list[Row]) -> None:
        values = ", ".join("?" * len(columns))
        sql = f"insert into {table} ({', '.join(columns)}) values ({values})"
        try:
            self._database.execute("begin")
            self._database.executemany(sql, rows)
            self._database.execute("commit")
        except sqlite3.Error as error:
            raise BadOption("backup-does-not-fit", database=str(self._path), reason=str(error)) from error

    async def count(self, table: str) -> int:
        return int(self._database.execute(f"select count(*) from {table}").fetchone()[0])

    async def finish(self) -> None:
        self._database.close()
        self._draft.replace(self._path)

    async def abandon(self) -> None:
        self._database.close()
        with suppress(OSError):
            self._draft.unlink()
