"""`motu balance`: statistics of many games between equal players: wins by seat, points by source, what wins."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from motu.arena import report as reports
from motu.arena.match import Match, check, derive_seed
from motu.arena.match_stats import MatchStats
from motu.arena.statistics import Statistics, statistics
from motu.arena.tournament import play_all
from motu.cli.shared import (
    AsJson,
    Game,
    Options,
    Runner,
    Seed,
    Workers,
    listed,
    print_json,
    progress,
    seed_or_new,
    write,
)
from motu.games import rules_of


def balance(
    game: Game,
    player: Annotated[str, typer.Option(help="The player at every seat.")] = "medium",
    seats: Annotated[str, typer.Option(help="Numbers of seats, separated by commas; by default all.")] = "",
    games: Annotated[int, typer.Option(min=2, help="Games for each number of seats.")] = 2000,
    seed: Seed = None,
    options: Options = "",
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
    """Let equal players play many games and report the statistics.

    Example: motu balance bali --games 20 --seats 2 --report balance.md
    """
    rules = rules_of(game)
    tables = [int(text) for text in listed(seats)] if seats else list(rules.seats)
    seed = seed_or_new(seed)
    chosen = tuple(listed(options))
    found: dict[int, Statistics] = {}
    with progress(quiet=json) as bar:
        for count in tables:
            matches = [Match(game, (player,) * count, derive_seed(seed, number), chosen) for number in range(games)]
            check(matches[0])
            task = bar.add_task(f"{game}, {count} seats", total=games)
            played: list[MatchStats] = []
            file = None if results is None else results / f"{game}-{player}-{count}.jsonl"
            if file is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
            for one in play_all(matches, file, runner, workers):
                played.append(one)
                bar.advance(task)
            found[count] = statistics(played)
    how = f"motu balance {game} --player {player} --games {games} --seed {seed}"
    if report is not None:
        write(report, report_text(game, player, how, found, report))
    if json:
        print_json(
            {"game": game, "player": player, "seed": seed, "tables": {n: brief(one) for n, one in found.items()}}
        )
        return
    console = Console()
    for count, figures in found.items():
        wins = ", ".join(str(share) for share in figures.seat_wins)
        console.print(f"{game}, {count} seats, {figures.games} games: {figures.points:.1f} points; wins by seat {wins}")


def report_text(game: str, player: str, how: str, found: dict[int, Statistics], report: Path) -> str:
    lines = [f"# Balance: {game}", "", f"Games between equals (`{player}` at every seat), by `{how}`.", ""]
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
