"""Batches writes: items that arrive while a batch is being committed go into the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Item = TypeVar("Item")
Answer = TypeVar("Answer")


class CommitBatcher(Generic[Item, Answer]):
    """Commits items in batches. A single item is committed at once; under load batches are `pause` seconds apart."""

    def __init__(self, commit: Callable[[list[Item]], Awaitable[list[Answer]]], pause: float, most: int) -> None:
        self._commit = commit
        self._pause = pause
        self._most = most
        self._waiting: list[tuple[Item, asyncio.Future[Answer]]] = []
        self._running: asyncio.Task[None] | None = None
        self._next = 0.0

    async def add(self, item: Item) -> Answer:
        """Wait until the item is committed. Raises what committing it raised."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()
        self._waiting.append((item, answer))
        if self._running is None:
            self._running = loop.create_task(self._commit_all())
        return await answer

    async def _commit_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                early = self._next - loop.time()
                if early > 0:
                    await asyncio.sleep(early)
                self._next = loop.time() + self._pause
                batch, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
                await self._commit_batch(batch)
        finally:
            self._running = None

    async def _commit_batch(self, batch: list[tuple[Item, asyncio.Future[Answer]]]) -> None:
        try:
            answers = await self._commit([item for item, _ in batch])
        except BaseException as error:
            for _, waiting in batch:
                if not waiting.done():
                    waiting.set_exception(error)
            if not isinstance(error, Exception):
                raise
            return
        for (_, waiting), answer in zip(batch, answers, strict=True):
            if not waiting.done():
                waiting.set_result(answer)

    async def close(self) -> None:
        """Wait for the running batch."""
        if self._running is not None:
            await self._running
