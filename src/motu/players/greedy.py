"""The greedy player: tries every move on a few determinizations and takes the one with the best expected lead."""

from __future__ import annotations

from typing import Final

from motu.core.chance import WIDEST, seeded
from motu.players.knowledge import Knowledge

DETERMINIZATIONS: Final = 4
"""Guessed tables on which each move is tried."""


class Greedy:
    """Looks one decision ahead. `random_move_rate` is the share of random moves, for easier opponents."""

    def __init__(self, seed: int, random_move_rate: float = 0.0) -> None:
        self.chance = seeded(seed)
        self.random_percent = round(100 * random_move_rate)

    def choose(self, knowledge: Knowledge) -> int:
        """The move with the best expected lead, or sometimes a random one."""
        moves = knowledge.moves()
        if len(moves) == 1:
            return moves[0]
        if self.random_percent and self.chance.below(100) < self.random_percent:
            return moves[self.chance.below(len(moves))]
        leads = [0.0] * len(moves)
        for _ in range(DETERMINIZATIONS):
            table = knowledge.guess(self.chance.below(WIDEST))
            for i, move in enumerate(moves):
                after = table.clone()
                after.take(move)
                leads[i] += knowledge.rules.expected_lead(after, knowledge.seat)
        best = [move for move, lead in zip(moves, leads, strict=True) if lead == max(leads)]
        return best[self.chance.below(len(best))]
