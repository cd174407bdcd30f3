"""What is stored: a table's header, seats, entries, chat and review, and the names of guests."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from motu.core.record import Record
from motu.server.messages import BOT, OPEN, PERSON, SeatKind


class Seat(Struct, frozen=True):
    """Who sits at a seat. Guests and secrets are stored as hashes only."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    guest: str | None = None
    secret: str | None = None

    @property
    def is_open(self) -> bool:
        return self.kind == OPEN

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    @property
    def is_bot(self) -> bool:
        return self.kind == BOT


class Header(Struct, frozen=True, kw_only=True):
    """How a table was set up: the header of its record, and how people find it."""

    id: str
    game: str
    version: int
    components: str
    seed: int
    options: list[str]
    title: str
    listed: bool
    hints: bool
    tutorial: bool = False
    owner: str
    rematch: str | None = None
    created: float

    def record(self, seats: int, entries: list[str]) -> Record:
        return Record(self.game, self.version, self.components, seats, self.seed, self.options, entries)


class Entry(Struct, frozen=True, array_like=True):
    """One entry of the table's record, with its seat and the key of its message (none for bots)."""

    number: int
    seat: int
    key: str | None
    entry: str
    created: float


class Line(Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int | None
    name: str
    key: str
    text: str
    created: float


class KeptReview(Struct, frozen=True):
    """The review of a finished game, `done` of `whole` parts of it, and the process that made them last."""

    maker: str
    kept: float
    done: int
    whole: int
    text: str

    @property
    def is_ready(self) -> bool:
        return self.done == self.whole


class Notice(Struct, frozen=True, array_like=True):
    """Another process changed something at a table (`moved`, `people`, `chat` or `review`), or says who is there.

    An entry is part of the notice, unless it is too long for one.
    """

    table: str
    what: str
    entry: Entry | None = None


class Taken(Exception):
    """The number, the key or the id is in use already."""


class Store(Protocol):
    """Where tables are stored. When a writing method returns, the data is committed."""

    async def add_table(self, header: Header, seats: list[Seat], entries: list[Entry]) -> None:
        """Store a new table. Raises Taken if its id is not free."""
        ...  # pragma: no cover

    async def header(self, table: str) -> Header | None:
        """The header of a table, if it exists."""
        ...  # pragma: no cover

    async def seats(self, table: str) -> list[Seat]:
        """The seats of a table, in order."""
        ...  # pragma: no cover

    async def change_seat(self, table: str, seat: int, old: Seat, new: Seat) -> bool:
        """Replace a seat if it is still `old` (compare and set). False otherwise."""
        ...  # pragma: no cover

    async def append(self, table: str, entry: Entry) -> None:
        """Store an entry. Raises Taken if its number or its key exists."""
        ...  # pragma: no cover

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The entries with higher numbers than `after`, in order."""
        ...  # pragma: no cover

    async def say(self, table: str, line: Line) -> None:
        """Store a line of chat. Raises Taken if its number or its key exists."""
        ...  # pragma: no cover

    async def chat(self, table: str, after: int) -> list[Line]:
        """The lines of chat with higher numbers than `after`, in order."""
        ...  # pragma: no cover

    async def set_rematch(self, table: str, rematch: str) -> str:
        """The table of the rematch: this one, or another that was set up first."""
        ...  # pragma: no cover

    async def review(self, table: str) -> KeptReview | None:
        """The review of a table as far as it is made."""
        ...  # pragma: no cover

    async def keep_review(self, table: str, review: KeptReview, stale: float) -> bool:
        """Store a review. False if it is ready, or another process has stored progress since `stale`."""
        ...  # pragma: no cover

    async def lobby(self, most: int) -> list[str]:
        """Listed tables with an open seat, newest first."""
        ...  # pragma: no cover

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """The tables at which a guest has a seat, newest first."""
        ...  # pragma: no cover

    async def name_of(self, guest: str) -> str | None:
        """The name that a guest has chosen."""
        ...  # pragma: no cover

    async def rename(self, guest: str, name: str, now: float) -> None:
        """Store the name that a guest has chosen."""
        ...  # pragma: no cover

    async def announce(self, table: str, what: str) -> None:
        """Send the other processes something that is not stored."""
        ...  # pragma: no cover

    async def notices(self) -> list[Notice]:
        """Wait for notices of other processes. An empty list means that some may have been lost."""
        ...  # pragma: no cover

    async def close(self) -> None: ...  # pragma: no cover
