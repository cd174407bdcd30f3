"""Reviews of finished games: turning points, and choices that would have been better. Plain data, no words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from motu.core.history import PastDecision, past_decisions
from motu.core.record import Record, replay
from motu.core.rules import Rules
from motu.core.search_config import SearchConfig
from motu.players.hints import Advice, advice, endings, search_options, win_chances
from motu.players.knowledge import Knowledge

STANDARD_ERRORS: Final = 2.0
"""Differences of less than this many standard errors may be chance. They are not reported."""
TURNING: Final = 0.1
"""A chance to win that changes by this much makes a turning point."""
FRESH_SEED_OFFSET: Final = 1 << 32
"""Added to a seed, it gives determinizations that were not used before."""


@dataclass(frozen=True)
class ReviewConfig:
    """How closely a game is reviewed."""

    iterations: int = 384
    """Iterations of the expert's search for each decision."""
    playouts: int = 192
    """Playouts for everybody's chance to win before a decision."""
    compare_playouts: int = 96
    """Playouts of each of two choices, to see whether one seems better."""
    rechecks: int = 6
    """This many of the choices that seem worst are compared again."""
    recheck_playouts: int = 512
    """Playouts of each of the two choices then, with fresh determinizations."""
    settings: SearchConfig | None = None
    """Settings of the search in place of the expert's."""


@dataclass(frozen=True)
class Comparison:
    """Two choices on the same determinizations. `loss` is the chance to win that the played one gave away.

    `error` is the standard error of `loss`.
    """

    played: Advice
    best: Advice
    loss: float
    error: float

    def is_significant(self) -> bool:
        """Whether the loss is more than chance."""
        return self.loss > STANDARD_ERRORS * self.error


@dataclass(frozen=True)
class Moment:
    """A decision of a finished game, and everybody's chance to win before it, as a spectator sees it.

    `comparison` is set if the expert would have chosen something else.
    """

    number: int
    seat: int
    token: str
    chances: list[float]
    comparison: Comparison | None


@dataclass(frozen=True)
class Review:
    """A reviewed game: all moments, and the numbers of the turning points and of the worst choices."""

    moments: list[Moment]
    turning: list[int]
    worst: list[int]


def recorded_decisions(rules: Rules, stored: Record) -> Iterator[PastDecision]:
    """The decisions of a recorded game, without those that were undone."""
    yield from past_decisions(rules, replay(rules, stored))


def real_choices(rules: Rules, stored: Record, seats: Collection[int]) -> list[int]:
    """The numbers of the decisions in which one of these seats had more than one option."""
    return [
        one.number
        for one in recorded_decisions(rules, stored)
        if one.seat in seats and len(Knowledge(rules, one.state, one.seat).moves()) > 1
    ]


def thinned(numbers: Sequence[int], most: int) -> list[int]:
    """At most this many of the numbers, evenly spread, with the first and the last.

    >>> thinned(range(10), 4)
    [0, 3, 6, 9]
    >>> thinned([2, 5], 4)
    [2, 5]
    """
    if len(numbers) <= most:
        return list(numbers)
    return [numbers[round(place * (len(numbers) - 1) / (most - 1))] for place in range(most)]


def review(
    rules: Rules, stored: Record, config: ReviewConfig, seed: int = 0, numbers: Collection[int] | None = None
) -> Iterator[Moment]:
    """Judge the decisions with these numbers, or all, each by what its seat knew.

    Each is judged by itself: the result is the same if the numbers are split between processes.
    """
    for decision in recorded_decisions(rules, stored):
        if numbers is None or decision.number in numbers:
            yield judge(rules, decision, config, seed)


def judge(rules: Rules, decision: PastDecision, config: ReviewConfig, seed: int) -> Moment:
    """Compare a decision with the best option that a search finds."""
    own_seed = seed + decision.number
    chances = win_chances(rules, decision.state, own_seed, config.playouts)
    knowledge = Knowledge(rules, decision.state, decision.seat)
    best, iterations = search_options(knowledge, config.iterations, None, own_seed, config.settings)[0]
    comparison = None
    if knowledge.token(best) != decision.token:
        comparison = compare(knowledge, decision.move, best, iterations, own_seed, config.compare_playouts)
    return Moment(decision.number, decision.seat, decision.token, chances, comparison)


