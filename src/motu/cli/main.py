"""The command `motu`: its subcommands and error handling."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape

from motu import compiled
from motu.cli import (
    balance,
    bench,
    benchmark,
    dataset,
    doctor,
    edition,
    fuzz,
    new_game,
    puzzles,
    replay,
    simulate,
    site,
    terminal,
    tournament,
    train,
    tune,
    uvx,
)
from motu.core.errors import BadOption, MotuError

app = typer.Typer(
    name="motu",
    help="Three island board games on one rules engine: play, let bots play, replay, measure.",
    epilog="Begin with: motu play",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
ANY_ARGUMENTS: Final = {"allow_extra_args": True, "ignore_unknown_options": True}
"""Of a command that refuses whatever it is given."""


def add_server_commands() -> None:
    """The commands for tables in the browser. Without what a server needs they say how to get it."""
    try:
        from motu.cli import admin, backup, games, mcp, moderation, ratings, serve
    except ModuleNotFoundError as error:
        if str(error.name).startswith("motu"):
            raise
        for name in ("play", "serve", "backup", "restore", "games", "admin", "ratings", "mcp"):
            extra = "agents" if name == "mcp" else "server"
            app.command(name, context_settings=ANY_ARGUMENTS)(refuse_without(str(error.name), extra))
        return
    app.command("play")(serve.play)
    app.command("serve")(serve.serve)
    app.command("backup")(backup.backup)
    app.command("restore")(backup.restore_backup)
    app.add_typer(games.games, name="games")
    app.add_typer(admin.admin, name="admin")
    moderation.register(admin.admin)
    app.add_typer(ratings.ratings, name="ratings")
    app.command("mcp")(mcp.mcp)


def refuse_without(package: str, extra: str) -> Callable[[], None]:
    """A command that names what is missing."""

    def refuse() -> None:
        raise BadOption("extra-missing", package=package, extra=extra)

    refuse.__doc__ = f"Needs the extra “{extra}”."
    return refuse


add_server_commands()
app.add_typer(edition.edition, name="edition")
app.command("site")(site.site)
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
app.command("benchmark")(benchmark.benchmark)
app.command("puzzles")(puzzles.puzzles)
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
        if error.id == "extra-missing" and (status := uvx.run_with(str(error.details["extra"]))) is not None:
            sys.exit(status)
        Console(stderr=True).print(f"[red]motu:[/] {escape(str(error))}", highlight=False, soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
