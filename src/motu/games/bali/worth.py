"""How good a table is for a seat, and what a seat knows as numbers: what bots think with."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.games.bali.components import (
    CARD_KINDS,
    CARDS,
    COPIES,
    GOODS,
    KINDS,
    MAJORITY_BRINGS,
    MOST_SEATS,
    PRIEST,
    ROW_SIZE,
    ROWS,
    SHRINE,
    SHRINE_PRICE,
    STARTING_GOODS,
    STONEMASON,
)
from motu.games.bali.ledger import GAINED, LAID_DOWN, LAID_UP, SUPPLY_LAID, good_of, seat_of, showing, what_of
from motu.games.bali.scoring import good_values, points, shrine_points
from motu.games.bali.state import Table
from motu.games.bali.weights import (
    ALTAR_TRUST,
    CARDS_A_TURN,
    FARMER,
    GOOD,
    GOOD_INCOME,
    HAND,
    MAJORITY,
    PRIEST_INCOME,
    RIVALRY,
    SHRINE_IN_HAND,
    SHRINE_INCOME,
    SHRINES_TO_COME,
    SPARE_STONE,
    STONE,
    STONE_INCOME,
)

LEAST: Final = 0.1
"""What is divided by is never less, however weights are turned."""


def worth(t: Table, who: i64, w: vec[float]) -> float:
    """Points of lead over the best other player, with what the cards in front should still bring."""
    mine: float = 0.0
    best: float = -1000.0
    values = expected_values(t, w)
    turns = turns_left(t, w)
    for seat in range(len(t.seats)):
        hope = prospects(t, seat, values, turns, w)
        if seat == who:
            mine = hope
        elif hope > best:
            best = hope
    return mine - (1.0 if t.over() else w[RIVALRY]) * best


def own(t: Table, who: i64, w: vec[float]) -> float:
    """The player's own part of that."""
    return prospects(t, who, expected_values(t, w), turns_left(t, w), w)


def turns_left(t: Table, w: vec[float]) -> float:
    return 0.0 if t.over() else float(t.pile_size) / max(w[CARDS_A_TURN], LEAST)


def expected_values(t: Table, w: vec[float]) -> list[float]:
    """What a good of each kind should be worth at the end: the altar's ranks now, trusted as it fills."""
    counts = t.altar_counts()
    now = good_values(counts)
    if t.over():
        return [float(now[good]) for good in range(KINDS)]
    height = float(len(t.altar))
    trust = height / (height + max(w[ALTAR_TRUST], LEAST))
    return [trust * float(now[good]) + (1.0 - trust) * w[GOOD] for good in range(KINDS)]


def prospects(t: Table, seat: i64, values: list[float], turns: float, w: vec[float]) -> float:
    """A player's points if the game ended now, and what the turns left should bring."""
    me = t.seats[seat]
    if t.over():
        return float(points(me, good_values(t.altar_counts())))
    deck = 0.0
    for card in range(CARD_KINDS):
        deck += float(COPIES[card])
    hope: float = float(me.priest_points + me.reward_points + shrine_points(me))
    for good in range(KINDS):
        hope += values[good] * float(me.goods[good])
        if me.front[good] > 0:
            bonus = 1.0 + (w[MAJORITY] * float(MAJORITY_BRINGS) if t.majority(good) == seat else 0.0)
            hope += w[GOOD_INCOME] * turns * float(COPIES[good]) / deck * bonus * values[good]
            hope += w[FARMER] * float(me.front[good]) * turns
    hope += w[PRIEST_INCOME] * turns * float(COPIES[PRIEST]) / deck * income(t, seat, PRIEST, w)
    hope += w[SHRINE_INCOME] * turns * float(COPIES[SHRINE]) / deck * income(t, seat, SHRINE, w)
    coming = turns * float(COPIES[STONEMASON]) / deck * income(t, seat, STONEMASON, w)
    stone = float(me.stone) + w[STONE_INCOME] * coming
    wanted = float(SHRINE_PRICE) * (1.0 + turns / (max(w[SHRINES_TO_COME], LEAST) * float(len(t.seats))))
    useful = stone if stone < wanted else wanted
    hope += w[STONE] * useful + w[SPARE_STONE] * (stone - useful)
    if me.hand[SHRINE] > 0 and turns > 1.0:
        hope += w[SHRINE_IN_HAND] * float(me.hand[SHRINE])
    return hope + w[HAND] * float(me.cards_in_hand() - me.hand[SHRINE])


