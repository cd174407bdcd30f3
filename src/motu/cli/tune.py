"""`motu tune`: better weights for a game's evaluation, found by play."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from motu.arena.tune import Plan, Progress, compared, written
from motu.arena.tune import tune as turn
from motu.cli.shared import AsJson, Game, Seed, Workers, print_json, progress, seed_or_new, write
from motu.games import rules_of


def tune(
    game: Game,
    seats: Annotated[int | None, typer.Option(help="Seats at the table; by default as few as the game allows.")] = None,
    generations: Annotated[int, typer.Option(min=1, help="Generations of the evolution strategy.")] = 100,
    population: Annotated[int, typer.Option(min=4, help="Candidates in each generation.")] = 20,
    deals: Annotated[int, typer.Option(min=1, help="Deals that each candidate plays, from every seat.")] = 12,
    check: Annotated[int, typer.Option(min=1, help="Deals of the comparison with the weights before.")] = 200,
    seed: Seed = None,
    workers: Workers = 1,
    kept: Annotated[
        Path | None, typer.Option(help="A file that keeps the state; a tuning that was broken off goes on.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Where the weights file is written; by default it is only compared.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Turn the weights of a game's evaluation by self-play with an evolution strategy (CMA-ES), and compare.

    Every candidate sits at one seat against the weights to be beaten; all candidates of a generation play the same
    deals. From time to time the middle of all candidates becomes what is to be beaten.

    Example: motu tune bali --generations 2 --population 4 --deals 2 --check 4
    """
    rules = rules_of(game)
    seed = seed_or_new(seed)
    plan = Plan(game, rules.seats[0] if seats is None else seats, deals, population, generations, seed, workers=workers)
    rules.check(plan.seats, seed, None)
    last: Progress | None = None
    with progress(quiet=json) as bar:
        task = bar.add_task(game, total=generations)
        for last in turn(plan, kept):
            bar.update(task, completed=last.generation, description=f"{game}: reward {last.mean:.3f}")
    if last is None:
        raise typer.Exit
    before = rules.weights.listed()
    outcome = compared(game, last.row, before, plan.seats, check, seed)
    how = {
        "how": f"motu tune {game} --seats {plan.seats} --generations {generations} --population {population} "
        f"--deals {deals} --seed {seed}",
        "when": datetime.now(UTC).date().isoformat(),
        "wins_against_the_weights_before": round(outcome.wins, 4),
        "in_games": outcome.games,
    }
    if out is not None:
        heading = f"# What things are worth in points before they score. Turned by `motu tune {game}`, not by hand."
        write(out, written(rules.weights.changed(last.row), heading, how))
    if json:
        print_json({"game": game, "seed": seed, **how, "reward": outcome.reward, "points": outcome.points})
    else:
        Console().print(f"{game}, seed {seed}: {outcome.wins:.1%} of {outcome.games} games against the weights before")
