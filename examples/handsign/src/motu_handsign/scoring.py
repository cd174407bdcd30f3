"""Points by source, and who has won (HS-E1)."""

from __future__ import annotations

from motu_handsign.state import Hands


def scores(t: Hands) -> list[int]:
    return [others + alone for others, alone in zip(t.from_others, t.alone, strict=True)]


def places(t: Hands) -> list[int]:
    points = scores(t)
    return [sum(other > own for other in points) for own in points]


def breakdown(t: Hands) -> list[dict[str, int]]:
    return [{"others": others, "alone": alone} for others, alone in zip(t.from_others, t.alone, strict=True)]
