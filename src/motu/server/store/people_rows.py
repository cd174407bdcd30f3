"""What is stored about people: whom a guest has muted or blocked, reports, blocks by the host, announcements, codes."""

from __future__ import annotations

from typing import Final, Literal, Protocol

from msgspec import Struct

RelationKind = Literal["mute", "block"]
MUTE: Final = "mute"
BLOCK: Final = "block"


class Relation(Struct, frozen=True):
    """Somebody whom a guest has muted or blocked, with the name they had then."""

    other: str
    kind: RelationKind
    name: str
    created: float


class Report(Struct, frozen=True, kw_only=True):
    """What a guest has reported to the host: a name or a line of chat. `line` and `name` are copies."""

    id: str
    table: str
    reporter: str
    reported: str
    name: str
    about: str
    line: str
    note: str
    created: float
    settled: float | None = None


class Announcement(Struct, frozen=True):
    """What the host tells everybody, until a time in seconds since 1970; None is for ever."""

    id: str
    text: str
    created: float
    until: float | None


class PeopleStore(Protocol):
    """Whom guests do not want to hear, and what the host decides about people."""

    async def relations(self, guest: str) -> list[Relation]:
        """Whom a guest has muted or blocked, the latest first."""
        ...  # pragma: no cover

    async def set_relation(self, guest: str, relation: Relation) -> None:
        """Mute or block somebody for a guest, in place of what was stored before."""
        ...  # pragma: no cover

    async def drop_relation(self, guest: str, other: str) -> None:
        """Neither mute nor block somebody any more."""
        ...  # pragma: no cover

    async def blocked_by(self, guest: str) -> list[str]:
        """The guests who have blocked this one."""
        ...  # pragma: no cover

    async def add_report(self, report: Report) -> None:
        """Store a report."""
        ...  # pragma: no cover

    async def reports(self, settled: bool) -> list[Report]:
        """Reports, oldest first; those that are settled only if asked for."""
        ...  # pragma: no cover

    async def settle_report(self, id: str, now: float) -> bool:
        """Store that the host has dealt with a report. False if there is no such report that is not settled."""
        ...  # pragma: no cover

    async def reports_by(self, guest: str) -> list[Report]:
        """What a guest has reported."""
        ...  # pragma: no cover

    async def block_guest(self, guest: str, reason: str, now: float) -> None:
        """Block a guest for the whole server."""
        ...  # pragma: no cover

    async def unblock_guest(self, guest: str) -> bool:
        """Let a guest do everything again. False if they were not blocked."""
        ...  # pragma: no cover

    async def blocked_guests(self) -> list[tuple[str, str, float]]:
        """The guests whom the host has blocked: id, reason, and when."""
        ...  # pragma: no cover

    async def is_blocked(self, guest: str) -> bool:
        """Whether the host has blocked a guest."""
        ...  # pragma: no cover

    async def add_announcement(self, announcement: Announcement) -> None:
        """Store what the host tells everybody."""
        ...  # pragma: no cover

    async def announcements(self, now: float) -> list[Announcement]:
        """What the host tells everybody at this time, the latest first."""
        ...  # pragma: no cover

    async def drop_announcement(self, id: str) -> bool:
        """Take an announcement back. False if there is none."""
        ...  # pragma: no cover

    async def add_code(self, code: str, table: str, expires: float, now: float) -> None:
        """Store a short code for a table, and delete those that have expired. Raises Taken if it is in use."""
        ...  # pragma: no cover

    async def table_of_code(self, code: str, now: float) -> str | None:
        """The table of a code that has not expired."""
        ...  # pragma: no cover
