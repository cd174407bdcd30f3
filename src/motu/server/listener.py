"""One open socket at a table, as the table sees it: a short queue of frames that never makes anybody wait."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from motu.server.messages import Told

MOST_WAITING = 64
"""Frames that may wait for a slow listener before they are dropped and everything is told anew."""

_encode = msgspec.json.Encoder().encode


def framed(told: Told) -> str:
    return _encode(told).decode()


class Listener:
    """`who` is the seat that this socket sees; None is a spectator."""

    def __init__(self, who: int | None, guest: str | None) -> None:
        self.who = who
        self.guest = guest
        self.behind = True
        """Whether the next frame must tell everything."""
        self._frames: deque[str] = deque()
        self._news = asyncio.Event()
        self._news.set()

    def tell(self, frame: str) -> None:
        if self.behind:
            return
        if len(self._frames) >= MOST_WAITING:
            self.fall_behind()
            return
        self._frames.append(frame)
        self._news.set()

    def fall_behind(self) -> None:
        """Drop what waits; the table is told anew once the listener has caught up."""
        self._frames.clear()
        self.behind = True
        self._news.set()

    async def next_frame(self) -> str | None:
        """The next frame to send; None if everything must be told anew."""
        while True:
            await self._news.wait()
            if self.behind:
                self.behind = False
                self._refresh()
                return None
            if self._frames:
                frame = self._frames.popleft()
                self._refresh()
                return frame
            self._news.clear()

    def _refresh(self) -> None:
        if not self._frames and not self.behind:
            self._news.clear()
