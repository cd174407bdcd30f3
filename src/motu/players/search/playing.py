"""How walks play on below the tree: mostly what looks best at once, sometimes anything."""

from __future__ import annotations

import math
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from motu.core.agenda import Decision, Moves, State
from motu.core.chance import WIDEST, Chance
from motu.core.rules import Rules

PERCENT: Final = 100


@final
class Manner:
    """How to play on: so many decisions far, looking at so many options each, slipping so often in a hundred.

    A `width` of 0 looks at none: every move is random.
    """

    def __init__(self, ahead: i64, width: i64, slips: i64) -> None:
        self.ahead: Final[i64] = ahead
        self.width: Final[i64] = width
        self.slips: Final[i64] = slips


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says of a table that is not at its end how many points each seat should have there."""

    def hopes(self, state: State) -> list[float]:
        raise NotImplementedError  # abstract


@final
class Hand:
    """Plays moves on tables that are only thought about; keeps the buffers that this takes."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.lead = rules.weights.lead
        self.own = rules.weights.own
        self.starts: list[float] = []
        """What everybody could hope for when the thinking began, if points of one's own are to count."""
        self.judge: Judge | None = None
        """Who judges the tables at which walks stop; without one their prospects do."""
        self.moves = Moves()
        self.spare = Moves()

    def tried(self, state: State, decision: Decision[Any], move: i64, chance: Chance) -> State:
        """The table after a move. What chance brings is drawn anew: who tries a move does not know it."""
        after = state.clone()
        after.chance.a ^= chance.below(WIDEST)
        after.agenda.pop()
        decision.take(after, move)
        after.proceed(self.spare)
        return after

    def make(self, state: State, decision: Decision[Any], move: i64) -> Decision[Any] | None:
        """Make a move and run on; the options of the next decision lie in `moves` then."""
        state.agenda.pop()
        decision.take(state, move)
        return state.proceed(self.moves)

    def play_on(self, state: State, decision: Decision[Any] | None, chance: Chance, manner: Manner) -> None:
        """Play until the end, or until enough was seen to judge the table."""
        left: i64 = manner.ahead
        while decision is not None and left > 0:
            if manner.width == 0 or (manner.slips > 0 and chance.below(PERCENT) < manner.slips):
                move = self.moves.items[chance.below(self.moves.count)]
            else:
                move = self.liked(state, decision, chance, manner.width)
            decision = self.make(state, decision, move)
            left -= 1

    def liked(self, state: State, decision: Decision[Any], chance: Chance, width: i64) -> i64:
        """Of some of the options the one after which the table is worth most to who decides."""
        moves = self.moves
        count: i64 = moves.count
        looked: i64 = count if count < width else width
        best: i64 = 0
        most: float = -1000000.0
        for i in range(looked):
            if looked < count:
                other: i64 = i + chance.below(count - i)
                swapped: i64 = moves.items[i]
                moves.items[i] = moves.items[other]
                moves.items[other] = swapped
            worth = self.liking(self.tried(state, decision, moves.items[i], chance), decision.seat)
            if worth > most:
                most = worth
                best = moves.items[i]
        return best

    def liking(self, state: State, seat: i64) -> float:
        """How a seat likes a table at first sight: where own points count a half or more, only they do."""
        if self.own >= ALONE:
            return self.rules.prospects(state, seat)
        return self.rules.worth(state, seat)

    def hopes(self, state: State) -> list[float]:
        """Points that each seat should have at the end, as well as can be said."""
        if self.judge is not None and state.agenda:
            return self.judge.hopes(state)
        return self.hopes_at_sight(state)

    def hopes_at_sight(self, state: State) -> list[float]:
        """The same by the game's own evaluation: quick, for the many tables that are only glanced at."""
        rules = self.rules
        return [rules.prospects(state, seat) for seat in range(rules.seat_count(state))]

    def rewards(self, state: State, hopes: list[float]) -> list[float]:
        """What a table means to each seat, from 0 to 1: at the end winning counts most and then the margin."""
        rules = self.rules
        found: list[float] = []
        for seat in range(len(hopes)):
            ahead = hopes[seat] - best_other(hopes, seat)
            if self.starts:
                ahead += self.own * (hopes[seat] - self.starts[seat] - ahead)
            found.append(chance_to_win(ahead, self.lead))
        if not state.agenda:
            places = rules.places(state)
            for seat in range(len(found)):
                found[seat] = MARGIN * found[seat] + (1.0 - MARGIN) * (1.0 if places[seat] == 0 else 0.0)
        return found


def best_other(hopes: list[float], seat: i64) -> float:
    best: float = -1000000.0
    for other in range(len(hopes)):
        if other != seat and hopes[other] > best:
            best = hopes[other]
    return best


ALONE: Final = 0.5
"""From this share of own points on, walks do not look at the others' prospects while they play on."""
MARGIN: Final = 0.5
"""The part that the margin has in the reward of a finished game."""


def chance_to_win(points: float, lead: float) -> float:
    """Points ahead as a chance to win; `lead` of them are worth almost three wins in four."""
    return 1.0 / (1.0 + math.exp(-points / lead))
