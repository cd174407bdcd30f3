"""Bots and the expert's advice, computed in worker processes.

A worker gets the whole record, but a player gets only the `Knowledge` of its seat that is made from it.
"""

from __future__ import annotations

import faulthandler
import logging
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from traceback import format_exception
from typing import Any, Final

from msgspec import Struct

from motu import compiled
from motu.core.errors import Illegal
from motu.core.record import Record, resume
from motu.games import rules_of
from motu.players import Knowledge, Player, player
from motu.players.hints import hint
from motu.players.levels import SEARCH_SECONDS, SearchLevel
from motu.server.messages import AdviceLine
from motu.server.work import SOON, Died, Pool, Result


class AdviceConfig(Struct, frozen=True):
    """The limits of the expert's search when a player asks for advice, and the playouts of its best choices."""

    iterations: int = 256
    seconds: float = 1.5
    playouts: int = 128 if compiled() else 24
    """About a second's work."""


NICE = 5
"""The niceness of bot processes: the server and the browser come first on a shared machine."""
MOST_SECONDS = max(SEARCH_SECONDS.values())
LEAST_SECONDS = 0.25
"""However many bots have to decide, each may search this long."""
LONGEST = 60.0
"""A bot that has not decided after so many seconds, whatever was done to stop it, is ended with its process."""
STDERR = 2
FALLBACK_PLAYERS = ("greedy", "random")
"""The players that replace a bot that fails, so that the table goes on."""

_log = logging.getLogger(__name__)


class Failed(Exception):
    """A player failed; the text says how. Unlike some errors, it can always be sent from a worker."""


def think(record: str, seat: int, level: str, seed: int, seconds: float) -> str:
    """The token that a bot chooses; runs in a worker process. Raises Failed, and nothing else.

    A bot from outside may catch what interrupts it. No exception ends that, so after a while the process is ended.
    """
    if sys.platform != "emscripten":  # a browser has no process to end, and no bots from outside
        faulthandler.dump_traceback_later(LONGEST, exit=True, file=STDERR)
    try:
        return choose_token(record, seat, level, seed, seconds)
    except BaseException as error:
        raise Failed("".join(format_exception(error))) from None
    finally:
        if sys.platform != "emscripten":
            faulthandler.cancel_dump_traceback_later()


def choose_token(record: str, seat: int, level: str, seed: int, seconds: float) -> str:
    knowledge = knowledge_of(record, seat)
    move = limited(player(level, seed), seconds).choose(knowledge)
    moves = knowledge.moves()
    if move not in moves:
        raise Illegal("not-an-option", token=str(move), allowed=[knowledge.token(one) for one in moves])
    return knowledge.token(move)


def limited(chosen: Player, seconds: float) -> Player:
    """A player that searches no longer than this; others are quick anyway."""
    if isinstance(chosen, SearchLevel) and chosen.seconds is not None:
        chosen.seconds = min(chosen.seconds, seconds)
    return chosen


def knowledge_of(record: str, seat: int) -> Knowledge:
    """What a seat knows of a game. A record of another edition than the standard one carries its figures."""
    stored = Record.load(record)
    session = resume(rules_of(stored.game), stored)
    return Knowledge(session.rules, session.state, seat)


def advise(record: str, seat: int, seed: int, config: AdviceConfig) -> list[AdviceLine]:
    """What the expert would choose for a seat, best first; runs in a worker process."""
    knowledge = knowledge_of(record, seat)
    found = hint(knowledge, config.iterations, config.seconds, seed, playouts=config.playouts)
    return [AdviceLine(one.token, one.win_chance, one.points, one.sources, config.playouts) for one in found.choices]


def untimed(_level: str) -> AbstractContextManager[Any]:
    """Measures nothing."""
    return nullcontext()


class Bots:
    """Runs bots and the adviser in worker processes. No failure of a bot stalls a table.

    The adviser uses the processes that also make reviews. They give way to the bots': no question keeps a bot waiting.
    `timed` measures how long a level takes.
    """

    def __init__(
        self,
        workers: Pool,
        advisers: Pool | None = None,
        timed: Callable[[str], AbstractContextManager[Any]] = untimed,
        advice: AdviceConfig | None = None,
    ) -> None:
        self._timed: Final = timed
        self._workers: Final = workers
        self._advisers: Final = advisers or workers
        self._advice: Final = advice or AdviceConfig()

    async def choose(
        self, record: str, seat: int, level: str, seed: int, person: str = "", urgency: int = SOON, where: str = ""
    ) -> str:
        """What a bot of this level chooses; if it fails, for whatever reason, a simpler one chooses.

        `person` is whose table it is. Processes are shared by person, and watched tables are more urgent. `where` tells
        the log which decision it was.
        """
        for name in dict.fromkeys((level, *FALLBACK_PLAYERS)):
            try:
                work = partial(think, record, seat, name, seed, self.seconds(person))
                with self._timed(level):
                    return await self._run(self._workers, work, person, urgency)
            except Exception as error:
                _log.error("the bot “%s” at seat %d %s failed: %s", name, seat, where, str(error) or repr(error))
        raise Failed("no player found a move")

    def load(self) -> int:
        """How many decisions are being made or wait."""
        return self._workers.load()

    def is_well(self) -> bool:
        """Whether the processes work."""
        return self._workers.is_well()

    def seconds(self, person: str) -> float:
        """How long a bot may search now: less, the more bots of this person, or of all, have to decide.

        So the level drops before people have to wait longer.
        """
        share = max(1.0, self._workers.outstanding(person) + 1, (self._workers.load() + 1) / self._workers.most)
        return max(LEAST_SECONDS, MOST_SECONDS / share)

    async def advise(self, record: str, seat: int, seed: int, person: str = "") -> list[AdviceLine]:
        """What the expert would choose. If whoever asked is gone before it begins, it is not done."""
        return await self._run(self._advisers, partial(advise, record, seat, seed, self._advice), person, SOON)

    async def _run(self, workers: Pool, work: Callable[[], Result], person: str, urgency: int) -> Result:
        """Run work in a worker process. If the process dies, perhaps because of other work, it is run once more."""
        with suppress(Died):
            return await workers.do(work, person, urgency)
        return await workers.do(work, person, urgency)

    async def close(self) -> None:
        await self._workers.close()