def compare(knowledge: Knowledge, move: int, best: int, iterations: int, seed: int, playouts: int) -> Comparison:
    """Compare the move that was played with another one, on the same determinizations."""
    played, best_endings = (endings(knowledge, one, seed, playouts) for one in (move, best))
    gaps = [ours.won - theirs.won for ours, theirs in zip(best_endings, played, strict=True)]
    error = stdev(gaps) / sqrt(playouts) if playouts > 1 else 1.0
    return Comparison(
        advice(knowledge, move, 0, played),
        advice(knowledge, best, iterations, best_endings),
        fmean(gaps),
        max(error, 1 / playouts),
    )


def to_recheck(moments: Sequence[Moment], config: ReviewConfig) -> list[int]:
    """The numbers of the moments that seem to have given most away."""
    losses = [(one.comparison.loss, one.number) for one in moments if one.comparison and one.comparison.loss > 0]
    worst = sorted(losses, key=lambda one: (-one[0], one[1]))[: config.rechecks]
    return sorted(number for _, number in worst)


def recheck(rules: Rules, decision: PastDecision, moment: Moment, config: ReviewConfig, seed: int) -> Moment:
    """Compare the two choices of a moment again on many fresh determinizations.

    The worst of many always look worse than they are. The fresh ones were not selected for looking bad.
    """
    if moment.comparison is None:
        return moment
    knowledge = Knowledge(rules, decision.state, decision.seat)
    best = next(move for move in knowledge.moves() if knowledge.token(move) == moment.comparison.best.token)
    fresh_seed = seed + decision.number + FRESH_SEED_OFFSET
    iterations = moment.comparison.best.iterations
    fresh = compare(knowledge, decision.move, best, iterations, fresh_seed, config.recheck_playouts)
    return replace(moment, comparison=fresh if fresh.is_significant() else None)


def without_comparison(moment: Moment) -> Moment:
    """A moment that was not rechecked: no comparison is reported for it."""
    return replace(moment, comparison=None)


def full_review(
    rules: Rules, stored: Record, config: ReviewConfig, seed: int = 0, numbers: Collection[int] | None = None
) -> list[Moment]:
    """Judge the decisions with these numbers, or all, and recheck those that seem worst.

    >>> from motu import RULES, record
    >>> rules = RULES["bali"]
    >>> state = rules.setup(seats=2, seed=7)
    >>> while decision := state.pending():
    ...     state.take(decision.moves(state)[0])
    >>> config = ReviewConfig(iterations=8, playouts=4, compare_playouts=4, rechecks=1, recheck_playouts=4)
    >>> [moment.number for moment in full_review(rules, record(state), config, numbers={0, 3})]
    [0, 3]
    """
    moments = list(review(rules, stored, config, seed, numbers))
    again = to_recheck(moments, config)
    decisions = {one.number: one for one in recorded_decisions(rules, stored) if one.number in again}
    return [
        recheck(rules, decisions[moment.number], moment, config, seed)
        if moment.number in decisions
        else without_comparison(moment)
        for moment in moments
    ]


def summarize(moments: Sequence[Moment], end: Sequence[float], config: ReviewConfig, most: int = 5) -> Review:
    """A review: where the chances to win changed most, and where most was given away. `end` are the final chances."""
    chances = [*(moment.chances for moment in moments), list(end)]
    swings = [
        (swing(before, after, config.playouts), moment.number)
        for moment, (before, after) in zip(moments, pairwise(chances), strict=True)
    ]
    turning = sorted(swings, key=lambda one: (-one[0], one[1]))[:most]
    losses = [(moment.comparison.loss, moment.number) for moment in moments if moment.comparison]
    worst = sorted(losses, key=lambda one: (-one[0], one[1]))[:most]
    return Review(
        list(moments),
        sorted(number for change, number in turning if change >= TURNING),
        sorted(number for _, number in worst),
    )


def swing(before: Sequence[float], after: Sequence[float], playouts: int) -> float:
    """The largest change of a chance to win; 0 if it is not significant."""
    widest = 0.0
    for old, new in zip(before, after, strict=True):
        error = sqrt((old * (1 - old) + new * (1 - new)) / playouts)
        if abs(new - old) > max(widest, STANDARD_ERRORS * error):
            widest = abs(new - old)
    return widest
