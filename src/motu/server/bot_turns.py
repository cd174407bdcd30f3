"""The turns of a table's bots: each bot that has to decide does so in a task of its own, and answers like a person."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final, Protocol

from msgspec import Struct

from motu.core.errors import Illegal
from motu.server.bots import Bots
from motu.server.work import LATER, SOON

FIRST_PAUSE: Final = 0.5
"""Seconds after which a bot that could not answer tries again; with each failure the pause is doubled."""
LONGEST_PAUSE: Final = 10.0

_log = logging.getLogger(__name__)


class Question(Struct, frozen=True, kw_only=True):
    """The decision of a bot: `mark` identifies it, `record` is the game so far.

    `recorded` is the answer recorded in a tutorial; None if the bot chooses itself.
    """

    mark: str
    record: str
    level: str
    seed: int
    recorded: str | None
    person: str = ""
    """Whose table it is: the time of the worker processes is shared by person."""
    watched: bool = True
    """Whether somebody has the table open. Bots of other tables can wait."""
    where: str = ""
    """Names the decision in the log, from which nobody learns the seed: the table, and how many entries it had."""


class BotTable(Protocol):
    """What bots need to know of a table."""

    def question(self, seat: int) -> Question | None:
        """What a seat is asked; None if no bot is asked there."""

    async def answer_for_bot(self, seat: int, mark: str, token: str) -> None:
        """Carry out what the bot chose, if that is still what it is asked."""


class BotTurns:
    """Runs the bots of one table. It refers to it only while a bot is choosing, so that an unused table is freed."""

    def __init__(self, bots: Bots, pause: float) -> None:
        self._bots = bots
        self._pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def wake(self, seats: Iterable[int], table: BotTable) -> None:
        """Let these bots choose, except those that already do."""
        for seat in seats:
            if seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._play(seat, table))

    async def _play(self, seat: int, table: BotTable) -> None:
        """Choose and answer until there is nothing to decide. An outdated answer changes nothing.

        After a failure, for example of the store, it tries again with growing pauses.
        """
        failures = 0
        refused = ""  # the mark at which a recorded answer was illegal; there the bot chooses itself
        try:
            while True:
                question = None
                try:
                    question = table.question(seat)
                    if question is None:
                        return
                    choosing = self._choose(seat, question, question.mark != refused)
                    token, _ = await asyncio.gather(choosing, asyncio.sleep(self._pause))
                    await table.answer_for_bot(seat, question.mark, token)
                    failures = 0
                except Exception as error:
                    if isinstance(error, Illegal) and question is not None:
                        refused = question.mark
                    await self._pause_after(seat, failures, question)
                    failures += 1
        finally:
            del self._tasks[seat]

    async def _pause_after(self, seat: int, failures: int, question: Question | None) -> None:
        """Log what failed and where, and wait."""
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0**failures)
        where = "" if question is None else question.where
        _log.exception("the bot at seat %d %s could not answer and tries again in %s s", seat, where, pause)
        await asyncio.sleep(pause)

    async def _choose(self, seat: int, question: Question, as_recorded: bool) -> str:
        if question.recorded is not None and as_recorded:
            return question.recorded
        urgency = SOON if question.watched else LATER
        return await self._bots.choose(
            question.record, seat, question.level, question.seed, question.person, urgency, question.where
        )

    async def close(self) -> None:
        """Stop all bots."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def bot_seed(seed: int, mark: str, seat: int) -> int:
    """A seed for one decision of a bot, or of the adviser. Nobody knows it before the end of the game.

    It follows from the seed of the game and from what the seat sees. So others' secret choices do not change it: advice
    that is asked for twice tells nothing of them. With the record everybody can check it afterwards.
    """
    key = seed.to_bytes(8)
    return int.from_bytes(blake2b(f"bot {mark} {seat}".encode(), digest_size=8, key=key).digest())
