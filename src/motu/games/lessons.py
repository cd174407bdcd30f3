"""Guided first games: a recorded beginning of each game that a learner is led through, decision by decision."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from motu.core.record import Record
from motu.core.sitting import UNDO, Sitting
from motu.games import rules_of

LEARNER: Final = 0
"""The seat of whoever learns; the others play what was recorded."""

Answered = list[tuple[int, str]]
"""Who answered what, in order."""


@cache
def lesson_of(game: str) -> Record | None:
    """The record of a game's lesson; None if it has none."""
    path = Path(__file__).parent / game / "lesson.motu"
    return Record.load(path.read_text(encoding="utf-8")) if path.exists() else None


@cache
def answers_of(game: str) -> dict[int, list[str]]:
    """What each seat answers in the lesson, in order. The learner is shown a prompt before each of their answers."""
    lesson = lesson_of(game)
    answers: dict[int, list[str]] = {}
    if lesson is not None:
        rules = rules_of(game)
        answers = {seat: [] for seat in range(lesson.seats)}
        sitting = Sitting(rules, rules.setup(lesson.seats, lesson.seed, dict.fromkeys(lesson.options, True)))
        for entry in lesson.entries:
            answers[int(rules.pending(sitting.state).seat)].append(entry)
            sitting.perform(entry)
    return answers


def prompts_of(game: str) -> int:
    """How many prompts a lesson has."""
    return len(answers_of(game).get(LEARNER, []))


def next_in_lesson(game: str, answered: Answered, seat: int) -> tuple[int, str] | None:
    """The number (from 1) and the token of what a seat answers next; None at the end, or if somebody went another way.

    Where several choose at once the order does not matter, so each seat is followed by itself.
    """
    lesson = answers_of(game)
    given = what_stands(answered)
    if any(tokens != lesson.get(who, [])[: len(tokens)] for who, tokens in given.items()):
        return None
    done = len(given.get(seat, []))
    return (done + 1, lesson[seat][done]) if done < len(lesson.get(seat, [])) else None


def what_stands(answered: Answered) -> dict[int, list[str]]:
    """Each seat's answers without those that it took back."""
    standing: dict[int, list[str]] = {}
    for seat, entry in answered:
        token = entry.partition(" ")[2] if entry.startswith("@") else entry
        if token == UNDO:
            standing[seat].pop()
        else:
            standing.setdefault(seat, []).append(token)
    return standing
