"""`motu backup` and `motu restore`: a whole database as one file, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress

from motu.cli.shared import Database, database_or_own, progress
from motu.server.store.backup import back_up, restore
from motu.server.store.backup_file import Advance, BackupHeader

STEPS: Final = {"backup": "Backing up", "check": "Checking the file", "restore": "Restoring"}


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.", show_default=False)],
    database: Database = "",
) -> None:
    """Back up a database while a server runs on it. The file is the same for SQLite and PostgreSQL.

    Examples: motu backup tables.backup; motu backup tables.backup --database postgresql://motu@localhost/motu
    """
    with progress(quiet=False) as bar:
        header = asyncio.run(back_up(database_or_own(database), file, Steps(bar).begin))
    Console().print(f"The backup is in {file}: {summary(header)}.", highlight=False, soft_wrap=True)


def restore_backup(
    file: Annotated[Path, typer.Argument(help="A file that `motu backup` has written.", show_default=False)],
    database: Database = "",
) -> None:
    """Restore a backup into an empty database of either kind. One that has tables is refused.

    Example: motu restore tables.backup --database sqlite:///restored.db
    """
    with progress(quiet=False) as bar:
        header = asyncio.run(restore(file, database_or_own(database), Steps(bar).begin))
    Console().print(f"The backup is restored: {summary(header)}.", highlight=False, soft_wrap=True)


def summary(header: BackupHeader) -> str:
    """What a backup contains."""
    return ", ".join(f"{count} {table}" for table, count in header.rows.items())


class Steps:
    """Shows each long piece of work as a bar."""

    def __init__(self, bar: Progress) -> None:
        self._bar = bar

    def begin(self, name: str, rows: int) -> Advance:
        task = self._bar.add_task(STEPS[name], total=rows)
        return lambda done: self._bar.advance(task, done)
