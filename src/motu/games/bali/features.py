"""What a seat knows, as features: what networks read."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.feature_buffer import FeatureBuffer
from motu.games.bali.components import CARD_KINDS, CARDS, GOODS, KINDS, MOST_SEATS, BaliEdition
from motu.games.bali.ledger import GAINED, LAID_DOWN, LAID_UP, SUPPLY_LAID, good_of, seat_of, showing, what_of
from motu.games.bali.state import Table

NOTHING: Final = -1


def write_features(t: Table, who: i64, features: FeatureBuffer) -> None:
    """What a seat knows, seen from its own chair: itself first, then the others clockwise; empty chairs are zeros."""
    balance = open_balance(t, who)
    seats: i64 = len(t.seats)
    for away in range(MOST_SEATS):
        if away < seats:
            write_seat(features, t, (who + away) % seats, balance, away == 0)
        else:
            features.zeros(SEAT_FEATURES)
    features.extend(t.supply)
    for good in range(2 * KINDS):
        features.add(balance[seats * KINDS + good])
    features.add(len(t.altar))
    features.one_hot(showing(t.altar) - 1, KINDS)
    features.add(t.pile_size)
    write_rows(features, t)
    features.one_hot(t.demon, t.edition.rows)
    features.flag(t.oracle)


def write_rows(features: FeatureBuffer, t: Table) -> None:
    """The cards of each row from the bottom up, each as one number per kind of card."""
    first: i64 = features.count
    size: i64 = t.edition.row_size
    features.zeros(t.edition.rows * size * CARD_KINDS)
    items = features.items
    for row in range(t.edition.rows):
        lying: i64 = t.row_sizes[row]
        for place in range(lying):
            card: i64 = t.rows[row * size + lying - 1 - place]
            if card < CARD_KINDS:
                items[first + (row * size + place) * CARD_KINDS + card] = 1


def write_seat(features: FeatureBuffer, t: Table, seat: i64, balance: vec[i64], own: bool) -> None:
    me = t.seats[seat]
    items = features.items
    at: i64 = features.count
    items[at] = 1
    items[at + 1] = me.stone
    items[at + 2] = me.priest_points + me.reward_points
    at += 3
    front = me.front
    hand = me.hand
    for card in range(CARD_KINDS):
        items[at + card] = front[card]
        items[at + CARD_KINDS + card] = hand[card]
    at += 2 * CARD_KINDS
    goods = me.goods
    held: i64 = 0
    for good in range(KINDS):
        held += goods[good]
        items[at + good] = goods[good] if own else balance[seat * KINDS + good]
    items[at + KINDS] = held
    features.count = at + KINDS + 1


def open_balance(t: Table, who: i64) -> vec[i64]:
    """Goods by seat and kind as everybody could count them, face-down ones left out.

    After the seats come the altar's open goods, and then those that this seat has laid face down.
    """
    seats: i64 = len(t.seats)
    balance = t.edition.balance[seats][:]
    ledger = t.ledger
    for i in range(len(ledger)):
        entry: i64 = ledger[i]
        what = what_of(entry)
        if what == GAINED:
            balance[seat_of(entry) * KINDS + good_of(entry)] += 1
        elif what == LAID_UP:
            balance[seat_of(entry) * KINDS + good_of(entry)] -= 1
            balance[seats * KINDS + good_of(entry)] += 1
        elif what == SUPPLY_LAID:
            balance[seats * KINDS + good_of(entry)] += 1
        elif what == LAID_DOWN and seat_of(entry) == who:
            balance[(seats + 1) * KINDS + good_of(entry)] += 1
    return balance


def seat_feature_names() -> list[str]:
    names = ["present", "stone", "points"]
    names += [f"front_{card}" for card in CARDS[:CARD_KINDS]]
    names += [f"hand_{card}" for card in CARDS[:CARD_KINDS]]
    names += [f"goods_{good}" for good in GOODS]
    return [*names, "goods_count"]


SEAT_FEATURES: Final = len(seat_feature_names())


def feature_names(edition: BaliEdition) -> list[str]:
    names = [f"seat{away}_{name}" for away in range(MOST_SEATS) for name in seat_feature_names()]
    names += [f"supply_{good}" for good in GOODS]
    names += [f"altar_open_{good}" for good in GOODS]
    names += [f"altar_own_{good}" for good in GOODS]
    names += ["altar_size"]
    names += [f"altar_top_{good}" for good in GOODS]
    names += ["pile"]
    names += [
        f"row{row}_place{place}_{card}"
        for row in range(edition.rows)
        for place in range(edition.row_size)
        for card in CARDS[:CARD_KINDS]
    ]
    names += [f"demon_row{row}" for row in range(edition.rows)]
    return [*names, "oracle"]
