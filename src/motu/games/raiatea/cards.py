"""Small deeds with cards: which deck they are of, lists put in order, taken out of, sorted."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.games.raiatea.components import NORMAL, NORMAL_CARDS

BITS: Final = vec[i64]([2**place for place in range(62)])
"""One bit each; a shifted literal would be a 32-bit number where this is compiled."""


def deck_of(card: i64) -> i64:
    return 1 if card >= NORMAL_CARDS else 0


def bottom_of(deck: i64) -> i64:
    """Where a deck's part of the piles begins."""
    return 0 if deck == NORMAL else NORMAL_CARDS


def inserted(cards: vec[i64], card: i64) -> vec[i64]:
    """Cards in ascending order with one more."""
    cards = append(cards[:], card)
    at: i64 = len(cards) - 1
    while at > 0 and cards[at - 1] > card:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card
    return cards


def removed(cards: vec[i64], at: i64) -> vec[i64]:
    """Cards without the one at a place, the others in their order."""
    left = cards[: len(cards) - 1]
    for i in range(at, len(left)):
        left[i] = cards[i + 1]
    return left


def without(cards: vec[i64], card: i64) -> vec[i64]:
    for at in range(len(cards)):
        if cards[at] == card:
            return removed(cards, at)
    return cards


def sort_part(cards: vec[i64], start: i64, stop: i64) -> None:
    """Bring cards[start:stop] into ascending order: a shuffle then depends on what there is, not on how it lay."""
    for i in range(start + 1, stop):
        card: i64 = cards[i]
        at: i64 = i
        while at > start and cards[at - 1] > card:
            cards[at] = cards[at - 1]
            at -= 1
        cards[at] = card
