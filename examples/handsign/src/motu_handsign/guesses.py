"""Guesses: tables that a seat can't tell from the real one."""

from __future__ import annotations

from motu.core.chance import seeded
from motu_handsign.components import NUMBERS
from motu_handsign.state import OPEN, Hands


def guessed(t: Hands, who: int, seed: int) -> Hands:
    """What others have chosen is drawn anew; what this seat has chosen stays."""
    guess = Hands(t.edition, [], t.chance.clone(), t.seat_count())
    guess.copy_from(t)
    guess.chance = seeded(seed)
    for seat in range(t.seat_count()):
        if seat != who and t.chosen[seat] != OPEN:
            guess.chosen[seat] = guess.chance.below(NUMBERS)
    return guess
