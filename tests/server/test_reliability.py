"""What was acknowledged is never lost and never done twice, whatever dies."""

from __future__ import annotations

import random
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.harness import Person, Server, play_on, running
from tests.server.postgres import Cluster

KILLS = 4
"""How often the server is killed here; benchmarks/kills.py does it a hundred times."""


class Unsteady:
    """A person who plays on whatever happens: reconnects, and sends again what was not acknowledged."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        self.person = person
        self.table = table
        self.chance = random.Random(seed)
        self.acknowledged: list[str] = []
        self.waiting: tuple[str, str, str] | None = None
        self.over = False

    def play(self) -> None:
        while not self.over:
            with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError):
                self._until_the_line_breaks()
            time.sleep(0.02)

    def _until_the_line_breaks(self) -> None:
        with self.person.sit(self.table) as page:
            while True:
                if self.waiting is not None:
                    key, mark, token = self.waiting
                    told = page.ask("answer", key=key, mark=mark, token=token)
                    if told["kind"] == "done":
                        self.acknowledged.append(key)
                    self.waiting = None
                assert page.scene is not None
                if page.scene["result"] is not None:
                    self.over = True
                    return
                if page.options():
                    key = f"key-{self.chance.getrandbits(64):016x}"
                    self.waiting = (key, page.scene["mark"], self.chance.choice(page.options())["token"])
                    time.sleep(0.005)
                else:
                    page.hear(2)


def played_through_kills(server: Server, kills: int, keys_kept: object) -> None:
    ann, ben = Person(server), Person(server)
    table = ann.create("bora_bora", "me", "open")
    ben.join(table)
    players = [Unsteady(ann, table, 1), Unsteady(ben, table, 2)]
    threads = [threading.Thread(target=player.play, daemon=True) for player in players]
    for thread in threads:
        thread.start()
    chance = random.Random(3)
    for _ in range(kills):
        time.sleep(chance.uniform(0.1, 0.5))
        server.kill()
        server.start()
    for thread in threads:
        thread.join(timeout=60)
        assert not thread.is_alive(), "the game did not go on"
    acknowledged = [key for player in players for key in player.acknowledged]
    kept = keys_kept(table)  # type: ignore[operator]
    assert len(kept) == len(set(kept)), "done twice"
    assert set(acknowledged) <= set(kept), "lost"
    assert len(acknowledged) > 20


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database: str) -> None:
    import asyncio

    from motu.server.store import open_store

    def keys_kept(table: str) -> list[str]:
        async def read() -> list[str]:
            store = await open_store(database)
            entries = await store.entries(table, 0)
            await store.close()
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            return [entry.key for entry in entries if entry.key is not None]

        return asyncio.run(read())

    with running(database) as server:
        played_through_kills(server, KILLS, keys_kept)


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
            page.drain(1.0)
        assert here.scene is not None
        assert there.scene is not None
        assert here.scene["mark"] == there.scene["mark"]
        tokens = [option["token"] for option in here.options()]
        for page, token in ((here, tokens[0]), (there, tokens[-1])):
            page.send({"kind": "answer", "key": f"key-{id(page)}", "mark": page.scene["mark"], "token": token})  # type: ignore[index]
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
    import os
    import signal
    import subprocess

    with running(f"sqlite:///{tmp_path}/tables.db") as server:
        ann = Person(server)
        table = ann.create("bali", "me", "greedy")
        with ann.sit(table) as page:
            play_on(page, random.Random(1), answers=3)
            assert server.process is not None
            children = subprocess.run(
                ["pgrep", "-P", str(server.process.pid), "-f", "spawn_main"], capture_output=True, text=True, check=True
            )
            for child in children.stdout.split():
                os.kill(int(child), signal.SIGKILL)
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
    import asyncio

    from motu.server.messages import NewTable
    from motu.server.service import Service, Settings
    from motu.server.tables import Guest

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
