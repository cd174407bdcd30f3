"""The table: what everybody has chosen in this round, and the points."""

from __future__ import annotations

from typing import Any, Final

from motu.core.agenda import State, Step
from motu.core.chance import Chance
from motu_handsign.components import HandsignEdition

OPEN: Final = -1
"""Nothing is chosen yet."""


class Hands(State):
    """The state of a game."""

    def __init__(self, edition: HandsignEdition, agenda: list[Step[Any]], chance: Chance, seats: int) -> None:
        super().__init__(agenda, chance)
        self.edition = edition
        self.round = 0
        self.chosen = [OPEN] * seats
        self.from_others = [0] * seats
        self.alone = [0] * seats
        self.shown: list[tuple[int, ...]] = []

    def seat_count(self) -> int:
        return len(self.chosen)

    def over(self) -> bool:
        return not self.agenda

    def played_with(self) -> HandsignEdition:
        return self.edition

    def clone(self) -> Hands:
        twin = Hands(self.edition, [], self.chance.clone(), len(self.chosen))
        twin.copy_from(self)
        self.copy_history_to(twin)
        return twin

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Hands)
        self.copy_play_from(other)
        self.round = other.round
        self.chosen = other.chosen[:]
        self.from_others = other.from_others[:]
        self.alone = other.alone[:]
        self.shown = other.shown[:]
