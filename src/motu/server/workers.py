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

from motu.server.work import SOON, Died, Result, Turns


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


class Workers:
    """A pool of at most `most` processes, started when needed. A pool in which a process died is replaced.

    Processes are shared fairly, as `Turns` says.
    """

    def __init__(self, most: int, niceness: int = 0) -> None:
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(most)
        self._died = False

    @property
    def most(self) -> int:
        """How many processes there may be."""
        return self._turns.most

    def outstanding(self, person: str) -> int:
        """How much work of a person is running or waits."""
        return self._turns.outstanding(person)

    def is_well(self) -> bool:
        """Whether the last work was not lost because a process died."""
        return not self._died

    def load(self) -> int:
        """How much work is running or waits."""
        return self._turns.load()

    async def do(self, work: Callable[[], Result], person: str = "", urgency: int = SOON) -> Result:
        """Run work in a process and return its result. Raises Died if the process died."""
        await self._turns.take(person, urgency)
        began = monotonic()
        loop = asyncio.get_running_loop()
        try:
            pool = self._processes()
            future = pool.submit(work)
        except BrokenProcessPool as error:
            self._pool = None
            self._died = True
            self._turns.give_back(person, began)
            raise Died from error

        def ended(_: Future[Result]) -> None:
            with suppress(RuntimeError):  # the loop is closed: the server has ended
                loop.call_soon_threadsafe(self._turns.give_back, person, began)

        future.add_done_callback(ended)
        try:
            result = await asyncio.wrap_future(future)
        except BrokenProcessPool as error:
            self._died = True
            if self._pool is pool:
                self._pool = None
            raise Died from error
        self._died = False
        return result

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.most, mp_context=spawn, initializer=init_worker, initargs=(self._niceness,)
            )
        return self._pool

    async def close(self) -> None:
        """Wait for running work, and start no other."""
        self._turns.cancel()
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
