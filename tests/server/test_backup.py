"""Backups: made of a running server, restored into either database, and refused when something is wrong with them."""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from motu.core.errors import BadOption
from motu.server.store import Entry, Line, open_store
from motu.server.store.backup import TABLES, back_up, restore
from motu.server.store.backup_file import BackupHeader, BackupReader
from tests.cli.test_commands import motu
from tests.server.harness import Person, play_on, running
from tests.server.postgres import Cluster
from tests.server.test_store import HEADER, SEATS
from tests.server.test_upkeep import make_old


def silent(_name: str, _rows: int) -> Callable[[int], None]:
    return lambda _done: None


def backed_up(database: str, file: Path) -> BackupHeader:
    return asyncio.run(back_up(database, file, silent))


def restored(file: Path, database: str) -> BackupHeader:
    return asyncio.run(restore(file, database, silent))


def all_rows(database: str) -> dict[str, list[Any]]:
    """Every row of every table, sorted, with booleans as numbers."""
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as there:
            names = [row[0] for row in there.execute("select name from sqlite_master where type = 'table'")]
            found = {name: there.execute(f"select * from {name}").fetchall() for name in names}
        there.close()
    else:

        async def read() -> dict[str, list[Any]]:
            connection = await asyncpg.connect(database)
            tables = await connection.fetch("select tablename from pg_tables where schemaname = 'public'")
            rows = {row[0]: [tuple(row) for row in await connection.fetch(f"select * from {row[0]}")] for row in tables}
            await connection.close()
            return rows

        found = asyncio.run(read())
        found.pop("schema_version", None)
    return {name: sorted([tuple(row) for row in rows], key=repr) for name, rows in found.items()}


def fresh(kind: str, folder: Path, postgres: Cluster) -> str:
    return f"sqlite:///{folder / 'restored.db'}" if kind == "sqlite" else postgres.database()


def fill(database: str) -> None:
    """A database with something in every table, odd characters included."""

    async def run() -> None:
        store = await open_store(database)
        await store.rename("guest-a", "Анна ♥", 1.0)
        await store.add_table(HEADER, SEATS, [Entry(n, 0, None, f"move {n}", 13.25 + n) for n in range(1, 2500)])
        await store.say("TAROMI", Line(1, None, "Ann", "key-0001", 'a "quoted"\nline', 14.125, "guest-a"))
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_of_a_running_server_is_restored_and_its_games_go_on(
    database: str, kind: str, tmp_path: Path, postgres: Cluster
) -> None:
    """While people play against bots, chat, and a finished game has a review."""
    file = tmp_path / "tables.backup"
    with running(database) as server:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        done = ann.create("bali", "me", "greedy")
        with ann.sit(done) as page:
            play_on(page, random.Random(5))
            assert page.ask("say", key="key-0001", text="well played")["kind"] == "done"
        begun = ann.create("bali", "me", "open", "greedy")
        ben.join(begun)
        stop, seated = threading.Event(), threading.Event()
        going_on = threading.Thread(target=play_until, args=[Person(server), stop, seated])
        going_on.start()
        assert seated.wait(60), "the third table is there before the backup begins"
        with ann.sit(begun) as page:
            if page.options():
                page.answer(page.options()[0]["token"])
        header = backed_up(database, file)
        assert going_on.is_alive(), "somebody played all the time"
        stop.set()
        going_on.join()
        cookies = dict(ann.http.cookies), dict(ben.http.cookies)

    target = fresh(kind, tmp_path, postgres)
    assert restored(file, target) == header
    rows = all_rows(target)
    assert {name: len(found) for name, found in rows.items()} == header.rows
    assert header.rows["tables"] >= 3
    with running(target) as server:
        ann, ben = Person(server), Person(server)
        for person, jar in zip((ann, ben), cookies, strict=True):
            person.http.cookies.clear()
            person.http.cookies.update(jar)
        assert {info["id"]: info["stage"] for info in ann.welcome()["mine"]} == {done: "over", begun: "playing"}
        with ann.sit(done) as page:
            assert [line["text"] for line in page.whole["chat"]] == ["well played"]
        playing = threading.Thread(target=play_to_the_end, args=[ben, begun])
        playing.start()
        assert play_to_the_end(ann, begun) is not None
        playing.join()


def play_until(person: Person, stop: threading.Event, seated: threading.Event) -> None:
    """Play one game after another."""
    chance = random.Random(8)
    while not stop.is_set():
        with person.sit(person.create("bali", "me", "greedy")) as page:
            seated.set()
            while not stop.is_set() and play_on(page, chance, answers=1):
                pass


