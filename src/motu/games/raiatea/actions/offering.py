"""The incantation: mana is offered in secret, the ceremonial order follows from it, and gifts are chosen."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Moves, Step
from motu.core.sorting import sort_by_keys
from motu.games.raiatea.actions.auctions import MOST_BID, ResolveAuction, counted_bid, list_bids
from motu.games.raiatea.actions.extras import OFFER_EXTRAS, extra_choice, extras_ready, list_extras, take_extra
from motu.games.raiatea.actions.market import brings_anything
from motu.games.raiatea.cards import BITS
from motu.games.raiatea.components import GIFT_NAMES, MOST_SEATS, RaiateaEdition
from motu.games.raiatea.effects import bestow
from motu.games.raiatea.events import GiftChosen, OfferingMade, OrderSet
from motu.games.raiatea.state import BIDDING, NO_SECRET, NOTHING, Table

KINDS_OF_GIFTS: Final = 3


@final
class Offering(Step[Table]):
    """Everybody bids mana at the same time, in secret (RA-C4)."""

    def run(self, t: Table) -> None:
        t.secret = BIDDING
        t.then(OFFERING_DONE)
        at: i64 = len(t.order) - 1
        while at >= 0:
            t.then(OFFER_MANA[t.order[at]])
            at -= 1


@final
class OfferMana(Decision[Table]):
    """A secret offer from 0 to all the mana held (RA-C4)."""

    SPAN: ClassVar[int] = MOST_BID + 1

    def fill(self, t: Table, moves: Moves) -> None:
        list_bids(t.seats[self.seat].mana, moves)

    def take(self, t: Table, move: i64) -> None:
        t.seats[self.seat].noted = move

    def choice(self, t: Table, move: i64) -> Choice:
        return Choice(f"offer {move}", "offer", {"mana": int(move)}, [f"bid/{move}"])

    def ask_even_if_forced(self) -> bool:
        return True

    def secret(self) -> bool:
        return True

    def clause(self) -> str:
        return "RA-C4"


@final
class OfferingDone(Step[Table]):
    """The highest offer comes first, ties keep their order; all offers go into the bag (RA-C4)."""

    def run(self, t: Table) -> None:
        t.reveals += 1
        t.secret = NO_SECRET
        seats: i64 = len(t.order)
        order = t.order[:]
        keys = order[:]
        for at in range(seats):
            seat: i64 = order[at]
            me = t.seats[seat]
            if t.log is not None:
                t.log.append(OfferingMade(seat, me.noted))
            keys[at] = -counted_bid(me)
        sort_by_keys(order, keys)
        t.order = order
        for at in range(seats):
            me = t.seats[order[at]]
            me.mana -= me.noted
            t.bag += me.noted
            me.noted = NOTHING
            if t.log is not None:
                t.log.append(OrderSet(order[at], at + 1))
        t.gifts = (1 << KINDS_OF_GIFTS) - 1
        place: i64 = t.edition.gifts_given[seats - t.edition.least_seats] - 1
        while place >= 0:
            t.then(OFFER_EXTRAS[order[place]])
            t.then(OFFER_GIFT[order[place]])
            place -= 1


def gifts_for(t: Table, seat: i64) -> i64:
    """The gifts that a player may choose from, as bits: all that are left, also those that bring nothing (RA-L13).

    By an earlier ruling only those that bring something, unless none does.
    """
    if not t.useful_gifts_only:
        return t.gifts
    gifts: i64 = 0
    for gift in range(KINDS_OF_GIFTS):
        if (t.gifts >> gift) & 1 == 1 and brings_anything(t, seat, t.edition.gifts[gift]):
            gifts |= BITS[gift]
    return gifts if gifts > 0 else t.gifts


@final
class ChooseGift(Decision[Table]):
    """One of the gifts that are left: a tattoo step, a commodity of the market, 2 pearls (RA-C5, RA-L13)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return KINDS_OF_GIFTS + edition.extras

    def fill(self, t: Table, moves: Moves) -> None:
        gifts = gifts_for(t, self.seat)
        for gift in range(KINDS_OF_GIFTS):
            if (gifts >> gift) & 1 == 1:
                moves.add(gift)
        list_extras(t, self.seat, moves, KINDS_OF_GIFTS)

    def take(self, t: Table, move: i64) -> None:
        if move >= KINDS_OF_GIFTS:
            t.then(OFFER_GIFT[self.seat])
            take_extra(t, self.seat, move - KINDS_OF_GIFTS)
        else:
            give(t, self.seat, move)

    def choice(self, t: Table, move: i64) -> Choice:
        if move >= KINDS_OF_GIFTS:
            return extra_choice(t, move - KINDS_OF_GIFTS)
        return Choice(f"gift {GIFT_NAMES[move]}", "gift", {"gift": GIFT_NAMES[move]}, [f"gift/{GIFT_NAMES[move]}"])

    def ask_even_if_forced(self) -> bool:
        return True

    def clause(self) -> str:
        return "RA-C5"


def give(t: Table, seat: i64, gift: i64) -> None:
    t.gifts -= BITS[gift]
    if t.log is not None:
        t.log.append(GiftChosen(seat, GIFT_NAMES[gift]))
    bestow(t, seat, t.edition.gifts[gift])


@final
class OfferGift(Step[Table]):
    """A gift is chosen; the only one that is offered is simply given, unless an extra might come first (RA-C5)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        gifts = gifts_for(t, self.seat)
        for gift in range(KINDS_OF_GIFTS):
            if gifts == BITS[gift] and not extras_ready(t, self.seat):
                give(t, self.seat, gift)
                return
        t.then(CHOOSE_GIFT[self.seat])


def auctioned_space(t: Table) -> i64:
    """The space whose token is being auctioned; NOTHING while mana is offered."""
    at: i64 = len(t.agenda) - 1
    while at >= 0:
        step: Any = t.agenda[at]
        if isinstance(step, ResolveAuction):
            return step.space
        if isinstance(step, OfferingDone):
            return NOTHING
        at -= 1
    return NOTHING


OFFERING: Final = Offering()
OFFER_MANA: Final = [OfferMana(seat) for seat in range(MOST_SEATS)]
OFFERING_DONE: Final = OfferingDone()
OFFER_GIFT: Final = [OfferGift(seat) for seat in range(MOST_SEATS)]
CHOOSE_GIFT: Final = [ChooseGift(seat) for seat in range(MOST_SEATS)]
