"""Playing on from a position: who may do that with which table, and the record that leads there."""

from __future__ import annotations

from motu.core.errors import Illegal
from motu.core.history import state_at_log_length, state_before
from motu.core.record import Record, record
from motu.server.errors import Forbidden
from motu.server.http_messages import Fork
from motu.server.seating import ME
from motu.server.table import Table


def fork_of(table: Table, asked: Fork, guest: str) -> Record:
    """The record up to a position. Raises Forbidden or Illegal if one can't play on from there.

    A finished game hides nothing any more, so everybody who may see it may play on at any seat. While a game runs, only
    somebody whose opponents are all bots may do so, and only at their own seat.
    """
    session = table.session
    if session is None:
        raise Illegal("table-archived" if table.archive is not None else "not-begun")
    if not table.is_over:
        own = table.seat_of(guest)
        if own is None or not table.is_alone(own) or table.is_stopped:
            raise Forbidden("fork-running")
        if any(who == ME and seat != own for seat, who in enumerate(asked.seats)):
            raise Forbidden("fork-own-seat")
        if asked.before is not None:
            raise Illegal("not-over")
    if len(asked.seats) != len(table.seats):
        raise Illegal("fork-seats", expected=len(table.seats), found=len(asked.seats))
    rules, state = table.rules, session.state
    if asked.before is not None:
        past = state_before(rules, state, asked.before)
    else:
        past = state_at_log_length(rules, state, asked.at)
    if past.pending() is None:
        raise Illegal("fork-at-end")
    stored = record(rules, past)
    stored.version, stored.options = table.header.version, list(table.header.options)
    return stored