def play_to_the_end(person: Person, table: str) -> Any:
    """Answer at random until the game is over. A move of another seat may come first; then the scene is newer."""
    chance = random.Random(9)
    with person.sit(table) as page:
        while page.scene is None or page.scene["result"] is None:
            if page.options():
                page.answer(chance.choice(page.options())["token"])
            else:
                page.hear()
        return page.scene["result"]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_every_row_is_the_same_after_backup_and_restore(
    database: str, kind: str, tmp_path: Path, postgres: Cluster
) -> None:
    fill(database)
    backed_up(database, tmp_path / "tables.backup")
    assert (tmp_path / "tables.backup").stat().st_mode & 0o077 == 0, "nobody else may read it"
    target = fresh(kind, tmp_path, postgres)
    restored(tmp_path / "tables.backup", target)
    assert all_rows(target) == all_rows(database)
    assert all(all_rows(target)[name] for name in ("guests", "tables", "seats", "entries", "chat"))


def test_the_same_rows_give_the_same_lines_from_both_databases(tmp_path: Path, postgres: Cluster) -> None:
    databases = [f"sqlite:///{tmp_path / 'tables.db'}", postgres.database()]
    lines = []
    for number, database in enumerate(databases):
        fill(database)
        file = tmp_path / f"{number}.backup"
        backed_up(database, file)
        lines.append(sorted(gzip.decompress(file.read_bytes()).splitlines()[1:-1]))
    assert lines[0] == lines[1]


def test_every_table_of_the_schema_is_in_a_backup(database: str) -> None:
    """Whoever adds a database table adds it to `TABLES`."""
    fill(database)
    assert set(all_rows(database)) == set(TABLES)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_of_an_older_schema_is_restored_and_brought_up_to_date(
    database: str, kind: str, tmp_path: Path, postgres: Cluster
) -> None:
    make_old(database)
    before = all_rows(database)
    header = backed_up(database, tmp_path / "old.backup")
    assert all_rows(database) == before, "a backup does not change the database"
    assert header.schema == 3
    target = fresh(kind, tmp_path, postgres)
    restored(tmp_path / "old.backup", target)

    async def look() -> None:
        store = await open_store(target)
        assert [line.text for _, line in await store.lines_of("guest-a")] == ["as I sat down", "under my new name"]
        await store.close()

    asyncio.run(look())


def test_a_character_that_postgres_cannot_store_is_replaced(tmp_path: Path, postgres: Cluster) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def run() -> None:
        store = await open_store(database)
        await store.add_table(HEADER, SEATS, [])
        await store.say("TAROMI", Line(1, 0, "Ann", "key-0001", "nothing: \0", 1.0))
        await store.close()
        await back_up(database, tmp_path / "tables.backup", silent)
        target = postgres.database()
        await restore(tmp_path / "tables.backup", target, silent)
        store = await open_store(target)
        assert (await store.chat("TAROMI", 0))[0].text == "nothing: \N{REPLACEMENT CHARACTER}"
        await store.close()

    asyncio.run(run())


def test_a_database_with_tables_is_refused_and_not_touched(database: str, tmp_path: Path) -> None:
    fill(database)
    backed_up(database, tmp_path / "tables.backup")
    before = all_rows(database)
    with pytest.raises(BadOption, match="has tables already"):
        restored(tmp_path / "tables.backup", database)
    assert all_rows(database) == before


def flipped(whole: bytes, at: int) -> bytes:
    return whole[:at] + bytes([whole[at] ^ 0x10]) + whole[at + 1 :]


def repacked(change: Callable[[list[bytes]], list[bytes]]) -> Callable[[bytes], bytes]:
    """A change of the lines, packed again so that gzip's own checksum is right."""
    return lambda whole: gzip.compress(b"".join(change(gzip.decompress(whole).splitlines(keepends=True))))


