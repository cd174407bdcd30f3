"""Who sits where: new tables and their seats, joining, leaving, changing the device, and bots at open seats."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import time

from msgspec import Struct, structs

from motu.core.errors import BadOption, Illegal
from motu.core.record import Record
from motu.players import PLAYERS
from motu.server.clock_settings import STAND_IN, TimeControl
from motu.server.errors import Forbidden
from motu.server.http_messages import NewClock, NewTable
from motu.server.identity import hashed, new_secret, new_table_id
from motu.server.messages import BOT, OPEN, PERSON
from motu.server.store import Entry, Header, Seat, TableStore
from motu.server.table import Table

ME = "me"
NAMES = ("Hina", "Koa", "Lani", "Leilani", "Maui", "Moana", "Nalu", "Rangi", "Tama", "Tane", "Tiare", "Vai")
"""Names for new guests until they choose one."""


class Guest(Struct, frozen=True):
    """A guest: the hash of their secret, and their name."""

    id: str
    name: str
    avatar: str = ""


async def name_of(store: TableStore, guest: str) -> str:
    """The name of a guest. A guest without one gets a name that always stays the same."""
    return await store.name_of(guest) or Random(guest).choice(NAMES)  # noqa: S311 - a name, not a secret


def own_seat(table: Table, guest: str | None) -> int:
    """The seat of a guest. Raises Forbidden if there is none."""
    seat = table.seat_of(guest)
    if seat is None:
        raise Forbidden("not-seated")
    return seat


def check_level(level: str) -> None:
    """Raise BadOption for an unknown bot level."""
    if level not in PLAYERS:
        raise BadOption("unknown-player", player=level, allowed=list(PLAYERS))


def seated(wanted: Sequence[str], guest: Guest, names: Sequence[str] = ()) -> tuple[list[Seat], str | None]:
    """The seats of a new table, and the secret of the guest's own. People who share one device have none."""
    together = wanted.count(ME) > 1
    if together and OPEN in wanted:
        raise BadOption("one-device-only")
    free = [name for name in NAMES if name != guest.name and name not in names]
    seats: list[Seat] = []
    secret = None
    for number, who in enumerate(wanted):
        if who == ME and together:
            named = names[number].strip() if number < len(names) else ""
            first = not any(seat.is_person for seat in seats)
            seats.append(Seat(PERSON, named or (guest.name if first else free.pop(0)), None, guest.id))
        elif who == ME:
            secret = new_secret()
            seats.append(Seat(PERSON, guest.name, None, guest.id, hashed(secret), avatar=guest.avatar))
        elif who == OPEN:
            seats.append(Seat(OPEN))
        else:
            check_level(who)
            seats.append(Seat(BOT, "", who))
    return seats, secret


def new_header(
    stored: Record,
    owner: Guest,
    title: str,
    *,
    listed: bool = False,
    hints: bool,
    tutorial: bool = False,
    edition_name: str = "",
    imported: bool = False,
    clock: TimeControl | None = None,
    rated: bool = False,
) -> Header:
    """The header of a new table that is played as this record says."""
    return Header(
        id=new_table_id(),
        game=stored.game,
        version=stored.version,
        components=stored.components,
        seed=stored.seed,
        options=stored.options,
        title=title.strip(),
        listed=listed,
        hints=hints,
        tutorial=tutorial,
        owner=owner.id,
        created=time(),
        edition_name=edition_name,
        imported=imported,
        clock=clock,
        rated=rated,
    )


def check_rated(asked: NewTable, standard: str, may_rate: bool) -> None:
    """Raise BadOption for a rated table at which not everybody would play the same game with the same knowledge."""
    if not may_rate:
        raise BadOption("rated-not-here")
    if asked.hints:
        raise BadOption("rated-hints")
    if asked.edition not in (None, standard):
        raise BadOption("rated-edition")
    if asked.seats.count(ME) > 1:
        raise BadOption("rated-one-device")
    if asked.clock is not None and asked.clock.rule != "bot":
        raise BadOption("rated-clock")


def control_of(asked: NewClock | None) -> TimeControl | None:
    """The clock of a new table. Raises BadOption for one without any limit."""
    if asked is None:
        return None
    if asked.move is None and asked.total is None:
        raise BadOption("clock-without-time")
    return TimeControl(asked.move, asked.total, asked.rule)


def entries_of(record: str) -> list[Entry]:
    """The entries of a record, as they are stored at a new table."""
    now = time()
    return [Entry(number, 0, None, entry, now) for number, entry in enumerate(Record.load(record).entries, 1)]


