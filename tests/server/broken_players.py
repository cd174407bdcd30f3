"""Bots that fail, each in its own way; the servers of the tests know them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

from motu.players import PLAYERS, Knowledge, Player


class Raises:
    def __init__(self, _seed: int) -> None: ...

    def choose(self, _knowledge: Knowledge) -> int:
        raise RuntimeError("this bot is broken")


class Quits(Raises):
    """Would end the server, if its error came there as it is."""

    def choose(self, _knowledge: Knowledge) -> int:
        raise SystemExit(3)


class Stubborn(Exception):
    """Can't be sent from one process to another."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__()


class CannotBeSent(Raises):
    def choose(self, _knowledge: Knowledge) -> int:
        raise Stubborn(1, 2)


class OutOfMemory(Raises):
    def choose(self, _knowledge: Knowledge) -> int:
        raise MemoryError


class Dies(Raises):
    """Takes its worker process with it."""

    def choose(self, _knowledge: Knowledge) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


class Cheats(Raises):
    def choose(self, knowledge: Knowledge) -> int:
        return max(knowledge.moves()) + 1


class Unmakeable:
    def __init__(self, _seed: int) -> None:
        raise ValueError("this bot can't be made")

    def choose(self, _knowledge: Knowledge) -> int:
        return 0


BROKEN: dict[str, Callable[[int], Player]] = {
    "raises": Raises,
    "quits": Quits,
    "cannot-be-sent": CannotBeSent,
    "out-of-memory": OutOfMemory,
    "dies": Dies,
    "cheats": Cheats,
    "unmakeable": Unmakeable,
}


def known_to_servers() -> None:
    PLAYERS.update(BROKEN)
