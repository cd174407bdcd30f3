"""Connections without reference cycles, over which a frame can be written at once.

uvicorn's connections form reference cycles. These subclasses break them on close. Tables and games have none, so the
cyclic garbage collector, which stops everything while it runs, can run rarely.
"""

from __future__ import annotations

import gc
import warnings
from collections.abc import Callable
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import Opcode
from websockets.protocol import State

with warnings.catch_warnings(action="ignore"):  # that they are the older sockets; see SocketConnection
    from uvicorn.protocols.websockets.websockets_impl import WebSocketProtocol

GC_THRESHOLDS: Final = (1_000_000, 50, 1_000)
"""Thresholds at which the garbage collector runs by itself: rarely."""
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
    """A connection over which requests come, until it becomes a socket."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        nothing: Any = None
        self.parser = nothing


class SocketConnection(WebSocketProtocol):
    """A connection of a socket. uvicorn would rather have its newer ones, which are several times slower under load."""

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
