"""Tournaments: the pairings, and a results file with which an interrupted tournament continues."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise, permutations
from pathlib import Path
from typing import Final

from motu.arena.editions import STANDARD, CarriedEdition, shown
from motu.arena.match import Match, check, derive_seed
from motu.arena.match_stats import MatchStats, play_with_stats
from motu.arena.runners import run_all
from motu.core.errors import BadOption

FORMS: Final = ("ladder", "round-robin")


@dataclass(frozen=True)
class Pairing:
    """One player against another, who has all the other seats."""

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
    edition: CarriedEdition = STANDARD

    def pairings(self) -> list[Pairing]:
        """Every pairing once. With more than two seats it matters who is alone, so a round robin has both ways."""
        if self.form == "ladder":
            return [Pairing(stronger, weaker) for weaker, stronger in pairwise(self.players)]
        pairs = combinations(self.players, 2) if self.seats == 2 else permutations(self.players, 2)
        return [Pairing(one, others) for one, others in pairs]

    def matches(self) -> list[Match]:
        """All matches. Every deal is played with the one player at every seat; all pairings play the same deals."""
        return [
            Match(
                self.game,
                tuple(pairing.one if seat == number % self.seats else pairing.others for seat in range(self.seats)),
                derive_seed(self.seed, number // self.seats),
                self.options,
                self.edition,
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
            check(Match(self.game, (name,) * self.seats, self.seed, self.options, self.edition))


def hold_tournament(
    tournament: Tournament, results: Path | None = None, runner: str = "processes", workers: int = 1
) -> Iterator[MatchStats]:
    """Play a tournament and yield every match in order. Matches in the results file are not played again."""
    tournament.check()
    yield from play_all(tournament.matches(), results, runner, workers)


def play_all(
    matches: Sequence[Match], results: Path | None = None, runner: str = "processes", workers: int = 1
) -> Iterator[MatchStats]:
    """Play matches in order and append each to the results file. Matches in the file are not played again."""
    known = [] if results is None else read_results(results, matches)
    yield from known
    rest = run_all(play_with_stats, matches[len(known) :], runner, workers)
    if results is None:
        yield from rest
        return
    with results.open("a", encoding="utf-8") as file:
        for played in rest:
            file.write(played.to_json_line() + "\n")
            file.flush()
            yield played


def read_results(results: Path, matches: Sequence[Match]) -> list[MatchStats]:
    """The matches in a results file. An incomplete last line is removed.

    The file of another tournament, or of the same one with another edition, is refused.
    """
    if not results.exists():
        return []
    text = results.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        results.write_text(whole, encoding="utf-8")
    known = [MatchStats.from_json_line(line) for line in whole.splitlines()]
    for number, played in enumerate(known):
        wanted = matches[number] if number < len(matches) else None
        if wanted is not None and played.match == replace(wanted, edition=played.match.edition) != wanted:
            raise BadOption(
                "results-of-another-edition",
                file=str(results),
                line=number + 1,
                found=shown(wanted.game, played.match.edition),
                expected=shown(wanted.game, wanted.edition),
            )
        if played.match != wanted:
            raise BadOption("results-of-another-tournament", file=str(results), line=number + 1)
    return known
