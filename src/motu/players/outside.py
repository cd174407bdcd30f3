"""Bots from outside: from installed packages, or programs that talk over standard input and output.

Whatever such a bot does wrong, a failure, an illegal move, an answer that comes too late, costs it this decision: the
level medium makes it, and the log names the bot.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING, Final

from motu.players.greedy import Greedy
from motu.players.knowledge import Knowledge, Player
from motu.players.program import ProgramPlayer

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "motu.players"
"""The entry points by which packages name their bots: a function that makes a player from a seed."""
PROGRAM: Final = "program:"
"""A bot that is a program: `program:python my_bot.py`."""
PROGRAMS: Final = "MOTU_BOTS"
"""The environment variable by which a host offers programs as bots: `name=command; name=command`."""
SECONDS: Final = 5.0
"""How long a bot from outside may take for a decision."""
AGAIN: Final = 0.1
"""A bot that goes on although it was interrupted is interrupted again, so many seconds later."""
LONGEST_REASON: Final = 300

_log = logging.getLogger(__name__)


class Late(BaseException):
    """A bot took too long. It is no Exception, so that a bot that catches those does not catch this."""


class GuardedPlayer:
    """A bot from outside. Where it does wrong, medium decides."""

    def __init__(self, name: str, make: Callable[[], Player], seed: int, seconds: float = SECONDS) -> None:
        self.name = name
        self.faults = 0
        self._make = make
        self._seconds = seconds
        self._player: Player | None = None
        self._stand_in = Greedy(seed)

    def choose(self, knowledge: Knowledge) -> int:
        """The move of the bot, or of medium."""
        try:
            return self._chosen(knowledge)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            self.faults += 1
            reason = f"{type(error).__name__}: {error}"[:LONGEST_REASON]
            _log.warning("the bot %s lost a decision of %s to medium: %s", self.name, knowledge.rules.name, reason)
            return self._stand_in.choose(knowledge)

    def _chosen(self, knowledge: Knowledge) -> int:
        started = time.monotonic()
        move = within(self._seconds, partial(self._asked, knowledge))
        if time.monotonic() - started > self._seconds:
            raise Late(f"it took more than {self._seconds:g} seconds")
        if type(move) is not int or move not in knowledge.moves():
            raise ValueError(f"{move!r} is not one of its moves")
        return move

    def _asked(self, knowledge: Knowledge) -> int:
        if self._player is None:
            self._player = self._make()
        return self._player.choose(knowledge)


def within(seconds: float, ask: Callable[[], int]) -> int:
    """What a bot answers. It is interrupted if it takes longer, and again and again if it goes on.

    Only the main thread of a process can be interrupted; elsewhere it is noticed afterwards. The code of this module is
    not interrupted, so the timer always ends.
    """
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        return ask()

    def ring(_number: int, frame: FrameType | None) -> None:
        if frame is not None and frame.f_globals is not globals():
            raise Late(f"it took more than {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        return ask()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def outside_players() -> dict[str, Callable[[int], Player]]:
    """The bots that packages bring, and the programs that the host offers. Each is loaded when it first plays."""
    found: dict[str, Callable[[int], Player]] = {}
    if sys.platform == "emscripten":  # in a browser nothing is installed, and no program can be run
        return found
    from importlib.metadata import entry_points

    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        found[entry.name] = partial(from_package, entry)
    for name, command in programs(os.environ.get(PROGRAMS, "")).items():
        found[name] = partial(from_program, name, command)
    return found


def programs(listed: str) -> dict[str, str]:
    """Names and commands: `mine=python bot.py; other=./bot`."""
    pairs = (one.partition("=") for one in listed.split(";") if "=" in one)
    return {name.strip(): command.strip() for name, _, command in pairs if name.strip() and command.strip()}


def from_package(entry: EntryPoint, seed: int) -> Player:
    """A bot that a package brings."""
    return GuardedPlayer(entry.name, lambda: entry.load()(seed), seed)


def from_program(name: str, command: str, seed: int) -> Player:
    """A bot that is a program."""
    return GuardedPlayer(name, lambda: ProgramPlayer(command, seed, SECONDS), seed, seconds=2 * SECONDS)
