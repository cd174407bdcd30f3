"""The networks that come with the games: one file for each number of seats that one was trained for."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from motu.core.rules import Rules
from motu.games import folder_of
from motu.players.net.network import Network, NetworkEvaluator


def bundled_evaluator(rules: Rules, seats: int) -> NetworkEvaluator:
    """An evaluator with the network of a game for this number of seats. Only for those that its weights name."""
    return NetworkEvaluator(rules, bundled_network(rules.name, seats), seats)


@cache
def can_run() -> bool:
    """Whether networks can be run here: a browser has no NumPy."""
    return find_spec("numpy") is not None


def can_read(rules: Rules, seats: int) -> bool:
    """Whether the network of a game can read the features of this edition. An edition may have more or fewer."""
    return bundled_network(rules.name, seats).input_size == rules.feature_count + seats


@cache
def bundled_network(game: str, seats: int) -> Network:
    """The network of a game for this number of seats, loaded once."""
    return Network.load(bundled_file(game, seats))


def bundled_file(game: str, seats: int) -> Path:
    """Where that network is stored."""
    return folder_of(game) / "networks" / f"{seats}.npz"
