"""The rounds, and what happens when all have chosen."""

from __future__ import annotations

from motu.core.agenda import Step
from motu_handsign.actions import ShowHand
from motu_handsign.events import HandsShown
from motu_handsign.state import OPEN, Hands


class Round(Step[Hands]):
    """Everybody chooses (HS-R1); then the numbers are shown."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, t: Hands) -> None:
        t.round = self.number
        if self.number < t.edition.rounds:
            t.then(type(self)(self.number + 1))
        t.then(Reveal())
        for seat in reversed(range(t.seat_count())):
            t.then(self.question(seat))

    def question(self, seat: int) -> ShowHand:
        """What each player is asked."""
        return ShowHand(seat)


class Reveal(Step[Hands]):
    """The numbers are shown and scored (HS-R2, HS-R3)."""

    def run(self, t: Hands) -> None:
        t.reveals += 1
        for seat, number in enumerate(t.chosen):
            t.from_others[seat] += sum(t.chosen) - number
            if t.chosen.count(number) == 1:
                t.alone[seat] += number
        t.shown.append(tuple(t.chosen))
        if t.log is not None:
            t.log.append(HandsShown(t.chosen[:]))
        t.chosen = [OPEN] * t.seat_count()
