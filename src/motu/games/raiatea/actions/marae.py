"""The Marae: commodities are returned for tattoos, rituals are drawn by rank."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Moves, Step
from motu.games.raiatea.actions.drawing import NO_DECK, deck_choice, decks_open, draw_by_rank, list_decks
from motu.games.raiatea.actions.extras import OFFER_EXTRAS, extra_choice, list_extras, take_extra
from motu.games.raiatea.actions.one_or_none import NONE_CHOICE
from motu.games.raiatea.components import COMMODITIES, KINDS, MOST_SEATS, RaiateaEdition
from motu.games.raiatea.effects import gain_tattoos, return_commodity
from motu.games.raiatea.events import NoRitualsDrawn, NothingSacrificed
from motu.games.raiatea.seat import at_the_end
from motu.games.raiatea.state import Table
from motu.games.raiatea.vocabulary import MORE_KEPT

RETURN_MOVES: Final = KINDS + 1
DRAW_MOVES: Final = NO_DECK + 1
AT_MOST: Final = 2
"""Returns and draws of the Kahuna; the others have one of each (RA-L4)."""


@final
class MaraeTurn(Step[Table]):
    """Returns first, then draws; the Kahuna has two of each (RA-L4)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        count: i64 = AT_MOST if self.seat == t.kahuna else 1
        t.then(OFFER_EXTRAS[self.seat])
        t.then(OFFER_DRAW[self.seat][count][1])
        t.then(OFFER_RETURN[self.seat][count])


@final
class OfferReturn(Step[Table]):
    """Who has a commodity and a tattoo step left is asked (RA-L4, RA-L13)."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def run(self, t: Table) -> None:
        me = t.seats[self.seat]
        if self.left == 0 or at_the_end(me):
            return
        for commodity in range(KINDS):
            if me.commodities[commodity] > 0:
                t.then(RETURN_AT_MARAE[self.seat][self.left])
                return


@final
class ReturnAtMarae(Decision[Table]):
    """A commodity goes back to the market for a tattoo step (RA-L4)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return RETURN_MOVES + edition.extras

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left

    def fill(self, t: Table, moves: Moves) -> None:
        commodities = t.seats[self.seat].commodities
        for commodity in range(KINDS):
            if commodities[commodity] > 0:
                moves.add(commodity)
        moves.add(KINDS)
        list_extras(t, self.seat, moves, RETURN_MOVES)

    def take(self, t: Table, move: i64) -> None:
        if move >= RETURN_MOVES:
            t.then(OFFER_RETURN[self.seat][self.left])
            take_extra(t, self.seat, move - RETURN_MOVES)
        elif move != KINDS:
            t.then(OFFER_RETURN[self.seat][self.left - 1])
            return_commodity(t, self.seat, move)
            gain_tattoos(t, self.seat, 1)
        elif t.log is not None:
            t.log.append(NothingSacrificed(self.seat))

    def choice(self, t: Table, move: i64) -> Choice:
        if move >= RETURN_MOVES:
            return extra_choice(t, move - RETURN_MOVES)
        if move == KINDS:
            return NONE_CHOICE
        name = COMMODITIES[move]
        return Choice(f"return {name}", "return-commodity", {"commodity": name}, [f"commodities/{name}"])

    def clause(self) -> str:
        return "RA-L4"


@final
class OfferDraw(Step[Table]):
    """Who finds cards to draw is asked (RA-L4, RA-L14)."""

    def __init__(self, seat: i64, left: i64, first: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left
        self.first: Final[i64] = first

    def run(self, t: Table) -> None:
        if self.left > 0 and decks_open(t, self.seat) > 0:
            t.then(DRAW_AT_MARAE[self.seat][self.left][self.first])


@final
class DrawAtMarae(Decision[Table]):
    """Rituals by rank, one is kept; a permanent ritual may keep more of the visit's first draw (RA-L4, RA-L5)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return DRAW_MOVES + edition.extras

    def __init__(self, seat: i64, left: i64, first: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.first: Final[i64] = first

    def fill(self, t: Table, moves: Moves) -> None:
        list_decks(t, self.seat, moves)
        moves.add(NO_DECK)
        list_extras(t, self.seat, moves, DRAW_MOVES)

    def take(self, t: Table, move: i64) -> None:
        if move >= DRAW_MOVES:
            t.then(OFFER_DRAW[self.seat][self.left][self.first])
            take_extra(t, self.seat, move - DRAW_MOVES)
        elif move != NO_DECK:
            t.then(OFFER_DRAW[self.seat][self.left - 1][0])
            more: i64 = t.seats[self.seat].changes[MORE_KEPT] if self.first == 1 else 0
            draw_by_rank(t, self.seat, move, 1 + more)
        elif t.log is not None:
            t.log.append(NoRitualsDrawn(self.seat))

    def choice(self, t: Table, move: i64) -> Choice:
        if move >= DRAW_MOVES:
            return extra_choice(t, move - DRAW_MOVES)
        if move == NO_DECK:
            return NONE_CHOICE
        return deck_choice(t, self.seat, move)

    def clause(self) -> str:
        return "RA-L4"


MARAE_TURN: Final = [MaraeTurn(seat) for seat in range(MOST_SEATS)]
OFFER_RETURN: Final = [[OfferReturn(seat, left) for left in range(AT_MOST + 1)] for seat in range(MOST_SEATS)]
RETURN_AT_MARAE: Final = [[ReturnAtMarae(seat, left) for left in range(AT_MOST + 1)] for seat in range(MOST_SEATS)]
OFFER_DRAW: Final = [
    [[OfferDraw(seat, left, first) for first in range(2)] for left in range(AT_MOST + 1)] for seat in range(MOST_SEATS)
]
DRAW_AT_MARAE: Final = [
    [[DrawAtMarae(seat, left, first) for first in range(2)] for left in range(AT_MOST + 1)]
    for seat in range(MOST_SEATS)
]
