"""Whole games at full speed: every seat plays greedily, one decision ahead, on one determinization."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.core.agenda import MOST_MOVES, Moves, State
from motu.core.chance import WIDEST, Chance
from motu.core.rules import Rules
from motu.core.search_config import SearchConfig
from motu.players.search.rollout import Rollout

ASSUMED_DECISIONS: Final[i64] = 200
"""Positions are sampled as if a game had this many decisions."""
RANDOM_MOVE_EVERY: Final[i64] = 12
"""One move in this many is random where positions are sampled, so that more kinds of positions are seen."""


def quick_game(rules_by_seat: list[Rules], state: State, chance: Chance) -> i64:
    """Play a state to its end, each seat with the weights of its own rules. Returns the number of decisions."""
    rollouts: list[Rollout] = [Rollout(rules, SearchConfig()) for rules in rules_by_seat]
    moves = Moves()
    made: i64 = 0
    decision = state.proceed(moves)
    while decision is not None:
        seat: i64 = decision.seat
        decision = state.play(decision, quick_move(rollouts[seat], state, seat, chance), moves)
        made += 1
    return made


def quick_positions(rules: Rules, state: State, chance: Chance, count: i64) -> list[State]:
    """Play a state to its end as in a quick game, with some random moves, and keep about `count` positions of it."""
    rollout = Rollout(rules, SearchConfig())
    moves = Moves()
    positions: list[State] = []
    decision = state.proceed(moves)
    while decision is not None:
        if chance.below(ASSUMED_DECISIONS) < count:
            positions.append(state.clone())
        move: i64 = moves.items[chance.below(moves.count)]
        if chance.below(RANDOM_MOVE_EVERY) > 0:
            move = quick_move(rollout, state, decision.seat, chance)
        decision = state.play(decision, move, moves)
    return positions


def quick_move(rollout: Rollout, state: State, seat: i64, chance: Chance) -> i64:
    """The greedy move of a seat on one determinization."""
    guess = rollout.rules.guess(state, seat, chance.below(WIDEST))
    decision = guess.proceed(rollout.moves)
    assert decision is not None
    return rollout.greedy_move(guess, decision, chance, MOST_MOVES)
