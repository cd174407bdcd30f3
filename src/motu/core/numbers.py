"""A buffer of numbers: what a seat knows, written where a training loop reads it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Numbers:
    """Room for whole numbers, written one after the other from `count` on.

    NumPy looks at `items` without a copy, so a game writes straight into what a network reads.
    """

    __slots__ = ("count", "items")
    items: vec[i64]
    count: i64

    def __init__(self, room: i64) -> None:
        self.items = vec[i64]([i64(0)] * room)
        self.count = 0

    def add(self, number: i64) -> None:
        items = self.items
        at: i64 = self.count
        items[at] = number
        self.count = at + 1

    def flag(self, holds: bool) -> None:
        """One if something holds, otherwise zero."""
        self.add(1 if holds else 0)

    def zeros(self, many: i64) -> None:
        items = self.items
        at: i64 = self.count
        end: i64 = at + many
        self.count = end
        while at < end:
            items[at] = 0
            at += 1

    def extend(self, numbers: vec[i64]) -> None:
        items = self.items
        at: i64 = self.count
        many: i64 = len(numbers)
        self.count = at + many
        i: i64 = 0
        while i < many:
            items[at + i] = numbers[i]
            i += 1

    def one_of(self, which: i64, many: i64) -> None:
        """As many numbers as there are kinds: a one for the kind that it is, zeros for the others."""
        start: i64 = self.count
        self.zeros(many)
        if 0 <= which < many:
            self.items[start + which] = 1

    def bits(self, set: i64, many: i64) -> None:
        """The first so many bits of a set, a number each."""
        items = self.items
        at: i64 = self.count
        self.count = at + many
        bit: i64 = 0
        while bit < many:
            items[at + bit] = (set >> bit) & 1
            bit += 1

    def bump(self, place: i64) -> None:
        """Count one more at a place that was written already."""
        self.items[place] += 1

    def listed(self) -> list[float]:
        return [float(self.items[i]) for i in range(self.count)]
