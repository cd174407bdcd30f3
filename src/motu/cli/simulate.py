"""`motu simulate`: let players play many games against each other and count."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from motu.arena.editions import STANDARD_NAME
from motu.arena.match import Result
from motu.arena.simulate import Tally
from motu.arena.simulate import simulate as play_matches
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
from motu.players import PLAYERS


def simulate(
    game: Game,
    players: Annotated[
        str, typer.Option(help="Who plays, one name per seat, separated by commas. Names: " + ", ".join(PLAYERS) + ".")
    ] = "random,greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = None,
    options: Options = "",
    edition: EditionName = STANDARD_NAME,
    workers: Workers = 1,
    runner: Runner = "processes",
    records: Annotated[
        Path | None,
        typer.Option(help="A folder for the records of all games, with the points in a comment."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Let players play many games and count wins, points and places.

    Seats are rotated from game to game and every deal is played from every seat, so luck cancels out.

    Example: motu simulate bali --players greedy,random,random --games 300 --workers 2
    """
    names = listed(players)
    tally = Tally(game, names)
    chosen, figures = listed(options), edition_of(game, edition)
    keep = None if records is None else writer(records, game)
    with progress(quiet=json) as bar:
        task = bar.add_task(game, total=games)
        for latest in play_matches(game, names, games, seed_or_new(seed), chosen, workers, runner, keep, figures):
            tally = latest
            bar.advance(task)
    if json:
        print_json(tally.as_json())
    else:
        show(tally)


def writer(folder: Path, game: str) -> Callable[[int, Result], None]:
    """Writes results as records into a folder, numbered from 1."""

    def keep(number: int, result: Result) -> None:
        first, rest = result.record.split("\n", 1)
        points = " ".join(str(points) for points in result.scores)
        write(folder / f"{game}-{number + 1}.motu", f"{first}\n# points {points}\n{rest}")

    return keep


def show(tally: Tally) -> None:
    edition = tally.edition["name"] or tally.edition["hash"]
    table = Table(title=f"{tally.game}, edition {edition}: {tally.games} games, seed {tally.seed}")
    table.add_column("player")
    for heading in ("wins", "win rate", "mean points", "places"):
        table.add_column(heading, justify="right")
    for entry, name in enumerate(tally.players):
        places = " ".join(str(count) for count in tally.places[entry])
        table.add_row(
            name,
            f"{tally.wins[entry]:g}",
            f"{tally.win_rate[entry]:.1%}",
            f"{tally.mean_scores[entry]:.1f}",
            places,
        )
    console = Console()
    console.print(table)
    console.print(f"{tally.decisions} decisions in {tally.seconds:.1f} s")
