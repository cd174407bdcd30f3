"""`motu train`: a network learns to judge tables from games, and is compared with searching without it."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from motu.arena.lessons import Course
from motu.arena.statistics import Share
from motu.arena.train import Learned, with_and_without
from motu.arena.train import train as learn
from motu.cli.shared import AsJson, Game, Runner, Seed, Workers, print_json, progress, seed_or_new
from motu.games import rules_of
from motu.players.net import Network


def train(
    game: Game,
    seats: Annotated[int | None, typer.Option(help="Seats at the table; by default as few as the game allows.")] = None,
    games: Annotated[int, typer.Option(min=10, help="Quick games to learn from first.")] = 20_000,
    moments: Annotated[int, typer.Option(min=5, help="Of 200 decisions so many are looked at.")] = 20,
    epochs: Annotated[int, typer.Option(min=1, help="How often all of them are gone through.")] = 6,
    rounds: Annotated[int, typer.Option(min=0, help="Rounds of games played by searches with the network.")] = 0,
    games_a_round: Annotated[int, typer.Option(min=10, help="Games in each of those rounds.")] = 500,
    walks: Annotated[int, typer.Option(min=1, help="Walks of those searches.")] = 64,
    ahead: Annotated[int, typer.Option(min=0, help="Decisions played on before the network judges a table.")] = 4,
    matches: Annotated[int, typer.Option(min=0, help="Games in which it is compared at equal time.")] = 20,
    seconds: Annotated[float, typer.Option(min=0.001, help="Time for each decision of those.")] = 0.05,
    seed: Seed = None,
    workers: Workers = 1,
    runner: Runner = "processes",
    out: Annotated[Path | None, typer.Option(help="Where the network is written (.npz), after every epoch.")] = None,
    json: AsJson = False,
) -> None:
    """Train a small network on games of self-play; then let a search with it meet one without it at equal time.

    Example: motu train bali --games 200 --epochs 1 --matches 0
    """
    rules = rules_of(game)
    chairs = rules.seats[0] if seats is None else seats
    course = Course(
        game, chairs, games, moments, epochs, seed_or_new(seed), workers, runner, rounds, games_a_round, walks, ahead
    )
    rules.check(course.seats, course.seed, None)
    learned = followed(course, out, json)
    compared = compare(learned.network, course, matches, seconds, json)
    if json:
        print_json(as_json(course, learned, compared))
    else:
        show(course, learned, compared)


def followed(course: Course, out: Path | None, quiet: bool) -> Learned:
    """Go through a course, with bars that show how far it is."""
    learned: Learned | None = None
    with progress(quiet=quiet) as bar:
        playing = bar.add_task("games", total=course.games + course.rounds * course.games_a_round)
        learning = bar.add_task("epochs", total=course.epochs * (course.rounds + 1))
        for now in learn(course):
            bar.update(playing, completed=now.games)
            if now.learned is not None:
                learned = now.learned
                bar.update(learning, completed=now.epochs, description=f"epochs: off by {learned.off:.2f} points")
                if out is not None:
                    learned.network.save(out)
    assert learned is not None
    return learned


def compare(network: Network, course: Course, matches: int, seconds: float, quiet: bool) -> Share | None:
    """Let the network play, with a bar that shows how it does."""
    found: Share | None = None
    with progress(quiet=quiet) as bar:
        task = bar.add_task("compared", total=matches)
        for found in with_and_without(network, course, matches, seconds):
            bar.update(task, completed=found.cases, description=f"compared: {found.share:.1%}")
    return found


def as_json(course: Course, learned: Learned, compared: Share | None) -> dict[str, object]:
    return {
        "game": course.game,
        "seed": course.seed,
        "off": learned.off,
        "off_without": learned.off_without,
        "compared": None if compared is None else asdict(compared),
    }


def show(course: Course, learned: Learned, compared: Share | None) -> None:
    console = Console()
    console.print(
        f"{course.game}, seed {course.seed}: judgements of games held back are off by {learned.off:.2f} points, "
        f"without the network by {learned.off_without:.2f}"
    )
    if compared is not None:
        console.print(f"with the network {compared} of {compared.cases} games were won at equal time")
