"""Rate limits: token buckets by address or socket."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from msgspec import Struct


class Limit(Struct, frozen=True):
    """A burst of requests, and a rate per second in the long run."""

    burst: float
    per_second: float


class Limits(Struct, frozen=True):
    """The limits of a server; those who run it for load tests set others."""

    messages: Limit = Limit(60, 10)
    """Messages over one socket."""
    chat: Limit = Limit(8, 0.5)
    looks: Limit = Limit(60, 20)
    advice: Limit = Limit(3, 0.3)
    requests: Limit = Limit(120, 10)
    """Requests over HTTP that change something, by address."""
    tables: Limit = Limit(60, 1)
    """New tables, by address."""
    editions: Limit = Limit(60, 1)
    """Editions that are checked or saved, by address."""
    reviews: Limit = Limit(6, 0.02)
    """Reviews of games that are not made yet, by address."""
    downloads: Limit = Limit(6, 0.02)
    """Downloads of everything that belongs to a guest, by address."""
    sockets: int = 64
    """Open sockets at one table in one process."""


class Bucket:
    """A token bucket."""

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._left = limit.burst
        self._filled = monotonic()

    def take(self) -> bool:
        """Whether one more is within the limit."""
        now = monotonic()
        self._left = min(self._limit.burst, self._left + (now - self._filled) * self._limit.per_second)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address. The longest unused ones are dropped."""

    MOST = 10_000

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._limit)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()