def income(t: Table, seat: i64, card: i64, w: vec[float]) -> float:
    """What a scoring of this card brings a player now."""
    extra = w[MAJORITY] * float(MAJORITY_BRINGS) if t.majority(card) == seat else 0.0
    return float(t.seats[seat].front[card]) + extra


def features(t: Table, who: i64) -> list[float]:
    """What a seat knows, seen from its own chair: itself first, then the others clockwise; empty chairs are zeros."""
    balance = open_balance(t)
    numbers: list[float] = []
    seats: i64 = len(t.seats)
    for away in range(MOST_SEATS):
        if away >= seats:
            numbers.extend([0.0] * SEAT_FEATURES)
            continue
        seat = (who + away) % seats
        add_seat(numbers, t, seat, balance, away == 0)
    numbers.extend([float(t.supply[good]) for good in range(KINDS)])
    numbers.extend([float(balance[seats * KINDS + good]) for good in range(KINDS)])
    numbers.extend([float(own_laid(t, who, good)) for good in range(KINDS)])
    numbers.append(float(len(t.altar)))
    top = showing(t.altar)
    numbers.extend([1.0 if top == good + 1 else 0.0 for good in range(KINDS)])
    numbers.append(float(t.pile_size))
    for row in range(ROWS):
        cards = t.row_cards(row)
        for place in range(ROW_SIZE):
            shown: i64 = cards[len(cards) - 1 - place] if place < len(cards) else -1
            numbers.extend([1.0 if shown == card else 0.0 for card in range(CARD_KINDS)])
    numbers.extend([1.0 if t.demon == row else 0.0 for row in range(ROWS)])
    numbers.append(1.0 if t.oracle else 0.0)
    return numbers


def add_seat(numbers: list[float], t: Table, seat: i64, balance: vec[i64], own: bool) -> None:
    me = t.seats[seat]
    numbers.append(1.0)
    numbers.append(float(me.stone))
    numbers.append(float(me.priest_points + me.reward_points))
    numbers.extend([float(me.front[card]) for card in range(CARD_KINDS)])
    numbers.extend([float(me.hand[card]) for card in range(CARD_KINDS)])
    numbers.extend([float(me.goods[good] if own else balance[seat * KINDS + good]) for good in range(KINDS)])
    numbers.append(float(me.goods_count()))


def open_balance(t: Table) -> vec[i64]:
    """Goods by seat and kind as everybody could count them, face-down ones left out; the altar's open ones last."""
    seats: i64 = len(t.seats)
    balance = vec[i64]([STARTING_GOODS] * (KINDS * seats) + [i64(0)] * KINDS)
    for i in range(len(t.ledger)):
        entry: i64 = t.ledger[i]
        what = what_of(entry)
        if what == GAINED:
            balance[seat_of(entry) * KINDS + good_of(entry)] += 1
        elif what == LAID_UP:
            balance[seat_of(entry) * KINDS + good_of(entry)] -= 1
            balance[seats * KINDS + good_of(entry)] += 1
        elif what == SUPPLY_LAID:
            balance[seats * KINDS + good_of(entry)] += 1
    return balance


def own_laid(t: Table, who: i64, good: i64) -> i64:
    """How many of a good a seat has laid face down."""
    count: i64 = 0
    for i in range(len(t.ledger)):
        entry: i64 = t.ledger[i]
        if what_of(entry) == LAID_DOWN and seat_of(entry) == who and good_of(entry) == good:
            count += 1
    return count


def seat_feature_names() -> list[str]:
    names = ["present", "stone", "points"]
    names += [f"front_{card}" for card in CARDS[:CARD_KINDS]]
    names += [f"hand_{card}" for card in CARDS[:CARD_KINDS]]
    names += [f"goods_{good}" for good in GOODS]
    return [*names, "goods_count"]


SEAT_FEATURES: Final = len(seat_feature_names())


def feature_names() -> list[str]:
    names = [f"seat{away}_{name}" for away in range(MOST_SEATS) for name in seat_feature_names()]
    names += [f"supply_{good}" for good in GOODS]
    names += [f"altar_open_{good}" for good in GOODS]
    names += [f"altar_own_{good}" for good in GOODS]
    names += ["altar_size"]
    names += [f"altar_top_{good}" for good in GOODS]
    names += ["pile"]
    names += [
        f"row{row}_place{place}_{card}"
        for row in range(ROWS)
        for place in range(ROW_SIZE)
        for card in CARDS[:CARD_KINDS]
    ]
    names += [f"demon_row{row}" for row in range(ROWS)]
    return [*names, "oracle"]
