"""What the server refuses besides what the engine refuses; each kind has its own status."""

from __future__ import annotations

from motu.core.errors import Illegal, MotuError


class Forbidden(MotuError):
    """Somebody who may not do this."""


class Missing(MotuError):
    """Something that is not there."""


class TooMuch(MotuError):
    """More than the limits allow."""


class Unavailable(MotuError):
    """Something that the server needs does not work at the moment, such as its database. Nothing was changed."""


class Unreadable(MotuError):
    """A message that does not have the form it should have."""


def status_of(error: MotuError) -> int:
    """The status of HTTP that tells of an error."""
    match error:
        case Forbidden():
            return 403
        case Missing():
            return 404
        case TooMuch():
            return 413 if error.id == "body-too-large" else 429
        case Unreadable():
            return 400
        case Unavailable():
            return 503
    return 409 if isinstance(error, Illegal) else 400
