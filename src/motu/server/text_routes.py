"""The table in sentences: everything that a seat sees, for people who have it read to them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from motu.core.errors import BadOption
from motu.server.call import GET, Call, Route
from motu.server.errors import Forbidden
from motu.telling.text_words import TextWords
from motu.telling.views import told_in_parts
from motu.words.catalogue import LANGUAGES

SAID_ELSEWHERE: Final = ("game", "over", "asked", "decision")
"""Entries of a view that the page says itself: whose turn it is, and what is asked."""


class TableText(Struct):
    """A table in sentences: what belongs to the table, and what belongs to each seat. Lists are indented."""

    table: list[str]
    seats: list[list[str]]


async def table_text(call: Call) -> TableText:
    """What the guest sees from their seat, or as a spectator. It is made from their view and nothing else."""
    table = await call.table()
    language = call.parts["language"]
    if language not in LANGUAGES:
        raise BadOption("unknown-language", language=language[:20], allowed=list(LANGUAGES))
    if not table.may_enter(call.guest_id):
        raise Forbidden("table-closed")
    view = table.view_of(table.seat_of(call.guest_id))
    if view is None:
        return TableText([], [])
    return TableText(*told_in_parts(view, TextWords(table.rules, language), SAID_ELSEWHERE))


TEXT_ROUTES = [
    Route(
        method=GET,
        path="/api/tables/{table}/text/{language}",
        does=table_text,
        gives=TableText,
        says="The table in sentences, as one sees it",
    )
]
