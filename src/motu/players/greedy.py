"""The greedy player: looks one decision ahead on a few guessed tables and takes what is worth most there."""

from __future__ import annotations

from typing import Final

from motu.core.chance import WIDEST, seeded
from motu.players.knowledge import Knowledge

TABLES: Final = 4
"""On so many guessed tables each move is tried."""


class Greedy:
    """Of a hundred decisions `slips` are left to chance: that makes an easier opponent."""

    def __init__(self, seed: int, slips: int = 0) -> None:
        self.chance = seeded(seed)
        self.slips = slips

    def choose(self, knowledge: Knowledge) -> int:
        moves = knowledge.moves()
        if len(moves) == 1:
            return moves[0]
        if self.slips and self.chance.below(100) < self.slips:
            return moves[self.chance.below(len(moves))]
        hopes = [0.0] * len(moves)
        for _ in range(TABLES):
            table = knowledge.guess(self.chance.below(WIDEST))
            for i, move in enumerate(moves):
                after = table.clone()
                after.take(move)
                hopes[i] += knowledge.rules.worth(after, knowledge.seat)
        best = [move for move, hope in zip(moves, hopes, strict=True) if hope == max(hopes)]
        return best[self.chance.below(len(best))]
