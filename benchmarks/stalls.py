"""What stops a server's event loop: the garbage collector, and callbacks that take long.

Processor time of the loop's thread is measured, not the clock, so that other programs on the machine do not matter.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import threading
from collections import Counter
from pathlib import Path
from socket import socket
from time import perf_counter, sleep, thread_time
from traceback import walk_stack
from typing import Any

import uvicorn

STEP = 0.002
"""Seconds between two looks."""
LATE = 0.08
"""Seconds after which it is noted what the loop is busy with."""


class Stalls:
    """Notes how long the loop was busy without a break, and how long the garbage collector ran."""

    def __init__(self) -> None:
        self.busy: Counter[int] = Counter()
        """How often the loop was busy for so many tenths of a millisecond; a list would grow for as long as it runs."""
        self.collections = 0
        self.longest: list[tuple[float, int]] = []
        self.places: Counter[str] = Counter()
        self._began = 0.0
        self._beat = perf_counter()
        gc.callbacks.append(self._collecting)

    def _collecting(self, phase: str, about: dict[str, Any]) -> None:
        if phase == "start":
            self._began = perf_counter()
        else:
            self.collections += 1
            self.longest = sorted([*self.longest, (perf_counter() - self._began, int(about["generation"]))])[-5:]

    async def watch(self) -> None:
        """Look again and again."""
        threading.Thread(target=self._look_on, args=[threading.get_ident()], daemon=True).start()
        while True:
            before = thread_time()
            await asyncio.sleep(STEP)
            self.busy[round(10_000 * (thread_time() - before))] += 1
            self._beat = perf_counter()

    def _look_on(self, loop: int) -> None:
        """Note what the loop does while it does not come round for long."""
        while True:
            sleep(LATE / 4)
            if perf_counter() - self._beat > LATE:
                frame = sys._current_frames()[loop]
                names = [f"{one.f_code.co_filename.rpartition('/')[2]}:{one.f_lineno}" for one, _ in walk_stack(frame)]
                self.places[" < ".join(names[:6])] += 1

    def told(self) -> dict[str, Any]:
        """In milliseconds: the longest times, and a high percentile."""
        looks = self.busy.total()
        below, percentile = 0, 0
        for tenths in sorted(self.busy):
            below += self.busy[tenths]
            if below >= 0.999 * looks:
                percentile = tenths
                break
        return {
            "looks": looks,
            "busy_p999_ms": percentile / 10,
            "busy_longest_ms": [tenths / 10 for tenths in sorted(self.busy)[-5:]],
            "busy_with": self.places.most_common(8),
            "collections": self.collections,
            "longest_collections_ms": [(generation, round(1000 * seconds, 1)) for seconds, generation in self.longest],
        }


def watch_loop(server: uvicorn.Server, path: Path) -> None:
    """Watch the loop of a server from its start to its end, and write down what stopped it."""
    stalls = Stalls()
    watching: list[asyncio.Task[None]] = []
    startup, shutdown = server.startup, server.shutdown

    async def start(sockets: list[socket] | None = None) -> None:
        await startup(sockets)
        watching.append(asyncio.create_task(stalls.watch()))

    async def end(sockets: list[socket] | None = None) -> None:
        path.write_text(json.dumps(stalls.told()))
        await shutdown(sockets)

    server.startup, server.shutdown = start, end  # type: ignore[method-assign]
