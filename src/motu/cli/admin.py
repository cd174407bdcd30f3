"""`motu admin`: look at tables and guests in the database, and delete them. For the host, on the host's machine.

`moderation.py` has the other commands.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from math import inf
from typing import Annotated, Any, Final, Literal, TypeVar

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from motu.cli.shared import AsJson, Database, database_or_own, print_json
from motu.core.errors import BadOption, MotuError
from motu.games import RULES, rules_of
from motu.server.endings import Endings
from motu.server.errors import Missing
from motu.server.guest_data import ALL, forget_stored
from motu.server.store import Header, Seat, Store, TableUse, open_store
from motu.server.store.address import is_postgres, sqlite_path
from motu.server.workers import Workers

admin = typer.Typer(
    help="Look at tables, guests and reports in the database, close, block and delete, and tell everybody something.",
    no_args_is_help=True,
)

Result = TypeVar("Result")
Stage = Literal["open", "playing", "over", "unknown"]
SHORT: Final = 8
"""Characters of an id that are shown: whoever has the whole id of a table may watch it."""
BATCH: Final = 1000
"""Tables that are read in one step."""

TableId = Annotated[str, typer.Argument(help="The id of the table, or its beginning.", show_default=False)]
Full = Annotated[bool, typer.Option("--full", help="Show whole ids. The id of a table is the key to it.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


@admin.command("tables")
def list_tables(
    game: Annotated[str | None, typer.Option(help="Only this game: " + ", ".join(sorted(RULES)) + ".")] = None,
    stage: Annotated[Stage | None, typer.Option(help="Only tables at this stage.")] = None,
    most: Annotated[int, typer.Option(min=1, help="How many tables are listed.")] = 50,
    full: Full = False,
    database: Database = "",
    json: AsJson = False,
) -> None:
    """List tables, those that were used last first.

    The stage is `unknown` if only a replay can tell whether the game is over.

    Examples: motu admin tables; motu admin tables --game bali --stage over --json
    """
    if game is not None:
        rules_of(game)

    async def found(store: Store) -> list[dict[str, Any]]:
        listed: list[dict[str, Any]] = []
        for use in sorted(await all_uses(store), key=lambda use: -use.last_use):
            if stage is not None and stage_of(use) != stage:
                continue
            header = await header_or_none(store, use.id)
            if game is not None and (header is None or header.game != game):
                continue
            listed.append(table_line(use, header, await store.seats(use.id), full))
            if len(listed) == most:
                break
        return listed

    tables = asyncio.run(with_store(database_or_own(database), found))
    if json:
        print_json({"tables": tables})
        return
    shown = Table("id", "game", "title", "stage", "seats", "last use")
    for line in tables:
        seats = ", ".join(seat["name"] or seat["level"] or seat["kind"] for seat in line["seats"])
        cells = (line["id"], line["game"] or "?", line["title"], line["stage"], seats, moment(line["last_use"]))
        shown.add_row(*(escape(cell) for cell in cells))
    Console().print(shown, highlight=False)


@admin.command("table")
def show_table(table: TableId, full: Full = False, database: Database = "", json: AsJson = False) -> None:
    """Show a table: how it was set up, who sits there, and how much is stored. What is hidden is not shown.

    Example: motu admin table 7k2mq0x9
    """

    async def found(store: Store) -> dict[str, Any]:
        use = await find_table(store, table)
        header = await header_or_none(store, use.id)
        line = table_line(use, header, await store.seats(use.id), full)
        if header is not None:
            line |= {
                "created": header.created,
                "variants": header.options,
                "listed": header.listed,
                "figures": header.edition_name or header.components,
                "owner": cut(header.owner, full),
            }
        return line | {"entries": use.entries, "chat_lines": len(await store.chat(use.id, 0))}

    line = asyncio.run(with_store(database_or_own(database), found))
    if json:
        print_json(line)
        return
    shown = Table(show_header=False)
    for key, value in line.items():
        if key in ("created", "last_use"):
            value = moment(value)
        elif key == "seats":
            value = "\n".join(seat_text(seat) for seat in value)
        elif isinstance(value, list):
            value = ", ".join(value)
        shown.add_row(key.replace("_", " "), escape(str(value)))
    Console().print(shown, highlight=False)


@admin.command("delete-table")
def delete_table(table: TableId, yes: Yes = False, database: Database = "") -> None:
    """Delete a table with its seats, moves, chat and review. Running servers close it at once.

    Example: motu admin delete-table 7k2mq0x9
    """

    async def delete(store: Store) -> str:
        use = await find_table(store, table)
        header = await header_or_none(store, use.id)
        names = ", ".join(seat.name for seat in await store.seats(use.id) if seat.name) or "nobody"
        game = header.game if header else "unreadable"
        about = f"{cut(use.id, False)} ({game}, {use.entries} entries, {names}, last used {moment(use.last_use)})"
        ask(f"Delete the table {about}?", yes)
        if not await store.delete_table(use.id, inf):
            raise Missing("unknown-table", table=table)
        await store.tell(use.id, "gone")
        return f"The table {about} is deleted."

    say(change(database_or_own(database), delete))


@admin.command("guests")
def list_guests(
    name: Annotated[str, typer.Argument(help="A part of the name.", show_default=False)],
    most: Annotated[int, typer.Option(min=1, help="How many names are listed.")] = 50,
    full: Full = False,
    database: Database = "",
    json: AsJson = False,
) -> None:
    """Find guests by a part of a name that they chose or sat or wrote under.

    Examples: motu admin guests ann; motu admin guests ann --json
    """

    async def found(store: Store) -> list[dict[str, Any]]:
        names: dict[str, list[str]] = {}
        for id, one in await store.find_guests(name, "", most):
            names.setdefault(id, []).append(one)
        return [
            {
                "id": cut(id, full),
                "names": [one for one in names[id] if one],
                "tables": [cut(table, full) for table in await store.tables_of(id, ALL)],
            }
            for id in names
        ]

    guests = asyncio.run(with_store(database_or_own(database), found))
    if json:
        print_json({"guests": guests})
        return
    shown = Table("id", "names", "tables")
    for guest in guests:
        cells = (guest["id"], ", ".join(guest["names"]), ", ".join(guest["tables"]))
        shown.add_row(*(escape(cell) for cell in cells))
    Console().print(shown, highlight=False)


@admin.command("delete-guest")
def delete_guest(
    guest: Annotated[str, typer.Argument(help="The id of the guest, or its beginning.", show_default=False)],
    yes: Yes = False,
    database: Database = "",
) -> None:
    """Delete what is stored of a guest, as guests can do it themselves on the settings page.

    A bot takes over in running games. Finished games stay, with a former player.

    Example: motu admin delete-guest 3fa9c1d2
    """

    async def delete(store: Store) -> str:
        id, names = await find_guest(store, guest)
        about = f"{cut(id, False)} ({', '.join(names) or 'no name'})"
        count = len(await store.tables_of(id, ALL))
        ask(f"Delete what is stored of the guest {about}, with seats at {count} tables?", yes)
        workers = Workers(1)
        try:
            changed = await forget_stored(id, store, Endings(store, workers))
        finally:
            await workers.close()
        for table in changed:
            await store.tell(table, "erased")
        return f"The guest {about} is deleted. Tables that changed: {len(changed)}."

    say(change(database_or_own(database), delete))


def refuse_missing(database: str) -> None:
    if not is_postgres(database) and not sqlite_path(database).exists():
        raise BadOption("database-missing", database=str(sqlite_path(database)))


async def with_store(database: str, does: Callable[[Store], Awaitable[Result]]) -> Result:
    """Do something with a database that exists: one that does not is not created."""
    refuse_missing(database)
    store = await open_store(database)
    try:
        return await does(store)
    finally:
        await store.close()


def change(database: str, does: Callable[[Store], Awaitable[str]]) -> str:
    """Change a database. A server that runs on it notices."""
    return asyncio.run(with_store(database, does))


async def all_uses(store: Store) -> list[TableUse]:
    uses: list[TableUse] = []
    while batch := await store.uses(uses[-1].id if uses else "", BATCH):
        uses += batch
    return uses


async def find_table(store: Store, given: str) -> TableUse:
    """The table with an id, or the only one whose id begins so."""
    exact = await store.use_of(given)
    if exact is not None:
        return exact
    found = [use for use in await all_uses(store) if given and use.id.startswith(given)]
    if not found:
        raise Missing("unknown-table", table=given)
    if len(found) > 1:
        raise BadOption("ambiguous-id", start=given, count=len(found))
    return found[0]


async def find_guest(store: Store, given: str) -> tuple[str, list[str]]:
    """The id and the names of the only guest whose id begins so."""
    names: dict[str, list[str]] = {}
    for id, name in await store.find_guests("", given, ALL) if given else []:
        names.setdefault(id, []).extend([name] if name else [])
    if given in names:
        return given, names[given]
    if not names:
        raise Missing("unknown-guest", guest=given)
    if len(names) > 1:
        raise BadOption("ambiguous-id", start=given, count=len(names))
    return next(iter(names.items()))


async def header_or_none(store: Store, table: str) -> Header | None:
    """The header of a table; None if it can't be read."""
    with suppress(MotuError):
        return await store.header(table)
    return None


def stage_of(use: TableUse) -> Stage:
    """The stage of a table, as far as it is known without a replay."""
    if use.is_open:
        return "open"
    over = use.known_over
    return "unknown" if over is None else "over" if over else "playing"


def table_line(use: TableUse, header: Header | None, seats: list[Seat], full: bool) -> dict[str, Any]:
    return {
        "id": cut(use.id, full),
        "game": header.game if header else None,
        "title": header.title if header else "",
        "stage": stage_of(use),
        "seats": [
            {"kind": seat.kind, "name": seat.name, "level": seat.level, "guest": cut(seat.guest or "", full)}
            for seat in seats
        ],
        "last_use": use.last_use,
    }


def seat_text(seat: dict[str, str]) -> str:
    return " ".join(part for part in (seat["kind"], seat["name"], seat["level"], seat["guest"]) if part)


def cut(id: str, full: bool) -> str:
    return id if full else id[:SHORT]


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")


def ask(question: str, yes: bool) -> None:
    """Ask whether it shall be done; anything but yes ends the command."""
    if not yes:
        typer.confirm(question, abort=True)


def say(text: str) -> None:
    Console().print(escape(text), highlight=False, soft_wrap=True)
