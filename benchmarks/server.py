"""Load on the server: tables of two people each whose browsers answer at a steady pace, timed to the other's view.

    python -m benchmarks.server --tables 250 --moves 1000 --seconds 30
    python -m benchmarks.server --database postgres --processes 2
    python -m benchmarks.server --attack --seconds 60
    python -m benchmarks.server --grow --plot docs/pictures/load.svg
    python -m benchmarks.server --seconds 900 --moves 300 --plot docs/pictures/memory.svg

Each move is an answer chosen at random from the listed options; whose game is over begins another at a new table. The
time is from sending an answer to the moment at which the other seat has the view that it led to. With several processes
the two people of a table are at different ones. Servers, database and load share the machine, so what each of them took
of the processors is told apart. On hardware that is shared with other machines nobody knows how long a moment takes:
`quiet` tells of those seconds only in which, and before which, next to nothing was taken away.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import uvloop
from msgspec import structs
from tests.server.harness import GENEROUS, Server, running
from tests.server.postgres import Cluster, cluster

from benchmarks.line import Line, Visitor
from benchmarks.usage import Stolen, cpu_of_tree, memory_of, slope
from motu.server.limits import Limits

Json = dict[str, Any]
MOVED, WHOLE, REFUSED = b'{"kind":"moved"', b'{"kind":"whole"', b'{"kind":"refused"'
LOAD = structs.replace(GENEROUS, sockets=1_000_000, sockets_of_address=1_000_000)
"""All the people of a load come from one address."""
SAMPLES = 240
"""How often memory is looked at in a run."""
QUIET = 0.02
"""The share of processor time that other machines may take in a second that counts as quiet."""


class Option(msgspec.Struct):
    token: str


class Choices(msgspec.Struct):
    options: list[Option]


class Scene(msgspec.Struct):
    """As much of a scene as the load needs to read."""

    mark: str
    choices: Choices | None
    result: msgspec.Raw


class ServerMessage(msgspec.Struct):
    scene: Scene | None


_decode = msgspec.json.Decoder(ServerMessage).decode


@dataclass
class Outcome:
    """What a run measured."""

    tables: int
    processes: int
    seconds: float = 0
    sent: int = 0
    seen: int = 0
    refused: int = 0
    games: int = 0
    """How many games ended and were followed by others."""
    times: list[float] = field(default_factory=list)
    by_second: list[tuple[float, int]] = field(default_factory=list)
    """For every second the share of time that was stolen, and how many answers had been seen at its end."""
    memory: list[tuple[float, float]] = field(default_factory=list)
    """Seconds since the beginning, and MB of all server processes."""
    before_attack: int = 0
    """How many answers had been seen when the attack began; 0 without one."""
    attack: Json = field(default_factory=dict)
    cpu: dict[str, float] = field(default_factory=dict)
    """Seconds of processor time by part: less noisy than the clock on a shared machine."""

    def quiet(self) -> list[list[float]]:
        """The times in each quiet second that follows another one."""
        seconds = list(zip([(1.0, 0), *self.by_second], self.by_second, strict=False))
        return [
            self.times[seen:until]
            for (before, seen), (stolen, until) in seconds
            if max(before, stolen) <= QUIET and until > seen
        ]

    def under_attack(self) -> Json:
        """The times without and with the attacker, in one run."""
        if not self.before_attack:
            return {}
        without, attacked = self.times[: self.before_attack], self.times[self.before_attack :]
        return {"without": percentiles(without), "attacked": percentiles(attacked), "attack": self.attack}

    def full_log(self) -> Json:
        calm = self.quiet()
        later = [(at, size) for at, size in self.memory if at > self.seconds / 2]
        return {
            "tables": self.tables,
            "sockets": 2 * self.tables,
            "processes": self.processes,
            "seconds": round(self.seconds),
            "moves_per_s": round(self.sent / self.seconds, 1),
            "sent": self.sent,
            "lost": self.sent - self.seen,
            "refused": self.refused,
            "games_ended": self.games,
            **percentiles(self.times),
            **self.under_attack(),
            "stolen": round(sum(stolen for stolen, _ in self.by_second) / max(1, len(self.by_second)), 3),
            "quiet": {"seconds": len(calm), **percentiles([time for second in calm for time in second])},
            "cpu_us_per_move": {part: round(1e6 * taken / self.sent) for part, taken in self.cpu.items()},
            "memory_mb": [round(size, 1) for _, size in self.memory[:: max(1, len(self.memory) // 24)]],
            "memory_mb_per_hour_in_second_half": round(3600 * slope(later), 2),
        }


def percentiles(times: list[float]) -> Json:
    ordered = sorted(times)
    return {
        f"p{name}_ms": round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)
        for name, share in (("50", 0.5), ("99", 0.99), ("999", 0.999))
        if ordered
    }


class Pair:
    """Two people at a table; whoever is asked answers when it is this table's time."""

    def __init__(self, outcome: Outcome, seed: int) -> None:
        self.outcome = outcome
        self.chance = random.Random(seed)
        self.lines: list[Line] = []
        self.scenes: list[Scene | None] = [None, None]
        self.mover = 0
        self.began = 0.0
        self.blind: set[int] = set()
        """Who has not yet seen the last answer."""
        self.over = False
        self.replaced = False

    async def sit_down(self, visitors: list[Visitor], game: str) -> Pair:
        one, other = visitors
        made = await one.ask("POST", "/api/tables", {"game": game, "seats": ["me", "open"]})
        table = made["table"]["id"]
        await other.ask("POST", f"/api/tables/{table}/join", {})
        self.lines = [await one.sit(table, self.ear(0)), await other.sit(table, self.ear(1))]
        return self

    def ear(self, seat: int) -> Callable[[bytes], None]:
        def hear(frame: bytes) -> None:
            if frame.startswith(MOVED):
                if seat in self.blind:
                    self.blind.discard(seat)
                    if seat != self.mover:
                        self.outcome.times.append(time.perf_counter() - self.began)
                        self.outcome.seen += 1
                self.see(seat, frame)
            elif frame.startswith(WHOLE):
                self.see(seat, frame)
            elif frame.startswith(REFUSED):
                self.outcome.refused += 1

        return hear

    def see(self, seat: int, frame: bytes) -> None:
        scene = _decode(frame).scene
        self.scenes[seat] = scene
        if scene is not None and bytes(scene.result) != b"null":
            self.over = True

    def move(self) -> None:
        """Answer, unless the last answer is still on its way."""
        if self.blind or self.over:
            return
        for seat, scene in enumerate(self.scenes):
            if scene is not None and scene.choices is not None:
                self.mover = seat
                option = self.chance.choice(scene.choices.options)
                key = f"{self.chance.getrandbits(64):016x}"
                message = {"kind": "answer", "key": key, "mark": scene.mark, "token": option.token}
                self.blind = {0, 1}
                self.outcome.sent += 1
                self.began = time.perf_counter()
                self.lines[seat].send(msgspec.json.encode(message))
                return

    def leave(self) -> None:
        for line in self.lines:
            line.close()


