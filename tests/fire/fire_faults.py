"""Databases that fail under play: everybody is told, nothing is lost, and it comes back by itself."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import httpx
import psutil
import pytest

from tests.server.harness import Json, Person, Server, Socket, running, until
from tests.server.postgres import Cluster
from tests.server.releases import execute

FAULTS = ("restarted", "silent", "cut", "out of connections")


@contextmanager
def fault(kind: str, cluster: Cluster, database: str) -> Iterator[None]:
    """A database server with one fault for a while."""
    family = [cluster.process()]
    if kind == "restarted":
        cluster.stop()
        yield
        cluster.start()
    elif kind == "silent":
        family += [one.pid for one in psutil.Process(cluster.process()).children(recursive=True)]
        for pid in family:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in family:
                os.kill(pid, signal.SIGCONT)
    elif kind == "cut":
        execute(database, "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")
        yield
    else:
        with asyncio.Runner() as runner:
            crowd: list[asyncpg.Connection] = []
            runner.run(fill(database, crowd))
            try:
                yield
            finally:
                runner.run(leave(crowd))


async def fill(database: str, crowd: list[asyncpg.Connection]) -> None:
    """Take every connection that there is, those of the servers too."""
    for _ in range(5):
        try:
            while True:
                crowd.append(await asyncpg.connect(database))
        except asyncpg.TooManyConnectionsError:
            mine = [one.get_server_pid() for one in crowd]
            others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> all($2)"
            await crowd[0].execute(others, database.rpartition("/")[2], mine)


async def leave(crowd: list[asyncpg.Connection]) -> None:
    for one in crowd:
        await one.close()


def tried(page: Socket, number: int) -> Json:
    """A move that is tried, and what became of it."""
    assert page.scene is not None
    token = page.options()[0]["token"]
    page.send({"kind": "answer", "key": f"key-{number:06}", "mark": page.scene["mark"], "token": token})
    return page.expect("done", "refused", timeout=60)


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_of_postgresql_passes(postgres: Cluster, kind: str) -> None:
    database = postgres.database()
    with running(database) as one, running(database) as two:
        ann, ben = Person(one, "Ann"), Person(one, "Ben")
        table = ann.create("bali", "me", "open", "random")
        ben.join(table)
        with ann.sit(table) as mine, Socket(two, table, cookie=ben.cookie()) as his:
            until_asked(mine, his)
            page, other = (mine, his) if mine.options() else (his, mine)
            with fault(kind, postgres, database):
                said = tried(page, 1)
                if kind in ("restarted", "silent"):
                    assert said["kind"] == "refused"
                    assert said["problem"]["id"] == "store-unavailable", "a clear answer"
                    assert httpx.get(f"{one.url}/api/ready", timeout=30).status_code == 503
            for server in (one, two):
                until(lambda server=server: is_ready(server), "the server to be ready again", 60)  # type: ignore[misc]
            if said["kind"] == "refused":
                until(lambda: tried(page, 2)["kind"] == "done", "the move to be taken", 60)
            while not any("moved" in frame or "whole" in frame for frame in other.frames[-1:]):
                other.hear(60)
            assert ann.http.get(f"/api/tables/{table}").status_code == 200


def until_asked(*pages: Socket) -> None:
    """Wait until the bot has moved and one of the people is asked."""
    while not any(page.options() for page in pages):
        for page in pages:
            page.drain(0.2)


def is_ready(server: Server) -> bool:
    return httpx.get(f"{server.url}/api/ready", timeout=30).status_code == 200


def test_a_full_disk_is_told_and_the_game_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    """No file of the server may grow for a while: that is what a full disk looks like to it."""
    with running(f"sqlite:///{tmp_path}/tables.db") as server:
        ann = Person(server, "Ann")
        table = ann.create("bali", "me", "random")
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        with ann.sit(table) as page:
            until_asked(page)
            before = process.rlimit(resource.RLIMIT_FSIZE)
            process.rlimit(resource.RLIMIT_FSIZE, (0, before[1]))
            said = tried(page, 1)
            assert said["kind"] == "refused"
            assert said["problem"]["id"] == "store-unavailable"
            process.rlimit(resource.RLIMIT_FSIZE, before)
            assert tried(page, 2)["kind"] == "done"
            page.drain(0.5)
            until_asked(page)
            assert page.options(), "the bot has answered, too"


def test_a_bot_whose_answer_was_refused_by_a_full_disk_answers_later(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", bot_pause=0.3) as server:
        ann = Person(server, "Ann")
        table = ann.create("bali", "me", "random")
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        with ann.sit(table) as page:
            until_asked(page)
            while page.options():
                assert page.answer(page.options()[0]["token"])["kind"] == "done"
                page.drain(0.05)
            before = process.rlimit(resource.RLIMIT_FSIZE)
            process.rlimit(resource.RLIMIT_FSIZE, (0, before[1]))
            page.drain(1.0)
            process.rlimit(resource.RLIMIT_FSIZE, before)
            until_asked(page)
