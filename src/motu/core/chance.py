"""The random generator (sfc32). It is part of the state and gives the same numbers on every machine."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.sorting import sort_part

WORD: Final = 0xFFFFFFFF
SEEDS: Final = 2**64
"""Seeds are whole numbers from 0 to 2**64 - 1."""
WIDEST: Final = 2**31
"""The largest range for one draw. A 32-bit word times this still fits into an i64."""


@final
class Chance:
    """sfc32 on 32-bit words kept in i64, so compiled and interpreted code draw exactly the same numbers.

    >>> dice = seeded(7)
    >>> [dice.below(6) + 1 for _ in range(8)]
    [4, 5, 3, 6, 4, 1, 4, 2]
    """

    __slots__ = ("a", "b", "c", "counter")
    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def clone(self) -> Chance:
        """An independent copy that draws the same numbers."""
        return Chance(self.a, self.b, self.c, self.counter)

    def copy_from(self, other: Chance) -> None:
        """Draw the same numbers as another generator from now on."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.counter = other.counter

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, all equally likely. n is at most WIDEST."""
        while True:
            b: i64 = self.b
            c: i64 = self.c
            drawn: i64 = (self.a + b + self.counter) & WORD
            self.counter = (self.counter + 1) & WORD
            self.a = b ^ (b >> 9)
            self.b = (c + (c << 3)) & WORD
            self.c = ((((c << 21) | (c >> 11)) & WORD) + drawn) & WORD
            product: i64 = drawn * n
            low: i64 = product & WORD
            if low >= n or low >= (WORD + 1 - n) % n:
                return product >> 32

    def shuffle(self, cards: vec[i64], start: i64, stop: i64) -> None:
        """Shuffle cards[start:stop] in place."""
        i: i64 = stop - 1
        while i > start:
            j: i64 = start + self.below(i - start + 1)
            card: i64 = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def reshuffle(self, cards: vec[i64], start: i64, stop: i64) -> None:
        """Sort cards[start:stop], then shuffle it: the result depends on which cards there are, not on their order."""
        sort_part(cards, start, stop)
        self.shuffle(cards, start, stop)


def seeded(seed: int) -> Chance:
    """The generator for a seed."""
    chance = Chance(seed & WORD, (seed >> 32) & WORD, 0x9E3779B9, 1)
    for _ in range(15):
        chance.below(1)
    return chance
