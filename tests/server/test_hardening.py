"""Nobody stops the table: limits by guest and address, fair use of processes, failures of the store, closed doors."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import threading
import time
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from motu import RULES, record
from motu.core.errors import BadOption
from motu.server import connections
from motu.server.bot_turns import bot_seed
from motu.server.bots import LEAST_SECONDS, Bots
from motu.server.connections import HttpConnection, SocketConnection
from motu.server.errors import Unavailable
from motu.server.limits import Limit, Limits, OpenSockets, SharedBuckets
from motu.server.store.file_lock import FileLock
from motu.server.store.sqlite import SQLiteStore
from motu.server.work import LATER, SOON
from motu.server.workers import Workers
from tests.server.harness import GENEROUS, Json, Person, Server, free_port, running, until
from tests.server.postgres import Cluster
from tests.server.test_store import HEADER

# Limits


def test_reconnecting_does_not_renew_a_limit_and_new_guests_share_that_of_their_address() -> None:
    limit = SharedBuckets(Limit(3, 0), neighbours=2)
    assert [limit.take("ann", "1.2.3.4") for _ in range(4)] == [True, True, True, False]
    assert [limit.take(f"guest {n}", "1.2.3.4") for n in range(4)] == [True, True, True, False]
    assert limit.take("ben", "5.6.7.8")


def test_sockets_are_counted_by_guest_and_address_and_a_player_gets_in_all_the_same() -> None:
    sockets = OpenSockets(Limits(sockets=2, sockets_of_address=3))
    assert [sockets.enter("eve", "here", plays=False) for _ in range(3)] == [True, True, False]
    assert sockets.enter("ben", "here", plays=False)
    assert not sockets.enter("joe", "here", plays=False)
    assert sockets.enter("ann", "here", plays=True)
    sockets.leave("eve", "here")
    assert len(sockets) == 3
    assert sockets.enter("eve", "elsewhere", plays=False)


def test_a_stranger_with_many_sockets_keeps_no_player_out(tmp_path: Path) -> None:
    limits = Limits(watchers=3, sockets=10, requests=GENEROUS.requests)
    with running(f"sqlite:///{tmp_path}/tables.db", limits=limits) as server:
        ann, eve = Person(server, "Ann"), Person(server, "Eve")
        table = ann.create("bali", "me", "greedy")
        watching = [eve.sit(table) for _ in range(3)]
        with pytest.raises((ConnectionClosed, AssertionError)):
            eve.sit(table).hear()
        with ann.sit(table) as page:
            while not page.options():
                page.hear()
        for one in watching:
            one.__exit__(None, None, None)


def test_reads_and_openings_of_sockets_are_limited_and_a_player_gets_in(tmp_path: Path) -> None:
    limits = Limits(openings=Limit(2, 0), neighbours=1, reads=Limit(8, 0), requests=GENEROUS.requests)
    with running(f"sqlite:///{tmp_path}/tables.db", limits=limits) as server:
        ann, eve = Person(server), Person(server)
        table = ann.create("bali", "me", "open")
        for _ in range(2):
            with eve.sit(table):
                pass
        assert eve.sit(table).close_code() == 4429
        with ann.sit(table) as page:
            assert page.whole["table"]["you"] == 0, "others at the same address do not keep a player out"
        status = [eve.http.get("/api/version").status_code for _ in range(8)]
        assert status == [200] * 6 + [429] * 2, "two were used for the first pages"
        assert eve.http.get("/api/health").status_code == 200


def test_chat_is_limited_over_all_sockets_of_a_guest(tmp_path: Path) -> None:
    limits = Limits(chat=Limit(4, 0), messages=GENEROUS.messages)
    with running(f"sqlite:///{tmp_path}/tables.db", limits=limits) as server:
        ann, eve = Person(server, "Ann"), Person(server, "Eve")
        table = ann.create("bali", "me", "greedy")
        kinds = []
        for number in range(8):
            with eve.sit(table) as page:
                kinds.append(page.ask("say", key=f"key-000{number}", text="buy cheap pearls")["kind"])
        assert kinds == ["done"] * 4 + ["refused"] * 4


def test_undo_can_not_make_a_record_endless(tmp_path: Path) -> None:
    limits = Limits(undos=3, messages=GENEROUS.messages, requests=GENEROUS.requests)
    with running(f"sqlite:///{tmp_path}/tables.db", limits=limits) as server:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        table = ann.create("bali", "me", "open")
        ben.join(table)
        said: list[Json] = []
        with ann.sit(table) as first, ben.sit(table) as second:
            page = first if first.options() else second
            while len(said) < 5:
                token = next(one["token"] for one in page.options() if not one["irreversible"])
                assert page.answer(token)["kind"] == "done"
                assert page.scene is not None
                said.append(page.ask("undo", key=os.urandom(8).hex(), mark=page.scene["mark"]))
                if said[-1]["kind"] == "refused":
                    break
        assert [one["kind"] for one in said] == ["done", "done", "done", "refused"]
        assert said[-1]["problem"]["id"] == "too-many-undos"


def test_one_owner_can_not_fill_the_lobby(server: Server) -> None:
    eve, ann = Person(server, "Eve"), Person(server, "Ann")
    for _ in range(6):
        eve.create("bali", "me", "open", listed=True)
    mine = ann.create("bali", "me", "open", listed=True)
    lobby = [info["id"] for info in Person(server).welcome()["lobby"]]
    assert mine in lobby
    assert len(lobby) == 4


# Processes


def test_processes_are_shared_by_person_and_the_urgent_goes_first() -> None:
    async def run() -> list[str]:
        workers = Workers(1)
        done: list[str] = []

        async def work(name: str, person: str, urgency: int = SOON) -> None:
            await workers.do(partial(time.sleep, 0.05), person, urgency)
            done.append(name)

        await workers.do(partial(time.sleep, 0.2), "eve")
        greedy = [asyncio.create_task(work(f"eve {n}", "eve")) for n in range(4)]
        await asyncio.sleep(0)
        patient = asyncio.create_task(work("review", "ann", LATER))
        other = asyncio.create_task(work("ann", "ann"))
        await asyncio.gather(*greedy, patient, other)
        await workers.close()
        return done

    assert asyncio.run(run()) == ["eve 0", "ann", "eve 1", "eve 2", "eve 3", "review"]


def test_work_that_nobody_waits_for_is_dropped() -> None:
    async def run() -> int:
        workers = Workers(1)
        running_now = asyncio.create_task(workers.do(partial(time.sleep, 0.2)))
        await asyncio.sleep(0)
        hints = [asyncio.create_task(workers.do(partial(time.sleep, 60))) for _ in range(9)]
        await asyncio.sleep(0)
        assert workers.load() == 10
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)
        await running_now
        await workers.do(partial(time.sleep, 0))
        await asyncio.sleep(0.05)
        left = workers.load()
        await workers.close()
        return left

    assert asyncio.run(run()) == 0


def test_a_level_drops_before_people_have_to_wait() -> None:
    async def run() -> None:
        bots = Bots(Workers(1))
        whole = bots.seconds("ann")
        tasks = [asyncio.create_task(bots._workers.do(partial(time.sleep, 0.01), "eve")) for _ in range(3)]
        await asyncio.sleep(0)
        assert bots.seconds("ann") == whole / 4
        tasks += [asyncio.create_task(bots._workers.do(partial(time.sleep, 0), "eve")) for _ in range(100)]
        await asyncio.sleep(0)
        assert bots.seconds("eve") == LEAST_SECONDS
        await asyncio.gather(*tasks)
        await bots.close()

    asyncio.run(run())


def test_no_worker_outlives_a_killed_server(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db") as server:
        ann = Person(server, "Ann")
        table = ann.create("bali", "hard", "hard")
        process = server.process
        assert process is not None
        with ann.sit(table):
            until(lambda: len(psutil.Process(process.pid).children(recursive=True)) > 0, "a worker")
        left = psutil.Process(process.pid).children(recursive=True)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        until(lambda: not any(child.is_running() and child.status() != "zombie" for child in left), "all to end", 10)


def test_the_dice_of_bots_follow_from_what_nobody_knows() -> None:
    """What a seat sees is known to it, the seed of the game is not."""
    assert bot_seed(1, "mark", 2) != bot_seed(2, "mark", 2)
    assert bot_seed(1, "mark", 2) == bot_seed(1, "mark", 2) != bot_seed(1, "next", 2)


# Seats


def test_nobody_takes_a_second_seat_with_a_link(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.create("bali", "me", "open")
    secret = ben.join(table)["secret"]
    refused = ann.post(f"/api/tables/{table}/claim", {"secret": secret})
    assert refused.json()["problem"]["id"] == "one-seat-each"
    other = Person(server, "Ben at home")
    assert other.post(f"/api/tables/{table}/claim", {"secret": secret}).status_code == 200


def test_a_rematch_asked_for_at_two_processes_is_one_table(postgres: Cluster) -> None:
    database = postgres.database()
    with running(database) as one, running(database) as two:
        ann = Person(one, "Ann")
        table = ann.create("bali", "me", "random")
        with ann.sit(table) as page:
            while page.scene is None or page.scene["result"] is None:
                if page.options():
                    page.answer(page.options()[0]["token"])
                else:
                    page.hear()
        found: list[str] = []

        def ask(server: Server) -> None:
            answer = httpx.post(
                f"{server.url}/api/tables/{table}/rematch", json={}, headers={"cookie": ann.cookie()}, timeout=30
            )
            found.append(answer.json()["table"])

        threads = [threading.Thread(target=ask, args=[server]) for server in (one, two) * 3]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(found) == 6
        assert len(set(found)) == 1
        assert len(ann.welcome()["mine"]) == 2


def test_a_game_that_somebody_brought_is_marked_for_all(server: Server) -> None:
    """Its seed is known to whoever brought it."""
    ann = Person(server, "Ann")
    state = RULES["bali"].setup(2, 7)
    brought = ann.bring(record(state).dump(), "me", "open")
    played = ann.create("bali", "me", "open")
    ben = Person(server, "Ben")
    ben.join(brought)
    assert ben.got(ben.http.get(f"/api/tables/{brought}"))["imported"]
    assert not ben.got(ben.http.get(f"/api/tables/{played}"))["imported"]


def test_a_secret_choice_changes_nothing_that_others_can_read(server: Server) -> None:
    """Neither the time of the last change nor the adviser's dice tell that somebody has chosen."""
    people = [Person(server, name) for name in ("Ann", "Ben", "Cleo")]
    state = RULES["raiatea"].setup(3, 5)
    while len(state.waiting()) < 3:
        decision = state.pending()
        assert decision is not None
        state.take(decision.moves(state)[0])
    table = people[0].bring(record(state).dump(), "me", "open", "open")
    for person in people[1:]:
        person.join(table)
    with ExitStack() as stack:
        pages = [stack.enter_context(person.sit(table)) for person in people]
        asked = [number for number, page in enumerate(pages) if page.options()]
        assert len(asked) == 3, "everybody chooses in secret"
        before = people[1].got(people[1].http.get(f"/api/tables/{table}"))
        pages[0].answer(pages[0].options()[0]["token"])
        after = people[1].got(people[1].http.get(f"/api/tables/{table}"))
        assert (before.pop("asked"), after.pop("asked")) == ([0, 1, 2], [1, 2]), "who still chooses may be seen"
        assert after == before


