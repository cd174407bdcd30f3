"""Load on the server: tables of two people each whose browsers answer at a steady pace, timed to the other's view.

    python -m benchmarks.server --tables 250 --moves 1000 --seconds 30
    python -m benchmarks.server --grow --plot docs/pictures/load.svg
    python -m benchmarks.server --database postgresql://… --processes 2

Each move is an answer chosen at random from the listed options. The time is from sending it to the moment at which the
other seat has the view that it led to. Server and load share the machine: on two cores that halves what either can do.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from tests.server.harness import Person, Server, running
from tests.server.postgres import cluster
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


class Told(msgspec.Struct):
    """As much of a frame as the load needs to read."""

    kind: str
    scene: Any = None
    key: str = ""


_decode = msgspec.json.Decoder(Told).decode


@dataclass
class Outcome:
    """What a run measured."""

    tables: int
    processes: int
    wanted: int
    seconds: float = 0
    sent: int = 0
    seen: int = 0
    refused: int = 0
    times: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    server_cpu: float = 0
    """Seconds of processor time that the server took, less noisy than the clock on a shared machine."""

    def at(self, share: float) -> float:
        times = sorted(self.times)
        return 1000 * times[min(len(times) - 1, int(share * len(times)))]

    def told(self) -> Json:
        return {
            "tables": self.tables,
            "sockets": 2 * self.tables,
            "processes": self.processes,
            "moves_per_s": round(self.sent / self.seconds, 1),
            "sent": self.sent,
            "lost": self.sent - self.seen,
            "refused": self.refused,
            "p50_ms": round(self.at(0.5), 2),
            "p99_ms": round(self.at(0.99), 2),
            "server_cpu_us_per_move": round(1e6 * self.server_cpu / self.sent),
            "memory_mb": [round(value, 1) for value in self.memory],
        }


class Pair:
    """Two people at a table; whoever is asked answers when it is this table's time."""

    def __init__(self, table: str, lines: list[ClientConnection], outcome: Outcome, seed: int) -> None:
        self.table = table
        self.lines = lines
        self.outcome = outcome
        self.chance = random.Random(seed)
        self.scenes: list[Any] = [None, None]
        self.mover = 0
        self.began = 0.0
        self.blind: set[int] = set()
        """Who has not yet seen the last answer."""
        self.over = False
        self.replaced = False

    async def listen(self, seat: int) -> None:
        async for frame in self.lines[seat]:
            told = _decode(frame)
            if told.kind == "refused":
                self.outcome.refused += 1
            if told.scene is not None:
                self.scenes[seat] = told.scene
                if told.kind == "moved" and seat in self.blind:
                    self.blind.discard(seat)
                    if seat != self.mover:
                        self.outcome.times.append(time.perf_counter() - self.began)
                        self.outcome.seen += 1
                if told.scene["result"] is not None:
                    self.over = True

    async def move(self) -> None:
        """Answer, unless the last answer is still on its way."""
        if self.blind or self.over:
            return
        for seat, scene in enumerate(self.scenes):
            if scene is not None and scene["choices"] is not None:
                self.mover = seat
                option = self.chance.choice(scene["choices"]["options"])
                key = f"{self.chance.getrandbits(64):016x}"
                message = {"kind": "answer", "key": key, "mark": scene["mark"], "token": option["token"]}
                self.blind = {0, 1}
                self.began = time.perf_counter()
                self.outcome.sent += 1
                await self.lines[seat].send(msgspec.json.encode(message).decode())
                return


def memory_of(server: Server) -> float:
    assert server.process is not None
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * 4096 / 2**20


def cpu_of(server: Server) -> float:
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def seated(servers: list[Server], game: str, people: list[Person]) -> tuple[str, list[ClientConnection]]:
    """A table with two people, each at a process of their own if there are several."""
    one, other = people
    table = await asyncio.to_thread(one.create, game, "me", "open")
    await asyncio.to_thread(other.join, table)
    lines = []
    for person, server in ((one, servers[0]), (other, servers[-1])):
        address = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
        lines.append(
            await connect(address, additional_headers={"cookie": person.cookie()}, compression=None, max_size=None)
        )
    return table, lines


