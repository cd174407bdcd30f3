"""The row of a seat."""

from __future__ import annotations

from msgspec import Struct

from motu.server.messages import BOT, OPEN, PERSON, SeatKind


class Seat(Struct, frozen=True):
    """Who sits at a seat. Guests and secrets are stored as hashes only."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    guest: str | None = None
    secret: str | None = None
    left_by: str | None = None
    """Of a bot: the guest who left this seat of a running game to it."""
    avatar: str = ""

    @property
    def is_open(self) -> bool:
        return self.kind == OPEN

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    @property
    def is_bot(self) -> bool:
        return self.kind == BOT
