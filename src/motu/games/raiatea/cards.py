"""Small functions for cards: which deck they belong to, and lists with one card removed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.games.raiatea.components import NORMAL, RaiateaEdition

BITS: Final = vec[i64]([2**place for place in range(62)])
"""One bit each; a shifted literal would be a 32-bit number where this is compiled."""


def deck_of(edition: RaiateaEdition, card: i64) -> i64:
    return 1 if card >= edition.normal_cards else 0


def bottom_of(edition: RaiateaEdition, deck: i64) -> i64:
    """Where a deck's part of the piles begins."""
    return 0 if deck == NORMAL else edition.normal_cards


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
