"""The levels that a person can choose, named the same in all games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from motu.core.rules import Rules
from motu.core.weights import Reach
from motu.players.greedy import Greedy
from motu.players.knowledge import Knowledge, Player
from motu.players.net import shipped
from motu.players.search import Budget, Dials, Search
from motu.players.search.playing import Judge


class Searching:
    """A level that searches: how far it goes is said by the weights of the game it is asked in, but for the seconds.

    They are a bound for slow or busy machines; usually the walks are done before.
    """

    def __init__(self, seed: int, level: str, seconds: float) -> None:
        self.seed = seed
        self.level = level
        self.seconds = seconds
        self._search: Search | None = None

    def choose(self, knowledge: Knowledge) -> int:
        if self._search is None:
            self._search = self.search(knowledge.rules, knowledge.seats)
        return self._search.choose(knowledge)

    def search(self, rules: Rules, seats: int) -> Search:
        """The search of this level in a game with so many seats."""
        reach, judge = reach_of(self.level, rules, seats)
        return Search(self.seed, Budget(reach.walks, self.seconds, dials=dials_of(reach)), judge)


def reach_of(level: str, rules: Rules, seats: int) -> tuple[Reach, Judge | None]:
    """How far a level searches, and who judges its tables: a network where one was trained for so many seats."""
    trained = rules.weights.networks.get(seats, {})
    if level in trained:
        return trained[level], shipped(rules, seats)
    return rules.weights.levels[level], None


def dials_of(reach: Reach) -> Dials:
    return Dials(ahead=reach.ahead, lead=reach.lead, own=reach.own)


LEVELS: Final[dict[str, Callable[[int], Player]]] = {
    "easy": partial(Greedy, slips=40),
    "medium": Greedy,
    "hard": partial(Searching, level="hard", seconds=0.9),
    "expert": partial(Searching, level="expert", seconds=4.5),
}
"""Each level made with a seed."""
