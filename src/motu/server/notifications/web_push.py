"""Web Push: encrypted messages to a browser's push service (RFC 8030, 8291 and 8292)."""

from __future__ import annotations

import base64
import os
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from motu.server.notifications.outside import Failed, post
from motu.server.notifications.targets import Content, PushTarget, payload

CONTACT: Final = "mailto:motu@localhost.invalid"
"""The contact that push services are given if the host names none."""
MOST_LINES: Final = 6
"""Tables that are named; the payload of a push message must be small."""
SECONDS_KEPT: Final = 24 * 3600
"""For how long a push service keeps a message for a browser that is off."""


def new_key() -> str:
    """A new key pair with which the server identifies itself to push services."""
    key = Vapid02()
    key.generate_keys()
    return str(key.private_pem().decode())


def public_key(private: str) -> str:
    """The public key, as browsers want it."""
    key = Vapid02.from_pem(private.encode())
    point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def decoded(key: str) -> bytes:
    """The bytes of a subscription's key. Raises Failed if it is none."""
    try:
        return base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
    except ValueError as error:
        raise Failed("the keys of the browser are spoilt", lasting=True) from error


def encrypted(target: PushTarget, body: bytes) -> bytes:
    """A body that only the browser can read."""
    try:
        own = ec.generate_private_key(ec.SECP256R1())
        return bytes(
            http_ece.encrypt(
                body,
                salt=os.urandom(16),
                private_key=own,
                dh=decoded(target.p256dh),
                auth_secret=decoded(target.auth),
                version="aes128gcm",
            )
        )
    except (ValueError, http_ece.ECEException) as error:
        raise Failed("the keys of the browser are spoilt", lasting=True) from error


async def send(target: PushTarget, content: Content, id: str, private: str, contact: str, allow_private: bool) -> None:
    """Send a notification to a browser. A later one with the same topic replaces it while the browser is off."""
    shown = [f"{line.title}: {line.text}" if line.text else line.title for line in content.lines[:MOST_LINES]]
    body = payload({"title": content.title, "body": "\n".join(shown), "url": content.url, "id": id})
    parts = urlsplit(target.endpoint)
    signed = Vapid02.from_pem(private.encode()).sign(
        {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact or CONTACT}
    )
    headers = {
        "Authorization": signed["Authorization"],
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(SECONDS_KEPT),
        "Topic": "motu-your-turn",
        "Urgency": "normal",
    }
    await post(target.endpoint, encrypted(target, body), headers, allow_private)
