"""How strong players are, as far as their results tell: a Bayesian rating for games of two and more.

The model is that of Plackett and Luce: whoever is first is chosen from all with a probability that grows with their
strength, whoever is second from the others, and so on. Each player's strength is a normal distribution. After a game
every distribution is updated from those before the game, in the manner of Weng and Lin (2011): what is unknown of the
others makes a result count for less.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

MIDDLE: Final = 1500.0
"""The rating of somebody of whom nothing is known. 400 points more mean ten wins for one loss."""
DEVIATION: Final = 350.0
"""The standard deviation then."""
CHANGE: Final = 3.0
"""How much strength changes from one game to the next, as a standard deviation: people learn."""
SCALE: Final = 400 / math.log(10)
SURE: Final = 1.96
"""An interval of so many standard deviations to each side holds the strength in 19 of 20 cases."""


class Rating(Struct, frozen=True):
    """The strength of a player: its mean and its standard deviation."""

    mean: float = MIDDLE
    deviation: float = DEVIATION

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval. Ladders are ordered by it: who has played little is not on top."""
        return self.mean - SURE * self.deviation

    @property
    def high(self) -> float:
        return self.mean + SURE * self.deviation


NEWCOMER: Final = Rating()


def rated_game(before: Mapping[str, Rating], places: Sequence[tuple[str, int]]) -> dict[str, Rating]:
    """Everybody's rating after a game: `places` has the player and the place of every seat, 0 for who won.

    A player may sit at several seats, as bots of one level do: nothing follows from how they did against themselves.

    >>> after = rated_game({}, [("ann", 0), ("ben", 1)])
    >>> round(after["ann"].mean), round(after["ben"].mean), round(after["ann"].deviation)
    (1675, 1325, 247)
    """
    ratings = {player: _a_game_later(before.get(player, NEWCOMER)) for player, _ in places}
    return {player: _updated(ratings, places, player) for player in ratings}


def _a_game_later(rating: Rating) -> Rating:
    return Rating(rating.mean, min(math.hypot(rating.deviation, CHANGE), DEVIATION))


def _updated(ratings: Mapping[str, Rating], places: Sequence[tuple[str, int]], me: str) -> Rating:
    """One step of Newton's method for the mean, and the curvature there for the deviation.

    Equal places are chosen one after the other, each from all who are left: Breslow's way with ties.
    """
    own = ratings[me]
    gradient = curvature = 0.0
    weights = {player: math.exp(_difference(rating, own)) for player, rating in ratings.items() if player != me}
    weights[me] = 1.0
    for place in sorted({place for _, place in places}):
        left = [player for player, theirs in places if theirs >= place]
        if len(set(left)) == 1:
            continue
        chosen = [player for player, theirs in places if theirs == place]
        share = left.count(me) / sum(weights[player] for player in left)
        gradient += chosen.count(me) - len(chosen) * share
        curvature += len(chosen) * share * (1 - share)
    variance = 1 / (1 / own.deviation**2 + curvature / SCALE**2)
    return Rating(own.mean + variance * gradient / SCALE, math.sqrt(variance))


def _difference(other: Rating, own: Rating) -> float:
    """How much stronger another one is, in natural units, smaller the less is known of both."""
    unknown = (other.deviation**2 + own.deviation**2) / SCALE**2
    return (other.mean - own.mean) / SCALE / math.sqrt(1 + math.pi * unknown / 8)
