"""`motu doctor`: what is there, what is missing, and the command that brings it."""

from __future__ import annotations

import platform
import sqlite3
import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from motu import compiled
from motu.cli.shared import AsJson, print_json
from motu.games import BUILT_IN, LEFT_OUT, RULES
from motu.server.built_page import HOW_TO_BUILD, is_built

EXTRAS: Final = {
    "server": ("starlette", "uvicorn", "websockets", "httptools", "prometheus_client"),
    "research": ("gymnasium", "pettingzoo", "pyarrow"),
    "train": ("torch",),
    "arena": ("scipy", "matplotlib", "cma"),
    "agents": ("mcp",),
    "postgres": ("asyncpg",),
    "ray": ("ray",),
}
"""For each extra the modules that it brings."""
OK, MISSING, BROKEN = "ok", "missing", "broken"


def doctor(json: AsJson = False) -> None:
    """Say what of Motu works here, and how to get what is missing. The exit code is 1 if something is broken.

    Example: motu doctor
    """
    found = findings()
    if json:
        print_json([{"what": what, "state": state, "note": note} for what, state, note in found])
    else:
        table = Table(box=None, pad_edge=False)
        for heading in ("what", "state", "note"):
            table.add_column(heading)
        for what, state, note in found:
            # A remark is no markup: [server] is an extra there.
            table.add_row(what, f"[{ {OK: 'green', MISSING: 'yellow', BROKEN: 'red'}[state] }]{state}", Text(note))
        Console(highlight=False).print(table)
    if any(state == BROKEN for _, state, _ in found):
        raise typer.Exit(1)


def findings() -> list[tuple[str, str, str]]:
    """Every part: what it is, whether it is there, and a remark."""
    return [engine(), database(), page(), *(extra(name) for name in EXTRAS), *games()]


def engine() -> tuple[str, str, str]:
    python = f"Python {platform.python_version()} on {sys.platform}"
    if compiled():
        return "engine", OK, f"{installed()}, compiled; {python}"
    return "engine", OK, f"{installed()}, interpreted: bots are slower; a wheel for this system is compiled; {python}"


def installed() -> str:
    try:
        return version("motu")
    except PackageNotFoundError:
        return "not installed as a package"


def database() -> tuple[str, str, str]:
    return "tables", OK, f"SQLite {sqlite3.sqlite_version}"


def page() -> tuple[str, str, str]:
    if is_built():
        return "page", OK, "motu play opens it"
    return "page", BROKEN, f"the page is not built: {HOW_TO_BUILD}"


def extra(name: str) -> tuple[str, str, str]:
    lacking = [module for module in EXTRAS[name] if find_spec(module) is None]
    if not lacking:
        return f"extra {name}", OK, ", ".join(EXTRAS[name])
    return f"extra {name}", MISSING, f'{", ".join(lacking)}: pip install "motu[{name}]"'


def games() -> list[tuple[str, str, str]]:
    told = [(f"game {name}", OK, "built in" if name in BUILT_IN else "from outside") for name in RULES]
    return told + [(f"game {name}", BROKEN, reason) for name, reason in LEFT_OUT.items()]
