"""Things that come one by one and are done together: what comes while some are under way goes with the next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Item = TypeVar("Item")
Answer = TypeVar("Answer")


class Together(Generic[Item, Answer]):
    """Does many at once. Whoever comes alone is served at once; under load batches begin `pause` seconds apart."""

    def __init__(self, do: Callable[[list[Item]], Awaitable[list[Answer]]], pause: float, most: int) -> None:
        self._do = do
        self._pause = pause
        self._most = most
        self._waiting: list[tuple[Item, asyncio.Future[Answer]]] = []
        self._doing: asyncio.Task[None] | None = None
        self._next = 0.0

    async def add(self, item: Item) -> Answer:
        """Wait until it is done; raises what doing it raised."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()
        self._waiting.append((item, answer))
        if self._doing is None:
            self._doing = loop.create_task(self._do_all())
        return await answer

    async def _do_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                early = self._next - loop.time()
                if early > 0:
                    await asyncio.sleep(early)
                self._next = loop.time() + self._pause
                batch, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
                await self._do_batch(batch)
        finally:
            self._doing = None

    async def _do_batch(self, batch: list[tuple[Item, asyncio.Future[Answer]]]) -> None:
        try:
            answers = await self._do([item for item, _ in batch])
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
        """Wait for what is under way."""
        if self._doing is not None:
            await self._doing
