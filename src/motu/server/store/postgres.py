"""Tables in PostgreSQL, for several server processes that notify each other with LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Iterator, Sequence
from typing import Any, Final

import asyncpg
import msgspec
from msgspec import structs

from motu.core.errors import BadOption
from motu.server.errors import Missing
from motu.server.store.address import without_password
from motu.server.store.commit_batcher import CommitBatcher
from motu.server.store.migrate import left_to_do
from motu.server.store.postgres_clocks import PostgresClocks
from motu.server.store.postgres_editions import PostgresEditions
from motu.server.store.postgres_people import PostgresPeople
from motu.server.store.postgres_shared import PostgresShared
from motu.server.store.postgres_upkeep import AWAY, CHANNEL, MOST, PATIENCE, SILENT_AFTER, encoded
from motu.server.store.rows import LISTED, MOST_OF_ONE_OWNER, Entry, Header, KeptReview, Line, Notice, Taken
from motu.server.store.seat_row import Seat
from motu.server.store.sqlite import header_of

PAUSE: Final = 0.004
"""Seconds between two commits of entries under load: what comes meanwhile shares the next."""
LONGEST: Final = 7900
"""Bytes that a notification may carry; PostgreSQL allows a few more."""
LOCK = 0x6D6F7475
"""Held while migrating, so that of several processes only one does it."""
_log = logging.getLogger(__name__)
decoded = msgspec.json.Decoder(tuple[str, list[Notice]]).decode


APPEND: Final = """
with wanted as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::float8[], $7::text[])
        as entry (table_id, number, seat, key, entry, created, notice)
), kept as (
    insert into entries (table_id, number, seat, key, entry, created)
        select table_id, number, seat, key, entry, created from wanted
        on conflict do nothing returning table_id
), notified as (
    select pg_notify($8, $9 || '[' || string_agg(notice, ',') || ']]')
        from wanted join kept using (table_id) having count(*) > 0
)
select array(select table_id from kept) from (select count(*) from notified) as notified_once
"""
"""Stores entries whose number is free, notifies with the commit, and returns their tables."""


class PostgresStore(PostgresEditions, PostgresClocks, PostgresPeople, PostgresShared):
    """The primary key (table, number) is the lock between processes; a notice goes out with the commit or never.

    Entries of different tables that come at the same time are stored by one commit and announced by one notification.
    """

    def __init__(self, pool: asyncpg.Pool, url: str) -> None:
        self._pool = pool
        self._url = url
        self._name = secrets.token_hex(4)
        self._own = f'["{self._name}",'
        """The prefix of this process's own notifications, which it ignores."""
        self._entries = CommitBatcher(self._append_all, PAUSE, MOST)
        self._announcements = CommitBatcher(self._announce_all, PAUSE, MOST)
        self._payloads: asyncio.Queue[str | None] = asyncio.Queue()
        self._listening = asyncio.Event()
        self._is_listening = False
        self._listener = asyncio.create_task(self._listen())

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        try:
            pool = await asyncpg.create_pool(url, min_size=1, max_size=8, reset=nothing_to_reset, timeout=SILENT_AFTER)
            async with pool.acquire() as connection:
                await migrate(connection, url)
        except (OSError, asyncpg.PostgresError, ValueError) as error:
            raise BadOption("database-unreachable", database=without_password(url), reason=str(error)) from error
        store = cls(pool, url)
        await store._listening.wait()
        return store

    async def _listen(self) -> None:
        """Keep an ear on the channel; after a lost connection say that notices may have been lost."""
        while True:
            try:
                connection = await asyncpg.connect(self._url, timeout=SILENT_AFTER)
                gone = asyncio.Event()
                connection.add_termination_listener(lambda *_, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, self._hear)
                self._payloads.put_nowait(None)
                self._is_listening = True
                self._listening.set()
                try:
                    await gone.wait()
                finally:
                    with contextlib.suppress(*AWAY):
                        await connection.close(timeout=1)
            except Exception as error:  # whatever it was, without notices tables would fall behind for ever
                _log.warning("notices of other processes can't be heard, it is tried again: %r", error)
            self._is_listening = False
            await asyncio.sleep(PATIENCE)

    def is_listening(self) -> bool:
        """Whether notices of other processes are heard."""
        return self._is_listening and not self._listener.done()

    def _hear(self, _connection: Any, _process: int, _channel: str, payload: str) -> None:
        if not payload.startswith(self._own):
            self._payloads.put_nowait(payload)

    async def add_table(
        self,
        header: Header,
        seats: list[Seat],
        entries: list[Entry],
        chat: Sequence[Line] = (),
        review: KeptReview | None = None,
    ) -> None:
        row = header.new_row()
        places = ", ".join(f"${number}" for number in range(1, len(row) + 1))
        try:
            async with self._transaction() as connection:
                await connection.execute(f"insert into tables ({', '.join(row)}) values ({places})", *row.values())
                await connection.executemany(
                    "insert into seats (table_id, seat, kind, level, name, guest, secret, left_by, avatar)"
                    " values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                    [
                        (header.id, n, s.kind, s.level, s.name, s.guest, s.secret, s.left_by, s.avatar)
                        for n, s in enumerate(seats)
                    ],
                )
                await connection.executemany(
                    "insert into entries (table_id, number, seat, key, entry, created) values ($1, $2, $3, $4, $5, $6)",
                    [(header.id, *structs.astuple(entry)) for entry in entries],
                )
                await connection.executemany(
                    "insert into chat (table_id, number, seat, name, key, text, created, guest)"
                    " values ($1, $2, $3, $4, $5, $6, $7, $8)",
                    [(header.id, *structs.astuple(line)) for line in chat],
                )
                await connection.executemany(
                    "insert into reviews (table_id, maker, kept, done, whole, text) values ($1, $2, $3, $4, $5, $6)",
                    [(header.id, *structs.astuple(review))] if review else [],
                )
        except asyncpg.UniqueViolationError as error:
            raise Taken from error

    async def header(self, table: str) -> Header | None:
        row = await self._ask(
            "fetchrow",
            "select id, game, version, components, seed, options, title, listed, hints, lesson, owner, rematch,"
            " created, edition_name, imported, watchable, removed, clock_move, clock_total, clock_rule, stopped, rated"
            " from tables where id = $1",
            table,
        )
        return None if row is None else header_of(row)

    async def seats(self, table: str) -> list[Seat]:
        rows = await self._ask(
            "fetch",
            "select kind, name, level, guest, secret, left_by, avatar from seats where table_id = $1 order by seat",
            table,
        )
        return [Seat(*row) for row in rows]

    async def change_seat(self, table: str, seat: int, old: Seat, new: Seat) -> bool:
        changed = await self._ask(
            "fetchval",
            "with changed as (update seats set kind = $1, name = $2, level = $3, guest = $4, secret = $5, left_by = $6,"
            " avatar = $7 where table_id = $8 and seat = $9 and kind = $10"
            " and guest is not distinct from $11 returning 1)"
            " select count(pg_notify($12, $13)) from changed",
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
            CHANNEL,
            self._payload([Notice(table, "people")]),
        )
        return bool(changed == 1)

    async def append(self, table: str, entry: Entry) -> None:
        kept = await self._entries.add((table, entry))
        if kept is None:
            raise Missing("unknown-table", table=table)
        if not kept:
            raise Taken

    async def _append_all(self, batch: list[tuple[str, Entry]]) -> list[bool | None]:
        """Whether each entry was kept; None if its table was deleted. A table has one entry in a batch: a second one
        would be too late."""
        wanted: dict[str, Entry] = {}
        for table, entry in batch:
            wanted.setdefault(table, entry)
        there = wanted
        while True:
            try:
                kept = await self._ask("fetchval", APPEND, *columns(there), CHANNEL, self._own) if there else []
                break
            except Missing:  # one table was deleted: store what belongs to the others
                found = await self._ask("fetch", "select id from tables where id = any($1)", list(there))
                there = {row[0]: there[row[0]] for row in found}
        return [(wanted[table] is entry and table in kept) if table in there else None for table, entry in batch]

    async def entries(self, table: str, after: int) -> list[Entry]:
        rows = await self._ask(
            "fetch",
            "select number, seat, key, entry, created from entries where table_id = $1 and number > $2 order by number",
            table,
            after,
        )
        return [Entry(*row) for row in rows]

    async def say(self, table: str, line: Line) -> None:
        await self._ask(
            "execute",
            "with kept as (insert into chat (table_id, number, seat, name, key, text, created, guest)"
            " values ($1, $2, $3, $4, $5, $6, $7, $8) returning 1) select pg_notify($9, $10) from kept",
            table,
            *structs.astuple(line),
            CHANNEL,
            self._payload([Notice(table, "chat")]),
        )

    async def chat(self, table: str, after: int) -> list[Line]:
        rows = await self._ask(
            "fetch",
            "select number, seat, name, key, text, created, guest from chat where table_id = $1 and number > $2"
            " order by number",
            table,
            after,
        )
        return [Line(*row) for row in rows]

    async def set_watchable(self, table: str, watchable: bool) -> None:
        await self._change_table("update tables set watchable = $2 where id = $1 returning 1", table, watchable)

    async def add_removed(self, table: str, guest: str) -> None:
        await self._change_table(
            "update tables set removed = trim(removed || ' ' || $2) where id = $1 returning 1", table, guest
        )

    async def _change_table(self, sql: str, table: str, value: Any) -> None:
        """Change something of a table, and tell the other processes."""
        notice = self._payload([Notice(table, "people")])
        await self._ask(
            "execute", f"with changed as ({sql}) select pg_notify($3, $4) from changed", table, value, CHANNEL, notice
        )

    async def set_rematch(self, table: str, rematch: str) -> str:
        await self._ask(
            "execute",
            "with kept as (update tables set rematch = $2 where id = $1 and rematch is null returning 1)"
            " select pg_notify($3, $4) from kept",
            table,
            rematch,
            CHANNEL,
            self._payload([Notice(table, "people")]),
        )
        return str(await self._ask("fetchval", "select rematch from tables where id = $1", table))

    async def review(self, table: str) -> KeptReview | None:
        row = await self._ask(
            "fetchrow", "select maker, kept, done, whole, text from reviews where table_id = $1", table
        )
        return None if row is None else KeptReview(*row)

    async def keep_review(self, table: str, review: KeptReview, stale: float) -> bool:
        kept = await self._ask(
            "fetchval",
            "with kept as (insert into reviews (table_id, maker, kept, done, whole, text)"
            " values ($1, $2, $3, $4, $5, $6)"
            " on conflict (table_id) do update set maker = excluded.maker, kept = excluded.kept,"
            " done = excluded.done, whole = excluded.whole, text = excluded.text"
            " where reviews.done < reviews.whole and (reviews.maker = excluded.maker or reviews.kept < $7)"
            " returning 1) select count(pg_notify($8, $9)) from kept",
            table,
            review.maker,
            review.kept,
            review.done,
            review.whole,
            review.text,
            stale,
            CHANNEL,
            self._payload([Notice(table, "review")]),
        )
        return bool(kept == 1)

    async def lobby(self, most: int) -> list[str]:
        rows = await self._ask(
            "fetch",
            f"select id from ({LISTED}) as mine where place <= {MOST_OF_ONE_OWNER} order by created desc limit $1",
            most,
        )
        return [row[0] for row in rows]

    async def tables_of(self, guest: str, most: int) -> list[str]:
        rows = await self._ask(
            "fetch",
            "select distinct id, created from tables join seats on table_id = id where guest = $1"
            " order by created desc limit $2",
            guest,
            most,
        )
        return [row[0] for row in rows]

    async def name_of(self, guest: str) -> str | None:
        name: str | None = await self._ask("fetchval", "select name from guests where id = $1", guest)
        return name

    async def rename(self, guest: str, name: str, now: float) -> None:
        await self._ask(
            "execute",
            "insert into guests (id, name, created) values ($1, $2, $3)"
            " on conflict (id) do update set name = excluded.name",
            guest,
            name,
            now,
        )

    async def announce(self, table: str, what: str) -> None:
        await self._announcements.add(Notice(table, what))

    async def tell(self, table: str, what: str) -> None:
        await self.announce(table, what)

    async def _announce_all(self, batch: list[Notice]) -> list[None]:
        await self._ask("execute", "select pg_notify($1, $2)", CHANNEL, self._payload(batch))
        return [None] * len(batch)

    async def notices(self) -> list[Notice]:
        payloads = [await self._payloads.get()]
        while not self._payloads.empty():
            payloads.append(self._payloads.get_nowait())
        received = [decoded(payload)[1] for payload in payloads if payload is not None]
        return [notice for notices in received for notice in notices] if len(received) == len(payloads) else []

    async def close(self) -> None:
        await self._announcements.close()
        await self._entries.close()
        self._listener.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._listener
        await self._pool.close()


