"""A finished game judged piece by piece, in worker processes: from its record to what a review tells."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from motu.core.agenda import Json
from motu.core.record import Record, replay
from motu.core.rules import Rules
from motu.games import rules_of
from motu.players.hints import Advice
from motu.players.review import (
    Comparison,
    Effort,
    Moment,
    Stop,
    checked,
    doubtful,
    looked_at,
    real_choices,
    retold,
    summed_up,
    thinned,
    undoubted,
)
from motu.server.over_http import BetterTold, Looked, MomentTold, OutlookTold, ReviewTold

MOST_STOPS: Final = 48
"""Decisions that are looked at; of more than that, evenly spread ones."""
SEED: Final = 0
"""The same game gets the same review."""


class Sentence(Struct):
    """An option in words."""

    words: str
    args: Json


class Judged(Struct):
    """A moment with its sentences: `at` is the length of the log before it, `options` are those that were weighed."""

    moment: Moment
    at: int
    question: str
    asked: Json
    options: dict[str, Sentence]


class Making(Struct):
    """A review as far as it is made: the decisions to be looked at, and those that were, some of them twice."""

    seats: list[int]
    choices: int
    numbers: list[int]
    end: list[float]
    effort: Effort
    judged: list[Judged] = []
    again: list[int] | None = None
    """The decisions that still need a second look; None until all had their first."""

    @property
    def whole(self) -> int:
        return len(self.numbers) + min(len(self.numbers), self.effort.checks)

    @property
    def done(self) -> int:
        return len(self.judged) if self.again is None else self.whole - len(self.again)

    @property
    def next_piece(self) -> int:
        """The decision that is to be looked at next, for the first or for the second time."""
        return self.numbers[len(self.judged)] if self.again is None else self.again[0]

    @property
    def doubted(self) -> Moment | None:
        """What the first look at it found, if it is the second."""
        if self.again is None:
            return None
        return next(one.moment for one in self.judged if one.moment.number == self.again[0])

    def add(self, piece: Judged) -> None:
        """Take in what a worker found."""
        if self.again is not None:
            self.again = self.again[1:]
            self.judged = [piece if one.moment.number == piece.moment.number else one for one in self.judged]
            return
        self.judged.append(piece)
        if len(self.judged) == len(self.numbers):
            self.again = doubtful([one.moment for one in self.judged], self.effort)
            for one in self.judged:
                if one.moment.number not in self.again:
                    one.moment = undoubted(one.moment)


def plan(record: str, seats: list[int], effort: Effort) -> Making:
    """What is to be looked at in a game; runs in a worker process."""
    stored = Record.load(record)
    rules = rules_of(stored.game)
    choices = real_choices(rules, stored, seats)
    places = rules.places(replay(rules, stored))
    end = [(place == 0) / places.count(0) for place in places]
    return Making(seats, len(choices), thinned(choices, MOST_STOPS), end, effort, again=None if choices else [])


def judge(record: str, number: int, doubted: Moment | None, effort: Effort) -> Judged:
    """One decision of a game, looked at for the first time, or again; runs in a worker process."""
    stored = Record.load(record)
    rules = rules_of(stored.game)
    stop = next(stop for stop in retold(rules, stored) if stop.number == number)
    if doubted is None:
        return in_words(rules, stop, looked_at(rules, stop, effort, SEED))
    return in_words(rules, stop, checked(rules, stop, doubted, effort, SEED))


def in_words(rules: Rules, stop: Stop, moment: Moment) -> Judged:
    asked = rules.choices(stop.state, stop.seat)
    assert asked is not None
    weighed = {stop.token} if moment.better is None else {stop.token, moment.better.better.token}
    options = {
        option["token"]: Sentence(option["words"], option["args"])
        for option in asked["options"]
        if option["token"] in weighed
    }
    return Judged(moment, len(stop.state.log or []), asked["decision"], asked["args"], options)


def told(making: Making) -> ReviewTold:
    """A review as it goes over the wire."""
    if making.again != []:
        return ReviewTold("making", making.done, making.whole)
    review = summed_up([one.moment for one in making.judged], making.end, making.effort)
    return ReviewTold(
        "ready",
        making.whole,
        making.whole,
        Looked(making.seats, len(making.numbers), making.choices, making.effort.deals, making.effort.retries),
        [moment_told(one) for one in making.judged],
        review.turning,
        review.better,
        making.end,
    )


def moment_told(judged: Judged) -> MomentTold:
    moment = judged.moment
    answer = judged.options[moment.token]
    return MomentTold(
        moment.number,
        judged.at,
        moment.seat,
        judged.question,
        judged.asked,
        answer.words,
        answer.args,
        moment.chances,
        None if moment.better is None else better_told(moment.better, judged.options),
    )


def better_told(found: Comparison, options: dict[str, Sentence]) -> BetterTold:
    better = options[found.better.token]
    return BetterTold(
        better.words, better.args, found.loss, found.error, outlook_told(found.played), outlook_told(found.better)
    )


def outlook_told(found: Advice) -> OutlookTold:
    return OutlookTold(found.chance, found.points, found.sources)
