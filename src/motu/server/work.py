"""Long work: how urgent it is, who may do how much of it at a time, and what does it.

On a server processes do it (`workers.py`), in a browser another worker of the page.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final, Protocol, TypeVar

Result = TypeVar("Result")

HALF_LIFE: Final = 30.0
"""Seconds after which the processor time that a person used counts half."""
SOON: Final = 0
LATER: Final = 1
"""How urgent work is: that of both kinds waits in one queue, and what is needed soon goes first."""


class Died(Exception):
    """What did the work died, perhaps because of other work."""


class Pool(Protocol):
    """What does long work, where it keeps no table waiting."""

    def outstanding(self, person: str) -> int:
        """How much work of a person is running or waits."""
        ...  # pragma: no cover

    def load(self) -> int:
        """How much work is running or waits."""
        ...  # pragma: no cover

    def is_well(self) -> bool:
        """Whether the last work was not lost."""
        ...  # pragma: no cover

    @property
    def most(self) -> int:
        """How much work can run at the same time."""
        ...  # pragma: no cover

    async def do(self, work: Callable[[], Result], person: str = "", urgency: int = SOON) -> Result:
        """Do work and return its result. Raises Died if it was lost."""
        ...  # pragma: no cover

    async def close(self) -> None:
        """Start no other work."""
        ...  # pragma: no cover


class Ticket:
    """Work that waits for its turn."""

    def __init__(self, urgency: int, person: str, number: int) -> None:
        self.urgency: Final = urgency
        self.person: Final = person
        self.number: Final = number
        self.granted: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()


class Turns:
    """Whose work is next. At most `most` runs at a time.

    Of the work that waits, the most urgent goes first, and among equals that of the person who used the least time
    lately. Work that nobody waits for any more is dropped.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._running: list[str] = []
        """The persons whose work is running."""
        self._waiting: list[Ticket] = []
        self._used: dict[str, tuple[float, float]] = {}
        """Seconds that a person used lately, and when that was noted."""
        self._numbers = 0

    def outstanding(self, person: str) -> int:
        """How much work of a person is running or waits."""
        return self._running.count(person) + sum(ticket.person == person for ticket in self._waiting)

    def load(self) -> int:
        """How much work is running or waits."""
        return len(self._running) + len(self._waiting)

    async def take(self, person: str, urgency: int) -> None:
        """Wait until work of this person may run."""
        self._numbers += 1
        if len(self._running) < self.most and not self._waiting:
            self._running.append(person)
            return
        ticket = Ticket(urgency, person, self._numbers)
        self._waiting.append(ticket)
        try:
            await ticket.granted
        except asyncio.CancelledError:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            elif not ticket.granted.cancelled():  # it was granted in the same moment
                self.give_back(person, monotonic())
            raise

    def give_back(self, person: str, began: float) -> None:
        """Work has ended: note what was used, and let the next work run."""
        now = monotonic()
        self._running.remove(person)
        self._used[person] = (self._recent(person, now) + now - began, now)
        if len(self._used) > 10_000:
            self._used.pop(next(iter(self._used)))
        while self._waiting and len(self._running) < self.most:
            following = min(self._waiting, key=lambda one: (one.urgency, self._recent(one.person, now), one.number))
            self._waiting.remove(following)
            if not following.granted.done():
                self._running.append(following.person)
                following.granted.set_result(None)

    def cancel(self) -> None:
        """Drop everything that waits."""
        for ticket in self._waiting:
            ticket.granted.cancel()
        self._waiting.clear()

    def _recent(self, person: str, now: float) -> float:
        """Seconds that a person used lately."""
        used, noted = self._used.get(person, (0.0, now))
        return float(used * 0.5 ** ((now - noted) / HALF_LIFE))
