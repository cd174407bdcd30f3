"""The bots of one table: each that is asked thinks in a task of its own, and answers at the mailbox like anyone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct

from motu.server.bots import Bots


class Question(Struct, frozen=True, kw_only=True):
    """What a bot is asked: `mark` names it, `record` is the game so far.

    `recorded` is what a guided game has the bot choose; None if it chooses itself.
    """

    mark: str
    record: str
    level: str
    seed: int
    recorded: str | None


class Asking(Protocol):
    """A table as its bots know it."""

    def question(self, seat: int) -> Question | None:
        """What a seat is asked; None if no bot is asked there."""

    async def answer_for_bot(self, seat: int, mark: str, token: str) -> None:
        """Carry out what the bot chose, if that is still what it is asked."""


class Thinking:
    """Lets bots think. It knows the table only while one thinks."""

    def __init__(self, bots: Bots, pause: float) -> None:
        self._bots = bots
        self._pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def wake(self, seats: Iterable[int], table: Asking) -> None:
        """Let these think, but for those that do already."""
        for seat in seats:
            if seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._think(seat, table))

    async def _think(self, seat: int, table: Asking) -> None:
        """Choose and answer until nothing is asked; an answer to what is no longer asked changes nothing."""
        try:
            while (question := table.question(seat)) is not None:
                token, _ = await asyncio.gather(self._choose(seat, question), asyncio.sleep(self._pause))
                await table.answer_for_bot(seat, question.mark, token)
        finally:
            del self._tasks[seat]

    async def _choose(self, seat: int, question: Question) -> str:
        if question.recorded is not None:
            return question.recorded
        return await self._bots.choose(question.record, seat, question.level, question.seed)

    async def close(self) -> None:
        """Stop thinking."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
