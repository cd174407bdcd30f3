"""The helper: the die's value is spent point by point."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves
from motu.games.bora_bora.bits import bit, listed, lowest
from motu.games.bora_bora.components import (
    COPIES,
    FACES,
    KINDS,
    MAN,
    MATERIAL_KINDS,
    MATERIALS,
    MOST_SEATS,
    SEXES,
    BoraBoraEdition,
)
from motu.games.bora_bora.effects import gain_material, gain_offerings, move_hut
from motu.games.bora_bora.events import ManTattooed, PointsTraded, ShellsCollected
from motu.games.bora_bora.gods import TAKE_GOD_CARD
from motu.games.bora_bora.seat import HELPED, NOTHING, Seat
from motu.games.bora_bora.state import Table

FINISH: Final = 0
POINT: Final = 1
GET_OFFERING: Final = 2
GET_CARD: Final = 3
MOVE: Final = 4
GET_MATERIAL: Final = 5
"""From here on a move takes the material of its number."""
SHIFT: Final = GET_MATERIAL + MATERIAL_KINDS
"""From here on a move shifts a person: sex * most symbols + symbols - 1. People alike in both are alike here."""


@final
class SpendPoints(Decision[Table]):
    """One thing after the other for the points of the die; what is left at the end is points (BB-H1, BB-H2)."""

    @classmethod
    def span(cls, edition: BoraBoraEdition) -> int:
        return SHIFT + len(SEXES) * edition.most_symbols

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left

    def fill(self, t: Table, moves: Moves) -> None:
        me = t.seats[self.seat]
        left: i64 = self.left
        if left >= t.edition.shift_price:
            list_shifts(me, moves)
        if left >= t.edition.offering_price:
            moves.add(GET_OFFERING)
        if left >= t.edition.card_price and t.any_card():
            moves.add(GET_CARD)
        if left >= t.edition.material_price:
            for material in range(MATERIAL_KINDS):
                moves.add(GET_MATERIAL + material)
        if left >= t.edition.move_price and me.may_move_hut():
            moves.add(MOVE)
        if left > t.edition.point_price:
            moves.add(POINT)
        moves.add(FINISH)

    def take(self, t: Table, move: i64) -> None:
        if move == FINISH:
            t.action = NOTHING
            trade_points(t, self.seat, self.left // t.edition.point_price)
            return
        left: i64 = self.left - price(t, move)
        t.power = left
        if left > 0:
            t.then(SPEND_POINTS[self.seat][left])
        else:
            t.action = NOTHING
        if move == POINT:
            trade_points(t, self.seat, 1)
        elif move == GET_OFFERING:
            gain_offerings(t, self.seat, 1)
        elif move == GET_CARD:
            t.then(TAKE_GOD_CARD[self.seat][0][0])
        elif move == MOVE:
            move_hut(t, self.seat)
        elif move < SHIFT:
            gain_material(t, self.seat, move - GET_MATERIAL)
        else:
            shift(t, self.seat, (move - SHIFT) // t.edition.most_symbols, (move - SHIFT) % t.edition.most_symbols + 1)

    def choice(self, t: Table, move: i64) -> Choice:
        me = t.seats[self.seat]
        if move == FINISH:
            return Choice("done", "finish", {"points": self.left // t.edition.point_price}, [])
        if move == POINT:
            return Choice("point", "trade-point", {"count": price(t, move)}, ["helper/point"])
        if move == GET_OFFERING:
            return Choice("offering", "trade-offering", {"count": price(t, move)}, ["helper/offering"])
        if move == GET_CARD:
            return Choice("card", "trade-card", {"count": price(t, move)}, ["helper/god_card"])
        if move == MOVE:
            spaces = [f"space/{space + 1}" for space in listed(me.huts & t.edition.other_spaces)]
            return Choice(
                "move hut", "trade-hut", {"count": price(t, move)}, [*spaces, f"space/{t.edition.last_space + 1}"]
            )
        if move < SHIFT:
            material = MATERIALS[move - GET_MATERIAL]
            args: Json = {"material": material, "count": price(t, move)}
            return Choice(f"take {material}", "trade-material", args, [f"supply/{material}"])
        return shift_choice(me, (move - SHIFT) // t.edition.most_symbols, (move - SHIFT) % t.edition.most_symbols + 1)

    def prompt(self, t: Table) -> Json:
        return {"count": self.left}

    def clause(self) -> str:
        return "BB-H1"


def price(t: Table, move: i64) -> i64:
    """What a trade costs; all but the points are spent in full."""
    if move == POINT:
        return t.edition.point_price
    if move == GET_OFFERING:
        return t.edition.offering_price
    if move == GET_CARD:
        return t.edition.card_price
    if move == MOVE:
        return t.edition.move_price
    return t.edition.material_price if move < SHIFT else t.edition.shift_price


def list_shifts(me: Seat, moves: Moves) -> None:
    """People not yet shifted, one option for each sex and number of symbols."""
    found: i64 = 0
    waiting: i64 = (me.men | me.women) & ~me.shifted
    space: i64 = 0
    while waiting != 0:
        if waiting & 1 == 1:
            sex: i64 = (me.women >> space) & 1
            found |= bit(sex * me.edition.most_symbols + me.edition.symbols[me.people[space]] - 1)
        waiting >>= 1
        space += 1
    place: i64 = 0
    while found != 0:
        if found & 1 == 1:
            moves.add(SHIFT + place)
        found >>= 1
        place += 1


def shift(t: Table, seat: i64, sex: i64, symbols: i64) -> None:
    """A man brings status steps, a woman shells, by the symbols on the tile; nobody is shifted twice (BB-H1, BB-H2)."""
    me = t.seats[seat]
    space = lowest(me.unshifted(sex, symbols))
    me.shifted |= bit(space)
    kind = me.people[space] // COPIES
    if sex == MAN:
        taken = t.step_up(seat, symbols)
        if t.log is not None:
            t.log.append(ManTattooed(seat, KINDS[kind], taken))
    else:
        me.shells += symbols
        if t.log is not None:
            t.log.append(ShellsCollected(seat, KINDS[kind], symbols))


def shift_choice(me: Seat, sex: i64, symbols: i64) -> Choice:
    spaces = [f"space/{space + 1}" for space in listed(me.unshifted(sex, symbols))]
    if sex == MAN:
        return Choice(f"tattoo {symbols}", "tattoo", {"steps": symbols, "count": me.edition.shift_price}, spaces)
    return Choice(f"shells {symbols}", "collect-shells", {"shells": symbols, "count": me.edition.shift_price}, spaces)


def trade_points(t: Table, seat: i64, points: i64) -> None:
    t.seats[seat].points[HELPED] += points
    if t.log is not None:
        t.log.append(PointsTraded(seat, points))


SPEND_POINTS: Final = [[SpendPoints(seat, left) for left in range(FACES + 1)] for seat in range(MOST_SEATS)]
