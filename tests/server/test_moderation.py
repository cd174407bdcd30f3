"""Mute, block and report, and short codes for reading aloud."""

from __future__ import annotations

import asyncio
import json

import pytest

from motu.server import codes
from motu.server.codes import new_code, table_of
from motu.server.errors import Missing
from motu.server.limits import Limit, Limits
from motu.server.store import Taken, open_store
from tests.cli.test_commands import motu
from tests.server.harness import GENEROUS, Json, Person, Server, Socket, running
from tests.server.postgres import Cluster
from tests.server.test_store import HEADER


def said(page: Socket, text: str, number: int = 1) -> Json:
    return page.ask("say", key=f"key-{number:04}", text=text)


def texts(whole: Json) -> list[str]:
    return [line["text"] for line in whole["chat"]]


def test_who_is_muted_is_not_heard_and_does_not_notice(database: str) -> None:
    with running(database) as server:
        ann, ben = Person(server, "Ann"), Person(server, "Rude name")
        table = ann.create("bali", "me", "open")
        ben.join(table)
        with ann.sit(table) as mine, ben.sit(table) as his:
            assert said(his, "rude line")["kind"] == "done"
            line = mine.expect("chatted")["line"]
            assert (
                ann.post(f"/api/tables/{table}/relate", {"line": line["number"], "choice": "mute"}).status_code == 204
            )
            whole = mine.expect("whole")
            assert texts(whole) == []
            assert [(one["name"], one["hidden"]) for one in whole["table"]["seats"]] == [("Ann", False), ("", True)]
            said(his, "again", 2)
            said(mine, "quiet here", 3)
            mine.drain()
            his.drain()
            assert heard(mine) == ["rude line", "quiet here"]
            assert heard(his) == ["rude line", "again", "quiet here"]
            assert his.whole["table"]["seats"][1]["name"] == "Rude name"
        assert ann.got(ann.http.get(f"/api/tables/{table}"))["seats"][1]["name"] == ""
        (person,) = ann.got(ann.http.get("/api/me/people"))["people"]
        assert (person["name"], person["kind"]) == ("Rude name", "mute")
        assert ann.got(ann.post("/api/me/people", {"id": person["id"], "choice": "none"}))["people"] == []
        with ann.sit(table) as mine:
            assert texts(mine.whole) == ["rude line", "again", "quiet here"]


def heard(page: Socket) -> list[str]:
    """The lines that were sent to a page one by one."""
    messages = [json.loads(frame) for frame in page.frames]
    return [message["line"]["text"] for message in messages if message["kind"] == "chatted"]


def test_who_is_blocked_can_neither_join_nor_watch_nor_be_met_in_the_lobby(database: str) -> None:
    with running(database) as server:
        ann, eve = Person(server, "Ann"), Person(server, "Eve")
        first = ann.create("bali", "me", "open")
        eve.join(first)
        hers = eve.create("bali", "me", "open", listed=True)
        mine = ann.create("bali", "me", "open", listed=True)
        with eve.sit(mine) as watching:
            assert ann.post(f"/api/tables/{first}/relate", {"seat": 1, "choice": "block"}).status_code == 204
            assert watching.close_code() == 4403
        assert eve.post(f"/api/tables/{mine}/join", {}).json()["problem"]["id"] == "blocked-here"
        assert eve.sit(mine).hear()["problem"]["id"] == "blocked-here"
        assert [one["id"] for one in ann.welcome()["lobby"]] == [mine]
        assert [one["id"] for one in eve.welcome()["lobby"]] == [hers]
        with eve.sit(first) as page:
            assert page.scene is not None, "a game that was begun goes on"
        other = Person(server, "Cleo").create("bali", "me", "open")
        assert eve.join(other)["table"]["you"] == 1, "other tables are open to her"


def test_the_other_process_mutes_too(postgres: Cluster) -> None:
    database = postgres.database()
    with running(database) as one, running(database) as two:
        ann, ben = Person(one, "Ann"), Person(one, "Ben")
        table = ann.create("bali", "me", "open")
        ben.join(table)
        with Socket(two, table, cookie=ann.cookie()) as mine:
            assert ann.post(f"/api/tables/{table}/relate", {"seat": 1, "choice": "mute"}).status_code == 204
            assert mine.expect("whole")["table"]["seats"][1]["hidden"]


