"""`motu play` and `motu serve`: play on this machine, and serve tables to others."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from typing import Annotated, Final

import typer
from rich.console import Console

from motu.cli.shared import Database, database_or_own
from motu.core.errors import BadOption
from motu.games import RULES, rules_of
from motu.server.retention import Keep
from motu.server.run import server
from motu.server.service import Settings

PORT: Final = 8642
TRIES: Final = 20
"""How many ports are tried after the default one."""

LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")

Port = Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")]


def play(
    game: Annotated[
        str | None,
        typer.Argument(help="Start this game at once: " + ", ".join(sorted(RULES)) + ".", show_default=False),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, help=f"The port to listen on. Default: {PORT}, or the next free one."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Play in the browser on this machine: starts the server, opens the page and saves your games.

    Examples: motu play; motu play bali; motu play --no-browser --port 9000
    """
    if game is not None:
        rules_of(game)
    address = "127.0.0.1"
    chosen = port if port is not None else free_port(address)
    refuse_taken(address, chosen)
    database = database_or_own("")
    url = f"http://{address}:{chosen}/" + (f"play/{game}" if game else "")
    console = Console()
    console.print(f"Motu is at [bold]{url}[/]  (stop with Ctrl-C; your games are saved)", highlight=False)
    if browser:
        threading.Timer(1.0, webbrowser.open, [url]).start()
    server(Settings(database=database, keep=Keep(0, 0), hosts=LOOPBACK), address, chosen).run()


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 means all addresses.")] = "127.0.0.1",
    port: Port = PORT,
    database: Database = "",
    workers: Annotated[int | None, typer.Option(min=1, max=256, help="Worker processes for bots.")] = None,
    bot_pause: Annotated[float, typer.Option(min=0, max=60, help="The least seconds a bot takes for a move.")] = 0.6,
    secure: Annotated[
        bool, typer.Option("--secure", help="The site is reached by https: send the cookie only over https.")
    ] = False,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            help="A name under which the site is reached, such as motu.example; may be given several times. Requests "
            "under other names are refused. By default all are allowed, or only localhost if it listens there.",
        ),
    ] = None,
    trusted_proxy: Annotated[
        str,
        typer.Option(help="Addresses of proxies that say where requests come from, separated by commas."),
    ] = "127.0.0.1",
    keep_finished: Annotated[
        int, typer.Option(min=0, max=36500, help="Days that a finished game is kept after its last use; 0: for ever.")
    ] = Keep().finished,
    keep_abandoned: Annotated[
        int, typer.Option(min=0, max=36500, help="Days that any other table is kept after its last use; 0: for ever.")
    ] = Keep().abandoned,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request.")] = False,
) -> None:
    """Serve tables to others. With PostgreSQL several processes can run behind a load balancer.

    Examples: motu serve --host 0.0.0.0; motu serve --database postgresql://motu@localhost/motu --port 8643
    """
    refuse_taken(host, port)
    settings = Settings(
        database=database_or_own(database),
        workers=workers or max(1, (os.cpu_count() or 2) - 1),
        bot_pause=bot_pause,
        secure=secure,
        hosts=hosts_of(host, allowed_host or []),
        proxies=trusted_proxy,
        keep=Keep(keep_finished, keep_abandoned),
    )
    Console().print(f"Motu is at [bold]http://{host}:{port}/[/]", highlight=False)
    server(settings, host, port, quiet=not verbose).run()


def hosts_of(host: str, allowed: list[str]) -> tuple[str, ...]:
    """The names under which a server may be asked; empty allows all."""
    if host in LOOPBACK or host == "::1" or allowed:
        return (*LOOPBACK, *allowed)
    return ()


def is_free(host: str, port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def free_port(host: str) -> int:
    for port in range(PORT, PORT + TRIES):
        if is_free(host, port):
            return port
    return PORT


def refuse_taken(host: str, port: int) -> None:
    if not is_free(host, port):
        raise BadOption("port-taken", host=host, port=port)
