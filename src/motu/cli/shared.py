"""What several commands share: options, progress bars, files."""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from motu.arena.editions import STANDARD_NAME, CarriedEdition, carried, find_edition
from motu.arena.runners import RUNNERS
from motu.core.errors import BadOption, BadRecord
from motu.core.record import Record, resume
from motu.core.session import GameSession
from motu.games import RULES, rules_of

Game = Annotated[str, typer.Argument(help="The game: " + ", ".join(sorted(RULES)) + ".", show_default=False)]
Options = Annotated[
    str, typer.Option("--options", "-o", help="Variants to play with, separated by commas, e.g. oracle,demon.")
]
Seed = Annotated[
    int | None,
    typer.Option(help="The random seed, 0 to 2^64 - 1. The same seed gives the same game. Default: a new one."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object for programs instead of a table.")]
Workers = Annotated[int, typer.Option(min=1, max=256, help="Worker processes.")]
Runner = Annotated[
    str, typer.Option(help="How work is distributed: " + " or ".join(RUNNERS) + ", the latter for many machines.")
]
Database = Annotated[
    str,
    typer.Option(
        help="Where tables are stored: sqlite:///file (one process) or postgresql://… (several). "
        "Default: SQLite in your data folder.",
        envvar="MOTU_DATABASE",
        show_default=False,
    ),
]
EditionName = Annotated[
    str,
    typer.Option(
        "--edition",
        metavar="FILE",
        help="The figures to play with: a components file, or the hash or name of an earlier standard edition.",
    ),
]
Language = Annotated[str, typer.Option("--lang", "-l", help="The language: en, de or ru.")]


def listed(text: str) -> list[str]:
    """The parts of a comma-separated list."""
    return [part.strip() for part in text.split(",") if part.strip()]


def edition_of(game: str, given: str = STANDARD_NAME) -> CarriedEdition:
    """The edition that `--edition` names. Raises a clear error if it can't be read or played with."""
    return carried(find_edition(game, given))


def seed_or_new(seed: int | None) -> int:
    return secrets.randbits(64) if seed is None else seed


def print_json(value: Any) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False))


def progress(quiet: bool) -> Progress:
    """A progress bar on standard error, so that standard output stays clean for programs."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=quiet,
    )


def session_of(path: Path, edition: str = STANDARD_NAME) -> GameSession:
    """The game of a record file. Raises a clear error if it can't be read or does not fit.

    A record goes on with the edition that it began with. If an edition is named, it must be that one; it may be one
    that the record names but does not carry.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadOption("file-unreadable", file=str(path), reason=error.strerror or str(error)) from error
    except UnicodeDecodeError:
        raise BadRecord("record-unknown", line=1, found="?", expected="motu record 1") from None
    stored = Record.load(text)
    rules = rules_of(stored.game)
    if edition != STANDARD_NAME:
        named = find_edition(stored.game, edition)
        if named.hash != stored.components:
            raise BadOption(
                "record-of-another-edition", file=str(path), found=stored.components, expected=named.name or named.hash
            )
        rules.with_edition(named)
    return resume(rules, stored)


def write(path: Path, text: str) -> None:
    """Write a file completely or not at all."""
    draft = path.with_name(path.name + ".draft")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise BadOption("file-unwritable", file=str(path), reason=error.strerror or str(error)) from error


def data_folder() -> Path:
    """The user's data folder, where games are saved."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "motu"


def database_or_own(database: str) -> str:
    """The address of a database. Without one it is the file in the user's data folder."""
    return database or f"sqlite:///{data_folder() / 'tables.db'}"
