"""What SQLite does besides play: retention, and deleting what belongs to a guest."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from motu.server.errors import Missing, Unavailable
from motu.server.store.rows import DELETE_UNUSED_EDITION, FORGET_PEOPLE, GUESTS, Line, TableUse, Taken
from motu.server.store.seat_row import Seat

_log = logging.getLogger(__name__)

LAST_USE: Final = (
    "max(created, coalesce(used, 0),"
    " coalesce((select created from entries where table_id = id order by number desc limit 1), 0),"
    " coalesce((select created from chat where table_id = id order by number desc limit 1), 0))"
)
USE: Final = (
    f"select id, {LAST_USE}, coalesce((select max(number) from entries where table_id = id), 0),"
    " exists (select 1 from seats where table_id = id and kind = 'open'), checked, ended from tables"
)
PARTS: Final = (
    "annotations",
    "plans",
    "notification_occasions",
    "codes",
    "clocks",
    "snapshots",
    "reviews",
    "chat",
    "entries",
    "seats",
)
"""The database tables with rows of a table, besides `tables`."""


class SQLiteUpkeep:
    """One connection, its helpers, and the questions that are not about playing."""

    _database: sqlite3.Connection

    def _execute(self, sql: str, *args: Any) -> sqlite3.Cursor:
        """Ask the database. A full or read-only disk is told to the player, and it is tried again the next time."""
        try:
            return self._database.execute(sql, args)
        except sqlite3.IntegrityError:
            raise
        except sqlite3.DatabaseError as error:
            _log.error("the database can't be used: %s", error)
            raise Unavailable("store-unavailable") from error

    def _one(self, sql: str, *args: Any) -> Any:
        return self._execute(sql, *args).fetchone()

    def _all(self, sql: str, *args: Any) -> list[Any]:
        return self._execute(sql, *args).fetchall()

    def _write(self, sql: str, *args: Any) -> int:
        try:
            return self._execute(sql, *args).rowcount
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
                raise Missing("unknown-table", table=str(args[0])) from error
            raise Taken from error

    def _write_many(self, sql: str, rows: Sequence[tuple[Any, ...]]) -> None:
        """Write many rows at once: a long game that is imported has thousands, and everybody waits meanwhile."""
        try:
            self._database.executemany(sql, rows)
        except sqlite3.IntegrityError as error:
            raise Taken from error
        except sqlite3.DatabaseError as error:
            _log.error("the database can't be used: %s", error)
            raise Unavailable("store-unavailable") from error

    async def check(self) -> None:
        """Raise Unavailable if nothing can be stored."""
        with self._transaction():
            pass

    def is_listening(self) -> bool:
        """There are no other processes to listen to."""
        return True

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """All of it or nothing."""
        self._execute("begin immediate")
        try:
            yield
            self._execute("commit")
        except BaseException:
            if self._database.in_transaction:
                self._database.execute("rollback")
            raise

    async def uses(self, after: str, most: int) -> list[TableUse]:
        return [use_of(row) for row in self._all(f"{USE} where id > ? order by id limit ?", after, most)]

    async def use_of(self, table: str) -> TableUse | None:
        row = self._one(f"{USE} where id = ?", table)
        return None if row is None else use_of(row)

    async def mark_used(self, tables: Sequence[str], now: float) -> None:
        with self._transaction():
            for table in tables:
                self._write("update tables set used = ? where id = ?", now, table)

    async def mark_checked(self, table: str, entries: int, over: bool) -> None:
        self._write("update tables set checked = ?, ended = ? where id = ?", entries, over, table)

    async def delete_table(self, table: str, unused_since: float) -> bool:
        with self._transaction():
            unused = f"select 1 from tables where id = ? and {LAST_USE} < ?"
            if self._one(unused, table, unused_since) is None:
                return False
            for part in PARTS:
                self._write(f"delete from {part} where table_id = ?", table)
            self._write("update tables set rematch = null where rematch = ?", table)
            self._write("delete from tables where id = ?", table)
        return True

    async def find_guests(self, name: str, id: str, most: int) -> list[tuple[str, str]]:
        self._database.create_function("casefold", 1, str.casefold, deterministic=True)
        return self._all(
            f"select id, name from ({GUESTS}) where instr(casefold(name), casefold(?1)) > 0"
            " and substr(id, 1, length(?2)) = ?2 order by id, name limit ?3",
            name,
            id,
            most,
        )

    async def lines_of(self, guest: str) -> list[tuple[str, Line]]:
        rows = self._all(
            "select table_id, number, seat, name, key, text, created, guest from chat where guest = ? order by created",
            guest,
        )
        return [(row[0], Line(*row[1:])) for row in rows]

    async def forget_guest(self, guest: str, seats: Mapping[str, Seat]) -> list[str]:
        with self._transaction():
            rows = self._all(
                "select table_id from seats where guest = ?1 union select table_id from chat where guest = ?1"
                " union select id from tables where owner = ?1",
                guest,
            )
            for table, seat in seats.items():
                self._write(
                    "update seats set kind = ?, name = ?, level = ?, guest = null, secret = null,"
                    " left_by = ?, avatar = '' where table_id = ? and guest = ?",
                    seat.kind,
                    seat.name,
                    seat.level,
                    seat.left_by,
                    table,
                    guest,
                )
            self._write("update seats set name = '', guest = null, secret = null, avatar = '' where guest = ?", guest)
            self._write("update seats set left_by = null where left_by = ?", guest)
            self._write("update chat set name = '', text = '', guest = null where guest = ?", guest)
            self._write("update tables set owner = '' where owner = ?", guest)
            self._write(
                "update tables set removed = trim(replace(removed, ?1, '')) where removed <> '' and instr(removed, ?1)",
                guest,
            )
            mine = self._all("delete from own_editions where guest = ? returning game, hash", guest)
            for game, hash in mine:
                self._write(f"{DELETE_UNUSED_EDITION} and game = ? and hash = ?", game, hash)
            for sql in FORGET_PEOPLE:
                self._write(sql.replace("$1", "?1"), guest)
            self._write("delete from guests where id = ?", guest)
        return [row[0] for row in rows]


def use_of(row: Any) -> TableUse:
    id, last_use, entries, is_open, checked, over = row
    return TableUse(id, last_use, entries, bool(is_open), checked, bool(over))
