"""The store keeps what it was given, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec import structs

from motu.core.errors import BadOption
from motu.server.store import BOT, Entry, Header, KeptReview, Line, Notice, Seat, Store, Taken, open_store
from motu.server.store.migrate import migrations
from tests.server.postgres import Cluster

HEADER = Header(
    id="TAROMI",
    game="bali",
    version=1,
    components="51a0c6e7d2b4",
    seed=2**64 - 1,
    options=["demon", "oracle"],
    title="Вечер",
    listed=True,
    hints=False,
    owner="guest-a",
    created=12.5,
)
SEATS = [Seat("person", "Ann", None, "guest-a", "hash"), Seat("open"), Seat(BOT, "", "hard")]


def kept(database: str, does: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a store in which one table stands."""

    async def run() -> None:
        store = await open_store(database)
        await store.add_table(HEADER, SEATS, [])
        await does(store)
        await store.close()

    asyncio.run(run())


def test_a_table_is_read_as_it_was_written(database: str) -> None:
    async def does(store: Store) -> None:
        assert await store.header("TAROMI") == HEADER
        assert await store.seats("TAROMI") == SEATS
        assert await store.entries("TAROMI", 0) == []
        assert await store.header("NOBODY") is None
        assert await store.seats("NOBODY") == []

    kept(database, does)


def test_what_is_kept_is_there_after_a_restart(database: str) -> None:
    async def does(store: Store) -> None:
        await store.append("TAROMI", Entry(1, 0, "key-0001", "play stonemason", 13.0))
        other = await open_store(database)
        assert await other.entries("TAROMI", 0) == [Entry(1, 0, "key-0001", "play stonemason", 13.0)]
        await other.close()

    kept(database, does)


def test_a_table_id_is_given_once(database: str) -> None:
    async def does(store: Store) -> None:
        with pytest.raises(Taken):
            await store.add_table(HEADER, SEATS, [])
        assert await store.seats("TAROMI") == SEATS

    kept(database, does)


def test_a_table_is_kept_whole_or_not_at_all(database: str) -> None:
    async def does(store: Store) -> None:
        twice = [Entry(1, 0, None, "a", 1.0), Entry(1, 0, None, "b", 1.0)]
        with pytest.raises(Taken):
            await store.add_table(structs.replace(HEADER, id="TAROMA"), SEATS, twice)
        assert await store.header("TAROMA") is None

    kept(database, does)


def test_the_number_of_an_entry_is_the_lock(database: str) -> None:
    async def does(store: Store) -> None:
        await store.append("TAROMI", Entry(1, 0, "key-0001", "a", 1.0))
        with pytest.raises(Taken):
            await store.append("TAROMI", Entry(1, 1, "key-0002", "b", 2.0))
        with pytest.raises(Taken):
            await store.append("TAROMI", Entry(2, 0, "key-0001", "a", 2.0))
        await store.append("TAROMI", Entry(2, 1, None, "b", 2.0))
        await store.append("TAROMI", Entry(3, 1, None, "c", 3.0))
        assert [entry.entry for entry in await store.entries("TAROMI", 1)] == ["b", "c"]

    kept(database, does)


def test_of_eight_who_write_the_same_number_one_succeeds(database: str) -> None:
    async def does(store: Store) -> None:
        async def attempt(number: int, writer: int) -> int:
            try:
                await store.append("TAROMI", Entry(number, writer, f"key-{number}-{writer}", "a", 1.0))
            except Taken:
                return 0
            return 1

        for number in range(1, 11):
            assert sum(await asyncio.gather(*(attempt(number, writer) for writer in range(8)))) == 1
        assert len(await store.entries("TAROMI", 0)) == 10

    kept(database, does)


def test_a_seat_changes_only_from_what_it_was(database: str) -> None:
    async def does(store: Store) -> None:
        ben = Seat("person", "Ben", None, "guest-b", "other hash")
        assert await store.change_seat("TAROMI", 1, SEATS[1], ben)
        assert not await store.change_seat("TAROMI", 1, SEATS[1], structs.replace(ben, guest="guest-c"))
        assert await store.seats("TAROMI") == [SEATS[0], ben, SEATS[2]]
        assert await store.change_seat("TAROMI", 1, ben, Seat(BOT, "Ben", "easy"))

    kept(database, does)


