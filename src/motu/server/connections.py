"""Connections without reference cycles, over which a frame can be written at once.

uvicorn's connections form reference cycles. These subclasses break them on close. Tables and games have none, so the
cyclic garbage collector, which stops everything while it runs, can run rarely.
"""

from __future__ import annotations

import asyncio
import gc
import warnings
from collections.abc import Callable
from random import uniform
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import Opcode
from websockets.protocol import State

with warnings.catch_warnings(action="ignore"):  # that they are the older sockets; see SocketConnection
    from uvicorn.protocols.websockets.websockets_impl import WebSocketProtocol

GC_THRESHOLDS: Final = (1_000_000, 50, 1_000)
"""Thresholds at which the garbage collector runs by itself: rarely."""
HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
READ_SECONDS: Final = 30.0
"""How long the headers and the body of a request may take, and an answer that the other side does not read."""
PING_SPREAD: Final = (0.6, 1.4)
"""By how much the time between two pings of a socket differs from the usual one."""
MOST_HEAD: Final = 32_768
"""The most bytes of headers."""
AT_ONCE: Final = "motu.at-once"
"""The extension by which the application writes a frame without waiting."""
MOST_ON_ITS_WAY: Final = 65_536
"""Bytes that may wait to be sent before frames have to wait as well."""


def tune_garbage_collector() -> None:
    """Make the garbage collector run rarely. Called once, when everything is imported."""
    gc.set_threshold(*GC_THRESHOLDS)
    gc.collect()
    gc.freeze()


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


class SocketConnection(WebSocketProtocol):
    """A connection of a socket. uvicorn would rather have its newer ones, which are several times slower under load."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        """Each socket sends its pings at times of its own: those of sockets opened together come in no burst."""
        super().__init__(*args, **settings)
        if self.ping_interval is not None:
            self.ping_interval *= uniform(*PING_SPREAD)  # noqa: S311 - no secret

    async def handler(self) -> None:
        try:
            await super().handler()
        finally:
            nothing: Any = None
            self.ws_handler = nothing  # type: ignore[method-assign]  # the library keeps a function there

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[AT_ONCE] = self.write_at_once
        try:
            await super().run_asgi()
        finally:
            del extensions[AT_ONCE]

    def write_at_once(self, frame: bytes) -> bool:
        """Write a frame, unless the socket is not open or much is still on its way to a slow listener."""
        if self.state is not State.OPEN or self.transport.get_write_buffer_size() > MOST_ON_ITS_WAY:
            return False
        self.write_frame_sync(True, Opcode.TEXT, frame)
        return True


def writing_at_once(scope: Scope) -> Callable[[bytes], bool]:
    """A function that writes a frame to the socket at once and returns whether it could."""
    write: Callable[[bytes], bool] = scope["extensions"][AT_ONCE]
    return write
