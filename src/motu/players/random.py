"""The random player: any legal move, all equally likely."""

from __future__ import annotations

from motu.core.chance import seeded
from motu.players.knowledge import Knowledge


class Random:
    """Plays at random."""

    def __init__(self, seed: int) -> None:
        self.chance = seeded(seed)

    def choose(self, knowledge: Knowledge) -> int:
        """Any legal move."""
        moves = knowledge.moves()
        return moves[self.chance.below(len(moves))]
