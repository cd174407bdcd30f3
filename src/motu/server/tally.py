"""What every seat would score if the game ended now, counted by the rules on what a listener can know."""

from __future__ import annotations

from typing import Final

from motu.core.agenda import State
from motu.core.rules import Rules
from motu.server.messages import Amount, SeatTally

GUESSES: Final = 16
"""On how many guessed tables the points are counted."""


def tally_of(rules: Rules, state: State, who: int | None) -> list[SeatTally]:
    """The points of each seat, and those of each source, as `who` can know them; None is a spectator.

    They are counted on guessed tables. What is open is the same on all of them, so it is exact; of what is hidden there
    is the mean, the least and the most.
    """
    tables = [rules.guessed(state, who, seed) for seed in range(GUESSES)]
    scores = [rules.scores(table) for table in tables]
    sources = [rules.breakdown(table) for table in tables]
    return [
        SeatTally(
            amount([one[seat] for one in scores]),
            {source: amount([one[seat][source] for one in sources]) for source in sources[0][seat]},
        )
        for seat in range(state.seat_count())
    ]


def amount(counts: list[int]) -> Amount:
    """The mean, the least and the most of some counts."""
    return Amount(sum(counts) / len(counts), min(counts), max(counts))
