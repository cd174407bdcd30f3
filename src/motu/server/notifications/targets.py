"""Where notifications go: a browser, an address on the web, or a mailbox."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from motu.server.messages import ClientMessage

Address = Annotated[str, Meta(min_length=8, max_length=1000, pattern=r"^https?://[^\x00-\x20]+$")]
Key = Annotated[str, Meta(min_length=16, max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]
WebhookFormat = Literal["discord", "slack", "ntfy", "json"]


class PushTarget(ClientMessage, tag="push", tag_field="kind"):
    """A browser: the subscription that it made for this site."""

    endpoint: Address
    p256dh: Key
    auth: Key
    name: Annotated[str, Meta(max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""
    """What the browser calls itself, so that its owner recognises it in the list."""


class WebhookTarget(ClientMessage, tag="webhook", tag_field="kind"):
    """An address on the web. `format` says which service reads it."""

    url: Address
    format: WebhookFormat = "json"


class MailTarget(ClientMessage, tag="mail", tag_field="kind"):
    """A mailbox."""

    address: Annotated[
        str,
        Meta(
            min_length=6,
            max_length=254,
            pattern=r"^[^\x00-\x20\x7f@<>\",;:()\\]+@[^\x00-\x20\x7f@<>\",;:()\\]+\.[^\x00-\x20\x7f@<>\",;:()\\.]{2,}$",
        ),
    ]


Target = PushTarget | WebhookTarget | MailTarget
_encode = msgspec.json.Encoder().encode
HOSTS: Final[dict[str, WebhookFormat]] = {
    "discord.com": "discord", "discordapp.com": "discord", "hooks.slack.com": "slack", "ntfy.sh": "ntfy"
}  # fmt: skip
"""Services that are recognised by their address."""


class Line(Struct, frozen=True):
    """What a notification says of one table, in the language of the channel."""

    title: str
    text: str
    url: str


class Content(Struct, frozen=True):
    """A notification in the language of its channel."""

    title: str
    lines: list[Line]
    url: str
    """Where it opens."""
    stop: str
    """The link that stops notifications to this channel."""
    reason: str
    """Why it was sent, for mails."""


def target_of(text: str) -> Target:
    """A target as it is stored."""
    found: Target = msgspec.json.decode(text, type=Target)
    return found


def text_of(target: Target) -> str:
    """A target as it is to be stored."""
    return _encode(target).decode()


def content_of(text: str) -> Content:
    """A notification as it is stored."""
    return msgspec.json.decode(text, type=Content)


def as_text(content: Content) -> str:
    """A notification as it is to be stored."""
    return _encode(content).decode()


def label_of(target: Target) -> str:
    """What a list calls a target. Addresses for webhooks are secrets, so only their host is shown."""
    match target:
        case PushTarget():
            return target.name
        case WebhookTarget():
            return target.url.partition("://")[2].partition("/")[0].rpartition("@")[2]
        case MailTarget():
            return target.address


def payload(body: Any) -> bytes:
    """A body as JSON."""
    return _encode(body)
