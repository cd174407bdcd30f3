"""How good a table is for a seat: what bots think with."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.games.bali.components import (
    CARD_KINDS,
    COPIES,
    KINDS,
    MAJORITY_BRINGS,
    PRIEST,
    SHRINE,
    SHRINE_PRICE,
    STONEMASON,
)
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
