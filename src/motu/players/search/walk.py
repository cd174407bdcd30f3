"""The walk of a search: guess a table, go down the tree, try something new, play on a little, remember the outcome."""

from __future__ import annotations

import math
from typing import Any, Final, final

from mypy_extensions import i64

from motu.core.agenda import Decision, Moves, State
from motu.core.chance import WIDEST, Chance, seeded
from motu.core.rules import Rules
from motu.players.search.tree import Node

LEAD: Final = 12.0
"""A lead of so many points is worth about three wins in four."""
WIDENING: Final = 2.0
"""At a point that was visited n times at most this times the root of n moves are tried."""


@final
class Walk:
    """One search from what one seat knows: the root is its decision now.

    Every walk begins with a table guessed from the seat's knowledge, so the tree holds what is good on average over all
    tables that the seat can't tell apart. A move's statistics count how often it was available, because on another
    guess the others may hold other things.
    """

    def __init__(self, rules: Rules, table: State, seat: i64, seed: int, ahead: i64) -> None:
        self.rules = rules
        self.table = table
        self.seat: Final[i64] = seat
        self.chance = seeded(seed)
        self.ahead: Final[i64] = ahead
        self.root = Node(seat, -1)
        self.walks: i64 = 0
        self.moves = Moves()

    def walk(self, times: i64) -> None:
        for _ in range(times):
            self.once()

    def once(self) -> None:
        """Down the tree by urgency, one new node, a short play-out, and back up with everybody's reward."""
        state = self.rules.guess(self.table, self.seat, self.chance.below(WIDEST))
        moves = self.moves
        path: list[Node] = [self.root]
        node = self.root
        decision = state.proceed(moves)
        while decision is not None:
            node, new = self.choose(node, decision, moves)
            path.append(node)
            state.agenda.pop()
            decision.take(state, node.number - self.rules.first_numbers[type(decision)])
            decision = state.proceed(moves)
            if new:
                break
        play_on(state, decision, moves, self.chance, self.ahead)
        self.remember(state, path)
        self.walks += 1

    def choose(self, node: Node, decision: Decision[Any], moves: Moves) -> tuple[Node, bool]:
        """The move to try at a node: one that was not tried yet while there is room, otherwise the most urgent."""
        first: i64 = self.rules.first_numbers[type(decision)]
        seat: i64 = decision.seat
        untried: i64 = 0
        fresh: i64 = -1
        best: Node | None = None
        most: float = -1.0
        for i in range(moves.count):
            number: i64 = first + moves.items[i]
            known = node.child(seat, number)
            if known is None:
                untried += 1
                if self.chance.below(untried) == 0:
                    fresh = number
                continue
            known.available += 1
            urgency = known.urgency()
            if urgency > most:
                most = urgency
                best = known
        tried: i64 = moves.count - untried
        if best is None or (untried > 0 and float(tried) < 1.0 + WIDENING * math.sqrt(float(node.visits))):
            new = Node(seat, fresh)
            new.available = 1
            node.children.append(new)
            return new, True
        return best, False

    def remember(self, state: State, path: list[Node]) -> None:
        """Each move on the path gets the reward of the seat that made it."""
        self.root.visits += 1
        rewards: list[float] = [-1.0] * self.rules.seats[-1]
        for i in range(1, len(path)):
            node = path[i]
            if rewards[node.seat] < 0.0:
                rewards[node.seat] = reward(self.rules.worth(state, node.seat))
            node.visits += 1
            node.reward += rewards[node.seat]

    def favourite(self) -> Node:
        """The move that was tried most; of equals the one that brought more."""
        best = self.root.children[0]
        for node in self.root.children:
            if node.visits > best.visits or (node.visits == best.visits and node.reward > best.reward):
                best = node
        return best


def play_on(state: State, decision: Decision[Any] | None, moves: Moves, chance: Chance, ahead: i64) -> None:
    """Some random moves, so that what was begun comes to its effect before it is judged."""
    left: i64 = ahead
    while decision is not None and left > 0:
        state.agenda.pop()
        decision.take(state, moves.items[chance.below(moves.count)])
        decision = state.proceed(moves)
        left -= 1


def reward(lead: float) -> float:
    """A lead in points as a chance to win: winning counts most, a larger margin a little more."""
    return 1.0 / (1.0 + math.exp(-lead / LEAD))
