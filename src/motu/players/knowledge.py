"""What a player is given: a seat's knowledge, from which tables can be guessed, and nothing else."""

from __future__ import annotations

from typing import Any, Protocol

from motu.core.agenda import Decision, Json, State
from motu.core.rules import Rules


class Knowledge:
    """All that a seat knows of a table.

    The true state is looked at once, here, and dealt anew; what is kept is a guess, so nothing hidden can be read
    from it.
    """

    def __init__(self, rules: Rules, state: State, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.seats = rules.seat_count(state)
        self._table = rules.guessed(state, seat, 0)
        self._table.ask_first(seat)

    def moves(self) -> list[int]:
        """The legal moves of the decision that this seat is asked for."""
        return self.decision().moves(self._table)

    def decision(self) -> Decision[Any]:
        decision = self.rules.pending(self._table)
        assert decision.seat == self.seat, "a player is asked only for its own decisions"
        return decision

    def guess(self, seed: int) -> State:
        """A full table that this seat can't tell from the real one; another seed, another guess."""
        return self.rules.guessed(self._table, self.seat, seed)

    def token(self, move: int) -> str:
        """A move as the text that answers the decision."""
        return self.rules.token(self._table, move)

    def seen(self) -> Json:
        return self.rules.seen(self._table, self.seat)


class Player(Protocol):
    """Chooses among the moves of a decision, knowing what its seat knows."""

    def choose(self, knowledge: Knowledge) -> int:
        """One of `knowledge.moves()`."""
        ...  # pragma: no cover