async def join(store: TableStore, table: Table, guest: Guest, seat: int | None) -> str | None:
    """Take an open seat. Returns the seat's secret, or None if the guest has a seat already."""
    if table.seat_of(guest.id) is not None:
        return None
    if guest.id in table.header.removed:
        raise Forbidden("removed")
    if table.is_stopped:
        raise Illegal("game-stopped")
    places = [number for number, place in enumerate(table.seats) if place.is_open and seat in (None, number)]
    secret = new_secret()
    for number in places:
        if await change_seat(
            store, table, number, Seat(PERSON, guest.name, None, guest.id, hashed(secret), avatar=guest.avatar)
        ):
            return secret
    raise Illegal("no-open-seat")


async def claim(store: TableStore, table: Table, guest: Guest, secret: str) -> str:
    """Continue at a seat from another device. Returns the seat's next secret; a link works once.

    Whoever sits at this table already can't take a second seat: they would see two hands.
    """
    for number, seat in enumerate(table.seats):
        if seat.is_person and seat.secret == hashed(secret):
            if table.seat_of(guest.id) not in (None, number):
                raise Forbidden("one-seat-each")
            fresh = new_secret()
            if await change_seat(store, table, number, structs.replace(seat, guest=guest.id, secret=hashed(fresh))):
                return fresh
    raise Forbidden("wrong-secret")


async def link(store: TableStore, table: Table, guest: str | None) -> str:
    """A fresh secret for the guest's own seat."""
    number = own_seat(table, guest)
    if len(table.seats_of(guest)) > 1:
        raise Forbidden("one-device-stays")
    if table.header.rated:
        raise Forbidden("rated-link")
    secret = new_secret()
    await change_seat(store, table, number, structs.replace(table.seats[number], secret=hashed(secret)))
    return secret


async def leave(store: TableStore, table: Table, guest: str | None) -> None:
    """Leave a seat, or all of one device. Before the game it is open again; later a bot plays on under its name."""
    own_seat(table, guest)
    begun = table.stage != "open"
    for number in table.seats_of(guest):
        await change_seat(store, table, number, table.stand_in(number) if begun else Seat(OPEN))


async def fill(store: TableStore, table: Table, guest: str | None, number: int, level: str) -> None:
    """Let a bot sit down at an open seat."""
    if guest is None or (guest != table.header.owner and table.seat_of(guest) is None):
        raise Forbidden("not-seated")
    check_level(level)
    if table.is_stopped:
        raise Illegal("game-stopped")
    if number >= len(table.seats) or not table.seats[number].is_open:
        raise Illegal("no-open-seat")
    if not await change_seat(store, table, number, Seat(BOT, "", level)):
        raise Illegal("no-open-seat")


def check_owner(table: Table, guest: str | None) -> None:
    """Raise Forbidden unless the guest set the table up."""
    if guest is None or guest != table.header.owner:
        raise Forbidden("owner-only")


async def set_watching(store: TableStore, table: Table, guest: str | None, allowed: bool) -> None:
    """Open a table to spectators, or close it; those who watch then have to go."""
    check_owner(table, guest)
    await store.set_watchable(table.header.id, allowed)
    await table.catch_up(["people"])


async def remove(store: TableStore, table: Table, guest: str | None, number: int) -> None:
    """Remove a player who has not moved yet. The seat is open again, or a bot plays on if the game has begun."""
    check_owner(table, guest)
    seat = table.seats[number] if number < len(table.seats) else None
    if seat is None or not seat.is_person or seat.guest is None or seat.guest == guest:
        raise Illegal("nobody-to-remove")
    if table.has_moved(number):
        raise Illegal("has-moved")
    begun = table.stage != "open"
    if begun and table.header.rated:
        raise Illegal("rated-remove")
    await store.add_removed(table.header.id, seat.guest)
    await change_seat(store, table, number, Seat(BOT, seat.name, STAND_IN) if begun else Seat(OPEN))
    await table.catch_up(["people"])


async def change_seat(store: TableStore, table: Table, number: int, new: Seat) -> bool:
    """Replace a seat in the store and at the table. False if somebody else was faster."""
    if not await store.change_seat(table.header.id, number, table.seats[number], new):
        await table.catch_up(["people"])
        return False
    table.set_seats([new if place == number else seat for place, seat in enumerate(table.seats)])
    return True
