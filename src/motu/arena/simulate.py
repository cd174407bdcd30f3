"""Many matches of the same players: seats rotated, deals paired, worker processes if asked for."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any

from motu.arena.editions import STANDARD, CarriedEdition, label
from motu.arena.match import Match, Result, check, derive_seed, play
from motu.arena.runners import run_all


@dataclass
class Tally:
    """The totals of many matches, by place in the list of players."""

    game: str
    players: list[str]
    games: int = 0
    seed: int = 0
    options: list[str] = field(default_factory=list)
    edition: dict[str, str] = field(default_factory=dict)
    """The hash and the name of the edition."""
    wins: list[float] = field(default_factory=list)
    win_rate: list[float] = field(default_factory=list)
    mean_scores: list[float] = field(default_factory=list)
    places: list[list[int]] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0

    def add(self, turn: int, result: Result) -> None:
        """Count a match in which player number `turn` of the list sat at seat 0."""
        count = len(self.players)
        winners = result.places.count(0)
        for seat in range(count):
            entry = (seat + turn) % count
            place = result.places[seat]
            self.wins[entry] += 1 / winners if place == 0 else 0
            self.places[entry][place] += 1
            self.mean_scores[entry] += (result.scores[seat] - self.mean_scores[entry]) / (self.games + 1)
        self.games += 1
        self.decisions += result.decisions
        self.win_rate = [wins / self.games for wins in self.wins]

    def as_json(self) -> dict[str, Any]:
        """The tally as a dict for JSON."""
        return asdict(self)


def schedule(
    game: str,
    players: Sequence[str],
    games: int,
    seed: int,
    options: Sequence[str],
    edition: CarriedEdition = STANDARD,
) -> list[Match]:
    """Matches in which every entry plays every deal from every seat, as far as the number of games allows."""
    count = len(players)
    return [
        Match(
            game,
            tuple(players[(seat + number) % count] for seat in range(count)),
            derive_seed(seed, number // count),
            tuple(options),
            edition,
        )
        for number in range(games)
    ]


def simulate(
    game: str,
    players: Sequence[str],
    games: int,
    seed: int,
    options: Sequence[str] = (),
    workers: int = 1,
    runner: str = "processes",
    keep: Callable[[int, Result], None] | None = None,
    edition: CarriedEdition = STANDARD,
) -> Iterator[Tally]:
    """Play the matches and yield the tally after each, so that progress can be shown.

    `keep` is given every result with its record, numbered from 0.

    >>> *_, tally = simulate("bali", ["medium", "random"], games=4, seed=1)
    >>> tally.games, sum(tally.wins)
    (4, 4.0)
    """
    matches = schedule(game, players, games, seed, options, edition)
    check(Match(game, tuple(players), seed, tuple(options), edition))
    count = len(players)
    tally = Tally(game, list(players), seed=seed, options=list(options), edition=label(game, edition))
    tally.wins = [0.0] * count
    tally.win_rate = [0.0] * count
    tally.mean_scores = [0.0] * count
    tally.places = [[0] * count for _ in players]
    started = time.perf_counter()
    for number, result in enumerate(run_all(partial(play, recorded=keep is not None), matches, runner, workers)):
        if keep is not None:
            keep(number, result)
        tally.add(number % count, result)
        tally.seconds = time.perf_counter() - started
        yield tally
