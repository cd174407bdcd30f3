"""Runs the MCP server: over standard input and output, or over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import anyio
from mcp.server.mcpserver import MCPServer

from motu.mcp.places import Places
from motu.mcp.tools import INSTRUCTIONS, add_tools

MOST_BYTES = 2_000_000
"""The largest request over HTTP."""


def mcp_server(url: str) -> MCPServer[Any]:
    """The MCP server whose tables are at a Motu server."""
    places = Places(url)

    @asynccontextmanager
    async def connected(_: MCPServer[Any]) -> AsyncIterator[Places]:
        yield places

    made: MCPServer[Any] = MCPServer(
        "motu",
        title="Motu",
        instructions=INSTRUCTIONS,
        version=version("motu"),
        log_level="WARNING",
        lifespan=connected,
    )
    add_tools(made, places)
    return made


def run_stdio(url: str) -> None:
    """Serve one client over standard input and output."""
    anyio.run(mcp_server(url).run_stdio_async)


def run_http(url: str, host: str, port: int) -> None:
    """Serve any number of clients at /mcp."""
    mcp_server(url).run("streamable-http", host=host, port=port, max_request_body_size=MOST_BYTES)
