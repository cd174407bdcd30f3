"""What the server refuses besides what the engine refuses; each kind has its own status."""

from __future__ import annotations

from motu.core.errors import MotuError


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
