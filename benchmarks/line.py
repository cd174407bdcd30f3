"""A browser's two ways to the server, as bare as can be: the load must not cost more than what it measures."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASKED = 0x80
NO_MASK = bytes(4)
"""Browsers must mask what they send; with zeros nothing has to be done for it."""


class Line(asyncio.Protocol):
    """A socket at a table: hands every frame over as bytes."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.transport: Any = None
        self.closed = False
        """Whether the server has said that it ends."""

    @classmethod
    async def to(cls, url: str, path: str, cookie: str, hear: Callable[[bytes], None], address: str = "") -> Line:
        place = urlsplit(url)
        loop = asyncio.get_running_loop()
        assert place.hostname is not None
        assert place.port is not None
        own = (address, 0) if address else None
        transport, line = await loop.create_connection(lambda: cls(hear), place.hostname, place.port, local_addr=own)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        await line.open
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.open.done():
            head, ended, self.rest = self.rest.partition(b"\r\n\r\n")
            if not ended:
                self.rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self.open.set_result(None)
        self._take_frames()

    def _take_frames(self) -> None:
        got, at = self.rest, 0
        while len(got) >= at + 2:
            start, length = at + 2, got[at + 1]
            if length >= 126:
                wide = 2 if length == 126 else 8
                length = int.from_bytes(got[start : start + wide])
                start += wide
            if len(got) < start + length:
                break
            if got[at] == TEXT:
                self.hear(got[start : start + length])
            elif got[at] == CLOSE:
                self.closed = True
            elif got[at] == PING:
                self._send(PONG, got[start : start + length])
            at = start + length
        self.rest = got[at:]

    def send(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, content: bytes) -> None:
        length = len(content)
        size = bytes([MASKED | length]) if length < 126 else bytes([MASKED | 126]) + length.to_bytes(2)
        self.transport.write(bytes([kind]) + size + NO_MASK + content)

    def close(self) -> None:
        if self.transport.is_closing():
            return
        self._send(CLOSE, (1000).to_bytes(2))
        self.transport.close()


class Visitor:
    """Somebody who asks over HTTP, one thing after the other."""

    def __init__(self, url: str, address: str = "") -> None:
        self.url = url
        self.address = address
        """Where they come from; on loopback every 127.x.y.z will do."""
        self.cookie = ""

    @classmethod
    async def at(cls, url: str, address: str = "") -> Visitor:
        visitor = cls(url, address)
        await visitor.ask("GET", "/api/welcome")
        return visitor

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        place = urlsplit(self.url)
        own = (self.address, 0) if self.address else None
        reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=own)
        content = b"" if body is None else msgspec.json.encode(body)
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {place.netloc}\r\nCookie: {self.cookie}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        answer = await reader.read()
        writer.close()
        assert head.startswith("HTTP/1.1 200"), answer
        for line in head.split("\r\n"):
            if line.lower().startswith("set-cookie: "):
                self.cookie = line.split(": ", 1)[1].partition(";")[0]
        return msgspec.json.decode(answer)

    async def sit(self, table: str, hear: Callable[[bytes], None]) -> Line:
        return await Line.to(self.url, f"/api/tables/{table}/socket", self.cookie, hear, self.address)
