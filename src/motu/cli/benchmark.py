"""`motu benchmark`: how well a player does in seeded games, also a model of one's own that reads and writes text."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from motu.cli.shared import AsJson, Game, print_json, progress
from motu.players import PLAYERS


def benchmark(
    game: Game,
    player: Annotated[
        str,
        typer.Option(
            help="Who plays: " + ", ".join(PLAYERS) + ", list-reader, number-reader, notation-reader, or your own "
            "program as “command:…”. It reads a JSON object with “prompt” per line and writes one with “answer”."
        ),
    ] = "list-reader",
    games: Annotated[int, typer.Option(min=1, help="How many games, with the seeds from 0 on.")] = 50,
    opponent: Annotated[str, typer.Option(help="The level of the bots at all other seats.")] = "medium",
    language: Annotated[str, typer.Option("--lang", "-l", help="The language: en, de, ru or masked.")] = "en",
    listed: Annotated[bool, typer.Option(help="List the options in the prompts.")] = True,
    out: Annotated[
        Path, typer.Option(help="The file that results are appended to; games in it are not played again.")
    ] = Path("benchmark.jsonl"),
    json: AsJson = False,
) -> None:
    """Measure a player on seeded games against bots: wins, points, margin, forfeits and illegal answers.

    Example: motu benchmark bali --player "command:python my_model.py" --games 50
    """
    from motu.research.text.benchmark import run, table

    found = []
    with progress(quiet=json) as bar:
        task = bar.add_task(f"{game}, {player}", total=games)
        for one in run(out, game, player, games, opponent, language, listed):
            found.append(one)
            bar.advance(task)
    if json:
        count = len(found)
        print_json(
            {
                "game": game,
                "player": player,
                "opponent": opponent,
                "games": count,
                "wins": sum(one.won for one in found) / count,
                "mean_score": sum(one.score for one in found) / count,
                "mean_margin": sum(one.margin for one in found) / count,
                "forfeits": sum(one.forfeit for one in found) / count,
                "answers": sum(one.answers for one in found),
                "illegal": sum(one.illegal for one in found),
            }
        )
    else:
        Console().print(Markdown("\n".join(table(found))))
