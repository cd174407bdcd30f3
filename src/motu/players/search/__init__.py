"""Search: information-set Monte Carlo tree search, written once over the contract for every game."""

from motu.players.search.player import Budget, Dials, Search

__all__ = ["Budget", "Dials", "Search"]
