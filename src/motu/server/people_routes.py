"""Routes by which guests mute, block and report each other, and by which short codes are given out and looked up."""

from __future__ import annotations

from time import time

from motu.core.errors import Illegal
from motu.server import codes, moderation
from motu.server.call import GET, POST, Route
from motu.server.errors import Forbidden, TooMuch
from motu.server.http_call import HttpCall
from motu.server.http_messages import Code, Created, PeopleInfo, Relate, RelateAgain, ReportSomebody


async def my_people(call: HttpCall) -> PeopleInfo:
    """Whoever only looks does not become a guest."""
    if call.guest_id is None:
        return PeopleInfo([])
    return PeopleInfo(await moderation.people_of(call.service.store, call.guest_id))


async def relate_again(call: HttpCall) -> PeopleInfo:
    guest = await call.guest()
    store = call.service.store
    other = await moderation.person_of(store, guest.id, call.body.id)
    await moderation.relate(store, guest.id, other.other, other.name, call.body.choice)
    await call.service.tables.hide_again(guest.id)
    return PeopleInfo(await moderation.people_of(store, guest.id))


async def relate(call: HttpCall) -> None:
    guest = await call.guest()
    table = await call.table()
    other = moderation.somebody_at(table, guest.id, call.body.seat, call.body.line)
    await moderation.relate(call.service.store, guest.id, other.guest, other.name, call.body.choice)
    await call.service.tables.hide_again(guest.id)


async def report(call: HttpCall) -> None:
    guest = await call.guest()
    table = await call.table()
    other = moderation.somebody_at(table, guest.id, call.body.seat, call.body.line)
    if not call.service.reports.take(guest.id, call.address):
        raise TooMuch("too-fast")
    await moderation.report(call.service.store, table, guest.id, other, call.body.note.strip())


async def make_code(call: HttpCall) -> Code:
    table = await call.table()
    guest = call.guest_id
    if guest is None or (guest != table.header.owner and table.seat_of(guest) is None):
        raise Forbidden("not-seated")
    if table.is_stopped:
        raise Illegal("game-stopped")
    return Code(await codes.new_code(call.service.store, table.header.id), time() + codes.CODE_SECONDS)


async def look_up_code(call: HttpCall) -> Created:
    """Guesses are counted by address."""
    if not call.service.codes.take(call.address):
        raise TooMuch("too-fast")
    return Created(await codes.table_of(call.service.store, call.parts["code"]))


PEOPLE_ROUTES = [
    Route(method=GET, path="/api/me/people", does=my_people, gives=PeopleInfo, says="Whom one has muted or blocked"),
    Route(
        method=POST,
        path="/api/me/people",
        does=relate_again,
        takes=RelateAgain,
        gives=PeopleInfo,
        says="Mute or block somebody from one's own list, or neither",
    ),
    Route(
        method=POST,
        path="/api/tables/{table}/relate",
        does=relate,
        takes=Relate,
        says="Mute or block somebody at a table, or neither",
    ),
    Route(
        method=POST,
        path="/api/tables/{table}/report",
        does=report,
        takes=ReportSomebody,
        says="Report a name or a line of chat to the host",
    ),
    Route(
        method=POST,
        path="/api/tables/{table}/code",
        does=make_code,
        gives=Code,
        says="A short code for reading aloud, for a quarter of an hour",
    ),
    Route(method=GET, path="/api/codes/{code}", does=look_up_code, gives=Created, says="The table of a short code"),
]
