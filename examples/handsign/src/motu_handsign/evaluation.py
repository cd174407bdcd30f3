"""What a position is worth: the points so far, and an average for each round to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from motu.core.weights import load_weights
from motu_handsign.scoring import scores
from motu_handsign.state import OPEN, Hands

WEIGHTS: Final = load_weights(__file__)
ROUND_TO_COME: Final = WEIGHTS.index("round_to_come")


def expected_score(t: Hands, who: int, weights: vec[float]) -> float:
    """The points of a seat at the end, as far as they can be told."""
    this_round = 0.0 if t.over() else worth_of_choice(t, who)
    return scores(t)[who] + this_round + (t.edition.rounds - t.round) * weights[ROUND_TO_COME]


def worth_of_choice(t: Hands, who: int) -> float:
    """What the numbers that are chosen bring, if those that are not add nothing."""
    chosen = [max(0, number) for number in t.chosen]
    own = t.chosen[who]
    alone = own if own != OPEN and t.chosen.count(own) == 1 else 0
    return sum(chosen) - chosen[who] + alone


def expected_lead(t: Hands, who: int, weights: vec[float]) -> float:
    """The expected score minus that of the best other."""
    others = [expected_score(t, seat, weights) for seat in range(t.seat_count()) if seat != who]
    return expected_score(t, who, weights) - max(others)
