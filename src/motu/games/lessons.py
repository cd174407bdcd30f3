"""Guided first games: a recorded beginning of each game that a learner is led through, decision by decision."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, final

from motu.core.record import Record
from motu.core.sitting import UNDO, Sitting
from motu.games import rules_of

LEARNER: Final = 0
"""The seat of whoever learns; the others play what was recorded."""


@cache
def lesson_of(game: str) -> Record | None:
    """The record of a game's lesson; None if it has none."""
    path = Path(__file__).parent / game / "lesson.motu"
    return Record.load(path.read_text(encoding="utf-8")) if path.exists() else None


@cache
def prompts_of(game: str) -> tuple[int, ...]:
    """Which entries of a lesson are the learner's: before each of them a prompt is shown."""
    lesson = lesson_of(game)
    if lesson is None:
        return ()
    rules = rules_of(game)
    sitting = Sitting(rules, rules.setup(lesson.seats, lesson.seed, dict.fromkeys(lesson.options, True)))
    asked = []
    for number, entry in enumerate(lesson.entries):
        if rules.pending(sitting.state).seat == LEARNER:
            asked.append(number)
        sitting.perform(entry)
    return tuple(asked)


@final
class NextInLesson:
    """What a lesson has next: an entry, and the number of its prompt, 0 if it is not the learner's."""

    def __init__(self, entry: str, step: int) -> None:
        self.entry: Final = entry
        self.step: Final = step


def next_in_lesson(game: str, entries: list[str]) -> NextInLesson | None:
    """What comes after these entries; None at the end of the lesson, or if somebody went another way."""
    lesson = lesson_of(game)
    followed = what_stands(entries)
    done = len(followed)
    if lesson is None or done >= len(lesson.entries) or lesson.entries[:done] != followed:
        return None
    prompts = prompts_of(game)
    return NextInLesson(lesson.entries[done], prompts.index(done) + 1 if done in prompts else 0)


def what_stands(entries: list[str]) -> list[str]:
    """The entries without those that were taken back."""
    standing: list[str] = []
    for entry in entries:
        if entry == UNDO:
            standing.pop()
        else:
            standing.append(entry)
    return standing
