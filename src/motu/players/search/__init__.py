"""Information-set Monte Carlo tree search, written once for every game."""

from motu.core.search_config import SearchConfig
from motu.players.search.player import SearchPlayer

__all__ = ["SearchConfig", "SearchPlayer"]
