"""Bots and the expert's advice, computed in worker processes.

A worker gets the whole record, but a player gets only the `Knowledge` of its seat that is made from it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from traceback import format_exception

from motu import compiled
from motu.core.errors import Illegal
from motu.core.record import Record, resume
from motu.games import rules_of
from motu.players import Knowledge, player
from motu.players.hints import hint
from motu.server.messages import AdviceLine
from motu.server.workers import Result, Workers

NICE = 5
"""The niceness of bot processes: the server and the browser come first on a shared machine."""
ADVICE_ITERATIONS = 256
ADVICE_SECONDS = 1.5
"""The limits of the expert's search when a player asks for advice."""
PLAYOUTS = 128 if compiled() else 24
"""Playouts of each of its best choices: about a second's work."""
FALLBACK_PLAYERS = ("greedy", "random")
"""The players that replace a bot that fails, so that the table goes on."""

_log = logging.getLogger(__name__)


class Failed(Exception):
    """A player failed; the text says how. Unlike some errors, it can always be sent from a worker."""


def think(record: str, seat: int, level: str, seed: int) -> str:
    """The token that a bot chooses; runs in a worker process. Raises Failed, and nothing else."""
    try:
        return choose_token(record, seat, level, seed)
    except BaseException as error:
        raise Failed("".join(format_exception(error))) from None


def choose_token(record: str, seat: int, level: str, seed: int) -> str:
    knowledge = knowledge_of(record, seat)
    move = player(level, seed).choose(knowledge)
    moves = knowledge.moves()
    if move not in moves:
        raise Illegal("not-an-option", token=str(move), allowed=[knowledge.token(one) for one in moves])
    return knowledge.token(move)


def knowledge_of(record: str, seat: int) -> Knowledge:
    """What a seat knows of a game. A record of another edition than the standard one carries its figures."""
    stored = Record.load(record)
    session = resume(rules_of(stored.game), stored)
    return Knowledge(session.rules, session.state, seat)


def advise(record: str, seat: int, seed: int) -> list[AdviceLine]:
    """What the expert would choose for a seat, best first; runs in a worker process."""
    knowledge = knowledge_of(record, seat)
    found = hint(knowledge, ADVICE_ITERATIONS, ADVICE_SECONDS, seed, playouts=PLAYOUTS)
    return [AdviceLine(one.token, one.win_chance, one.points, one.sources, PLAYOUTS) for one in found.choices]


class Bots:
    """Runs bots in worker processes. No failure of a bot stalls a table."""

    def __init__(self, workers: int) -> None:
        self._workers = Workers(workers, NICE)

    async def choose(self, record: str, seat: int, level: str, seed: int) -> str:
        """What a bot of this level chooses; if it fails, for whatever reason, a simpler one chooses."""
        for who in dict.fromkeys((level, *FALLBACK_PLAYERS)):
            try:
                return await self._run(partial(think, record, seat, who, seed))
            except Exception as error:
                _log.error(
                    "the bot “%s” at seat %d failed: %s\nThe record:\n%s", who, seat, str(error) or repr(error), record
                )
        raise Failed("no player found a move")

    async def advise(self, record: str, seat: int, seed: int) -> list[AdviceLine]:
        return await self._run(partial(advise, record, seat, seed))

    async def _run(self, work: Callable[[], Result]) -> Result:
        """Run work in a worker process. If the process dies, perhaps because of other work, it is run once more."""
        with suppress(Workers.Died):
            return await self._workers.do(work)
        return await self._workers.do(work)

    async def close(self) -> None:
        await self._workers.close()
