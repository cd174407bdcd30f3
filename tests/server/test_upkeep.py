"""The store besides play: old schemas, how tables were used, deleting tables and what belongs to a guest."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable

import asyncpg
import pytest
from msgspec import structs

from motu.server.errors import Missing
from motu.server.store import BOT, Entry, KeptReview, Line, Notice, OwnEdition, Seat, Store, TableUse, open_store
from motu.server.store.migrate import migrations
from tests.server.postgres import Cluster
from tests.server.test_store import HEADER, SEATS, kept

OLD = 3
"""The last migration before chat had guests."""
OLD_ROWS = """
insert into guests (id, name, created) values ('guest-a', 'Annie', 1.0);
insert into tables (id, game, version, components, seed, options, title, listed, hints, owner, created, lesson)
    values ('TAROMI', 'bali', 1, '0', '7', '', '', {false}, {true}, 'guest-a', 12.5, {false});
insert into seats (table_id, seat, kind, level, name, guest, secret)
    values ('TAROMI', 0, 'person', null, 'Ann', 'guest-a', 'hash'), ('TAROMI', 1, 'bot', 'easy', '', null, null);
insert into entries (table_id, number, seat, key, entry, created) values ('TAROMI', 1, 0, null, 'a', 20.0);
insert into chat (table_id, number, seat, name, key, text, created) values
    ('TAROMI', 1, 0, 'Ann', 'key-1', 'as I sat down', 21.0),
    ('TAROMI', 2, 0, 'Annie', 'key-2', 'under my new name', 22.0),
    ('TAROMI', 3, 0, 'Zoe', 'key-3', 'by who sat there before', 23.0),
    ('TAROMI', 4, null, 'Ann', 'key-4', 'by a spectator', 24.0);
