"""How many live tables one process holds: memory by tables, and what the loop was busy with.

    python -m benchmarks.capacity --tables 10000 --plot docs/pictures/capacity.svg

At every table two people sit, one of whom has it open. A table counts as live: its game is in memory, and somebody is
told what happens there. Meanwhile 100 answers a second are given at random tables, and timed to the answering socket.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import resource
import secrets
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import psutil
import uvloop
from tests.server.harness import Server, running

from benchmarks.line import Line, Visitor
from benchmarks.server import LOAD, percentiles
from benchmarks.usage import memory_of

FILES = 60_000
SAMPLE = 250
PACE = 100
"""Answers a second."""


class Guest:
    """Somebody at a table, who answers when it is their turn and they are told to."""

    def __init__(self) -> None:
        self.line: Line | None = None
        self.scene: Any = None
        self.sent = 0.0
        self.times: list[float] = []

    def hear(self, frame: bytes) -> None:
        if frame.startswith((b'{"kind":"whole"', b'{"kind":"moved"')):
            self.scene = msgspec.json.decode(frame)["scene"]
            if self.sent:
                self.times.append(time.perf_counter() - self.sent)
                self.sent = 0.0

    def answer(self, chance: random.Random) -> None:
        choices = None if self.scene is None else self.scene["choices"]
        if choices is not None and self.line is not None and not self.sent:
            token = chance.choice(choices["options"])["token"]
            message = {"kind": "answer", "key": secrets.token_hex(8), "mark": self.scene["mark"], "token": token}
            self.sent = time.perf_counter()
            self.line.send(msgspec.json.encode(message))


async def fill(server: Server, tables: int) -> list[dict[str, Any]]:
    """Set tables up one after the other; how much memory the server has at each step."""
    assert server.process is not None
    pid = server.process.pid
    one, other = await Visitor.at(server.url), await Visitor.at(server.url)
    guests: list[Guest] = []
    chance = random.Random(1)
    rows: list[dict[str, Any]] = []
    playing = asyncio.create_task(play(guests, chance))
    for number in range(1, tables + 1):
        made = await one.ask("POST", "/api/tables", {"game": "bali", "seats": ["me", "open"]})
        await other.ask("POST", f"/api/tables/{made['table']['id']}/join", {})
        guest = Guest()
        guest.line = await one.sit(made["table"]["id"], guest.hear)
        guests.append(guest)
        if number % SAMPLE == 0:
            times = [took for one in guests for took in one.times]
            for each in guests:
                each.times.clear()
            rows.append({"tables": number, "memory_mb": round(memory_of(pid), 1), **percentiles(times)})
            print(json.dumps(rows[-1]), flush=True)
    playing.cancel()
    return rows


async def play(guests: list[Guest], chance: random.Random) -> None:
    while True:
        await asyncio.sleep(1 / PACE)
        if guests:
            chance.choice(guests).answer(chance)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=10_000)
    options.add_argument("--plot", type=Path)
    asked = options.parse_args()
    gc.disable()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, most), most))
    with TemporaryDirectory() as folder:
        notes = Path(folder) / "stalls"
        with running(f"sqlite:///{folder}/tables.db", limits=LOAD, stalls=str(notes)) as server:
            assert server.process is not None
            psutil.Process(server.process.pid).rlimit(resource.RLIMIT_NOFILE, (min(FILES, most), most))
            rows = uvloop.run(fill(server, asked.tables))
            server.stop()
        print(notes.read_text())
    if asked.plot is not None:
        from benchmarks.server_plots import capacity

        capacity(rows, asked.plot)


if __name__ == "__main__":
    main()
