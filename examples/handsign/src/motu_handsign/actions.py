"""What players decide: a number."""

from __future__ import annotations

from typing import ClassVar

from motu.core.agenda import Choice, Decision, Moves
from motu_handsign.components import NUMBERS
from motu_handsign.state import Hands


class ShowHand(Decision[Hands]):
    """A number in secret (HS-R1)."""

    SPAN: ClassVar[int] = NUMBERS

    def fill(self, t: Hands, moves: Moves) -> None:
        for number in range(NUMBERS):
            moves.add(number)

    def take(self, t: Hands, move: int) -> None:
        t.chosen[self.seat] = move

    def choice(self, t: Hands, move: int) -> Choice:
        return Choice(f"show {move}", "show", {"number": move}, [f"number/{move}"])

    def clause(self) -> str:
        return "HS-R1"

    def secret(self) -> bool:
        return True

    def ask_even_if_forced(self) -> bool:
        return True