def test_chat_is_kept_in_order_and_once(database: str) -> None:
    async def does(store: Store) -> None:
        first = Line(1, 0, "Ann", "key-0001", "<b>Привет</b>", 1.0)
        await store.say("TAROMI", first)
        with pytest.raises(Taken):
            await store.say("TAROMI", structs.replace(first, number=2))
        second = Line(2, None, "Ben", "key-0002", "hello", 2.0)
        await store.say("TAROMI", second)
        assert await store.chat("TAROMI", 0) == [first, second]
        assert await store.chat("TAROMI", 1) == [second]

    kept(database, does)


def test_the_first_rematch_counts(database: str) -> None:
    async def does(store: Store) -> None:
        assert await store.set_rematch("TAROMI", "AGAINA") == "AGAINA"
        assert await store.set_rematch("TAROMI", "AGAINB") == "AGAINA"
        header = await store.header("TAROMI")
        assert header is not None
        assert header.rematch == "AGAINA"

    kept(database, does)


def test_one_process_at_a_time_makes_a_review(database: str) -> None:
    async def does(store: Store) -> None:
        assert await store.review("TAROMI") is None
        first = KeptReview("here", 100.0, 3, 9, "so far")
        assert await store.keep_review("TAROMI", first, stale=90.0)
        assert not await store.keep_review("TAROMI", KeptReview("there", 110.0, 0, 9, ""), stale=95.0)
        assert await store.review("TAROMI") == first
        assert await store.keep_review("TAROMI", KeptReview("here", 112.0, 4, 9, "more"), stale=102.0)
        taken_over = KeptReview("there", 130.0, 5, 9, "more and more")
        assert await store.keep_review("TAROMI", taken_over, stale=120.0)
        assert await store.review("TAROMI") == taken_over

    kept(database, does)


def test_a_review_that_is_ready_stays_as_it_is(database: str) -> None:
    async def does(store: Store) -> None:
        ready = KeptReview("here", 100.0, 9, 9, "all")
        assert await store.keep_review("TAROMI", ready, stale=90.0)
        for late in (KeptReview("here", 101.0, 1, 9, ""), KeptReview("there", 500.0, 9, 9, "other")):
            assert not await store.keep_review("TAROMI", late, stale=490.0)
        assert await store.review("TAROMI") == ready

    kept(database, does)


def test_the_lobby_has_listed_tables_with_an_open_seat_and_a_person(database: str) -> None:
    async def does(store: Store) -> None:
        def another(id: str, created: float, listed: bool = True) -> Header:
            return structs.replace(HEADER, id=id, created=created, listed=listed)

        await store.add_table(another("NEWER", 20.0), SEATS, [])
        await store.add_table(another("HIDDEN", 21.0, listed=False), SEATS, [])
        await store.add_table(another("FULL", 22.0), [SEATS[0], SEATS[2]], [])
        await store.add_table(another("EMPTY", 23.0), [SEATS[1], SEATS[2]], [])
        assert await store.lobby(9) == ["NEWER", "TAROMI"]
        assert await store.lobby(1) == ["NEWER"]
        assert await store.tables_of("guest-a", 9) == ["FULL", "HIDDEN", "NEWER", "TAROMI"]
        assert await store.tables_of("guest-z", 9) == []

    kept(database, does)


def test_a_guest_has_the_name_that_was_said_last(database: str) -> None:
    async def does(store: Store) -> None:
        assert await store.name_of("guest-a") is None
        await store.rename("guest-a", "Ann", 1.0)
        await store.rename("guest-a", "Анна", 2.0)
        assert await store.name_of("guest-a") == "Анна"

    kept(database, does)


def test_postgres_tells_other_processes_what_changed(postgres: Cluster) -> None:
    database = postgres.database()

    async def does(store: Store) -> None:
        other = await open_store(database)
        assert await other.notices() == [], "at first notices may have been lost"
        entry = Entry(1, 0, "key-0001", "@1 спать", 1.0)
        await store.append("TAROMI", entry)
        assert await other.notices() == [Notice("TAROMI", "moved", entry)], "the entry travels with the notice"
        await store.change_seat("TAROMI", 1, SEATS[1], Seat(BOT, "", "easy"))
        assert await other.notices() == [Notice("TAROMI", "people")]
        await store.say("TAROMI", Line(1, 0, "Ann", "key-0001", "hello", 1.0))
        assert await other.notices() == [Notice("TAROMI", "chat")]
        await store.announce("TAROMI", "who")
        assert await other.notices() == [Notice("TAROMI", "who")]
        await other.close()

    kept(database, does)


