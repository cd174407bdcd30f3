"""`motu fuzz`: random and hostile play, all invariants checked; a failure is written as a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from motu.arena.editions import STANDARD_NAME, label, shown
from motu.arena.fuzz import Failure
from motu.arena.fuzz import fuzz as play_batches
from motu.cli.shared import (
    AsJson,
    EditionName,
    Game,
    Seed,
    Workers,
    edition_of,
    print_json,
    progress,
    seed_or_new,
    write,
)


def fuzz(
    game: Game,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 2000,
    seed: Seed = None,
    edition: EditionName = STANDARD_NAME,
    workers: Workers = 1,
    folder: Annotated[Path, typer.Option(help="Where records of failures are written.")] = Path(),
    json: AsJson = False,
) -> None:
    """Play random games of every seat count and option and check all invariants on the way.

    After each move all pieces are counted. One game in 47 also tests the public interface: wrong answers
    must be refused, views and guesses of every seat are compared, and the record must replay to the same state. A
    failure is written as a record for `motu replay`; the exit status is then 1.

    Example: motu fuzz bali --games 200000 --workers 2
    """
    seed, figures = seed_or_new(seed), edition_of(game, edition)
    played = decisions = hostile = 0
    failures: list[Failure] = []
    with progress(quiet=json) as bar:
        task = bar.add_task(game, total=games)
        for found in play_batches(game, games, seed, workers, edition=figures):
            played += found.games
            decisions += found.decisions
            hostile += found.hostile
            failures += found.failures
            bar.advance(task, found.games)
    files = [save(folder, failure) for failure in failures]
    if json:
        counts: dict[str, Any] = {
            "game": game,
            "seed": seed,
            "games": played,
            "decisions": decisions,
            "hostile": hostile,
        }
        counts["edition"] = label(game, figures)
        print_json(
            counts | {"failures": [{"reason": f.reason, "file": file} for f, file in zip(failures, files, strict=True)]}
        )
    else:
        console = Console(soft_wrap=True)
        console.print(
            f"{game}, edition {shown(game, figures)}, seed {seed}: {played} games, {hostile} of them with hostile input"
        )
        console.print(f"{decisions} decisions, all pieces counted after each")
        for failure, file in zip(failures, files, strict=True):
            console.print(f"[red]game {failure.number}: {failure.reason}[/] {file}")
        console.print("[red]" + f"{len(failures)} failures" if failures else "no failure")
    if failures:
        raise typer.Exit(1)


def save(folder: Path, failure: Failure) -> str:
    file = folder / f"fuzz-{failure.game}-{failure.number}.motu"
    write(file, failure.record)
    return str(file)
