"""`motu play` and `motu serve`: play on this machine, and serve tables to others."""

from __future__ import annotations

import os
import re
import socket
import threading
import tomllib
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from motu.cli.shared import Database, database_or_own
from motu.core.errors import BadOption
from motu.games import RULES, rules_of
from motu.server.built_page import HOW_TO_BUILD, is_built
from motu.server.logs import LogFormat
from motu.server.notifications.mail import MailServer
from motu.server.notifications.service import NotificationOptions
from motu.server.retention import Keep
from motu.server.run import server
from motu.server.service import Settings
from motu.server.store.address import is_postgres, sqlite_path, without_password
from motu.server.store.file_lock import FileLock
from motu.words import catalogue

PORT: Final = 8642
LONGEST_SITE: Final = 80
TRIES: Final = 20
"""How many ports are tried after the default one."""

SOURCES: Final = {"COMMANDLINE": "option", "ENVIRONMENT": "environment", "DEFAULT_MAP": "file"}
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")


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
    if not is_built():
        raise BadOption("page-not-built", command=HOW_TO_BUILD)
    address = "127.0.0.1"
    chosen = port if port is not None else free_port(address)
    refuse_taken(address, chosen)
    database = database_or_own("")
    refuse_shared_file(database)
    url = f"http://{address}:{chosen}/" + (f"play/{game}" if game else "")
    console = Console()
    console.print(f"Motu is at [bold]{url}[/]  (stop with Ctrl-C; your games are saved)", highlight=False)
    if browser:
        threading.Timer(1.0, webbrowser.open, [url]).start()
    server(Settings(database=database, keep=Keep(0, 0), hosts=LOOPBACK), address, chosen).run()


def read_settings(context: typer.Context, file: Path | None) -> Path | None:
    """Take the settings of a file as defaults. Options and environment variables come before it."""
    if file is None:
        return None
    try:
        given = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption("file-unreadable", file=str(file), reason=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption("settings-unreadable", file=str(file), reason=str(error)) from error
    known = [parameter.name for parameter in context.command.params if parameter.name not in ("settings", "show")]
    for name in given:
        if name.replace("-", "_") not in known:
            allowed = sorted(str(one).replace("_", "-") for one in known)
            raise BadOption("setting-unknown", file=str(file), setting=name, allowed=allowed)
    context.default_map = {name.replace("-", "_"): value for name, value in given.items()}
    return file


def serve(
    context: typer.Context,
    host: Annotated[
        str,
        typer.Option(help="The address to listen on; 0.0.0.0 means all addresses.", envvar="MOTU_HOST"),
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.", envvar="MOTU_PORT")] = PORT,
    database: Database = "",
    workers: Annotated[
        int, typer.Option(min=1, max=256, help="Worker processes for bots.", envvar="MOTU_WORKERS")
    ] = max(1, (os.cpu_count() or 2) - 1),
    bot_pause: Annotated[
        float,
        typer.Option(min=0, max=60, help="The least seconds a bot takes for a move.", envvar="MOTU_BOT_PAUSE"),
    ] = 0.6,
    secure: Annotated[
        bool,
        typer.Option(
            "--secure", help="The site is reached by https: send the cookie only over https.", envvar="MOTU_SECURE"
        ),
    ] = False,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            help="A name under which the site is reached, such as motu.example; may be given several times. Requests "
            "under other names are refused. By default all are allowed, or only localhost if it listens there.",
            envvar="MOTU_ALLOWED_HOST",
        ),
    ] = None,
    embedded_in: Annotated[
        list[str] | None,
        typer.Option(
            help="A site whose pages may show tables in a frame, such as https://club.example; may be given several "
            "times. By default no other site may.",
            envvar="MOTU_EMBEDDED_IN",
        ),
    ] = None,
    trusted_proxy: Annotated[
        str,
        typer.Option(
            help="Addresses of proxies that say where requests come from, separated by commas.",
            envvar="MOTU_TRUSTED_PROXY",
        ),
    ] = "127.0.0.1",
    token: Annotated[
        str,
        typer.Option(
            help="Whoever sends this token may read /api/metrics; without one only this machine.",
            envvar="MOTU_TOKEN",
            show_default=False,
        ),
    ] = "",
    keep_finished: Annotated[
        int,
        typer.Option(
            min=0,
            max=36500,
            help="Days that a finished game is kept after its last use; 0: for ever.",
            envvar="MOTU_KEEP_FINISHED",
        ),
    ] = Keep().finished,
    keep_abandoned: Annotated[
        int,
        typer.Option(
            min=0,
            max=36500,
            help="Days that any other table is kept after its last use; 0: for ever.",
            envvar="MOTU_KEEP_ABANDONED",
        ),
    ] = Keep().abandoned,
    notifications: Annotated[
        bool,
        typer.Option(
            help="Tell people by push, webhook or mail that a table waits for them.", envvar="MOTU_NOTIFICATIONS"
        ),
    ] = True,
    smtp: Annotated[
        str,
        typer.Option(
            help="The mail server for notifications, such as smtps://user:password@mail.example. Without one no mail "
            "is sent.",
            envvar="MOTU_SMTP",
            show_default=False,
        ),
    ] = "",
    mail_from: Annotated[
        str,
        typer.Option(
            help="The sender of mails. Push services get it as a contact.",
            envvar="MOTU_MAIL_FROM",
            show_default=False,
        ),
    ] = "",
    private_webhooks: Annotated[
        bool,
        typer.Option(
            help="Let webhooks lead to this machine and its network, also without https.",
            envvar="MOTU_PRIVATE_WEBHOOKS",
        ),
    ] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request.", envvar="MOTU_VERBOSE")] = False,
    log_format: Annotated[
        LogFormat,
        typer.Option(help="Lines of the log: text, or json for programs.", envvar="MOTU_LOG_FORMAT"),
    ] = "text",
    settings: Annotated[  # noqa: ARG001  # its callback reads it
        Path | None,
        typer.Option(
            help="A TOML file with any of these settings, such as port = 80.",
            envvar="MOTU_SETTINGS",
            callback=read_settings,
            is_eager=True,
        ),
    ] = None,
    show: Annotated[
        bool, typer.Option("--show-settings", help="Show all settings with their source, and end.")
    ] = False,
) -> None:
    """Serve tables to others. With PostgreSQL several processes can run behind a load balancer.

    Every setting is an option, an environment variable, or an entry of a file (`--settings`), in this order.

    Examples: motu serve --host 0.0.0.0; motu serve --database postgresql://motu@localhost/motu --port 8643
    """
    if show:
        show_settings(context)
        return
    refuse_taken(host, port)
    chosen = Settings(
        database=database_or_own(database),
        workers=workers,
        bot_pause=bot_pause,
        secure=secure,
        hosts=hosts_of(host, allowed_host or []),
        embedders=tuple(origin(site) for site in embedded_in or []),
        proxies=trusted_proxy,
        token=token,
        keep=Keep(keep_finished, keep_abandoned),
        notifications=notification_options(notifications, smtp, mail_from, private_webhooks),
    )
    refuse_shared_file(chosen.database)
    Console().print(f"Motu is at [bold]http://{host}:{port}/[/]", highlight=False)
    if not is_built():
        Console(stderr=True).print(catalogue("en").say("error-page-not-built", {"command": HOW_TO_BUILD}), markup=False)
    server(chosen, host, port, quiet=not verbose, log_format=log_format).run()


