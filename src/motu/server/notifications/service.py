"""Notifications of one server process: settings, keys, the outbox and the courier."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from hashlib import sha256
from time import time
from typing import Final

from msgspec import Struct

from motu.core.errors import MotuError
from motu.server.errors import Forbidden, TooMuch
from motu.server.identity import new_secret
from motu.server.metrics import Metrics
from motu.server.notifications import web_push, webhooks
from motu.server.notifications.courier import Courier
from motu.server.notifications.mail import MailServer
from motu.server.notifications.outbox import Outbox, Timing
from motu.server.notifications.outside import Failed, addresses_of
from motu.server.notifications.targets import (
    Content,
    MailTarget,
    PushTarget,
    Target,
    WebhookTarget,
    target_of,
    text_of,
)
from motu.server.notifications.wording import confirmation, test_content
from motu.server.store import Channel, Store
from motu.server.store.notification_rows import ChannelKind
from motu.server.tables import Tables

MOST_CHANNELS: Final = 10
"""Channels of one guest."""
KEPT: Final = 7 * 24 * 3600.0
"""Seconds for which it is remembered that something was delivered."""
CLEANED: Final = 3600.0
STOP: Final = "stop"
CONFIRM: Final = "confirm"

_log = logging.getLogger(__name__)


class NotificationOptions(Struct, frozen=True, kw_only=True):
    """What a host decides about notifications."""

    enabled: bool = True
    smtp: str = ""
    """The mail server, such as smtps://user:password@mail.example; empty sends no mail."""
    mail_from: str = ""
    """The sender of mails, also told to push services as a contact."""
    allow_private: bool = False
    """Whether webhooks may lead to this machine and its network."""
    timing: Timing = Timing()


class Notifications:
    """Who is notified where, and the background task that does it."""

    def __init__(self, store: Store, tables: Tables, metrics: Metrics, options: NotificationOptions) -> None:
        self._store = store
        self.options = options
        self._mail = MailServer(options.smtp, options.mail_from, options.timing.patience) if options.smtp else None
        self._push_key = ""
        self._secret = b""
        self._outbox = Outbox(store, tables, options.timing, lambda channel: self.link(channel, STOP))
        self._courier = Courier(store, self.send, metrics)
        self._task: asyncio.Task[None] | None = None
        self._cleaned = 0.0
        if options.enabled:
            tables.on_change.append(self._outbox.table_changed)

    async def start(self) -> None:
        """Get the keys of this server, and begin."""
        self._push_key = await self._store.server_key("web-push", web_push.new_key())
        self._secret = (await self._store.server_key("links", secrets.token_hex(32))).encode()
        if self.options.enabled:
            self._task = asyncio.create_task(self._run())

    @property
    def push_key(self) -> str:
        """The key that browsers need to subscribe."""
        return web_push.public_key(self._push_key)

    @property
    def sends_mail(self) -> bool:
        return self._mail is not None

    # Channels

    async def add(self, guest: str, target: Target, origin: str, language: str) -> None:
        """Add a channel. An address for mail is asked first, by a mail with a link."""
        if isinstance(target, MailTarget):
            if self._mail is None:
                raise Forbidden("no-mail-server")
        else:
            try:
                await addresses_of(target.endpoint if isinstance(target, PushTarget) else target.url, self._private)
            except Failed as error:
                raise Forbidden("address-unknown", reason=str(error)) from error
        channel = Channel(
            id=new_secret(),
            guest=guest,
            kind=kind_of(target),
            target=text_of(target),
            origin=origin,
            language=language,
            created=time(),
            confirmed=not isinstance(target, MailTarget),
        )
        if not await self._store.add_channel(channel, MOST_CHANNELS):
            raise TooMuch("too-many-channels", most=MOST_CHANNELS)
        if not channel.confirmed:
            content = confirmation(channel, self.link(channel, CONFIRM), self.link(channel, STOP))
            try:
                await self._or_refuse(channel, content)
            except MotuError:
                await self._store.drop_channel(channel.id)
                raise

    async def test(self, channel: Channel) -> None:
        """Send something to try a channel. Raises Forbidden, with the reason, if that fails."""
        await self._or_refuse(channel, test_content(channel, self.link(channel, STOP)))
        await self._store.change_channel(channel.id, confirmed=channel.confirmed, failures=0, stopped="")

    async def _or_refuse(self, channel: Channel, content: Content) -> None:
        try:
            await self.send(channel, content, new_secret())
        except Failed as error:
            raise Forbidden("not-delivered", reason=str(error)) from error

    async def send(self, channel: Channel, content: Content, id: str) -> None:
        """Send a notification. Raises Failed or Forbidden."""
        match target_of(channel.target):
            case PushTarget() as target:
                contact = f"mailto:{self.options.mail_from}" if self.options.mail_from else ""
                await web_push.send(target, content, id, self._push_key, contact, self._private)
            case WebhookTarget() as target:
                await webhooks.send(target, content, id, self._private)
            case MailTarget() as target:
                if self._mail is None:
                    raise Failed("this server sends no mail")
                await self._mail.send(target, content, id, self.link(channel, STOP, api=True))

    async def send_mail(self, target: MailTarget, content: Content) -> None:
        """Send a mail that is no notification. Raises Failed."""
        if self._mail is None:
            raise Forbidden("no-mail-server")
        await self._mail.send(target, content, new_secret(), "")

    @property
    def _private(self) -> bool:
        return self.options.allow_private

    # Links that need no cookie

    def link(self, channel: Channel, does: str, api: bool = False) -> str:
        """A link that stops or confirms a channel, for whoever has it."""
        path = "api/notifications" if api else "notifications"
        return f"{channel.origin}/{path}/{does}/{channel.id}.{self._signature(channel.id, does)}"

    def _signature(self, id: str, does: str) -> str:
        return hmac.new(self._secret, f"{does} {id}".encode(), sha256).hexdigest()[:32]

    async def follow(self, link: str, does: str) -> Channel | None:
        """Stop or confirm the channel of a link. None if there is none, for example because it was stopped before."""
        id, _, signature = link.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(id, does).encode()):
            return None
        channel = await self._store.channel(id)
        if channel is None:
            return None
        if does == STOP:
            await self._store.drop_channel(id)
        else:
            await self._store.change_channel(id, confirmed=True, failures=channel.failures, stopped=channel.stopped)
        return channel

    # The background task

    async def _run(self) -> None:
        while True:
            for step in (self._outbox.step, self._courier.step, self._clean):
                try:
                    await step()
                except MotuError as error:
                    _log.warning("notifications wait, it is tried again: %s", error.id)
                except Exception:
                    _log.exception("notifications wait, it is tried again")
            await asyncio.sleep(self.options.timing.step)

    async def _clean(self) -> None:
        if time() > self._cleaned + CLEANED:
            self._cleaned = time()
            await self._store.drop_old_deliveries(self._cleaned - KEPT)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._courier.close()


def kind_of(target: Target) -> ChannelKind:
    """The kind of a target, as it is stored."""
    match target:
        case PushTarget():
            return "push"
        case WebhookTarget():
            return "webhook"
        case MailTarget():
            return "mail"
