"""Worker processes: long computations run there, never in the process that serves sockets."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import wait
from time import monotonic
from typing import Final, TypeVar

Result = TypeVar("Result")

HALF_LIFE: Final = 30.0
"""Seconds after which the processor time that a person used counts half."""
SOON: Final = 0
LATER: Final = 1
"""How urgent work is: that of both kinds waits in one queue, and what is needed soon goes first."""


def init_worker(niceness: int) -> None:
    """Prepare a worker: it ignores Ctrl-C, because it ends with its server, and has a niceness."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """End this process when its server is gone, however that ended."""
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(1)


class Ticket:
    """Work that waits for a process."""

    def __init__(self, urgency: int, person: str, number: int) -> None:
        self.urgency: Final = urgency
        self.person: Final = person
        self.number: Final = number
        self.granted: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()


class Workers:
    """A pool of at most `most` processes, started when needed. A pool in which a process died is replaced.

    Processes are shared fairly: of the work that waits, the most urgent goes first, and among equals that of the person
    who used the least time lately. Work that nobody waits for any more is dropped.
    """

    Died = BrokenProcessPool

    def __init__(self, most: int, niceness: int = 0) -> None:
        self._most = most
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._running: list[str] = []
        """The persons whose work is running."""
        self._waiting: list[Ticket] = []
        self._used: dict[str, tuple[float, float]] = {}
        """Seconds that a person used lately, and when that was noted."""
        self._numbers = 0
        self._died = False

    def outstanding(self, person: str) -> int:
        """How much work of a person is running or waits."""
        return self._running.count(person) + sum(ticket.person == person for ticket in self._waiting)

    def is_well(self) -> bool:
        """Whether the last work was not lost because a process died."""
        return not self._died

    def load(self) -> int:
        """How much work is running or waits."""
        return len(self._running) + len(self._waiting)

    async def do(self, work: Callable[[], Result], person: str = "", urgency: int = SOON) -> Result:
        """Run work in a process and return its result. Raises Died if the process died."""
        await self._turn(person, urgency)
        began = monotonic()
        loop = asyncio.get_running_loop()
        try:
            pool = self._processes()
            future = pool.submit(work)
        except BrokenProcessPool:
            self._pool = None
            self._died = True
            self._release(person, began)
            raise

        def ended(_: Future[Result]) -> None:
            with suppress(RuntimeError):  # the loop is closed: the server has ended
                loop.call_soon_threadsafe(self._release, person, began)

        future.add_done_callback(ended)
        try:
            result = await asyncio.wrap_future(future)
        except BrokenProcessPool:
            self._died = True
            if self._pool is pool:
                self._pool = None
            raise
        self._died = False
        return result

    async def _turn(self, person: str, urgency: int) -> None:
        """Wait until a process is free for this work."""
        self._numbers += 1
        if len(self._running) < self._most and not self._waiting:
            self._running.append(person)
            return
        ticket = Ticket(urgency, person, self._numbers)
        self._waiting.append(ticket)
        try:
            await ticket.granted
        except asyncio.CancelledError:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            else:  # it was granted in the same moment
                self._release(person, monotonic())
            raise

    def _release(self, person: str, began: float) -> None:
        """A process is free again: note what was used, and let the next work run."""
        now = monotonic()
        self._running.remove(person)
        self._used[person] = (self._recent(person, now) + now - began, now)
        if len(self._used) > 10_000:
            self._used.pop(next(iter(self._used)))
        while self._waiting and len(self._running) < self._most:
            following = min(self._waiting, key=lambda one: (one.urgency, self._recent(one.person, now), one.number))
            self._waiting.remove(following)
            if not following.granted.done():
                self._running.append(following.person)
                following.granted.set_result(None)

    def _recent(self, person: str, now: float) -> float:
        """Seconds that a person used lately."""
        used, noted = self._used.get(person, (0.0, now))
        return float(used * 0.5 ** ((now - noted) / HALF_LIFE))

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._most, mp_context=spawn, initializer=init_worker, initargs=(self._niceness,)
            )
        return self._pool

    async def close(self) -> None:
        """Wait for running work, and start no other."""
        for ticket in self._waiting:
            ticket.granted.cancel()
        self._waiting.clear()
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
