"""Routes for notifications: where a guest wants them, when, and the links that stop them."""

from __future__ import annotations

from time import time
from typing import Annotated, Literal

from msgspec import Meta, Struct, structs

from motu.core.errors import BadOption
from motu.server.call import GET, POST, Route
from motu.server.errors import Missing, TooMuch
from motu.server.http_call import HttpCall
from motu.server.http_messages import WaitingTable
from motu.server.messages import ClientMessage
from motu.server.notifications.hours import is_zone
from motu.server.notifications.service import CONFIRM, STOP
from motu.server.notifications.targets import Target, WebhookTarget, label_of, target_of
from motu.server.store import Channel, NotificationSettings
from motu.words.catalogue import LANGUAGES

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Language = Annotated[str, Meta(min_length=2, max_length=8)]


class ChannelInfo(Struct):
    """A channel in the list of its guest. `stopped` says why nothing is sent: `gone`, `failing`, or empty."""

    id: str
    kind: Literal["push", "webhook", "mail"]
    name: str
    format: str
    confirmed: bool
    stopped: str
    endpoint: str
    """The endpoint of a browser's subscription, by which a browser recognises its own; else empty."""


class NotificationInfo(Struct):
    """What a guest chose about notifications, and what this server offers."""

    channels: list[ChannelInfo]
    zone: str
    quiet_from: int | None
    """Quiet hours, in minutes after midnight."""
    quiet_until: int | None
    paused_until: float | None
    """Until when nothing is sent, in seconds since 1970."""
    reminders: bool
    push_key: str
    """The key that browsers need to subscribe."""
    mail: bool
    """Whether this server sends mail."""
    enabled: bool
    """Whether this server sends notifications at all."""


class ChooseNotifications(ClientMessage, kw_only=True):
    """When a guest may be notified."""

    zone: Annotated[str, Meta(min_length=1, max_length=60)] = "UTC"
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    paused_until: Annotated[float, Meta(ge=0, le=1e11)] | None = None
    reminders: bool = True


class AddChannel(ClientMessage, kw_only=True):
    """Where to be notified, in which language."""

    target: Target
    language: Language = "en"


class NameChannel(ClientMessage, kw_only=True):
    """One of one's own channels."""

    channel: Annotated[str, Meta(min_length=1, max_length=64)]


class StoppedChannel(Struct):
    """What a link did: which channel it was, or nothing if there is none any more."""

    done: bool
    name: str


class Waiting(Struct):
    """The tables that wait for a guest, the longest waiting first."""

    tables: list[WaitingTable]


async def my_notifications(call: HttpCall) -> NotificationInfo:
    """Whoever only looks does not become a guest."""
    service = call.service.notifications
    channels: list[Channel] = []
    settings = NotificationSettings()
    if call.guest_id is not None:
        channels = await call.service.store.channels(call.guest_id)
        settings = await call.service.store.notification_settings(call.guest_id)
    return NotificationInfo(
        [channel_info(channel) for channel in channels],
        settings.zone,
        settings.quiet_from,
        settings.quiet_until,
        settings.paused_until,
        settings.reminders,
        service.push_key,
        service.sends_mail,
        service.options.enabled,
    )


def channel_info(channel: Channel) -> ChannelInfo:
    target = target_of(channel.target)
    format = target.format if isinstance(target, WebhookTarget) else ""
    endpoint = getattr(target, "endpoint", "")
    return ChannelInfo(channel.id, channel.kind, label_of(target), format, channel.confirmed, channel.stopped, endpoint)


async def choose(call: HttpCall) -> NotificationInfo:
    guest = await call.guest()
    body: ChooseNotifications = call.body
    if not is_zone(body.zone):
        raise BadOption("unknown-zone", zone=body.zone[:60])
    await call.service.store.set_notification_settings(guest.id, NotificationSettings(**structs.asdict(body)))
    return await my_notifications(call)


async def add_channel(call: HttpCall) -> NotificationInfo:
    guest = await call.guest()
    count_sending(call, guest.id)
    body: AddChannel = call.body
    if body.language not in LANGUAGES:
        raise BadOption("unknown-language", language=body.language, allowed=list(LANGUAGES))
    await call.service.notifications.add(guest.id, body.target, origin_of(call), body.language)
    return await my_notifications(call)


