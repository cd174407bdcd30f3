"""Whole games at full speed between evaluations: everybody takes what is worth most one decision ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.core.agenda import MOST_MOVES, Moves, State
from motu.core.chance import WIDEST, Chance
from motu.core.rules import Rules
from motu.players.search.playing import Hand

LONG: Final[i64] = 200
"""Decisions of a long game."""
SLIPS: Final[i64] = 12
"""One move in so many is left to chance, so that more kinds of tables are seen."""


def quick_game(weighing: list[Rules], state: State, chance: Chance) -> i64:
    """Play a state to its end, each seat by its own weights on a table guessed anew; returns the decisions made."""
    hands: list[Hand] = [Hand(rules) for rules in weighing]
    moves = Moves()
    made: i64 = 0
    decision = state.proceed(moves)
    while decision is not None:
        seat: i64 = decision.seat
        hand = hands[seat]
        guess = hand.rules.guess(state, seat, chance.below(WIDEST))
        asked = guess.proceed(hand.moves)
        assert asked is not None
        move = hand.liked(guess, asked, chance, MOST_MOVES)
        state.agenda.pop()
        decision.take(state, move)
        decision = state.proceed(moves)
        made += 1
    return made


def quick_moments(rules: Rules, state: State, chance: Chance, count: i64) -> list[State]:
    """Play a state to its end as in a quick game, with a slip now and then, and keep about so many moments of it."""
    hand = Hand(rules)
    moves = Moves()
    moments: list[State] = []
    decision = state.proceed(moves)
    while decision is not None:
        if chance.below(LONG) < count:
            moments.append(state.clone())
        move: i64 = moves.items[chance.below(moves.count)]
        if chance.below(SLIPS) > 0:
            guess = rules.guess(state, decision.seat, chance.below(WIDEST))
            asked = guess.proceed(hand.moves)
            assert asked is not None
            move = hand.liked(guess, asked, chance, MOST_MOVES)
        state.agenda.pop()
        decision.take(state, move)
        decision = state.proceed(moves)
    return moments
