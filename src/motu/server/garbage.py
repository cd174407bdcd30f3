"""The cyclic garbage collector, which stops everything while it runs: often, and never for long.

By itself Python collects when many more objects were made than freed. At a busy server about as many are freed as are
made, so the young ones become very many, and one collection stops everybody for half a second. Here the young ones are
looked at so often that there are always few. Old ones are looked at only when no table is open.
"""

from __future__ import annotations

import asyncio
import gc
from time import perf_counter
from typing import Final

SHORTEST: Final = 0.01
LONGEST: Final = 0.25
"""Seconds between two collections."""
TAKES: Final = 0.002
"""Seconds that a collection should take."""


def tune_garbage_collector() -> None:
    """Leave it to `collect_young`. Called once, when everything is imported."""
    gc.disable()
    gc.collect()
    gc.freeze()


async def collect_young() -> None:
    """Look at the young objects again and again: the more there are, the sooner."""
    pause = LONGEST
    while True:
        await asyncio.sleep(pause)
        began = perf_counter()
        gc.collect(0)
        pause = next_pause(pause, perf_counter() - began)


def next_pause(pause: float, took: float) -> float:
    """A shorter pause after a long collection, a longer one after a short one."""
    return min(LONGEST, max(SHORTEST, pause * min(2.0, max(0.25, TAKES / max(took, 1e-6)))))
