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
from motu.games.bali.state import Table

LEAST: Final = 0.1
"""Divisors are never smaller, whatever the weights are."""


def expected_lead(t: Table, who: i64, w: vec[float]) -> float:
    """The expected lead over the best other player, whose points count by the weight of rivalry before the end."""
    mine: float = 0.0
    best: float = -1000.0
    values = expected_values(t, w)
    turns = turns_left(t, w)
    for seat in range(len(t.seats)):
        score = position_score(t, seat, values, turns, w)
        if seat == who:
            mine = score
        elif score > best:
            best = score
    return mine - (1.0 if t.over() else w[RIVALRY]) * best


def expected_score(t: Table, who: i64, w: vec[float]) -> float:
    """The points a player should have at the end."""
    return position_score(t, who, expected_values(t, w), turns_left(t, w), w)


def turns_left(t: Table, w: vec[float]) -> float:
    """Turns of all players together until the pile is used up."""
    return 0.0 if t.over() else float(t.pile_size) / max(w[CARDS_PER_TURN], LEAST)


def expected_values(t: Table, w: vec[float]) -> list[float]:
    """The expected value of each good at the end. The ranks on the altar count more as it fills."""
    counts = t.altar_counts()
    now = good_values(t.edition, counts)
    if t.over():
        return [float(now[good]) for good in range(KINDS)]
    height = float(len(t.altar))
    trust = height / (height + max(w[ALTAR_TRUST], LEAST))
    return [trust * float(now[good]) + (1.0 - trust) * w[GOOD] for good in range(KINDS)]


def position_score(t: Table, seat: i64, values: list[float], turns: float, w: vec[float]) -> float:
    """A player's points so far, goods at their expected values, and what the remaining turns should add."""
    me = t.seats[seat]
    if t.over():
        return float(points(me, good_values(t.edition, t.altar_counts())))
    all_cards = 0.0
    for card in range(CARD_KINDS):
        all_cards += float(t.edition.copies[card])
    score: float = float(me.priest_points + me.reward_points + shrine_points(me))
    for good in range(KINDS):
        score += values[good] * float(me.goods[good])
        if me.front[good] > 0:
            bonus = 1.0 + (w[MAJORITY] * float(t.edition.majority_brings) if t.majority(good) == seat else 0.0)
            score += w[GOOD_INCOME] * turns * float(t.edition.copies[good]) / all_cards * bonus * values[good]
            score += w[FARMER] * float(me.front[good]) * turns
    score += w[PRIEST_INCOME] * turns * float(t.edition.copies[PRIEST]) / all_cards * income(t, seat, PRIEST, w)
    score += w[SHRINE_INCOME] * turns * float(t.edition.copies[SHRINE]) / all_cards * income(t, seat, SHRINE, w)
    stone_coming = turns * float(t.edition.copies[STONEMASON]) / all_cards * income(t, seat, STONEMASON, w)
    stone = float(me.stone) + w[STONE_INCOME] * stone_coming
    turns_per_shrine = max(w[SHRINES_TO_COME], LEAST) * float(len(t.seats))
    stone_needed = float(t.edition.shrine_price) * (1.0 + turns / turns_per_shrine)
    useful = stone if stone < stone_needed else stone_needed
    score += w[STONE] * useful + w[SPARE_STONE] * (stone - useful)
    if me.hand[SHRINE] > 0 and turns > 1.0:
        score += w[SHRINE_IN_HAND] * float(me.hand[SHRINE])
    return score + w[HAND] * float(me.cards_in_hand() - me.hand[SHRINE])


def income(t: Table, seat: i64, card: i64, w: vec[float]) -> float:
    """What a player would gain if this card were scored now."""
    extra = w[MAJORITY] * float(t.edition.majority_brings) if t.majority(card) == seat else 0.0
    return float(t.seats[seat].front[card]) + extra
