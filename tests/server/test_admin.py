"""`motu admin` on both databases: looking changes nothing, deleting deletes exactly what was named."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec import structs

from motu.server.store import BOT, Entry, Line, Seat, Store, open_store
from tests.cli.test_commands import motu
from tests.server.harness import Person, running
from tests.server.test_store import HEADER

Result = TypeVar("Result")
ANN, ANNE, BEN = "a" * 64, "a" * 8 + "b" * 56, "c" * 64
FIRST, SECOND, OVER = "7k2mq0x9tfgh3w5zv8dp", "7k2mq0x9xxxxxxxxxxxx", "zzzzzzzzzzzzzzzzzzzz"


def at(database: str, does: Callable[[Store], Awaitable[Result]]) -> Result:
    async def run() -> Result:
        store = await open_store(database)
        try:
            return await does(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def fill(store: Store) -> None:
    """Three tables: one with an open seat, one that is played, one that is over."""
    ann = Seat("person", "Ann [b]", None, ANN, "hash")
    await store.rename(ANN, "Анна", 1.0)
    await store.rename(ANNE, "Anne", 1.0)
    await store.add_table(
        structs.replace(HEADER, id=FIRST, owner=ANN, created=10.0),
        [ann, Seat("open")],
        [],
        [Line(1, 0, "Ann [b]", "key-0001", "hello", 30.0, ANN)],
    )
    entries = [Entry(1, 0, None, "a", 20.0)]
    await store.add_table(structs.replace(HEADER, id=SECOND, owner=BEN), [ann, Seat(BOT, "", "hard")], entries)
    await store.mark_checked(SECOND, 1, False)
    header = structs.replace(HEADER, id=OVER, game="raiatea", title="Rainy day", owner=BEN)
    await store.add_table(header, [ann, Seat("person", "Ben", None, BEN, "hash")], entries)
    await store.mark_checked(OVER, 1, True)


@pytest.fixture
def filled(database: str) -> str:
    at(database, fill)
    return database


def ask(filled: str, *arguments: str) -> Any:
    told = motu("admin", *arguments, "--database", filled, "--json")
    assert told.returncode == 0, told.stderr
    return json.loads(told.stdout)


def test_tables_are_listed_by_last_use_and_their_keys_are_not_shown(filled: str) -> None:
    tables = ask(filled, "tables")["tables"]
    assert [table["last_use"] for table in tables] == [30.0, 20.0, 20.0]
    assert {(table["game"], table["stage"]) for table in tables} == {
        ("bali", "open"),
        ("bali", "playing"),
        ("raiatea", "over"),
    }
    people = motu("admin", "tables", "--database", filled).stdout
    assert "Ann [b]" in people
    assert FIRST[:8] in people
    assert FIRST not in people + json.dumps(tables)
    assert ask(filled, "tables", "--full", "--most", "1")["tables"][0]["id"] == FIRST


@pytest.mark.parametrize(
    ("filters", "ids"),
    [(["--game", "raiatea"], [OVER]), (["--stage", "open"], [FIRST]), (["--game", "bora_bora"], [])],
)
def test_tables_are_filtered_by_game_and_stage(filled: str, filters: list[str], ids: list[str]) -> None:
    assert [table["id"] for table in ask(filled, "tables", "--full", *filters)["tables"]] == ids


def test_a_table_is_found_by_the_beginning_of_its_id_and_its_seed_is_not_shown(filled: str) -> None:
    table = ask(filled, "table", FIRST[:9])
    assert (table["id"], table["entries"], table["chat_lines"]) == (FIRST[:8], 0, 1)
    assert table["seats"][0] == {"kind": "person", "name": "Ann [b]", "level": None, "guest": ANN[:8]}
    shown = motu("admin", "table", FIRST[:9], "--database", filled).stdout
    assert "person Ann [b]" in shown
    assert str(HEADER.seed) not in shown + json.dumps(table)


def test_what_is_not_there_or_not_clear_is_refused(filled: str) -> None:
    for arguments, reason in (
        (("table", "nobody"), "There is no table “nobody”."),
        (("table", ""), "There is no table"),
        (("delete-table", FIRST[:8], "--yes"), "2 ids begin with “7k2mq0x9”."),
        (("delete-guest", ANN[:8], "--yes"), "2 ids begin with “aaaaaaaa”."),
        (("delete-guest", "ff", "--yes"), "There is no guest whose id begins with “ff”."),
        (("delete-guest", "", "--yes"), "There is no guest"),
        (("tables", "--game", "chess"), "chess"),
    ):
        told = motu("admin", *arguments, "--database", filled)
        assert told.returncode == 2, arguments
        assert reason in told.stderr


def test_a_table_is_deleted_only_after_a_yes(filled: str) -> None:
    refused = motu("admin", "delete-table", OVER[:4], "--database", filled, typed="n\n")
    assert refused.returncode == 1
    assert "raiatea, 1 entries, Ann [b], Ben" in refused.stdout
    assert len(ask(filled, "tables")["tables"]) == 3
    done = motu("admin", "delete-table", OVER[:4], "--database", filled, typed="y\n")
    assert done.returncode == 0, done.stderr
    assert {table["id"] for table in ask(filled, "tables", "--full")["tables"]} == {FIRST, SECOND}
    assert motu("admin", "delete-table", FIRST, "--yes", "--database", filled).returncode == 0
    assert [table["id"] for table in ask(filled, "tables", "--full")["tables"]] == [SECOND]


def test_guests_are_found_by_any_of_their_names(filled: str) -> None:
    found = ask(filled, "guests", "ANN", "--full")["guests"]
    assert [(guest["id"], guest["names"]) for guest in found] == [(ANN, ["Ann [b]"]), (ANNE, ["Anne"])]
    assert sorted(found[0]["tables"]) == [FIRST, SECOND, OVER]
    assert found[1]["tables"] == []
    assert [guest["id"] for guest in ask(filled, "guests", "нна")["guests"]] == [ANN[:8]]
    assert "Ann [b]" in motu("admin", "guests", "ann", "--database", filled).stdout


def test_deleting_a_guest_leaves_nothing_of_them_and_the_games_go_on(filled: str) -> None:
    told = motu("admin", "delete-guest", ANN[:20], "--database", filled, typed="y\n")
    assert told.returncode == 0, told.stderr
    assert "Tables that changed: 3." in told.stdout

    async def left(store: Store) -> None:
        assert [id for id, _ in await store.find_guests("", ANN, 9)] == []
        assert [(await store.seats(id))[0] for id in (FIRST, SECOND, OVER)] == [
            Seat("open"),
            Seat(BOT, "", "medium"),
            Seat("person"),
        ]
        assert [line.text for line in await store.chat(FIRST, 0)] == [""]
        assert await store.name_of(ANNE) == "Anne"

    at(filled, left)


@pytest.mark.parametrize("command", [["tables"], ["delete-table", "a", "--yes"], ["guests", "ann"]])
def test_a_mistyped_database_is_not_created(tmp_path: Path, command: list[str]) -> None:
    told = motu("admin", *command, "--database", f"sqlite:///{tmp_path / 'typo.db'}")
    assert told.returncode == 2
    assert "There is no database of Motu" in told.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_running_server_hears_of_what_was_deleted(database: str) -> None:
    address = database
    with running(address) as server:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        kept, gone = (ann.create("bali", "me", "open") for _ in range(2))
        for table in (kept, gone):
            ben.join(table)
        with ann.sit(kept) as at_kept, ann.sit(gone) as at_gone:
            assert motu("admin", "delete-table", gone[:12], "--yes", "--database", address).returncode == 0
            assert at_gone.expect("refused")["problem"]["id"] == "unknown-table"
            (guest,) = ask(address, "guests", "ben")["guests"]
            assert guest["tables"] == [kept[:8]]
            told = motu("admin", "delete-guest", guest["id"], "--yes", "--database", address)
            assert told.returncode == 0, told.stderr
            at_kept.expect("people", "whole")
        assert ann.http.get(f"/api/tables/{gone}").status_code == 404
        seats = ann.got(ann.http.get(f"/api/tables/{kept}"))["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Ann"), ("bot", "")]


def test_a_table_is_closed_while_people_sit_at_it(database: str) -> None:
    with running(database) as server:
        ann, ben, eve = Person(server, "Ann"), Person(server, "Ben"), Person(server, "Eve")
        table = ann.create("bali", "me", "open", clock={"move": 60})
        ben.join(table)
        with ann.sit(table) as page, eve.sit(table) as watching:
            assert motu("admin", "close-table", table[:8], "--yes", "--database", database).returncode == 0
            while page.whole["table"]["stopped"] != "host":
                page.hear()
            assert page.options() == []
            assert watching.close_code() == 4403
            assert page.ask("say", key="key-0001", text="why?")["problem"]["id"] == "closed-by-host"
            assert page.ask("answer", key="key-0002", mark="", token="x")["problem"]["id"] == "game-stopped"
        assert ann.got(ann.http.get(f"/api/tables/{table}"))["stage"] == "over"
        assert ann.http.get(f"/api/tables/{table}/review").json()["problem"]["id"] == "game-stopped"
    assert at(database, lambda store: store.any_deadline()) is False


def test_a_blocked_guest_plays_on_and_does_nothing_else(database: str) -> None:
    with running(database) as server:
        ann, eve = Person(server, "Ann"), Person(server, "Eve")
        table = eve.create("bali", "me", "random")
        other = ann.create("bali", "me", "open")
        (guest,) = ask(database, "guests", "eve")["guests"]
        told = motu("admin", "block-guest", guest["id"], "--reason", "insults", "--yes", "--database", database)
        assert told.returncode == 0, told.stderr
        for path, body in (
            ("/api/me", {"name": "Adam"}),
            ("/api/tables", {"game": "bali", "seats": ["me", "easy"]}),
            (f"/api/tables/{other}/join", {}),
        ):
            assert eve.post(path, body).json()["problem"]["id"] == "guest-blocked", path
        with eve.sit(table) as page:
            assert page.ask("say", key="key-0001", text="ha")["problem"]["id"] == "guest-blocked"
            while not page.options():
                page.hear()
            assert page.answer(page.options()[0]["token"])["kind"] == "done"
        assert ask(database, "blocked")["blocked"][0]["reason"] == "insults"
        assert motu("admin", "unblock-guest", guest["id"], "--database", database).returncode == 0
        assert eve.post("/api/me", {"name": "Adam"}).status_code == 204
        assert ask(database, "blocked")["blocked"] == []
        assert motu("admin", "unblock-guest", guest["id"], "--database", database).returncode == 2


def test_everybody_reads_what_the_host_announces(database: str) -> None:
    with running(database) as server:
        ann = Person(server, "Ann")
        with ann.sit(ann.create("bali", "me", "open")) as page:
            told = motu("admin", "announce", "Back at eight.", "--hours", "2", "--database", database)
            assert told.returncode == 0, told.stderr
            assert [one["text"] for one in page.expect("announced")["announcements"]] == ["Back at eight."]
            (one,) = ask(database, "announcements")["announcements"]
            assert [one["text"] for one in ann.welcome()["announcements"]] == ["Back at eight."]
            assert motu("admin", "withdraw", one["id"], "--database", database).returncode == 0
            assert page.expect("announced")["announcements"] == []
        assert ann.welcome()["announcements"] == []
        assert motu("admin", "withdraw", one["id"], "--database", database).returncode == 2
        assert motu("admin", "announce", " ", "--database", database).returncode == 2
