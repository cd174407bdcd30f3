"""Chance: the same draws everywhere, evenly spread."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motu.core.chance import SEEDS, Chance, seeded

WORD = 0xFFFFFFFF


def sfc32(seed: int, count: int) -> list[int]:
    """The published generator, written down once more without regard to speed."""
    a, b, c, counter = seed & WORD, seed >> 32, 0x9E3779B9, 1
    words = []
    for _ in range(15 + count):
        word = (a + b + counter) & WORD
        counter = (counter + 1) & WORD
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & WORD
        c = (((c << 21) | (c >> 11)) + word) & WORD
        words.append(word)
    return words[15:]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32 - 1, 2**32, 2**63, SEEDS - 1])
def test_the_generator_is_sfc32(seed: int) -> None:
    chance = seeded(seed)
    assert [chance.below(2**31) for _ in range(50)] == [(word * 2**31) >> 32 for word in sfc32(seed, 50)]


def test_every_bit_of_the_seed_counts() -> None:
    first = {seeded(1 << bit).below(2**31) for bit in range(64)}
    assert len(first) == 64


def test_draws_are_evenly_spread() -> None:
    chance = seeded(5)
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    # six cells of 10,000: a fair die passes 20.5 in chi squared once in a thousand times
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5


def test_a_number_that_does_not_divide_the_words_is_drawn_evenly_too() -> None:
    chance = seeded(6)
    n = 3 * 2**29
    counts = Counter(chance.below(n) * 3 // n for _ in range(30_000))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 13.9


def test_shuffling_leaves_the_rest_alone_and_reaches_every_order() -> None:
    orders = set()
    chance = seeded(8)
    for _ in range(500):
        cards = vec[i64]([9, 0, 1, 2, 3, 9])
        chance.shuffle(cards, 1, 5)
        assert (cards[0], cards[5]) == (9, 9)
        orders.add(tuple(cards[i] for i in range(1, 5)))
    assert len(orders) == 24


def test_a_clone_draws_the_same_and_on_its_own() -> None:
    chance = seeded(9)
    chance.below(6)
    twin = chance.clone()
    assert [twin.below(100) for _ in range(20)] == [chance.below(100) for _ in range(20)]
    assert isinstance(twin, Chance)
