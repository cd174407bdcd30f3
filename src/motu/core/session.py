"""A game session: a game in progress with its entries and its undo."""

from __future__ import annotations

from typing import Final, final

from motu.core.agenda import State
from motu.core.errors import Illegal
from motu.core.history import past_decisions
from motu.core.rules import Rules

UNDO: Final = "undo"
TAKE_BACK: Final = "take-back"
"""An undo beyond what a seat may undo alone: over the answers of others, and over what was revealed."""


@final
class UndoPoint:
    """An answer, the table before it, and the number of the secret step it belongs to (0 for an open decision)."""

    def __init__(self, state: State, seat: int, token: str, step: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.token: Final = token
        self.step: Final = step


@final
class GameSession:
    """A state, the entries that led to it, and the answers that may still be undone.

    A seat may undo its latest answers as long as nobody else has answered since, nothing random was drawn and nothing
    hidden was revealed. In a secret step it may do so even after others have answered, until all have. An undo is an
    entry of its own; nothing is deleted.

    >>> from motu import RULES
    >>> from motu.core.session import GameSession
    >>> rules = RULES["bali"]
    >>> session = GameSession(rules, rules.setup(seats=2, seed=7))
    >>> seat = rules.pending(session.state).seat
    >>> session.answer(seat, rules.choices(session.state)["options"][0]["token"])
    >>> session.may_undo(seat)
    True
    >>> session.undo(seat)
    >>> session.entries[-1]
    'undo'

    An entry is a token, `undo` or `take-back`. It begins with `@seat` if it is not from the seat that is expected: a
    secret choice made before those who are asked first, or undone after others have chosen. `take-back` always does.
    """

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.state = state
        self.entries: list[str] = []
        self.undo_stack: list[UndoPoint] = []
        self.undo_blocked = False
        self.secret_step = 1
        """Counts up whenever no secret step goes on: answers with the same number belong to one secret step."""

    def fork(self) -> GameSession:
        """An independent session at the same point."""
        twin = GameSession(self.rules, self.state)
        twin.entries = self.entries[:]
        twin.undo_stack = self.undo_stack[:]
        twin.undo_blocked = self.undo_blocked
        twin.secret_step = self.secret_step
        return twin

    def answer(self, seat: int, token: str) -> None:
        """Answer a decision, checked like `State.answer`, and remember it for undo."""
        before = self.state
        after = before.clone()
        after.answer(seat, token)
        self.entries.append(addressed(token, seat, before.waiting()[0].seat != seat))
        self._remember(before, after, seat, token)

    def would_block_undo(self, seat: int, token: str) -> bool:
        """Whether this answer could not be undone, because it draws or reveals something."""
        after = self.state.clone()
        after.answer(seat, token)
        return revealed_something(self.state, after)

    def last_seat(self) -> int:
        """The seat whose answer an undo would take back. Raises Illegal if there is none."""
        if not self.undo_stack:
            raise Illegal("undo-barred" if self.undo_blocked else "nothing-to-undo")
        return self.undo_stack[-1].seat

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may undo its last answer now."""
        return self._last_answer_of(seat) >= 0

    def undo(self, seat: int) -> None:
        """Undo the last answer of a seat. Raises Illegal with the reason if that is not allowed."""
        expected = self.last_seat() == seat
        place = self._last_answer_of(seat)
        if place < 0:
            raise Illegal("undo-not-yours")
        later = self.undo_stack[place + 1 :]
        self.state = self.undo_stack[place].state
        del self.undo_stack[place:]
        for other in later:
            before = self.state
            self.state = before.clone()
            self.state.answer(other.seat, other.token)
            self.undo_stack.append(UndoPoint(before, other.seat, other.token, other.step))
        self.entries.append(addressed(UNDO, seat, not expected))

    def may_take_back(self, seat: int) -> bool:
        """Whether a seat has an answer that it could take back with everybody's consent; not after the end."""
        answers = self.state.answers
        if answers is None or self.state.pending() is None:
            return False
        return any(one == seat for one, _ in answers)

    def take_back(self, seat: int) -> None:
        """Go back to the last answer of a seat, whatever was answered or revealed since.

        Whoever calls this has the consent of the others. What was drawn stays drawn: the same moves bring the same
        cards and dice. Raises Illegal if the seat has not answered anything.
        """
        before: State | None = None
        for past in past_decisions(self.rules, self.state):
            if past.seat == seat:
                before = past.state
        if before is None:
            raise Illegal("nothing-to-undo")
        self.state = before
        self.undo_stack = []
        self.undo_blocked = False
        self.secret_step += 1
        self.entries.append(addressed(TAKE_BACK, seat, True))

    def apply_entry(self, entry: str) -> None:
        """Carry out one entry of a record. Raises Illegal if it is not allowed here."""
        seat, rest = self._seat_and_rest(entry)
        if rest == UNDO:
            self.undo(seat if seat >= 0 else self.last_seat())
        elif rest == TAKE_BACK and seat >= 0:
            self.take_back(seat)
        else:
            asked = self.state.pending()
            if asked is None:
                raise Illegal("game-is-over", token=rest)
            self.answer(seat if seat >= 0 else asked.seat, rest)

    def _seat_and_rest(self, entry: str) -> tuple[int, str]:
        """The seat that an entry names (-1 for none), and the rest of it."""
        if entry.startswith("@"):
            seat, _, rest = entry[1:].partition(" ")
            if seat.isdecimal():
                return int(seat), rest
        return -1, entry

    def _remember(self, before: State, after: State, seat: int, token: str) -> None:
        step = self.secret_step if before.waiting()[0].secret() else 0
        if not same_secret_step(before, after):
            self.secret_step += 1
        if revealed_something(before, after):
            self.undo_stack = []
            self.undo_blocked = True
        else:
            self.undo_stack.append(UndoPoint(before, seat, token, step))
        self.state = after

    def _last_answer_of(self, seat: int) -> int:
        """The place on the undo stack of the answer that this seat may undo, or -1."""
        place = len(self.undo_stack) - 1
        while place >= 0 and self.undo_stack[place].seat != seat:
            if self.undo_stack[place].step != self.secret_step:
                return -1
            place -= 1
        if place >= 0 and place < len(self.undo_stack) - 1 and self.undo_stack[place].step != self.secret_step:
            return -1
        return place


def addressed(entry: str, seat: int, out_of_order: bool) -> str:
    """An entry as a record stores it: with its seat in front if it is not from the seat that is expected."""
    return f"@{seat} {entry}" if out_of_order else entry


def same_secret_step(before: State, after: State) -> bool:
    """Whether the same secret step is still being answered: nobody is asked who was not asked before."""
    asked = [decision.seat for decision in before.waiting()]
    still = after.waiting()
    return bool(still) and still[0].secret() and all(decision.seat in asked for decision in still)


def revealed_something(before: State, after: State) -> bool:
    """Whether something random or hidden was revealed between two states."""
    return before.reveals != after.reveals or before.chance.counter != after.chance.counter
