"""`motu tune`: tune the weights of a game's evaluation by self-play."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from motu.arena.tune import Progress, TuningConfig, compare, weights_file
from motu.arena.tune import tune as run_tuning
from motu.cli.shared import AsJson, Game, Seed, Workers, print_json, progress, seed_or_new, write
from motu.games import rules_of


def tune(
    game: Game,
    seats: Annotated[int | None, typer.Option(help="Seats at the table; by default as few as the game allows.")] = None,
    generations: Annotated[int, typer.Option(min=1, help="Generations of the evolution strategy.")] = 100,
    population: Annotated[int, typer.Option(min=4, help="Candidates in each generation.")] = 20,
    deals: Annotated[int, typer.Option(min=1, help="Deals that each candidate plays, from every seat.")] = 12,
    check: Annotated[int, typer.Option(min=1, help="Deals of the comparison with the present weights.")] = 200,
    seed: Seed = None,
    workers: Workers = 1,
    checkpoint: Annotated[
        Path | None, typer.Option(help="File with the state of the run; an interrupted run continues from it.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="File for the new weights. By default they are only compared.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Tune the weights of a game's evaluation by self-play with an evolution strategy (CMA-ES), and compare.

    Every candidate plays one seat against the opponents' weights; all candidates of a generation play the same deals.
    From time to time the mean of the candidates becomes the weights of the opponents.

    Example: motu tune bali --generations 2 --population 4 --deals 2 --check 4
    """
    rules = rules_of(game)
    seed = seed_or_new(seed)
    chairs = rules.seats[0] if seats is None else seats
    config = TuningConfig(game, chairs, deals, population, generations, seed, workers=workers)
    rules.check(config.seats, seed, None)
    last: Progress | None = None
    with progress(quiet=json) as bar:
        task = bar.add_task(game, total=generations)
        for last in run_tuning(config, checkpoint):
            bar.update(task, completed=last.generation, description=f"{game}: reward {last.mean:.3f}")
    if last is None:
        raise typer.Exit
    before = rules.weights.listed()
    outcome = compare(game, last.row, before, config.seats, check, seed)
    how = {
        "how": f"motu tune {game} --seats {config.seats} --generations {generations} --population {population} "
        f"--deals {deals} --seed {seed}",
        "when": datetime.now(UTC).date().isoformat(),
        "wins_against_the_weights_before": round(outcome.wins, 4),
        "in_games": outcome.games,
    }
    if out is not None:
        heading = f"# What things are worth in points before they score. Tuned by `motu tune {game}`, not by hand."
        write(out, weights_file(rules.weights.changed(last.row), heading, how))
    if json:
        print_json({"game": game, "seed": seed, **how, "reward": outcome.reward, "points": outcome.points})
    else:
        Console().print(f"{game}, seed {seed}: {outcome.wins:.1%} of {outcome.games} games against the weights before")
