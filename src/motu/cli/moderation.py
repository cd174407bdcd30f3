"""More of `motu admin`: close tables, block guests, read reports, and tell everybody something."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf
from secrets import token_hex
from time import time
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from motu.cli.admin import (
    Full,
    TableId,
    Yes,
    ask,
    change,
    cut,
    find_guest,
    find_table,
    moment,
    say,
    with_store,
)
from motu.cli.shared import AsJson, Database, database_or_own, print_json
from motu.core.errors import BadOption
from motu.server.errors import Missing
from motu.server.store import Announcement, Store
from motu.server.table import CLOSED_BY_HOST

MOST_LETTERS = 400
"""The longest announcement."""
HOUR = 3600.0

GuestId = Annotated[str, typer.Argument(help="The id of the guest, or its beginning.", show_default=False)]


def close_table(table: TableId, yes: Yes = False, database: Database = "") -> None:
    """Close a table: nobody can move, chat, join or watch any more. Its players can still look at it.

    Example: motu admin close-table 7k2mq0x9
    """

    async def close(store: Store) -> str:
        use = await find_table(store, table)
        ask(f"Close the table {cut(use.id, False)}? This can't be taken back.", yes)
        await store.stop(use.id, CLOSED_BY_HOST)
        await store.tell(use.id, "people")
        return f"The table {cut(use.id, False)} is closed."

    say(change(database_or_own(database), close))


def block_guest(
    guest: GuestId,
    reason: Annotated[str, typer.Option(help="Why, for yourself.")] = "",
    yes: Yes = False,
    database: Database = "",
) -> None:
    """Block a guest: they can play their games on, but not chat, set up or join tables, or change their name.

    Example: motu admin block-guest 3fa9c1d2 --reason "insults"
    """

    async def block(store: Store) -> str:
        id, names = await find_guest(store, guest)
        about = f"{cut(id, False)} ({', '.join(names) or 'no name'})"
        ask(f"Block the guest {about}?", yes)
        await store.block_guest(id, reason, time())
        return f"The guest {about} is blocked."

    say(change(database_or_own(database), block))


def unblock_guest(guest: GuestId, database: Database = "") -> None:
    """Let a guest do everything again.

    Example: motu admin unblock-guest 3fa9c1d2
    """

    async def unblock(store: Store) -> str:
        found = [id for id, _, _ in await store.blocked_guests() if id.startswith(guest)]
        if not found or not guest:
            raise Missing("unknown-guest", guest=guest)
        if len(found) > 1:
            raise BadOption("ambiguous-id", start=guest, count=len(found))
        await store.unblock_guest(found[0])
        return f"The guest {cut(found[0], False)} is not blocked any more."

    say(change(database_or_own(database), unblock))


def list_blocked(full: Full = False, database: Database = "", json: AsJson = False) -> None:
    """List the guests whom you have blocked.

    Example: motu admin blocked
    """

    async def found(store: Store) -> list[dict[str, Any]]:
        return [
            {"id": cut(id, full), "reason": reason, "since": since}
            for id, reason, since in await store.blocked_guests()
        ]

    blocked = asyncio.run(with_store(database_or_own(database), found))
    if json:
        print_json({"blocked": blocked})
        return
    show(["id", "reason", "since"], [[one["id"], one["reason"], moment(one["since"])] for one in blocked])


def list_reports(
    everything: Annotated[bool, typer.Option("--all", help="Those that are settled, too.")] = False,
    full: Full = False,
    database: Database = "",
    json: AsJson = False,
) -> None:
    """Read what guests have reported: names and lines of chat.

    Example: motu admin reports
    """

    async def found(store: Store) -> list[dict[str, Any]]:
        return [
            {
                "id": one.id,
                "created": one.created,
                "table": cut(one.table, full),
                "reported": cut(one.reported, full),
                "reporter": cut(one.reporter, full),
                "name": one.name,
                "about": one.about,
                "line": one.line,
                "note": one.note,
                "settled": one.settled,
            }
            for one in await store.reports(everything)
        ]

    reports = asyncio.run(with_store(database_or_own(database), found))
    if json:
        print_json({"reports": reports})
        return
    rows = [
        [one["id"], moment(one["created"]), one["table"], one["reported"], one["name"], one["line"], one["note"]]
        for one in reports
    ]
    show(["id", "when", "table", "guest", "name", "line of chat", "note"], rows)


def settle_report(
    report: Annotated[str, typer.Argument(help="The id of the report.", show_default=False)], database: Database = ""
) -> None:
    """Say that you have dealt with a report. It is not listed any more, except with --all.

    Example: motu admin settle-report 9c01aa3e
    """

    async def settle(store: Store) -> str:
        if not await store.settle_report(report, time()):
            raise Missing("unknown-report", report=report)
        return f"The report {report} is settled."

    say(change(database_or_own(database), settle))


def announce(
    text: Annotated[str, typer.Argument(help="What everybody is to read.", show_default=False)],
    hours: Annotated[float, typer.Option(min=0, help="For how long; 0: until it is withdrawn.")] = 24.0,
    database: Database = "",
) -> None:
    """Tell everybody something, on the start page and at every table.

    Example: motu admin announce "The server is restarted at 20:00 UTC." --hours 6
    """
    if not text.strip() or len(text) > MOST_LETTERS or not text.replace("\n", " ").isprintable():
        raise BadOption("bad-announcement", most=MOST_LETTERS)

    async def add(store: Store) -> str:
        now = time()
        one = Announcement(token_hex(4), text.strip(), now, None if hours == 0 else now + hours * HOUR)
        await store.add_announcement(one)
        return f"The announcement {one.id} is shown within a few seconds."

    say(change(database_or_own(database), add))


def list_announcements(
    everything: Annotated[bool, typer.Option("--all", help="Those that are over, too.")] = False,
    database: Database = "",
    json: AsJson = False,
) -> None:
    """List what you tell everybody.

    Example: motu admin announcements
    """

    async def found(store: Store) -> list[dict[str, Any]]:
        return [
            {"id": one.id, "text": one.text, "created": one.created, "until": one.until}
            for one in await store.announcements(-inf if everything else time())
        ]

    told = asyncio.run(with_store(database_or_own(database), found))
    if json:
        print_json({"announcements": told})
        return
    show(
        ["id", "text", "until"],
        [[one["id"], one["text"], "withdrawn" if one["until"] is None else moment(one["until"])] for one in told],
    )


def withdraw(
    announcement: Annotated[str, typer.Argument(help="The id of the announcement.", show_default=False)],
    database: Database = "",
) -> None:
    """Take an announcement back.

    Example: motu admin withdraw 5d2f01bc
    """

    async def drop(store: Store) -> str:
        if not await store.drop_announcement(announcement):
            raise Missing("unknown-announcement", announcement=announcement)
        return f"The announcement {announcement} is withdrawn."

    say(change(database_or_own(database), drop))


def show(columns: list[str], rows: list[list[str]]) -> None:
    """A table on the terminal."""
    table = Table(*columns)
    for row in rows:
        table.add_row(*(escape(cell) for cell in row))
    Console().print(table, highlight=False)


COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "close-table": close_table,
    "block-guest": block_guest,
    "unblock-guest": unblock_guest,
    "blocked": list_blocked,
    "reports": list_reports,
    "settle-report": settle_report,
    "announce": announce,
    "announcements": list_announcements,
    "withdraw": withdraw,
}


def register(admin: typer.Typer) -> None:
    """Add these commands to `motu admin`."""
    for name, command in COMMANDS.items():
        admin.command(name)(command)
