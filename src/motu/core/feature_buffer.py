"""A buffer of numbers into which a game writes what a seat knows, and from which a network reads it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class FeatureBuffer:
    """Room for whole numbers, written one after the other from `count` on.

    NumPy reads `items` without a copy, so a game writes straight into the input of a network.
    """

    __slots__ = ("count", "items")
    items: vec[i64]
    count: i64

    def __init__(self, size: i64) -> None:
        self.items = vec[i64]([i64(0)] * size)
        self.count = 0

    def add(self, number: i64) -> None:
        """Write one number."""
        items = self.items
        at: i64 = self.count
        items[at] = number
        self.count = at + 1

    def flag(self, holds: bool) -> None:
        """Write 1 for true, 0 for false."""
        self.add(1 if holds else 0)

    def zeros(self, many: i64) -> None:
        """Write this many zeros."""
        items = self.items
        at: i64 = self.count
        end: i64 = at + many
        self.count = end
        while at < end:
            items[at] = 0
            at += 1

    def extend(self, numbers: vec[i64]) -> None:
        """Write all numbers of a vector."""
        items = self.items
        at: i64 = self.count
        many: i64 = len(numbers)
        self.count = at + many
        i: i64 = 0
        while i < many:
            items[at + i] = numbers[i]
            i += 1

    def one_hot(self, which: i64, many: i64) -> None:
        """Write `many` numbers: 1 at the place `which`, 0 elsewhere. All are 0 if `which` is out of range."""
        start: i64 = self.count
        self.zeros(many)
        if 0 <= which < many:
            self.items[start + which] = 1

    def bits(self, mask: i64, many: i64) -> None:
        """Write the lowest `many` bits of a bit mask, one number for each."""
        items = self.items
        at: i64 = self.count
        self.count = at + many
        bit: i64 = 0
        while bit < many:
            items[at + bit] = (mask >> bit) & 1
            bit += 1

    def increment(self, place: i64) -> None:
        """Add 1 to a number that was written before."""
        self.items[place] += 1

    def listed(self) -> list[float]:
        """The numbers written so far, as a plain list."""
        return [float(self.items[i]) for i in range(self.count)]
