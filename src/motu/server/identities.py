"""How guests come back: the devices that belong to them, challenges, and links by mail."""

from __future__ import annotations

import asyncio
import logging
import secrets
from time import monotonic, time
from typing import Final

from starlette.requests import HTTPConnection

from motu.server.cookies import DEVICE, guest_of, secret_of
from motu.server.errors import Forbidden
from motu.server.identity import hashed, new_secret
from motu.server.notifications.outside import Failed
from motu.server.notifications.service import Notifications
from motu.server.notifications.targets import Content, Line, MailTarget
from motu.server.store import Store
from motu.server.store.identity_rows import Device, RecoveryAddress
from motu.words import catalogue

CHALLENGE: Final = "challenge"
LINK: Final = "link"
CHALLENGE_SECONDS: Final = 300.0
LINK_SECONDS: Final = 3600.0
MOST_DEVICES: Final = 20
MOST_PASSKEYS: Final = 10
KNOWN_SECONDS: Final = 20.0
"""Seconds for which a process does not look again whether a device still belongs to its guest."""
MOST_KNOWN: Final = 10_000
NOBODY: Final = "-"
"""In place of a guest, for a challenge that anybody may answer."""


_log = logging.getLogger(__name__)


class Identities:
    """Who a cookie belongs to, and how somebody gets one on another device."""

    def __init__(self, store: Store, notifications: Notifications) -> None:
        self._store = store
        self._notifications = notifications
        self._known: dict[str, tuple[str | None, float]] = {}
        self._sending: set[asyncio.Task[None]] = set()

    async def guest_of(self, connection: HTTPConnection) -> str | None:
        """Who sends a request. A cookie of a device leads to its guest, until the guest signs the device out."""
        secret = secret_of(connection)
        if not secret.startswith(DEVICE):
            return guest_of(connection)
        token = hashed(secret)
        guest, until = self._known.get(token, (None, 0.0))
        if until <= monotonic():
            device = await self._store.device(token)
            guest = None if device is None else device.guest
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[token] = guest, monotonic() + KNOWN_SECONDS
        return guest

    async def enter(self, guest: str, name: str) -> str:
        """A new device for a guest: the secret for its cookie."""
        secret = DEVICE + new_secret()
        await self._store.add_device(Device(hashed(secret), guest, name[:60], time()), MOST_DEVICES)
        return secret

    async def sign_out(self, guest: str, token: str) -> None:
        """A device does not belong to a guest any more."""
        self._known.pop(token, None)
        await self._store.drop_device(guest, token)

    def forget(self) -> None:
        """Somebody has deleted everything: whose cookies are whose is looked up again."""
        self._known.clear()

    # Challenges for passkeys

    async def challenge(self, guest: str = NOBODY) -> str:
        """Something to sign, once and soon."""
        challenge = secrets.token_urlsafe(32)
        now = time()
        await self._store.add_one_time(hashed(challenge), CHALLENGE, guest, now + CHALLENGE_SECONDS, now)
        return challenge

    async def take_challenge(self, challenge: str, guest: str = NOBODY) -> None:
        """Raises Forbidden if this was not asked of this guest, was answered before, or is too old."""
        if await self._store.take_one_time(hashed(challenge), CHALLENGE, time()) != guest:
            raise Forbidden("passkey-too-late")

    # Links by mail

    @property
    def sends_mail(self) -> bool:
        return self._notifications.sends_mail

    async def set_address(self, guest: str, address: str, origin: str, language: str) -> None:
        """Send a link to an address. Once it is opened, the address leads back to the guest."""
        if not self.sends_mail:
            raise Forbidden("no-mail-server")
        earlier = await self._store.recovery_address(guest)
        await self._store.set_recovery_address(RecoveryAddress(guest, address.lower(), None))
        try:
            await self._send_link(guest, address, origin, language)
        except Failed as error:
            if earlier is None:
                await self._store.drop_recovery_address(guest)
            else:
                await self._store.set_recovery_address(earlier)
            raise Forbidden("not-delivered", reason=str(error)) from error

    async def send_links(self, address: str, origin: str, language: str) -> None:
        """Send links to an address that leads back to somebody. Whoever asks does not learn whether it does."""
        for guest in (await self._store.guests_of_address(address.lower()))[:3]:
            await self._send_link(guest, address, origin, language)

    def send_links_later(self, address: str, origin: str, language: str) -> None:
        """Send them in the background: how long it takes tells nothing either."""
        sending = asyncio.create_task(self._send_quietly(address, origin, language))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    async def _send_quietly(self, address: str, origin: str, language: str) -> None:
        try:
            await self.send_links(address, origin, language)
        except Exception:
            _log.exception("a link to come back could not be sent")

    async def close(self) -> None:
        """Send nothing any more."""
        for sending in self._sending:
            sending.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _send_link(self, guest: str, address: str, origin: str, language: str) -> None:
        secret, now = new_secret(), time()
        await self._store.add_one_time(hashed(secret), LINK, guest, now + LINK_SECONDS, now)
        words = catalogue(language)
        link = f"{origin}/recover/{secret}"
        line = Line(words.say("recovery-subject"), words.say("recovery-text"), link)
        await self._notifications.send_mail(
            MailTarget(address), Content(line.title, [line], link, "", words.say("recovery-reason"))
        )

    async def open_link(self, secret: str) -> str:
        """The guest of a link, which is used up. Raises Forbidden if it was used or is too old."""
        guest = await self._store.take_one_time(hashed(secret), LINK, time())
        address = None if guest is None else await self._store.recovery_address(guest)
        if guest is None or address is None:
            raise Forbidden("recovery-link-used")
        await self._store.set_recovery_address(RecoveryAddress(guest, address.address, time()))
        return guest
