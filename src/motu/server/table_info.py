"""A table as its guests see it from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from motu.players.levels import goes_without_network
from motu.server.messages import SeatInfo, TableInfo
from motu.server.store import Seat

if TYPE_CHECKING:
    from motu.server.table import Table


def table_info(table: Table, guest: str | None, hidden: frozenset[str]) -> TableInfo:
    """Who sits where, what is asked, and what this guest may do. People in `hidden` have no names."""
    asked = [] if table.session is None or table.is_stopped else table.session.state.waiting()
    view = None if table.session is None or not asked else table.rules.seen(table.session.state, None)
    here = {seat for one in table.presence.seats() for seat in (one, *table.seats_of(table.seats[one].guest))}
    stopped: Literal["", "clock", "host"] = ""
    if table.is_stopped:
        stopped = "host" if table.is_closed_by_host else "clock"
    return TableInfo(
        id=table.header.id,
        game=table.header.game,
        title=table.header.title,
        options=table.options(),
        seats=[
            seat_info(table, seat, seat.is_person and number in here, seat.guest in hidden)
            for number, seat in enumerate(table.seats)
        ],
        stage=table.stage,
        listed=table.header.listed,
        hints=table.header.hints,
        watchable=table.header.watchable,
        imported=table.header.imported,
        tutorial=table.header.tutorial,
        version=table.header.version,
        edition=table.edition,
        you=table.seat_of(guest),
        owner=guest is not None and guest == table.header.owner,
        asked=table.archive.asked if table.archive else [] if view is None else view["asked"],
        decision=None if view is None else view["decision"],
        changed=table.changed_at,
        rematch=table.header.rematch,
        problem=table.problem,
        clock=None if table.clock is None else table.clock.info(),
        stopped=stopped,
        one_device=table.is_one_device,
        rated=table.header.rated,
        taken_back=table.taken_back,
    )


def seat_info(table: Table, seat: Seat, here: bool, hidden: bool) -> SeatInfo:
    return SeatInfo(
        seat.kind,
        "" if hidden else seat.name,
        seat.level,
        here,
        lacks_network(table, seat),
        hidden,
        "" if hidden else seat.avatar,
    )


def lacks_network(table: Table, seat: Seat) -> bool:
    """Whether a bot plays without its network at this table."""
    return seat.level is not None and goes_without_network(seat.level, table.rules, len(table.seats))
