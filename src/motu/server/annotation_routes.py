"""Annotations of finished games: players write them, everybody who may see the game reads them."""

from __future__ import annotations

from secrets import token_hex
from time import time
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from motu.core.errors import Illegal
from motu.server import seating
from motu.server.call import GET, POST, Route
from motu.server.errors import Forbidden, TooMuch
from motu.server.http_call import HttpCall
from motu.server.messages import ClientMessage
from motu.server.store.annotation_rows import StoredAnnotation
from motu.server.table import Table

MOST_ANNOTATIONS: Final = 100
"""Annotations of one guest at one table."""
Mark = Literal["", "!!", "!", "!?", "?!", "?", "??"]


class Annotate(ClientMessage, kw_only=True):
    """An annotation of the position when the log had `at` lines: a mark as in chess, a text, or both."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    mark: Mark = ""
    text: Annotated[str, Meta(max_length=1000, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")] = ""


class RemoveAnnotation(ClientMessage, kw_only=True):
    """An annotation to delete: one's own, or any at one's own table."""

    id: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]


class AnnotationInfo(Struct):
    """An annotation as everybody reads it. `removable` says that the reader may delete it."""

    id: str
    at: int
    mark: Mark
    text: str
    name: str
    removable: bool


class Annotations(Struct):
    """The annotations of a game, in its order."""

    annotations: list[AnnotationInfo]


async def finished(call: HttpCall) -> Table:
    """The table, if its game is over and one may see it."""
    table = await call.table()
    if not table.may_enter(call.guest_id):
        raise Forbidden("table-closed")
    if not table.is_over:
        raise Illegal("not-over")
    return table


async def list_annotations(call: HttpCall) -> Annotations:
    table = await finished(call)
    hidden = await call.hidden()
    owner = call.guest_id is not None and call.guest_id == table.header.owner
    return Annotations(
        [
            AnnotationInfo(one.id, one.position, one.mark, one.text, one.name, owner or one.guest == call.guest_id)  # type: ignore[arg-type]
            for one in await call.service.store.annotations(table.header.id)
            if one.guest not in hidden
        ]
    )


async def annotate(call: HttpCall) -> Annotations:
    table = await finished(call)
    seating.own_seat(table, call.guest_id)
    guest = await call.guest()
    body, text = call.body, call.body.text.strip()
    if not text and not body.mark:
        raise Illegal("annotation-empty")
    if not call.service.chat.take(guest.id, call.address):
        raise TooMuch("too-fast")
    lines = 0 if table.session is None else len(table.session.state.log or [])
    stored = StoredAnnotation(
        token_hex(8), table.header.id, guest.id, guest.name, min(body.at, lines), body.mark, text, time()
    )
    if not await call.service.store.add_annotation(stored, MOST_ANNOTATIONS):
        raise TooMuch("too-many-annotations", most=MOST_ANNOTATIONS)
    return await list_annotations(call)


async def remove_annotation(call: HttpCall) -> Annotations:
    found = await list_annotations(call)
    if not any(one.id == call.body.id and one.removable for one in found.annotations):
        raise Forbidden("annotation-of-another")
    await call.service.store.drop_annotation((await call.table()).header.id, call.body.id)
    return await list_annotations(call)


ANNOTATION_ROUTES = [
    Route(
        method=GET,
        path="/api/tables/{table}/annotations",
        does=list_annotations,
        gives=Annotations,
        says="What players wrote to positions, after the end",
    ),
    Route(
        method=POST,
        path="/api/tables/{table}/annotations",
        does=annotate,
        takes=Annotate,
        gives=Annotations,
        says="Write something to a position, after the end",
    ),
    Route(
        method=POST,
        path="/api/tables/{table}/annotations/remove",
        does=remove_annotation,
        takes=RemoveAnnotation,
        gives=Annotations,
        says="Delete what one wrote, or what others wrote at one's own table",
    ),
]
