"""Tables that are stored but can't be opened: the reason, for the log and for the guests."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager

from motu.core.errors import BadRecord, Illegal, MotuError
from motu.core.record import resume
from motu.core.rules import Rules
from motu.server.errors import Missing
from motu.server.http_messages import UnreadableTable
from motu.server.identity import short_id
from motu.server.messages import problem_of
from motu.server.store import Entry, Header, Seat, TableStore
from motu.server.table import Table

_log = logging.getLogger(__name__)


class Unreadable:
    """Logs each reason once: the guests of a table ask for it again and again."""

    def __init__(self) -> None:
        self._reported: dict[str, str] = {}

    def report(self, id: str, error: Exception) -> MotuError:
        """Log why a table can't be read; returns the error for its guests."""
        if isinstance(error, Missing):  # nothing is wrong with a table that is not there
            return error
        reason = f"{type(error).__name__}: {error}"
        if self._reported.get(id) != reason:
            self._reported[id] = reason
            _log.error("table %s can't be read: %s", short_id(id), reason, exc_info=error)
        return error_for_guest(id, error)

    def forget(self, id: str) -> None:
        """The table can be read again."""
        self._reported.pop(id, None)


@contextmanager
def as_unreadable_table(id: str) -> Iterator[None]:
    """Turn anything that goes wrong with stored data into an error with a message."""
    try:
        yield
    except MotuError:
        raise
    except Exception as error:
        raise BadRecord("table-spoilt", table=id) from error


def error_for_guest(id: str, error: Exception) -> MotuError:
    """The error for a guest. An entry may be secret, so none is quoted."""
    if isinstance(error, MotuError) and not isinstance(error, Illegal) and error.id != "record-illegal":
        return error
    return BadRecord("table-spoilt", table=id)


def check_stored(rules: Rules, header: Header, seats: list[Seat], entries: list[Entry]) -> None:
    """Whether a table can be opened, and a game that still waits for players can begin; raises BadRecord if not."""
    if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
        raise BadRecord("table-spoilt", table=header.id)
    if any(seat.is_open for seat in seats):
        resume(rules, header.record(len(seats), [entry.entry for entry in entries]))


async def split_readable(
    ids: Sequence[str], get: Callable[[str], Awaitable[Table]], store: TableStore
) -> tuple[list[Table], list[UnreadableTable]]:
    """The tables that can be read, and the others."""
    tables: list[Table] = []
    others: list[UnreadableTable] = []
    for id in ids:
        try:
            tables.append(await get(id))
        except MotuError as error:
            others.append(await listed_as_unreadable(store, id, error))
    return tables, others


async def listed_as_unreadable(store: TableStore, id: str, error: MotuError) -> UnreadableTable:
    """A table in its guest's list; one whose header can't be read has no more than its id."""
    try:
        header = await store.header(id)
    except MotuError:
        header = None
    return UnreadableTable(id, header.game if header else "", header.title if header else "", problem_of(error))
