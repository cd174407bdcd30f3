"""Training: a network learns from games of self-play how far prospects are off. Needs PyTorch."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from motu.arena.extras import needed
from motu.arena.lessons import Course, Lessons, lessons
from motu.arena.match import offspring, play_out
from motu.arena.runners import done
from motu.arena.statistics import Share, share
from motu.games import rules_of
from motu.players import Player
from motu.players.net import Network, NetworkJudge
from motu.players.net.network import POINTS
from motu.players.search import Budget, Dials, Search

HIDDEN: Final = (64, 32)
HELD_BACK: Final = 10
"""One game in so many is not learned from, but shows how well was learned."""
BATCH: Final = 512
RATE: Final = 2e-3
GENTLE_RATE: Final = 3e-4
"""How fast is learned from quick games, and from the fewer games of searches afterwards."""
DECAY: Final = 3e-2
STEADY: Final = 0.1
"""What hardly ever changes is not blown up: numbers are divided by how much they vary, but by no less than this."""


@dataclass(frozen=True)
class Progress:
    """How far a course has come: games played and epochs learned in all, and after an epoch how well."""

    round: int
    games: int
    epochs: int
    learned: Learned | None = None


@dataclass(frozen=True)
class Learned:
    """By how many points judgements are off, and the network that makes them.

    `off_known` is of games that it learned from, `off` of those that were held back, and `off_without` of the same by
    the game's own prospects.
    """

    off_known: float
    off: float
    off_without: float
    network: Network


def train(course: Course) -> Iterator[Progress]:
    """Play and learn, round by round; yields how it goes after every game and every epoch."""
    torch = needed("torch", "train")
    torch.manual_seed(course.seed % 2**63)
    learner: Learner | None = None
    network: Network | None = None
    first = 0
    for number in range(course.rounds + 1):
        units = range(first, first + (course.games_a_round if number else course.games))
        played: list[Lessons] = []
        for game in done(partial(lessons, course, network), units, course.runner, course.workers):
            played.append(game)
            yield Progress(number, first + len(played), number * course.epochs)
        first = units.stop
        moments = Moments(torch, course.seats, played)
        learner = learner or Learner(torch, course, moments)
        for epoch, learned in enumerate(learner.epochs(moments, RATE if number == 0 else GENTLE_RATE), 1):
            network = learned.network
            yield Progress(number, first, number * course.epochs + epoch, learned)


class Moments:
    """All moments of some games: rows that a network reads and points in the end, with some games held back."""

    def __init__(self, torch: Any, seats: int, played: list[Lessons]) -> None:
        def stacked(games: list[Lessons]) -> tuple[Any, Any]:
            rows = torch.cat([torch.from_numpy(game.rows) for game in games])
            points = torch.cat([torch.tensor([game.points] * len(game.rows)).reshape(-1, seats) for game in games])
            return rows, points.float()

        self.held_rows, self.held_points = stacked(played[::HELD_BACK])
        self.rows, self.points = stacked([one for number, one in enumerate(played) if number % HELD_BACK])


class Learner:
    """A network that learns, round after round: from new games it goes on learning gently.

    What counts is what a search will do with the judgement: the lead, and points of one's own as far as the game's
    weights let a search go for them.
    """

    def __init__(self, torch: Any, course: Course, moments: Moments) -> None:
        self.torch = torch
        self.course = course
        rules = rules_of(course.game)
        self.own = rules.weights.own
        self.known = rules.feature_count
        some = moments.rows[:: 1 + len(moments.rows) // 50_000].float()
        self.mean = some.mean((0, 1))
        self.spread = some.std((0, 1)).clamp_min(STEADY)
        self.model = self.perceptron(moments.rows.shape[2])

    def perceptron(self, width: int) -> Any:
        nn = self.torch.nn
        first, second = HIDDEN
        last = nn.Linear(second, 1)
        nn.init.zeros_(last.weight)
        nn.init.zeros_(last.bias)
        return nn.Sequential(nn.Linear(width, first), nn.ReLU(), nn.Linear(first, second), nn.ReLU(), last)

    def epochs(self, moments: Moments, rate: float) -> Iterator[Learned]:
        """Go through all moments as often as the course says."""
        torch, course = self.torch, self.course
        steps = course.epochs * -(-len(moments.rows) // BATCH)
        optimiser = torch.optim.AdamW(self.model.parameters(), lr=rate, weight_decay=DECAY)
        pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps)
        off_without = self.off(moments.held_rows[:, :, self.known].float(), moments.held_points)
        for _ in range(course.epochs):
            missed = 0.0
            for chosen in torch.randperm(len(moments.rows)).split(BATCH):
                optimiser.zero_grad()
                miss = self.ahead(self.hopes(moments.rows[chosen])) - self.ahead(moments.points[chosen])
                loss = (miss / POINTS).square().mean()
                loss.backward()
                optimiser.step()
                pace.step()
                missed += loss.item() * len(chosen) / len(moments.rows)
            with torch.no_grad():
                hopes = torch.cat([self.hopes(rows) for rows in moments.held_rows.split(BATCH)])
            off = self.off(hopes, moments.held_points)
            yield Learned(POINTS * math.sqrt(missed), off, off_without, self.network())

    def hopes(self, rows: Any) -> Any:
        """Points that every seat should have, by moment: its prospects and what the network adds."""
        rows = rows.float()
        return rows[:, :, self.known] + POINTS * self.model((rows - self.mean) / self.spread)[:, :, 0]

    def ahead(self, points: Any) -> Any:
        """The lead over the best other seat, mixed with the own points as in a search's reward."""
        seats = range(self.course.seats)
        best = [points[:, [other for other in seats if other != seat]].max(1).values for seat in seats]
        return points - (1 - self.own) * self.torch.stack(best, 1)

    def off(self, hopes: Any, points: Any) -> float:
        return float((self.ahead(hopes) - self.ahead(points)).square().mean().sqrt())

    def network(self) -> Network:
        """The network as arrays that need no scaling of what they read."""
        layers = [layer for layer in self.model if hasattr(layer, "weight")]
        arrays = {f"weight{number}": layer.weight.detach().T.clone() for number, layer in enumerate(layers)}
        arrays |= {f"bias{number}": layer.bias.detach().clone() for number, layer in enumerate(layers)}
        arrays["weight0"] /= self.spread[:, None]
        arrays["bias0"] -= self.mean @ arrays["weight0"]
        return Network({name: array.numpy() for name, array in arrays.items()})


def with_and_without(network: Network, course: Course, games: int, seconds: float) -> Iterator[Share]:
    """The share of games that a search with the network wins against ones without it, all with the same time.

    The same deals from every seat; after each game the share so far.
    """
    won = 0.0
    work = partial(one_with, network, course, seconds)
    for number, outcome in enumerate(done(work, range(games), course.runner, course.workers)):
        won += outcome
        yield share(won, number + 1)


def one_with(network: Network, course: Course, seconds: float, number: int) -> float:
    """One game in which one seat has the network: 1 if it wins, less if others win as well."""
    rules = rules_of(course.game)
    state = rules.setup(course.seats, offspring(course.seed + 1, number // course.seats), None, told=False)
    own = number % course.seats
    budget = Budget(MANY, seconds, 1, Dials(ahead=course.ahead))
    players: list[Player] = [Search(offspring(number, seat), Budget(MANY, seconds)) for seat in range(course.seats)]
    players[own] = Search(offspring(number, own), budget, NetworkJudge(rules, network, course.seats))
    play_out(rules, state, players)
    places = rules.places(state)
    return (places[own] == 0) / places.count(0)


MANY: Final = 1_000_000
"""More walks than there is time for."""
