"""The clock of one table in memory. What is stored decides; every change is the next version of the stored row."""

from __future__ import annotations

import logging
from time import time
from typing import TYPE_CHECKING, Final

from msgspec import structs

from motu.core.errors import Illegal
from motu.server import clock as clocks
from motu.server.clock import Clock
from motu.server.clock_settings import TimeControl, VoteChoice
from motu.server.identity import short_id
from motu.server.messages import ClockInfo
from motu.server.service_time import ServiceTime
from motu.server.store import SeatChange, StoredClock, TableStore

if TYPE_CHECKING:
    from motu.server.table import Table

TRIES: Final = 5
"""How often a change is tried while other processes are faster."""
OUT_OF_TIME: Final = "clock"
"""Why a game was stopped: somebody ran out of time."""

_log = logging.getLogger(__name__)


class TableClock:
    """The clock of a table. Its methods that change something are called while the table handles nothing else."""

    def __init__(
        self, table: str, control: TimeControl, store: TableStore, service_time: ServiceTime, row: StoredClock | None
    ) -> None:
        self.control = control
        self.clock: Clock | None = None if row is None else clocks.loaded(row)
        self._table = table
        self._store = store
        self._time = service_time

    def info(self) -> ClockInfo:
        """The clock as everybody sees it now."""
        return clocks.clock_info(self.control, self.clock, self._time.now())

    async def read(self) -> bool:
        """Read the row again. True if it has changed."""
        row = await self._store.clock(self._table)
        found = None if row is None else clocks.loaded(row)
        changed = found != self.clock
        self.clock = found
        return changed

    async def follow(self, table: Table, mover: int | None = None) -> bool:
        """Run for those who are asked now. True if something changed."""
        for _ in range(TRIES):
            before = self.clock or clocks.new_clock(self.control, len(table.seats))
            after = clocks.after_entry(
                before,
                table.people_asked(),
                self._time.now(),
                entries=table.entry_count,
                answers=table.answers_in_effect(),
                mover=mover,
            )
            if after == before or await self._keep(after):
                return after != before
            await self.read()
        return False

    async def run_out(self, table: Table) -> bool:
        """Apply the table's rule to those who are out of time, as the stored row says. True if something changed."""
        await self.read()
        clock = self.clock
        if clock is None:
            return False
        if clock.entries != table.entry_count or not table.people_asked():
            return await self.follow(table, table.last_mover())
        now = self._time.now()
        out = clocks.ran_out(clock, self.control, now)
        if not out:
            return False
        after = clocks.noted(clocks.with_out(clock, out, now), "out", out, time())
        rule = self.control.rule
        choice = clocks.decided(after, self._voters(table, after)) if rule == "vote" else rule
        _log.info("table %s: seats %s have run out of time: %s", short_id(self._table), out, choice or "vote")
        return await self._settle(table, after, choice)

    async def vote(self, table: Table, seat: int, choice: VoteChoice) -> bool:
        """Take the vote of a player. True if something changed; raises Illegal if there is nothing to vote on."""
        for _ in range(TRIES):
            await self.read()
            clock = self.clock
            if clock is None or not any(one.out for one in clock.seats):
                raise Illegal("no-vote")
            voters = self._voters(table, clock)
            if seat not in voters:
                raise Illegal("no-vote")
            after = clocks.with_vote(clock, seat, choice)
            if await self._settle(table, after, clocks.decided(after, voters)):
                return True
        return False

    def _voters(self, table: Table, clock: Clock) -> list[int]:
        """The people who may vote: those who are not out of time themselves."""
        return [number for number, seat in enumerate(table.seats) if seat.is_person and not clock.seats[number].out]

    async def _settle(self, table: Table, clock: Clock, choice: VoteChoice | None) -> bool:
        """Store a clock, and with it what was decided about those who are out of time; None is not decided yet."""
        if choice is None:
            return await self._keep(clock)
        now = self._time.now()
        out = [number for number, seat in enumerate(clock.seats) if seat.out]
        after = clocks.noted(clocks.settled(clock, self.control, choice, now), choice, out, time())
        seats: dict[int, SeatChange] = {}
        stopped = ""
        if choice == "bot":
            seats = {number: SeatChange(table.seats[number], table.stand_in(number)) for number in out}
        elif choice == "end":
            stopped = OUT_OF_TIME
            after = structs.replace(after, seats=tuple(clocks.stopped(seat, now) for seat in after.seats))
        if not await self._keep(after, seats, stopped):
            return False
        _log.info("table %s: decided about seats %s: %s", short_id(self._table), out, choice)
        return True

    async def _keep(self, after: Clock, seats: dict[int, SeatChange] | None = None, stopped: str = "") -> bool:
        """Store the next version. False if another process was faster."""
        after = structs.replace(after, version=1 if self.clock is None else self.clock.version + 1)
        row = clocks.stored(self.control, after)
        if not await self._store.change_clock(self._table, row, seats or {}, stopped):
            return False
        self.clock = after
        return True
