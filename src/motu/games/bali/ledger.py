"""The ledger of goods: every movement of a good, so that what a seat knows can be worked out exactly.

A fact is one number: what happened, to which seat, with which good. `hides` says who saw it completely.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

GAINED: Final = 0
"""A seat got a good and said which."""
LAID_UP: Final = 1
"""A seat laid one of its goods face up on the altar."""
LAID_DOWN: Final = 2
"""A seat laid one of its goods face down on the altar."""
SUPPLY_LAID: Final = 3
"""A good of the supply was laid face up on the altar."""
START_LAID: Final = 4
"""Before the oracle game one of each good was laid face down, unseen."""
LOOKED: Final = 5
"""A seat looked at the altar's top goods."""
KEPT: Final = 6
"""The seat that looked kept one of them."""


def fact(what: i64, seat: i64, good: i64) -> i64:
    return what + 8 * seat + 64 * good


def looked(seat: i64, count: i64, cards: i64) -> i64:
    """A look: how many goods were seen, and which (see `pack`)."""
    return LOOKED + 8 * seat + 64 * count + 512 * cards


def kept(seat: i64, place: i64, top: i64) -> i64:
    """A keeping: from which place, counted from the top, and what then showed on the altar (see `showing`)."""
    return KEPT + 8 * seat + 64 * place + 512 * top


def what_of(entry: i64) -> i64:
    return entry & 7


def seat_of(entry: i64) -> i64:
    return (entry >> 3) & 7


def good_of(entry: i64) -> i64:
    """The good of a fact that is neither a look nor a keeping."""
    return (entry >> 6) & 7


def hides(entry: i64, who: i64) -> bool:
    """Whether a fact holds something that this seat did not see."""
    what = what_of(entry)
    if what == START_LAID:
        return True
    return what in (LAID_DOWN, LOOKED, KEPT) and seat_of(entry) != who


def count_of(look: i64) -> i64:
    """How many goods were looked at."""
    return (look >> 6) & 7


def cards_of(look: i64) -> i64:
    """The goods that were seen, packed."""
    return look >> 9


def place_of(keeping: i64) -> i64:
    """Which of the goods looked at was kept, counted from the top."""
    return (keeping >> 6) & 7


def top_of(keeping: i64) -> i64:
    """What showed on the altar afterwards."""
    return keeping >> 9


def pack(altar: vec[i64], count: i64) -> i64:
    """The top goods of the altar in one number, three bits each, the top one lowest."""
    cards: i64 = 0
    height: i64 = len(altar)
    for place in range(count):
        cards |= altar[height - 1 - place] << (3 * place)
    return cards


def lying(good: i64, up: bool) -> i64:
    """A good on the altar: its kind and its side."""
    return good * 2 + 1 if up else good * 2


def kind_of(card: i64) -> i64:
    return card >> 1


def is_up(card: i64) -> bool:
    return card & 1 == 1


def showing(altar: vec[i64]) -> i64:
    """What everybody sees of the altar: 0 for nothing or a back, otherwise the top good's number plus 1."""
    height: i64 = len(altar)
    if height == 0 or not is_up(altar[height - 1]):
        return 0
    return kind_of(altar[height - 1]) + 1


def without(altar: vec[i64], place: i64) -> vec[i64]:
    """The altar after the good at a place, counted from the top, was taken out."""
    gone: i64 = len(altar) - 1 - place
    left = altar[:gone]
    for i in range(gone + 1, len(altar)):
        left = append(left, altar[i])
    return left
