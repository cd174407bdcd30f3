"""Hints: what a strong player would choose, and why. Plain data, no words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from motu.core.agenda import State
from motu.core.chance import WIDEST, Chance, seeded
from motu.core.rules import Rules
from motu.players.knowledge import Knowledge
from motu.players.levels import dials_of, reach_of
from motu.players.search import Budget, Dials
from motu.players.search.player import spend
from motu.players.search.playing import Hand, Manner

TO_THE_END: Final = 1_000_000
"""No game has so many decisions."""
PLAIN: Final = Manner(TO_THE_END, 6, 5)
"""How games are played to their end to see how they may end."""


@dataclass(frozen=True)
class Advice:
    """One choice: how likely it wins, how many points it should bring in the end, and from where."""

    token: str
    chance: float
    points: float
    sources: dict[str, float]
    """Points at the end of the game by source; they add up to `points`."""
    walks: int
    """So many walks of the search looked at it."""


@dataclass(frozen=True)
class Hint:
    """What a seat may choose now, best first."""

    seat: int
    choices: list[Advice]


@dataclass(frozen=True)
class Ending:
    """How a game that was played to its end went for one seat; `won` is shared by those who share a victory."""

    won: float
    points: int
    sources: dict[str, int]


def hint(knowledge: Knowledge, budget: Budget, seed: int = 0, top: int = 3, deals: int = 32) -> Hint:
    """The best choices by a search with this budget; chance and points are then seen in games played to their end."""
    choices = searched(knowledge, budget, seed)[:top]
    found = [outlook(knowledge, move, walks, seed, deals) for move, walks in choices]
    return Hint(knowledge.seat, sorted(found, key=lambda advice: -advice.chance))


def searched(knowledge: Knowledge, budget: Budget, seed: int) -> list[tuple[int, int]]:
    """The moves that a search looked at, best first, each with its walks.

    It goes about it as the expert does, with a network where the expert has one, unless the budget says otherwise.
    """
    moves = knowledge.moves()
    if len(moves) == 1:
        return [(moves[0], 0)]
    start = perf_counter()
    reach, judge = reach_of("expert", knowledge.rules, knowledge.seats)
    dials = dials_of(reach) if budget.dials == Dials() else budget.dials
    walk = dials.walk(knowledge.rules, knowledge.guess(0), knowledge.seat, seed)
    walk.hand.judge = judge
    walk.line_up(dials.tables)
    everybody = [one.node for one in walk.field]
    spend(walk, budget, start)
    walk.rank()
    left = [one.node for one in walk.field]
    others = sorted((node for node in everybody if node not in left), key=lambda node: (-node.visits, -node.mean()))
    first = knowledge.rules.first_numbers[type(knowledge.decision())]
    return [(int(node.number - first), int(node.visits)) for node in [*left, *others]]


def outlook(knowledge: Knowledge, move: int, walks: int, seed: int, deals: int) -> Advice:
    """How games end that begin with a move; every move is looked at on the same deals."""
    return advice(knowledge.token(move), walks, endings(knowledge, move, seed, deals))


def endings(knowledge: Knowledge, move: int, seed: int, deals: int) -> list[Ending]:
    """The ends of games that begin with a move, one for each deal; with the same seed the deals are the same."""
    rules, seat = knowledge.rules, knowledge.seat
    chance = seeded(seed + 1)
    found: list[Ending] = []
    for _ in range(deals):
        state = knowledge.guess(chance.below(WIDEST))
        state.take(move)
        played_out(rules, state, seeded(chance.below(WIDEST)))
        places = rules.places(state)
        won = (places[seat] == 0) / places.count(0)
        found.append(Ending(won, rules.scores(state)[seat], rules.breakdown(state)[seat]))
    return found


def advice(token: str, walks: int, found: Sequence[Ending]) -> Advice:
    """What the ends of some games say on average."""
    sources: dict[str, float] = {}
    for ending in found:
        for source, brought in ending.sources.items():
            sources[source] = sources.get(source, 0.0) + brought / len(found)
    won = sum(ending.won for ending in found) / len(found)
    points = sum(ending.points for ending in found) / len(found)
    return Advice(token, won, points, sources, walks)


def played_out(rules: Rules, state: State, chance: Chance) -> None:
    """A thought-about table played to its end."""
    hand = Hand(rules)
    hand.play_on(state, state.proceed(hand.moves), chance, PLAIN)


def chances(rules: Rules, state: State, seed: int, deals: int) -> list[float]:
    """Everybody's chance to win, as somebody sees it who knows what all know."""
    chance = seeded(seed)
    found = [0.0] * rules.seat_count(state)
    for _ in range(deals):
        guess = rules.guessed(state, None, chance.below(WIDEST))
        played_out(rules, guess, seeded(chance.below(WIDEST)))
        places = rules.places(guess)
        for seat, place in enumerate(places):
            found[seat] += (place == 0) / places.count(0)
    return [wins / deals for wins in found]
