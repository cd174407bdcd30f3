"""One open socket at a table. Frames are written at once, or wait in a short queue if the socket is slow."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from motu.server.messages import ServerMessage

MOST_WAITING = 64
"""Frames that may wait for a slow listener before they are dropped and the whole table is sent again."""

FAREWELL = b""
"""In place of a frame: the socket is to be closed."""
WHOLE = b"whole"
"""In place of a frame: the whole table is to be sent."""

_encode = msgspec.json.Encoder().encode


def encoded(message: ServerMessage) -> bytes:
    """A message as a frame."""
    return _encode(message)


class Listener:
    """One open socket. `who` is the seat whose view it gets; None is a spectator."""

    def __init__(
        self,
        who: int | None,
        guest: str | None,
        write: Callable[[bytes], bool],
        hidden: frozenset[str] = frozenset(),
    ) -> None:
        self.who = who
        self.guest = guest
        self.hidden = hidden
        """The guests whom this one has muted or blocked."""
        self._write = write
        """Writes a frame at once; says whether it could."""
        self._sending = False
        """Whether a frame was handed out to be sent and is perhaps not written yet."""
        self.needs_resync = True
        """Whether the next frame must be the whole table."""
        self._frames: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._news.set()

    def send(self, frame: bytes) -> None:
        """Write a frame, or queue it. It is dropped while the whole table is about to be sent.

        A reply may be lost that way; then the browser sends its message again with the same key.
        """
        if self.needs_resync:
            return
        if not self._frames and not self._sending and self._write(frame):
            return
        if len(self._frames) >= MOST_WAITING:
            self.resync()
            return
        self._frames.append(frame)
        self._news.set()

    def dismiss(self) -> None:
        """End the connection: this listener may not see the table any more."""
        self._frames.clear()
        self._frames.append(FAREWELL)
        self.needs_resync = False
        self._news.set()

    def resync(self) -> None:
        """Drop the queue. The whole table is sent once the listener can receive again."""
        self._frames.clear()
        self.needs_resync = True
        self._news.set()

    def send_whole(self) -> None:
        """Send the whole table, after everything that waits."""
        if not self.needs_resync:
            self._frames.append(WHOLE)
            self._news.set()

    async def next_frame(self) -> bytes | None:
        """The next frame to send, requested when the last one was written; None if the whole table must be sent."""
        self._sending = False
        while True:
            await self._news.wait()
            if self.needs_resync:
                self.needs_resync = False
                self._sending = True
                self._refresh()
                return None
            if self._frames:
                frame = self._frames.popleft()
                self._sending = True
                self._refresh()
                return None if frame == WHOLE else frame
            self._news.clear()

    def _refresh(self) -> None:
        if not self._frames and not self.needs_resync:
            self._news.clear()
