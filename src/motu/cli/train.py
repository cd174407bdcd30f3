"""`motu train`: train a network by self-play and compare a search with it to one without."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from motu.arena import install_network
from motu.arena.editions import STANDARD_NAME, label, rules_with
from motu.arena.statistics import Share
from motu.arena.train import Epoch, compare_with_and_without
from motu.arena.train import train as run_training
from motu.arena.training_samples import TrainingConfig
from motu.cli.shared import (
    AsJson,
    EditionName,
    Game,
    Runner,
    Seed,
    Workers,
    edition_of,
    print_json,
    progress,
    seed_or_new,
)
from motu.core.errors import BadOption
from motu.players.net import Network

LEAST_MATCHES = 20
"""A network is installed only after a comparison of at least this many games."""


def train(
    game: Game,
    seats: Annotated[int | None, typer.Option(help="Seats at the table; by default as few as the game allows.")] = None,
    games: Annotated[int, typer.Option(min=10, help="Quick games for the first round.")] = 20_000,
    positions: Annotated[int, typer.Option(min=5, help="Positions sampled from every 200 decisions.")] = 20,
    epochs: Annotated[int, typer.Option(min=1, help="Passes over all samples.")] = 6,
    rounds: Annotated[
        int, typer.Option(min=0, help="Further rounds of games, played by searches with the network.")
    ] = 0,
    games_per_round: Annotated[int, typer.Option(min=10, help="Games in each of those rounds.")] = 500,
    iterations: Annotated[int, typer.Option(min=1, help="Iterations of those searches.")] = 64,
    rollout_depth: Annotated[int, typer.Option(min=0, help="Decisions of a rollout before the network evaluates.")] = 4,
    matches: Annotated[int, typer.Option(min=0, help="Games of the comparison at equal time.")] = 20,
    seconds: Annotated[float, typer.Option(min=0.001, help="Seconds per decision in the comparison.")] = 0.05,
    seed: Seed = None,
    workers: Workers = 1,
    runner: Runner = "processes",
    edition: EditionName = STANDARD_NAME,
    install: Annotated[
        bool,
        typer.Option("--install", help="Let the levels of the game use the network, if the comparison says it helps."),
    ] = False,
    out: Annotated[Path | None, typer.Option(help="File for the network (.npz), written after every epoch.")] = None,
    json: AsJson = False,
) -> None:
    """Train a small network by self-play, then compare a search with it to searches without it at equal time.

    With `--install` a network that clearly wins the comparison is put into the game's folder, with an entry in its
    weights file that names the edition. Nothing has to be copied by hand.

    Example: motu train bali --games 200 --epochs 1 --matches 0
    """
    figures = edition_of(game, edition)
    rules = rules_with(game, figures)
    config = TrainingConfig(
        game=game,
        seats=rules.seats[0] if seats is None else seats,
        games=games,
        positions=positions,
        epochs=epochs,
        seed=seed_or_new(seed),
        workers=workers,
        runner=runner,
        rounds=rounds,
        games_per_round=games_per_round,
        iterations=iterations,
        rollout_depth=rollout_depth,
        edition=figures,
    )
    rules.check(config.seats, config.seed, None)
    if install and (matches < LEAST_MATCHES or figures.hash):
        raise BadOption("install-needs-comparison", least=LEAST_MATCHES)
    last = train_with_progress(config, out, json)
    compared = compare(last.network, config, matches, seconds, json)
    installed = None
    if install and compared is not None and compared.low > 1 / config.seats:
        how = f"motu train {game} --seats {config.seats} --games {games} --positions {positions} --epochs {epochs} "
        how += f"--rounds {rounds} --games-per-round {games_per_round} --seed {config.seed}"
        obtained = {"how": how, "when": str(date.today()), "rmse": round(last.rmse, 2)} | {
            "rmse_without": round(last.rmse_without, 2),
            "wins_against_search_without": round(compared.share, 4),
            "in_games": compared.cases,
            "seconds": seconds,
        }
        installed = install_network.install(rules, config.seats, last.network, rollout_depth, obtained)
    if json:
        print_json(as_json(config, last, compared) | {"installed": None if installed is None else str(installed)})
    else:
        show(config, last, compared)
        if install:
            told = "not installed: not clear that it helps" if installed is None else f"installed as {installed}"
            Console(soft_wrap=True).print(f"The network is {told}.", highlight=False, markup=False)


def train_with_progress(config: TrainingConfig, out: Path | None, quiet: bool) -> Epoch:
    """Train and show the progress. Returns the last epoch."""
    last: Epoch | None = None
    with progress(quiet=quiet) as bar:
        playing = bar.add_task("games", total=config.games + config.rounds * config.games_per_round)
        learning = bar.add_task("epochs", total=config.epochs * (config.rounds + 1))
        for now in run_training(config):
            bar.update(playing, completed=now.games)
            if now.epoch is not None:
                last = now.epoch
                bar.update(learning, completed=now.epochs, description=f"epochs: error {last.rmse:.2f} points")
                if out is not None:
                    last.network.save(out)
    assert last is not None
    return last


def compare(network: Network, config: TrainingConfig, matches: int, seconds: float, quiet: bool) -> Share | None:
    """Compare and show the progress."""
    found: Share | None = None
    with progress(quiet=quiet) as bar:
        task = bar.add_task("compared", total=matches)
        for found in compare_with_and_without(network, config, matches, seconds):
            bar.update(task, completed=found.cases, description=f"compared: {found.share:.1%}")
    return found


def as_json(config: TrainingConfig, last: Epoch, compared: Share | None) -> dict[str, object]:
    return {
        "game": config.game,
        "edition": label(config.game, config.edition),
        "seed": config.seed,
        "rmse": last.rmse,
        "rmse_without": last.rmse_without,
        "compared": None if compared is None else asdict(compared),
    }


def show(config: TrainingConfig, last: Epoch, compared: Share | None) -> None:
    console = Console()
    console.print(
        f"{config.game}, seed {config.seed}: the error on held-out games is {last.rmse:.2f} points, "
        f"without the network {last.rmse_without:.2f}"
    )
    if compared is not None:
        console.print(f"at equal time the network won {compared} of {compared.cases} games")
