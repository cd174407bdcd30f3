"""What is stored of clocks: the row of a table, and the time for which servers have run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from motu.server.store.seat_row import Seat


class StoredClock(Struct, frozen=True):
    """The clock of a table after so many entries. `version` counts its changes and is the lock between processes.

    `deadline` is when the next seat runs out of time, in service time; None if no clock runs. `state` is made by
    `server/clock.py`.
    """

    version: int
    entries: int
    deadline: float | None
    state: str


class SeatChange(Struct, frozen=True):
    """A seat before and after."""

    old: Seat
    new: Seat


class ClockStore(Protocol):
    """Clocks of tables."""

    async def clock(self, table: str) -> StoredClock | None:
        """The clock of a table, if it was ever started."""
        ...  # pragma: no cover

    async def change_clock(
        self, table: str, clock: StoredClock, seats: Mapping[int, SeatChange] = {}, stopped: str = ""
    ) -> bool:
        """Store the next version of a clock; with it, all or nothing, seats, and why the game was stopped.

        False if another process was faster: it has stored this version, a later entry, or changed one of the seats.
        """
        ...  # pragma: no cover

    async def due_clocks(self, now: float, most: int) -> list[str]:
        """Tables at which a seat has run out of time, those with the earliest deadlines first."""
        ...  # pragma: no cover

    async def any_deadline(self) -> bool:
        """Whether a clock runs at any table."""
        ...  # pragma: no cover

    async def service_time(self) -> tuple[int, float]:
        """The number of the last beat, and the seconds for which servers had run by then."""
        ...  # pragma: no cover

    async def beat(self, beat: int, elapsed: float) -> bool:
        """Store the seconds for which servers have run, if `beat` is still the last one. False otherwise."""
        ...  # pragma: no cover

    async def stop(self, table: str, why: str) -> None:
        """Stop the game of a table: nobody can move any more."""
        ...  # pragma: no cover
