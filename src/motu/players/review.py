"""Reviews: how a finished game went, where it turned, and what would have been better. Plain data, no words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from motu.core.agenda import State
from motu.core.record import Record, record, replay
from motu.core.rules import Rules
from motu.players.hints import Advice, advice, chances, endings, searched
from motu.players.knowledge import Knowledge
from motu.players.search import Budget

SURE: Final = 2.0
"""What is not this many standard errors away from nothing may be chance, and is not told."""
TURN: Final = 0.1
"""How much somebody's chance to win must change between two moments to count as a turn of the game."""
FRESH: Final = 1 << 32
"""Added to a seed, it gives deals that were not looked at before."""


@dataclass(frozen=True)
class Effort:
    """How closely a game is looked at."""

    budget: Budget = field(default_factory=lambda: Budget(walks=384))
    """How long the expert thinks about each decision."""
    deals: int = 192
    """Games played to their end for everybody's chances before a decision."""
    tries: int = 96
    """Games played to their end with each of two choices, to see whether one seems better."""
    checks: int = 6
    """So many of the choices that seem worst are looked at again."""
    retries: int = 512
    """Games played to their end with each of the two choices then, on fresh deals."""


@dataclass(frozen=True)
class Stop:
    """A decision on the way through a recorded game: the table before it, and what was answered."""

    number: int
    seat: int
    state: State
    token: str


@dataclass(frozen=True)
class Comparison:
    """Two choices on the same deals, by what the seat knew: how much chance to win the played one gave away.

    `error` is the standard error of `loss`.
    """

    played: Advice
    better: Advice
    loss: float
    error: float

    def is_sure(self) -> bool:
        return self.loss > SURE * self.error


@dataclass(frozen=True)
class Moment:
    """A decision of a finished game: everybody's chance to win before it, as somebody sees it who knows what all know.

    `better` is there if the expert would have chosen something else.
    """

    number: int
    seat: int
    token: str
    chances: list[float]
    better: Comparison | None


@dataclass(frozen=True)
class Review:
    """A game looked back on: all moments, and the numbers of those that turned it or gave most away."""

    moments: list[Moment]
    turning: list[int]
    better: list[int]


def retold(rules: Rules, stored: Record) -> Iterator[Stop]:
    """The decisions of a recorded game, one after the other, without what was taken back."""
    straight = record(rules, replay(rules, stored))
    state = rules.setup(stored.seats, stored.seed, dict.fromkeys(stored.options, True))
    for number, token in enumerate(straight.entries):
        seat = int(rules.pending(state).seat)
        yield Stop(number, seat, state, token)
        state = state.clone()
        state.answer(seat, token)


def before(rules: Rules, state: State, number: int) -> State:
    """The table of a finished game right before a decision; after the last one it is the end."""
    for stop in retold(rules, record(rules, state)):
        if stop.number == number:
            return stop.state
    return state


def real_choices(rules: Rules, stored: Record, seats: Collection[int]) -> list[int]:
    """The numbers of the decisions in which one of these seats had something to choose from."""
    return [
        stop.number
        for stop in retold(rules, stored)
        if stop.seat in seats and len(rules.pending(stop.state).moves(stop.state)) > 1
    ]


def thinned(numbers: Sequence[int], most: int) -> list[int]:
    """No more than so many of these, evenly spread, the first and the last among them.

    >>> thinned(range(10), 4)
    [0, 3, 6, 9]
    >>> thinned([2, 5], 4)
    [2, 5]
    """
    if len(numbers) <= most:
        return list(numbers)
    return [numbers[round(place * (len(numbers) - 1) / (most - 1))] for place in range(most)]


def review(
    rules: Rules, stored: Record, effort: Effort, seed: int = 0, numbers: Collection[int] | None = None
) -> Iterator[Moment]:
    """The decisions with these numbers, or all, each judged by what its seat knew.

    Each is judged for itself: whether they are looked at together or in pieces makes no difference.
    """
    for stop in retold(rules, stored):
        if numbers is None or stop.number in numbers:
            yield looked_at(rules, stop, effort, seed)


