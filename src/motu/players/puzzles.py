"""Puzzles: positions in which a search finds clearly more than a quick look. Everybody gets the same one on a day."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from typing import Final

from motu.games import RULES, folder_of
from motu.players.hints import Advice

FILE: Final = "puzzles.jsonl"
"""The puzzles of a game, in the folder of its package: one JSON object in each line."""


@dataclass(frozen=True)
class Puzzle:
    """A position, and what its options bring."""

    record: str
    """The game up to the question."""
    seat: int
    """The seat that has to decide."""
    tempting: str
    """What `medium` plays, by looking one decision ahead."""
    choices: list[Advice]
    """The options that a search considers, and the tempting one, best first."""
    playouts: int
    """How many games were played to their end after each of them."""

    def line(self) -> str:
        """The puzzle as a line of its file."""
        return json.dumps(asdict(self), ensure_ascii=False)


def puzzle_of_line(line: str) -> Puzzle:
    """The puzzle in a line of a file."""
    fields = json.loads(line)
    return Puzzle(**{**fields, "choices": [Advice(**choice) for choice in fields["choices"]]})


@cache
def puzzles_of(game: str) -> list[Puzzle]:
    """The puzzles that a game brings, none if it brings no file."""
    file = folder_of(game) / FILE
    if not file.is_file():
        return []
    return [puzzle_of_line(line) for line in file.read_text(encoding="utf-8").splitlines()]


def puzzle_of_day(day: date) -> tuple[str, Puzzle] | None:
    """The game and the puzzle of a day. The games take turns, and each goes through its puzzles in order.

    >>> game, puzzle = puzzle_of_day(date(2026, 11, 19))
    >>> puzzle.choices[0].win_chance > next(one.win_chance for one in puzzle.choices if one.token == puzzle.tempting)
    True
    """
    games = [game for game in RULES if puzzles_of(game)]
    if not games:
        return None
    turn, which = divmod(day.toordinal(), len(games))
    puzzles = puzzles_of(games[which])
    return games[which], puzzles[turn % len(puzzles)]
