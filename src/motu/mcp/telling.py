"""What the tools answer, in words: tables, questions, logs, results and reviews."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from motu.core.agenda import Json
from motu.core.errors import MotuError
from motu.games import rules_of
from motu.mcp.places import check_begun
from motu.mcp.seat import Place
from motu.research.text.prompts import ending, introduction, log_lines, question_lines, section
from motu.server.http_messages import ReviewState
from motu.server.messages import Choices, Scene
from motu.telling.text_words import MASKED, TextWords
from motu.telling.views import told
from motu.words import catalogue


@cache
def words_of(game: str, language: str) -> TextWords:
    """The words of a game. A table with figures of its own has the same things."""
    return TextWords(rules_of(game), language)


def words_at(place: Place) -> TextWords:
    """The words for whoever sits at a place."""
    assert place.info is not None, "a place is connected before it is told"
    return words_of(place.info.game, place.language)


def refused(error: MotuError, language: str) -> str:
    """Why something was refused, in the language of the seat."""
    known = "en" if language == MASKED else language
    return catalogue(known).say(f"error-{error.id}", error.details)


def plain(choices: Choices) -> Json:
    """A question as nested dicts."""
    built: Json = msgspec.to_builtins(choices)
    return built


def told_introduction(place: Place) -> str:
    """The rules in short, and how to answer, for the seat of a place."""
    words, info = words_at(place), place.info
    assert info is not None
    assert info.you is not None, "only players are introduced"
    return words.shown(introduction(words, info.you, len(info.seats), info.options, place.listed))


def told_table(place: Place, with_log: bool) -> str:
    """What a place sees now: the log since it last decided, the table, and the question or whom everybody waits for."""
    check_begun(place)
    words, scene = words_at(place), place.scene
    assert scene is not None, "the game has begun"
    lines: list[str] = []
    if with_log:
        lines += section(words.say("text-log-title"), log_lines(words, place.log[place.read :]))
    lines += section(words.say("text-seen-title"), [told(scene.view, place.seat, words)])
    if scene.choices is not None:
        lines += question_lines(words, plain(scene.choices), place.listed)
    elif scene.result is None:
        lines += waiting(words, scene.view["asked"])
    text = words.shown("\n".join(lines).rstrip())
    if scene.choices is not None:
        text += position_line(scene)
    if scene.result is not None:
        text += "\n\n" + ending(words, scene.result.scores, scene.result.places)
    return text


def position_line(scene: Scene) -> str:
    """The name of the position that is asked about: an answer may name it, so that it fits no other one."""
    return f"\n\nposition: {scene.mark}"


def waiting(words: TextWords, asked: Sequence[int]) -> list[str]:
    """Whom everybody waits for."""
    return [words.say("waiting-for", seat=seat) for seat in asked]


def told_options(place: Place) -> str:
    """The options of the question, or whom everybody waits for."""
    check_begun(place)
    words, scene = words_at(place), place.scene
    assert scene is not None, "the game has begun"
    if scene.choices is not None:
        asked = words.shown("\n".join(question_lines(words, plain(scene.choices), listed=True)).rstrip())
        return asked + position_line(scene)
    if scene.result is not None:
        return ending(words, scene.result.scores, scene.result.places)
    return words.shown("\n".join(waiting(words, scene.view["asked"])))


def told_log(place: Place, since: int) -> str:
    """The log from a line on, with the numbers of the lines."""
    check_begun(place)
    words = words_at(place)
    lines = log_lines(words, place.log[since:])
    return words.shown("\n".join(f"{number}. {line}" for number, line in enumerate(lines, since + 1)))


def told_review(place: Place, review: ReviewState) -> str:
    """A review: what each listed choice gave away, and what the expert would have chosen."""
    words = words_at(place)
    worst = set(review.worst)
    lines = []
    for moment in review.moments:
        better = moment.better
        if better is None or moment.number not in worst:
            continue
        played = words.catalogue.say(moment.words, moment.args)
        best = words.catalogue.say(better.words, better.args)
        lines.append(
            words.say(
                "text-review-line",
                seat=moment.seat,
                number=moment.number + 1,
                played="\0",
                better="\1",
                loss=percent(better.loss),
                error=percent(better.error),
            )
            .replace("\0", played)
            .replace("\1", best)
        )
    return words.shown("\n".join([words.say("text-review-title"), *(lines or [words.say("text-none")])]))


def percent(share: float) -> str:
    """A share in percent, with one digit."""
    return f"{100 * share:.1f}"


def as_json(value: Any) -> str:
    """A value for programs."""
    return msgspec.json.encode(value).decode()
