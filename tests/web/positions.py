"""Tables that stand right before a decision of a kind, found by random play and brought to the page as records."""

from __future__ import annotations

import random
from functools import cache

from motu import RULES, Record
from motu.core.record import written
from motu.core.rules import words_id
from motu.core.sitting import Sitting

MOST_GAMES = 3000


@cache
def positions(game: str) -> dict[str, Record]:
    """For every kind of decision a record that ends where seat 0 is asked it and has a choice."""
    rules = RULES[game]
    wanted = {words_id(kind.__name__) for kind, _ in rules.decisions}
    found: dict[str, Record] = {}
    for seed in range(MOST_GAMES):
        seats = rules.seats[seed % len(rules.seats)]
        sitting = Sitting(rules, rules.setup(seats, seed, dict.fromkeys(rules.options, seed % 2 == 1)))
        chance = random.Random(seed)
        while (asked := sitting.state.pending()) is not None:
            kind = words_id(type(asked).__name__)
            tokens = [rules.token(sitting.state, move) for move in asked.moves(sitting.state)]
            if asked.seat == 0 and len(tokens) > 1 and kind not in found:
                found[kind] = written(sitting)
            sitting.answer(asked.seat, chance.choice(tokens))
        if set(found) == wanted:
            break
    assert set(found) == wanted, f"never met: {sorted(wanted - set(found))}"
    return found
