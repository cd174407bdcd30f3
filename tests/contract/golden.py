"""A digest of many games, to compare two ways of running the same rules."""

from __future__ import annotations

import hashlib
import sys

from motu import compiled
from motu.core.chance import seeded
from motu.core.laid_open import laid_open
from tests.contract.tables import kinds


def digest(game: str) -> str:
    """A hash over every option, state and log of seeded games of all kinds of tables."""
    found = hashlib.sha256()
    for kind in kinds():
        if kind.game != game:
            continue
        chance = seeded(77)
        state = kind.setup(123)
        while (decision := state.pending()) is not None:
            moves = decision.moves(state)
            found.update(repr(moves).encode())
            state.take(moves[chance.below(len(moves))])
        guess = kind.rules.guessed(kind.setup(9), 0, 4)
        found.update(repr([laid_open(state), kind.rules.told(state), laid_open(guess)]).encode())
        found.update(repr([kind.rules.scores(state), kind.rules.features(state, 0)]).encode())
    return found.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(f"{'compiled' if compiled() else 'pure'} {digest(sys.argv[1])}\n")
