"""Statistics of many matches: wins by seat, points by source, length, and what winners do more often."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from motu.arena.estimates import wilson
from motu.arena.match_stats import MatchStats


@dataclass(frozen=True)
class Share:
    """A proportion with its 95 % interval and the number of cases."""

    share: float
    low: float
    high: float
    cases: int

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"


@dataclass(frozen=True)
class Use:
    """Something that players do: how often per game, and the wins of players who did it and who did not.

    `tilt` is how much more of it winners do than the others at the same table, in standard errors.
    """

    name: str
    per_game: float
    users: float
    won_with: Share
    won_without: Share
    tilt: float


@dataclass(frozen=True)
class Statistics:
    """The figures of a balance report."""

    games: int
    seats: int
    points: float
    points_of_winners: float
    margin: float
    decisions: float
    branching: float
    seat_wins: list[Share]
    sources: dict[str, tuple[float, float]]
    """Points by source: of all, and of winners."""
    uses: list[Use]


def share(hits: float, cases: int) -> Share:
    """A proportion with its Wilson interval."""
    if cases == 0:
        return Share(0.0, 0.0, 1.0, 0)
    return Share(hits / cases, *wilson(hits, cases), cases)


def statistics(results: Sequence[MatchStats], least: float = 0.02) -> Statistics:
    """All statistics. `least` leaves out what fewer than this share of players did."""
    games = len(results)
    seats = len(results[0].places)
    chairs = [(played, seat) for played in results for seat in range(seats)]
    winners = [(played, seat) for played, seat in chairs if played.places[seat] == 0]
    names = list(results[0].breakdown[0])
    return Statistics(
        games,
        seats,
        mean([played.scores[seat] for played, seat in chairs]),
        mean([played.scores[seat] for played, seat in winners]),
        mean([lead(played) for played in results]),
        mean([played.decisions for played in results]),
        sum(played.options for played in results) / max(1, sum(played.decisions for played in results)),
        [share(sum(won(played, seat) for played in results), games) for seat in range(seats)],
        {
            name: (
                mean([played.breakdown[seat][name] for played, seat in chairs]),
                mean([played.breakdown[seat][name] for played, seat in winners]),
            )
            for name in names
        },
        uses(results, least),
    )


def uses(results: Sequence[MatchStats], least: float) -> list[Use]:
    """What players do, most often done first."""
    seats = len(results[0].places)
    chairs = len(results) * seats
    total: Counter[str] = Counter()
    users: Counter[str] = Counter()
    with_it: defaultdict[str, float] = defaultdict(float)
    leaning: dict[str, list[float]] = {}
    wins = sum(won(played, seat) for played in results for seat in range(seats))
    for played in results:
        for seat in range(seats):
            total.update(played.uses[seat])
            for name in played.uses[seat]:
                users[name] += 1
                with_it[name] += won(played, seat)
        for name in {name for used in played.uses for name in used}:
            counts = [used.get(name, 0) for used in played.uses]
            winner = played.places.index(0)
            others = (sum(counts) - counts[winner]) / (seats - 1)
            leaning.setdefault(name, []).append(counts[winner] - others)
    return [
        Use(
            name,
            count / len(results),
            users[name] / chairs,
            share(with_it[name], users[name]),
            share(wins - with_it[name], chairs - users[name]),
            tilt(leaning[name], len(results)),
        )
        for name, count in total.most_common()
        if users[name] >= least * chairs
    ]


def tilt(differences: list[float], games: int) -> float:
    """The mean of differences in standard errors. Games without the thing count as 0."""
    middle = sum(differences) / games
    spread = sum((one - middle) ** 2 for one in differences) + (games - len(differences)) * middle**2
    error = (spread / max(1, games - 1) / games) ** 0.5
    return middle / error if error > 0 else 0.0


def won(played: MatchStats, seat: int) -> float:
    """1 for a victory; a shared one counts in part."""
    return (played.places[seat] == 0) / played.places.count(0)


def lead(played: MatchStats) -> float:
    """Points of the first over the second."""
    first, second = sorted(played.scores, reverse=True)[:2]
    return first - second


def mean(values: Sequence[float]) -> float:
    """The mean; 0 if there are no values."""
    return sum(values) / len(values) if values else 0.0
