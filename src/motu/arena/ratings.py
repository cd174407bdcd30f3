"""Ratings: the strength of players with intervals, from the places they took."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from motu.arena.estimates import CONFIDENCE, Vector, bradley_terry, wilson
from motu.arena.match_stats import MatchStats
from motu.arena.tournament import Pairing

MIDDLE: Final = 1500
"""The mean of all ratings. 400 points more mean ten wins for one loss."""
BOOTSTRAP_SAMPLES: Final = 200


@dataclass(frozen=True)
class Rating:
    """A player's strength on the Elo scale with its 95 % interval."""

    player: str
    elo: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Score:
    """How one player did against another: share of wins with its 95 % interval, and mean points."""

    pairing: Pairing
    games: int
    wins: float
    low: float
    high: float
    points: float
    points_of_others: float


def results_by_pair(played: MatchStats, places: dict[str, int]) -> list[tuple[int, int]]:
    """Who was placed before whom, as pairs of player indices. Seats of the same player are not compared."""
    names = played.match.players
    return [
        (places[names[one]], places[names[other]])
        for one in range(len(names))
        for other in range(len(names))
        if names[one] != names[other] and played.places[one] < played.places[other]
    ]


def ratings(results: Sequence[MatchStats]) -> list[Rating]:
    """Everybody's rating, best first: a Bradley-Terry model, intervals by bootstrap over deals."""
    names = sorted({name for played in results for name in played.match.players})
    places = {name: number for number, name in enumerate(names)}
    deals: dict[int, list[tuple[int, int]]] = {}
    for played in results:
        deals.setdefault(played.match.seed, []).extend(results_by_pair(played, places))
    groups = list(deals.values())
    fitted = elo(len(names), groups)
    draw = np.random.default_rng(0)
    samples = [
        elo(len(names), [groups[i] for i in draw.integers(len(groups), size=len(groups))])
        for _ in range(BOOTSTRAP_SAMPLES)
    ]
    edge = (1 - CONFIDENCE) / 2
    low, high = np.quantile(samples, [edge, 1 - edge], axis=0)
    found = [
        Rating(
            name,
            round(float(fitted[i]), 1),
            round(float(low[i]), 1),
            round(float(high[i]), 1),
            sum(name in played.match.players for played in results),
        )
        for i, name in enumerate(names)
    ]
    return sorted(found, key=lambda rating: -rating.elo)


def elo(count: int, groups: list[list[tuple[int, int]]]) -> Vector:
    """Elo ratings by a Bradley-Terry fit to the results of some deals."""
    won = np.zeros((count, count))
    for group in groups:
        for winner, loser in group:
            won[winner, loser] += 1
    return MIDDLE + bradley_terry(won) * 400 / math.log(10)


def scores(results: Sequence[MatchStats], pairings: Sequence[Pairing]) -> list[Score]:
    """The results of each pairing, in the order of the pairings."""
    found = []
    for pairing in pairings:
        own = [played for played in results if belongs(played, pairing)]
        if not own:
            continue
        wins = points = others = 0.0
        for played in own:
            seat = played.match.players.index(pairing.one)
            wins += (played.places[seat] == 0) / played.places.count(0)
            points += played.scores[seat]
            others += (sum(played.scores) - played.scores[seat]) / (len(played.scores) - 1)
        count = len(own)
        low, high = wilson(wins, count)
        found.append(Score(pairing, count, wins / count, low, high, points / count, others / count))
    return found


def belongs(played: MatchStats, pairing: Pairing) -> bool:
    """Whether a match belongs to a pairing: the one player once, the other at all other seats."""
    names = played.match.players
    return names.count(pairing.one) == 1 and names.count(pairing.others) == len(names) - 1
