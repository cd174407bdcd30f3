"""The bot levels that a person can choose. They have the same names in all games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from motu.core.errors import BadComponents
from motu.core.rules import Rules
from motu.core.search_config import SearchConfig
from motu.games import BUILT_IN, RULES, leave_out
from motu.players.greedy import Greedy
from motu.players.knowledge import Knowledge, Player
from motu.players.net import bundled_evaluator, bundled_file, can_read, can_run
from motu.players.search import SearchPlayer
from motu.players.search.rollout import Evaluator

SEARCH_SECONDS: Final = {"hard": 0.9, "expert": 4.5}
"""The levels that search, with their time limit. On an idle machine the iterations are usually done before it."""


class SearchLevel:
    """A level that searches, with the settings that the weights of each game have for it."""

    def __init__(self, seed: int, level: str, seconds: float | None) -> None:
        self.seed = seed
        self.level = level
        self.seconds = seconds
        self._search: SearchPlayer | None = None

    def choose(self, knowledge: Knowledge) -> int:
        """The best move by the search of this level."""
        if self._search is None:
            self._search = self.make_player(knowledge.rules, knowledge.seats)
        return self._search.choose(knowledge)

    def make_player(self, rules: Rules, seats: int) -> SearchPlayer:
        """The search of this level in a game with this many seats."""
        config, evaluator = level_config(self.level, rules, seats)
        return SearchPlayer(self.seed, replace(config, seconds=self.seconds), evaluator)


def level_config(level: str, rules: Rules, seats: int) -> tuple[SearchConfig, Evaluator | None]:
    """The settings of a level, and its evaluator: a network, if there is one for this number of seats and edition."""
    if has_network(level, rules, seats) and network_fits(rules, seats):
        return rules.weights.network_levels[seats][level], bundled_evaluator(rules, seats)
    return rules.weights.levels[level], None


def has_network(level: str, rules: Rules, seats: int) -> bool:
    """Whether a level has a network for this number of seats."""
    return level in rules.weights.network_levels.get(seats, {})


def network_fits(rules: Rules, seats: int) -> bool:
    """Whether the network was trained with these figures, or a trial has shown that it helps, and it can be run."""
    if not can_run():
        return False
    if rules.weights.network_editions[seats] == rules.edition.hash:
        return True
    return seats in rules.edition.networks and can_read(rules, seats)


def goes_without_network(level: str, rules: Rules, seats: int) -> bool:
    """Whether a level has a network for this number of seats, but does not use it with these figures."""
    return has_network(level, rules, seats) and not network_fits(rules, seats)


def check_levels(rules: Rules) -> None:
    """Raise BadComponents if the weights of a game lack a level, or a network that they name."""
    for level in SEARCH_SECONDS:
        if level not in rules.weights.levels:
            file = f"{rules.name}/evaluation/weights.toml"
            raise BadComponents("components-figure-missing", file=file, block="levels", key=level)
    for seats in rules.weights.network_levels if can_run() else ():
        if not bundled_file(rules.name, seats).is_file():
            raise BadComponents("network-missing", game=rules.name, seats=seats)


for _rules in list(RULES.values()):
    try:
        check_levels(_rules)
    except BadComponents as error:
        if _rules.name in BUILT_IN:
            raise
        leave_out(_rules.name, str(error))

LEVELS: Final[dict[str, Callable[[int], Player]]] = {
    "easy": partial(Greedy, random_move_rate=0.4),
    "medium": Greedy,
    **{level: partial(SearchLevel, level=level, seconds=seconds) for level, seconds in SEARCH_SECONDS.items()},
}
"""Each level made with a seed, weakest first."""
