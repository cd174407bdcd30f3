"""An attacker on loopback, from an address of its own: everything that one guest can do to a server, at once.

    python -m benchmarks.attacker URL --seconds 20

Guesses ids and codes, opens sockets without end, floods chat, looks and hints, sets up tables of experts, sends half
requests, endless headers and large imports. Counts what was answered and what was refused.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvloop

from benchmarks.line import Visitor
from motu import RULES, Record, record
from motu.core.session import GameSession
from motu.server.identity import new_table_id

ADDRESS = "127.0.0.2"
HALVES = 120
"""Half requests that are kept open."""
FAILURES = (OSError, EOFError, ConnectionError, AssertionError, asyncio.IncompleteReadError, TimeoutError, RuntimeError)


class Attacker:
    """One guest who wants to stop everybody."""

    def __init__(self, url: str, seconds: float) -> None:
        self.url = url
        self.place = urlsplit(url)
        self.end = time.perf_counter() + seconds
        self.counts: Counter[str] = Counter()
        self.visitor = Visitor(url, ADDRESS)
        self.table = ""

    def on(self) -> bool:
        return time.perf_counter() < self.end

    async def run(self) -> Counter[str]:
        await self.visitor.ask("GET", "/api/welcome")
        await self.again("tables", self.set_up)
        jobs = [self.guess, self.guess, self.sockets, self.flood, self.halves, self.headers, self.imports, self.experts]
        await asyncio.gather(*(self.again(job.__name__, job) for job in jobs))
        return self.counts

    async def again(self, name: str, job: Callable[[], Awaitable[None]]) -> None:
        """Do it until it is over; what fails is counted."""
        try:
            await job()
        except FAILURES:
            self.counts[f"{name} ended"] += 1

    async def set_up(self) -> None:
        seats = ["me", "easy", "easy"]
        self.table = (await self.visitor.ask("POST", "/api/tables", {"game": "bali", "seats": seats}))["table"]["id"]

    async def status(self, method: str, path: str, body: Any = None) -> str:
        try:
            await self.visitor.ask(method, path, body)
        except AssertionError as error:
            return str(error)[:200]
        return "200"

    async def guess(self) -> None:
        """Guess ids over one connection, as fast as it answers."""
        reader, writer = await asyncio.open_connection(self.place.hostname, self.place.port, local_addr=(ADDRESS, 0))
        while self.on():
            path = f"/api/tables/{new_table_id()}"
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {self.place.netloc}\r\n\r\n".encode())
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(head.partition("content-length: ")[2].partition("\r")[0])
            await reader.readexactly(length)
            self.counts["ids guessed" if head.startswith("http/1.1 404") else "ids refused"] += 1
            self.counts["ids found"] += head.startswith("http/1.1 200")

    async def sockets(self) -> None:
        """Open sockets without end."""
        lines = []
        while self.on():
            try:
                lines.append(await self.visitor.sit(self.table, lambda _: None))
                self.counts["sockets opened"] += 1
            except FAILURES:
                self.counts["sockets refused"] += 1
            await asyncio.sleep(0.005)

    async def flood(self) -> None:
        """Chat, looks and hints over sockets that are opened again when they are closed."""
        while self.on():
            heard: list[bytes] = []
            line = await self.visitor.sit(self.table, heard.append)
            await asyncio.sleep(0.2)
            for number in range(200):
                for message in (
                    {"kind": "say", "key": secrets.token_hex(8), "text": "x" * 400},
                    {"kind": "look", "at": number % 20},
                    {"kind": "advise", "key": secrets.token_hex(8), "mark": mark_of(heard)},
                ):
                    if line.transport.is_closing():
                        break
                    line.send(msgspec.json.encode(message))
                    self.counts["messages sent"] += 1
                await asyncio.sleep(0.002)
            self.counts["messages done"] += sum(
                b'"kind":"done"' in frame or b'"kind":"past"' in frame for frame in heard
            )
            line.close()

    async def halves(self) -> None:
        """Hold half requests open."""
        writers = []
        while self.on():
            _, writer = await asyncio.open_connection(self.place.hostname, self.place.port, local_addr=(ADDRESS, 0))
            writer.write(b"GET /api/welcome HTTP/1.1\r\nHost: x\r\n")
            writers.append(writer)
            self.counts["half requests"] += 1
            if len(writers) > HALVES:
                writers.pop(0).close()
            await asyncio.sleep(0.01)

    async def headers(self) -> None:
        """Headers without end."""
        while self.on():
            _, writer = await asyncio.open_connection(self.place.hostname, self.place.port, local_addr=(ADDRESS, 0))
            writer.write(b"GET / HTTP/1.1\r\n")
            with contextlib.suppress(*FAILURES):
                for _ in range(1000):
                    writer.write(b"x: " + b"y" * 4000 + b"\r\n")
                    await writer.drain()
                    self.counts["bytes of headers sent"] += 4005
                    if writer.transport.is_closing():
                        break
                    await asyncio.sleep(0.001)
            writer.close()
            await asyncio.sleep(0.05)

    async def imports(self) -> None:
        """Import long records."""
        text = long_record()
        while self.on():
            told = await self.status("POST", "/api/import", {"record": text, "seats": ["me", "easy", "easy"]})
            self.counts["imports" if told == "200" else "imports refused"] += 1
            await asyncio.sleep(0.05)

    async def experts(self) -> None:
        """Tables of experts."""
        while self.on():
            seats = ["expert"] * 4
            told = await self.status("POST", "/api/tables", {"game": "bora_bora", "seats": seats})
            self.counts["tables of experts" if told == "200" else "tables refused"] += 1
            await asyncio.sleep(0.05)


def mark_of(heard: list[bytes]) -> str:
    """The mark of the last scene that was heard."""
    for frame in reversed(heard):
        if b'"mark":"' in frame:
            return frame.partition(b'"mark":"')[2].partition(b'"')[0].decode()
    return ""


def long_record() -> str:
    """A record of almost 60 kB, the longest that is taken: somebody answers and takes back, again and again."""
    rules = RULES["bali"]
    session = GameSession(rules, rules.setup(3, 7))
    size = 0
    while size < 58_000:
        decision = session.state.waiting()[0]
        tokens = [decision.choice(session.state, move).token for move in decision.moves(session.state)]
        token = next((one for one in tokens if not session.would_block_undo(decision.seat, one)), tokens[0])
        session.answer(decision.seat, token)
        if session.may_undo(decision.seat):
            session.undo(decision.seat)
        size = sum(len(entry) + 1 for entry in session.entries)
    beginning = record(session.state)
    return Record(
        beginning.game, beginning.version, beginning.components, 3, beginning.seed, beginning.options, session.entries
    ).dump()


async def attack(url: str, seconds: float) -> Counter[str]:
    return await Attacker(url, seconds).run()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("url")
    options.add_argument("--seconds", type=float, default=20)
    asked = options.parse_args()
    print(json.dumps(dict(sorted(uvloop.run(attack(asked.url, asked.seconds)).items()))))


if __name__ == "__main__":
    main()
