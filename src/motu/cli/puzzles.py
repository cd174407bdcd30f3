"""`motu puzzles`: look for decisions that make good puzzles, and add them to the game's file."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from motu.arena.puzzles import PuzzleSearch, puzzle_in_game
from motu.arena.runners import run_all
from motu.cli.shared import AsJson, Game, Seed, Workers, print_json, progress, seed_or_new, write
from motu.core.errors import BadOption
from motu.games import folder_of, rules_of
from motu.players.puzzles import FILE, puzzle_of_line


def puzzles(
    game: Game,
    count: Annotated[int, typer.Option(min=1, help="How many puzzles to find.")] = 10,
    games: Annotated[int, typer.Option(min=1, help="Games to look through at most.")] = 10_000,
    playouts: Annotated[int, typer.Option(min=16, help="Games played to their end to judge a choice.")] = 512,
    seed: Seed = None,
    workers: Workers = 1,
    out: Annotated[
        Path | None, typer.Option(help="The file that they are added to. Default: the game's own.", show_default=False)
    ] = None,
    json: AsJson = False,
) -> None:
    """Find positions in which the expert is sure and `medium` errs, for the puzzle of the day.

    `medium` players play; where the expert's search chooses something else with every seed, and wins clearly more games
    after it, the position becomes a puzzle. Each one is written as soon as it is found, so an interrupted run loses
    nothing.

    Example: motu puzzles bali --count 1 --games 1 --playouts 16 --out puzzles.jsonl
    """
    rules_of(game)
    seed = seed_or_new(seed)
    file = out or folder_of(game) / FILE
    lines = lines_of(file)
    before = len(lines)
    looked = 0
    with progress(quiet=json) as bar:
        task = bar.add_task(f"{game}: puzzles", total=count)
        for found in run_all(
            partial(puzzle_in_game, PuzzleSearch(game, seed, playouts)), range(games), workers=workers
        ):
            looked += 1
            if found is not None:
                lines.append(found.line())
                write(file, "\n".join(lines) + "\n")
                bar.advance(task)
            if len(lines) - before == count:
                break
    added = len(lines) - before
    if json:
        print_json(
            {"game": game, "seed": seed, "games": looked, "added": added, "in_file": len(lines), "file": str(file)}
        )
    else:
        Console(soft_wrap=True).print(f"{game}, seed {seed}: {added} puzzles in {looked} games, {len(lines)} in {file}")


def lines_of(file: Path) -> list[str]:
    """The lines of a file of puzzles that may not be there yet. Raises BadOption if it is no such file."""
    if not file.exists():
        return []
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
        for line in lines:
            puzzle_of_line(line)
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise BadOption("file-unreadable", file=str(file), reason=str(error)) from error
    return lines
