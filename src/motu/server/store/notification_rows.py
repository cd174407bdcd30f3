"""What is stored for notifications: where they go, when they may, what for, and what is still to be delivered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, Protocol

from msgspec import Struct

ChannelKind = Literal["push", "webhook", "mail"]
OccasionKind = Literal["turn", "reminder", "over"]
TURN: Final = "turn"
REMINDER: Final = "reminder"
OVER: Final = "over"

FORGET_NOTIFICATIONS: Final = (
    "delete from notification_deliveries where guest = $1",
    "delete from notification_occasions where guest = $1",
    "delete from notification_channels where guest = $1",
    "delete from notification_settings where guest = $1",
)
"""For either database: what is stored of a guest."""


class Channel(Struct, frozen=True, kw_only=True):
    """Where a guest wants to be notified.

    `target` is a target of `notifications/targets.py` as JSON. `origin` is the address under which the guest knows
    this server; links lead there. An address for mail is `confirmed` by a link that was sent to it. `stopped` says why
    nothing is sent any more: `gone`, `failing`, or empty.
    """

    id: str
    guest: str
    kind: ChannelKind
    target: str
    origin: str
    language: str
    created: float
    confirmed: bool
    failures: int = 0
    stopped: str = ""

    @property
    def is_active(self) -> bool:
        return self.confirmed and not self.stopped


class NotificationSettings(Struct, frozen=True, kw_only=True):
    """When a guest may be notified.

    Quiet hours are minutes after midnight in the time zone `zone`. Until `looking_until` the guest looks at a page, so
    nothing is sent. `notified` is when something was sent last. Times are seconds since 1970.
    """

    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    paused_until: float | None = None
    reminders: bool = True
    looking_until: float = 0
    notified: float = 0


class Occasion(Struct, frozen=True):
    """Something to notify a guest of, once. A higher `number` at the same table is a new occasion.

    The number of a turn is that of the guest's last entry in the record, plus one.
    """

    guest: str
    table: str
    kind: OccasionKind
    number: int
    due: float


class Delivery(Struct, frozen=True):
    """A notification on its way to one channel. `attempts` counts how often it was tried."""

    id: str
    channel: str
    guest: str
    content: str
    created: float
    due: float
    attempts: int = 0


class NotificationStore(Protocol):
    """Channels, settings, occasions and deliveries."""

    async def server_key(self, name: str, new: str) -> str:
        """A key of this server by its name. The first value that is stored stays for ever."""
        ...  # pragma: no cover

    async def channels(self, guest: str) -> list[Channel]:
        """The channels of a guest, oldest first."""
        ...  # pragma: no cover

    async def channel(self, id: str) -> Channel | None:
        """A channel by its id."""
        ...  # pragma: no cover

    async def add_channel(self, channel: Channel, most: int) -> bool:
        """Store a channel, in place of one of this guest with the same target. False if the guest has `most` others."""
        ...  # pragma: no cover

    async def change_channel(self, id: str, *, confirmed: bool, failures: int, stopped: str) -> None:
        """Store how a channel does."""
        ...  # pragma: no cover

    async def drop_channel(self, id: str) -> None:
        """Delete a channel, and what was on its way to it."""
        ...  # pragma: no cover

    async def reachable(self, guests: Sequence[str]) -> set[str]:
        """Those of these guests who have an active channel."""
        ...  # pragma: no cover

    async def notification_settings(self, guest: str) -> NotificationSettings:
        """When a guest may be notified."""
        ...  # pragma: no cover

    async def set_notification_settings(self, guest: str, settings: NotificationSettings) -> None:
        """Store what a guest chose. When they looked, and when something was sent last, stays as it is."""
        ...  # pragma: no cover

    async def mark_looking(self, guest: str, until: float) -> None:
        """Store that a guest looks at a page until a time."""
        ...  # pragma: no cover

    async def add_occasion(self, occasion: Occasion) -> None:
        """Store an occasion, unless this one or a later one of the table is stored already."""
        ...  # pragma: no cover

    async def due_occasions(self, now: float, most: int) -> list[str]:
        """Guests with occasions that are due and who are not looking at a page, the longest waiting first."""
        ...  # pragma: no cover

    async def open_occasions(self, guest: str) -> list[Occasion]:
        """The occasions of a guest that nothing was sent for, by due time."""
        ...  # pragma: no cover

    async def postpone(self, guest: str, due: float) -> None:
        """Let all open occasions of a guest wait until this time at least."""
        ...  # pragma: no cover

    async def take_occasions(
        self, guest: str, occasions: Sequence[Occasion], taken: str, deliveries: Sequence[Delivery], now: float
    ) -> bool:
        """Close occasions, and store the deliveries made for them: all or nothing.

        False if another process closed one of them first. With deliveries, `now` is stored as the last time.
        """
        ...  # pragma: no cover

    async def due_deliveries(self, now: float, most: int) -> list[str]:
        """Ids of deliveries that are to be tried now, the oldest first."""
        ...  # pragma: no cover

    async def claim_delivery(self, id: str, now: float, until: float) -> Delivery | None:
        """Take a delivery that is due, and count an attempt. Until this time no process may take it again."""
        ...  # pragma: no cover

    async def finish_delivery(self, id: str, outcome: str) -> None:
        """Store how a delivery ended. Nothing is tried any more."""
        ...  # pragma: no cover

    async def retry_delivery(self, id: str, due: float) -> None:
        """Store when a delivery is to be tried again."""
        ...  # pragma: no cover

    async def tables_to_recheck(self, since: float, after: str, most: int) -> list[str]:
        """Tables used since a time at which somebody with an active channel sits: ids after this one, in order."""
        ...  # pragma: no cover

    async def drop_old_deliveries(self, before: float) -> None:
        """Delete deliveries that ended and were made before a time."""
        ...  # pragma: no cover
