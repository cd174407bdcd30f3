"""What can be asked for over HTTP. Each route names what it takes and gives; the OpenAPI page is made from that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import time
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from motu.core.errors import Illegal
from motu.games import RULES, rules_of
from motu.games.tutorials import tutorial_of
from motu.players import LEVELS
from motu.server import seating
from motu.server.errors import TooMuch, Unreadable
from motu.server.http_messages import (
    Claim,
    Created,
    Fill,
    GameInfo,
    Health,
    Import,
    Join,
    Learn,
    NewTable,
    Rename,
    ReviewState,
    Seated,
    Sources,
    VariantInfo,
    Version,
    Welcome,
)
from motu.server.identity import guest_of, welcome_guest
from motu.server.messages import TableInfo
from motu.server.seating import Guest
from motu.server.service import Service, release
from motu.server.table import Table

MOST_BYTES = 65_536


class Call:
    """One request: who asks, for which table, with what."""

    def __init__(self, request: Request, body: Any) -> None:
        self.request = request
        self.body = body
        self.service: Service = request.app.state.service
        self.fresh = Response()
        """Carries the cookie of a newcomer."""
        self.guest_id = guest_of(request)

    async def guest(self) -> Guest:
        """Who asks; a newcomer becomes a guest."""
        if self.guest_id is None:
            self.guest_id = welcome_guest(self.fresh, self.service.settings.secure)
        return Guest(self.guest_id, await self.service.name_of(self.guest_id))

    async def table(self) -> Table:
        return await self.service.tables.get(self.request.path_params["table"])

    def count_new_table(self) -> None:
        if not self.service.new_tables.take(address(self.request)):
            raise TooMuch("too-many-tables")


class Route(Struct, frozen=True, kw_only=True):
    """A route and its contract."""

    method: str
    path: str
    does: Callable[[Call], Awaitable[Any]]
    takes: type | None = None
    gives: Any = None
    says: str
    """One line for the OpenAPI page."""


def address(request: Request) -> str:
    return request.client.host if request.client else ""


async def body_of(request: Request, kind: type) -> Any:
    """The request's body, read no further than the limit and checked against its kind."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > MOST_BYTES:
            raise TooMuch("body-too-large", most=MOST_BYTES)
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unreadable("unreadable-message", reason=str(error)[:200]) from error


async def welcome(call: Call) -> Welcome:
    guest = await call.guest()
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
    mine = [table.info(guest.id) for table in readable]
    lobby = [table.info(guest.id) for table in await service.tables.lobby()]
    return Welcome(games, list(LEVELS), guest.name, mine, lobby, unreadable, release())


async def rename(call: Call) -> None:
    guest = await call.guest()
    await call.service.store.rename(guest.id, call.body.name.strip(), time())


async def create(call: Call) -> Seated:
    call.count_new_table()
    guest = await call.guest()
    table, secret = await call.service.tables.create(call.body, guest)
    return Seated(table.info(guest.id), secret)


async def learn(call: Call) -> Seated:
    call.count_new_table()
    guest = await call.guest()
    table, secret = await call.service.tables.learn(call.body, guest)
    return Seated(table.info(guest.id), secret)


async def import_record(call: Call) -> Seated:
    call.count_new_table()
    guest = await call.guest()
    table, secret = await call.service.tables.import_record(call.body, guest)
    return Seated(table.info(guest.id), secret)


async def table_info(call: Call) -> TableInfo:
    return (await call.table()).info(call.guest_id)


async def join(call: Call) -> Seated:
    table = await call.table()
    guest = await call.guest()
    secret = await seating.join(call.service.store, table, guest, call.body.seat)
    return Seated(table.info(guest.id), secret)


async def claim(call: Call) -> Seated:
    table = await call.table()
    guest = await call.guest()
    secret = await seating.claim(call.service.store, table, guest, call.body.secret)
    return Seated(table.info(guest.id), secret)


async def link(call: Call) -> Seated:
    table = await call.table()
    secret = await seating.link(call.service.store, table, call.guest_id)
    return Seated(table.info(call.guest_id), secret)


async def leave(call: Call) -> TableInfo:
    table = await call.table()
    await seating.leave(call.service.store, table, call.guest_id)
    return table.info(call.guest_id)


async def fill(call: Call) -> TableInfo:
    table = await call.table()
    await seating.fill(call.service.store, table, call.guest_id, call.body.seat, call.body.level)
    return table.info(call.guest_id)


async def rematch(call: Call) -> Created:
    call.count_new_table()
    table = await call.table()
    return Created(await call.service.tables.rematch(table, call.guest_id))


async def record(call: Call) -> Response:
    """The seed is in it, so it is given out only after the end."""
    table = await call.table()
    if table.stage != "over":
        raise Illegal("not-over")
    name = f"{table.header.game}-{table.header.id}.motu"
    return PlainTextResponse(table.record(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def review(call: Call) -> ReviewState:
    return await call.service.reviews.get(await call.table())


async def ask_for_review(call: Call) -> ReviewState:
    return await call.service.reviews.ask(await call.table(), call.guest_id, address(call.request))


async def sources(call: Call) -> list[Sources]:
    blocks = rules_of(call.request.path_params["game"]).components.data
    return [Sources(block, str(content["source"]), str(content["sure"])) for block, content in blocks.items()]


async def health(call: Call) -> Health:
    tables = call.service.tables
    return Health("ok", len(tables), tables.sockets())


async def version(_: Call) -> Version:
    return Version(release(), {rules.name: rules.version for rules in RULES.values()})


GET, POST = "get", "post"
ROUTES = [
    Route(method=GET, path="/api/health", does=health, gives=Health, says="Whether the server is well"),
    Route(method=GET, path="/api/version", does=version, gives=Version, says="The release and its rules"),
    Route(method=GET, path="/api/welcome", does=welcome, gives=Welcome, says="Games, own tables and open ones"),
    Route(method=POST, path="/api/me", does=rename, takes=Rename, says="Say what one is called"),
    Route(method=POST, path="/api/tables", does=create, takes=NewTable, gives=Seated, says="Set up a table"),
    Route(method=POST, path="/api/learn", does=learn, takes=Learn, gives=Seated, says="A guided first game"),
    Route(method=POST, path="/api/import", does=import_record, takes=Import, gives=Seated, says="Go on with a record"),
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
    Route(method=POST, path="/api/tables/{table}/rematch", does=rematch, gives=Created, says="The same people again"),
    Route(method=GET, path="/api/tables/{table}/record", does=record, gives=str, says="The record, after the end"),
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
    Route(
        method=GET,
        path="/api/games/{game}/sources",
        does=sources,
        gives=list[Sources],
        says="Where a game's figures come from, and how sure they are",
    ),
]