SPOILT: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda _: b"", "not a backup"),
    "something else": (lambda _: b"motu record 1\n" * 50, "not a backup"),
    "compressed something else": (lambda _: gzip.compress(b'{"format": "cards"}\n'), "not a backup"),
    "a picture": (lambda _: b"\x89PNG\r\n\x1a\n" + bytes(5000), "not a backup"),
    "first half": (lambda whole: whole[: len(whole) // 2], "cut off"),
    "without its last byte": (lambda whole: whole[:-1], "cut off"),
    "without its last line": (repacked(lambda lines: lines[:-1]), "cut off"),
    "without a row": (repacked(lambda lines: [*lines[:8], *lines[9:]]), "damaged"),
    "with a row twice": (repacked(lambda lines: [*lines[:8], lines[7], *lines[8:]]), "damaged"),
    "with a changed row": (repacked(lambda lines: [line.replace(b"move 7", b"move 8") for line in lines]), "damaged"),
    "with a flipped bit": (lambda whole: flipped(whole, len(whole) // 2), "damaged"),
    "with something after its end": (lambda whole: whole + b"more", "damaged"),
    "with lines after its end": (repacked(lambda lines: [*lines, b"[]\n"]), "damaged"),
    "with a column that is a statement": (
        repacked(lambda lines: [line.replace(b'"columns":["id"', b'"columns":["id) --"') for line in lines]),
        "damaged",
    ),
    "of a later format": (
        repacked(lambda lines: [lines[0].replace(b'"version":1', b'"version":2'), *lines[1:]]),
        "update Motu",
    ),
    "of a later schema": (
        repacked(lambda lines: [lines[0].replace(b'"schema":', b'"schema":9'), *lines[1:]]),
        "update Motu",
    ),
}


@pytest.mark.parametrize("spoil", SPOILT)
def test_a_spoilt_backup_is_refused_with_the_reason_and_changes_nothing(
    tmp_path: Path, postgres: Cluster, spoil: str
) -> None:
    change, reason = SPOILT[spoil]
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    fill(database)
    file = tmp_path / "tables.backup"
    backed_up(database, file)
    whole = file.read_bytes()
    assert change(whole) != whole
    file.write_bytes(change(whole))
    empty = postgres.database()
    for target in (f"sqlite:///{tmp_path / 'restored.db'}", empty):
        with pytest.raises(BadOption, match=reason):
            restored(file, target)
    assert not (tmp_path / "restored.db").exists()
    assert all_rows(empty) == {}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tables.backup", "tables.db"], "nothing is left over"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_rows_that_do_not_fit_leave_the_database_empty(tmp_path: Path, postgres: Cluster, kind: str) -> None:
    """A file with a good checksum whose rows contradict each other: a seat without its table."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    fill(database)
    with sqlite3.connect(database.removeprefix("sqlite:///")) as rows:
        rows.execute("update seats set table_id = 'NOBODY' where seat = 1")
    rows.close()
    backed_up(database, tmp_path / "tables.backup")
    target = fresh(kind, tmp_path, postgres)
    with pytest.raises(BadOption, match="does not fit"):
        restored(tmp_path / "tables.backup", target)
    if kind == "sqlite":
        assert not (tmp_path / "restored.db").exists()
    else:
        assert all_rows(target) == {}


def test_what_is_not_a_database_has_no_backup(tmp_path: Path, postgres: Cluster) -> None:
    (tmp_path / "notes.txt").write_text("hello " * 1000)
    sqlite3.connect(tmp_path / "empty.db").close()
    for database, reason in (
        (f"sqlite:///{tmp_path / 'nothing.db'}", "no database"),
        (f"sqlite:///{tmp_path / 'empty.db'}", "no database"),
        (postgres.database(), "no database"),
        (f"sqlite:///{tmp_path / 'notes.txt'}", "cannot be used"),
        ("postgresql://motu:secret@127.0.0.1:1/motu", "cannot be used"),
        ("mysql://here", "not a database"),
    ):
        with pytest.raises(BadOption, match=reason) as refused:
            backed_up(database, tmp_path / "tables.backup")
        assert "secret" not in str(refused.value)
    assert not (tmp_path / "nothing.db").exists()
    assert not (tmp_path / "tables.backup").exists()


def test_the_commands_back_up_and_restore(tmp_path: Path) -> None:
    database, target = f"sqlite:///{tmp_path / 'tables.db'}", f"sqlite:///{tmp_path / 'restored.db'}"
    fill(database)
    file = tmp_path / "tables.backup"
    told = motu("backup", str(file), "--database", database)
    assert told.returncode == 0, told.stderr
    assert "1 tables, 3 seats, 2499 entries" in told.stdout
    assert BackupReader(file).header.rows["entries"] == 2499
    told = motu("restore", str(file), "--database", target)
    assert told.returncode == 0, told.stderr
    assert "2499 entries" in told.stdout
    told = motu("restore", str(file), "--database", target)
    assert told.returncode == 2
    assert "has tables already" in told.stderr
    told = motu("restore", str(tmp_path / "nothing"), "--database", f"sqlite:///{tmp_path / 'other.db'}")
    assert told.returncode == 2
    assert "cannot be read" in told.stderr
