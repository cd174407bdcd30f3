"""Reviews of earlier releases: compared with a replay of their game, and brought up to date with it.

A release may add lines to the log, or say more about an option. The decisions of a game stay the same, so a review is
found by their numbers, and everything that is shown of them is taken from the replay.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import structs

from motu.core.errors import BadRecord
from motu.core.history import past_decisions
from motu.core.rules import Rules
from motu.core.session import GameSession
from motu.server.http_messages import BetterChoice, ReviewMoment, ReviewState

Json = dict[str, Any]


def checked_review(rules: Rules, session: GameSession, review: ReviewState) -> ReviewState:
    """A review as this release shows it. Raises BadRecord if it is not one of this game."""
    seats = session.state.seat_count()
    moments = {moment.number: moment for moment in review.moments}
    fits = (
        session.state.pending() is None
        and review.stage == "ready"
        and review.done == review.whole
        and review.scope is not None
        and set(review.scope.seats) <= set(range(seats))
        and len(moments) == len(review.moments)
        and {*review.turning, *review.worst} <= moments.keys()
        and all(len(chances) == seats for chances in (review.end, *(moment.chances for moment in review.moments)))
    )
    if not fits:
        raise BadRecord("review-does-not-fit")
    found: list[ReviewMoment] = []
    for decision in past_decisions(rules, session.state):
        moment = moments.pop(decision.number, None)
        if moment is None:
            continue
        asked = rules.choices(decision.state, decision.seat)
        if asked is None or moment.seat != decision.seat:
            raise BadRecord("review-does-not-fit")
        plain: Json = msgspec.json.decode(msgspec.json.encode(asked))
        found.append(moment_of(plain, decision.token, moment, len(decision.state.log or [])))
    if moments:
        raise BadRecord("review-does-not-fit")
    return structs.replace(review, moments=found)


def moment_of(asked: Json, token: str, moment: ReviewMoment, at: int) -> ReviewMoment:
    """A moment with the question and the answers as they are worded now."""
    played = next((one for one in asked["options"] if one["token"] == token), None)
    if asked["decision"] != moment.decision or played is None or not is_option(played, moment.words, moment.args):
        raise BadRecord("review-does-not-fit")
    better = None if moment.better is None else choice_of(asked, moment.better)
    return structs.replace(
        moment, at=at, asked=asked["args"], words=played["words"], args=played["args"], better=better
    )


def choice_of(asked: Json, better: BetterChoice) -> BetterChoice:
    """The better choice as it is worded now."""
    option = next((one for one in asked["options"] if is_option(one, better.words, better.args)), None)
    if option is None:
        raise BadRecord("review-does-not-fit")
    return structs.replace(better, words=option["words"], args=option["args"])


def is_option(option: Json, words: str, args: Json) -> bool:
    """Whether a choice of a review is this option, which may say more now than it did then."""
    return bool(option["words"] == words and all(option["args"].get(name) == value for name, value in args.items()))
