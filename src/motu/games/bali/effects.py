"""What cards bring about: goods handed out, and a choice of another when a pile is empty."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves
from motu.games.bali.components import GOODS, KINDS, MOST_SEATS
from motu.games.bali.events import GoodDeclined, GoodReceived
from motu.games.bali.state import Table

DECLINE: Final = KINDS


def hand_out(t: Table, good: i64, receivers: list[i64]) -> None:
    """A good for each in turn; who finds its pile empty may choose another (BA-C5, BA-C7)."""
    served: i64 = 0
    while served < len(receivers) and t.supply[good] > 0:
        take_from_supply(t, receivers[served], good)
        served += 1
    for last in range(len(receivers) - 1, served - 1, -1):
        t.then(CHOOSE_GOOD[receivers[last]][good])


def take_from_supply(t: Table, seat: i64, good: i64) -> None:
    t.give_good(seat, good)
    if t.log is not None:
        t.log.append(GoodReceived(seat, GOODS[good]))


@final
class ChooseGood(Decision[Table]):
    """The pile of the good is empty: one of another kind, or none (BA-C7)."""

    SPAN: ClassVar[int] = KINDS + 1

    def __init__(self, seat: i64, empty: i64) -> None:
        super().__init__(seat)
        self.empty: Final[i64] = empty

    def fill(self, t: Table, moves: Moves) -> None:
        for good in range(KINDS):
            if t.supply[good] > 0:
                moves.add(good)
        moves.add(DECLINE)

    def take(self, t: Table, move: i64) -> None:
        if move != DECLINE:
            take_from_supply(t, self.seat, move)
        elif t.log is not None and t.supply_left():
            t.log.append(GoodDeclined(self.seat))

    def choice(self, t: Table, move: i64) -> Choice:
        if move == DECLINE:
            return Choice("decline", "decline", {}, [])
        return Choice(f"take {GOODS[move]}", "take-good", {"good": GOODS[move]}, [f"supply/{GOODS[move]}"])

    def prompt(self, t: Table) -> Json:
        return {"good": GOODS[self.empty]}

    def clause(self) -> str:
        return "BA-C7"


CHOOSE_GOOD: Final = [[ChooseGood(seat, good) for good in range(KINDS)] for seat in range(MOST_SEATS)]
