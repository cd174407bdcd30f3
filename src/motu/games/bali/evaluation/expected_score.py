"""The expected score of a seat: its points so far, its goods, and what the rest of the game should add."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.games.bali.components import (
    CARD_KINDS,
    KINDS,
    PRIEST,
    SHRINE,
    STONEMASON,
)
from motu.games.bali.evaluation.weights import (
    ALTAR_TRUST,
    CARDS_PER_TURN,
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
from motu.games.bali.scoring import good_values, points, shrine_points
from motu.games.bali.state import NOBODY, Table

LEAST: Final = 0.1
"""Divisors are never smaller, whatever the weights are."""
NO_VALUES: Final = vec[float]([0.0] * KINDS)
NO_HOLDERS: Final = vec[i64]([i64(NOBODY)] * CARD_KINDS)


def expected_lead(t: Table, who: i64, w: vec[float]) -> float:
    """The expected lead over the best other player, whose points count by the weight of rivalry before the end."""
    mine: float = 0.0
    best: float = -1000.0
    values = expected_values(t, w)
    holders = majorities(t)
    for seat in range(len(t.seats)):
        score = position_score(t, seat, values, holders, w)
        if seat == who:
            mine = score
        elif score > best:
            best = score
    return mine - (1.0 if t.over() else w[RIVALRY]) * best


def expected_score(t: Table, who: i64, w: vec[float]) -> float:
    """The points a player should have at the end."""
    return position_score(t, who, expected_values(t, w), majorities(t), w)


def expected_scores(t: Table, w: vec[float]) -> list[float]:
    """The points that each player should have at the end."""
    values = expected_values(t, w)
    holders = majorities(t)
    return [position_score(t, seat, values, holders, w) for seat in range(len(t.seats))]


def turns_left(t: Table, w: vec[float]) -> float:
    """Turns of all players together until the pile is used up."""
    return 0.0 if t.over() else float(t.pile_size) / max(w[CARDS_PER_TURN], LEAST)


def expected_values(t: Table, w: vec[float]) -> vec[float]:
    """The expected value of each good at the end. The ranks on the altar count more as it fills."""
    now = good_values(t.edition, t.altar_counts())
    values = NO_VALUES[:]
    trust: float = 1.0
    if not t.over():
        height = float(len(t.altar))
        trust = height / (height + max(w[ALTAR_TRUST], LEAST))
    for good in range(KINDS):
        values[good] = trust * float(now[good]) + (1.0 - trust) * w[GOOD]
    return values


def majorities(t: Table) -> vec[i64]:
    """Who alone has the most of each card in front, or NOBODY."""
    holders = NO_HOLDERS[:]
    for card in range(CARD_KINDS):
        holders[card] = t.majority(card)
    return holders


def position_score(t: Table, seat: i64, values: vec[float], holders: vec[i64], w: vec[float]) -> float:
    """A player's points so far, goods at their expected values, and what the remaining turns should add."""
    me = t.seats[seat]
    front = me.front
    edition = t.edition
    if t.over():
        return float(points(me, good_values(edition, t.altar_counts())))
    turns = turns_left(t, w)
    copies = edition.copies
    scorings = turns / float(len(edition.deck))
    majority = w[MAJORITY] * float(edition.majority_brings)
    score: float = float(me.priest_points + me.reward_points + shrine_points(me))
    for good in range(KINDS):
        score += values[good] * float(me.goods[good])
        if front[good] > 0:
            bonus = 1.0 + (majority if holders[good] == seat else 0.0)
            score += w[GOOD_INCOME] * scorings * float(copies[good]) * bonus * values[good]
            score += w[FARMER] * float(front[good]) * turns
    priests = float(front[PRIEST]) + (majority if holders[PRIEST] == seat else 0.0)
    score += w[PRIEST_INCOME] * scorings * float(copies[PRIEST]) * priests
    shrines = float(front[SHRINE]) + (majority if holders[SHRINE] == seat else 0.0)
    score += w[SHRINE_INCOME] * scorings * float(copies[SHRINE]) * shrines
    stonemasons = float(front[STONEMASON]) + (majority if holders[STONEMASON] == seat else 0.0)
    stone = float(me.stone) + w[STONE_INCOME] * scorings * float(copies[STONEMASON]) * stonemasons
    turns_per_shrine = max(w[SHRINES_TO_COME], LEAST) * float(len(t.seats))
    stone_needed = float(edition.shrine_price) * (1.0 + turns / turns_per_shrine)
    useful = stone if stone < stone_needed else stone_needed
    score += w[STONE] * useful + w[SPARE_STONE] * (stone - useful)
    shrines_held: i64 = me.hand[SHRINE]
    if shrines_held > 0 and turns > 1.0:
        score += w[SHRINE_IN_HAND] * float(shrines_held)
    return score + w[HAND] * float(me.cards_in_hand() - shrines_held)
