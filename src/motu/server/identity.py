"""Who somebody is: a guest is a random secret in a cookie, a seat another one in a link. Only hashes are stored."""

from __future__ import annotations

import secrets
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "motu"
YEAR = 365 * 24 * 3600
CONSONANTS = "BDFGHKLMNPRTVW"
VOWELS = "AEIOU"


def new_secret() -> str:
    """128 bits from the system's entropy, as a text that fits into a link."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def new_seed() -> int:
    return secrets.randbits(64)


def new_table_id() -> str:
    """Six letters that can be read aloud, such as TAROMI."""
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(3))


def guest_of(connection: HTTPConnection) -> str | None:
    """The hash of the guest's secret; None for somebody who has none yet."""
    secret = connection.cookies.get(COOKIE, "")
    return hashed(secret) if 16 <= len(secret) <= 64 else None


def welcome_guest(response: Response, secure: bool) -> str:
    """Give a newcomer a secret; returns its hash."""
    secret = new_secret()
    response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return hashed(secret)


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from a page of this server; a program that is no browser names no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == connection.headers.get("host")
