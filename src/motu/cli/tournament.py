"""`motu tournament`: players in a ladder or round robin; ratings with intervals, and a report."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from motu.arena.editions import STANDARD_NAME, label, rules_with, shown
from motu.arena.match_stats import MatchStats
from motu.arena.ratings import Rating, Score, ratings, scores
from motu.arena.report import balance, strength
from motu.arena.statistics import statistics
from motu.arena.tournament import FORMS, Tournament, hold_tournament
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


def tournament(
    game: Game,
    players: Annotated[
        str, typer.Option(help="Who plays, weakest first, separated by commas.")
    ] = "random,easy,medium,hard",
    seats: Annotated[
        int | None, typer.Option(help="Seats at each table; by default as few as the game allows.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games of each pairing.")] = 40,
    form: Annotated[str, typer.Option(help="The pairings: " + " or ".join(FORMS) + ".")] = "ladder",
    seed: Seed = None,
    options: Options = "",
    edition: EditionName = STANDARD_NAME,
    workers: Workers = 1,
    runner: Runner = "processes",
    results: Annotated[
        Path | None,
        typer.Option(help="A JSONL file for the results. An interrupted tournament continues from it."),
    ] = None,
    report: Annotated[Path | None, typer.Option(help="A Markdown file for the report, with plots beside it.")] = None,
    json: AsJson = False,
) -> None:
    """Let players meet and estimate their strength, with 95 % intervals.

    In a ladder each player meets the next stronger one, in a round robin all meet. With more than two seats one player
    sits against others of one kind. Every deal is played from every seat, and all pairings play the same deals.

    Example: motu tournament bali --players random,easy,medium --games 20 --results ladder.jsonl --report ladder.md
    """
    figures = edition_of(game, edition)
    plan = Tournament(
        game,
        tuple(listed(players)),
        rules_with(game, figures).seats[0] if seats is None else seats,
        games,
        seed_or_new(seed),
        form,
        tuple(listed(options)),
        figures,
    )
    plan.check()
    played: list[MatchStats] = []
    with progress(quiet=json) as bar:
        task = bar.add_task(game, total=len(plan.matches()))
        for one in hold_tournament(plan, results, runner, workers):
            played.append(one)
            bar.advance(task)
    ranks, pairs = ratings(played), scores(played, plan.pairings())
    if report is not None:
        write(report, report_text(plan, played, ranks, pairs, report))
    if json:
        print_json(
            {
                "game": game,
                "edition": label(game, figures),
                "seats": plan.seats,
                "seed": plan.seed,
                "ratings": [asdict(rating) for rating in ranks],
                "pairings": [asdict(score) for score in pairs],
            }
        )
    else:
        show(plan, ranks, pairs)


def report_text(
    plan: Tournament, played: list[MatchStats], ranks: list[Rating], pairs: list[Score], report: Path
) -> str:
    pictures = report.parent / "pictures"
    lines = [f"# {plan.game}: a tournament of {', '.join(plan.players)}", ""]
    edition = shown(plan.game, plan.edition)
    how = f"{plan.form}, {plan.seats} seats, {plan.games} games a pairing, seed {plan.seed}, edition {edition}."
    lines += [how, ""]
    lines += strength(ranks, pairs, pictures, report.stem)
    lines += ["## The game", "", *balance(statistics(played), pictures, report.stem)]
    return "\n".join(lines)


def show(plan: Tournament, ranks: list[Rating], pairs: list[Score]) -> None:
    console = Console()
    table = Table(title=f"{plan.game}, edition {shown(plan.game, plan.edition)}, {plan.seats} seats, seed {plan.seed}")
    table.add_column("player")
    for heading in ("rating", "95 %", "games"):
        table.add_column(heading, justify="right")
    for one in ranks:
        table.add_row(one.player, f"{one.elo:.0f}", f"{one.low:.0f} to {one.high:.0f}", str(one.games))
    console.print(table)
    table = Table()
    table.add_column("pairing")
    for heading in ("games", "wins of the first", "95 %", "points"):
        table.add_column(heading, justify="right")
    for score in pairs:
        table.add_row(
            f"{score.pairing.one} – {score.pairing.others}",
            str(score.games),
            f"{score.wins:.1%}",
            f"{score.low:.1%} to {score.high:.1%}",
            f"{score.points:.1f} – {score.points_of_others:.1f}",
        )
    console.print(table)
