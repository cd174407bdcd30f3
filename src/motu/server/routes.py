"""What can be asked for over HTTP. Each route names what it takes and gives; the OpenAPI page is made from that."""

from __future__ import annotations

from hmac import compare_digest

import msgspec
from starlette.responses import Response

from motu.games import RULES
from motu.players import LEVELS, OUTSIDE
from motu.server import seating
from motu.server.annotation_routes import ANNOTATION_ROUTES
from motu.server.call import GET, POST, Reply, Route, download
from motu.server.cookies import forget_cookie, renew_cookie
from motu.server.edition_routes import EDITION_ROUTES
from motu.server.errors import Forbidden, TooMuch
from motu.server.game_files import GAME_FILE_ROUTES
from motu.server.guest_data import OwnData, forget, own_data
from motu.server.http_call import HttpCall
from motu.server.http_messages import Claim, Health, Join, Remove, Seated, Version, Watching, Welcome
from motu.server.identity_routes import IDENTITY_ROUTES
from motu.server.messages import TableInfo
from motu.server.metrics import CONTENT_TYPE
from motu.server.moderation import not_shown_to, refuse_blocked
from motu.server.notification_routes import NOTIFICATION_ROUTES
from motu.server.people_routes import PEOPLE_ROUTES
from motu.server.rating_routes import RATING_ROUTES
from motu.server.readiness import Ready, readiness
from motu.server.release import release
from motu.server.table_routes import TABLE_ROUTES, games
from motu.server.text_routes import TEXT_ROUTES

NO_STORE = {"Cache-Control": "no-store"}
LOOPBACK = ("127.0.0.1", "::1")


async def welcome(call: HttpCall) -> Welcome:
    guest = await call.guest()
    renew_cookie(call.request, call.fresh, call.service.settings.secure)
    service = call.service
    readable, unreadable = await service.tables.mine(guest.id)
    hidden, unwanted = await call.hidden(), await not_shown_to(service.store, guest.id)
    mine = [table.info(guest.id, hidden) for table in readable]
    listed = [table for table in await service.tables.lobby() if table.header.owner not in unwanted]
    lobby = [table.info(guest.id, hidden) for table in listed]
    told = await service.announcements.refresh()
    return Welcome(games(), [*LEVELS, *OUTSIDE], guest.name, mine, lobby, unreadable, release(), told)


async def my_data(call: HttpCall) -> Reply:
    if call.guest_id is None:
        raise Forbidden("guests-only")
    if not call.service.downloads.take(call.address):
        raise TooMuch("too-fast")
    content = await own_data(await call.guest(), call.service.store, call.service.endings)
    return download(msgspec.json.encode(content), "motu.json")


async def delete_me(call: HttpCall) -> Response:
    if call.guest_id is None:
        raise Forbidden("guests-only")
    service = call.service
    await forget(call.guest_id, service.store, service.endings, service.tables)
    service.identities.forget()
    response = Response(status_code=204)
    forget_cookie(response, service.settings.secure)
    return response


async def join(call: HttpCall) -> Seated:
    table = await call.table()
    guest = await call.guest()
    if table.seat_of(guest.id) is None:
        there = (table.header.owner, *(seat.guest for seat in table.seats))
        await refuse_blocked(call.service.store, guest.id, there)
    secret = await seating.join(call.service.store, table, guest, call.body.seat)
    return Seated(await call.info(table), secret)


async def claim(call: HttpCall) -> Seated:
    table = await call.table()
    guest = await call.guest()
    secret = await seating.claim(call.service.store, table, guest, call.body.secret)
    return Seated(await call.info(table), secret)


async def link(call: HttpCall) -> Seated:
    table = await call.table()
    secret = await seating.link(call.service.store, table, call.guest_id)
    return Seated(await call.info(table), secret)


async def watching(call: HttpCall) -> TableInfo:
    table = await call.table()
    await seating.set_watching(call.service.store, table, call.guest_id, call.body.allowed)
    return await call.info(table)


async def remove(call: HttpCall) -> TableInfo:
    table = await call.table()
    await seating.remove(call.service.store, table, call.guest_id, call.body.seat)
    return await call.info(table)


async def health(call: HttpCall) -> Health:
    tables = call.service.tables
    is_ready = (await readiness(call.service)).ready
    return Health("ok" if is_ready else "failing", len(tables), tables.sockets())


async def ready(call: HttpCall) -> Reply:
    found = await readiness(call.service)
    return Reply(msgspec.json.encode(found), headers=NO_STORE, status=200 if found.ready else 503)


async def metrics(call: HttpCall) -> Reply:
    """For the host: on this machine, or with the token."""
    if not is_host(call):
        raise Forbidden("host-only")
    return Reply(call.service.metrics.text(call.service), CONTENT_TYPE, NO_STORE)


def is_host(call: HttpCall) -> bool:
    """Whether the host asks: with the token, or without one from this very machine."""
    token = call.service.settings.token
    if token:
        return compare_digest(call.request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    return call.address in LOOPBACK


async def version(_: HttpCall) -> Version:
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
    Route(method=GET, path="/api/me/data", does=my_data, gives=OwnData, says="Everything that is stored of oneself"),
    Route(
        method=POST, path="/api/me/delete", does=delete_me, says="Delete what is stored of oneself", for_blocked=True
    ),
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
    *TABLE_ROUTES,
    *PEOPLE_ROUTES,
    *NOTIFICATION_ROUTES,
    *RATING_ROUTES,
    *IDENTITY_ROUTES,
    *TEXT_ROUTES,
    *ANNOTATION_ROUTES,
    *EDITION_ROUTES,
    *GAME_FILE_ROUTES,
]
