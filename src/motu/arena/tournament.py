"""Tournaments: who meets whom, the results in a file that can be gone on with, and what they add up to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations
from pathlib import Path
from typing import Final

from motu.arena.match import Match, check, offspring
from motu.arena.played import Played, play_told
from motu.arena.runners import done
from motu.core.errors import BadOption

FORMS: Final = ("ladder", "round-robin")


@dataclass(frozen=True)
class Pairing:
    """One player against another, who takes all the other seats."""

    one: str
    others: str


@dataclass(frozen=True)
class Tournament:
    """Who plays, weakest first; a ladder lets each meet the next stronger one, a round robin lets all meet."""

    game: str
    players: tuple[str, ...]
    seats: int
    games: int
    seed: int
    form: str = "round-robin"
    options: tuple[str, ...] = ()

    def pairings(self) -> list[Pairing]:
        """Every pairing once; with more than two seats it matters who is alone, so a round robin has both."""
        if self.form == "ladder":
            return [Pairing(stronger, weaker) for weaker, stronger in pairwise(self.players)]
        pairs = combinations(self.players, 2) if self.seats == 2 else permutations(self.players, 2)
        return [Pairing(one, others) for one, others in pairs]

    def matches(self) -> list[Match]:
        """All matches: every deal is played with the one player at every seat, and all pairings play the same deals."""
        return [
            Match(
                self.game,
                tuple(pairing.one if seat == number % self.seats else pairing.others for seat in range(self.seats)),
                offspring(self.seed, number // self.seats),
                self.options,
            )
            for pairing in self.pairings()
            for number in range(self.games)
        ]

    def check(self) -> None:
        """Raise BadOption for what can't be played."""
        if self.form not in FORMS:
            raise BadOption("unknown-form", form=self.form, allowed=list(FORMS))
        if len(set(self.players)) < max(2, len(self.players)):
            raise BadOption("players-not-different", players=list(self.players))
        for name in self.players:
            check(Match(self.game, (name,) * self.seats, self.seed, self.options))


def hold(
    tournament: Tournament, results: Path | None = None, runner: str = "processes", workers: int = 1
) -> Iterator[Played]:
    """Play a tournament and yield every match in order; what the results file holds already is not played again."""
    tournament.check()
    yield from play_all(tournament.matches(), results, runner, workers)


def play_all(
    matches: Sequence[Match], results: Path | None = None, runner: str = "processes", workers: int = 1
) -> Iterator[Played]:
    """Play matches in order and keep each in a file as soon as it is done; what the file holds is not played again."""
    known = [] if results is None else read(results, matches)
    yield from known
    rest = done(play_told, matches[len(known) :], runner, workers)
    if results is None:
        yield from rest
        return
    with results.open("a", encoding="utf-8") as file:
        for played in rest:
            file.write(played.line() + "\n")
            file.flush()
            yield played


def read(results: Path, matches: Sequence[Match]) -> list[Played]:
    """The matches that a file holds; a line that was not finished is cut off, another tournament's are refused."""
    if not results.exists():
        return []
    text = results.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        results.write_text(whole, encoding="utf-8")
    known = [Played.of_line(line) for line in whole.splitlines()]
    for number, played in enumerate(known):
        if number >= len(matches) or played.match != matches[number]:
            raise BadOption("results-of-another-tournament", file=str(results), line=number + 1)
    return known
