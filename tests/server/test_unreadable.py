"""A table that can't be read harms nobody else, is named to its guests with the reason, and loses nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from motu.core.errors import BadRecord
from motu.server import seating, tables
from motu.server.http_messages import NewTable
from motu.server.listener import Listener
from motu.server.messages import Answer
from motu.server.store import Entry, Notice
from motu.server.table import Table
from tests.server.harness import Person, Server, running
from tests.server.test_hearing import ANN, BEN, House, entries_at, entry_at, in_a_house

SPOILT = {
    "record-other-components": "update tables set components = 'another' where id = ?",
    "record-other-version": "update tables set version = 99 where id = ?",
    "unknown-option": "update tables set options = 'volcano' where id = ?",
    "unknown-game": "update tables set game = 'tahiti' where id = ?",
    "record-not-a-number": "update tables set seed = 'seven' where id = ?",
    "bad-seats": "delete from seats where table_id = ? and seat > 0",
    "table-spoilt": "update entries set entry = 'fly to the moon' where table_id = ? and number = 1",
}
"""What may be wrong with what is stored, by the reason that is told."""
ALL_ROWS = ("select * from tables", "select * from seats", "select * from entries")
GAP = "delete from entries where table_id = ? and number = 1"


class Stored:
    """A server whose database can be spoilt while it does not run."""

    def __init__(self, server: Server, file: Path, log: Path) -> None:
        self.server = server
        self.file = file
        self.log = log

    def spoil(self, sql: str, table: str) -> None:
        """Spoil what is stored of a table, of which it is not known either what it looked like."""
        self.server.stop()
        with sqlite3.connect(self.file) as database:
            database.execute("delete from snapshots")
            assert database.execute(sql, [table]).rowcount > 0
        database.close()
        self.server.start()

    def rows(self) -> list[list[object]]:
        """Everything that is stored of tables."""
        with sqlite3.connect(self.file) as database:
            rows = [database.execute(sql).fetchall() for sql in ALL_ROWS]
        database.close()
        return rows


@pytest.fixture
def stored(tmp_path: Path) -> Iterator[Stored]:
    file, log = tmp_path / "tables.db", tmp_path / "server.log"
    with running(f"sqlite:///{file}", log=log) as server:
        yield Stored(server, file, log)


@pytest.mark.parametrize(("reason", "sql"), [*SPOILT.items(), ("table-spoilt", GAP)])
def test_a_table_that_cannot_be_read_is_named_with_the_reason_and_the_others_are_there(
    stored: Stored, reason: str, sql: str
) -> None:
    ann = Person(stored.server)
    good, bad = ann.create("bali", "me", "greedy"), ann.create("bali", "me", "greedy", title="Rainy day")
    with ann.sit(bad) as page:
        for _ in range(2):
            while not page.options():
                page.hear()
            assert page.answer(page.options()[0]["token"])["kind"] == "done"
    stored.spoil(sql, bad)
    before = stored.rows()

    for _ in range(2):
        welcome = ann.welcome()
    assert [info["id"] for info in welcome["mine"]] == [good]
    (listed,) = welcome["unreadable"]
    assert listed["id"] == bad
    assert listed["problem"]["id"] == reason
    if reason != "record-not-a-number":
        assert listed["title"] == "Rainy day"
        assert listed["game"] == ("tahiti" if reason == "unknown-game" else "bali")
    assert "moon" not in str(listed), "an entry may be secret"

    for path in ("", "/record", "/review"):
        refused = ann.http.get(f"/api/tables/{bad}{path}")
        assert refused.status_code == 400
        assert refused.json()["problem"]["id"] == reason
    assert ann.post(f"/api/tables/{bad}/join").status_code == 400
    closed = ann.sit(bad)
    assert closed.hear()["problem"]["id"] == reason
    assert closed.close_code() == 4404

    assert stored.log.read_text().count(f"table {bad[:6]} can't be read") == 1
    assert Person(stored.server).welcome()["unreadable"] == [], "nobody else is bothered with it"
    assert stored.rows() == before


@pytest.mark.parametrize("reason", ["record-other-components", "record-other-version", "unknown-option"])
def test_an_open_table_that_could_not_begin_is_not_in_the_lobby(stored: Stored, reason: str) -> None:
    ann, ben = Person(stored.server), Person(stored.server)
    good, bad = (ann.create("bali", "me", "open", listed=True) for _ in range(2))
    stored.spoil(SPOILT[reason], bad)
    assert [info["id"] for info in ben.welcome()["lobby"]] == [good]
    assert ben.post(f"/api/tables/{bad}/join").status_code == 400
    assert [info["id"] for info in ann.welcome()["unreadable"]] == [bad]
    assert ben.join(good)["table"]["stage"] == "playing"


async def another(house: House) -> Table:
    """One more table of two people."""
    table, _ = await house.tables.create(NewTable(game="bali", seats=["me", "open"]), ANN)
    await seating.join(house.store, table, BEN, None)
    return table


@pytest.mark.parametrize("told", [True, False])
def test_a_bad_entry_of_another_process_stops_no_other_table(tmp_path: Path, told: bool) -> None:
    """It may come with its notice or be read from the store."""

    async def does(house: House) -> None:
        bad = Entry(1, 0, None, "fly to the moon", 1.0)
        await house.store.elsewhere(house.table.header.id, bad, told=told)
        other = await another(house)
        good = entry_at(other.session)
        await house.store.elsewhere(other.header.id, good, told=True)
        assert entries_at(other) == [good.entry]
        assert entries_at(house.table) == []

    in_a_house(tmp_path, does)


@pytest.mark.parametrize("what", ["here nonsense", "here process many watchers"])
def test_a_notice_that_makes_no_sense_stops_nobody_from_hearing_the_next(tmp_path: Path, what: str) -> None:
    async def does(house: House) -> None:
        house.store.said.put_nowait([Notice(house.table.header.id, what)])
        entry = entry_at(house.table.session)
        await house.store.elsewhere(house.table.header.id, entry, told=True)
        assert entries_at(house.table) == [entry.entry]

    in_a_house(tmp_path, does)


def test_who_answers_at_a_table_with_a_bad_entry_is_told_so(tmp_path: Path) -> None:
    async def does(house: House) -> None:
        entry = entry_at(house.table.session)
        listener = Listener(entry.seat, (ANN, BEN)[entry.seat].id, lambda _frame: False)
        house.table.connect(listener)
        scene = house.table.whole(listener).scene
        assert scene is not None
        await house.store.append(house.table.header.id, Entry(1, entry.seat, None, "fly to the moon", 1.0))
        asked = Answer(key="key-0001", mark=scene.mark, token=entry.entry)
        with pytest.raises(BadRecord, match="stored"):
            await house.table.answer(listener, asked)

    in_a_house(tmp_path, does)


def test_failing_notices_are_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "NOTICE_RETRY_SECONDS", 0)

    async def does(house: House) -> None:
        house.store.said.put_nowait(ValueError("no notice"))
        entry = entry_at(house.table.session)
        await house.store.elsewhere(house.table.header.id, entry, told=True)
        assert entries_at(house.table) == [entry.entry]

    in_a_house(tmp_path, does)


def test_tables_are_forgotten_although_one_of_them_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SWEEP", 0)
    monkeypatch.setattr(tables, "FORGOTTEN_AFTER", -1)

    async def does(house: House) -> None:
        failed = asyncio.Event()

        def send() -> None:
            failed.set()
            raise ValueError("not now")

        house.table.connect(listener := Listener(0, ANN.id, lambda _frame: False))
        with monkeypatch.context() as failing:
            failing.setattr(house.table.presence, "send", send)
            await failed.wait()
        house.table.disconnect(listener)
        while len(house.tables) > 0:
            await asyncio.sleep(0)

    in_a_house(tmp_path, lambda house: asyncio.wait_for(does(house), 20))
