"""Other releases of Motu, and what is stored, changed by hand: for tests of games that outlive a change."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg

import motu

FILES = "motu/games/{game}/components.toml"


def changed_release(folder: Path, changes: dict[str, tuple[str, str]]) -> Path:
    """A copy of the engine under test in which one passage of a game's components file is replaced."""
    package = Path(motu.__file__).parent
    shutil.copytree(package, folder / "motu", ignore=shutil.ignore_patterns("__pycache__"))
    for library in package.parent.glob("*__mypyc*"):
        shutil.copy(library, folder)
    for game, (old, new) in changes.items():
        file = folder / FILES.format(game=game)
        text = file.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the file of {game}"
        file.write_text(text.replace(old, new), encoding="utf-8")
    return folder


def execute(database: str, sql: str, *args: Any) -> None:
    """Change what is stored, in either kind of database. Arguments are `?` in the SQL."""
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
            connection.execute(sql, args)
        connection.close()
        return

    async def change() -> None:
        connection = await asyncpg.connect(database)
        numbered = sql
        for number in range(1, len(args) + 1):
            numbered = numbered.replace("?", f"${number}", 1)
        await connection.execute(numbered, *args)
        await connection.close()

    asyncio.run(change())
