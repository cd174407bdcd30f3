"""What can be asked for over HTTP. Each route names what it takes and gives; the OpenAPI page is made from that."""

from __future__ import annotations

from functools import partial
from hmac import compare_digest
from time import time

import msgspec
from msgspec import Struct
from starlette.responses import PlainTextResponse, Response

from motu.core.components import ABOUT
from motu.core.errors import Illegal
from motu.games import RULES, rules_of
from motu.games.tutorials import tutorial_of
from motu.players import LEVELS, OUTSIDE
from motu.server import saved_table, seating
from motu.server.call import GET, POST, Call, Route
from motu.server.edition_routes import EDITION_ROUTES
from motu.server.errors import Forbidden, TooMuch
from motu.server.game_files import GAME_FILE_ROUTES
from motu.server.guest_data import OwnData, forget, own_data
from motu.server.http_messages import (
    Claim,
    Created,
    Fill,
    GameInfo,
    Health,
    Import,
    ImportTable,
    Join,
    Learn,
    NewTable,
    Remove,
    Rename,
    ReviewState,
    Seated,
    Sources,
    VariantInfo,
    Version,
    Watching,
    Welcome,
)
from motu.server.identity import address, forget_cookie, renew_cookie, short_id
from motu.server.messages import TableInfo
from motu.server.metrics import CONTENT_TYPE
from motu.server.moderation import not_shown_to, refuse_blocked
from motu.server.people_routes import PEOPLE_ROUTES
from motu.server.readiness import Ready, readiness
from motu.server.reviews import stored_review
from motu.server.saved_table import SavedTable, check_record, check_saved, save
from motu.server.service import release

NO_STORE = {"Cache-Control": "no-store"}
LOOPBACK = ("127.0.0.1", "::1")


async def welcome(call: Call) -> Welcome:
    guest = await call.guest()
    renew_cookie(call.request, call.fresh, call.service.settings.secure)
    service = call.service
    games = [
        GameInfo(
            rules.name,
            rules.seats[0],
            rules.seats[-1],
            [VariantInfo(name, default) for name, default in rules.options.items()],
            rules.version,
            tutorial_of(rules.name) is not None,
        )
        for rules in RULES.values()
    ]
    readable, unreadable = await service.tables.mine(guest.id)
    hidden, unwanted = await call.hidden(), await not_shown_to(service.store, guest.id)
    mine = [table.info(guest.id, hidden) for table in readable]
    listed = [table for table in await service.tables.lobby() if table.header.owner not in unwanted]
    lobby = [table.info(guest.id, hidden) for table in listed]
    told = await service.announcements.refresh()
    return Welcome(games, [*LEVELS, *OUTSIDE], guest.name, mine, lobby, unreadable, release(), told)


async def rename(call: Call) -> None:
    guest = await call.guest()
    await call.service.store.rename(guest.id, call.body.name.strip(), time())


async def my_data(call: Call) -> Response:
    if call.guest_id is None:
        raise Forbidden("guests-only")
    if not call.service.downloads.take(address(call.request)):
        raise TooMuch("too-fast")
    return download(await own_data(await call.guest(), call.service.store, call.service.endings), "motu.json")


async def delete_me(call: Call) -> Response:
    if call.guest_id is None:
        raise Forbidden("guests-only")
    service = call.service
    await forget(call.guest_id, service.store, service.endings, service.tables)
    response = Response(status_code=204)
    forget_cookie(response, service.settings.secure)
    return response


async def create(call: Call) -> Seated:
    call.count_new_table()
    guest = await call.guest()
    table, secret = await call.service.tables.create(call.body, guest)
    return Seated(await call.info(table), secret)


async def learn(call: Call) -> Seated:
    call.count_new_table()
    guest = await call.guest()
    table, secret = await call.service.tables.learn(call.body, guest)
    return Seated(await call.info(table), secret)


async def import_record(call: Call) -> Seated:
    """The record is checked in a worker process: that takes a replay."""
    call.count_new_table()
    guest = await call.guest()
    await call.service.workers.do(partial(check_record, call.body.record, len(call.body.seats)), guest.id)
    table, secret = await call.service.tables.import_record(call.body, guest)
    return Seated(await call.info(table), secret)


async def import_table(call: Call) -> Seated:
    """The file is checked in a worker process: that takes a replay."""
    call.count_new_table()
    guest = await call.guest()
    content = msgspec.json.encode(call.body.table)
    checked = await call.service.workers.do(partial(check_saved, content), guest.id)
    table, secret = await call.service.tables.import_table(checked, guest)
    return Seated(await call.info(table), secret)


async def table_info(call: Call) -> TableInfo:
    return await call.info(await call.table())


async def join(call: Call) -> Seated:
    table = await call.table()
    guest = await call.guest()
    if table.seat_of(guest.id) is None:
        there = (table.header.owner, *(seat.guest for seat in table.seats))
        await refuse_blocked(call.service.store, guest.id, there)
    secret = await seating.join(call.service.store, table, guest, call.body.seat)
    return Seated(await call.info(table), secret)


async def claim(call: Call) -> Seated:
    table = await call.table()
    guest = await call.guest()
    secret = await seating.claim(call.service.store, table, guest, call.body.secret)
    return Seated(await call.info(table), secret)


async def link(call: Call) -> Seated:
    table = await call.table()
    secret = await seating.link(call.service.store, table, call.guest_id)
    return Seated(await call.info(table), secret)


