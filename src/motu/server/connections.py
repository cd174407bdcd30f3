"""Connections without reference cycles, over which a frame can be written at once.

uvicorn's connections form reference cycles. These subclasses break them on close. Tables and games have none, so the
cyclic garbage collector, which stops everything while it runs, has little to do (`garbage.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import uniform
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
READ_SECONDS: Final = 30.0
"""How long the headers and the body of a request may take, and an answer that the other side does not read."""
PING_SPREAD: Final = (0.6, 1.4)
"""By how much the time between two pings of a socket differs from the usual one."""
MOST_HEAD: Final = 32_768
"""The most bytes of headers."""
MOST_MESSAGES: Final = 16
"""Messages of one socket that may wait before nothing more is read from it."""
FIN_TEXT: Final = 0x81
AT_ONCE: Final = "motu.at-once"
"""The extension by which the application writes a frame without waiting."""
MOST_ON_ITS_WAY: Final = 65_536
"""Bytes that may wait to be sent before frames have to wait as well."""


class HttpConnection(HttpToolsProtocol):
    """A connection over which requests come, until it becomes a socket.

    Whoever sends half a request, endless headers, or never reads the answer, loses the connection: each of them holds
    a file descriptor, and there are only so many.
    """

    _deadline: asyncio.TimerHandle | None = None
    _head: int | None = 0
    """Bytes of headers that are not complete yet; None while a body or an answer is under way."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._expect_within(HEAD_SECONDS)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > MOST_HEAD and not self.transport.is_closing():
                self.send_400_response("The headers are too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._expect_within(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self._head = None
        self._expect_within(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect_nothing()
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_within(READ_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._expect_nothing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def _expect_within(self, seconds: float) -> None:
        """Cut the connection if nothing is completed in this time."""
        self._expect_nothing()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        super().handle_websocket_upgrade()
        nothing: Any = None
        self.parser = nothing


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection of a socket.

    It breaks its reference cycles when it ends, sends its pings at times of its own, reads on while a few messages
    wait, and writes a frame at once.
    """

    def __init__(self, *args: Any, **settings: Any) -> None:
        """Each socket sends its pings at times of its own: those of sockets opened together come in no burst."""
        super().__init__(*args, **settings)
        if self.ping_interval is not None:
            self.ping_interval *= uniform(*PING_SPREAD)  # noqa: S311 - no secret

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        nothing: Any = None
        self.conn.parser = nothing

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[AT_ONCE] = self.write_at_once
        try:
            await super().run_asgi()
        finally:
            del extensions[AT_ONCE]

    def send_receive_event_to_app(self) -> None:
        """Hand a message over. uvicorn stops reading after each one, which costs more than to handle it."""
        paused, self.read_paused = self.read_paused, self.read_paused or self.queue.qsize() < MOST_MESSAGES
        super().send_receive_event_to_app()
        if not paused and self.queue.qsize() <= MOST_MESSAGES:
            self.read_paused = False

    def write_at_once(self, frame: bytes) -> bool:
        """Write a frame, unless the socket is not open or much is still on its way to a slow listener."""
        if self.disconnected or self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return False
        if self.transport.get_write_buffer_size() > MOST_ON_ITS_WAY:
            return False
        self.transport.write(text_frame(frame))
        return True


def text_frame(content: bytes) -> bytes:
    """A whole message of text as a server sends it: a frame without a mask."""
    length = len(content)
    if length < 126:
        return bytes((FIN_TEXT, length)) + content
    if length < 65_536:
        return bytes((FIN_TEXT, 126)) + length.to_bytes(2) + content
    return bytes((FIN_TEXT, 127)) + length.to_bytes(8) + content


def writing_at_once(scope: Scope) -> Callable[[bytes], bool]:
    """A function that writes a frame to the socket at once and returns whether it could."""
    write: Callable[[bytes], bool] = scope["extensions"][AT_ONCE]
    return write
