"""The Market: commodities are sold for a bonus of their price chart, assistants hired, Merchants used."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves, Step
from motu.games.raiatea.actions.drawing import decks_open
from motu.games.raiatea.actions.extras import extra_choice, extras_ready, list_extras, take_extra
from motu.games.raiatea.actions.missions import any_mission
from motu.games.raiatea.components import (
    ASSISTANTS,
    COMMODITIES,
    KINDS,
    MERCHANT,
    MOST_SEATS,
    RaiateaEdition,
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

MOST_SALES: Final = 8
MOST_HIRES: Final = 2


def hire_from(edition: RaiateaEdition) -> i64:
    """From here on a move hires an assistant; below it is commodity * levels + space of the bonus."""
    return KINDS * edition.levels


def merchant_to(edition: RaiateaEdition) -> i64:
    """From here on a move raises a marker by a Merchant."""
    return hire_from(edition) + KINDS


def done(edition: RaiateaEdition) -> i64:
    """The move to stop trading."""
    return merchant_to(edition) + KINDS


def own_moves(edition: RaiateaEdition) -> i64:
    """From here on moves are extras."""
    return done(edition) + 1


def brings(t: Table, seat: i64, effect: Effect) -> bool:
    """Whether an effect would do anything for a player now; what gains nothing is not offered (RA-L12, RA-L13)."""
    me = t.seats[seat]
    op: i64 = effect.op
    if op == GAIN:
        if effect.what == PRIEST:
            return me.priests < t.edition.last_priest
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
        kinds: i64 = t.edition.masks + 1 if effect.what == MASK else KINDS
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
    return hired < (2 if seat == t.kahuna else 1) and t.seats[seat].pearls >= t.edition.assistant_price


def may_trade(t: Table, seat: i64, sold: i64, hired: i64) -> bool:
    me = t.seats[seat]
    if me.assistants[MERCHANT] > 0 and (
        t.markers[0] + t.markers[1] + t.markers[2] + t.markers[3] < KINDS * (t.edition.levels - 1)
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

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return own_moves(edition) + edition.extras

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
                        if brings_anything(t, self.seat, t.edition.prices[commodity][space]):
                            moves.add(commodity * t.edition.levels + space)
                    me.commodities[commodity] += 1
        if hires_left(t, self.seat, self.hired):
            for assistant in range(KINDS):
                if t.market[ASSISTANT_MARKET + assistant] > 0:
                    moves.add(hire_from(t.edition) + assistant)
        if me.assistants[MERCHANT] > 0:
            for commodity in range(KINDS):
                if t.markers[commodity] < t.edition.levels - 1:
                    moves.add(merchant_to(t.edition) + commodity)
        moves.add(done(t.edition))
        list_extras(t, self.seat, moves, own_moves(t.edition))

    def take(self, t: Table, move: i64) -> None:
        if move == done(t.edition):
            return
        if move < hire_from(t.edition):
            t.then(OFFER_MARKET[self.seat][self.sold + 1][self.hired])
            sell(t, self.seat, move // t.edition.levels, move % t.edition.levels)
        elif move < merchant_to(t.edition):
            t.then(OFFER_MARKET[self.seat][self.sold][self.hired + 1])
            hire(t, self.seat, move - hire_from(t.edition))
        else:
            t.then(OFFER_MARKET[self.seat][self.sold][self.hired])
            if move >= own_moves(t.edition):
                take_extra(t, self.seat, move - own_moves(t.edition))
            else:
                use_assistant(t, self.seat, MERCHANT)
                raise_marker(t, move - merchant_to(t.edition))

    def choice(self, t: Table, move: i64) -> Choice:
        if move >= own_moves(t.edition):
            return extra_choice(t, move - own_moves(t.edition))
        if move == done(t.edition):
            return Choice("done", "done", {}, [])
        if move >= merchant_to(t.edition):
            name = COMMODITIES[move - merchant_to(t.edition)]
            return Choice(
                f"merchant {name}", "merchant", {"commodity": name}, ["assistants/merchant", f"markers/{name}"]
            )
        if move >= hire_from(t.edition):
            name = ASSISTANTS[move - hire_from(t.edition)]
            return Choice(
                f"hire {name}",
                "hire",
                {"assistant": name, "pearls": int(t.edition.assistant_price)},
                [f"market/{name}"],
            )
        name = COMMODITIES[move // t.edition.levels]
        space = int(move % t.edition.levels) + 1
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
    bestow(t, seat, t.edition.prices[commodity][space])


def hire(t: Table, seat: i64, assistant: i64) -> None:
    me = t.seats[seat]
    me.pearls -= t.edition.assistant_price
    t.market[ASSISTANT_MARKET + assistant] -= 1
    me.assistants[assistant] += 1
    if t.log is not None:
        t.log.append(AssistantHired(seat, ASSISTANTS[assistant], t.edition.assistant_price))


OFFER_MARKET: Final = [
    [[OfferMarket(seat, sold, hired) for hired in range(MOST_HIRES + 1)] for sold in range(MOST_SALES + 1)]
    for seat in range(MOST_SEATS)
]
TRADE: Final = [
    [[Trade(seat, sold, hired) for hired in range(MOST_HIRES + 1)] for sold in range(MOST_SALES + 1)]
    for seat in range(MOST_SEATS)
]
