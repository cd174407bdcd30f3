"""`motu train`: a network learns to judge tables from games, and is compared with searching without it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from motu.arena.train import Course, Progress, with_and_without
from motu.arena.train import train as learn
from motu.cli.shared import AsJson, Game, Runner, Seed, Workers, print_json, progress, seed_or_new
from motu.games import rules_of
from motu.players.net import Network


def train(
    game: Game,
    seats: Annotated[int | None, typer.Option(help="Seats at the table; by default as few as the game allows.")] = None,
    games: Annotated[int, typer.Option(min=2, help="Games to learn from.")] = 2000,
    moments: Annotated[int, typer.Option(min=1, help="Moments of each that are looked at, about.")] = 20,
    epochs: Annotated[int, typer.Option(min=1, help="How often all of them are gone through.")] = 12,
    matches: Annotated[int, typer.Option(min=0, help="Games in which it is compared at equal time.")] = 20,
    seconds: Annotated[float, typer.Option(min=0.001, help="Time for each decision of those.")] = 0.05,
    seed: Seed = None,
    workers: Workers = 1,
    runner: Runner = "processes",
    out: Annotated[Path | None, typer.Option(help="Where the network is written (.npz).")] = None,
    json: AsJson = False,
) -> None:
    """Train a small network on games of self-play; then let a search with it meet one without it at equal time.

    Example: motu train bali --games 40 --epochs 1 --matches 0
    """
    rules = rules_of(game)
    course = Course(
        game,
        rules.seats[0] if seats is None else seats,
        games,
        moments,
        epochs,
        seed_or_new(seed),
        workers,
        runner,
    )
    rules.check(course.seats, course.seed, None)
    last: tuple[Progress, Network] | None = None
    with progress(quiet=json) as bar:
        task = bar.add_task(game, total=epochs)
        for last in learn(course):
            bar.update(task, completed=last[0].epoch, description=f"{game}: loss {last[0].loss_held_back:.4f}")
    assert last is not None
    if out is not None:
        last[1].save(out)
    share = with_and_without(last[1], course, matches, seconds) if matches else None
    if json:
        print_json(
            {"game": game, "seed": course.seed, "loss": last[0].loss_held_back, "matches": matches, "wins": share}
        )
        return
    console = Console()
    console.print(f"{game}, seed {course.seed}: loss {last[0].loss_held_back:.4f} on games that were held back")
    if share is not None:
        console.print(f"with the network {share:.1%} of {matches} games were won at equal time")
