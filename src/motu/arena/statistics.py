"""What many matches say about a game: seats, points by source, length, and what goes with winning."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from motu.arena.extras import needed
from motu.arena.played import Played
from motu.arena.ratings import CERTAINTY


@dataclass(frozen=True)
class Share:
    """A share with the interval that holds it with 95 % certainty, and how many cases it is of."""

    share: float
    low: float
    high: float
    cases: int

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"


@dataclass(frozen=True)
class Use:
    """Something that players do: how often in a game, and how often who did it at all won, beside who did not.

    `tilt` is by how much more of it a winner does than the others at the same table, in standard errors.
    """

    name: str
    a_game: float
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
    """A share with its Wilson interval."""
    if cases == 0:
        return Share(0.0, 0.0, 1.0, 0)
    interval = needed("scipy.stats", "arena").binomtest(round(hits), cases).proportion_ci(CERTAINTY, method="wilson")
    return Share(hits / cases, float(interval.low), float(interval.high), cases)


def statistics(results: Sequence[Played], least: float = 0.02) -> Statistics:
    """Everything counted; `least` leaves out what fewer than this share of players ever did."""
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


def uses(results: Sequence[Played], least: float) -> list[Use]:
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
    """The mean of differences in standard errors; games without the thing are zeros."""
    middle = sum(differences) / games
    spread = sum((one - middle) ** 2 for one in differences) + (games - len(differences)) * middle**2
    error = (spread / max(1, games - 1) / games) ** 0.5
    return middle / error if error > 0 else 0.0


def won(played: Played, seat: int) -> float:
    """A victory; one that is shared counts in part."""
    return (played.places[seat] == 0) / played.places.count(0)


def lead(played: Played) -> float:
    """Points of the first over the second."""
    first, second = sorted(played.scores, reverse=True)[:2]
    return first - second


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