def test_the_owner_closes_a_table_to_spectators(database: str) -> None:
    with running(database) as server:
        ann, eve = Person(server, "Ann"), Person(server, "Eve")
        table = ann.create("bali", "me", "greedy")
        assert eve.post(f"/api/tables/{table}/watching", {"allowed": False}).status_code == 403
        with eve.sit(table) as watching, ann.sit(table) as page:
            assert not ann.got(ann.post(f"/api/tables/{table}/watching", {"allowed": False}))["watchable"]
            assert watching.close_code() == 4403
            assert page.ask("say", key="key-0001", text="at last")["kind"] == "done"
        with pytest.raises((ConnectionClosed, AssertionError)):
            eve.sit(table).__enter__().hear()
        assert ann.got(ann.post(f"/api/tables/{table}/watching", {"allowed": True}))["watchable"]
        with eve.sit(table) as again:
            assert again.scene is not None


def test_the_owner_removes_who_has_not_moved_and_nobody_else(database: str) -> None:
    with running(database) as server:
        ann, ben, eve = Person(server, "Ann"), Person(server, "Ben"), Person(server, "Eve")
        table = ann.create("bali", "open", "open")
        eve.join(table)
        assert ben.post(f"/api/tables/{table}/remove", {"seat": 0}).json()["problem"]["id"] == "owner-only"
        assert ann.post(f"/api/tables/{table}/remove", {"seat": 1}).json()["problem"]["id"] == "nobody-to-remove"
        assert ann.got(ann.post(f"/api/tables/{table}/remove", {"seat": 0}))["seats"][0]["kind"] == "open"
        assert eve.post(f"/api/tables/{table}/join", {}).json()["problem"]["id"] == "removed"
        cleo = Person(server, "Cleo")
        ben.join(table, 0)
        cleo.join(table, 1)
        (asked,) = ann.got(ann.http.get(f"/api/tables/{table}"))["asked"]
        with (ben, cleo)[asked].sit(table) as page:
            page.answer(page.options()[0]["token"])
        assert ann.post(f"/api/tables/{table}/remove", {"seat": asked}).json()["problem"]["id"] == "has-moved"
        gone = ann.got(ann.post(f"/api/tables/{table}/remove", {"seat": 1 - asked}))["seats"][1 - asked]
        assert (gone["kind"], gone["name"]) == ("bot", ("Ben", "Cleo")[1 - asked])


