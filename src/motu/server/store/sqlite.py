"""Tables kept in one SQLite file, for one server process."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import structs

from motu.core.errors import BadOption, BadRecord
from motu.server.clock_settings import TimeControl
from motu.server.store.file_lock import only_for_owner
from motu.server.store.migrate import left_to_do
from motu.server.store.rows import LISTED, MOST_OF_ONE_OWNER, Entry, Header, KeptReview, Line, Notice
from motu.server.store.seat_row import Seat
from motu.server.store.sqlite_clocks import SQLiteClocks
from motu.server.store.sqlite_editions import SQLiteEditions
from motu.server.store.sqlite_people import SQLitePeople
from motu.server.store.sqlite_shared import SQLiteShared

CHECKPOINT: Final = 1.0
"""Seconds between two looks at the write-ahead log."""
APPEND: Final = "insert into entries (table_id, number, seat, key, entry, created) values (?, ?, ?, ?, ?, ?)"
LISTEN: Final = 1.0
"""Seconds between two looks for notices of the host."""
LONGEST_LOG: Final = 16_384
"""Pages in the write-ahead log, 64 MB, before writers wait a moment so that it can be truncated."""

_notice = msgspec.json.Decoder(Notice).decode


class SQLiteStore(SQLiteEditions, SQLiteClocks, SQLitePeople, SQLiteShared):
    """Write-ahead log with synchronous NORMAL: what was committed survives the death of the process.

    A commit takes some 20 to 60 µs, less than to hand it to a thread, so it is done where it is asked for.
    """

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            only_for_owner(path)
            self._database = sqlite3.connect(path, isolation_level=None, timeout=10)
            self._database.execute("pragma journal_mode = wal")
            self._database.execute("pragma synchronous = normal")
            self._database.execute("pragma foreign_keys = on")
            self._database.execute("pragma busy_timeout = 10000")
            self._database.execute("pragma wal_autocheckpoint = 0")
            self._migrate(str(path))
        except (sqlite3.Error, OSError) as error:
            raise BadOption("database-unreachable", database=str(path), reason=str(error)) from error
        self._closing = threading.Event()
        self._keeper = threading.Thread(target=self._keep_log_short, args=[path], daemon=True)
        self._keeper.start()

    def _keep_log_short(self, path: Path) -> None:
        """Carry the write-ahead log over into the file; that waits for the disk, so nobody may wait for it.

        As long as somebody writes all the time there is always something left in the log, and it would grow for ever: a
        long one is carried over to its end, for which writers wait a few milliseconds.
        """
        with closing(sqlite3.connect(path, isolation_level=None, timeout=10)) as database:
            while not self._closing.wait(CHECKPOINT):
                with suppress(sqlite3.OperationalError):
                    _, pages, _ = database.execute("pragma wal_checkpoint(passive)").fetchone()
                    if pages > LONGEST_LOG:
                        database.execute("pragma wal_checkpoint(restart)").fetchone()

    def _migrate(self, name: str) -> None:
        (done,) = self._database.execute("pragma user_version").fetchone()
        for migration in left_to_do("sqlite", done, name):
            script = f"begin; {migration.sql}; pragma user_version = {migration.number}; commit;"
            self._database.executescript(script)

    async def add_table(
        self,
        header: Header,
        seats: list[Seat],
        entries: list[Entry],
        chat: Sequence[Line] = (),
        review: KeptReview | None = None,
    ) -> None:
        row = header.new_row()
        places = ", ".join("?" * len(row))
        with self._transaction():
            self._write(f"insert into tables ({', '.join(row)}) values ({places})", *row.values())
            for number, seat in enumerate(seats):
                self._write(
                    "insert into seats (table_id, seat, kind, level, name, guest, secret, left_by, avatar)"
                    " values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    header.id,
                    number,
                    seat.kind,
                    seat.level,
                    seat.name,
                    seat.guest,
                    seat.secret,
                    seat.left_by,
                    seat.avatar,
                )
            self._write_many(APPEND, [(header.id, *structs.astuple(entry)) for entry in entries])
            for line in chat:
                await self.say(header.id, line)
            if review is not None:
                await self.keep_review(header.id, review, 0.0)

    async def header(self, table: str) -> Header | None:
        row = self._one(
            "select id, game, version, components, seed, options, title, listed, hints, lesson, owner, rematch,"
            " created, edition_name, imported, watchable, removed, clock_move, clock_total, clock_rule, stopped, rated"
            " from tables where id = ?",
            table,
        )
        return None if row is None else header_of(row)

    async def seats(self, table: str) -> list[Seat]:
        rows = self._all(
            "select kind, name, level, guest, secret, left_by, avatar from seats where table_id = ? order by seat",
            table,
        )
        return [Seat(*row) for row in rows]

    async def change_seat(self, table: str, seat: int, old: Seat, new: Seat) -> bool:
        changed = self._write(
            "update seats set kind = ?, name = ?, level = ?, guest = ?, secret = ?, left_by = ?, avatar = ?"
            " where table_id = ? and seat = ? and kind = ? and guest is ?",
            new.kind,
            new.name,
            new.level,
            new.guest,
            new.secret,
            new.left_by,
            new.avatar,
            table,
            seat,
            old.kind,
            old.guest,
        )
        return changed == 1

    async def append(self, table: str, entry: Entry) -> None:
        self._write(APPEND, table, *structs.astuple(entry))

    async def entries(self, table: str, after: int) -> list[Entry]:
        rows = self._all(
            "select number, seat, key, entry, created from entries where table_id = ? and number > ? order by number",
            table,
            after,
        )
        return [Entry(*row) for row in rows]

    async def say(self, table: str, line: Line) -> None:
        self._write(
            "insert into chat (table_id, number, seat, name, key, text, created, guest)"
            " values (?, ?, ?, ?, ?, ?, ?, ?)",
            table,
            line.number,
            line.seat,
            line.name,
            line.key,
            line.text,
            line.created,
            line.guest,
        )

    async def chat(self, table: str, after: int) -> list[Line]:
        rows = self._all(
            "select number, seat, name, key, text, created, guest from chat where table_id = ? and number > ?"
            " order by number",
            table,
            after,
        )
        return [Line(*row) for row in rows]

    async def set_watchable(self, table: str, watchable: bool) -> None:
        self._write("update tables set watchable = ? where id = ?", watchable, table)

    async def add_removed(self, table: str, guest: str) -> None:
        self._write("update tables set removed = trim(removed || ' ' || ?) where id = ?", guest, table)

    async def set_rematch(self, table: str, rematch: str) -> str:
        self._write("update tables set rematch = ? where id = ? and rematch is null", rematch, table)
        return str(self._one("select rematch from tables where id = ?", table)[0])

    async def review(self, table: str) -> KeptReview | None:
        row = self._one("select maker, kept, done, whole, text from reviews where table_id = ?", table)
        return None if row is None else KeptReview(*row)

    async def keep_review(self, table: str, review: KeptReview, stale: float) -> bool:
        kept = self._write(
            "insert into reviews (table_id, maker, kept, done, whole, text) values (?, ?, ?, ?, ?, ?)"
            " on conflict (table_id) do update set maker = excluded.maker, kept = excluded.kept,"
            " done = excluded.done, whole = excluded.whole, text = excluded.text"
            " where reviews.done < reviews.whole and (reviews.maker = excluded.maker or reviews.kept < ?)",
            table,
            review.maker,
            review.kept,
            review.done,
            review.whole,
            review.text,
            stale,
        )
        return kept == 1

    async def lobby(self, most: int) -> list[str]:
        rows = self._all(
            f"select id from ({LISTED}) as mine where place <= {MOST_OF_ONE_OWNER} order by created desc limit ?",
            most,
        )
        return [row[0] for row in rows]

    async def tables_of(self, guest: str, most: int) -> list[str]:
        rows = self._all(
            "select distinct id, created from tables join seats on table_id = id where guest = ?"
            " order by created desc limit ?",
            guest,
            most,
        )
        return [row[0] for row in rows]

    async def name_of(self, guest: str) -> str | None:
        row = self._one("select name from guests where id = ?", guest)
        return None if row is None else str(row[0])

    async def rename(self, guest: str, name: str, now: float) -> None:
        self._write(
            "insert into guests (id, name, created) values (?, ?, ?)"
            " on conflict (id) do update set name = excluded.name",
            guest,
            name,
            now,
        )

    async def announce(self, table: str, what: str) -> None:
        """There is no other process to notify."""

    async def tell(self, table: str, what: str) -> None:
        """Leave a notice for the server that runs on this file, if one does."""
        self._write("insert into host_notices (payload) values (?)", msgspec.json.encode(Notice(table, what)).decode())

    async def notices(self) -> list[Notice]:
        """Nobody writes into this file while the server runs, except commands of the host, which leave notices."""
        while True:
            await asyncio.sleep(LISTEN)
            if self._one("select 1 from host_notices limit 1") is not None:
                left = self._all("delete from host_notices returning number, payload")
                return [_notice(payload) for _, payload in sorted(left)]

    async def close(self) -> None:
        self._closing.set()
        await asyncio.to_thread(self._keeper.join)
        self._database.close()


def header_of(row: Any) -> Header:
    """A header from a row of either database; raises BadRecord if its seed is not a number."""
    id, game, version, components, seed, options, title, listed, hints, tutorial, owner, rematch, created = row[:13]
    edition_name, imported, watchable, removed, clock_move, clock_total, clock_rule, stopped, rated = row[13:]
    if not seed.isdecimal():
        raise BadRecord("record-not-a-number", key="seed", found=seed[:40])
    return Header(
        id=id,
        game=game,
        version=version,
        components=components,
        seed=int(seed),
        options=options.split(),
        title=title,
        listed=bool(listed),
        hints=bool(hints),
        tutorial=bool(tutorial),
        owner=owner,
        rematch=rematch,
        created=created,
        edition_name=edition_name,
        imported=bool(imported),
        watchable=bool(watchable),
        removed=frozenset(removed.split()),
        clock=TimeControl(clock_move, clock_total, clock_rule) if clock_rule else None,
        stopped=stopped,
        rated=bool(rated),
    )
