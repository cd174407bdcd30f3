"""A whole table as one file: record, seats, chat, review, title and options. It has no secrets and no guests."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from motu.core.errors import BadOption
from motu.core.record import Record, resume
from motu.games import rules_of
from motu.server.errors import Unreadable
from motu.server.http_messages import ReviewState, Title
from motu.server.identity import hashed, new_secret
from motu.server.messages import BOT, OPEN, PERSON, SeatKind, Text
from motu.server.review_check import checked_review
from motu.server.seating import Guest, check_level
from motu.server.store import Header, KeptReview, Line, Seat

FORMAT: Final = "motu table 1"
MOST_BYTES: Final = 2_000_000
"""The size of a file that is imported."""
MOST_LINES: Final = 1000
"""Lines of chat in a file. Of more, the latest are saved."""

SavedName = Annotated[str, Meta(max_length=24, pattern=r"^[^\x00-\x1f\x7f]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]


class SavedSeat(Struct, forbid_unknown_fields=True):
    """Who sat at a seat. A person without a name is a former player, who has deleted theirs."""

    kind: SeatKind
    name: SavedName = ""
    level: str | None = None


class SavedLine(Struct, forbid_unknown_fields=True):
    """A line of chat; `at` is in seconds since 1970."""

    seat: SeatNumber | None
    name: SavedName
    text: Text
    at: Annotated[float, Meta(ge=0)]


class SavedTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A whole table. The options are in the record. `seat` is the seat of who saved it."""

    format: Literal["motu table 1"]
    record: Annotated[str, Meta(max_length=500_000)]
    title: Title = ""
    hints: bool = True
    tutorial: bool = False
    seats: Annotated[list[SavedSeat], Meta(min_length=2, max_length=5)]
    seat: SeatNumber | None = None
    chat: Annotated[list[SavedLine], Meta(max_length=MOST_LINES)] = []
    review: ReviewState | None = None


class CheckedTable(Struct, frozen=True):
    """A saved table that fits these rules, and whether its game is over."""

    saved: SavedTable
    over: bool


def save(
    header: Header,
    seats: Sequence[Seat],
    record: str,
    chat: Sequence[Line],
    review: ReviewState | None,
    seat: int | None,
) -> SavedTable:
    """A stored table as a file."""
    lines = [SavedLine(line.seat, line.name, line.text, line.created) for line in chat if line.text]
    return SavedTable(
        format="motu table 1",
        record=record,
        title=header.title,
        hints=header.hints,
        tutorial=header.tutorial,
        seats=[SavedSeat(seat.kind, seat.name, seat.level) for seat in seats],
        seat=seat,
        chat=lines[-MOST_LINES:],
        review=review,
    )


def check_saved(content: bytes) -> CheckedTable:
    """Decode a file and replay its record. Raises an error with the reason if anything does not fit."""
    if len(content) > MOST_BYTES:
        raise BadOption("table-file-too-large", most=MOST_BYTES)
    try:
        saved = msgspec.json.decode(content, type=SavedTable)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unreadable("table-file-unreadable", reason=str(error)[:200]) from error
    stored = Record.load(saved.record)
    rules = rules_of(stored.game)
    if len(saved.seats) != stored.seats:
        raise BadOption("bad-players-for-record", count=len(saved.seats), expected=stored.seats)
    session = resume(rules, stored)
    over = session.state.pending() is None
    check_seats(saved, over)
    if saved.review is not None:
        saved.review = checked_review(rules, session, saved.review)
    return CheckedTable(saved, over)


def check_record(text: str, seats: int) -> None:
    """Raise what is wrong if a game can't be continued by so many players; runs in a worker process."""
    stored = Record.load(text)
    if seats != stored.seats:
        raise BadOption("bad-players-for-record", count=seats, expected=stored.seats)
    resume(rules_of(stored.game), stored)


def check_seats(saved: SavedTable, over: bool) -> None:
    """Raise Unreadable or BadOption for seats that no table can have."""
    for seat in saved.seats:
        if seat.kind == BOT:
            check_level(seat.level or "")
        elif seat.kind == OPEN and over:
            raise Unreadable("table-file-unreadable", reason="an open seat in a finished game")
    numbers = [saved.seat, *(line.seat for line in saved.chat)]
    if any(number is not None and number >= len(saved.seats) for number in numbers):
        raise Unreadable("table-file-unreadable", reason="there is no such seat")


def seats_for(checked: CheckedTable, guest: Guest | None) -> tuple[list[Seat], str | None]:
    """The seats of the new table, and the secret of the guest's own.

    In a finished game everybody has their place again. In a game that goes on the seats of people are open, except
    that of the guest who imports it.
    """
    seats: list[Seat] = []
    secret = None
    for number, seat in enumerate(checked.saved.seats):
        if seat.kind == BOT:
            seats.append(Seat(BOT, seat.name, seat.level))
        elif guest is not None and seat.kind == PERSON and number == checked.saved.seat:
            secret = new_secret()
            name = seat.name if checked.over and seat.name else guest.name
            seats.append(Seat(PERSON, name, None, guest.id, hashed(secret)))
        elif checked.over:
            seats.append(Seat(PERSON, seat.name))
        else:
            seats.append(Seat(OPEN))
    return seats, secret


def chat_of(saved: SavedTable) -> list[Line]:
    """The chat of a saved table. A line can't be newer than now: that would keep the table from growing old."""
    now = time()
    return [
        Line(number, line.seat, line.name, f"imported-{number}", line.text, min(line.at, now))
        for number, line in enumerate(saved.chat, 1)
    ]


def review_of(saved: SavedTable) -> KeptReview | None:
    if saved.review is None:
        return None
    text = msgspec.json.encode(saved.review).decode()
    return KeptReview("imported", time(), saved.review.done, saved.review.whole, text)
