"""Bots think in worker processes, never where sockets are served; they are given what their seat knows."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from motu.core.record import Record, replay
from motu.games import rules_of
from motu.players import Knowledge, player
from motu.players.hints import hint
from motu.players.search import Budget
from motu.server.messages import AdviceLine

TRIES = 3
ADVICE = Budget(walks=256, seconds=1.5)
"""How long the expert thinks when somebody asks for advice, and on how many deals its best choices are played out."""
DEALS = 24
LAST_RESORT = "random"
"""Who decides if a bot fails again and again, so that it never stalls a table."""


def think(record: str, seat: int, level: str, seed: int) -> str:
    """The token that a bot chooses; runs in a worker process."""
    stored = Record.load(record)
    rules = rules_of(stored.game)
    knowledge = Knowledge(rules, replay(rules, stored), seat)
    return knowledge.token(player(level, seed).choose(knowledge))


def advise(record: str, seat: int, seed: int) -> list[AdviceLine]:
    """What the expert would choose for a seat, best first; runs in a worker process."""
    stored = Record.load(record)
    rules = rules_of(stored.game)
    found = hint(Knowledge(rules, replay(rules, stored), seat), ADVICE, seed, deals=DEALS)
    return [AdviceLine(one.token, one.chance, one.points, one.sources) for one in found.choices]


def ignore_interrupts() -> None:
    """A worker ends with its server, not with a key pressed in the terminal."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Bots:
    """The worker processes; a process that dies is replaced and its work done again."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, record: str, seat: int, level: str, seed: int) -> str:
        for tried in range(TRIES):
            try:
                return await self._run(record, seat, level if tried < TRIES - 1 else LAST_RESORT, seed)
            except BrokenProcessPool:
                self._pool = None
        raise RuntimeError("the worker processes die again and again")

    async def advise(self, record: str, seat: int, seed: int) -> list[AdviceLine]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._processes(), advise, record, seat, seed)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._processes(), advise, record, seat, seed)

    async def _run(self, record: str, seat: int, level: str, seed: int) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._processes(), think, record, seat, level, seed)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=ignore_interrupts)
        return self._pool

    async def close(self) -> None:
        """Let the thoughts that are being thought end, and no others begin."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
