"""The trees of a search: what was tried at each point of a game, as one seat knows it."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

UNSEEN: Final = -2
"""Stands for every move that the owner of a tree is not shown."""
TRUST: Final = 1.0
"""What a move seems to be worth at first sight counts like so many walks."""


@final
class Node:
    """A move in the tree of one seat: how often it could have been tried, how often it was, and what it brought."""

    def __init__(self, seat: i64, number: i64, promise: float) -> None:
        self.seat: Final[i64] = seat
        self.number: Final[i64] = number
        self.promise: Final = promise
        self.children: list[Node] = []
        self.available: i64 = 0
        self.visits: i64 = 0
        self.reward: float = 0.0

    def child(self, seat: i64, number: i64) -> Node | None:
        """The node of a seat's move at this point, if there is one."""
        for node in self.children:
            if node.number == number and node.seat == seat:
                return node
        return None

    def followed(self, seat: i64, number: i64) -> Node:
        """The node of another seat's move; only a seat's own moves are judged in its tree."""
        known = self.child(seat, number)
        if known is None:
            known = Node(seat, number, 0.5)
            self.children.append(known)
        return known

    def mean(self) -> float:
        """The reward a walk, with the first impression counted in."""
        return (self.reward + TRUST * self.promise) / (float(self.visits) + TRUST)

    def urgency(self, exploration: float) -> float:
        """The upper confidence bound, by how often the move was there to be chosen."""
        return self.mean() + exploration * math.sqrt(
            math.log(float(self.available) + 1.0) / (float(self.visits) + TRUST)
        )
