"""Trials of networks: whether a search with a network beats searches without it, at equal time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from motu.arena.editions import CarriedEdition, rules_with
from motu.arena.match import derive_seed, play_out
from motu.arena.runners import run_all
from motu.arena.statistics import Share, share
from motu.core.rules import Rules
from motu.core.search_config import SearchConfig
from motu.players import Player
from motu.players.net import bundled_evaluator, can_read
from motu.players.search import SearchPlayer
from motu.players.search.rollout import Evaluator

UNLIMITED: Final = 1_000_000
"""More iterations than there is time for."""
GAMES: Final = 60
"""The most games of a trial."""
SECONDS: Final = 0.02
"""Seconds per decision of each side in a trial."""
LOOK_EVERY: Final = 10
"""After so many games it is seen whether the trial is decided."""


@dataclass(frozen=True)
class Trial:
    """How a network did with figures that it was not trained with, as one seat against others without it."""

    seats: int
    won: Share

    @property
    def helps(self) -> bool:
        """Whether the network clearly helps: the 95 % interval lies above an even share."""
        return self.won.low > 1 / self.seats

    @property
    def is_decided(self) -> bool:
        """Whether more games would hardly change the answer."""
        return self.won.cases % LOOK_EVERY == 0 and (self.helps or self.won.high < 1 / self.seats)

    def as_json(self) -> dict[str, Any]:
        """The trial as a dict for JSON."""
        return {"seats": self.seats, "games": self.won.cases, "share": self.won.share, "helps": self.helps}


def trials_needed(rules: Rules) -> list[int]:
    """The numbers of seats whose network was trained with other figures than these, but can read them."""
    trained = rules.weights.network_editions
    others = [seats for seats in rules.seats if seats in trained and trained[seats] != rules.edition.hash]
    return [seats for seats in others if can_read(rules, seats)]


def try_network(
    game: str,
    edition: CarriedEdition,
    seats: int,
    games: int = GAMES,
    seconds: float = SECONDS,
    seed: int = 0,
    workers: int = 1,
) -> Iterator[Trial]:
    """Let the network of a game play with an edition. Yields the trial after each game, until it is decided."""
    won = 0.0
    work = partial(trial_game, game, edition, seats, seconds, seed)
    for number, outcome in enumerate(run_all(work, range(games), "processes", workers)):
        won += outcome
        trial = Trial(seats, share(won, number + 1))
        yield trial
        if trial.is_decided:
            return


def trial_game(game: str, edition: CarriedEdition, seats: int, seconds: float, seed: int, number: int) -> float:
    """One game of a trial: 1 if the seat with the network wins, less if others win as well."""
    rules = rules_with(game, edition)
    levels = rules.weights.network_levels[seats]
    depth = next(iter(levels.values())).rollout_depth
    return contest(rules, bundled_evaluator(rules, seats), seats, depth, seconds, seed, number)


def contest(
    rules: Rules, evaluator: Evaluator, seats: int, rollout_depth: int | None, seconds: float, seed: int, number: int
) -> float:
    """One game in which one seat searches with an evaluator, the others without. Each deal is played by every seat.

    Returns 1 if that seat wins, less if others win as well.
    """
    state = rules.setup(seats, derive_seed(seed, number // seats), None, keep_log=False)
    own = number % seats
    without = SearchConfig(iterations=UNLIMITED, seconds=seconds)
    with_network = SearchConfig(iterations=UNLIMITED, seconds=seconds, rollout_depth=rollout_depth)
    players: list[Player] = [SearchPlayer(derive_seed(number, seat), without) for seat in range(seats)]
    players[own] = SearchPlayer(derive_seed(number, own), with_network, evaluator)
    play_out(rules, state, players)
    places = rules.places(state)
    return (places[own] == 0) / places.count(0)
