"""How good a table is for a seat: what bots think with."""

from __future__ import annotations

from typing import Final

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

STONE_VALUE: Final = 0.55
"""Points that a stone is worth while there is time to build."""
SPARE_STONE_VALUE: Final = 0.2
"""Points of the stone that no shrine needs any more."""
GOOD_VALUE: Final = 1.6
"""Points of a good before the altar has spoken."""
CARDS_A_TURN: Final = 1.3
"""How fast the pile goes down, in cards a turn."""
FARMER_VALUE: Final = 0.01
"""Points a turn for each farmer in front: goods get cheaper, and a majority nearer."""
SHRINE_IN_HAND: Final = 0.25
"""Points of a shrine that may still be built."""
SHRINES_TO_COME: Final = 4.8
"""Every so many turns of its own a player should be able to pay for one shrine more."""
ALTAR_TRUST: Final = 6.0
"""With so many goods on the altar its ranks count half."""

LEAD: Final = 12.0
"""A lead of so many points is worth almost three wins in four."""


def worth(t: Table, who: i64) -> float:
    """Points of lead over the best other player, with what the cards in front should still bring."""
    mine: float = 0.0
    best: float = -1000.0
    values = expected_values(t)
    turns = 0.0 if t.over() else float(t.pile_size) / CARDS_A_TURN
    for seat in range(len(t.seats)):
        hope = prospects(t, seat, values, turns)
        if seat == who:
            mine = hope
        elif hope > best:
            best = hope
    return mine - best


def expected_values(t: Table) -> list[float]:
    """What a good of each kind should be worth at the end: the altar's ranks now, trusted as it fills."""
    counts = t.altar_counts()
    now = good_values(counts)
    if t.over():
        return [float(now[good]) for good in range(KINDS)]
    height = float(len(t.altar))
    trust = height / (height + ALTAR_TRUST)
    return [trust * float(now[good]) + (1.0 - trust) * GOOD_VALUE for good in range(KINDS)]


def prospects(t: Table, seat: i64, values: list[float], turns: float) -> float:
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
            bonus = 1.0 + (float(MAJORITY_BRINGS) if t.majority(good) == seat else 0.0)
            hope += turns * float(COPIES[good]) / deck * bonus * values[good]
            hope += FARMER_VALUE * float(me.front[good]) * turns
    hope += turns * float(COPIES[PRIEST]) / deck * income(t, seat, PRIEST)
    hope += turns * float(COPIES[SHRINE]) / deck * income(t, seat, SHRINE)
    stone = float(me.stone) + turns * float(COPIES[STONEMASON]) / deck * income(t, seat, STONEMASON)
    wanted = float(SHRINE_PRICE) * (1.0 + turns / (SHRINES_TO_COME * float(len(t.seats))))
    useful = stone if stone < wanted else wanted
    hope += STONE_VALUE * useful + SPARE_STONE_VALUE * (stone - useful)
    if me.hand[SHRINE] > 0 and turns > 1.0:
        hope += SHRINE_IN_HAND * float(me.hand[SHRINE])
    return hope


def income(t: Table, seat: i64, card: i64) -> float:
    """What a scoring of this card brings a player now."""
    extra: i64 = MAJORITY_BRINGS if t.majority(card) == seat else 0
    return float(t.seats[seat].front[card] + extra)
