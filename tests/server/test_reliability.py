"""What was acknowledged is never lost and never done twice, whatever dies."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import httpx
import pytest

from motu.server.http_messages import NewTable
from motu.server.seating import Guest
from motu.server.service import Service, Settings
from tests.server.harness import Person, Server, play_on, running
from tests.server.postgres import Cluster
from tests.server.unsteady import play_through_kills

KILLS = 4
"""How often the server is killed here; benchmarks/kills.py does it a hundred times."""


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database: str) -> None:
    with running(database) as server:
        survived = play_through_kills(server, KILLS)
    assert survived.lost == 0
    assert survived.twice == 0
    assert survived.acknowledged > 20


@pytest.fixture
def two_processes(postgres: Cluster) -> object:
    database = postgres.database()
    with running(database) as one, running(database) as other:
        yield one, other


def with_cookie_of(person: Person, server: Server) -> Person:
    """The same person at another process, as behind a balancer."""
    twin = Person(server)
    twin.http.cookies = httpx.Cookies({"motu": person.http.cookies["motu"]})
    return twin


def test_two_processes_serve_one_table(two_processes: tuple[Server, Server]) -> None:
    one, other = two_processes
    ann, ben = Person(one, "Ann"), Person(other, "Ben")
    table = ann.create("bali", "me", "open")
    with ann.sit(table) as hers:
        ben.join(table)
        assert hers.expect("whole")["table"]["stage"] == "playing", "the other process told this one"
        with ben.sit(table) as his:
            people = hers.expect("people")
            while not people["table"]["seats"][1]["here"]:
                people = hers.expect("people")
            while not all(seat["here"] for seat in his.whole["table"]["seats"]):
                his.whole["table"] = his.expect("people")["table"]
            chance = random.Random(1)
            while hers.scene is None or hers.scene["result"] is None:
                for page in (hers, his):
                    page.drain(0.05)
                    if page.options():
                        assert page.answer(chance.choice(page.options())["token"])["kind"] == "done"
            his.drain(0.3)
            assert his.scene is not None
            assert his.scene["result"] == hers.scene["result"]
            his.ask("say", key="key-0001", text="well played")
            assert hers.expect("chatted")["line"]["text"] == "well played"


def test_of_two_tabs_at_two_processes_one_wins(two_processes: tuple[Server, Server]) -> None:
    one, other = two_processes
    ann = Person(one)
    table = ann.create("bali", "me", "greedy")
    with ann.sit(table) as here, with_cookie_of(ann, other).sit(table) as there:
        for page in (here, there):
            while not page.options():
                page.hear()
        assert here.scene is not None
        assert there.scene is not None
        assert here.scene["mark"] == there.scene["mark"]
        tokens = [option["token"] for option in here.options()]
        mark = here.scene["mark"]
        for page, token in ((here, tokens[0]), (there, tokens[-1])):
            page.send({"kind": "answer", "key": f"key-{id(page)}", "mark": mark, "token": token})
        told = sorted(page.expect("done", "refused")["kind"] for page in (here, there))
        assert told == ["done", "refused"]
        for page in (here, there):
            page.drain(0.5)
        assert here.scene == there.scene or here.scene["mark"] == there.scene["mark"]


def test_a_restarted_postgres_is_waited_for(postgres: Cluster) -> None:
    with running(postgres.database()) as server:
        ann = Person(server)
        table = ann.create("bali", "me", "greedy")
        with ann.sit(table) as page:
            play_on(page, random.Random(1), answers=5)
            postgres.stop()
            postgres.start()
            play_on(page, random.Random(1))
            assert page.scene is not None
            assert page.scene["result"] is not None


def test_a_dead_bot_process_is_replaced(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db") as server:
        ann = Person(server)
        table = ann.create("bali", "me", "greedy")
        with ann.sit(table) as page:
            play_on(page, random.Random(1), answers=3)
            assert server.kill_workers() > 0
            play_on(page, random.Random(1))
            assert page.scene is not None
            assert page.scene["result"] is not None


def test_three_hundred_sockets_that_come_back_at_once_are_told_everything(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db") as server:
        tables = []
        for _ in range(20):
            person = Person(server)
            tables.append((person, person.create("bali", "me", "open")))
        pages = [person.sit(table) for person, table in tables for _ in range(15)]
        for page in pages:
            page.expect("whole")
            page.line.close()


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def run() -> None:
        service = await Service.open(Settings(database=f"sqlite:///{tmp_path}/tables.db", workers=1))
        tables = service.tables
        made, _ = await tables.create(NewTable(game="bali", seats=["me", "open"]), Guest("guest", "Ann"))
        await tables.forget(time.monotonic() + 1)
        assert len(tables) == 0
        again = await tables.get(made.header.id)
        assert again is not made
        assert again.info("guest") == made.info("guest")
        await service.close()

    asyncio.run(run())
