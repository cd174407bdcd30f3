"""Whole games at full speed between evaluations: everybody takes what is worth most one decision ahead."""

from __future__ import annotations

from mypy_extensions import i64

from motu.core.agenda import MOST_MOVES, Moves, State
from motu.core.chance import WIDEST, Chance
from motu.core.rules import Rules
from motu.players.search.playing import Hand


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
