"""Rate limits: token buckets by guest and address, and how many sockets each may have open."""

from __future__ import annotations

from collections import Counter, OrderedDict
from time import monotonic

from msgspec import Struct

from motu.server.conversation import MOST_UNDOS


class Limit(Struct, frozen=True):
    """A burst of requests, and a rate per second in the long run."""

    burst: float
    per_second: float


class Limits(Struct, frozen=True):
    """The limits of a server; those who run it for load tests set others."""

    messages: Limit = Limit(60, 10)
    """Messages over all sockets of a guest. Opening a new socket does not renew it."""
    chat: Limit = Limit(8, 0.5)
    """Lines of chat of a guest, at all tables."""
    looks: Limit = Limit(60, 10)
    """Looks of a guest at the past of a game; each is a replay."""
    advice: Limit = Limit(3, 0.2)
    """Questions of a guest to the expert."""
    neighbours: float = 8
    """Guests that may share an address: its limits are so many times those of one guest."""
    openings: Limit = Limit(60, 4)
    """Sockets that a guest opens; each is sent the whole table. At their own table only the guest counts."""
    reads: Limit = Limit(600, 100)
    """Requests over HTTP that only ask, by address."""
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
    codes: Limit = Limit(12, 0.05)
    """Short codes that are looked up, by address: guessing one takes longer than it is valid."""
    sendings: Limit = Limit(10, 0.02)
    """Messages to the outside that a guest asks for: new channels for notifications, and tests of them."""
    reports: Limit = Limit(6, 0.02)
    """Reports of a guest to the host."""
    sockets: int = 24
    """Open sockets of a guest in one process."""
    sockets_of_address: int = 240
    """Open sockets of an address in one process. Players get in at their own table all the same."""
    watchers: int = 64
    """Spectators of one table in one process. They never keep a player out."""
    undos: int = MOST_UNDOS
    """Entries that take something back in the record of one game. More may be as many as a third of its entries."""


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


class SharedBuckets:
    """A bucket for each guest, and a larger one for each address: new guests cost nothing, new addresses do."""

    def __init__(self, limit: Limit, neighbours: float) -> None:
        self._guests = Buckets(limit)
        self._addresses = Buckets(Limit(limit.burst * neighbours, limit.per_second * neighbours))

    def take(self, guest: str | None, address: str) -> bool:
        """Whether one more is within the limits. Somebody who is no guest is known by the address alone."""
        return self._guests.take(guest or f"at {address}") and self._addresses.take(address)

    def take_alone(self, guest: str | None, address: str) -> bool:
        """The same, without counting what the address did: for a player at the own table."""
        return self._guests.take(guest or f"at {address}")


class OpenSockets:
    """Counts the open sockets of guests and addresses."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._addresses.total()

    def enter(self, guest: str | None, address: str, plays: bool) -> bool:
        """Count one more socket, if it is within the limits. A player's address does not matter at the own table."""
        who = guest or f"at {address}"
        if self._guests[who] >= self._limits.sockets:
            return False
        if not plays and self._addresses[address] >= self._limits.sockets_of_address:
            return False
        self._guests[who] += 1
        self._addresses[address] += 1
        return True

    def leave(self, guest: str | None, address: str) -> None:
        """Count one socket less."""
        for counter, key in ((self._guests, guest or f"at {address}"), (self._addresses, address)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]


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
