"""A guest gets a copy of what is theirs, and can delete it without harming the games of others."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from motu import Record, replay
from motu.server import guest_data, seating
from motu.server.http_messages import NewTable
from motu.server.identity import hashed
from motu.server.seating import Guest
from motu.server.service import Service, Settings
from motu.server.store import Line
from tests.server.harness import Json, Person, Server, play_on, running
from tests.server.postgres import Cluster
from tests.server.test_backup import play_to_the_end

ANN, BEN = Guest("guest-a", "Ann"), Guest("guest-b", "Ben")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    with running(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        yield server, tmp_path / "tables.db"


class Evening:
    """Ann and Ben have played, are playing, and are about to play. Ann also watched a game of Eve and talked there."""

    def __init__(self, server: Server) -> None:
        self.ann, self.ben, self.eve = (Person(server, name) for name in ("Ann", "Ben", "Eve"))
        ann, ben = self.ann, self.ben
        self.over, self.playing = (ann.create("bali", "me", "open", title="Rainy day") for _ in range(2))
        for table in (self.over, self.playing):
            ben.join(table)
        with ann.sit(self.over) as hers:
            ben.post(f"/api/tables/{self.over}/leave")
            play_on(hers, random.Random(5))
            hers.ask("say", key="key-0001", text="well played")
        self.waiting = ann.create("bali", "me", "open", listed=True)
        self.watched = self.eve.create("bali", "me", "open")
        with ann.sit(self.watched) as watching, self.eve.sit(self.watched) as page:
            watching.ask("say", key="key-0002", text="good luck")
            page.ask("say", key="key-0003", text="thank you")

    def data(self) -> Json:
        return self.ann.got(self.ann.http.get("/api/me/data"))

    def chat(self, table: str) -> list[tuple[str, str]]:
        with self.eve.sit(table) as page:
            return [(line["name"], line["text"]) for line in page.whole["chat"]]


def test_a_guest_gets_everything_that_is_theirs(house: tuple[Server, Path]) -> None:
    evening = Evening(house[0])
    response = evening.ann.http.get("/api/me/data")
    assert response.headers["content-disposition"] == 'attachment; filename="motu.json"'
    data = evening.data()
    assert data["name"] == "Ann"
    tables = {table["id"]: table for table in data["tables"]}
    assert set(tables) == {evening.over, evening.playing, evening.waiting}
    assert {id: table["over"] for id, table in tables.items() if table["over"]} == {evening.over: True}
    assert replay(Record.load(tables[evening.over]["record"])).pending() is None
    assert tables[evening.over]["title"] == "Rainy day"
    assert tables[evening.playing]["record"] is None, "the record of a running game has its seed"
    assert tables[evening.waiting]["record"] is None
    lines = {(line["table"], line["text"]) for line in data["chat"]}
    assert lines == {(evening.over, "well played"), (evening.watched, "good luck")}


def test_nobody_gets_what_belongs_to_others(house: tuple[Server, Path]) -> None:
    evening = Evening(house[0])
    assert httpx.get(house[0].url + "/api/me/data").status_code == 403
    assert httpx.post(house[0].url + "/api/me/delete").status_code == 403
    eve = evening.eve.got(evening.eve.http.get("/api/me/data"))
    assert [table["id"] for table in eve["tables"]] == [evening.watched]
    assert [line["text"] for line in eve["chat"]] == ["thank you"]
    text = json.dumps(eve)
    for person in (evening.ann, evening.ben, evening.eve):
        assert person.http.cookies["motu"] not in text
        assert hashed(person.http.cookies["motu"]) not in text


def test_deleting_leaves_nothing_of_a_guest_and_keeps_the_games_of_the_others(house: tuple[Server, Path]) -> None:
    server, database = house
    evening = Evening(server)
    cookie = evening.ann.http.cookies["motu"]
    with evening.ben.sit(evening.playing) as page:
        answer = evening.ann.post("/api/me/delete")
        assert answer.status_code == 204
        assert 'motu=""' in answer.headers["set-cookie"]
        assert "motu" not in evening.ann.http.cookies
        people = page.expect("people", "whole")
        assert people["table"]["seats"][0] == {
            "kind": "bot",
            "name": "",
            "level": "medium",
            "here": False,
            "without_network": False,
            "hidden": False,
            "avatar": "",
        }
        play_on(page, random.Random(3))
        assert page.scene is not None
        assert page.scene["result"] is not None, "the game of the other one goes on to its end"

    over = evening.eve.got(evening.eve.http.get(f"/api/tables/{evening.over}"))
    assert (over["stage"], over["seats"][0]["kind"], over["seats"][0]["name"]) == ("over", "person", "")
    assert evening.eve.http.get(f"/api/tables/{evening.over}/record").status_code == 200
    waiting = evening.eve.got(evening.eve.http.get(f"/api/tables/{evening.waiting}"))
    assert [seat["kind"] for seat in waiting["seats"]] == ["open", "open"]
    assert evening.chat(evening.over) == []
    assert evening.chat(evening.watched) == [("Eve", "thank you")]

    server.stop()
    with sqlite3.connect(database) as rows:
        everything = "\n".join(rows.iterdump())
    rows.close()
    assert hashed(cookie) not in everything
    for gone in ("'Ann'", "well played", "good luck"):
        assert gone not in everything
    server.start()
    evening.ann.http.cookies.set("motu", cookie)
    assert evening.ann.welcome()["mine"] == [], "the old cookie opens nothing"
    assert evening.ann.http.get(f"/api/tables/{evening.over}").json()["you"] is None


def test_chat_goes_on_after_lines_were_deleted(house: tuple[Server, Path]) -> None:
    evening = Evening(house[0])
    with evening.eve.sit(evening.watched) as page:
        evening.ann.post("/api/me/delete")
        whole = page.expect("whole")
        assert [line["text"] for line in whole["chat"]] == ["thank you"], "who has it open sees it go"
        assert page.ask("say", key="key-0009", text="anybody there?")["kind"] == "done"
    assert evening.chat(evening.watched) == [("Eve", "thank you"), ("Eve", "anybody there?")]


def test_at_a_rematch_the_seat_of_a_former_player_is_open(house: tuple[Server, Path]) -> None:
    server, _ = house
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.create("bali", "me", "open")
    ben.join(table)
    other = threading.Thread(target=play_to_the_end, args=[ben, table])
    other.start()
    play_to_the_end(ann, table)
    other.join()
    ann.post("/api/me/delete")
    again = ben.got(ben.post(f"/api/tables/{table}/rematch"))["table"]
    info = ben.got(ben.http.get(f"/api/tables/{again}"))
    assert [(seat["kind"], seat["name"]) for seat in info["seats"]] == [("open", ""), ("person", "Ben")]


def test_a_table_that_cannot_be_read_loses_the_guest_too(house: tuple[Server, Path]) -> None:
    server, database = house
    ann = Person(server, "Ann")
    table = ann.create("bali", "me", "easy")
    server.stop()
    with sqlite3.connect(database) as rows:
        rows.execute("update tables set components = 'another'")
    rows.close()
    server.start()
    assert [one["record"] for one in ann.got(ann.http.get("/api/me/data"))["tables"]] == [None]
    assert ann.post("/api/me/delete").status_code == 204
    with sqlite3.connect(database) as rows:
        seat = rows.execute("select kind, name, guest, secret from seats where table_id = ? and seat = 0", [table])
        assert seat.fetchall() == [("bot", "", None, None)]
    rows.close()


def test_another_process_forgets_too(postgres: Cluster) -> None:
    """What it has in memory is read again, and who has the table open there is sent it again."""
    database = postgres.database()

    async def run() -> None:
        here, there = [await Service.open(Settings(database=database, workers=1)) for _ in range(2)]
        table, _ = await here.tables.create(NewTable(game="bali", seats=["me", "open"]), ANN)
        await seating.join(here.store, table, BEN, None)
        await here.store.say(table.header.id, Line(1, 0, "Ann", "key-0001", "hello", 1.0, ANN.id))
        other = await there.tables.get(table.header.id)
        assert other.seats[0].name == "Ann"
        await guest_data.forget(ANN.id, here.store, here.endings, here.tables)
        while other.seats[0].name or other.header.owner:
            await asyncio.sleep(0)
        assert other.seats[0].is_bot
        assert table.seats[0].is_bot
        for service in (here, there):
            await service.close()

    asyncio.run(asyncio.wait_for(run(), 30))
