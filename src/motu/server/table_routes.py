"""What can be asked about tables, on a server and in a browser alike: set up, play with bots, save, review."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from time import time

import msgspec

from motu.core.components import ABOUT
from motu.core.errors import Illegal
from motu.core.record import Record
from motu.games import RULES, rules_of
from motu.games.tutorials import tutorials_of
from motu.players.puzzles import puzzle_of_day
from motu.server import saved_table, seating
from motu.server.call import GET, POST, Call, Reply, Route, download
from motu.server.errors import Forbidden, Missing
from motu.server.http_messages import (
    Created,
    Fill,
    Fork,
    GameInfo,
    Import,
    ImportTable,
    Learn,
    NewTable,
    PuzzleOfDay,
    Rename,
    ReviewState,
    Seated,
    Sources,
    VariantInfo,
)
from motu.server.identity import short_id
from motu.server.messages import AdviceLine, TableInfo
from motu.server.reviews import stored_review
from motu.server.saved_table import SavedTable, check_record, check_saved, save
from motu.server.table import Table


def games() -> list[GameInfo]:
    """The games that can be played here."""
    return [
        GameInfo(
            rules.name,
            rules.seats[0],
            rules.seats[-1],
            [VariantInfo(name, default) for name, default in rules.options.items()],
            rules.version,
            bool(tutorials_of(rules.name)),
            tutorials_of(rules.name),
        )
        for rules in RULES.values()
    ]


async def rename(call: Call) -> None:
    guest = await call.guest()
    name = call.body.name.strip()
    await call.service.store.rename(guest.id, name, time())
    await call.renamed(name)


async def create(call: Call) -> Seated:
    call.count("tables")
    guest = await call.guest()
    table, secret = await call.service.tables.create(call.body, guest)
    return Seated(await call.info(table), secret)


async def learn(call: Call) -> Seated:
    call.count("tables")
    guest = await call.guest()
    table, secret = await call.service.tables.learn(call.body, guest)
    return Seated(await call.info(table), secret)


async def import_record(call: Call) -> Seated:
    """The record is checked in a worker process: that takes a replay."""
    call.count("tables")
    guest = await call.guest()
    await call.service.workers.do(partial(check_record, call.body.record, len(call.body.seats)), guest.id)
    table, secret = await call.service.tables.import_record(call.body, guest)
    return Seated(await call.info(table), secret)


async def fork(call: Call) -> Seated:
    call.count("tables")
    guest = await call.guest()
    old = await call.table()
    if not old.may_enter(guest.id):
        raise Forbidden("table-closed")
    table, secret = await call.service.tables.fork(old, call.body, guest)
    return Seated(await call.info(table), secret)


async def import_table(call: Call) -> Seated:
    """The file is checked in a worker process: that takes a replay."""
    call.count("tables")
    guest = await call.guest()
    content = msgspec.json.encode(call.body.table)
    checked = await call.service.workers.do(partial(check_saved, content), guest.id)
    table, secret = await call.service.tables.import_table(checked, guest)
    return Seated(await call.info(table), secret)


async def table_info(call: Call) -> TableInfo:
    return await call.info(await call.table())


async def leave(call: Call) -> TableInfo:
    table = await call.table()
    await seating.leave(call.service.store, table, call.guest_id)
    return await call.info(table)


async def fill(call: Call) -> TableInfo:
    table = await call.table()
    await seating.fill(call.service.store, table, call.guest_id, call.body.seat, call.body.level)
    return await call.info(table)


async def rematch(call: Call) -> Created:
    call.count("tables")
    table = await call.table()
    return Created(await call.service.tables.rematch(table, call.guest_id))


async def record(call: Call) -> Reply:
    """The seed is in it, so it is given out only after the end."""
    table = await call.table()
    if not table.is_over:
        raise Illegal("not-over")
    name = f"{table.header.game}-{short_id(table.header.id)}.motu"
    text = await call.annotated(table.header.id, table.record())
    return download(text.encode(), name, "text/plain; charset=utf-8")


async def export_table(call: Call) -> Reply:
    """The whole table as a file, for its players. The seed is in it, so it is given out only after the end.

    Who brought a game in a file and plays it against bots alone may take it away again: they have the seed already.
    """
    table = await call.table()
    seat = seating.own_seat(table, call.guest_id)
    if not table.is_over and not (table.header.imported and table.is_alone(seat)):
        raise Illegal("not-over")
    return await whole_table(call, table)


async def whole_table(call: Call, table: Table) -> Reply:
    """A table as a file, for the guest who has a seat at it."""
    seat = seating.own_seat(table, call.guest_id)
    store, id = call.service.store, table.header.id
    kept = await store.review(id)
    review = stored_review(kept.text) if kept is not None and kept.is_ready else None
    saved = save(table.header, table.seats, table.record(), await store.chat(id, 0), review, seat)
    return download(msgspec.json.encode(saved), f"{table.header.game}-{short_id(id)}.json")


async def review(call: Call) -> ReviewState:
    return await call.service.reviews.get(await call.table())


async def ask_for_review(call: Call) -> ReviewState:
    return await call.service.reviews.ask(await call.table(), call.guest_id, call.address)


async def puzzle(call: Call) -> PuzzleOfDay:  # noqa: ARG001  # the same for everybody
    day = datetime.now(UTC).date()
    found = puzzle_of_day(day)
    if found is None:
        raise Missing("no-puzzle")
    game, today = found
    choices = [AdviceLine(one.token, one.win_chance, one.points, one.sources, today.playouts) for one in today.choices]
    seats = Record.load(today.record).seats
    return PuzzleOfDay(day.isoformat(), game, seats, today.seat, today.record, today.tempting, choices)


async def sources(call: Call) -> list[Sources]:
    blocks = rules_of(call.parts["game"]).edition.components.data
    return [
        Sources(block, str(content["source"]), str(content["sure"]))
        for block, content in blocks.items()
        if block != ABOUT
    ]


TABLE_ROUTES = [
    Route(method=POST, path="/api/me", does=rename, takes=Rename, says="Say what one is called"),
    Route(method=POST, path="/api/tables", does=create, takes=NewTable, gives=Seated, says="Set up a table"),
    Route(method=POST, path="/api/learn", does=learn, takes=Learn, gives=Seated, says="A guided first game"),
    Route(method=POST, path="/api/import", does=import_record, takes=Import, gives=Seated, says="Go on with a record"),
    Route(
        method=POST,
        path="/api/import/table",
        does=import_table,
        takes=ImportTable,
        gives=Seated,
        most=saved_table.MOST_BYTES,
        says="Set up a saved table again, whole",
    ),
    Route(method=GET, path="/api/tables/{table}", does=table_info, gives=TableInfo, says="A table from outside"),
    Route(method=POST, path="/api/tables/{table}/leave", does=leave, gives=TableInfo, says="Stand up; a bot plays on"),
    Route(
        method=POST,
        path="/api/tables/{table}/fill",
        does=fill,
        takes=Fill,
        gives=TableInfo,
        says="Let a bot sit down at an open seat",
    ),
    Route(
        method=POST,
        path="/api/tables/{table}/fork",
        does=fork,
        takes=Fork,
        gives=Seated,
        says="Play on from a position of a finished game, or of one's own game against bots, at a new table",
    ),
    Route(method=POST, path="/api/tables/{table}/rematch", does=rematch, gives=Created, says="The same people again"),
    Route(method=GET, path="/api/tables/{table}/record", does=record, gives=str, says="The record, after the end"),
    Route(
        method=GET,
        path="/api/tables/{table}/export",
        does=export_table,
        gives=SavedTable,
        says="The whole table as a file, after the end",
    ),
    Route(
        method=GET,
        path="/api/tables/{table}/review",
        does=review,
        gives=ReviewState,
        says="The review as far as it is made, after the end",
    ),
    Route(
        method=POST,
        path="/api/tables/{table}/review",
        does=ask_for_review,
        gives=ReviewState,
        says="Have the game reviewed, after the end",
    ),
    Route(method=GET, path="/api/puzzle", does=puzzle, gives=PuzzleOfDay, says="The puzzle of the day"),
    Route(
        method=GET,
        path="/api/games/{game}/sources",
        does=sources,
        gives=list[Sources],
        says="Where a game's figures come from, and how sure they are",
    ),
]
