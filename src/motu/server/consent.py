"""Taking an answer back with everybody's consent: who asked for it, and who has agreed.

A request is over with the next move. It is kept in memory; processes announce it to each other like presence.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from msgspec import Struct, structs

from motu.core.errors import Illegal
from motu.server.messages import TakeBackInfo
from motu.server.store import TableStore

if TYPE_CHECKING:
    from motu.server.table import Table

ASKED: Final = "back"
ENDED: Final = "back-ended"


class TakeBack(Struct, frozen=True):
    """A request: the seat that wants to take its last answer back, after so many entries, and who has agreed."""

    id: str
    seat: int
    entries: int
    agreed: frozenset[int] = frozenset()


class Consent:
    """The request at one table, if there is one. Its methods are called while the table handles nothing else."""

    def __init__(self, table: str, store: TableStore) -> None:
        self._table = table
        self._store = store
        self._open: TakeBack | None = None
        self._refused_after = -1
        """The number of entries after which a request was refused: it is not repeated before the next move."""
        self._sending: set[asyncio.Task[None]] = set()

    def request(self, table: Table) -> TakeBack | None:
        """The request that is open now."""
        if self._open is not None and self._open.entries < table.entry_count:
            self._open = None
        is_known = self._open is not None and self._open.entries == table.entry_count
        return self._open if is_known else None

    def info(self, table: Table) -> TakeBackInfo | None:
        """The request as everybody at the table sees it."""
        request = self.request(table)
        return None if request is None else TakeBackInfo(request.id, request.seat, sorted(request.agreed))

    def ask(self, table: Table, seat: int) -> None:
        """Ask everybody else. Raises Illegal if there is nothing to take back, or they were asked already."""
        if self.request(table) is not None:
            raise Illegal("already-asked-to-take-back")
        if self._refused_after == table.entry_count:
            raise Illegal("take-back-refused")
        if table.session is None or not table.session.may_take_back(seat):
            raise Illegal("nothing-to-undo")
        self._open = TakeBack(secrets.token_hex(8), seat, table.entry_count)
        self._announce_open()

    def agree(self, table: Table, seat: int, id: str) -> None:
        """Somebody agrees. Raises Illegal if the request is over."""
        request = self._named(table, id)
        if seat == request.seat:
            raise Illegal("not-your-decision", number=seat, asked=[str(one) for one in self.missing(table, request)])
        self._open = structs.replace(request, agreed=request.agreed | {seat})
        self._announce_open()

    def refuse(self, table: Table, seat: int, id: str) -> None:
        """Somebody refuses, or who asked withdraws it. Raises Illegal if the request is over."""
        request = self._named(table, id)
        self._end(request)
        self._announce(f"{ENDED} {request.id} {seat} {request.entries}")

    def agreed_for(self, table: Table) -> int | None:
        """The seat whose answer everybody agrees to take back; None as long as somebody has not agreed."""
        request = self.request(table)
        if request is None or self.missing(table, request) or not table.seats[request.seat].is_person:
            return None
        return request.seat

    def missing(self, table: Table, request: TakeBack) -> list[int]:
        """The people who have not agreed yet. Bots always agree."""
        others = [number for number, seat in enumerate(table.seats) if seat.is_person and number != request.seat]
        return [number for number in others if number not in request.agreed]

    def resend(self, table: Table) -> None:
        """Tell a process that has just opened the table."""
        if self.request(table) is not None:
            self._announce_open()

    def receive(self, table: Table, what: str) -> int | None:
        """Process an announcement of another process. Returns who refused, if somebody did.

        It may come before the entries that it is about. What is over here already is not opened again.
        """
        word, id, seat, entries, *agreed = what.split(" ")
        if int(entries) < table.entry_count or self._refused_after == int(entries):
            return None
        if word == ENDED:
            self._end(TakeBack(id, int(seat), int(entries)))
            return int(seat)
        before = self._open
        known = before.agreed if before is not None and before.id == id else frozenset()
        if before is None or before.id >= id or before.entries < int(entries):
            theirs = frozenset(int(one) for one in agreed)
            self._open = TakeBack(id, int(seat), int(entries), known | theirs)
        return None

    def _named(self, table: Table, id: str) -> TakeBack:
        request = self.request(table)
        if request is None or request.id != id:
            raise Illegal("take-back-over")
        return request

    def _end(self, request: TakeBack) -> None:
        self._refused_after = request.entries
        self._open = None

    def _announce_open(self) -> None:
        request = self._open
        assert request is not None
        agreed = "".join(f" {seat}" for seat in sorted(request.agreed))
        self._announce(f"{ASKED} {request.id} {request.seat} {request.entries}{agreed}")

    def _announce(self, what: str) -> None:
        sending = asyncio.create_task(self._store.announce(self._table, what))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)


def is_consent(what: str) -> bool:
    """Whether a notice is about taking back."""
    return what.startswith(ASKED)
