"""What the host tells everybody: shown on the start page and at every table."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Final

from motu.core.errors import MotuError
from motu.server.messages import Announced, AnnouncementInfo
from motu.server.store import Store
from motu.server.tables import Tables

LOOK: Final = 5.0
"""Seconds between two looks whether something is to be told."""

_log = logging.getLogger(__name__)


class Announcements:
    """The announcements of now. Tables that are open hear of a change."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self.now: list[AnnouncementInfo] = []
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._run())

    async def refresh(self) -> list[AnnouncementInfo]:
        """Read what is to be told, and tell it at all tables if it has changed."""
        found = [AnnouncementInfo(one.id, one.text) for one in await self._store.announcements(time())]
        if found != self.now:
            self.now = found
            self._tables.send_to_everybody(Announced(found))
        return found

    async def _run(self) -> None:
        while True:
            try:
                await self.refresh()
            except MotuError:
                _log.warning("announcements can't be read; it is tried again")
            except Exception:
                _log.exception("announcements can't be read; it is tried again")
            await asyncio.sleep(LOOK)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
