"""Service time: the seconds for which at least one server process has run on a database.

Clocks of tables are kept in it. It stands still while no server runs, and it does not depend on the time of day, which
may jump and differs between machines. Each process measures how long ago it saw the last beat, and one of them adds
that to what is stored.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from motu.server.store.clock_rows import ClockStore

BEAT: Final = 2.0
"""Seconds between two beats."""
LONGEST: Final = 10.0
"""Seconds that one beat may add: a process that was stopped for longer does not charge that to players."""


class ServiceTime:
    """The service time as this process knows it. It never goes back."""

    def __init__(self, store: ClockStore, clock: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._clock = clock
        self._beat = -1
        self._elapsed = 0.0
        self._seen = clock()
        self._latest = 0.0

    def now(self) -> float:
        """The service time now."""
        ahead = min(LONGEST, max(0.0, self._clock() - self._seen))
        self._latest = max(self._latest, self._elapsed + ahead)
        return self._latest

    async def tick(self) -> None:
        """Read the last beat; if no other process has beaten since, add the time that has passed."""
        beat, elapsed = await self._store.service_time()
        if beat != self._beat:
            self._take(beat, elapsed)
            return
        passed = self._clock() - self._seen
        if passed < BEAT:
            return
        now = self._elapsed + min(LONGEST, passed)
        if await self._store.beat(beat, now):
            self._take(beat + 1, now)

    def _take(self, beat: int, elapsed: float) -> None:
        self._beat, self._elapsed, self._seen = beat, elapsed, self._clock()
