"""The networks that come with the games: for each number of seats that one was trained for, a file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from motu.core.rules import Rules
from motu.players.net.network import Network, NetworkJudge

GAMES = Path(__file__).parents[2] / "games"


def shipped(rules: Rules, seats: int) -> NetworkJudge:
    """A judge with the network of a game for so many seats; only for those that its weights name."""
    return NetworkJudge(rules, loaded(rules.name, seats), seats)


@cache
def loaded(game: str, seats: int) -> Network:
    return Network.load(file_of(game, seats))


def file_of(game: str, seats: int) -> Path:
    return GAMES / game / "networks" / f"{seats}.npz"
