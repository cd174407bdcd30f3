"""Hints: what the expert would choose, and why. Plain data, no words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Final

from motu.core.agenda import State
from motu.core.chance import WIDEST, Chance, seeded
from motu.core.rules import Rules
from motu.core.search_config import SearchConfig
from motu.players.knowledge import Knowledge
from motu.players.levels import level_config
from motu.players.search.player import start_search
from motu.players.search.rollout import TO_THE_END, Rollout

PLAYOUT: Final = SearchConfig(rollout_depth=TO_THE_END, rollout_width=6)
"""How games are played to their end to see how they turn out."""


@dataclass(frozen=True)
class Advice:
    """One option: its chance to win, and the points it should bring at the end of the game, by source."""

    token: str
    win_chance: float
    points: float
    sources: dict[str, float]
    """Points at the end by source. They add up to `points`."""
    iterations: int
    """Iterations of the search that began with this option."""


@dataclass(frozen=True)
class Hint:
    """What a seat may choose now, best first."""

    seat: int
    choices: list[Advice]


@dataclass(frozen=True)
class Ending:
    """How a playout ended for one seat. `won` is 1 for a win, 1/n for n joint winners, otherwise 0."""

    won: float
    points: int
    sources: dict[str, int]


def hint(
    knowledge: Knowledge,
    iterations: int,
    seconds: float | None = None,
    seed: int = 0,
    top: int = 3,
    playouts: int = 32,
    settings: SearchConfig | None = None,
) -> Hint:
    """The best options by the expert's search. Chances and points are measured with playouts of each.

    `settings` replace those of the expert.

    >>> from motu import RULES
    >>> rules = RULES["bali"]
    >>> state = rules.setup(seats=2, seed=7)
    >>> knowledge = Knowledge(rules, state, rules.pending(state).seat)
    >>> best = hint(knowledge, iterations=64, playouts=8).choices[0]
    >>> 0 <= best.win_chance <= 1 and best.token in [knowledge.token(move) for move in knowledge.moves()]
    True
    """
    options = search_options(knowledge, iterations, seconds, seed, settings)[:top]
    found = [advice(knowledge, move, visits, endings(knowledge, move, seed, playouts)) for move, visits in options]
    return Hint(knowledge.seat, sorted(found, key=lambda one: -one.win_chance))


def search_options(
    knowledge: Knowledge, iterations: int, seconds: float | None, seed: int, settings: SearchConfig | None = None
) -> list[tuple[int, int]]:
    """The moves by the expert's search with these limits, best first, each with its iterations."""
    moves = knowledge.moves()
    if len(moves) == 1:
        return [(moves[0], 0)]
    start = perf_counter()
    config, evaluator = level_config("expert", knowledge.rules, knowledge.seats)
    config = replace(settings or config, iterations=iterations, seconds=seconds)
    search = start_search(knowledge, config, seed, evaluator)
    all_nodes = [candidate.node for candidate in search.candidates]
    search.run(start)
    search.rank()
    left = [candidate.node for candidate in search.candidates]
    others = sorted((node for node in all_nodes if node not in left), key=lambda node: (-node.visits, -node.mean()))
    first = knowledge.first_action_id()
    return [(int(node.action_id - first), int(node.visits)) for node in [*left, *others]]


def endings(knowledge: Knowledge, move: int, seed: int, playouts: int) -> list[Ending]:
    """How playouts end that begin with a move. With the same seed all moves play the same determinizations."""
    rules, seat = knowledge.rules, knowledge.seat
    chance = seeded(seed + 1)
    found: list[Ending] = []
    for _ in range(playouts):
        state = knowledge.guess(chance.below(WIDEST))
        state.take(move)
        play_out(rules, state, seeded(chance.below(WIDEST)))
        places = rules.places(state)
        won = (places[seat] == 0) / places.count(0)
        found.append(Ending(won, rules.scores(state)[seat], rules.breakdown(state)[seat]))
    return found


def advice(knowledge: Knowledge, move: int, iterations: int, found: Sequence[Ending]) -> Advice:
    """The means over the endings of one option."""
    sources: dict[str, float] = {}
    for ending in found:
        for source, gained in ending.sources.items():
            sources[source] = sources.get(source, 0.0) + gained / len(found)
    won = sum(ending.won for ending in found) / len(found)
    points = sum(ending.points for ending in found) / len(found)
    return Advice(knowledge.token(move), won, points, sources, iterations)


def play_out(rules: Rules, state: State, chance: Chance) -> None:
    """Play a guessed table to its end."""
    rollout = Rollout(rules, PLAYOUT)
    rollout.roll_out(state, state.proceed(rollout.moves), chance)


def win_chances(rules: Rules, state: State, seed: int, playouts: int) -> list[float]:
    """Everybody's chance to win, as a spectator sees it.

    >>> from motu import RULES
    >>> rules = RULES["bali"]
    >>> round(sum(win_chances(rules, rules.setup(seats=2, seed=7), seed=1, playouts=8)), 6)
    1.0
    """
    chance = seeded(seed)
    found = [0.0] * state.seat_count()
    for _ in range(playouts):
        guess = rules.guessed(state, None, chance.below(WIDEST))
        play_out(rules, guess, seeded(chance.below(WIDEST)))
        places = rules.places(guess)
        for seat, place in enumerate(places):
            found[seat] += (place == 0) / places.count(0)
    return [wins / playouts for wins in found]