async def nothing_to_reset(_: Any) -> None:
    """Nobody changes the settings of a connection, so it need not be set back after every question."""


def columns(wanted: dict[str, Entry]) -> Iterator[list[Any]]:
    """Entries by table, as columns to store and announce: sorted, so that no two processes deadlock."""
    rows = [(table, *structs.astuple(wanted[table])) for table in sorted(wanted)]
    notices = [encoded(Notice(table, "moved", wanted[table])) for table in sorted(wanted)]
    if sum(len(notice.encode()) + 1 for notice in notices) > LONGEST:
        notices = [encoded(Notice(table, "moved")) for table in sorted(wanted)]
    yield from map(list, zip(*rows, strict=True))
    yield notices


async def migrate(connection: asyncpg.Connection, url: str) -> None:
    """Bring the schema up to date; several processes may start at the same time."""
    await connection.execute("select pg_advisory_lock($1)", LOCK)
    try:
        await connection.execute("create table if not exists schema_version (number integer not null)")
        done = await connection.fetchval("select coalesce(max(number), 0) from schema_version")
        for migration in left_to_do("postgres", done, without_password(url)):
            async with connection.transaction():
                await connection.execute(migration.sql)
                await connection.execute("insert into schema_version values ($1)", migration.number)
    finally:
        await connection.execute("select pg_advisory_unlock($1)", LOCK)
