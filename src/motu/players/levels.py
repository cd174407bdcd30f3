"""The levels that a person can choose, named the same in all games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from motu.players.greedy import Greedy
from motu.players.knowledge import Player
from motu.players.search import Budget, Search

LEVELS: Final[dict[str, Callable[[int], Player]]] = {
    "easy": partial(Greedy, slips=40),
    "medium": Greedy,
    "hard": partial(Search, budget=Budget(walks=1024, seconds=0.9)),
    "expert": partial(Search, budget=Budget(walks=4096, seconds=4.5)),
}
"""Each level made with a seed. The seconds are a bound for slow or busy machines; usually the walks are done before."""
