"""Where a request comes from, and who sends it: a guest's secret is in a cookie."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from motu.server.identity import hashed, new_secret

COOKIE = "motu"
SECURE_COOKIE = "__Host-motu"
"""The cookie where the site is reached by https: browsers take it only from this host, over https."""
DEVICE = "d."
"""Before the secret of a device that a guest added later: it is looked up whose it is."""
YEAR = 365 * 24 * 3600


def address(connection: HTTPConnection) -> str:
    """Where a connection comes from; behind a trusted proxy what that says."""
    return connection.client.host if connection.client else ""


def guest_of(connection: HTTPConnection) -> str | None:
    """The hash of the guest's secret; None for somebody who has none yet."""
    secret = secret_of(connection)
    return hashed(secret) if 16 <= len(secret) <= 64 and not secret.startswith(DEVICE) else None


def secret_of(connection: HTTPConnection) -> str:
    """The secret in the cookie; may be empty."""
    return connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE, "")


def renew_cookie(connection: HTTPConnection, response: Response, secure: bool) -> None:
    """Give a guest from before the site had https the cookie of today."""
    secret = connection.cookies.get(COOKIE)
    if secure and secret and SECURE_COOKIE not in connection.cookies:
        set_cookie(response, secret, secure)
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)


def welcome_guest(response: Response, secure: bool) -> str:
    """Give a newcomer a secret; returns its hash."""
    secret = new_secret()
    set_cookie(response, secret, secure)
    return hashed(secret)


def set_cookie(response: Response, secret: str, secure: bool) -> None:
    name = SECURE_COOKIE if secure else COOKIE
    response.set_cookie(name, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def forget_cookie(response: Response, secure: bool) -> None:
    """Take the guest's secret back: the next request comes from a newcomer."""
    response.delete_cookie(SECURE_COOKIE if secure else COOKIE, httponly=True, samesite="lax", secure=secure)


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from a page of this server; a program that is no browser names no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == connection.headers.get("host")
