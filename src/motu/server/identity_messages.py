"""The messages with which guests choose how they look, and how they come back on another device."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from motu.server.messages import ClientMessage
from motu.server.notifications.targets import MailTarget

Encoded = Annotated[str, Meta(min_length=1, max_length=4096, pattern=r"^[A-Za-z0-9_-]+$")]
"""Bytes in base64, as browsers write them."""
PublicKey = Annotated[str, Meta(min_length=16, max_length=2048, pattern=r"^[A-Za-z0-9_-]+$")]
DeviceName = Annotated[str, Meta(max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$")]
Art = Literal["turtle", "shell", "palm", "fish", "flower", "canoe", "mask", "star"]
Colour = Literal["lagoon", "coral", "amber", "palm", "hibiscus", "wood", "stone", "night"]
Link = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class ChooseAvatar(ClientMessage, kw_only=True):
    """The picture of a guest, and its colour; none takes it back."""

    art: Art | None
    colour: Colour = "lagoon"


class NewPasskey(ClientMessage, kw_only=True):
    """A passkey that a browser has made. `name` is what its owner recognises it by."""

    id: Encoded
    client_data: Encoded
    authenticator: Encoded
    public_key: PublicKey
    name: DeviceName = ""


class UsePasskey(ClientMessage, kw_only=True):
    """The use of a passkey: whoever has it goes on as its guest in this browser."""

    id: Encoded
    client_data: Encoded
    authenticator: Encoded
    signature: Encoded
    name: DeviceName = ""


class NameIdentity(ClientMessage, kw_only=True):
    """One of one's own passkeys or devices."""

    id: Annotated[str, Meta(min_length=1, max_length=4096)]


class RecoverBy(ClientMessage, kw_only=True):
    """A mailbox to which a link is sent, in a language."""

    target: MailTarget
    language: Annotated[str, Meta(min_length=2, max_length=8)] = "en"


class EnterBy(ClientMessage, kw_only=True):
    """What the browser calls itself that follows a link."""

    name: DeviceName = ""


class PasskeyChallenge(Struct):
    """What a browser is to sign. `user` names the guest for a new passkey; `known` are the passkeys they have."""

    challenge: str
    site: str
    user: str
    name: str
    known: list[str]
    algorithms: list[int]


class PasskeyInfo(Struct):
    """A passkey in the list of its guest."""

    id: str
    name: str
    created: float
    used: float


class DeviceInfo(Struct):
    """A browser that the guest uses besides the first one."""

    id: str
    name: str
    created: float
    here: bool


class IdentityInfo(Struct):
    """How a guest looks, and how they come back."""

    name: str
    avatar: str
    passkeys: list[PasskeyInfo]
    devices: list[DeviceInfo]
    address: str
    """The mailbox that leads back; empty if there is none."""
    confirmed: bool
    sends_mail: bool
    """Whether this server sends mail."""
