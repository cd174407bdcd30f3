"""What is stored in a browser: texts by their keys, changed in transactions. The page keeps them in IndexedDB."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from motu.server.errors import Unavailable

THERE: Final = "*"
"""Expects that there is something under a key. No row is this text."""


class Database(Protocol):
    """Texts by their keys. Several tabs use the same ones; what they tell each other is not stored."""

    async def read(self, key: str) -> str | None:
        """The text under a key."""
        ...  # pragma: no cover

    async def read_all(self, start: str) -> dict[str, str]:
        """The texts whose keys have this start, by their keys and in the order of these."""
        ...  # pragma: no cover

    async def write(
        self, expected: Mapping[str, str | None], changes: Mapping[str, str | None], cleared: Sequence[str] = ()
    ) -> bool:
        """Change texts in one transaction; None deletes one, and `cleared` has the starts of keys to delete first.

        False, and nothing is changed, if what is there differs from what is expected: a text, nothing, or THERE.
        Raises Unavailable if there is no room, or the storage does not work.
        """
        ...  # pragma: no cover

    def tell(self, what: str) -> None:
        """Tell the other tabs something."""

    async def heard(self) -> str:
        """Wait for what another tab tells."""
        ...  # pragma: no cover


class Shelf:
    """What the databases of several tabs share, when it is in memory."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.tabs: list[MemoryDatabase] = []


class MemoryDatabase:
    """A database in memory: for a browser that stores nothing, and for tests."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        self.shelf = shelf or Shelf()
        self.shelf.tabs.append(self)
        self.problem = ""
        """Why nothing can be stored: `storage-full`, or another message id without `error-`."""
        self._told: asyncio.Queue[str] = asyncio.Queue()

    async def read(self, key: str) -> str | None:
        """The text under a key."""
        return self.shelf.texts.get(key)

    async def read_all(self, start: str) -> dict[str, str]:
        """The texts whose keys have this start, by their keys and in the order of these."""
        return {key: self.shelf.texts[key] for key in sorted(self.shelf.texts) if key.startswith(start)}

    async def write(
        self, expected: Mapping[str, str | None], changes: Mapping[str, str | None], cleared: Sequence[str] = ()
    ) -> bool:
        """Change texts, all or none."""
        texts = self.shelf.texts
        for key, text in expected.items():
            found = texts.get(key)
            if (found is None) if text == THERE else (found != text):
                return False
        if self.problem:
            raise Unavailable(self.problem)
        for key in [key for key in texts if key.startswith(tuple(cleared))]:
            del texts[key]
        for key, text in changes.items():
            if text is None:
                texts.pop(key, None)
            else:
                texts[key] = text
        return True

    def tell(self, what: str) -> None:
        """Tell the other tabs something."""
        for tab in self.shelf.tabs:
            if tab is not self:
                tab._told.put_nowait(what)

    async def heard(self) -> str:
        """Wait for what another tab tells."""
        return await self._told.get()
