"""When a guest may be notified: quiet hours in their time zone, and breaks."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from motu.server.store import NotificationSettings

MINUTES: Final = 24 * 60


def zone_of(name: str) -> tzinfo:
    """A time zone by its name; UTC if this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def is_zone(name: str) -> bool:
    """Whether a name is that of a time zone."""
    return name == "UTC" or zone_of(name) is not UTC


def quiet_until(settings: NotificationSettings, now: float) -> float | None:
    """Until when nothing may be sent; None if it may be sent now."""
    if settings.paused_until is not None and settings.paused_until > now:
        return settings.paused_until
    begin, end = settings.quiet_from, settings.quiet_until
    if begin is None or end is None or begin == end:
        return None
    zone = zone_of(settings.zone)
    here = datetime.fromtimestamp(now, zone)
    minute = here.hour * 60 + here.minute
    if (minute - begin) % MINUTES >= (end - begin) % MINUTES:
        return None
    day = here.date() + timedelta(days=1 if minute >= end else 0)
    until = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=zone)
    return max(until.timestamp(), now + 60)
