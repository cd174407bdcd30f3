"""The temple: a priest comes and pushes others to the right."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves
from motu.games.bora_bora.components import FACES, MOST_SEATS, BoraBoraEdition
from motu.games.bora_bora.effects import FIRE_BONUS
from motu.games.bora_bora.events import PriestPlaced, PriestPushed, PriestReturned
from motu.games.bora_bora.seat import NOTHING
from motu.games.bora_bora.state import NOBODY, Table


@final
class PlacePriest(Decision[Table]):
    """A priest goes to a space up to the die's value (BB-T1)."""

    @classmethod
    def span(cls, edition: BoraBoraEdition) -> int:
        return edition.temple_spaces

    def __init__(self, seat: i64, value: i64) -> None:
        super().__init__(seat)
        self.value: Final[i64] = value

    def fill(self, t: Table, moves: Moves) -> None:
        most: i64 = self.value if self.value < t.edition.temple_spaces else t.edition.temple_spaces
        for space in range(most - 1, -1, -1):
            moves.add(space)

    def take(self, t: Table, move: i64) -> None:
        t.action = NOTHING
        t.seats[self.seat].priests -= 1
        if t.log is not None:
            t.log.append(PriestPlaced(self.seat, move + 1))
        push_in(t, self.seat, move)
        t.then(FIRE_BONUS[self.seat])

    def choice(self, t: Table, move: i64) -> Choice:
        if t.temple[move] == NOBODY:
            return Choice(f"space {move + 1}", "temple-space", {"space": move + 1}, [f"temple/{move + 1}"])
        args: Json = {"space": move + 1, "pushed_seat": t.temple[move]}
        return Choice(f"space {move + 1}", "temple-space-pushing", args, [f"temple/{move + 1}"])

    def prompt(self, t: Table) -> Json:
        return {"value": self.value}

    def clause(self) -> str:
        return "BB-T1"


def push_in(t: Table, seat: i64, space: i64) -> None:
    """A priest on the space moves one to the right, and so on until a gap; one pushed off space 1 goes home (BB-T2)."""
    coming: i64 = seat
    while space >= 0 and coming != NOBODY:
        standing: i64 = t.temple[space]
        t.temple[space] = coming
        coming = standing
        space -= 1
        if coming != NOBODY and t.log is not None and space >= 0:
            t.log.append(PriestPushed(coming, space + 1))
    if coming != NOBODY:
        t.seats[coming].priests += 1
        if t.log is not None:
            t.log.append(PriestReturned(coming))


PLACE_PRIEST: Final = [[PlacePriest(seat, value) for value in range(FACES + 1)] for seat in range(MOST_SEATS)]
