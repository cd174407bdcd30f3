"""What the log tells."""

from __future__ import annotations

from dataclasses import dataclass

from motu.core.agenda import Event


@dataclass(frozen=True)
class HandsShown(Event):
    """The numbers of a round, by seat."""

    numbers: list[int]
