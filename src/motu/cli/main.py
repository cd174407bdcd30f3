"""The command `motu`: its subcommands and error handling."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from motu import compiled
from motu.cli import (
    admin,
    backup,
    balance,
    bench,
    benchmark,
    dataset,
    doctor,
    edition,
    fuzz,
    games,
    mcp,
    moderation,
    new_game,
    replay,
    serve,
    simulate,
    terminal,
    tournament,
    train,
    tune,
)
from motu.core.errors import MotuError

app = typer.Typer(
    name="motu",
    help="Three island board games on one rules engine: play, let bots play, replay, measure.",
    epilog="Begin with: motu play",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
app.command("play")(serve.play)
app.command("serve")(serve.serve)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore_backup)
app.add_typer(games.games, name="games")
app.add_typer(admin.admin, name="admin")
moderation.register(admin.admin)
app.add_typer(edition.edition, name="edition")
app.command("terminal")(terminal.terminal)
app.command("simulate")(simulate.simulate)
app.command("tournament")(tournament.tournament)
app.command("balance")(balance.balance)
app.command("train")(train.train)
app.command("tune")(tune.tune)
app.command("replay")(replay.replay)
app.command("fuzz")(fuzz.fuzz)
app.command("bench")(bench.bench)
app.command("dataset")(dataset.dataset)
app.command("mcp")(mcp.mcp)
app.command("benchmark")(benchmark.benchmark)
app.command("new-game")(new_game.new_game)
app.command("doctor")(doctor.doctor)


@app.callback(invoke_without_command=True)
def about(version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False) -> None:
    if version:
        from importlib.metadata import version as installed

        Console().print(f"motu {installed('motu')}, {'compiled' if compiled() else 'pure Python'}")
        raise typer.Exit


def run() -> None:
    """Run a command. Bad input gives a message on standard error and exit status 2."""
    try:
        app()
    except MotuError as error:
        Console(stderr=True).print(f"[red]motu:[/] {escape(str(error))}", highlight=False, soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