def looked_at(rules: Rules, stop: Stop, effort: Effort, seed: int) -> Moment:
    """A decision beside the best that a search finds for it."""
    here = seed + stop.number
    before = chances(rules, stop.state, here, effort.deals)
    knowledge = Knowledge(rules, stop.state, stop.seat)
    best, walks = searched(knowledge, effort.budget, here)[0]
    better = None
    if knowledge.token(best) != stop.token:
        better = compared(knowledge, stop.token, best, walks, here, effort.tries)
    return Moment(stop.number, stop.seat, stop.token, before, better)


def compared(knowledge: Knowledge, token: str, best: int, walks: int, seed: int, deals: int) -> Comparison:
    """What was played beside another choice, on the same deals."""
    move = move_of(knowledge, token)
    played, better = (endings(knowledge, one, seed, deals) for one in (move, best))
    gaps = [ours.won - theirs.won for ours, theirs in zip(better, played, strict=True)]
    error = stdev(gaps) / sqrt(deals) if deals > 1 else 1.0
    return Comparison(
        advice(token, 0, played), advice(knowledge.token(best), walks, better), fmean(gaps), max(error, 1 / deals)
    )


def move_of(knowledge: Knowledge, token: str) -> int:
    return next(move for move in knowledge.moves() if knowledge.token(move) == token)


def doubtful(moments: Sequence[Moment], effort: Effort) -> list[int]:
    """The numbers of the moments that seem to have given most away: they are worth a second look."""
    losses = [(moment.better.loss, moment.number) for moment in moments if moment.better and moment.better.loss > 0]
    worst = sorted(losses, key=lambda one: (-one[0], one[1]))[: effort.checks]
    return sorted(number for _, number in worst)


def checked(rules: Rules, stop: Stop, moment: Moment, effort: Effort, seed: int) -> Moment:
    """A moment whose two choices are compared again on many fresh deals.

    The worst of many looks worse than it is; what these deals say has not been chosen for looking bad.
    """
    if moment.better is None:
        return moment
    knowledge = Knowledge(rules, stop.state, stop.seat)
    best, walks = move_of(knowledge, moment.better.better.token), moment.better.better.walks
    fresh = compared(knowledge, stop.token, best, walks, seed + stop.number + FRESH, effort.retries)
    return replace(moment, better=fresh if fresh.is_sure() else None)


def undoubted(moment: Moment) -> Moment:
    """A moment that was not worth a second look: nothing better is told of it."""
    return replace(moment, better=None)


def reviewed(
    rules: Rules, stored: Record, effort: Effort, seed: int = 0, numbers: Collection[int] | None = None
) -> list[Moment]:
    """The decisions with these numbers, or all; those that seem worst are looked at twice."""
    moments = list(review(rules, stored, effort, seed, numbers))
    again = doubtful(moments, effort)
    stops = {stop.number: stop for stop in retold(rules, stored) if stop.number in again}
    return [
        checked(rules, stops[moment.number], moment, effort, seed) if moment.number in stops else undoubted(moment)
        for moment in moments
    ]


def summed_up(moments: Sequence[Moment], end: Sequence[float], effort: Effort, most: int = 5) -> Review:
    """A review: where the chances turned most on the way to the end, and where most was given away."""
    ways = [*(moment.chances for moment in moments), list(end)]
    swings = [
        (swing(before, after, effort.deals), moment.number)
        for moment, (before, after) in zip(moments, pairwise(ways), strict=True)
    ]
    turning = sorted(swings, key=lambda one: (-one[0], one[1]))[:most]
    losses = [(moment.better.loss, moment.number) for moment in moments if moment.better]
    better = sorted(losses, key=lambda one: (-one[0], one[1]))[:most]
    return Review(
        list(moments),
        sorted(number for turn, number in turning if turn >= TURN),
        sorted(number for _, number in better),
    )


def swing(before: Sequence[float], after: Sequence[float], deals: int) -> float:
    """By how much the chances changed most; 0 if that may be chance."""
    widest = 0.0
    for old, new in zip(before, after, strict=True):
        error = sqrt((old * (1 - old) + new * (1 - new)) / deals)
        if abs(new - old) > max(widest, SURE * error):
            widest = abs(new - old)
    return widest