async def leave(call: Call) -> TableInfo:
    table = await call.table()
    await seating.leave(call.service.store, table, call.guest_id)
    return await call.info(table)


async def fill(call: Call) -> TableInfo:
    table = await call.table()
    await seating.fill(call.service.store, table, call.guest_id, call.body.seat, call.body.level)
    return await call.info(table)


async def watching(call: Call) -> TableInfo:
    table = await call.table()
    await seating.set_watching(call.service.store, table, call.guest_id, call.body.allowed)
    return await call.info(table)


async def remove(call: Call) -> TableInfo:
    table = await call.table()
    await seating.remove(call.service.store, table, call.guest_id, call.body.seat)
    return await call.info(table)


async def rematch(call: Call) -> Created:
    call.count_new_table()
    table = await call.table()
    return Created(await call.service.tables.rematch(table, call.guest_id))


async def record(call: Call) -> Response:
    """The seed is in it, so it is given out only after the end."""
    table = await call.table()
    if not table.is_over:
        raise Illegal("not-over")
    name = f"{table.header.game}-{short_id(table.header.id)}.motu"
    return PlainTextResponse(table.record(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def export_table(call: Call) -> Response:
    """The whole table as a file, for its players. The seed is in it, so it is given out only after the end."""
    table = await call.table()
    seat = seating.own_seat(table, call.guest_id)
    if not table.is_over:
        raise Illegal("not-over")
    store, id = call.service.store, table.header.id
    kept = await store.review(id)
    review = stored_review(kept.text) if kept is not None and kept.is_ready else None
    saved = save(table.header, table.seats, table.record(), await store.chat(id, 0), review, seat)
    return download(saved, f"{table.header.game}-{short_id(id)}.json")


def download(content: Struct, name: str) -> Response:
    """A message that the browser saves as a file."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(msgspec.json.encode(content), headers=headers, media_type="application/json")


async def review(call: Call) -> ReviewState:
    return await call.service.reviews.get(await call.table())


async def ask_for_review(call: Call) -> ReviewState:
    return await call.service.reviews.ask(await call.table(), call.guest_id, address(call.request))


async def sources(call: Call) -> list[Sources]:
    blocks = rules_of(call.request.path_params["game"]).edition.components.data
    return [
        Sources(block, str(content["source"]), str(content["sure"]))
        for block, content in blocks.items()
        if block != ABOUT
    ]


async def health(call: Call) -> Health:
    tables = call.service.tables
    is_ready = (await readiness(call.service)).ready
    return Health("ok" if is_ready else "failing", len(tables), tables.sockets())


async def ready(call: Call) -> Response:
    found = await readiness(call.service)
    return Response(msgspec.json.encode(found), 200 if found.ready else 503, NO_STORE, "application/json")


async def metrics(call: Call) -> Response:
    """For the host: on this machine, or with the token."""
    if not is_host(call):
        raise Forbidden("host-only")
    return Response(call.service.metrics.text(call.service), headers=NO_STORE, media_type=CONTENT_TYPE)


def is_host(call: Call) -> bool:
    """Whether the host asks: with the token, or without one from this very machine."""
    token = call.service.settings.token
    if token:
        return compare_digest(call.request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    return address(call.request) in LOOPBACK


async def version(_: Call) -> Version:
    return Version(release(), {rules.name: rules.version for rules in RULES.values()})


ROUTES = [
    Route(method=GET, path="/api/health", does=health, gives=Health, says="Whether the server is well", always=True),
    Route(
        method=GET,
        path="/api/ready",
        does=ready,
        gives=Ready,
        says="What works; 503 if something does not",
        always=True,
    ),
    Route(
        method=GET,
        path="/api/metrics",
        does=metrics,
        gives=str,
        says="Figures for Prometheus, for the host",
        always=True,
    ),
    Route(method=GET, path="/api/version", does=version, gives=Version, says="The release and its rules"),
    Route(method=GET, path="/api/welcome", does=welcome, gives=Welcome, says="Games, own tables and open ones"),
    Route(method=POST, path="/api/me", does=rename, takes=Rename, says="Say what one is called"),
    Route(method=GET, path="/api/me/data", does=my_data, gives=OwnData, says="Everything that is stored of oneself"),
    Route(
        method=POST, path="/api/me/delete", does=delete_me, says="Delete what is stored of oneself", for_blocked=True
    ),
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
    Route(method=POST, path="/api/tables/{table}/join", does=join, takes=Join, gives=Seated, says="Sit down"),
    Route(
        method=POST,
        path="/api/tables/{table}/claim",
        does=claim,
        takes=Claim,
        gives=Seated,
        says="Go on at a seat from another device",
    ),
    Route(method=POST, path="/api/tables/{table}/link", does=link, gives=Seated, says="A fresh secret for one's seat"),
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
        path="/api/tables/{table}/watching",
        does=watching,
        takes=Watching,
        gives=TableInfo,
        says="Open one's own table to spectators, or close it",
    ),
    Route(
        method=POST,
        path="/api/tables/{table}/remove",
        does=remove,
        takes=Remove,
        gives=TableInfo,
        says="Remove a player who has not moved yet from one's own table",
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
    *PEOPLE_ROUTES,
    *EDITION_ROUTES,
    *GAME_FILE_ROUTES,
    Route(
        method=GET,
        path="/api/games/{game}/sources",
        does=sources,
        gives=list[Sources],
        says="Where a game's figures come from, and how sure they are",
    ),
]
