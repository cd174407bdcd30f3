"""Hints and reviews: what a strong player would choose, why, and how a finished game went. Plain data, no words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from time import perf_counter
from typing import Final

from motu.core.agenda import State
from motu.core.chance import WIDEST, Chance, seeded
from motu.core.record import Record, record, replay
from motu.core.rules import Rules
from motu.players.knowledge import Knowledge
from motu.players.search import Budget
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
class Moment:
    """A decision of a finished game: everybody's chance to win before it, what was chosen, what would have been better.

    `loss` is how much chance to win the choice gave away, by what its seat knew; 0 if nothing better was found.
    """

    number: int
    seat: int
    token: str
    chances: list[float]
    better: Advice | None
    loss: float


@dataclass(frozen=True)
class Review:
    """A game looked back on: all moments, and the numbers of those that turned it or gave most away."""

    moments: list[Moment]
    turning: list[int]
    better: list[int]


def hint(knowledge: Knowledge, budget: Budget, seed: int = 0, top: int = 3, deals: int = 32) -> Hint:
    """The best choices by a search with this budget; chance and points are then seen in games played to their end."""
    choices = searched(knowledge, budget, seed)[:top]
    found = [outlook(knowledge, move, walks, seed, deals) for move, walks in choices]
    return Hint(knowledge.seat, sorted(found, key=lambda advice: -advice.chance))


def searched(knowledge: Knowledge, budget: Budget, seed: int) -> list[tuple[int, int]]:
    """The moves that a search looked at, best first, each with its walks."""
    moves = knowledge.moves()
    if len(moves) == 1:
        return [(moves[0], 0)]
    start = perf_counter()
    walk = budget.dials.walk(knowledge.rules, knowledge.guess(0), knowledge.seat, seed)
    walk.line_up(budget.dials.tables)
    everybody = [one.node for one in walk.field]
    spend(walk, budget, start)
    walk.rank()
    left = [one.node for one in walk.field]
    others = sorted((node for node in everybody if node not in left), key=lambda node: (-node.visits, -node.mean()))
    first = knowledge.rules.first_numbers[type(knowledge.decision())]
    return [(int(node.number - first), int(node.visits)) for node in [*left, *others]]


def outlook(knowledge: Knowledge, move: int, walks: int, seed: int, deals: int) -> Advice:
    """How games end that begin with a move; every move is looked at on the same deals."""
    rules, seat = knowledge.rules, knowledge.seat
    chance = seeded(seed + 1)
    wins = points = 0.0
    sources: dict[str, float] = {}
    for _ in range(deals):
        state = knowledge.guess(chance.below(WIDEST))
        state.take(move)
        played_out(rules, state, seeded(chance.below(WIDEST)))
        places = rules.places(state)
        wins += (places[seat] == 0) / places.count(0) / deals
        points += rules.scores(state)[seat] / deals
        for source, brought in rules.breakdown(state)[seat].items():
            sources[source] = sources.get(source, 0.0) + brought / deals
    return Advice(rules.token(knowledge.guess(0), move), wins, points, sources, walks)


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
            found[seat] += (place == 0) / places.count(0) / deals
    return found


def review(rules: Rules, stored: Record, budget: Budget, seed: int = 0, deals: int = 24) -> Iterator[Moment]:
    """The decisions of a recorded game, one after the other, each judged by what its seat knew."""
    entries = record(rules, replay(rules, stored)).entries
    state = rules.setup(stored.seats, stored.seed, dict.fromkeys(stored.options, True))
    for number, token in enumerate(entries):
        decision = rules.pending(state)
        seat = int(decision.seat)
        before = chances(rules, state, seed + number, deals)
        yield judged(Knowledge(rules, state, seat), number, token, before, budget, seed + number, deals)
        state.answer(seat, token)


def judged(
    knowledge: Knowledge, number: int, token: str, before: list[float], budget: Budget, seed: int, deals: int
) -> Moment:
    """A decision beside the best that a search finds for it."""
    table = knowledge.guess(0)
    best, walks = searched(knowledge, budget, seed)[0]
    if knowledge.rules.token(table, best) == token:
        return Moment(number, knowledge.seat, token, before, None, 0.0)
    move = next(move for move in knowledge.moves() if knowledge.rules.token(table, move) == token)
    better = outlook(knowledge, best, walks, seed, deals)
    loss = better.chance - outlook(knowledge, move, 0, seed, deals).chance
    return Moment(number, knowledge.seat, token, before, better if loss > 0 else None, max(0.0, loss))


def summed_up(moments: Sequence[Moment], most: int = 5) -> Review:
    """A review: where the chances turned most, and where most was given away."""
    swings = [
        (max(abs(after - before) for after, before in zip(later.chances, moment.chances, strict=True)), moment.number)
        for moment, later in pairwise(moments)
    ]
    turning = sorted(number for swing, number in sorted(swings, key=lambda one: (-one[0], one[1]))[:most] if swing > 0)
    losses = sorted((moment for moment in moments if moment.loss > 0), key=lambda moment: (-moment.loss, moment.number))
    return Review(list(moments), turning, sorted(moment.number for moment in losses[:most]))
