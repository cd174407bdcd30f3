"""The player that searches: within a number of walks or a time, the same with the same seed where walks are counted."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from motu.core.chance import WIDEST, seeded
from motu.players.knowledge import Knowledge
from motu.players.search.walk import Walk


@dataclass(frozen=True)
class Budget:
    """How long to think: so many walks, or seconds if they are given; and how far ahead each walk plays on."""

    walks: int = 400
    seconds: float | None = None
    ahead: int = 12


class Search:
    """Chooses the move that was tried most on the way through many guessed tables."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.chance = seeded(seed)
        self.budget = budget or Budget()

    def choose(self, knowledge: Knowledge) -> int:
        moves = knowledge.moves()
        if len(moves) == 1:
            return moves[0]
        walk = Walk(knowledge.rules, knowledge.guess(0), knowledge.seat, self.chance.below(WIDEST), self.budget.ahead)
        if self.budget.seconds is None:
            walk.walk(self.budget.walks)
        else:
            end = perf_counter() + self.budget.seconds
            while perf_counter() < end:
                walk.walk(20)
        first = knowledge.rules.first_numbers[type(knowledge.decision())]
        return walk.favourite().number - first
