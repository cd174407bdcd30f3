"""A digest of many games, to compare two ways of running the same rules."""

from __future__ import annotations

import hashlib
import sys
from typing import Any

from motu import compiled
from motu.core.agenda import State
from motu.core.chance import seeded
from motu.core.full_state import full_state
from tests.contract.tables import Kind, kinds

LOOK_EVERY = 17


def looked_at(kind: Kind, state: State, seat: int, number: int) -> list[Any]:
    """What the rules make of one decision: the table, the views, the choices, a guess, and a clone that goes on."""
    rules = kind.rules
    views = [rules.seen(state, who) for who in (None, *range(kind.seats))]
    features = [rules.features(state, who) for who in range(kind.seats)]
    guess = rules.guessed(state, number % kind.seats, number)
    twin = rules.clone(state)
    twin.take(rules.pending(twin).moves(twin)[-1])
    return [full_state(state), views, features, rules.choices(state, seat), full_state(guess), full_state(twin)]


def digest(game: str) -> str:
    """A hash over every option, state and log of seeded games of all kinds of tables, and over what seats see."""
    found = hashlib.sha256()
    for kind in kinds():
        if kind.game != game:
            continue
        chance = seeded(77)
        state = kind.setup(123)
        while (decision := state.pending()) is not None:
            moves = decision.moves(state)
            found.update(repr(moves).encode())
            number = len(state.answers or [])
            if number % LOOK_EVERY == 0:
                found.update(repr(looked_at(kind, state, decision.seat, number)).encode())
            state.take(moves[chance.below(len(moves))])
        guess = kind.rules.guessed(kind.setup(9), 0, 4)
        found.update(repr([full_state(state), kind.rules.full_log(state), full_state(guess)]).encode())
        found.update(repr([kind.rules.scores(state), kind.rules.features(state, 0)]).encode())
    return found.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(f"{'compiled' if compiled() else 'pure'} {digest(sys.argv[1])}\n")
