"""`motu mcp`: tools for programs that speak the Model Context Protocol."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Annotated, Protocol

import typer
from rich.console import Console

from motu.cli.serve import free_port, refuse_shared_file, refuse_taken
from motu.cli.shared import Database, data_folder
from motu.core.errors import BadOption

LOOPBACK = "127.0.0.1"
MCP_PORT = 8650


class OwnServer(Protocol):
    """Starts a Motu server; its address."""

    def __call__(self, database: str, port: int, *, workers: int) -> AbstractContextManager[str]: ...


def mcp(
    http: Annotated[bool, typer.Option("--http", help="Serve over HTTP instead of standard input and output.")] = False,
    host: Annotated[str, typer.Option(help="The address to listen on with --http.")] = LOOPBACK,
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on with --http.")] = MCP_PORT,
    server: Annotated[
        str,
        typer.Option(
            help="Play at the tables of this Motu server, such as http://127.0.0.1:8642. By default one is started.",
            show_default=False,
        ),
    ] = "",
    table_port: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=65535,
            help="The port at which people can watch. Default: 8642, or the next free one.",
        ),
    ] = None,
    database: Database = "",
    workers: Annotated[int, typer.Option(min=1, max=256, help="Worker processes for bots.")] = 1,
) -> None:
    """Let programs play: an MCP server with tools for tables, moves, rules and reviews.

    It plays at the tables of a Motu server, so people can watch in the browser. Needs the extra “agents”.

    Examples: motu mcp; motu mcp --http --port 8650; motu mcp --server http://127.0.0.1:8642
    """
    try:
        from motu.mcp.host import own_server
        from motu.mcp.run import run_http, run_stdio
    except ModuleNotFoundError as error:
        raise BadOption("extra-missing", package=str(error.name), extra="agents") from error
    if http:
        refuse_taken(host, port)
    with tables_at(server, table_port, database, workers, own_server) as url:
        told = Console(stderr=True)
        told.print(f"Motu’s tables are at [bold]{url}[/]", highlight=False)
        if http:
            told.print(f"Motu’s tools are at [bold]http://{host}:{port}/mcp[/]", highlight=False)
            run_http(url, host, port)
        else:
            run_stdio(url)


@contextmanager
def tables_at(url: str, port: int | None, database: str, workers: int, start: OwnServer) -> Iterator[str]:
    """The address of the Motu server that is played at: the named one, or one that runs meanwhile."""
    if url:
        yield url.rstrip("/")
        return
    chosen = free_port(LOOPBACK) if port is None else port
    refuse_taken(LOOPBACK, chosen)
    with own_database(database) as address, start(address, chosen, workers=workers) as started:
        yield started


@contextmanager
def own_database(database: str) -> Iterator[str]:
    """Where tables are stored: where it was asked for, otherwise in the user's data folder.

    If another program of this kind runs, its tables stay its own, and these are stored in a temporary file.
    """
    if database:
        refuse_shared_file(database)
        yield database
        return
    own = f"sqlite:///{data_folder() / 'agents.db'}"
    try:
        refuse_shared_file(own)
    except BadOption:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'agents.db'}"
        return
    yield own
