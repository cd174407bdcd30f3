"""A sitting: a game in progress with its answers and what may be taken back."""

from __future__ import annotations

from typing import Final, final

from motu.core.agenda import State
from motu.core.errors import Illegal
from motu.core.rules import Rules


@final
class Earlier:
    """The table as it was before a seat's answer."""

    def __init__(self, state: State, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat


@final
class Sitting:
    """A state, the entries that led to it, and the way back as far as undo may go.

    A seat may take back its own last answers as long as nobody else has answered since, no chance was drawn and nothing
    hidden came to light. An undo is an entry of its own; nothing is struck out.
    """

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.state = state
        self.entries: list[str] = []
        self.way_back: list[Earlier] = []
        self.barred = False

    def answer(self, seat: int, token: str) -> None:
        """Checked like `State.answer`, and remembered."""
        after = self.state.clone()
        after.answer(seat, token)
        before = self.state
        if lifted_a_veil(before, after):
            self.way_back = []
            self.barred = True
        else:
            self.way_back.append(Earlier(before, seat))
        self.state = after
        self.entries.append(token)

    def would_bar_undo(self, seat: int, token: str) -> bool:
        """Whether this answer could not be taken back, because chance or hidden things come to light."""
        after = self.state.clone()
        after.answer(seat, token)
        return lifted_a_veil(self.state, after)

    def last_seat(self) -> int:
        """The seat whose answer an undo would take back; raises Illegal if there is none."""
        if not self.way_back:
            raise Illegal("undo-barred" if self.barred else "nothing-to-undo")
        return self.way_back[-1].seat

    def may_undo(self, seat: int) -> bool:
        return bool(self.way_back) and self.way_back[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back; raises Illegal with the reason if it may not."""
        if self.last_seat() != seat:
            raise Illegal("undo-not-yours")
        self.state = self.way_back.pop().state
        self.entries.append("undo")


def lifted_a_veil(before: State, after: State) -> bool:
    """Whether chance was drawn or something hidden came to light between two states."""
    return before.reveals != after.reveals or before.chance.counter != after.chance.counter
