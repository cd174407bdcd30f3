"""Worker processes: what takes long is done there, never where sockets are served."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

Found = TypeVar("Found")


def settle(niceness: int) -> None:
    """A worker ends with its server, not with a key pressed in the terminal; a nice one lets others go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


class Workers:
    """So many processes at most, begun when they are needed; a pool in which one died is replaced."""

    Died = BrokenProcessPool

    def __init__(self, most: int, niceness: int = 0) -> None:
        self._most = most
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[[], Found]) -> Found:
        """What the work finds; raises Died if its process did."""
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
                self._most, mp_context=spawn, initializer=settle, initargs=(self._niceness,)
            )
        return self._pool

    async def close(self) -> None:
        """Let the work that is being done end, and no other begin."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