def test_a_process_does_not_hear_itself(postgres: Cluster) -> None:
    database = postgres.database()

    async def does(store: Store) -> None:
        assert await store.notices() == []
        other = await open_store(database)
        await store.append("TAROMI", Entry(1, 0, None, "a", 1.0))
        await store.announce("TAROMI", "who")
        await other.announce("TAROMI", "here")
        assert await store.notices() == [Notice("TAROMI", "here")]
        await other.close()

    kept(database, does)


def test_what_is_too_long_for_a_notice_is_left_to_be_read(postgres: Cluster) -> None:
    database = postgres.database()

    async def does(store: Store) -> None:
        other = await open_store(database)
        assert await other.notices() == []
        await store.append("TAROMI", Entry(1, 0, None, "я" * 5000, 1.0))
        assert await other.notices() == [Notice("TAROMI", "moved")]
        assert [len(entry.entry) for entry in await other.entries("TAROMI", 0)] == [5000]
        await other.close()

    kept(database, does)


def test_two_processes_that_write_to_the_same_tables_at_once_never_both_succeed(postgres: Cluster) -> None:
    """Batches of many tables, in opposite order: each number is kept once, and nobody waits for ever."""
    database = postgres.database()
    tables = [f"TABLE{number:03}" for number in range(100)]

    async def does(store: Store) -> None:
        other = await open_store(database)
        for table in tables:
            await store.add_table(structs.replace(HEADER, id=table), SEATS, [])
        won: dict[tuple[str, int], list[int]] = {}

        async def attempt(writer: int, table: str, number: int) -> None:
            try:
                await (store, other)[writer].append(table, Entry(number, writer, f"key-{writer}-{number}", "a", 1.0))
            except Taken:
                return
            won.setdefault((table, number), []).append(writer)

        for number in (1, 2, 3):
            orders = enumerate((tables, tables[::-1]))
            await asyncio.gather(*(attempt(writer, table, number) for writer, order in orders for table in order))
        assert len(won) == 3 * len(tables)
        for table in tables:
            found = {(table, entry.number): [entry.seat] for entry in await store.entries(table, 0)}
            assert found == {place: writers for place, writers in won.items() if place[0] == table}
        await other.close()

    kept(database, does)


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("mysql://here", "not a database"),
        ("sqlite:///", "not a database"),
        ("sqlite:////proc/nowhere/tables.db", "cannot be used"),
        ("postgresql://motu:secret@127.0.0.1:1/motu", "cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_with_the_reason(url: str, says: str) -> None:
    with pytest.raises(BadOption, match=says) as refused:
        asyncio.run(open_store(url))
    assert "secret" not in str(refused.value)


def test_the_write_ahead_log_stays_short_under_constant_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("motu.server.store.sqlite.CHECKPOINT", 0.01)
    monkeypatch.setattr("motu.server.store.sqlite.LONGEST_LOG", 50)
    log = tmp_path / "tables.db-wal"
    sizes = []

    async def does(store: Store) -> None:
        for number in range(1, 4001):
            await store.append("TAROMI", Entry(number, 0, f"key-{number:08}", "play stonemason", 1.0))
            sizes.append(log.stat().st_size)

    kept(f"sqlite:///{tmp_path}/tables.db", does)
    assert max(sizes[2000:]) < 1.5 * max(sizes[:2000]), "it does not grow with what was written"


def test_a_database_of_a_newer_release_is_refused(tmp_path: object) -> None:
    import sqlite3

    path = f"{tmp_path}/tables.db"
    with sqlite3.connect(path) as database:
        database.execute("pragma user_version = 99")
    database.close()
    with pytest.raises(BadOption, match="newer release"):
        asyncio.run(open_store(f"sqlite:///{path}"))


def test_both_databases_have_the_same_migrations() -> None:
    numbers = [migration.number for migration in migrations("sqlite")]
    assert numbers == [migration.number for migration in migrations("postgres")]
    assert numbers == list(range(1, len(numbers) + 1))
