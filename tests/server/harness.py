"""A real server in its own process, and people who talk to it as a browser would."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import msgspec
import psutil
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from motu.server.limits import Limit, Limits
from tests.server.launch import Launch

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
GENEROUS = Limits(
    messages=Limit(10_000, 10_000),
    chat=Limit(1000, 1000),
    looks=Limit(1000, 1000),
    openings=Limit(10_000, 10_000),
    reads=Limit(100_000, 100_000),
    requests=Limit(10_000, 10_000),
    tables=Limit(10_000, 10_000),
    reviews=Limit(10_000, 10_000),
    downloads=Limit(10_000, 10_000),
    codes=Limit(1000, 1000),
    sendings=Limit(1000, 1000),
)


PEOPLE: list[Person] = []
"""Everybody who came, so that they can be sent home."""


def free_port() -> int:
    """A port for a server that may be stopped and started again.

    The system gives those from 32768 on to connections, which could take it while the server is away.
    """
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """A server process that can be killed and started again at the same place."""

    def __init__(self, launch: Launch, log: Path | None = None) -> None:
        self.launch = launch
        self.log = log
        """Where its error output goes; None is that of the tests."""
        self.url = f"http://127.0.0.1:{launch.port}"
        self.engine: Path | None = None
        """The folder of another release of Motu; None is the one that is tested."""
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.launch", msgspec.json.encode(self.launch).decode()]
        with contextlib.nullcontext() if self.log is None else self.log.open("ab") as log:
            env = os.environ if self.engine is None else os.environ | {"PYTHONPATH": str(self.engine)}
            self.process = subprocess.Popen(command, cwd=ROOT, start_new_session=True, stderr=log, env=env)
        until(self.answers, "the server to answer")

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "the server died"
        with suppress(httpx.TransportError):
            return httpx.get(self.url + "/api/health", timeout=2).status_code == 200
        return False

    def kill(self) -> None:
        """As a power cut would: no time to say goodbye, workers included."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def kill_workers(self) -> int:
        """Kill the processes in which bots think and games are judged; says how many there were."""
        assert self.process is not None
        children = psutil.Process(self.process.pid).children()
        workers = [child for child in children if "spawn_main" in " ".join(child.cmdline())]
        for worker in workers:
            worker.kill()
        return len(workers)

    def stop(self) -> None:
        """As a service manager would; raises if it does not end in time."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(timeout=15)


@contextmanager
def running(database: str, limits: Limits = GENEROUS, log: Path | None = None, **settings: Any) -> Iterator[Server]:
    server = Server(Launch(database=database, port=free_port(), limits=limits, **settings), log)
    server.start()
    try:
        yield server
    finally:
        assert server.process is not None
        if server.process.poll() is None:
            server.stop()


def until(holds: Callable[[], bool], what: str, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"waited {seconds} s for {what}"
        time.sleep(0.02)


class Person:
    """Somebody with a browser's cookie jar."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        PEOPLE.append(self)
        self.http = httpx.Client(base_url=server.url, timeout=20)
        self.welcome()
        if name is not None:
            assert self.post("/api/me", {"name": name}).status_code == 204

    def welcome(self) -> Json:
        return self.got(self.http.get("/api/welcome"))

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.http.post(path, json={} if body is None else body, headers=headers)

    def got(self, response: httpx.Response) -> Json:
        assert response.status_code == 200, response.text
        answer: Json = response.json()
        return answer

    def create(self, game: str, *seats: str, **more: Any) -> str:
        """The id of a new table."""
        return str(self.seated(game, *seats, **more)["table"]["id"])

    def seated(self, game: str, *seats: str, **more: Any) -> Json:
        return self.got(self.post("/api/tables", {"game": game, "seats": list(seats), **more}))

    def join(self, table: str, seat: int | None = None) -> Json:
        return self.got(self.post(f"/api/tables/{table}/join", {} if seat is None else {"seat": seat}))

    def bring(self, record: str, *seats: str) -> str:
        """The id of a new table that goes on with a record."""
        return str(self.got(self.post("/api/import", {"record": record, "seats": list(seats)}))["table"]["id"])

    def cookie(self) -> str:
        return f"motu={self.http.cookies['motu']}"

    def sit(self, table: str, **more: Any) -> Socket:
        return Socket(self.server, table, cookie=self.cookie(), **more)


class Socket:
    """A page at a table: the last scene, and every frame that came."""

    def __init__(self, server: Server, table: str, cookie: str | None = None, origin: str | None = None) -> None:
        self.frames: list[str] = []
        self.scene: Json | None = None
        self.whole: Json = {}
        address = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
        headers = {"cookie": cookie} if cookie else {}
        self.line: ClientConnection = connect(
            address,
            additional_headers=headers,
            origin=None if origin is None else Origin(origin),
            compression=None,
            max_size=None,
            close_timeout=0.5,
            legacy=True,
        )

    def __enter__(self) -> Socket:
        self.expect("whole")
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def hear(self, timeout: float = 20) -> Json:
        """The next frame; scenes are remembered."""
        frame = self.line.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = msgspec.json.decode(frame)
        if message["kind"] == "whole":
            self.whole = message
        if message.get("scene") is not None:
            self.scene = message["scene"]
        return message

    def expect(self, *kinds: str, timeout: float = 20) -> Json:
        """The next frame of one of these kinds; others are passed over."""
        while True:
            message = self.hear(timeout)
            if message["kind"] in kinds:
                return message

    def drain(self, seconds: float = 0.3) -> None:
        """Hear everything that comes until it is silent for a while."""
        with suppress(TimeoutError):
            while True:
                self.hear(seconds)

    def send(self, message: Json) -> None:
        self.line.send(msgspec.json.encode(message).decode())

    def ask(self, kind: str, **more: Any) -> Json:
        """Send a message and hear what became of it."""
        self.send({"kind": kind, **more})
        return self.expect("done", "refused", "past", "pong", "advice", "tallied", "foreseen")

    def answer(self, token: str, key: str | None = None, mark: str | None = None) -> Json:
        assert self.scene is not None
        return self.ask("answer", key=key or str(uuid4()), mark=mark or self.scene["mark"], token=token)

    def undo(self) -> Json:
        assert self.scene is not None
        return self.ask("undo", key=str(uuid4()), mark=self.scene["mark"])

    def options(self) -> list[Json]:
        assert self.scene is not None
        choices = self.scene["choices"]
        return [] if choices is None else list(choices["options"])

    def close_code(self) -> int:
        """Why the server hung up."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return int(closed.rcvd.code)


def play_on(socket: Socket, chance: random.Random, answers: int = 10_000) -> int:
    """Answer at random whenever this socket is asked; returns how often, at the end of the game or of patience."""
    given = 0
    while given < answers:
        while socket.scene is None or (not socket.options() and socket.scene["result"] is None):
            socket.hear()
        if socket.scene["result"] is not None:
            break
        mark = socket.scene["mark"]
        told = socket.answer(chance.choice(socket.options())["token"])
        assert told["kind"] == "done", told
        while socket.scene["mark"] == mark:
            socket.hear()
        given += 1
    return given
