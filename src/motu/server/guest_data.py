"""What belongs to a guest: a copy of it, and deleting it."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from motu.core.errors import MotuError
from motu.server.clock_settings import STAND_IN
from motu.server.endings import Endings
from motu.server.messages import BOT, OPEN, PERSON
from motu.server.ratings.results import new_stand_in, player_of
from motu.server.seating import Guest
from motu.server.store import Header, Seat, Store
from motu.server.tables import Tables

ALL: Final = 1_000_000
"""More tables than a guest can have."""


class OwnTable(Struct):
    """A table at which the guest has a seat. The record is there after the end: before, it would tell too much."""

    id: str
    game: str
    title: str
    seat: int
    name: str
    created: float
    over: bool
    record: str | None


class OwnLine(Struct):
    """A line of chat that the guest wrote; `at` is in seconds since 1970."""

    table: str
    at: float
    text: str


class OwnFigures(Struct):
    """An edition that the guest made: its name and its components file."""

    game: str
    name: str
    created: float
    file: str


class OwnPerson(Struct):
    """Somebody whom the guest has muted or blocked."""

    name: str
    kind: str
    created: float


class OwnChannel(Struct):
    """Where the guest is notified: a browser, a webhook or a mailbox."""

    kind: str
    target: str
    created: float


class OwnReport(Struct):
    """What the guest has reported to the host."""

    name: str
    line: str
    note: str
    created: float


class OwnWayBack(Struct):
    """How the guest comes back: a passkey, a device, or a mailbox."""

    kind: Literal["passkey", "device", "mail"]
    name: str


class OwnRating(Struct):
    """How strong the guest is at a game, as far as rated games tell."""

    game: str
    rating: float
    deviation: float
    games: int


class OwnData(Struct):
    """Everything that is stored of a guest."""

    format: Literal["motu guest 1"]
    name: str
    tables: list[OwnTable]
    chat: list[OwnLine]
    editions: list[OwnFigures]
    people: list[OwnPerson]
    reports: list[OwnReport]
    notifications: list[OwnChannel]
    ratings: list[OwnRating]
    avatar: str
    ways_back: list[OwnWayBack]
    annotations: list[OwnLine]


async def own_data(guest: Guest, store: Store, endings: Endings) -> OwnData:
    """A copy of what belongs to a guest."""
    tables = [await own_table(id, guest.id, store, endings) for id in await store.tables_of(guest.id, ALL)]
    lines = [OwnLine(table, line.created, line.text) for table, line in await store.lines_of(guest.id)]
    editions = [OwnFigures(one.game, one.name, one.created, one.text) for one in await store.editions_of(guest.id)]
    people = [OwnPerson(one.name, one.kind, one.created) for one in await store.relations(guest.id)]
    reports = [OwnReport(one.name, one.line, one.note, one.created) for one in await store.reports_by(guest.id)]
    channels = [OwnChannel(one.kind, one.target, one.created) for one in await store.channels(guest.id)]
    rows = await store.ratings_of(player_of(guest.id))
    ratings = [
        OwnRating(game, row.standing.mean, row.standing.deviation, row.standing.games) for game, row in rows.items()
    ]
    ways = [OwnWayBack("passkey", one.name) for one in await store.passkeys(guest.id)]
    ways += [OwnWayBack("device", one.name) for one in await store.devices(guest.id)]
    address = await store.recovery_address(guest.id)
    ways += [] if address is None else [OwnWayBack("mail", address.address)]
    avatar = await store.avatar_of(guest.id)
    written = await store.annotations_of(guest.id)
    notes = [OwnLine(one.table, one.created, f"{one.mark} {one.text}".strip()) for one in written]
    readable = [table for table in tables if table is not None]
    return OwnData(
        "motu guest 1", guest.name, readable, lines, editions, people, reports, channels, ratings, avatar, ways, notes
    )


async def own_table(id: str, guest: str, store: Store, endings: Endings) -> OwnTable | None:
    """A table of the guest; None if it can't be read at all."""
    header = await header_or_none(id, store)
    use = await store.use_of(id)
    seats = await store.seats(id)
    number = next((number for number, seat in enumerate(seats) if seat.guest == guest), None)
    if header is None or use is None or number is None:
        return None
    over = await endings.is_over(use) is True
    record = await endings.record(id) if over else None
    text = None if record is None else record.dump()
    return OwnTable(id, header.game, header.title, number, seats[number].name, header.created, over, text)


async def forget(guest: str, store: Store, endings: Endings, tables: Tables) -> None:
    """Delete what belongs to a guest. The games of others go on, and those that are over stay."""
    await tables.reload_erased(await forget_stored(guest, store, endings))


async def forget_stored(guest: str, store: Store, endings: Endings) -> list[str]:
    """Delete what is stored of a guest; returns the tables that changed. Those in memory must be read again."""
    stand_in = new_stand_in()
    seats = {id: await seat_afterwards(id, store, endings, stand_in) for id in await store.tables_of(guest, ALL)}
    await store.forget_player(player_of(guest), stand_in)
    return await store.forget_guest(guest, seats)


async def seat_afterwards(id: str, store: Store, endings: Endings, stand_in: str) -> Seat:
    """Who sits at the guest's seat then: nobody before the game, a bot during it, a former player after its end.

    If the game is rated, it has a loser all the same: `stand_in` names nobody.
    """
    use = await store.use_of(id)
    if use is not None and use.is_open:
        return Seat(OPEN)
    over = None if use is None else await endings.is_over(use)
    if over:
        return Seat(PERSON)
    header = await header_or_none(id, store)
    return Seat(BOT, "", STAND_IN, left_by=stand_in if header is not None and header.rated else None)


async def header_or_none(id: str, store: Store) -> Header | None:
    """The header of a table; None if it can't be read."""
    try:
        return await store.header(id)
    except MotuError:
        return None
