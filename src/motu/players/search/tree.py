"""The trees of a search. Each seat has a tree of its own, made of what that seat can observe."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

HIDDEN_MOVE: Final = -2
"""The action id of every move that the owner of a tree does not see."""
EVEN: Final = 0.5
"""The prior of a move about which nothing is known."""
PRIOR_VISITS: Final = 1.0
"""The prior of a move counts like this many visits."""


@final
class Node:
    """A move in the tree of one seat. `seat` is the seat that makes the move, not the owner of the tree.

    `availability` counts how often the move could have been chosen: in another determinization it may not be legal.
    A child without visits is a move that was evaluated but not tried yet.
    """

    def __init__(self, seat: i64, action_id: i64, prior: float) -> None:
        self.seat: Final[i64] = seat
        self.action_id: Final[i64] = action_id
        self.prior: Final = prior
        self.children: list[Node] = CHILDLESS
        self.availability: i64 = 0
        self.visits: i64 = 0
        self.total_reward: float = 0.0

    def child(self, seat: i64, action_id: i64, likely: i64 = 0) -> Node | None:
        """The child for a seat's move, if there is one. It is looked for from its likely place on."""
        children = self.children
        count: i64 = len(children)
        at: i64 = likely
        for _ in range(count):
            if at >= count:
                at = 0
            node = children[at]
            if node.action_id == action_id and node.seat == seat:
                return node
            at += 1
        return None

    def add(self, child: Node) -> None:
        """Add a child."""
        if self.children is CHILDLESS:
            self.children = [child]
        else:
            self.children.append(child)

    def child_or_new(self, seat: i64, action_id: i64) -> Node:
        """The child for another seat's move, added if it is new. It gets no statistics in this tree."""
        known = self.child(seat, action_id)
        if known is None:
            known = Node(seat, action_id, EVEN)
            self.add(known)
        return known

    def mean(self) -> float:
        """The mean reward, with the prior counted in."""
        return (self.total_reward + PRIOR_VISITS * self.prior) / (float(self.visits) + PRIOR_VISITS)

    def upper_confidence_bound(self, exploration: float) -> float:
        """The mean plus an exploration term, which uses the availability instead of the visits of the parent."""
        return self.mean() + exploration * math.sqrt(
            math.log(float(self.availability) + 1.0) / (float(self.visits) + PRIOR_VISITS)
        )


CHILDLESS: Final[list[Node]] = []
"""What all nodes without children share, so that no list is made for them. It is never changed."""
