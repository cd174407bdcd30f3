"""Phase 2b: after a shrine was built, everybody lays a good on the altar."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Moves, Step
from motu.games.bali.components import GOODS, KINDS, MOST_SEATS
from motu.games.bali.events import GoodLaidDown, GoodLaidUp, NothingToLay, SupplyGoodLaid
from motu.games.bali.state import Table


def sacrifice(t: Table, builder: i64) -> None:
    """From the builder's left each lays a good, the builder last, then one of the supply (BA-A1, BA-A2, BA-A3)."""
    if t.supply_left():
        t.then(LAY_FROM_SUPPLY[builder])
    for away in range(len(t.seats)):
        seat = t.before(builder, away)
        if t.seats[seat].goods_count() == 0:
            t.then(LAY_NOTHING[seat])
        elif seat == builder:
            t.then(LAY_DOWN[seat])
        else:
            t.then(LAY_UP[seat])


@final
class LayNothing(Step[Table]):
    """Who has no goods lays nothing, and nothing replaces it (BA-A3)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        if t.log is not None:
            t.log.append(NothingToLay(self.seat))


@final
class LayGood(Decision[Table]):
    """A player's good goes on the altar: the others' face up, the builder's face down (BA-A1, BA-A2)."""

    SPAN: ClassVar[int] = KINDS

    def __init__(self, seat: i64, up: bool) -> None:
        super().__init__(seat)
        self.up: Final = up

    def fill(self, t: Table, moves: Moves) -> None:
        goods = t.seats[self.seat].goods
        for good in range(KINDS):
            if goods[good] > 0:
                moves.add(good)

    def take(self, t: Table, move: i64) -> None:
        t.lay_good(self.seat, move, self.up)
        if self.up:
            t.reveals += 1
        if t.log is not None:
            good = GOODS[move]
            t.log.append(GoodLaidUp(self.seat, good) if self.up else GoodLaidDown(self.seat, good))

    def choice(self, t: Table, move: i64) -> Choice:
        words = "lay-up" if self.up else "lay-down"
        return Choice(f"lay {GOODS[move]}", words, {"good": GOODS[move]}, [f"goods/{GOODS[move]}"])

    def ask_even_if_forced(self) -> bool:
        return True

    def hidden_from_others(self) -> bool:
        return not self.up

    def clause(self) -> str:
        return "BA-A1" if self.up else "BA-A2"


@final
class LayFromSupply(Decision[Table]):
    """Last the builder lays a good of the supply on top, face up (BA-A2)."""

    SPAN: ClassVar[int] = KINDS

    def fill(self, t: Table, moves: Moves) -> None:
        for good in range(KINDS):
            if t.supply[good] > 0:
                moves.add(good)

    def take(self, t: Table, move: i64) -> None:
        t.lay_from_supply(move)
        if t.log is not None:
            t.log.append(SupplyGoodLaid(self.seat, GOODS[move]))

    def choice(self, t: Table, move: i64) -> Choice:
        good = GOODS[move]
        return Choice(f"lay {good} from supply", "lay-from-supply", {"good": good}, [f"supply/{good}"])

    def clause(self) -> str:
        return "BA-A2"


LAY_UP: Final = [LayGood(seat, True) for seat in range(MOST_SEATS)]
LAY_DOWN: Final = [LayGood(seat, False) for seat in range(MOST_SEATS)]
LAY_NOTHING: Final = [LayNothing(seat) for seat in range(MOST_SEATS)]
LAY_FROM_SUPPLY: Final = [LayFromSupply(seat) for seat in range(MOST_SEATS)]
