"""`motu site`: a folder with the whole table for any web host, without a server of Motu's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from motu.cli.shared import AsJson, print_json
from motu.site.build import Built, Settings, build


def site(
    folder: Annotated[Path, typer.Argument(help="The folder to build. An earlier site in it is replaced.")],
    parts: Annotated[
        list[Path] | None,
        typer.Option(help="A folder that has Pyodide's files or the wheels: what is there is not fetched."),
    ] = None,
    engine: Annotated[
        Path | None,
        typer.Option(exists=True, dir_okay=False, help="A wheel of Motu that was compiled for Pyodide."),
    ] = None,
    bot_pause: Annotated[float, typer.Option(min=0, max=10, help="Seconds that a bot takes at least.")] = 0.6,
    json: AsJson = False,
) -> None:
    """Build a site: all games with bots, hints and reviews, played in the visitor's browser, also without a network.

    Copy the folder to any web host, into any sub-folder. Pyodide and two wheels are fetched once, and kept.

    Example: motu site public
    """
    told = Console(stderr=True, highlight=False)
    built = build(folder, Settings(bot_pause=bot_pause, folders=parts or [], engine=engine), told.print)
    if json:
        print_json({"folder": str(built.folder), "release": built.release, "files": built.files})
    else:
        Console(highlight=False).print(overview(built))


def overview(built: Built) -> Table:
    """What a site weighs, by part, as a host sends it."""
    table = Table(title=f"{built.folder}: {built.release}", box=None, pad_edge=False)
    table.add_column("part")
    table.add_column("files", justify="right")
    table.add_column("kB packed", justify="right")
    for name, sizes in parts_of(built.files).items():
        table.add_row(name, str(len(sizes)), f"{sum(sizes) / 1000:,.0f}")
    table.add_row("all", str(len(built.files)), f"{sum(built.files.values()) / 1000:,.0f}")
    return table


def parts_of(files: dict[str, int]) -> dict[str, list[int]]:
    """The sizes of the files of each part: the page, and each file of the engine."""
    found: dict[str, list[int]] = {}
    for name, size in sorted(files.items()):
        part = name.rpartition("/")[2] if name.startswith("engine/") else "page"
        found.setdefault(part, []).append(size)
    return found
