"""The courier: carries deliveries out, tries again with growing pauses, and gives up on channels that do not work.

A process claims a delivery before it sends it. If it dies while it sends, another one takes over after the claim has
expired; then the receiver may get the same notification twice, with the same id.
"""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Final, Protocol

from motu.core.errors import MotuError
from motu.server.errors import Forbidden
from motu.server.metrics import Metrics
from motu.server.notifications.outside import Failed
from motu.server.notifications.targets import Content, content_of
from motu.server.store import Channel, Delivery, Store

CLAIM: Final = 90.0
"""Seconds for which a process has a delivery for itself. Sending takes less."""
PAUSES: Final = (15.0, 60.0, 300.0, 1800.0, 7200.0)
"""Seconds before each further attempt. After the last one the delivery has failed."""
TOO_OLD: Final = 24 * 3600.0
"""Seconds after which a notification is not worth sending any more."""
MOST_FAILURES: Final = 5
"""Deliveries in a row that fail before a channel is stopped."""
AT_ONCE: Final = 16
"""Deliveries that a process makes at the same time."""

_log = logging.getLogger(__name__)


class Sender(Protocol):
    """Sends one notification. Raises Failed or Forbidden."""

    async def __call__(self, channel: Channel, content: Content, id: str) -> None: ...  # pragma: no cover


class Courier:
    """Carries out what the outbox has made."""

    def __init__(self, store: Store, send: Sender, metrics: Metrics) -> None:
        self._store = store
        self._send = send
        self._metrics = metrics
        self._running: dict[str, asyncio.Task[None]] = {}

    async def step(self) -> None:
        """Begin with what is due, as far as there is room."""
        room = AT_ONCE - len(self._running)
        if room <= 0:
            return
        for id in await self._store.due_deliveries(time(), room + len(self._running)):
            if len(self._running) < AT_ONCE and id not in self._running:
                self._running[id] = asyncio.create_task(self._deliver(id))

    async def _deliver(self, id: str) -> None:
        try:
            now = time()
            delivery = await self._store.claim_delivery(id, now, now + CLAIM)
            if delivery is not None:
                await self._try(delivery, now)
        except MotuError as error:
            _log.warning("a notification could not be handled, it is tried again: %s", error.id)
        except Exception:
            _log.exception("a notification could not be handled, it is tried again")
        finally:
            self._running.pop(id, None)

    async def _try(self, delivery: Delivery, now: float) -> None:
        channel = await self._store.channel(delivery.channel)
        if channel is None or not channel.is_active:
            await self._finish(delivery, channel, "stopped")
        elif delivery.created < now - TOO_OLD:
            await self._finish(delivery, channel, "late")
        else:
            try:
                await self._send(channel, content_of(delivery.content), delivery.id)
            except Forbidden as error:
                _log.warning("notifications to a %s are refused: %s", channel.kind, error.id)
                await self._fail(delivery, channel, lasting=True)
            except Failed as error:
                _log.info("a notification by %s failed: %s", channel.kind, error)
                await self._retry(delivery, channel, error)
            else:
                await self._finish(delivery, channel, "sent")
                if channel.failures:
                    await self._store.change_channel(channel.id, confirmed=True, failures=0, stopped="")

    async def _retry(self, delivery: Delivery, channel: Channel, error: Failed) -> None:
        if error.lasting or delivery.attempts > len(PAUSES):
            await self._fail(delivery, channel, error.lasting)
        else:
            pause = max(PAUSES[delivery.attempts - 1], error.after)
            await self._store.retry_delivery(delivery.id, time() + pause)

    async def _fail(self, delivery: Delivery, channel: Channel, lasting: bool) -> None:
        failures = channel.failures + 1
        stopped = "gone" if lasting else "failing" if failures >= MOST_FAILURES else ""
        await self._store.change_channel(channel.id, confirmed=channel.confirmed, failures=failures, stopped=stopped)
        await self._finish(delivery, channel, "failed")

    async def _finish(self, delivery: Delivery, channel: Channel | None, outcome: str) -> None:
        await self._store.finish_delivery(delivery.id, outcome)
        self._metrics.notifications.labels("none" if channel is None else channel.kind, outcome).inc()

    async def close(self) -> None:
        """Wait a moment for what is being sent; what is not done is tried again by another process."""
        if self._running:
            await asyncio.wait(list(self._running.values()), timeout=5)
        for task in self._running.values():
            task.cancel()
