"""What sockets leave behind: their library's objects refer to each other in circles, and Python has to look for those.

Tables and games hold no circles, so it would look in vain nearly always, and everybody would wait meanwhile. It looks
when enough sockets were closed, and what was there before the first request is never looked at again.
"""

from __future__ import annotations

import gc
from typing import Final

SELDOM: Final = (1_000_000, 50, 1_000)
"""How seldom Python looks by itself."""
ENOUGH: Final = 500
"""Closed sockets, some 10 kB each, after which is looked."""


def look_seldom() -> None:
    """Set at the start of a server process, when everything is imported."""
    gc.set_threshold(*SELDOM)
    gc.collect()
    gc.freeze()


class Remains:
    """Counts the sockets that were closed since it was looked."""

    def __init__(self) -> None:
        self._closed = 0

    def add(self) -> None:
        """Another socket was closed."""
        self._closed += 1
        if self._closed >= ENOUGH:
            self._closed = 0
            gc.collect()
