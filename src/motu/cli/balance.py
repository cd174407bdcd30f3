"""`motu balance`: statistics of many games between equal players: wins by seat, points by source, what wins."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from motu.arena import report as reports
from motu.arena.comparison import compare
from motu.arena.editions import STANDARD_NAME, CarriedEdition, label, rules_with, shown
from motu.arena.match import Match, check, derive_seed
from motu.arena.match_stats import MatchStats
from motu.arena.statistics import Statistics, statistics
from motu.arena.tournament import play_all
from motu.cli import comparison
from motu.cli.comparison import Editions
from motu.cli.shared import (
    AsJson,
    EditionName,
    Game,
    Options,
    Runner,
    Seed,
    Workers,
    edition_of,
    listed,
    print_json,
    progress,
    seed_or_new,
    write,
)


def balance(
    game: Game,
    player: Annotated[str, typer.Option(help="The player at every seat.")] = "medium",
    seats: Annotated[str, typer.Option(help="Numbers of seats, separated by commas; by default all.")] = "",
    games: Annotated[int, typer.Option(min=2, help="Games for each number of seats.")] = 2000,
    seed: Seed = None,
    options: Options = "",
    edition: EditionName = STANDARD_NAME,
    against: Annotated[
        str,
        typer.Option(
            metavar="FILE",
            help="Another edition, such as standard, with which the same deals are played: reports the differences.",
        ),
    ] = "",
    workers: Workers = 1,
    runner: Runner = "processes",
    results: Annotated[
        Path | None, typer.Option(help="A folder for the results. Games in it are not played again.")
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(help="A Markdown file for the report, with plots beside it. Your remarks in it are kept."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Let equal players play many games and report the statistics, or how they differ between two editions.

    With `--against` every deal is played with both editions, by the same players. Differences have 95 % intervals, and
    those above two standard errors are marked.

    Examples: motu balance bali --games 20 --seats 2 --report balance.md;
    motu balance bali --edition mine.toml --against standard --games 400
    """
    plan = Plan(game, player, games, seed_or_new(seed), tuple(listed(options)), workers, runner, results)
    figures = edition_of(game, edition)
    compared = Editions(game, edition_of(game, against), figures) if against else None
    offered = compared.seats() if compared else list(rules_with(game, figures).seats)
    tables = [int(text) for text in listed(seats)] if seats else offered
    given = {
        "seats": seats,
        "options": options,
        "edition": "" if edition == STANDARD_NAME else edition,
        "against": against,
    }
    how = f"motu balance {game} --player {player} --games {games} --seed {plan.seed}"
    how += "".join(f" --{name} {value}" for name, value in given.items() if value)
    with progress(quiet=json) as bar:
        played = {count: plan.play(count, figures, bar) for count in tables}
        others = {count: plan.play(count, compared.before, bar) for count in tables} if compared else {}
    if compared is not None:
        both = {count: compare(others[count], played[count]) for count in tables}
        comparison.publish(compared, player, plan.seed, how, both, report, json)
        return
    found = {count: statistics(one) for count, one in played.items()}
    if report is not None:
        write(report, report_text(game, figures, player, how, found, report))
    if json:
        named = {"game": game, "edition": label(game, figures), "player": player, "seed": plan.seed}
        print_json(named | {"tables": {n: brief(one) for n, one in found.items()}})
        return
    console = Console()
    for count, one in found.items():
        wins = ", ".join(str(share) for share in one.seat_wins)
        console.print(f"{game}, {count} seats, {one.games} games: {one.points:.1f} points; wins by seat {wins}")


@dataclass(frozen=True)
class Plan:
    """The games that are played for each number of seats."""

    game: str
    player: str
    games: int
    seed: int
    options: tuple[str, ...]
    workers: int
    runner: str
    results: Path | None

    def play(self, seats: int, edition: CarriedEdition, bar: Progress) -> list[MatchStats]:
        """Play the games of a number of seats with an edition; those in the results folder are not played again."""
        matches = [
            Match(self.game, (self.player,) * seats, derive_seed(self.seed, number), self.options, edition)
            for number in range(self.games)
        ]
        check(matches[0])
        file = None
        if self.results is not None:
            name = "-".join([self.game, *([edition.hash] if edition.hash else []), self.player, str(seats)])
            file = self.results / f"{name}.jsonl"
            file.parent.mkdir(parents=True, exist_ok=True)
        played: list[MatchStats] = []
        task = bar.add_task(f"{self.game}, {seats} seats, edition {shown(self.game, edition)}", total=self.games)
        for one in play_all(matches, file, self.runner, self.workers):
            played.append(one)
            bar.advance(task)
        return played


def report_text(
    game: str, edition: CarriedEdition, player: str, how: str, found: dict[int, Statistics], report: Path
) -> str:
    lines = [f"# Balance: {game}", "", f"Games between equals (`{player}` at every seat), by `{how}`.", ""]
    if edition.hash:
        lines += [f"They were played with the edition {shown(game, edition)}.", ""]
    lines += reports.remarks(report)
    for count, one in found.items():
        lines += [f"## {count} seats", "", *reports.balance(one, report.parent / "pictures", f"{report.stem}-{count}")]
    return "\n".join(lines)


def brief(found: Statistics) -> dict[str, Any]:
    return {
        "games": found.games,
        "points": found.points,
        "points_of_winners": found.points_of_winners,
        "margin": found.margin,
        "decisions": found.decisions,
        "branching": found.branching,
        "seat_wins": [[one.share, one.low, one.high] for one in found.seat_wins],
        "sources": {source: both[0] for source, both in found.sources.items()},
    }
