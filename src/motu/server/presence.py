"""Who has a table open, in this process and in the others."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from time import monotonic
from typing import Final

from msgspec import Struct

from motu.server.listener import Listener
from motu.server.store import TableStore

PROCESS: Final = secrets.token_hex(4)
"""Names this process to the others."""
EXPIRES_AFTER: Final = 45.0
"""Seconds after which a silent process is considered gone."""
HERE: Final = "here"
WHO: Final = "who"


class Elsewhere(Struct, frozen=True):
    """The last announcement of another process."""

    seats: frozenset[int]
    watchers: int
    received: float


class Presence:
    """Who has this table open. Processes announce changes to each other, and answer when one asks."""

    def __init__(self, table: str, store: TableStore, listeners: list[Listener]) -> None:
        self._table = table
        self._store = store
        self._listeners = listeners
        self._elsewhere: dict[str, Elsewhere] = {}
        self._sending: set[asyncio.Task[None]] = set()

    def seats(self) -> set[int]:
        """The seats whose players have the table open."""
        here = {listener.who for listener in self._listeners if listener.who is not None}
        return here.union(*(other.seats for other in self._others()))

    def watchers(self) -> int:
        """The number of spectators."""
        here = sum(listener.who is None for listener in self._listeners)
        return here + sum(other.watchers for other in self._others())

    def _others(self) -> Iterable[Elsewhere]:
        oldest = monotonic() - EXPIRES_AFTER
        return [other for other in self._elsewhere.values() if other.received > oldest]

    def send(self) -> None:
        """Announce to the other processes who is here."""
        seats = ",".join(str(who) for who in sorted({w.who for w in self._listeners if w.who is not None}))
        watchers = sum(listener.who is None for listener in self._listeners)
        self._announce(f"{HERE} {PROCESS} {watchers} {seats}")

    def ask(self) -> None:
        """Ask the other processes who is there."""
        self._announce(WHO)

    def receive(self, what: str) -> bool:
        """Process an announcement of another process. True if something changed."""
        if what == WHO:
            if self._listeners:
                self.send()
            return False
        _, process, watchers, seats = what.split(" ")
        if process == PROCESS:
            return False
        before = self._elsewhere.get(process)
        latest = Elsewhere(frozenset(int(seat) for seat in seats.split(",") if seat), int(watchers), monotonic())
        self._elsewhere[process] = latest
        return before is None or (before.seats, before.watchers) != (latest.seats, latest.watchers)

    def _announce(self, what: str) -> None:
        sending = asyncio.create_task(self._store.announce(self._table, what))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)


def is_presence(what: str) -> bool:
    """Whether a notice is about presence."""
    return what == WHO or what.startswith(HERE)