def test_nobody_mutes_or_reports_themself_or_nobody(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.create("bali", "me", "easy", "open")
    for whom, problem in (
        ({"seat": 0}, "not-yourself"),
        ({"seat": 1}, "nobody-there"),
        ({"seat": 2}, "nobody-there"),
        ({"seat": 4}, "nobody-there"),
        ({"line": 1}, "nobody-there"),
        ({}, "nobody-there"),
        ({"seat": 0, "line": 1}, "nobody-there"),
    ):
        assert ann.post(f"/api/tables/{table}/relate", {**whom, "choice": "mute"}).json()["problem"]["id"] == problem
        assert ann.post(f"/api/tables/{table}/report", whom).json()["problem"]["id"] == problem
    assert ann.post("/api/me/people", {"id": "0" * 16, "choice": "block"}).json()["problem"]["id"] == "nobody-there"


def test_the_host_reads_what_was_reported(database: str) -> None:
    limits = Limits(reports=Limit(2, 0), messages=GENEROUS.messages, requests=GENEROUS.requests)
    with running(database, limits=limits) as server:
        ann, eve = Person(server, "Ann"), Person(server, "Eve")
        table = ann.create("bali", "me", "open")
        eve.join(table)
        with eve.sit(table) as page:
            said(page, "insult")
        assert ann.post(f"/api/tables/{table}/report", {"line": 1, "note": "she insults me"}).status_code == 204
        assert ann.post(f"/api/tables/{table}/report", {"seat": 1}).status_code == 204
        assert ann.post(f"/api/tables/{table}/report", {"seat": 1}).status_code == 429
        listed = json.loads(motu("admin", "reports", "--json", "--database", database).stdout)["reports"]
        assert [(one["name"], one["about"], one["line"], one["note"]) for one in listed] == [
            ("Eve", "chat", "insult", "she insults me"),
            ("Eve", "name", "", ""),
        ]
        assert listed[0]["table"] == table[:8]
        assert motu("admin", "settle-report", listed[0]["id"], "--database", database).returncode == 0
        assert motu("admin", "settle-report", listed[0]["id"], "--database", database).returncode == 2
        left = json.loads(motu("admin", "reports", "--json", "--database", database).stdout)["reports"]
        assert [one["id"] for one in left] == [listed[1]["id"]]
        everything = json.loads(motu("admin", "reports", "--all", "--json", "--database", database).stdout)["reports"]
        assert len(everything) == 2
        data = ann.got(ann.http.get("/api/me/data"))
        assert [one["note"] for one in data["reports"]] == ["she insults me", ""]
        assert eve.post("/api/me/delete").status_code == 204
        assert json.loads(motu("admin", "reports", "--all", "--json", "--database", database).stdout)["reports"] == []


# Short codes


def test_a_code_leads_to_its_table_however_it_is_typed(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.create("bali", "me", "open")
    assert ben.post(f"/api/tables/{table}/code").json()["problem"]["id"] == "not-seated"
    code = ann.got(ann.post(f"/api/tables/{table}/code"))["code"]
    typed = code.upper().replace("0", "O").replace("1", "l")
    for text in (code, f"{code[:3]}-{code[3:]}", f" {code[:3]} {code[3:]} ", typed):
        assert ben.got(ben.http.get(f"/api/codes/{text}"))["table"] == table
    for wrong in ("zzzzzz" if code != "zzzzzz" else "yyyyyy", "x", "x" * 100, "%00", "%2e%2e%2f"):
        assert ben.http.get(f"/api/codes/{wrong}").status_code == 404


def test_guesses_at_codes_are_limited_by_address(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(f"sqlite:///{tmp_path_factory.mktemp('codes')}/tables.db", limits=Limits()) as server:
        status, guests = [], []
        for number in range(20):
            if number % 5 == 0:
                guests.append(Person(server))
            status.append(guests[-1].http.get("/api/codes/aaaaaa").status_code)
        assert status[:12] == [404] * 12
        assert status[12:] == [429] * 8, "new guests share the limit of their address"


def test_a_code_expires(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = await open_store(database)
        await store.add_table(HEADER, [], [])
        now = 1000.0
        monkeypatch.setattr(codes, "time", lambda: now)
        code = await new_code(store, HEADER.id)
        now += codes.CODE_SECONDS - 1
        assert await table_of(store, code) == HEADER.id
        with pytest.raises(Taken):
            await store.add_code(code, HEADER.id, now + 1, now)
        now += 2
        with pytest.raises(Missing):
            await table_of(store, code)
        await store.add_code(code, HEADER.id, now + 1, now)
        await store.close()

    asyncio.run(run())
