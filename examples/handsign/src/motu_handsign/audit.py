"""The law of this game: points come only from what was shown."""

from __future__ import annotations

from motu.core.errors import Broken
from motu_handsign.state import Hands


def audit(t: Hands) -> None:
    """Raise Broken if the points do not follow from what was shown."""
    expected = sum(sum(numbers) for numbers in t.shown) * (t.seat_count() - 1)
    found = sum(t.from_others)
    if found != expected:
        raise Broken("pieces-not-conserved", piece="points", found=found, expected=expected)
