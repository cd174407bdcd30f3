"""Worker processes: long computations run there, never in the process that serves sockets."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

Result = TypeVar("Result")


def init_worker(niceness: int) -> None:
    """Prepare a worker: it ignores Ctrl-C, because it ends with its server, and has a niceness."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


class Workers:
    """A pool of at most `most` processes, started when needed. A pool in which a process died is replaced."""

    Died = BrokenProcessPool

    def __init__(self, most: int, niceness: int = 0) -> None:
        self._most = most
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[[], Result]) -> Result:
        """Run work in a process and return its result. Raises Died if the process died."""
        pool = self._processes()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._most, mp_context=spawn, initializer=init_worker, initargs=(self._niceness,)
            )
        return self._pool

    async def close(self) -> None:
        """Wait for running work, and start no other."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
