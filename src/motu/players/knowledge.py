"""What a player is given: the knowledge of one seat, from which tables can be guessed."""

from __future__ import annotations

from typing import Any, Protocol

from motu.core.agenda import Decision, Json, State
from motu.core.rules import Rules


class Knowledge:
    """Everything that one seat knows about a table.

    The true state is read once, here. What is kept is a guess, so nothing hidden can be read from it. It holds all
    that the seat knows, so guessing from it again is as good as guessing from the true state.

    >>> from motu import RULES
    >>> rules = RULES["raiatea"]
    >>> state = rules.setup(seats=3, seed=7)
    >>> seat = rules.pending(state).seat
    >>> knowledge = Knowledge(rules, state, seat)
    >>> knowledge.seen() == rules.seen(state, seat)
    True
    >>> knowledge.token(knowledge.moves()[0]) == knowledge.choices()["options"][0]["token"]
    True
    """

    def __init__(self, rules: Rules, state: State, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.seats = state.seat_count()
        self._table = rules.guessed(state, seat, 0)
        self._table.ask_first(seat)

    def moves(self) -> list[int]:
        """The legal moves of the decision that this seat has to make."""
        return self.decision().moves(self._table)

    def decision(self) -> Decision[Any]:
        """The decision that this seat has to make."""
        decision = self.rules.pending(self._table)
        assert decision.seat == self.seat, "a player is asked only for its own decisions"
        return decision

    def first_action_id(self) -> int:
        """The action id of move 0 of that decision."""
        return self.rules.first_action_ids[type(self.decision())]

    def guess(self, seed: int) -> State:
        """A determinization: a full table that this seat can't tell from the real one. Each seed gives another."""
        return self.rules.guessed(self._table, self.seat, seed)

    def token(self, move: int) -> str:
        """A move as the text that answers the decision."""
        return self.rules.token(self._table, move)

    def choices(self) -> Json:
        """The decision with all its options, as the page is given it."""
        found = self.rules.choices(self._table, self.seat)
        assert found is not None, "a player is asked only for its own decisions"
        return found

    def seen(self) -> Json:
        """The view of this seat."""
        return self.rules.seen(self._table, self.seat)


class Player(Protocol):
    """Chooses among the moves of a decision, with the knowledge of its seat."""

    def choose(self, knowledge: Knowledge) -> int:
        """One of `knowledge.moves()`."""
        ...  # pragma: no cover
