"""Tutorials: recorded beginnings of each game through which a new player is led, decision by decision."""

from __future__ import annotations

from functools import cache
from typing import Final

from motu.core.record import Record, resume
from motu.core.session import TAKE_BACK, UNDO
from motu.games import folder_of, rules_of

LEARNER: Final = 0
"""The seat of the learner. Bots at the other seats play what was recorded."""
FIRST: Final = ""
"""The name of a game's first tutorial. Others have names of their own, such as `variants`."""

Answered = list[tuple[int, str]]
"""Who answered what, in order."""


@cache
def tutorials_of(game: str) -> list[str]:
    """The names of a game's tutorials, the first one first: `tutorial.motu`, then every `tutorial_<name>.motu`."""
    folder = folder_of(game)
    more = sorted(path.stem.removeprefix("tutorial_") for path in folder.glob("tutorial_*.motu"))
    return [FIRST, *more] if (folder / "tutorial.motu").exists() else more


@cache
def tutorial_of(game: str, name: str = FIRST) -> Record | None:
    """The record of a tutorial; None if the game has none of this name."""
    if name not in tutorials_of(game):
        return None
    path = folder_of(game) / (f"tutorial_{name}.motu" if name else "tutorial.motu")
    return Record.load(path.read_text(encoding="utf-8"))


@cache
def tutorial_answers(game: str, name: str = FIRST) -> dict[int, list[str]]:
    """What each seat answers in the tutorial, in order. The learner sees a prompt before each answer."""
    tutorial = tutorial_of(game, name)
    answers: dict[int, list[str]] = {}
    if tutorial is not None:
        rules = rules_of(game)
        answers = {seat: [] for seat in range(tutorial.seats)}
        session = resume(rules, tutorial.beginning())
        for entry in tutorial.entries:
            answers[int(rules.pending(session.state).seat)].append(entry)
            session.apply_entry(entry)
    return answers


def tutorial_prompts(game: str, name: str = FIRST) -> int:
    """The number of prompts in a tutorial."""
    return len(tutorial_answers(game, name).get(LEARNER, []))


def tutorial_with_seed(game: str, seed: int, components: str) -> str | None:
    """The name of the tutorial that begins with a seed, with figures of this hash.

    A table with others was begun with the tutorial of an earlier release: there nobody is led any more.
    """
    for name in tutorials_of(game):
        tutorial = tutorial_of(game, name)
        if tutorial is not None and (tutorial.seed, tutorial.components) == (seed, components):
            return name
    return None


def next_in_tutorial(game: str, seed: int, components: str, answered: Answered, seat: int) -> tuple[int, str] | None:
    """The number (from 1) and the token of what a seat answers next; None at the end, or if somebody deviated.

    In a secret step the order does not matter, so each seat is followed separately.
    """
    name = tutorial_with_seed(game, seed, components)
    if name is None:
        return None
    tutorial = tutorial_answers(game, name)
    given = not_undone(answered)
    if any(tokens != tutorial.get(who, [])[: len(tokens)] for who, tokens in given.items()):
        return None
    done = len(given.get(seat, []))
    return (done + 1, tutorial[seat][done]) if done < len(tutorial.get(seat, [])) else None


def not_undone(answered: Answered) -> dict[int, list[str]]:
    """Each seat's answers without those that were undone."""
    standing: list[tuple[int, str]] = []
    for seat, entry in answered:
        token = entry.partition(" ")[2] if entry.startswith("@") else entry
        if token in (UNDO, TAKE_BACK):
            place = max(at for at, (other, _) in enumerate(standing) if other == seat)
            del standing[place : place + 1 if token == UNDO else len(standing)]
        else:
            standing.append((seat, token))
    by_seat: dict[int, list[str]] = {}
    for seat, token in standing:
        by_seat.setdefault(seat, []).append(token)
    return by_seat
