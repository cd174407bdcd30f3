"""Bots and the expert's advice: thought of in worker processes, from what a seat knows."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from traceback import format_exception

from motu import compiled
from motu.core.errors import Illegal
from motu.core.record import Record, replay
from motu.games import rules_of
from motu.players import Knowledge, player
from motu.players.hints import hint
from motu.players.search import Budget
from motu.server.messages import AdviceLine
from motu.server.workers import Found, Workers

NICE = 5
"""How far those who think stand back behind those who serve and draw, where all share the same processors."""
ADVICE = Budget(walks=256, seconds=1.5)
"""How long the expert thinks when somebody asks for advice."""
DEALS = 128 if compiled() else 24
"""On how many deals each of its best choices is then played out: a second or so, however fast the engine is."""
SIMPLER = ("greedy", "random")
"""Who decides instead if a bot fails, so that it never stalls a table."""

_log = logging.getLogger(__name__)


class Failed(Exception):
    """A player failed; the text says how. Unlike some errors, it can always be sent from a worker."""


def think(record: str, seat: int, level: str, seed: int) -> str:
    """The token that a bot chooses; runs in a worker process. Raises Failed, and nothing else."""
    try:
        return chosen(record, seat, level, seed)
    except BaseException as error:
        raise Failed("".join(format_exception(error))) from None


def chosen(record: str, seat: int, level: str, seed: int) -> str:
    stored = Record.load(record)
    rules = rules_of(stored.game)
    knowledge = Knowledge(rules, replay(rules, stored), seat)
    move = player(level, seed).choose(knowledge)
    moves = knowledge.moves()
    if move not in moves:
        raise Illegal("not-an-option", token=str(move), allowed=[knowledge.token(one) for one in moves])
    return knowledge.token(move)


def advise(record: str, seat: int, seed: int) -> list[AdviceLine]:
    """What the expert would choose for a seat, best first; runs in a worker process."""
    stored = Record.load(record)
    rules = rules_of(stored.game)
    found = hint(Knowledge(rules, replay(rules, stored), seat), ADVICE, seed, deals=DEALS)
    return [AdviceLine(one.token, one.chance, one.points, one.sources, DEALS) for one in found.choices]


class Bots:
    """Those who think. No failure of theirs stalls a table."""

    def __init__(self, workers: int) -> None:
        self._workers = Workers(workers, NICE)

    async def choose(self, record: str, seat: int, level: str, seed: int) -> str:
        """What a bot of this level chooses; if it fails, for whatever reason, a simpler one chooses."""
        for who in dict.fromkeys((level, *SIMPLER)):
            try:
                return await self._done(partial(think, record, seat, who, seed))
            except Exception as error:
                _log.error(
                    "the bot “%s” at seat %d failed: %s\nThe record:\n%s", who, seat, str(error) or repr(error), record
                )
        raise Failed("no player found a move")

    async def advise(self, record: str, seat: int, seed: int) -> list[AdviceLine]:
        return await self._done(partial(advise, record, seat, seed))

    async def _done(self, work: Callable[[], Found]) -> Found:
        """Something done by a worker. If its process dies, perhaps by another's work, it is done once more."""
        with suppress(Workers.Died):
            return await self._workers.do(work)
        return await self._workers.do(work)

    async def close(self) -> None:
        await self._workers.close()