class Load:
    """All the people, at all the tables."""

    def __init__(
        self, servers: list[Server], database: Cluster | None, game: str, tables: int, attacked: bool = False
    ) -> None:
        self.servers = servers
        self.database = database
        self.game = game
        self.outcome = Outcome(tables, len(servers))
        self.pairs: list[Pair] = []
        self.beginning: list[asyncio.Task[None]] = []
        self.one_at_a_time = asyncio.Lock()
        self.visitors: list[Visitor] = []
        self.attacked = attacked
        self.attacker: asyncio.subprocess.Process | None = None

    async def run(self, moves: int, seconds: float) -> Outcome:
        gc.disable()  # the load must not wait for itself
        outcome = self.outcome
        self.visitors = [await Visitor.at(self.servers[0].url), await Visitor.at(self.servers[-1].url)]
        for number in range(outcome.tables):
            visitors = await self.own_visitors(number) if self.attacked else self.visitors
            self.pairs.append(await Pair(outcome, number).sit_down(visitors, self.game))
        await asyncio.sleep(1)
        before = self.cpu()
        began = time.perf_counter()
        pace = 0
        stolen = Stolen()
        while (now := time.perf_counter() - began) < seconds:
            while pace < now * moves:
                self.take_turn(pace % len(self.pairs))
                pace += 1
            if self.attacked and self.attacker is None and now > seconds / 2:
                outcome.before_attack = len(outcome.times)
                self.attacker = await self.start_attack(seconds - now)
            if len(outcome.by_second) < int(now):
                outcome.by_second.append((stolen.share(), len(outcome.times)))
            if len(outcome.memory) <= now / seconds * SAMPLES:
                outcome.memory.append((now, sum(memory_of(pid_of(server)) for server in self.servers)))
            await asyncio.sleep(0.001)
        outcome.seconds = time.perf_counter() - began
        outcome.cpu = {part: taken - before[part] for part, taken in self.cpu().items()}
        await asyncio.sleep(1)
        await asyncio.gather(*self.beginning)
        if self.attacker is not None:
            told, _ = await self.attacker.communicate()
            outcome.attack = json.loads(told)
        for pair in self.pairs:
            pair.leave()
        return outcome

    async def own_visitors(self, number: int) -> list[Visitor]:
        """Two guests with an address of their own, as the limits of a server expect."""
        address = f"127.1.{number // 200}.{number % 200 + 1}"
        return [await Visitor.at(server.url, address) for server in (self.servers[0], self.servers[-1])]

    async def start_attack(self, seconds: float) -> asyncio.subprocess.Process:
        """An attacker who gives way to the load: its own work is not what is measured."""
        command = ["nice", "-n", "15", sys.executable, "-m", "benchmarks.attacker", self.servers[0].url]
        return await asyncio.create_subprocess_exec(*command, "--seconds", str(seconds), stdout=asyncio.subprocess.PIPE)

    def take_turn(self, number: int) -> None:
        pair = self.pairs[number]
        if not pair.over:
            pair.move()
        elif not pair.replaced:
            pair.replaced = True
            self.beginning.append(asyncio.create_task(self.begin_again(number)))

    async def begin_again(self, number: int) -> None:
        """Whose game is over begins another, at a table of its own; the others play on meanwhile."""
        async with self.one_at_a_time:
            self.outcome.games += 1
            visitors = await self.own_visitors(number) if self.attacked else self.visitors
            fresh = await Pair(self.outcome, self.outcome.games).sit_down(visitors, self.game)
        self.pairs[number].leave()
        self.pairs[number] = fresh

    def cpu(self) -> dict[str, float]:
        """Processor time by part until now."""
        parts = {f"server {number}": cpu_of_tree(pid_of(server)) for number, server in enumerate(self.servers, 1)}
        if self.database is not None:
            parts["database"] = cpu_of_tree(self.database.process())
        return parts | {"load": time.process_time()}


