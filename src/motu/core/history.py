"""Earlier moments of a game: its decisions replayed one by one, and the table as it was before one of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from motu.core.agenda import Decision, State
from motu.core.errors import BadRecord
from motu.core.rules import Rules


@final
class PastDecision:
    """A decision that was made: its number in the game, its seat, the table before it, the move and its token.

    `early` marks an answer in a secret step given before that of the seat asked first, which has not answered yet.
    """

    def __init__(self, number: int, seat: int, state: State, move: int, token: str, early: bool) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.state: Final = state
        self.move: Final = move
        self.token: Final = token
        self.early: Final = early


def past_decisions(rules: Rules, state: State) -> Iterator[PastDecision]:
    """The decisions of a game from its setup to this state, without those that were undone.

    In a secret step they come in the order of asking, whatever the order of the answers was.

    >>> from motu import RULES
    >>> rules = RULES["bali"]
    >>> state = rules.setup(seats=2, seed=7)
    >>> for _ in range(3):
    ...     state.take(0)
    >>> [decision.number for decision in past_decisions(rules, state)]
    [0, 1, 2]
    >>> state_before(rules, state, 0).pending() is not None
    True
    """
    if state.origin is None or state.answers is None:
        raise BadRecord("record-of-a-guess")
    left = list(state.answers)
    origin = state.origin
    past = rules.setup(origin.seats, origin.seed, origin.options, edition=origin.edition)
    number = 0
    while left:
        asked = past.waiting()
        decision = _first_answered(asked, left)
        seat = int(decision.seat)
        move = _take_answer(left, seat)
        early = decision is not asked[0]
        token = decision.choice(past, move).token
        yield PastDecision(number, seat, past, move, token, early)
        past = past.clone()
        if early:
            past.answer(seat, token)
        else:
            past.take(move)
        number += 1


def _first_answered(asked: list[Decision[Any]], left: list[tuple[int, int]]) -> Decision[Any]:
    """The first of the decisions asked now that has an answer among those that are left."""
    seats = [seat for seat, _ in left]
    for decision in asked:
        if decision.seat in seats:
            return decision
    raise BadRecord("record-of-a-guess")


def _take_answer(left: list[tuple[int, int]], seat: int) -> int:
    """Take the first answer of a seat out of those that are left."""
    for i in range(len(left)):
        if left[i][0] == seat:
            return left.pop(i)[1]
    raise BadRecord("record-of-a-guess")


def state_before(rules: Rules, state: State, number: int) -> State:
    """The table right before a decision, counted from 0. After the last decision it is the state itself."""
    for decision in past_decisions(rules, state):
        if decision.number == number:
            return decision.state
    return state


def state_at_log_length(rules: Rules, state: State, lines: int) -> State:
    """The last table of this game whose log had no more than this many lines, or the first one if all had more."""
    found: State | None = None
    for decision in past_decisions(rules, state):
        log = decision.state.log
        if log is not None and len(log) > lines:
            return decision.state if found is None else found
        found = decision.state
    return state if found is None or state.log is None or len(state.log) <= lines else found
