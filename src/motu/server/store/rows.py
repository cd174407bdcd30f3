"""What is stored: a table's header, seats, entries, chat and review, and the names of guests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

from motu.core.record import Record
from motu.server.clock_settings import TimeControl
from motu.server.store.annotation_rows import AnnotationStore
from motu.server.store.clock_rows import ClockStore
from motu.server.store.identity_rows import IdentityStore
from motu.server.store.identity_tables import FORGET_IDENTITY
from motu.server.store.notification_rows import FORGET_NOTIFICATIONS, NotificationStore
from motu.server.store.people_rows import PeopleStore, Relation
from motu.server.store.plan_rows import PlanStore
from motu.server.store.rating_rows import RatingStore
from motu.server.store.seat_row import Seat

DELETE_UNUSED_EDITION: Final = (
    "delete from editions where not standard"
    " and not exists (select 1 from tables where tables.game = editions.game and components = editions.hash)"
    " and not exists (select 1 from own_editions o where o.game = editions.game and o.hash = editions.hash)"
)
"""For either database: figures that neither a table nor a guest has any more; say which ones with `and …`."""


MOST_OF_ONE_OWNER: Final = 3
"""Tables of one owner that the lobby shows, so that nobody fills it alone."""
LISTED: Final = (
    "select id, created, row_number() over (partition by owner order by created desc) as place from tables"
    " where listed and exists (select 1 from seats where table_id = id and kind = 'open')"
    " and exists (select 1 from seats where table_id = id and kind = 'person')"
)
"""For either database: the tables of the lobby, each with its place among those of its owner."""


GUESTS: Final = (
    "select id, name from guests union select guest, name from seats where guest is not null"
    " union select guest, name from chat where guest is not null"
    " union select owner, '' from tables where owner <> '' union select guest, '' from own_editions"
)
"""For either database: every guest with each name under which something of them is stored; "" if with none."""


FORGET_PEOPLE: Final = (
    "delete from relations where guest = $1 or other = $1",
    "delete from reports where reporter = $1 or reported = $1",
    "delete from blocked_guests where guest = $1",
    *FORGET_NOTIFICATIONS,
    *FORGET_IDENTITY,
    "delete from annotations where guest = $1",
)
"""For either database: what else is stored of a guest."""


class Header(Struct, frozen=True, kw_only=True):
    """How a table was set up: the header of its record, and how people find it.

    `edition_name` is what its guests call figures that are not the standard ones. `imported` says that somebody brought
    the game, with its seed: they may know what is hidden in it.
    """

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
    edition_name: str = ""
    imported: bool = False
    watchable: bool = True
    """Whether somebody without a seat may watch; the owner decides."""
    removed: frozenset[str] = frozenset()
    """Guests that the owner removed: they can't come back."""
    clock: TimeControl | None = None
    """How much time people have; None is as much as they like."""
    stopped: str = ""
    """Why nobody can move any more: `clock` if somebody ran out of time, `host` if the host closed the table."""
    rated: bool = False
    """Whether the result counts for the ladder."""

    def new_row(self) -> dict[str, Any]:
        """The columns of a new table and their values, for either database."""
        return {
            "id": self.id,
            "game": self.game,
            "version": self.version,
            "components": self.components,
            "seed": str(self.seed),
            "options": " ".join(self.options),
            "title": self.title,
            "listed": self.listed,
            "hints": self.hints,
            "lesson": self.tutorial,
            "owner": self.owner,
            "created": self.created,
            "edition_name": self.edition_name,
            "imported": self.imported,
            "clock_move": None if self.clock is None else self.clock.move,
            "clock_total": None if self.clock is None else self.clock.total,
            "rated": self.rated,
            "clock_rule": "" if self.clock is None else self.clock.rule,
        }

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
    """A line of chat. One that its guest has deleted keeps its number and has no text, name or guest."""

    number: int
    seat: int | None
    name: str
    key: str
    text: str
    created: float
    guest: str | None = None


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


class StoredEdition(Struct, frozen=True):
    """A set of figures that tables can use: the text of its components file.

    `standard` says that it is or was the standard edition of a release.
    """

    game: str
    hash: str
    name: str
    text: str
    created: float
    standard: bool = False


class OwnEdition(Struct, frozen=True):
    """A set of figures as one guest saved it. Two guests may have typed the same figures under different names."""

    game: str
    hash: str
    name: str
    text: str
    created: float


class Snapshot(Struct, frozen=True):
    """What a table looked like after so many entries, so that it can be looked at when it can't be replayed.

    `fingerprint` tells whether a replay leads to the same position. `text` is made by `server/archive.py`.
    """

    entries: int
    fingerprint: str
    text: str
    created: float


class TableUse(Struct, frozen=True):
    """When a table was last used, and whether its game is over, as far as that is known without a replay.

    `last_use` is the latest of its creation, its last entry, its last line of chat, and when somebody had it open.
    When the game had `checked` entries, it was looked up whether it is `over`.
    """

    id: str
    last_use: float
    entries: int
    is_open: bool
    """Whether a seat is open: the game has not begun."""
    checked: int | None
    over: bool

    @property
    def known_over(self) -> bool | None:
        """Whether the game is over; None if that is not known."""
        if self.is_open:
            return False
        return self.over if self.checked == self.entries else None


