"""A sitting: a game in progress with its answers and what may be taken back."""

from __future__ import annotations

from typing import Final, final

from motu.core.agenda import State
from motu.core.errors import Illegal
from motu.core.rules import Rules

UNDO: Final = "undo"


@final
class Earlier:
    """An answer, the table as it was before it, and the secret step that it belongs to (0 for an open decision)."""

    def __init__(self, state: State, seat: int, token: str, step: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.token: Final = token
        self.step: Final = step


@final
class Sitting:
    """A state, the entries that led to it, and the way back as far as undo may go.

    A seat may take back its own last answers as long as nobody else has answered since, no chance was drawn and nothing
    hidden came to light; in a secret step also after others have chosen, until all have. An undo is an entry of its
    own; nothing is struck out.

    An entry is a token, or `undo`; it begins with `@seat` where it is not the seat that is to be expected: a secret
    choice made before those who are asked first, or taken back after others have chosen.
    """

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.state = state
        self.entries: list[str] = []
        self.way_back: list[Earlier] = []
        self.barred = False
        self.steps = 1

    def fork(self) -> Sitting:
        """Another sitting at the same point, which goes on by itself."""
        twin = Sitting(self.rules, self.state)
        twin.entries = self.entries[:]
        twin.way_back = self.way_back[:]
        twin.barred = self.barred
        twin.steps = self.steps
        return twin

    def answer(self, seat: int, token: str) -> None:
        """Checked like `State.answer`, and remembered."""
        before = self.state
        after = before.clone()
        after.answer(seat, token)
        self.entries.append(token if before.waiting()[0].seat == seat else f"@{seat} {token}")
        self._remember(before, after, seat, token)

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
        return self._place_of_last(seat) >= 0

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back; raises Illegal with the reason if it may not."""
        expected = self.last_seat() == seat
        place = self._place_of_last(seat)
        if place < 0:
            raise Illegal("undo-not-yours")
        later = self.way_back[place + 1 :]
        self.state = self.way_back[place].state
        del self.way_back[place:]
        for other in later:
            before = self.state
            self.state = before.clone()
            self.state.answer(other.seat, other.token)
            self.way_back.append(Earlier(before, other.seat, other.token, other.step))
        self.entries.append(UNDO if expected else f"@{seat} {UNDO}")

    def perform(self, entry: str) -> None:
        """Do what an entry says; raises Illegal if it can't stand here."""
        seat, rest = self._addressed(entry)
        if rest == UNDO:
            self.undo(seat if seat >= 0 else self.last_seat())
        else:
            asked = self.state.pending()
            if asked is None:
                raise Illegal("game-is-over", token=rest)
            self.answer(seat if seat >= 0 else asked.seat, rest)

    def _addressed(self, entry: str) -> tuple[int, str]:
        """The seat that an entry names, or -1, and what it says."""
        if entry.startswith("@"):
            seat, _, rest = entry[1:].partition(" ")
            if seat.isdecimal():
                return int(seat), rest
        return -1, entry

    def _remember(self, before: State, after: State, seat: int, token: str) -> None:
        step = self.steps if before.waiting()[0].secret() else 0
        if not goes_on(before, after):
            self.steps += 1
        if lifted_a_veil(before, after):
            self.way_back = []
            self.barred = True
        else:
            self.way_back.append(Earlier(before, seat, token, step))
        self.state = after

    def _place_of_last(self, seat: int) -> int:
        """Where on the way back the answer stands that this seat may take back, or -1."""
        place = len(self.way_back) - 1
        while place >= 0 and self.way_back[place].seat != seat:
            if self.way_back[place].step != self.steps:
                return -1
            place -= 1
        if place >= 0 and place < len(self.way_back) - 1 and self.way_back[place].step != self.steps:
            return -1
        return place


def goes_on(before: State, after: State) -> bool:
    """Whether the same secret step is still being answered: nobody is asked who was not asked before."""
    asked = [decision.seat for decision in before.waiting()]
    still = after.waiting()
    return bool(still) and still[0].secret() and all(decision.seat in asked for decision in still)


def lifted_a_veil(before: State, after: State) -> bool:
    """Whether chance was drawn or something hidden came to light between two states."""
    return before.reveals != after.reveals or before.chance.counter != after.chance.counter