# The store


@pytest.mark.parametrize("statement", ["pragma query_only = on", "pragma max_page_count = 1"])
def test_a_disk_that_is_full_or_read_only_is_a_clear_refusal(statement: str, tmp_path: Path) -> None:
    async def run() -> None:
        store = SQLiteStore(tmp_path / "tables.db")
        store._database.execute(statement)
        with pytest.raises(Unavailable):
            await asyncio.gather(*(store.rename(f"guest {number}", "a name " * 100, 0.0) for number in range(2000)))
        store._database.execute("pragma query_only = off")
        store._database.execute("pragma max_page_count = 1000000")
        await store.rename("guest", "Ann", 0.0)
        assert await store.name_of("guest") == "Ann"
        await store.add_table(HEADER, [], [])
        await store.close()

    asyncio.run(run())


def test_two_servers_do_not_share_an_sqlite_file(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    first = FileLock(database)
    with pytest.raises(BadOption, match="already uses"):
        FileLock(database)
    first.release()
    FileLock(database).release()


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    async def run() -> None:
        store = SQLiteStore(tmp_path / "tables.db")
        await store.rename("guest", "Ann", 0.0)
        for file in tmp_path.iterdir():
            assert file.stat().st_mode & 0o077 == 0, file
        await store.close()

    asyncio.run(run())


def test_the_character_nul_is_refused_everywhere(database: str) -> None:
    with running(database) as server:
        ann = Person(server, "Ann")
        table = ann.create("bali", "me", "greedy")
        assert ann.post("/api/me", {"name": "A\x00nn"}).status_code == 400
        for path in ("/api/tables/%00", "/api/tables/ab%00cd", f"/api/tables/{table}%00"):
            assert ann.http.get(path).status_code == 404
        with ann.sit(table) as page:
            assert page.ask("say", key="key-0001", text="one\x00two")["kind"] == "refused"
            assert page.ask("say", key="key-0002", text="three")["kind"] == "done"


def test_health_and_readiness_really_look(postgres: Cluster) -> None:
    with running(postgres.database()) as server:
        assert httpx.get(server.url + "/api/ready").json() == {
            "ready": True, "store": True, "notices": True, "workers": True, "disk": True
        }  # fmt: skip
        postgres.stop()
        try:
            found = httpx.get(server.url + "/api/ready", timeout=30)
            assert (found.status_code, found.json()["store"]) == (503, False)
            assert httpx.get(server.url + "/api/health", timeout=30).json()["status"] == "failing"
        finally:
            postgres.start()
        until(lambda: httpx.get(server.url + "/api/ready", timeout=30).status_code == 200, "the server to be ready", 60)


def test_the_host_reads_metrics_and_nobody_else(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", token="only-the-host") as server:
        ann = Person(server, "Ann")
        table = ann.create("bali", "greedy", "greedy", "me")
        with ann.sit(table) as page:
            while not page.options():
                page.hear()
            page.answer(page.options()[0]["token"])
            assert ann.http.get("/api/metrics").status_code == 403
            told = ann.http.get("/api/metrics", headers={"authorization": "Bearer only-the-host"})
        assert told.status_code == 200
        assert "motu_sockets 1.0" in told.text
        assert 'motu_messages_total{kind="answer",outcome="done"} 1.0' in told.text
        assert "# TYPE motu_bot_seconds histogram" in told.text
        assert table not in told.text
        assert "Ann" not in told.text


# Doors


def test_another_host_name_is_refused(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", hosts=("127.0.0.1", "motu.example")) as server:
        assert httpx.get(server.url + "/api/version").status_code == 200
        assert httpx.get(server.url + "/api/version", headers={"host": "motu.example:8642"}).status_code == 200
        refused = httpx.get(server.url + "/api/version", headers={"host": "evil.example"})
        assert refused.status_code == 421
        assert refused.json()["problem"]["id"] == "other-host"


def test_over_https_the_cookie_belongs_to_this_host_alone(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", secure=True) as server:
        answer = httpx.get(server.url + "/api/welcome")
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-motu=")
        for part in ("Secure", "HttpOnly", "Path=/", "SameSite=lax"):
            assert part in cookie
        assert "Domain" not in cookie
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        before = httpx.get(server.url + "/api/welcome", headers={"cookie": "motu=" + "x" * 22})
        assert f"__Host-motu={'x' * 22}" in before.headers["set-cookie"], "a guest from before is the same guest"


async def hello(_scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"hello"})


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A server with short patience; says its port."""
    for name in ("HEAD_SECONDS", "BODY_SECONDS"):
        monkeypatch.setattr(connections, name, 0.3)
    port = free_port()
    config = uvicorn.Config(hello, port=port, http=HttpConnection, lifespan="off", log_level="critical")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until(lambda: server.started, "the door")
    yield port
    server.should_exit = True
    thread.join(10)


def sent(port: int, *parts: bytes) -> bytes:
    """What comes back until the other side closes. It may do so before everything is sent."""
    answer = b""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        with suppress(BrokenPipeError, ConnectionResetError):
            for part in parts:
                line.sendall(part)
        with suppress(ConnectionResetError):
            while chunk := line.recv(65_536):
                answer += chunk
    return answer


@pytest.mark.parametrize(
    "half",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc"],
)
def test_half_a_request_loses_its_connection(door: int, half: bytes) -> None:
    assert sent(door, half) == b""


def test_endless_headers_are_refused(door: int) -> None:
    line = b"x-much: " + b"x" * 1000 + b"\r\n"
    answer = sent(door, b"GET / HTTP/1.1\r\nHost: x\r\n", *[line] * 40)
    assert b" 400 " in answer.splitlines()[0]


def test_a_whole_request_is_answered_and_the_line_stays_open(door: int) -> None:
    with httpx.Client() as client:
        for _ in range(3):
            assert client.get(f"http://127.0.0.1:{door}/").text == "hello"


def test_sockets_that_were_opened_together_do_not_ping_together() -> None:
    config = uvicorn.Config(hello, ws=SocketConnection, ws_ping_interval=20, lifespan="off")

    async def intervals() -> set[float | None]:
        return {SocketConnection(config, ServerState(), {}).ping_interval for _ in range(8)}

    found = asyncio.run(intervals())
    assert len(found) == 8
    assert all(one is not None and 12 <= one <= 28 for one in found)
