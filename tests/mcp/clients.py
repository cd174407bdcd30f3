"""Clients of the official package, over standard input and output and over HTTP, and a player that only reads."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from mcp import Client, StdioServerParameters, stdio_client

from motu.research.text.players import ListReader
from tests.server.harness import ROOT, free_port

KEY = re.compile(r"^seat: (\S+)$", re.MULTILINE)
TABLE = re.compile(r"^table: (\S+)$", re.MULTILINE)
POSITION = re.compile(r"^position: (\S+)$", re.MULTILINE)
LINK = re.compile(r"^watch: (\S+)$", re.MULTILINE)
OVER = "## The game is over"
MOST_CALLS = 2000


@contextmanager
def process(command: list[str], url: str) -> Iterator[str]:
    """A server process that answers at an address."""
    started = subprocess.Popen([sys.executable, "-m", *command], cwd=ROOT, stderr=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 60
        while True:
            assert started.poll() is None, "the server ended"
            assert time.monotonic() < deadline, "the server does not answer"
            try:
                httpx.get(url, timeout=2)
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield url
    finally:
        started.terminate()
        started.wait(30)


@contextmanager
def tables(folder: Path) -> Iterator[str]:
    """A Motu server with quick searches."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with process(["tests.mcp.launch", f"sqlite:///{folder / 'tables.db'}", str(port)], f"{address}/api/health"):
        yield address


@contextmanager
def tools_over_http(server: str) -> Iterator[str]:
    """`motu mcp --http` at the tables of a server; its address."""
    port = free_port()
    address = f"http://127.0.0.1:{port}/mcp"
    with process(["motu", "mcp", "--http", "--port", str(port), "--server", server], address):
        yield address


@asynccontextmanager
async def over_stdio(server: str) -> AsyncIterator[Client]:
    """A client that starts `motu mcp` and speaks with it over its standard input and output."""
    names = ("PATH", "PYTHONPATH", "HOME")
    env = {name: os.environ[name] for name in names if name in os.environ}
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "motu", "mcp", "--server", server], env=env, cwd=str(ROOT)
    )
    async with Client(stdio_client(command)) as client:
        yield client


@asynccontextmanager
async def over_http(address: str, mode: str = "auto") -> AsyncIterator[Client]:
    async with Client(address, mode=mode) as client:
        yield client


@dataclass
class Caller:
    """Calls tools; what they answered, and whether they refused."""

    client: Client
    calls: int = 0
    refusals: list[str] = field(default_factory=list)

    async def call(self, tool: str, **arguments: Any) -> str:
        """The text that a tool answers; it must not refuse."""
        text, refused = await self.tried(tool, **arguments)
        assert not refused, text
        return text

    async def refused(self, tool: str, **arguments: Any) -> str:
        """The reason of a refusal."""
        text, refused = await self.tried(tool, **arguments)
        assert refused, text
        return text

    async def tried(self, tool: str, **arguments: Any) -> tuple[str, bool]:
        self.calls += 1
        result = await self.client.call_tool(tool, arguments)
        text = "".join(part.text for part in result.content if part.type == "text")
        return text, bool(result.is_error)


def run(doing: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a coroutine to its end. In a thread of its own: a browser of another test may have a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(doing())).result()


def found(pattern: re.Pattern[str], text: str) -> str:
    """The one thing that a pattern finds in a text."""
    match = pattern.search(text)
    assert match is not None, text
    return match[1]


async def whole_game(caller: Caller, key: str, seed: int) -> str:
    """Play to the end by nothing but what the tools say; the last text."""
    player = ListReader(seed)
    text = await caller.call("wait_for_turn", seat=key, seconds=60)
    while OVER not in text:
        assert caller.calls < MOST_CALLS, text
        if "## Options" in text:
            text = await caller.call("play", seat=key, answer=player(text))
        else:
            text = await caller.call("wait_for_turn", seat=key, seconds=60)
    return text
