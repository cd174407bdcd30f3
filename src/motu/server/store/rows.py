"""What is stored: a table's header, its seats, its entries, its chat, and what guests call themselves."""

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
    """How a table was set up: what a record's header says, and how people find it."""

    id: str
    game: str
    version: int
    components: str
    seed: int
    options: list[str]
    title: str
    listed: bool
    hints: bool
    lesson: bool = False
    owner: str
    rematch: str | None = None
    created: float

    def record(self, seats: int, entries: list[str]) -> Record:
        return Record(self.game, self.version, self.components, seats, self.seed, self.options, entries)


class Entry(Struct, frozen=True, array_like=True):
    """A line of the table's record, whose it is, and the key of the message that brought it (none for bots)."""

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
    """Somebody else stored an entry under this number, or with this key, first."""


class Store(Protocol):
    """Where tables are kept. What a method has returned from is kept for good."""

    async def add_table(self, header: Header, seats: list[Seat], entries: list[Entry]) -> None:
        """Keep a new table; raises Taken if its id is not free."""
        ...  # pragma: no cover

    async def header(self, table: str) -> Header | None: ...  # pragma: no cover

    async def seats(self, table: str) -> list[Seat]: ...  # pragma: no cover

    async def change_seat(self, table: str, seat: int, old: Seat, new: Seat) -> bool:
        """Let another sit there; False if it is no longer `old` who does."""
        ...  # pragma: no cover

    async def append(self, table: str, entry: Entry) -> None:
        """Keep an entry; raises Taken if its number or its key is there already."""
        ...  # pragma: no cover

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The entries with higher numbers than `after`, in order."""
        ...  # pragma: no cover

    async def say(self, table: str, line: Line) -> None:
        """Keep a line of chat; raises Taken if its number or its key is there already."""
        ...  # pragma: no cover

    async def chat(self, table: str, after: int) -> list[Line]: ...  # pragma: no cover

    async def set_rematch(self, table: str, rematch: str) -> str:
        """The table of the rematch: this one, or another that was set up first."""
        ...  # pragma: no cover

    async def review(self, table: str) -> KeptReview | None: ...  # pragma: no cover

    async def keep_review(self, table: str, review: KeptReview, stale: float) -> bool:
        """Keep a review; False if it is ready already, or another process has kept a part of it since `stale`."""
        ...  # pragma: no cover

    async def lobby(self, most: int) -> list[str]:
        """Listed tables with an open seat, newest first."""
        ...  # pragma: no cover

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """The tables at which a guest has a seat, newest first."""
        ...  # pragma: no cover

    async def name_of(self, guest: str) -> str | None: ...  # pragma: no cover

    async def rename(self, guest: str, name: str, now: float) -> None: ...  # pragma: no cover

    async def announce(self, table: str, what: str) -> None:
        """Tell the other processes something that is not kept."""
        ...  # pragma: no cover

    async def notices(self) -> list[Notice]:
        """Wait for what other processes did; an empty list says that notices may have been lost."""
        ...  # pragma: no cover

    async def close(self) -> None: ...  # pragma: no cover