def notification_options(enabled: bool, smtp: str, mail_from: str, private: bool) -> NotificationOptions:
    """The settings of notifications. Raises BadOption at once if the mail server makes no sense."""
    if smtp:
        MailServer(smtp, mail_from)
    return NotificationOptions(enabled=enabled, smtp=smtp, mail_from=mail_from, allow_private=private)


def show_settings(context: typer.Context) -> None:
    """Print every setting, its value, and where that comes from. Secrets are not shown."""
    table = Table("setting", "value", "from", "environment variable")
    for parameter in context.command.params:
        name = str(parameter.name)
        if name in ("show", "settings", "help"):
            continue
        value = context.params[name]
        source = context.get_parameter_source(name)
        hidden = value
        if value and name in ("token", "smtp"):
            hidden = "(set)"
        elif value and name == "database":
            hidden = without_password(str(value))
        table.add_row(
            name.replace("_", "-"),
            escape(str(hidden)) if hidden not in (None, "") else "–",
            SOURCES.get(source.name if source else "", "default"),
            str(parameter.envvar or ""),
        )
    Console().print(table, highlight=False)


def refuse_shared_file(database: str) -> None:
    """Say at once that another server uses the file. The server itself holds the lock as long as it runs."""
    if not is_postgres(database):
        FileLock(sqlite_path(database)).release()


def hosts_of(host: str, allowed: list[str]) -> tuple[str, ...]:
    """The names under which a server may be asked; empty allows all."""
    if host in LOOPBACK or host == "::1" or allowed:
        return (*LOOPBACK, *allowed)
    return ()


def origin(site: str) -> str:
    """The origin of a site, as browsers write it. Raises BadOption for anything else."""
    found = re.fullmatch(r"(https?://[A-Za-z0-9.-]+(?::\d{1,5})?|https?://\[[0-9A-Fa-f:]+\](?::\d{1,5})?)/?", site)
    if found is None:
        raise BadOption("bad-origin", found=site[:LONGEST_SITE])
    return found[1].lower()


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