def pid_of(server: Server) -> int:
    assert server.process is not None
    return server.process.pid


def database_of(kind: str, stack: ExitStack) -> tuple[str, Cluster | None]:
    """A database of its own: its address, and the database server if there is one."""
    if kind == "sqlite":
        return f"sqlite:///{stack.enter_context(TemporaryDirectory())}/tables.db", None
    made = stack.enter_context(cluster(durable=True))
    return made.database(), made


def servers_of(
    database: str, processes: int, stack: ExitStack, stalls: Path | None = None, limits: Limits = LOAD
) -> Iterator[Server]:
    for number in range(processes):
        notes = "" if stalls is None else f"{stalls}.{number}"
        yield stack.enter_context(running(database, limits=limits, stalls=notes))


def measured(
    kind: str, processes: int, game: str, tables: int, moves: int, seconds: float, attacked: bool = False
) -> tuple[Json, Outcome]:
    with ExitStack() as stack:
        address, database = database_of(kind, stack)
        notes = Path(stack.enter_context(TemporaryDirectory())) / "stalls"
        limits = Limits() if attacked else LOAD
        servers = list(servers_of(address, processes, stack, notes, limits))
        outcome = uvloop.run(Load(servers, database, game, tables, attacked).run(moves, seconds))
        for server in servers:
            server.stop()
        stalls = [json.loads(Path(f"{notes}.{number}").read_text()) for number in range(processes)]
        return {"database": kind, "game": game, **outcome.full_log(), "stalls": stalls}, outcome


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    options.add_argument("--processes", type=int, default=1)
    options.add_argument("--game", default="bali")
    options.add_argument("--tables", type=int, default=250)
    options.add_argument("--moves", type=int, default=1000, help="answers a second, at all tables together")
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--grow", action="store_true", help="from few tables to many, four answers a second at each")
    options.add_argument("--attack", action="store_true", help="with an attacker in the second half of the time")
    options.add_argument("--plot", type=Path, help="draw the growth, or without --grow the memory, into this file")
    asked = options.parse_args()
    rows = []
    for tables in [25, 50, 100, 150, 200, 250, 300] if asked.grow else [asked.tables]:
        moves = 4 * tables if asked.grow else asked.moves
        told, outcome = measured(
            asked.database, asked.processes, asked.game, tables, moves, asked.seconds, asked.attack
        )
        rows.append(told)
        print(json.dumps(told), flush=True)
    if asked.plot is not None:
        from benchmarks.server_plots import growth, memory

        if asked.grow:
            growth(rows, asked.plot)
        else:
            memory(outcome.memory, asked.plot)


if __name__ == "__main__":
    main()
