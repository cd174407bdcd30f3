"""Bots and the expert's advice: thought of in worker processes, from what a seat knows."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from motu import compiled
from motu.core.record import Record, replay
from motu.games import rules_of
from motu.players import Knowledge, player
from motu.players.hints import hint
from motu.players.search import Budget
from motu.server.messages import AdviceLine
from motu.server.workers import Workers

TRIES = 3
NICE = 5
"""How far those who think stand back behind those who serve and draw, where all share the same processors."""
ADVICE = Budget(walks=256, seconds=1.5)
"""How long the expert thinks when somebody asks for advice."""
DEALS = 128 if compiled() else 24
"""On how many deals each of its best choices is then played out: a second or so, however fast the engine is."""
LAST_RESORT = "random"
"""Who decides if a bot fails again and again, so that it never stalls a table."""


def think(record: str, seat: int, level: str, seed: int) -> str:
    """The token that a bot chooses; runs in a worker process."""
    stored = Record.load(record)
    rules = rules_of(stored.game)
    knowledge = Knowledge(rules, replay(rules, stored), seat)
    return knowledge.token(player(level, seed).choose(knowledge))


def advise(record: str, seat: int, seed: int) -> list[AdviceLine]:
    """What the expert would choose for a seat, best first; runs in a worker process."""
    stored = Record.load(record)
    rules = rules_of(stored.game)
    found = hint(Knowledge(rules, replay(rules, stored), seat), ADVICE, seed, deals=DEALS)
    return [AdviceLine(one.token, one.chance, one.points, one.sources, DEALS) for one in found.choices]


class Bots:
    """Those who think; a thought whose process dies is thought again."""

    def __init__(self, workers: int) -> None:
        self._workers = Workers(workers, NICE)

    async def choose(self, record: str, seat: int, level: str, seed: int) -> str:
        for _ in range(TRIES - 1):
            with suppress(Workers.Died):
                return await self._workers.do(partial(think, record, seat, level, seed))
        return await self._workers.do(partial(think, record, seat, LAST_RESORT, seed))

    async def advise(self, record: str, seat: int, seed: int) -> list[AdviceLine]:
        with suppress(Workers.Died):
            return await self._workers.do(partial(advise, record, seat, seed))
        return await self._workers.do(partial(advise, record, seat, seed))

    async def close(self) -> None:
        await self._workers.close()
