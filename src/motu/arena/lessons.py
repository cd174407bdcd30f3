"""Lessons for a network: moments of games of self-play, and how those games ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from motu.arena.match import offspring
from motu.core.agenda import State
from motu.core.chance import Chance, seeded
from motu.core.rules import Rules
from motu.games import rules_of
from motu.players import Knowledge
from motu.players.net import Network, NetworkJudge, Sight
from motu.players.search import Budget, Dials, Search
from motu.players.search.quick_game import LONG, SLIPS, quick_moments


@dataclass(frozen=True)
class Course:
    """How to train: games to learn from, moments of each, times that all are gone through.

    The first games are played by evaluations one decision ahead, which is quick. In each of `rounds` more so many
    `games_a_round` are played by searches of `walks` walks with the network of the round before, which play on `ahead`
    decisions before it judges a table.
    """

    game: str
    seats: int
    games: int
    moments: int
    epochs: int
    seed: int
    workers: int = 1
    runner: str = "processes"
    rounds: int = 0
    games_a_round: int = 100
    walks: int = 64
    ahead: int = 4


@dataclass(frozen=True)
class Lessons:
    """Moments of one game and everybody's points in the end.

    `rows` is what a network reads, by moment and seat; in half precision, because millions have to fit into memory.
    """

    rows: Any
    points: list[int]


def lessons(course: Course, network: Network | None, number: int) -> Lessons:
    """Some moments of one game, seen from every seat; played quickly, or by searches with a network."""
    rules = rules_of(course.game)
    seed = offspring(course.seed, number)
    state = rules.setup(course.seats, seed, None, told=False)
    if network is None:
        moments = quick_moments(rules, state, seeded(seed), course.moments)
    else:
        players = [searching(rules, network, course, offspring(seed, seat)) for seat in range(course.seats)]
        moments = searched_moments(rules, state, seeded(seed), course.moments, players)
    sight = Sight(rules, course.seats)
    return Lessons(sight.of_all(moments).astype("float16"), rules.scores(state))


def searching(rules: Rules, network: Network, course: Course, seed: int) -> Search:
    budget = Budget(course.walks, None, 1, Dials(ahead=course.ahead))
    return Search(seed, budget, NetworkJudge(rules, network, course.seats))


def searched_moments(rules: Rules, state: State, chance: Chance, count: int, players: list[Search]) -> list[State]:
    """Let searches play a state to its end, with a slip now and then, and keep about so many moments of it."""
    moments: list[State] = []
    while (decision := state.pending()) is not None:
        if chance.below(LONG) < count:
            moments.append(state.clone())
        knowledge = Knowledge(rules, state, decision.seat)
        if chance.below(SLIPS) > 0:
            state.take(players[decision.seat].choose(knowledge))
        else:
            moves = knowledge.moves()
            state.take(moves[chance.below(len(moves))])
    return moments