async def remove_channel(call: HttpCall) -> NotificationInfo:
    await call.service.store.drop_channel((await own_channel(call)).id)
    return await my_notifications(call)


async def test_channel(call: HttpCall) -> NotificationInfo:
    channel = await own_channel(call)
    count_sending(call, channel.guest)
    if channel.confirmed:
        await call.service.notifications.test(channel)
    return await my_notifications(call)


async def own_channel(call: HttpCall) -> Channel:
    """The channel of a request, if it is the guest's own."""
    channel = await call.service.store.channel(call.body.channel)
    if channel is None or channel.guest != call.guest_id:
        raise Missing("unknown-channel")
    return channel


def count_sending(call: HttpCall, guest: str) -> None:
    """Requests that make this server send something are counted by guest and address."""
    if not call.service.sendings.take(guest, call.address):
        raise TooMuch("too-fast")


def origin_of(call: HttpCall) -> str:
    """The address under which a guest knows this server. The host's name was checked before."""
    scheme = "https" if call.service.settings.secure else call.request.url.scheme
    return f"{scheme}://{call.request.headers.get('host', '')}"


async def looking(call: HttpCall) -> Waiting:
    """A page is being looked at: nothing is sent meanwhile. Whoever only looks does not become a guest."""
    guest = call.guest_id
    if guest is None:
        return Waiting([])
    until = time() + call.service.notifications.options.timing.looking
    await call.service.store.mark_looking(guest, until)
    tables, _ = await call.service.tables.mine(guest)
    found = [table for table in tables if table.seat_of(guest) in table.people_asked()]
    found.sort(key=lambda table: table.changed_at)
    return Waiting(
        [
            WaitingTable(table.header.id, table.header.game, table.header.title, table.info(None).decision or "")
            for table in found
        ]
    )


async def stop_by_link(call: HttpCall) -> StoppedChannel:
    return await follow(call, STOP)


async def confirm_by_link(call: HttpCall) -> StoppedChannel:
    return await follow(call, CONFIRM)


async def follow(call: HttpCall, does: str) -> StoppedChannel:
    """Whoever has the link may do it: it came with a notification."""
    channel = await call.service.notifications.follow(call.parts["link"], does)
    return StoppedChannel(channel is not None, "" if channel is None else label_of(target_of(channel.target)))


NOTIFICATION_ROUTES = [
    Route(
        method=GET,
        path="/api/me/notifications",
        does=my_notifications,
        gives=NotificationInfo,
        says="Where and when one is notified",
    ),
    Route(
        method=POST,
        path="/api/me/notifications",
        does=choose,
        takes=ChooseNotifications,
        gives=NotificationInfo,
        says="Choose when to be notified",
    ),
    Route(
        method=POST,
        path="/api/me/channels",
        does=add_channel,
        takes=AddChannel,
        gives=NotificationInfo,
        says="Be notified by this browser, a webhook, or mail",
    ),
    Route(
        method=POST,
        path="/api/me/channels/remove",
        does=remove_channel,
        takes=NameChannel,
        gives=NotificationInfo,
        says="Stop a channel",
    ),
    Route(
        method=POST,
        path="/api/me/channels/test",
        does=test_channel,
        takes=NameChannel,
        gives=NotificationInfo,
        says="Send something to try a channel",
    ),
    Route(
        method=POST,
        path="/api/me/looking",
        does=looking,
        gives=Waiting,
        says="Say that a page is being looked at, and hear which tables wait for one",
    ),
    Route(
        method=POST,
        path="/api/notifications/stop/{link}",
        does=stop_by_link,
        gives=StoppedChannel,
        for_blocked=True,
        says="Stop a channel by the link of a notification",
    ),
    Route(
        method=POST,
        path="/api/notifications/confirm/{link}",
        does=confirm_by_link,
        gives=StoppedChannel,
        says="Confirm an address for mail by the link in a mail",
    ),
]