async def load(servers: list[Server], game: str, tables: int, moves: int, seconds: float) -> Outcome:
    gc.disable()  # the load must not wait for itself
    outcome = Outcome(tables, len(servers), moves)
    people = [Person(servers[0]), Person(servers[-1])]
    pairs: list[Pair] = []
    listening: list[asyncio.Task[None]] = []
    tables_left = asyncio.Lock()

    async def again(old: Pair) -> None:
        """Whose game is over begins another, at a table of its own; the others play on meanwhile."""
        async with tables_left:
            table, lines = await seated(servers, game, people)
        fresh = Pair(table, lines, outcome, len(listening))
        pairs[pairs.index(old)] = fresh
        listening.extend(asyncio.create_task(fresh.listen(seat)) for seat in (0, 1))
        for line in old.lines:
            await line.close()

    for number in range(tables):
        table, lines = await seated(servers, game, people)
        pairs.append(Pair(table, lines, outcome, number))
        listening += [asyncio.create_task(pairs[-1].listen(seat)) for seat in (0, 1)]
    await asyncio.sleep(1)
    began = time.perf_counter()
    outcome.server_cpu = -sum(map(cpu_of, servers))
    outcome.memory.append(sum(map(memory_of, servers)))
    turn = pace = 0
    while (now := time.perf_counter() - began) < seconds:
        while pace < now * moves:
            pair = pairs[turn % len(pairs)]
            turn += 1
            pace += 1
            if not pair.over:
                await pair.move()
            elif not pair.replaced:
                pair.replaced = True
                listening.append(asyncio.create_task(again(pair)))
        if len(outcome.memory) < 1 + int(now / seconds * 4):
            outcome.memory.append(sum(map(memory_of, servers)))
        await asyncio.sleep(0.001)
    outcome.seconds = time.perf_counter() - began
    outcome.server_cpu += sum(map(cpu_of, servers))
    await asyncio.sleep(1)
    outcome.memory.append(sum(map(memory_of, servers)))
    for task in listening:
        task.cancel()
    for pair in pairs:
        for line in pair.lines:
            await line.close()
    for person in people:
        person.http.close()
    return outcome


def servers_of(kind: str, processes: int, stack: ExitStack) -> Iterator[Server]:
    """As many server processes as asked for, on a database of their own."""
    if kind == "postgres":
        database = stack.enter_context(cluster()).database()
    else:
        database = f"sqlite:///{stack.enter_context(TemporaryDirectory())}/tables.db"
    for _ in range(processes):
        yield stack.enter_context(running(database))


def measured(kind: str, processes: int, game: str, tables: int, moves: int, seconds: float) -> Json:
    with ExitStack() as stack:
        servers = list(servers_of(kind, processes, stack))
        return {"database": kind, "game": game} | asyncio.run(load(servers, game, tables, moves, seconds)).told()


def plot(rows: list[Json], path: Path) -> None:
    import matplotlib as mpl

    mpl.use("svg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6.4, 3.6))
    for share, colour in (("p50_ms", "#15808d"), ("p99_ms", "#e4572e")):
        axes.plot([row["tables"] for row in rows], [row[share] for row in rows], "o-", color=colour, label=share[:3])
    axes.set_xlabel("tables of two people, each with 4 moves a second")
    axes.set_ylabel("ms from answer to the other's view")
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    options.add_argument("--processes", type=int, default=1)
    options.add_argument("--game", default="bali")
    options.add_argument("--tables", type=int, default=250)
    options.add_argument("--moves", type=int, default=1000, help="answers a second, at all tables together")
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--grow", action="store_true", help="from few tables to many, four answers a second at each")
    options.add_argument("--plot", type=Path, help="draw the growth into this file")
    asked = options.parse_args()
    rows = []
    for tables in [25, 50, 100, 150, 200, 250, 300] if asked.grow else [asked.tables]:
        moves = 4 * tables if asked.grow else asked.moves
        rows.append(measured(asked.database, asked.processes, asked.game, tables, moves, asked.seconds))
        print(json.dumps(rows[-1]), flush=True)
    if asked.plot is not None:
        plot(rows, asked.plot)


if __name__ == "__main__":
    main()
