"""The Market: commodities are sold for a bonus of their price chart, assistants hired, Merchants used."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves, Step
from motu.games.raiatea.actions.drawing import decks_open
from motu.games.raiatea.actions.extras import EXTRAS, extra_choice, extras_ready, list_extras, take_extra
from motu.games.raiatea.actions.missions import any_mission
from motu.games.raiatea.components import (
    ASSISTANT_PRICE,
    ASSISTANTS,
    COMMODITIES,
    KINDS,
    LAST_PRIEST,
    LEVELS,
    MASKS,
    MERCHANT,
    MOST_SEATS,
    PRICES,
)
from motu.games.raiatea.effects import bestow, commodity_enters, raise_marker, use_assistant
from motu.games.raiatea.events import AssistantHired, CommoditySold
from motu.games.raiatea.seat import USED, at_the_end
from motu.games.raiatea.state import ASSISTANT_MARKET, MASK_MARKET, Table
from motu.games.raiatea.vocabulary import (
    ASSISTANT,
    COMMODITY,
    DRAW_RITUALS,
    FULFIL_MISSION,
    GAIN,
    MASK,
    MORE_SALES,
    PER_PRIESTS,
    PRIEST,
    REACTIVATE,
    TAKE,
    TATTOO,
    Effect,
)

HIRE: Final = KINDS * LEVELS
"""Below this a move is commodity * LEVELS + space of the bonus."""
MERCHANT_TO: Final = HIRE + KINDS
DONE: Final = MERCHANT_TO + KINDS
OWN_MOVES: Final = DONE + 1
MOST_SALES: Final = 8
MOST_HIRES: Final = 2


def brings(t: Table, seat: i64, effect: Effect) -> bool:
    """Whether an effect would do anything for a player now; what gains nothing is not offered (RA-L12, RA-L13)."""
    me = t.seats[seat]
    op: i64 = effect.op
    if op == GAIN:
        if effect.what == PRIEST:
            return me.priests < LAST_PRIEST
        if effect.what == TATTOO:
            return not at_the_end(me)
        return effect.per != PER_PRIESTS or me.priests > 0
    if op == FULFIL_MISSION:
        return any_mission(t, seat)
    if op == DRAW_RITUALS:
        return decks_open(t, seat) > 0
    if op == REACTIVATE:
        for assistant in range(KINDS):
            if me.assistants[USED + assistant] > 0:
                return True
        return False
    if op == TAKE and effect.what <= MASK:
        first: i64 = 0 if effect.what == COMMODITY else ASSISTANT_MARKET if effect.what == ASSISTANT else MASK_MARKET
        kinds: i64 = MASKS + 1 if effect.what == MASK else KINDS
        for kind in range(kinds):
            if t.market[first + kind] > 0:
                return True
        return False
    return True


def brings_anything(t: Table, seat: i64, effects: list[Effect]) -> bool:
    for effect in effects:
        if brings(t, seat, effect):
            return True
    return False


@final
class OfferMarket(Step[Table]):
    """Who can sell, hire, use a Merchant or an extra is asked (RA-L10)."""

    def __init__(self, seat: i64, sold: i64, hired: i64) -> None:
        self.seat: Final[i64] = seat
        self.sold: Final[i64] = sold
        self.hired: Final[i64] = hired

    def run(self, t: Table) -> None:
        if may_trade(t, self.seat, self.sold, self.hired) or extras_ready(t, self.seat):
            t.then(TRADE[self.seat][self.sold][self.hired])


def sales_left(t: Table, seat: i64, sold: i64) -> bool:
    """One sale, one more for the Kahuna, and what permanent rituals add (RA-L10)."""
    most: i64 = 1 + t.seats[seat].changes[MORE_SALES]
    if seat == t.kahuna:
        most += 1
    return sold < most and sold < MOST_SALES


def hires_left(t: Table, seat: i64, hired: i64) -> bool:
    return hired < (2 if seat == t.kahuna else 1) and t.seats[seat].pearls >= ASSISTANT_PRICE


def may_trade(t: Table, seat: i64, sold: i64, hired: i64) -> bool:
    me = t.seats[seat]
    if me.assistants[MERCHANT] > 0 and (
        t.markers[0] + t.markers[1] + t.markers[2] + t.markers[3] < KINDS * (LEVELS - 1)
    ):
        return True
    if hires_left(t, seat, hired):
        for assistant in range(KINDS):
            if t.market[ASSISTANT_MARKET + assistant] > 0:
                return True
    if sales_left(t, seat, sold):
        for commodity in range(KINDS):
            if me.commodities[commodity] > 0:
                return True
    return False


@final
class Trade(Decision[Table]):
    """A sale for any bonus at or below the marker, a hire for 2 pearls, a Merchant, in any order (RA-L10, RA-A3)."""

    SPAN: ClassVar[int] = OWN_MOVES + EXTRAS

    def __init__(self, seat: i64, sold: i64, hired: i64) -> None:
        super().__init__(seat)
        self.sold: Final[i64] = sold
        self.hired: Final[i64] = hired

    def fill(self, t: Table, moves: Moves) -> None:
        me = t.seats[self.seat]
        if sales_left(t, self.seat, self.sold):
            for commodity in range(KINDS):
                if me.commodities[commodity] > 0:
                    # Put aside while its bonuses are looked at: the sold card can't pay for a mission (RA-L12).
                    me.commodities[commodity] -= 1
                    for space in range(t.markers[commodity] + 1):
                        if brings_anything(t, self.seat, PRICES[commodity][space]):
                            moves.add(commodity * LEVELS + space)
                    me.commodities[commodity] += 1
        if hires_left(t, self.seat, self.hired):
            for assistant in range(KINDS):
                if t.market[ASSISTANT_MARKET + assistant] > 0:
                    moves.add(HIRE + assistant)
        if me.assistants[MERCHANT] > 0:
            for commodity in range(KINDS):
                if t.markers[commodity] < LEVELS - 1:
                    moves.add(MERCHANT_TO + commodity)
        moves.add(DONE)
        list_extras(t, self.seat, moves, OWN_MOVES)

    def take(self, t: Table, move: i64) -> None:
        if move == DONE:
            return
        if move < HIRE:
            t.then(OFFER_MARKET[self.seat][self.sold + 1][self.hired])
            sell(t, self.seat, move // LEVELS, move % LEVELS)
        elif move < MERCHANT_TO:
            t.then(OFFER_MARKET[self.seat][self.sold][self.hired + 1])
            hire(t, self.seat, move - HIRE)
        else:
            t.then(OFFER_MARKET[self.seat][self.sold][self.hired])
            if move >= OWN_MOVES:
                take_extra(t, self.seat, move - OWN_MOVES)
            else:
                use_assistant(t, self.seat, MERCHANT)
                raise_marker(t, move - MERCHANT_TO)

    def choice(self, t: Table, move: i64) -> Choice:
        if move >= OWN_MOVES:
            return extra_choice(move - OWN_MOVES)
        if move == DONE:
            return Choice("done", "done", {}, [])
        if move >= MERCHANT_TO:
            name = COMMODITIES[move - MERCHANT_TO]
            return Choice(
                f"merchant {name}", "merchant", {"commodity": name}, ["assistants/merchant", f"markers/{name}"]
            )
        if move >= HIRE:
            name = ASSISTANTS[move - HIRE]
            return Choice(
                f"hire {name}", "hire", {"assistant": name, "pearls": int(ASSISTANT_PRICE)}, [f"market/{name}"]
            )
        name = COMMODITIES[move // LEVELS]
        space = int(move % LEVELS) + 1
        price = f"{name}_{space}"
        args: Json = {"commodity": name, "price": price}
        return Choice(f"sell {name} {space}", "sell", args, [f"commodities/{name}", f"prices/{name}/{space}"])

    def ask_even_if_forced(self) -> bool:
        return True

    def clause(self) -> str:
        return "RA-L10"


def sell(t: Table, seat: i64, commodity: i64, space: i64) -> None:
    """The card goes to the market, the marker moves one down, then the bonus comes (RA-L10, RA-L12)."""
    t.seats[seat].commodities[commodity] -= 1
    commodity_enters(t, commodity)
    if t.log is not None:
        t.log.append(CommoditySold(seat, COMMODITIES[commodity], space + 1))
    bestow(t, seat, PRICES[commodity][space])


def hire(t: Table, seat: i64, assistant: i64) -> None:
    me = t.seats[seat]
    me.pearls -= ASSISTANT_PRICE
    t.market[ASSISTANT_MARKET + assistant] -= 1
    me.assistants[assistant] += 1
    if t.log is not None:
        t.log.append(AssistantHired(seat, ASSISTANTS[assistant], ASSISTANT_PRICE))


OFFER_MARKET: Final = [
    [[OfferMarket(seat, sold, hired) for hired in range(MOST_HIRES + 1)] for sold in range(MOST_SALES + 1)]
    for seat in range(MOST_SEATS)
]
TRADE: Final = [
    [[Trade(seat, sold, hired) for hired in range(MOST_HIRES + 1)] for sold in range(MOST_SALES + 1)]
    for seat in range(MOST_SEATS)
]
