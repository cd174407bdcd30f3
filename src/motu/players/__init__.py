"""Bots. They are given what their seat knows, never the true state of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motu.core.errors import BadOption
from motu.players.greedy import Greedy
from motu.players.knowledge import Knowledge, Player
from motu.players.levels import LEVELS
from motu.players.outside import PROGRAM, from_program, outside_players
from motu.players.random import Random
from motu.players.search import SearchPlayer

BUILT_IN: Final[dict[str, Callable[[int], Player]]] = {
    "random": Random,
    **LEVELS,
    "greedy": Greedy,
    "search": SearchPlayer,
}
"""The players that come with Motu. `greedy` is the level medium; `search` has the default SearchConfig."""
OUTSIDE: Final = {name: make for name, make in outside_players().items() if name not in BUILT_IN}
"""Bots from installed packages, and programs that the host offers."""
PLAYERS: Final[dict[str, Callable[[int], Player]]] = {**BUILT_IN, **OUTSIDE}
"""Every player by name, made with a seed."""

__all__ = ["LEVELS", "OUTSIDE", "PLAYERS", "Knowledge", "Player", "player"]


def player(name: str, seed: int) -> Player:
    """A player by name, or `program:` and a command. Raises BadOption, with all names, for an unknown one.

    >>> from motu import RULES
    >>> rules = RULES["bali"]
    >>> state = rules.setup(seats=2, seed=7)
    >>> knowledge = Knowledge(rules, state, rules.pending(state).seat)
    >>> player("medium", seed=1).choose(knowledge) in knowledge.moves()
    True
    """
    if name.startswith(PROGRAM):
        return from_program(name, name.removeprefix(PROGRAM), seed)
    if name not in PLAYERS:
        raise BadOption("unknown-player", player=name, allowed=sorted(PLAYERS))
    return PLAYERS[name](seed)
