"""What a seat knows, as numbers for networks."""

from __future__ import annotations

from motu.core.feature_buffer import FeatureBuffer
from motu_handsign.components import HandsignEdition
from motu_handsign.scoring import scores
from motu_handsign.state import Hands

MOST_SEATS = 5


def feature_names(_edition: HandsignEdition) -> list[str]:
    return ["round", "own_number", *(f"points_of_seat_{after}_after" for after in range(MOST_SEATS))]


def write_features(t: Hands, who: int, features: FeatureBuffer) -> None:
    """The round, one's own number, and the points beginning with one's own."""
    features.add(t.round)
    features.add(t.chosen[who] if who >= 0 else -1)
    points = scores(t)
    for after in range(MOST_SEATS):
        features.add(points[(max(who, 0) + after) % len(points)] if after < len(points) else 0)
