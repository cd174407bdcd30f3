"""How tables are stored in a browser: the record they began with, what is around it, and a row for each entry.

The keys are paths, such as `entries/TABLE/00000012`. The form of the rows is FORMAT. What reads it goes on reading it:
a later form comes with a function that makes it from this one.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct, structs

from motu.core.errors import BadRecord
from motu.core.record import Record
from motu.server.clock_settings import TimeControl
from motu.server.store import Header, Seat

FORMAT: Final = 1
FORMAT_KEY: Final = "meta/format"


class StoredTable(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table without its entries. `record` is the record of its beginning."""

    id: str
    record: str
    seats: list[Seat]
    owner: str
    created: float
    title: str = ""
    listed: bool = False
    hints: bool = True
    tutorial: bool = False
    rematch: str | None = None
    edition_name: str = ""
    imported: bool = False
    watchable: bool = True
    removed: list[str] = []
    clock: TimeControl | None = None
    stopped: str = ""

    def header(self) -> Header:
        """The table as the store of a server has it. Raises BadRecord if its record is spoilt."""
        start = Record.load(self.record)
        return Header(
            id=self.id,
            game=start.game,
            version=start.version,
            components=start.components,
            seed=start.seed,
            options=start.options,
            title=self.title,
            listed=self.listed,
            hints=self.hints,
            tutorial=self.tutorial,
            owner=self.owner,
            rematch=self.rematch,
            created=self.created,
            edition_name=self.edition_name,
            imported=self.imported,
            watchable=self.watchable,
            removed=frozenset(self.removed),
            clock=self.clock,
            stopped=self.stopped,
        )

    def with_seat(self, number: int, seat: Seat) -> StoredTable:
        """The table with another seat."""
        return structs.replace(self, seats=[seat if at == number else one for at, one in enumerate(self.seats)])


def stored_table(header: Header, seats: list[Seat]) -> StoredTable:
    """A new table as it is stored."""
    return StoredTable(
        id=header.id,
        record=header.record(len(seats), []).dump(),
        seats=seats,
        owner=header.owner,
        created=header.created,
        title=header.title,
        listed=header.listed,
        hints=header.hints,
        tutorial=header.tutorial,
        rematch=header.rematch,
        edition_name=header.edition_name,
        imported=header.imported,
        watchable=header.watchable,
        removed=sorted(header.removed),
        clock=header.clock,
        stopped=header.stopped,
    )


def written(row: object) -> str:
    """A row as it is stored."""
    return msgspec.json.encode(row).decode()


def read(text: str, kind: Any, table: str = "") -> Any:
    """A row of a kind. Raises BadRecord if it is spoilt."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord("table-spoilt", table=table) from error


def numbered(kind: str, table: str, number: int) -> str:
    """The key of an entry or of a line of chat. In the order of the keys they are in order."""
    return f"{kind}/{table}/{number:08}"
