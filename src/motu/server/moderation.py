"""What guests do about each other: mute, block and report. People are named by their seat or by a line of chat."""

from __future__ import annotations

from collections.abc import Iterable
from secrets import token_hex
from time import time

from msgspec import Struct

from motu.core.errors import Illegal
from motu.server.errors import Forbidden
from motu.server.http_messages import PersonInfo, RelationChoice
from motu.server.identity import hashed
from motu.server.store import BLOCK, Relation, Report, Store, TableStore
from motu.server.table import Table

ABOUT_NAME, ABOUT_CHAT = "name", "chat"


class Somebody(Struct, frozen=True):
    """A guest at a table, with what was said if a line of chat named them."""

    guest: str
    name: str
    line: str
    about: str


def somebody_at(table: Table, me: str | None, seat: int | None, line: int | None) -> Somebody:
    """Who sits at a seat or wrote a line. Raises Illegal if there is nobody, or if it is oneself."""
    found: Somebody | None = None
    if seat is not None and line is None and seat < len(table.seats):
        place = table.seats[seat]
        if place.is_person and place.guest is not None:
            found = Somebody(place.guest, place.name, "", ABOUT_NAME)
    elif line is not None and seat is None:
        said = table.chat_line(line)
        if said is not None and said.guest is not None:
            found = Somebody(said.guest, said.name, said.text, ABOUT_CHAT)
    if found is None:
        raise Illegal("nobody-there")
    if found.guest == me:
        raise Illegal("not-yourself")
    return found


async def relate(store: Store, me: str, other: str, name: str, choice: RelationChoice) -> None:
    """Mute or block somebody, or neither."""
    if choice == "none":
        await store.drop_relation(me, other)
    else:
        await store.set_relation(me, Relation(other, choice, name, time()))


async def people_of(store: Store, me: str) -> list[PersonInfo]:
    """Whom a guest has muted or blocked."""
    return [PersonInfo(public_id(me, one.other), one.name, one.kind) for one in await store.relations(me)]


async def person_of(store: Store, me: str, public: str) -> Relation:
    """Somebody from one's own list. Raises Illegal if nobody there has this id."""
    for one in await store.relations(me):
        if public_id(me, one.other) == public:
            return one
    raise Illegal("nobody-there")


def public_id(me: str, other: str) -> str:
    """Names somebody in one's own list. Others have other names for the same person."""
    return hashed(f"{me} {other}")[:16]


async def report(store: Store, table: Table, me: str, about: Somebody, note: str) -> None:
    """Store a report for the host, with a copy of what it is about."""
    await store.add_report(
        Report(
            id=token_hex(4),
            table=table.header.id,
            reporter=me,
            reported=about.guest,
            name=about.name,
            about=about.about,
            line=about.line,
            note=note,
            created=time(),
        )
    )


async def refuse_blocked(store: Store, guest: str, others: Iterable[str | None]) -> None:
    """Raise Forbidden if one of these people has blocked a guest."""
    if not set(await store.blocked_by(guest)).isdisjoint(others):
        raise Forbidden("blocked-here")


async def hidden_from(store: TableStore, guest: str | None) -> frozenset[str]:
    """Whom a guest does not want to see or hear."""
    return frozenset() if guest is None else frozenset(one.other for one in await store.relations(guest))


async def not_shown_to(store: Store, guest: str) -> set[str]:
    """The owners whose tables the lobby does not show a guest: whom they blocked, and who blocked them."""
    mine = {one.other for one in await store.relations(guest) if one.kind == BLOCK}
    return mine | set(await store.blocked_by(guest))
