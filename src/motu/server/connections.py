"""Connections that leave nothing behind.

Python frees at once what nobody refers to, but has to look for objects that refer to each other in circles, and
everybody waits meanwhile. Tables and games hold no circles. uvicorn's connections do; here they open them, so that
Python need hardly ever look.
"""

from __future__ import annotations

import gc
import warnings
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

with warnings.catch_warnings(action="ignore"):
    from uvicorn.protocols.websockets.websockets_impl import WebSocketProtocol

SELDOM: Final = (1_000_000, 50, 1_000)
"""How seldom Python looks by itself."""


def look_seldom() -> None:
    """Set at the start of a server process, when everything is imported."""
    gc.set_threshold(*SELDOM)
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
