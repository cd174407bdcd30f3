"""`motu games`: single tables as files, and a check of all stored games, for the host."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from motu.cli.shared import AsJson, Database, database_or_own, print_json, progress, write
from motu.core.errors import BadOption
from motu.core.record import Record, edition_for
from motu.games import rules_of
from motu.server.editions import Editions, stored_record
from motu.server.errors import Missing
from motu.server.games_check import GamesReport, check_stored_games
from motu.server.reviews import stored_review
from motu.server.saved_table import MOST_BYTES, SavedTable, chat_of, check_saved, review_of, save, seats_for
from motu.server.seating import Guest, entries_of, new_header
from motu.server.store import open_store

games = typer.Typer(help="Save tables as files, set them up again, and check all stored games.", no_args_is_help=True)
NOBODY = Guest("", "")


@games.command("export")
def export_game(
    table: Annotated[str, typer.Argument(help="The id of the table: the last part of its link.", show_default=False)],
    file: Annotated[Path, typer.Argument(help="The file to write.", show_default=False)],
    database: Database = "",
) -> None:
    """Save a table as a file: record, names, chat and review. A running game contains everything that is hidden.

    Example: motu games export 7k2mq0x9tfgh3w5zv8dp evening.json
    """
    saved = asyncio.run(stored_table(database_or_own(database), table))
    write(file, msgspec.json.format(msgspec.json.encode(saved), indent=1).decode() + "\n")
    Console().print(f"The table is saved in {file}.", highlight=False, soft_wrap=True)


@games.command("check")
def check_games(database: Database = "", json: AsJson = False) -> None:
    """Replay every stored game with this release and say which can be played on.

    It changes no game. But a release that is newer than the server brings the schema up to date, as always when it
    opens a database. So before an upgrade restore a backup, and check that. The exit code is 1 if a game can't be
    played on.

    Example: motu games check --database sqlite:///tables.db
    """
    with progress(quiet=json) as bar:
        task = bar.add_task("replayed", total=None)
        report = asyncio.run(check_all(database_or_own(database), lambda: bar.advance(task)))
    if json:
        print_json(report.as_json())
    else:
        show_report(report)
    if report.stopped:
        raise typer.Exit(1)


def show_report(report: GamesReport) -> None:
    console = Console()
    console.print(f"{report.equal} games replay as they were played.", highlight=False)
    console.print(f"{report.pinned} of them with figures or rulings of an earlier release.", highlight=False)
    for one in report.stopped:
        console.print(f"{one.table} ({one.game}): {one.fate}. {one.reason}", highlight=False, soft_wrap=True)


async def check_all(database: str, advance: Callable[[], None]) -> GamesReport:
    store = await open_store(database)
    try:
        return await check_stored_games(store, advance)
    finally:
        await store.close()


@games.command("import")
def import_game(
    file: Annotated[Path, typer.Argument(help="A file that was exported.", show_default=False)],
    database: Database = "",
) -> None:
    """Set a saved table up again. In a game that is not over the seats of people are open.

    Example: motu games import evening.json --database sqlite:///tables.db
    """
    try:
        with file.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadOption("file-unreadable", file=str(file), reason=error.strerror or str(error)) from error
    id = asyncio.run(add_table(database_or_own(database), content))
    Console().print(f"The table is at /t/{id}", highlight=False, soft_wrap=True)


async def stored_table(database: str, id: str) -> SavedTable:
    """A table from a database; raises Missing if there is none."""
    store = await open_store(database)
    try:
        header = await store.header(id)
        if header is None:
            raise Missing("unknown-table", table=id)
        kept = await store.review(id)
        review = stored_review(kept.text) if kept is not None and kept.is_ready else None
        record = (await stored_record(store, header)).dump()
        return save(header, await store.seats(id), record, await store.chat(id, 0), review, None)
    finally:
        await store.close()


async def add_table(database: str, content: bytes) -> str:
    """Add a saved table to a database; returns its id."""
    checked = check_saved(content)
    saved = checked.saved
    seats, _ = seats_for(checked, None)
    tutorial = saved.tutorial and checked.over
    stored = Record.load(saved.record)
    header = new_header(stored, NOBODY, saved.title, hints=saved.hints, tutorial=tutorial)
    store = await open_store(database)
    try:
        await Editions(store).keep(edition_for(rules_of(stored.game), stored))
        await store.add_table(header, seats, entries_of(saved.record), chat_of(saved), review_of(saved))
    finally:
        await store.close()
    return header.id
