"""Figures for the host's monitoring, in the format of Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from motu.server.service import Service

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """What one process counts. It names no guest and no table."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.requests: Final = Counter(
            "motu_requests_total",
            "Requests over HTTP, by route and status",
            ["route", "status"],
            registry=self.registry,
        )
        self.messages: Final = Counter(
            "motu_messages_total", "Messages over sockets, by kind and outcome", ["kind", "outcome"],
            registry=self.registry,
        )  # fmt: skip
        self.bots: Final = Histogram(
            "motu_bot_seconds", "How long a bot took to decide, waiting included", ["level"],
            buckets=(0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30), registry=self.registry,
        )  # fmt: skip

        self.notifications: Final = Counter(
            "motu_notifications_total", "Notifications, by kind of channel and outcome", ["kind", "outcome"],
            registry=self.registry,
        )  # fmt: skip

    def text(self, service: Service) -> bytes:
        """All figures, those of this moment included."""
        now = CollectorRegistry()
        now.register(Present(service))
        return generate_latest(self.registry) + generate_latest(now)


class Present(Collector):
    """How much is open, running and waiting right now."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def collect(self) -> Iterator[GaugeMetricFamily]:
        service = self._service
        for name, says, value in (
            ("motu_tables", "Tables in memory", len(service.tables)),
            ("motu_sockets", "Open sockets", len(service.sockets)),
            ("motu_bots_load", "Decisions of bots that are being made or wait", service.bots.load()),
            ("motu_background_load", "Advice, reviews and replays that are being made or wait", service.workers.load()),
            ("motu_reviews", "Reviews that are being made", len(service.reviews)),
        ):
            yield GaugeMetricFamily(name, says, value)