"""


def make_old(database: str) -> None:
    """A database as the last release left it, with a table."""
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as old:
            for migration in migrations("sqlite")[:OLD]:
                old.executescript(migration.sql)
            old.executescript(OLD_ROWS.format(true=1, false=0) + f"pragma user_version = {OLD}")
        old.close()
        return

    async def fill() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute("create table schema_version (number integer not null)")
        for migration in migrations("postgres")[:OLD]:
            await connection.execute(migration.sql)
            await connection.execute("insert into schema_version values ($1)", migration.number)
        await connection.execute(OLD_ROWS.format(true="true", false="false"))
        await connection.close()

    asyncio.run(fill())


def test_a_database_of_the_last_release_is_brought_up_to_date(database: str) -> None:
    make_old(database)

    async def run() -> None:
        store = await open_store(database)
        lines = await store.chat("TAROMI", 0)
        assert [line.guest for line in lines] == ["guest-a", "guest-a", None, None]
        assert [line.text for _, line in await store.lines_of("guest-a")] == ["as I sat down", "under my new name"]
        assert await store.uses("", 9) == [TableUse("TAROMI", 24.0, 1, False, None, False)]
        await store.append("TAROMI", Entry(2, 0, None, "b", 30.0))
        await store.close()

    asyncio.run(run())


def test_a_table_is_used_when_it_is_set_up_played_talked_at_or_open(database: str) -> None:
    async def does(store: Store) -> None:
        async def last_use() -> float:
            use = await store.use_of("TAROMI")
            assert use is not None
            return use.last_use

        assert await last_use() == HEADER.created
        await store.append("TAROMI", Entry(1, 0, None, "a", 20.0))
        assert await last_use() == 20.0
        await store.say("TAROMI", Line(1, 0, "Ann", "key-0001", "hello", 30.0))
        assert await last_use() == 30.0
        await store.mark_used(["TAROMI", "NOBODY"], 40.0)
        assert await last_use() == 40.0
        assert await store.use_of("NOBODY") is None

    kept(database, does)


def test_whether_a_game_is_over_is_known_until_the_next_entry(database: str) -> None:
    async def does(store: Store) -> None:
        full = [SEATS[0], SEATS[2]]
        await store.add_table(structs.replace(HEADER, id="FULL"), full, [Entry(1, 0, None, "a", 1.0)])
        await store.mark_checked("FULL", 1, True)
        await store.mark_checked("TAROMI", 0, True)
        open_one, full_one = sorted(await store.uses("", 9), key=lambda use: use.entries)
        assert (open_one.is_open, open_one.known_over) == (True, False), "a game with an open seat has not begun"
        assert (full_one.is_open, full_one.known_over) == (False, True)
        await store.append("FULL", Entry(2, 0, None, "undo", 2.0))
        use = await store.use_of("FULL")
        assert use is not None
        assert use.known_over is None

    kept(database, does)


def test_tables_are_listed_in_batches_that_miss_none(database: str) -> None:
    async def does(store: Store) -> None:
        ids = {"TAROMI", "abc", "0x", "Zed", "zed", "AB", "a-b"}
        for id in ids - {"TAROMI"}:
            await store.add_table(structs.replace(HEADER, id=id), SEATS, [])
        found: list[str] = []
        while batch := await store.uses(found[-1] if found else "", 2):
            assert len(batch) <= 2
            found += [use.id for use in batch]
        assert len(found) == len(ids)
        assert set(found) == ids

    kept(database, does)


async def row_counts(database: str, table: str) -> dict[str, int]:
    """How many rows mention a table, by database table."""
    columns = {"tables": "id", "seats": "table_id", "entries": "table_id", "chat": "table_id", "reviews": "table_id"}
    questions = {name: f"select count(*) from {name} where {key} = '{table}'" for name, key in columns.items()}
    if database.startswith("sqlite"):
        rows = sqlite3.connect(database.removeprefix("sqlite:///"))
        found = {name: rows.execute(sql).fetchone()[0] for name, sql in questions.items()}
        rows.close()
        return found
    connection = await asyncpg.connect(database)
    found = {name: await connection.fetchval(sql) for name, sql in questions.items()}
    await connection.close()
    return found


def test_deleting_a_table_removes_every_row_of_it_and_nothing_else(database: str) -> None:
    async def does(store: Store) -> None:
        for id in ("OLD", "NEXT"):
            chat = [Line(1, 0, "Ann", "key-0001", "hello", 14.0, "guest-a")]
            review = KeptReview("here", 1.0, 1, 1, "{}")
            await store.add_table(structs.replace(HEADER, id=id), SEATS, [Entry(1, 0, None, "a", 13.0)], chat, review)
        await store.set_rematch("TAROMI", "OLD")
        before = await row_counts(database, "NEXT")
        assert set(before.values()) == {1, 3}
        assert await row_counts(database, "OLD") == before
        assert await store.delete_table("OLD", 15.0)
        assert set((await row_counts(database, "OLD")).values()) == {0}
        assert await row_counts(database, "NEXT") == before
        header = await store.header("TAROMI")
        assert header is not None
        assert header.rematch is None, "no link leads to nothing"
        assert not await store.delete_table("OLD", 15.0)

    kept(database, does)


def test_a_table_that_was_used_meanwhile_is_not_deleted(database: str) -> None:
    async def does(store: Store) -> None:
        await store.mark_used(["TAROMI"], 100.0)
        assert not await store.delete_table("TAROMI", 100.0)
        assert await store.seats("TAROMI") == SEATS
        assert await store.delete_table("TAROMI", 100.5)

    kept(database, does)


def test_nothing_can_be_stored_at_a_deleted_table_and_others_are_not_affected(database: str) -> None:
    async def does(store: Store) -> None:
        await store.add_table(structs.replace(HEADER, id="OTHER"), SEATS, [])
        await store.delete_table("TAROMI", 15.0)
        written = await asyncio.gather(
            store.append("OTHER", Entry(1, 0, None, "a", 1.0)),
            store.append("TAROMI", Entry(1, 0, None, "a", 1.0)),
            store.append("OTHER", Entry(1, 0, None, "late", 1.0)),
            return_exceptions=True,
        )
        assert [type(one).__name__ for one in written] == ["NoneType", "Missing", "Taken"]
        for writing in (
            store.say("TAROMI", Line(1, 0, "Ann", "key-0001", "hello", 14.0)),
            store.keep_review("TAROMI", KeptReview("here", 1.0, 1, 1, "{}"), 0.0),
        ):
            with pytest.raises(Missing):
                await writing

    kept(database, does)


def with_ann_everywhere(database: str, does: Callable[[Store], Awaitable[None]]) -> None:
    """A guest with a name, seats at two tables, and lines of chat at a third one."""

    async def fill(store: Store) -> None:
        await store.rename("guest-a", "Ann", 1.0)
        await store.add_table(structs.replace(HEADER, id="SECOND", owner="guest-b"), SEATS, [])
        await store.add_table(structs.replace(HEADER, id="WATCHED", owner="guest-b"), SEATS[1:], [])
        await store.say("WATCHED", Line(1, None, "Ann", "key-0001", "nice move", 20.0, "guest-a"))
        await store.say("WATCHED", Line(2, None, "Ben", "key-0002", "indeed", 21.0, "guest-b"))
        await does(store)

    kept(database, fill)


def test_forgetting_a_guest_leaves_nothing_of_them(database: str) -> None:
    async def does(store: Store) -> None:
        changed = await store.forget_guest("guest-a", {"TAROMI": Seat(BOT, "", "medium")})
        assert sorted(changed) == ["SECOND", "TAROMI", "WATCHED"]
        assert await store.name_of("guest-a") is None
        assert await store.tables_of("guest-a", 9) == []
        assert await store.lines_of("guest-a") == []
        assert (await store.seats("TAROMI"))[0] == Seat(BOT, "", "medium")
        assert (await store.seats("SECOND"))[0] == Seat("person", ""), "a seat nobody thought of is anonymous too"
        mine, other = await store.chat("WATCHED", 0)
        assert (mine.number, mine.name, mine.text, mine.guest) == (1, "", "", None)
        assert (other.name, other.text, other.guest) == ("Ben", "indeed", "guest-b")
        for table in changed:
            header = await store.header(table)
            assert header is not None
            assert header.owner != "guest-a"

    with_ann_everywhere(database, does)


def test_other_processes_are_told_what_was_erased_and_what_is_gone(postgres: Cluster) -> None:
    database = postgres.database()

    async def does(store: Store) -> None:
        other = await open_store(database)
        assert await other.notices() == [], "at first notices may have been lost"
        await store.forget_guest("guest-a", {})
        told = await other.notices()
        assert sorted(told, key=lambda notice: notice.table) == [
            Notice(table, "erased") for table in ("SECOND", "TAROMI", "WATCHED")
        ]
        await store.delete_table("SECOND", 15.0)
        assert await other.notices() == [Notice("SECOND", "gone")]
        await other.close()

    with_ann_everywhere(database, does)


def test_two_processes_delete_a_table_once(postgres: Cluster) -> None:
    database = postgres.database()

    async def does(store: Store) -> None:
        other = await open_store(database)
        ids = [f"TABLE{number:02}" for number in range(20)]
        for id in ids:
            await store.add_table(structs.replace(HEADER, id=id), SEATS, [])
        deleting = [one.delete_table(id, 15.0) for id in ids for one in (store, other)]
        assert sum(await asyncio.gather(*deleting)) == len(ids)
        await other.close()

    kept(database, does)


def test_guests_are_found_by_a_part_of_any_name_and_by_the_beginning_of_the_id(database: str) -> None:
    async def does(store: Store) -> None:
        await store.rename("guest-a", "Annie_%", 2.0)
        await store.rename("guest-c", "Вечер", 2.0)
        edition = OwnEdition("bali", "0" * 12, "mine", "text", 1.0)
        assert await store.save_own_edition("guest-e", edition, 9)
        for name, id, found in (
            ("ann", "", [("guest-a", "Ann"), ("guest-a", "Annie_%")]),
            ("E_%", "", [("guest-a", "Annie_%")]),
            ("Вече", "", [("guest-c", "Вечер")]),
            ("ann", "guest-b", []),
            ("", "guest-b", [("guest-b", ""), ("guest-b", "Ben")]),
            ("", "guest-e", [("guest-e", "")]),
            ("", "est-a", []),
            ("", "guest_a", []),
        ):
            assert await store.find_guests(name, id, 99) == found, (name, id)
        assert len(await store.find_guests("", "", 2)) == 2

    with_ann_everywhere(database, does)
