"""The tree of a search: what was tried at each point of a game as one seat knows it."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

EXPLORATION: Final = 0.7
"""How much a move that was tried little is preferred; rewards lie between 0 and 1."""


@final
class Node:
    """A move that was tried: how often it could have been, how often it was, and what it brought to who made it."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: Final[i64] = seat
        self.number: Final[i64] = number
        self.children: list[Node] = []
        self.available: i64 = 0
        self.visits: i64 = 0
        self.reward: float = 0.0

    def child(self, seat: i64, number: i64) -> Node | None:
        """The node of a seat's move at this point, if it was tried."""
        for node in self.children:
            if node.number == number and node.seat == seat:
                return node
        return None

    def mean(self) -> float:
        return self.reward / float(self.visits) if self.visits > 0 else 0.5

    def urgency(self) -> float:
        """The upper confidence bound, by how often the move was there to be chosen."""
        return self.mean() + EXPLORATION * math.sqrt(math.log(float(self.available)) / float(self.visits))
