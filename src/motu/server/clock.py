"""The clock of a table as a value: who is running, who is out of time, and how that changes. It reads no clock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from math import inf
from typing import Final, Literal

import msgspec
from msgspec import Struct, structs

from motu.server.clock_settings import TimeControl, VoteChoice
from motu.server.messages import ClockInfo, ClockNotice, ClockVote, SeatTime
from motu.server.store import StoredClock

MOST_NOTICES: Final = 10
"""Notices that are kept; the latest ones."""

NoticeKind = Literal["out", "bot", "wait", "end"]
_encode = msgspec.json.Encoder().encode


class SeatClock(Struct, frozen=True):
    """The clock of a seat. All times are service time: seconds for which servers have run."""

    left: float | None
    """Seconds left in all when it was last stopped; None without such a limit."""
    since: float | None = None
    """When it was started; None while it stands still."""
    used: float = 0.0
    """Seconds of this decision that were used before it was last stopped: taking back does not give them back."""
    out: bool = False
    """Whether the seat has run out of time, and the others may vote."""


class Clock(Struct, frozen=True, kw_only=True):
    """The clocks of all seats after so many entries."""

    version: int = 0
    entries: int = 0
    reached: int = 0
    """The most answers that were ever in effect. An answer after an undo does not give new time."""
    seats: tuple[SeatClock, ...]
    votes: dict[int, VoteChoice] = {}
    notices: tuple[ClockNotice, ...] = ()


_decode = msgspec.json.Decoder(Clock).decode


def new_clock(control: TimeControl, seats: int) -> Clock:
    """The clock before the first decision."""
    return Clock(seats=(SeatClock(control.total),) * seats)


def loaded(stored: StoredClock) -> Clock:
    """A clock from its row."""
    return structs.replace(_decode(stored.state), version=stored.version)


def stored(control: TimeControl, clock: Clock) -> StoredClock:
    """The row of a clock."""
    deadline = min((deadline_of(control, seat) for seat in clock.seats), default=inf)
    return StoredClock(clock.version, clock.entries, None if deadline == inf else deadline, _encode(clock).decode())


def deadline_of(control: TimeControl, seat: SeatClock) -> float:
    """When a seat runs out of time, if nothing happens before."""
    if seat.since is None:
        return inf
    of_decision = inf if control.move is None else control.move - seat.used
    return seat.since + min(of_decision, inf if seat.left is None else seat.left)


def stopped(seat: SeatClock, now: float) -> SeatClock:
    """A clock that stands still from now on."""
    if seat.since is None:
        return seat
    spent = max(0.0, now - seat.since)
    left = None if seat.left is None else max(0.0, seat.left - spent)
    return SeatClock(left, None, seat.used + spent, seat.out)


def after_entry(
    clock: Clock, asked: Collection[int], now: float, *, entries: int, answers: int, mover: int | None = None
) -> Clock:
    """The clock when these people are asked. `mover` made the last entry; `answers` are in effect.

    Somebody who is asked anew has the time of a decision again, unless this comes from an undo. Who goes on being asked
    while others choose keeps running.
    """
    onward = answers > clock.reached
    seats = []
    for number, seat in enumerate(clock.seats):
        if number == mover and seat.out:
            seat = structs.replace(seat, out=False)
        if number not in asked:
            seats.append(stopped(seat, now))
        elif seat.since is None and not seat.out:
            seats.append(SeatClock(seat.left, now, 0.0 if onward else seat.used))
        elif number == mover and onward:
            seats.append(SeatClock(stopped(seat, now).left, now))
        else:
            seats.append(seat)
    votes = clock.votes if any(seat.out for seat in seats) else {}
    reached = max(clock.reached, answers)
    return structs.replace(clock, entries=entries, reached=reached, seats=tuple(seats), votes=votes)


def ran_out(clock: Clock, control: TimeControl, now: float) -> list[int]:
    """The seats whose time is over."""
    return [number for number, seat in enumerate(clock.seats) if deadline_of(control, seat) <= now]


def with_out(clock: Clock, seats: Sequence[int], now: float) -> Clock:
    """The clock after these seats have run out of time."""
    changed = tuple(
        structs.replace(stopped(seat, now), out=True) if number in seats else seat
        for number, seat in enumerate(clock.seats)
    )
    return structs.replace(clock, seats=changed, votes={})


def settled(clock: Clock, control: TimeControl, choice: VoteChoice, now: float) -> Clock:
    """The clock after it was decided what happens to those who are out of time. Who is waited for has it all again."""
    changed = tuple(
        seat if not seat.out else SeatClock(control.total, now) if choice == "wait" else SeatClock(seat.left)
        for seat in clock.seats
    )
    return structs.replace(clock, seats=changed, votes={})


def with_vote(clock: Clock, seat: int, choice: VoteChoice) -> Clock:
    """The clock with the vote of a seat."""
    return structs.replace(clock, votes={**clock.votes, seat: choice})


def decided(clock: Clock, voters: Collection[int]) -> VoteChoice | None:
    """What more than half of the voters want; if all have voted and no half agrees, they wait. None if it is open.

    Where nobody is left who could vote, a bot takes over.
    """
    if not voters:
        return "bot"
    given = Counter(clock.votes[seat] for seat in voters if seat in clock.votes)
    for choice, count in given.items():
        if 2 * count > len(voters):
            return choice
    return "wait" if given.total() == len(voters) else None


def noted(clock: Clock, what: NoticeKind, seats: Sequence[int], at: float) -> Clock:
    """The clock with a notice for everybody at the table; `at` is in seconds since 1970."""
    notices = (*clock.notices, *(ClockNotice(seat, what, at) for seat in seats))
    return structs.replace(clock, notices=notices[-MOST_NOTICES:])


def clock_info(control: TimeControl, clock: Clock | None, now: float) -> ClockInfo:
    """A clock as everybody at the table sees it now."""
    seats = () if clock is None else clock.seats
    return ClockInfo(
        move=control.move,
        total=control.total,
        rule=control.rule,
        seats=[seat_time(control, seat, now) for seat in seats],
        votes=[] if clock is None else [ClockVote(seat, choice) for seat, choice in sorted(clock.votes.items())],
        notices=[] if clock is None else list(clock.notices),
    )


def seat_time(control: TimeControl, seat: SeatClock, now: float) -> SeatTime:
    still = stopped(seat, now)
    running = seat.since is not None
    decision = None if control.move is None else max(0.0, control.move - (still.used if running or seat.out else 0.0))
    return SeatTime(left=rounded(still.left), decision=rounded(decision), running=running, out=seat.out)


def rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)
