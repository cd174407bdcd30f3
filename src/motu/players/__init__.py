"""Bots. They are given what their seat knows, never the true state of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motu.core.errors import BadOption
from motu.players.greedy import Greedy
from motu.players.knowledge import Knowledge, Player
from motu.players.levels import LEVELS
from motu.players.random import Random
from motu.players.search import SearchPlayer

PLAYERS: Final[dict[str, Callable[[int], Player]]] = {
    "random": Random,
    **LEVELS,
    "greedy": Greedy,
    "search": SearchPlayer,
}
"""Every player by name, made with a seed. `greedy` is the level medium; `search` has the default SearchConfig."""

__all__ = ["LEVELS", "PLAYERS", "Knowledge", "Player", "player"]


def player(name: str, seed: int) -> Player:
    """A player by name. Raises BadOption, with all names, for an unknown one."""
    if name not in PLAYERS:
        raise BadOption("unknown-player", player=name, allowed=sorted(PLAYERS))
    return PLAYERS[name](seed)
