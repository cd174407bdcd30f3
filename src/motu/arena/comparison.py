"""Two editions compared: the same deals with the same players, and which figures of the balance report differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from motu.arena.estimates import CONFIDENCE
from motu.arena.extras import require_extra
from motu.arena.match_stats import MatchStats
from motu.arena.statistics import lead, mean, won

CLEAR: Final = 2.0
"""A difference of more than this many standard errors is reported as clear."""
CHANCE_OF_CLEAR: Final = 0.0455
"""How often a difference seems clear where there is none: a normal variable beyond two standard errors."""
LEAST_USERS: Final = 0.02
"""What fewer than this share of players did, with both editions, is left out."""

Share = tuple[float, float]
"""What a game adds to a figure, and to what the figure is divided by: games, winners or decisions."""


@dataclass(frozen=True)
class Difference:
    """A figure with two editions: both means, and the mean difference of a deal with its 95 % interval.

    `error` is the standard error of the difference.
    """

    group: str
    name: str
    before: float
    after: float
    difference: float
    low: float
    high: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether the difference exceeds two standard errors."""
        return abs(self.difference) > CLEAR * self.error

    @property
    def sigma(self) -> float | None:
        """The difference in standard errors; None if it is the same in all games."""
        if self.error > 0:
            return self.difference / self.error
        return None if self.difference else 0.0

    def as_json(self) -> dict[str, Any]:
        """The difference as a dict for JSON."""
        return {
            "group": self.group,
            "name": self.name,
            "before": self.before,
            "after": self.after,
            "difference": self.difference,
            "low": self.low,
            "high": self.high,
            "sigma": self.sigma,
            "clear": self.is_clear,
        }


@dataclass(frozen=True)
class Comparison:
    """All figures of a balance report with two editions, for one number of seats."""

    games: int
    """How many deals were played with each edition."""
    seats: int
    differences: list[Difference]

    def clear(self) -> list[Difference]:
        """The differences above two standard errors, the clearest first."""
        found = [one for one in self.differences if one.is_clear]
        return sorted(found, key=lambda one: -abs(one.sigma if one.sigma is not None else float("inf")))

    def group(self, name: str) -> list[Difference]:
        """The differences of one group."""
        return [one for one in self.differences if one.group == name]

    def clear_by_chance(self) -> float:
        """How many differences would seem clear if the editions were equally good, because so many are compared."""
        return CHANCE_OF_CLEAR * sum(one.error > 0 for one in self.differences)


def compare(before: Sequence[MatchStats], after: Sequence[MatchStats]) -> Comparison:
    """Compare games of two editions, paired by deal: game by game the same seed, players and options."""
    for one, other in zip(before, after, strict=True):
        assert one.match == replace(other.match, edition=one.match.edition), "the games are not of the same deals"
    names = common_names(before, after)
    first, second = values_by_game(before, names), values_by_game(after, names)
    differences = [paired(group, name, first[group, name], second[group, name]) for group, name in first]
    return Comparison(len(before), len(before[0].places), differences)


def paired(group: str, name: str, before: Sequence[float], after: Sequence[float]) -> Difference:
    """The difference of a figure from one value per game with each edition, by a paired t interval."""
    count = len(before)
    each = [new - old for old, new in zip(before, after, strict=True)]
    middle = mean(each)
    error = (sum((one - middle) ** 2 for one in each) / (count - 1) / count) ** 0.5
    reach = error * float(require_extra("scipy.stats", "arena").t.ppf((1 + CONFIDENCE) / 2, count - 1))
    return Difference(group, name, mean(before), mean(after), middle, middle - reach, middle + reach, error)


@dataclass(frozen=True)
class Names:
    """The sources of points and the things that players do, with either edition."""

    sources: list[str]
    uses: list[str]


def common_names(before: Sequence[MatchStats], after: Sequence[MatchStats]) -> Names:
    """The names in the games of both editions, in the order of the report."""
    sources = list(dict.fromkeys(name for played in (*before, *after) for name in played.breakdown[0]))
    users: dict[str, int] = {}
    for played in (*before, *after):
        for used in played.uses:
            for name in used:
                users[name] = users.get(name, 0) + 1
    least = LEAST_USERS * len(before) * len(before[0].places)
    return Names(sources, sorted(name for name, count in users.items() if count >= least))


def values_by_game(results: Sequence[MatchStats], names: Names) -> dict[tuple[str, str], list[float]]:
    """Every figure by group and name, as one value per game. Their mean is the figure."""
    games = [shares_of(played, names) for played in results]
    return {figure: ratio_values([game[figure] for game in games]) for figure in games[0]}


def shares_of(played: MatchStats, names: Names) -> dict[tuple[str, str], Share]:
    """What one game adds to each figure by group and name."""
    seats = range(len(played.places))
    winners = played.places.count(0)
    found: dict[tuple[str, str], Share] = {
        ("points", "a player"): (mean(played.scores), 1),
        ("points", "all players"): (sum(played.scores), 1),
        ("points", "the winner"): (of_winners(played, played.scores), winners),
        ("points", "lead of the winner"): (lead(played), 1),
    }
    found |= {("points", f"seat {seat + 1}"): (played.scores[seat], 1) for seat in seats}
    found |= {("wins", f"seat {seat + 1}"): (won(played, seat), 1) for seat in seats}
    found["length", "decisions"] = (played.decisions, 1)
    found["length", "options per decision"] = (played.options, played.decisions)
    points = {name: [sources.get(name, 0) for sources in played.breakdown] for name in names.sources}
    found |= {("sources", name): (mean(by_seat), 1) for name, by_seat in points.items()}
    found |= {("sources of winners", name): (of_winners(played, one), winners) for name, one in points.items()}
    counts = {name: [used.get(name, 0) for used in played.uses] for name in names.uses}
    found |= {("uses", name): (sum(by_seat), 1) for name, by_seat in counts.items()}
    found |= {("users", name): (mean([float(count > 0) for count in one]), 1) for name, one in counts.items()}
    found |= {("winners more", name): (more_by_winner(played, by_seat), 1) for name, by_seat in counts.items()}
    return found


def ratio_values(shares: Sequence[Share]) -> list[float]:
    """A ratio of two sums as one value per game, by the delta method: the mean of the values is the ratio."""
    if all(divisor == 1 for _, divisor in shares):
        return [amount for amount, _ in shares]
    middle = mean([divisor for _, divisor in shares])
    ratio = sum(amount for amount, _ in shares) / len(shares) / middle
    return [ratio + (amount - ratio * divisor) / middle for amount, divisor in shares]


def of_winners(played: MatchStats, by_seat: Sequence[float]) -> float:
    """The sum over the winners of something by seat."""
    return sum(value for value, place in zip(by_seat, played.places, strict=True) if place == 0)


def more_by_winner(played: MatchStats, counts: Sequence[int]) -> float:
    """How much more often the winner did something than the others at the table."""
    winner = played.places.index(0)
    return counts[winner] - (sum(counts) - counts[winner]) / (len(counts) - 1)