class Notice(Struct, frozen=True, array_like=True):
    """Another process changed something at a table (`moved`, `people`, `chat` or `review`), or says who is there.

    `clock` says that a clock has changed. An entry is part of the notice, unless it is too long for one. `erased` says
    that a guest deleted what is theirs, `gone` that the table was deleted.
    """

    table: str
    what: str
    entry: Entry | None = None


class Taken(Exception):
    """The number, the key or the id is in use already."""


class TableStore(ClockStore, Protocol):
    """Where tables are stored. When a writing method returns, the data is committed.

    What writes to a table that was deleted raises Missing. Everything raises Unavailable if the store can't be used.
    """

    async def check(self) -> None:
        """Raise Unavailable if nothing can be stored."""

    def is_listening(self) -> bool:
        """Whether notices of other processes are heard."""

    async def add_table(
        self,
        header: Header,
        seats: list[Seat],
        entries: list[Entry],
        chat: Sequence[Line] = (),
        review: KeptReview | None = None,
    ) -> None:
        """Store a new table, whole or not at all. Raises Taken if its id is not free."""
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

    async def set_watchable(self, table: str, watchable: bool) -> None:
        """Open a table to spectators, or close it."""

    async def add_removed(self, table: str, guest: str) -> None:
        """Remember that the owner of a table removed a guest."""

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

    # Editions and snapshots

    async def keep_edition(self, edition: StoredEdition) -> None:
        """Store an edition, unless it is stored already. One that becomes the standard is marked as such."""
        ...  # pragma: no cover

    async def edition(self, game: str, hash: str) -> StoredEdition | None:
        """An edition, if it is stored."""
        ...  # pragma: no cover

    async def save_own_edition(self, guest: str, edition: OwnEdition, most: int) -> bool:
        """Store an edition for a guest, in place of one with the same figures.

        Tables can use it then. False if the guest has `most` others already.
        """
        ...  # pragma: no cover

    async def editions_of(self, guest: str) -> list[OwnEdition]:
        """The editions that a guest made, newest first."""
        ...  # pragma: no cover

    async def delete_own_edition(self, guest: str, game: str, hash: str) -> bool:
        """Take an edition from a guest. Its figures stay as long as a table or another guest has them."""
        ...  # pragma: no cover

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Store what a table looks like now, in place of an earlier snapshot."""
        ...  # pragma: no cover

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot of a table, if there is one."""
        ...  # pragma: no cover

    async def delete_table(self, table: str, unused_since: float) -> bool:
        """Delete every row of a table that was not used since this time. False if there is none."""
        ...  # pragma: no cover

    async def announce(self, table: str, what: str) -> None:
        """Send the other processes something that is not stored."""
        ...  # pragma: no cover

    async def notices(self) -> list[Notice]:
        """Wait for notices of other processes. An empty list means that some may have been lost."""
        ...  # pragma: no cover

    async def close(self) -> None: ...  # pragma: no cover

    async def relations(self, guest: str) -> list[Relation]:
        """Whom a guest has muted or blocked, the latest first."""
        ...  # pragma: no cover


class Store(
    TableStore, PeopleStore, NotificationStore, RatingStore, PlanStore, IdentityStore, AnnotationStore, Protocol
):
    """What a server stores besides: people, how long tables are kept, what belongs to a guest."""

    async def uses(self, after: str, most: int) -> list[TableUse]:
        """How tables were used: those with ids after this one, in order of their ids."""
        ...  # pragma: no cover

    async def use_of(self, table: str) -> TableUse | None:
        """How one table was used, if it exists."""
        ...  # pragma: no cover

    async def mark_used(self, tables: Sequence[str], now: float) -> None:
        """Store that somebody has these tables open now."""
        ...  # pragma: no cover

    async def mark_checked(self, table: str, entries: int, over: bool) -> None:
        """Store whether the game was over when it had so many entries."""
        ...  # pragma: no cover

    async def find_guests(self, name: str, id: str, most: int) -> list[tuple[str, str]]:
        """Ids and names of guests: `name` is part of the name, in any case, and the id begins with `id`.

        A guest is there with each of their names, in order of the ids.
        """
        ...  # pragma: no cover

    async def lines_of(self, guest: str) -> list[tuple[str, Line]]:
        """The lines of chat of a guest, oldest first, with their tables."""
        ...  # pragma: no cover

    async def forget_guest(self, guest: str, seats: Mapping[str, Seat]) -> list[str]:
        """Delete a guest's name, lines of chat and editions, and set their seat at each of these tables.

        Returns the tables at which something changed. Seats at other tables lose the name and the guest.
        """
        ...  # pragma: no cover

    async def tell(self, table: str, what: str) -> None:
        """Send a running server something, also from a command of the host."""
        ...  # pragma: no cover
