"""A process hears from the others what happened at its tables, and asks the store only where that is not enough."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from motu.core.session import GameSession
from motu.server import seating
from motu.server.bots import Bots
from motu.server.errors import Missing
from motu.server.http_messages import NewTable
from motu.server.listener import Listener
from motu.server.seating import Guest
from motu.server.store import Entry, Line, Notice
from motu.server.store.sqlite import SQLiteStore
from motu.server.table import Table
from motu.server.tables import Tables
from motu.server.workers import Workers

ANN = Guest("guest-a", "Ann")
BEN = Guest("guest-b", "Ben")


class Heard(SQLiteStore):
    """A store to which the notices of another process can be given; counts how often entries were asked for."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.said: asyncio.Queue[list[Notice] | Exception] = asyncio.Queue()
        self.reads = 0
        self.while_reading: Callable[[], Awaitable[None]] | None = None

    async def notices(self) -> list[Notice]:
        said = await self.said.get()
        if isinstance(said, Exception):
            raise said
        return said

    async def entries(self, table: str, after: int) -> list[Entry]:
        self.reads += 1
        return await super().entries(table, after)

    async def chat(self, table: str, after: int) -> list[Line]:
        """The last thing that is read of a table: what happens now comes too late for it."""
        if self.while_reading is not None:
            happen, self.while_reading = self.while_reading, None
            await happen()
        return await super().chat(table, after)

    async def elsewhere(self, table: str, entry: Entry, *, told: bool) -> None:
        """Another process keeps an entry, and tells it or only that there is one."""
        await self.append(table, entry)
        self.said.put_nowait([Notice(table, "moved", entry if told else None)])
        for _ in range(5):
            await asyncio.sleep(0)


@dataclass(frozen=True)
class House:
    tables: Tables
    store: Heard
    table: Table
    """A table of two people that is in memory."""


def in_a_house(folder: Path, does: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Heard(folder / "tables.db")
        tables = Tables(store, Bots(Workers(1)), 0.0, "test")
        table, _ = await tables.create(NewTable(game="bali", seats=["me", "open"]), ANN)
        await seating.join(store, table, BEN, None)
        store.reads = 0
        await does(House(tables, store, table))
        await tables.close()
        await store.close()

    asyncio.run(run())


def entry_at(session: GameSession | None) -> Entry:
    """The entry that the seat which is asked would bring by choosing the first option."""
    assert session is not None
    asked = session.rules.choices(session.state)
    assert asked is not None
    number = len(session.entries) + 1
    seat = int(session.state.waiting()[0].seat)
    return Entry(number, seat, f"key-{number}", asked["options"][0]["token"], 1.0)


def entries_at(table: Table) -> list[str]:
    assert table.session is not None
    return list(table.session.entries)


def test_an_entry_that_is_told_is_gone_on_with_and_shown_without_a_look_into_the_store(tmp_path: Path) -> None:
    async def does(house: House) -> None:
        listener = Listener(1, BEN.id, lambda _frame: False)
        house.table.connect(listener)
        assert await listener.next_frame() is None
        before = house.table.whole(listener).scene
        entry = entry_at(house.table.session)
        await house.store.elsewhere(house.table.header.id, entry, told=True)
        assert entries_at(house.table) == [entry.entry]
        assert house.store.reads == 0
        frame = await asyncio.wait_for(listener.next_frame(), 5)
        assert frame is not None
        told = msgspec.json.decode(frame)
        assert told["kind"] == "moved"
        assert before is not None
        assert told["scene"]["mark"] != before.mark

    in_a_house(tmp_path, does)


def test_an_entry_that_is_told_twice_is_done_once(tmp_path: Path) -> None:
    async def does(house: House) -> None:
        entry = entry_at(house.table.session)
        await house.store.elsewhere(house.table.header.id, entry, told=True)
        assert house.table.receive(Notice(house.table.header.id, "moved", entry))
        assert entries_at(house.table) == [entry.entry]

    in_a_house(tmp_path, does)


def test_after_a_lost_notice_the_store_is_asked(tmp_path: Path) -> None:
    async def does(house: House) -> None:
        first = entry_at(house.table.session)
        await house.store.append(house.table.header.id, first)
        assert house.table.session is not None
        ahead = house.table.session.fork()
        ahead.apply_entry(first.entry)
        second = entry_at(ahead)
        await house.store.elsewhere(house.table.header.id, second, told=True)
        assert entries_at(house.table) == [first.entry, second.entry]
        assert house.store.reads == 1

    in_a_house(tmp_path, does)


def test_what_was_only_hinted_at_is_read(tmp_path: Path) -> None:
    async def does(house: House) -> None:
        entry = entry_at(house.table.session)
        await house.store.elsewhere(house.table.header.id, entry, told=False)
        assert entries_at(house.table) == [entry.entry]
        assert house.store.reads == 1

    in_a_house(tmp_path, does)


@pytest.mark.parametrize("told", [True, False])
def test_a_table_that_changes_while_it_is_read_is_read_again(tmp_path: Path, told: bool) -> None:
    async def does(house: House) -> None:
        entry = entry_at(house.table.session)
        await house.tables.forget(float("inf"))
        assert len(house.tables) == 0
        house.store.while_reading = lambda: house.store.elsewhere(house.table.header.id, entry, told=told)
        again = await house.tables.get(house.table.header.id)
        assert entries_at(again) == [entry.entry]

    in_a_house(tmp_path, does)


def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(tmp_path: Path) -> None:
    async def does(house: House) -> None:
        for number in range(50):
            with pytest.raises(Missing):
                await house.tables.get(f"NO{number}")
        assert len(house.tables) == 1
        assert house.tables.being_read() == 0

    in_a_house(tmp_path, does)
