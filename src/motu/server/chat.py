"""The chat of one table: stored, and sent to everybody who has it open."""

from __future__ import annotations

import asyncio
from time import time
from typing import Final

from motu.server.listener import Listener, encoded
from motu.server.messages import ChatLine, Chatted
from motu.server.store import Line, TableStore, Taken

MOST_CHAT: Final = 200
"""Lines that are sent to a new listener."""


class Chat:
    """The lines so far. A line with a known key was stored already."""

    def __init__(self, table: str, lines: list[Line], store: TableStore, listeners: list[Listener]) -> None:
        self._table = table
        self._lines = lines
        self._keys = {line.key for line in lines}
        self._store = store
        self._listeners = listeners
        self._lock = asyncio.Lock()

    def latest(self, hidden: frozenset[str] = frozenset()) -> list[ChatLine]:
        """The latest lines, without those of people whom the reader does not want to hear."""
        shown = [line for line in self._lines if line.text and line.guest not in hidden]
        return [chat_message(line) for line in shown[-MOST_CHAT:]]

    def line(self, number: int) -> Line | None:
        """A line by its number."""
        return self._lines[number - 1] if 1 <= number <= len(self._lines) else None

    async def say(self, seat: int | None, guest: str, name: str, key: str, text: str) -> None:
        async with self._lock:
            while key not in self._keys:
                line = Line(len(self._lines) + 1, seat, name, key, text, time(), guest)
                try:
                    await self._store.say(self._table, line)
                except Taken:
                    await self._read()
                else:
                    self._add([line])

    async def catch_up(self) -> None:
        """Read lines from other processes."""
        async with self._lock:
            await self._read()

    async def reload(self) -> bool:
        """Read all lines again. True if known ones have changed: their guest has deleted them."""
        async with self._lock:
            lines = await self._store.chat(self._table, 0)
            changed = lines[: len(self._lines)] != self._lines
            self._lines, new = lines[: len(self._lines)], lines[len(self._lines) :]
            self._add(new)
            return changed

    async def _read(self) -> None:
        self._add(await self._store.chat(self._table, len(self._lines)))

    def _add(self, lines: list[Line]) -> None:
        self._lines += lines
        self._keys |= {line.key for line in lines}
        for line in lines:
            frame = encoded(Chatted(chat_message(line)))
            for listener in self._listeners:
                if line.guest not in listener.hidden:
                    listener.send(frame)


def chat_message(line: Line) -> ChatLine:
    return ChatLine(line.number, line.seat, line.name, line.text, line.created)
