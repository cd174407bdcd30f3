"""Long work in a browser: another worker of the page does it, so that the tables answer meanwhile."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from time import monotonic
from typing import Protocol

from motu.server.work import SOON, Died, Result, Turns


class Thinker(Protocol):
    """What runs work elsewhere. The page gives it."""

    async def run(self, work: bytes) -> bytes:
        """Run pickled work there, and return its pickled outcome. Raises Died if it was lost."""
        ...  # pragma: no cover


class Thinking:
    """A pool of one worker. Work that waits takes turns as on a server."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._turns = Turns(1)
        self._died = False

    @property
    def most(self) -> int:
        """How much work can run at the same time."""
        return self._turns.most

    def outstanding(self, person: str) -> int:
        """How much work of a person is running or waits."""
        return self._turns.outstanding(person)

    def load(self) -> int:
        """How much work is running or waits."""
        return self._turns.load()

    def is_well(self) -> bool:
        """Whether the last work was not lost."""
        return not self._died

    async def do(self, work: Callable[[], Result], person: str = "", urgency: int = SOON) -> Result:
        """Do work and return its result. Raises Died if it was lost."""
        await self._turns.take(person, urgency)
        began = monotonic()
        try:
            outcome = await self._thinker.run(pickle.dumps(work))
        except Died:
            self._died = True
            raise
        finally:
            self._turns.give_back(person, began)
        self._died = False
        result, error = pickle.loads(outcome)  # noqa: S301 - the same page has made it
        if error is not None:
            raise error
        return result  # type: ignore[no-any-return]  # as the work has it, which was pickled

    async def close(self) -> None:
        """Start no other work."""
        self._turns.cancel()


def run(work: bytes) -> bytes:
    """Run pickled work here: the other side of a Thinker."""
    try:
        return pickle.dumps((pickle.loads(work)(), None))  # noqa: S301 - the same page has made it
    except Exception as error:
        return pickle.dumps((None, error))
