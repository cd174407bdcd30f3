"""Who has a table open, in this process and in the others."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from time import monotonic
from typing import Final

from msgspec import Struct

from motu.server.listener import Listener
from motu.server.store import Store

PROCESS: Final = secrets.token_hex(4)
"""Names this process to the others."""
BELIEVED_FOR: Final = 45.0
"""Seconds after which a process that says nothing any more is thought to be gone."""
HERE: Final = "here"
WHO: Final = "who"


class Elsewhere(Struct, frozen=True):
    """What another process said about its listeners."""

    seats: frozenset[int]
    watchers: int
    said: float


class Presence:
    """Who is here. Other processes are told when somebody comes or goes, and tell theirs when they are asked."""

    def __init__(self, table: str, store: Store, listeners: list[Listener]) -> None:
        self._table = table
        self._store = store
        self._listeners = listeners
        self._elsewhere: dict[str, Elsewhere] = {}
        self._telling: set[asyncio.Task[None]] = set()

    def seats(self) -> set[int]:
        here = {listener.who for listener in self._listeners if listener.who is not None}
        return here.union(*(other.seats for other in self._others()))

    def watchers(self) -> int:
        here = sum(listener.who is None for listener in self._listeners)
        return here + sum(other.watchers for other in self._others())

    def _others(self) -> Iterable[Elsewhere]:
        oldest = monotonic() - BELIEVED_FOR
        return [other for other in self._elsewhere.values() if other.said > oldest]

    def tell(self) -> None:
        """Tell the other processes who is here."""
        seats = ",".join(str(who) for who in sorted({w.who for w in self._listeners if w.who is not None}))
        watchers = sum(listener.who is None for listener in self._listeners)
        self._announce(f"{HERE} {PROCESS} {watchers} {seats}")

    def ask(self) -> None:
        """Ask the other processes who is there."""
        self._announce(WHO)

    def hear(self, what: str) -> bool:
        """Take in what another process says; True if something changed."""
        if what == WHO:
            if self._listeners:
                self.tell()
            return False
        _, process, watchers, seats = what.split(" ")
        if process == PROCESS:
            return False
        before = self._elsewhere.get(process)
        told = Elsewhere(frozenset(int(seat) for seat in seats.split(",") if seat), int(watchers), monotonic())
        self._elsewhere[process] = told
        return before is None or (before.seats, before.watchers) != (told.seats, told.watchers)

    def _announce(self, what: str) -> None:
        telling = asyncio.create_task(self._store.announce(self._table, what))
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)


def is_presence(what: str) -> bool:
    """Whether a notice says or asks who is where."""
    return what == WHO or what.startswith(HERE)
