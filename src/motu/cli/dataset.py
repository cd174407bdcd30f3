"""`motu dataset`: games by chosen players as Parquet, for training and study."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from motu.arena.editions import STANDARD_NAME, label, rules_with
from motu.cli.shared import (
    AsJson,
    EditionName,
    Game,
    Options,
    Seed,
    Workers,
    edition_of,
    listed,
    print_json,
    progress,
    seed_or_new,
    write,
)
from motu.core.errors import BadOption
from motu.players import PLAYERS


def dataset(
    game: Game,
    players: Annotated[
        str, typer.Option(help="Who plays, one name per seat, separated by commas. Names: " + ", ".join(PLAYERS) + ".")
    ] = "greedy,greedy,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 300,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="The file to write, by default GAME.parquet, with a data card beside it."),
    ] = None,
    seed: Seed = None,
    options: Options = "",
    edition: EditionName = STANDARD_NAME,
    workers: Workers = 1,
    judged: Annotated[
        bool, typer.Option("--judged", help="Add the expert's judgement of every decision. This takes long.")
    ] = False,
    iterations: Annotated[int, typer.Option(min=1, help="Iterations of the search per judgement.")] = 256,
    playouts: Annotated[int, typer.Option(min=8, help="Playouts per option and judgement.")] = 64,
    json: AsJson = False,
) -> None:
    """Write games as Parquet, one row per decision, with observation, mask, action and outcome, and a data card.

    Games are written as they are played, so a file may be larger than the memory; it appears when it is complete. Needs
    the extra “research”.

    Example: motu dataset bali --players greedy,search,random --games 1000 --workers 2 --out bali.parquet
    """
    figures = edition_of(game, edition)
    try:
        from motu.research.datacard import card
        from motu.research.dataset import Summary, write_dataset
        from motu.research.layout import layout_for
        from motu.research.regret import RegretConfig
    except ModuleNotFoundError as error:
        raise BadOption("extra-missing", package=str(error.name), extra="research") from error
    names, chosen, chance = listed(players), listed(options), seed_or_new(seed)
    path = out or Path(f"{game}.parquet")
    config = RegretConfig(iterations, playouts=playouts) if judged else None
    summary = Summary()
    with progress(quiet=json) as bar:
        task = bar.add_task(game, total=games)
        for latest in write_dataset(path, game, names, games, chance, chosen, workers, figures, config):
            summary = latest
            bar.advance(task)
    card_path = path.with_suffix(".md")
    look = layout_for(rules_with(game, figures))
    write(card_path, card(path.name, look, figures, names, chosen, chance, summary, config))
    if json:
        counts = {"games": summary.games, "decisions": summary.decisions, "wins": summary.wins}
        print_json(
            {"game": game, "edition": label(game, figures), "players": names, "seed": chance}
            | {"file": str(path), "card": str(card_path)}
            | counts
        )
    else:
        size = path.stat().st_size / 1e6
        Console().print(
            f"{summary.games} games, {summary.decisions} decisions, {size:.1f} MB: {path}, card: {card_path}"
        )
