"""The review of a finished game, made decision by decision in worker processes, from its record to the message."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from motu.core.agenda import Json
from motu.core.history import PastDecision
from motu.core.record import Record, edition_for, replay
from motu.core.rules import Rules
from motu.games import rules_of
from motu.players.hints import Advice
from motu.players.review import (
    Comparison,
    Moment,
    ReviewConfig,
    judge,
    real_choices,
    recheck,
    recorded_decisions,
    summarize,
    thinned,
    to_recheck,
    without_comparison,
)
from motu.server.http_messages import BetterChoice, Outlook, ReviewMoment, ReviewScope, ReviewState

MOST_DECISIONS: Final = 48
"""The most decisions that are judged. Of more than that, evenly spread ones are."""
SEED: Final = 0
"""The same game gets the same review."""


class Sentence(Struct):
    """An option as a message id and its arguments."""

    words: str
    args: Json


class JudgedMoment(Struct):
    """A moment with its words. `at` is the length of the log before it, `options` are the compared ones."""

    moment: Moment
    at: int
    question: str
    asked: Json
    options: dict[str, Sentence]


class ReviewDraft(Struct):
    """A review in progress: the decisions to judge and those judged so far, some of them twice."""

    seats: list[int]
    choices: int
    numbers: list[int]
    end: list[float]
    config: ReviewConfig
    judged: list[JudgedMoment] = []
    again: list[int] | None = None
    """The decisions to recheck. None until all were judged once."""

    @property
    def whole(self) -> int:
        """The number of steps of the whole review."""
        return len(self.numbers) + min(len(self.numbers), self.config.rechecks)

    @property
    def done(self) -> int:
        """The number of steps done."""
        return len(self.judged) if self.again is None else self.whole - len(self.again)

    @property
    def next_number(self) -> int:
        """The decision to judge or recheck next."""
        return self.numbers[len(self.judged)] if self.again is None else self.again[0]

    @property
    def to_recheck(self) -> Moment | None:
        """The first result for that decision, if it is to be rechecked."""
        if self.again is None:
            return None
        return next(one.moment for one in self.judged if one.moment.number == self.again[0])

    def add(self, result: JudgedMoment) -> None:
        """Add the result of a worker."""
        if self.again is not None:
            self.again = self.again[1:]
            self.judged = [result if one.moment.number == result.moment.number else one for one in self.judged]
            return
        self.judged.append(result)
        if len(self.judged) == len(self.numbers):
            self.again = to_recheck([one.moment for one in self.judged], self.config)
            for one in self.judged:
                if one.moment.number not in self.again:
                    one.moment = without_comparison(one.moment)


def opened(record: str) -> tuple[Rules, Record]:
    """A record and the rules of its edition."""
    stored = Record.load(record)
    rules = rules_of(stored.game)
    return rules.with_edition(edition_for(rules, stored)), stored


def plan_review(record: str, seats: list[int], config: ReviewConfig) -> ReviewDraft:
    """What has to be judged in a game. Runs in a worker process."""
    rules, stored = opened(record)
    choices = real_choices(rules, stored, seats)
    places = rules.places(replay(rules, stored))
    return ReviewDraft(
        seats=seats,
        choices=len(choices),
        numbers=thinned(choices, MOST_DECISIONS),
        end=[(place == 0) / places.count(0) for place in places],
        config=config,
        again=None if choices else [],
    )


def judge_one(record: str, number: int, first: Moment | None, config: ReviewConfig) -> JudgedMoment:
    """Judge one decision of a game, or recheck it if a first result is given. Runs in a worker process."""
    rules, stored = opened(record)
    decision = next(one for one in recorded_decisions(rules, stored) if one.number == number)
    if first is None:
        return with_words(rules, decision, judge(rules, decision, config, SEED))
    return with_words(rules, decision, recheck(rules, decision, first, config, SEED))


def with_words(rules: Rules, decision: PastDecision, moment: Moment) -> JudgedMoment:
    """A moment with the message ids of its question and of the compared options."""
    asked = rules.choices(decision.state, decision.seat)
    assert asked is not None
    compared = {decision.token} if moment.comparison is None else {decision.token, moment.comparison.best.token}
    options = {
        option["token"]: Sentence(option["words"], option["args"])
        for option in asked["options"]
        if option["token"] in compared
    }
    return JudgedMoment(moment, len(decision.state.log or []), asked["decision"], asked["args"], options)


def review_message(draft: ReviewDraft) -> ReviewState:
    """A review as it is sent to the page."""
    if draft.again != []:
        return ReviewState("making", draft.done, draft.whole)
    config = draft.config
    review = summarize([one.moment for one in draft.judged], draft.end, config)
    return ReviewState(
        "ready",
        draft.whole,
        draft.whole,
        ReviewScope(draft.seats, len(draft.numbers), draft.choices, config.playouts, config.recheck_playouts),
        [moment_message(one) for one in draft.judged],
        review.turning,
        review.worst,
        draft.end,
    )


def moment_message(judged: JudgedMoment) -> ReviewMoment:
    moment = judged.moment
    answer = judged.options[moment.token]
    return ReviewMoment(
        moment.number,
        judged.at,
        moment.seat,
        judged.question,
        judged.asked,
        answer.words,
        answer.args,
        moment.chances,
        None if moment.comparison is None else better_message(moment.comparison, judged.options),
    )


def better_message(found: Comparison, options: dict[str, Sentence]) -> BetterChoice:
    better = options[found.best.token]
    return BetterChoice(
        better.words, better.args, found.loss, found.error, outlook_message(found.played), outlook_message(found.best)
    )


def outlook_message(found: Advice) -> Outlook:
    return Outlook(found.win_chance, found.points, found.sources)
