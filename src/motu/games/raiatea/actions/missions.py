"""Missions: which can be fulfilled, how they are paid, and the Pearl Diver's second one."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves, Step
from motu.games.raiatea.actions.auctions import auction_row, take_token
from motu.games.raiatea.components import (
    ANY_COMMODITY,
    AUCTION,
    COMMODITIES,
    CONDITIONAL,
    FOR_COMMODITIES,
    FOR_MANA,
    FOR_MASKS,
    FOR_PEARLS,
    IDENTICAL,
    KINDS,
    MOST_SEATS,
    NEEDS_ASSISTANTS,
    NEEDS_IDENTICAL,
    NEEDS_PRIESTS,
    NEEDS_RANK,
    PEARL_DIVER,
    STATUES,
    RaiateaEdition,
)
from motu.games.raiatea.effects import put_mask, return_commodity, use_assistant
from motu.games.raiatea.events import ManaPaid, PearlsPaid
from motu.games.raiatea.seat import Seat
from motu.games.raiatea.state import NOTHING, Table, statue_of
from motu.games.raiatea.vocabulary import CHEAPER_MANA, CHEAPER_PEARLS


def no_mission(edition: RaiateaEdition) -> i64:
    """The move to fulfil nothing; below it a move is the space of its number."""
    return edition.all_spaces


def mana_price(me: Seat, token: i64) -> i64:
    """Mana of a mission; a permanent ritual may lower it, to 1 at least."""
    return lowered(me.edition.token_amount[token], me.changes[CHEAPER_MANA])


def pearl_price(me: Seat, token: i64) -> i64:
    return lowered(me.edition.token_amount[token], me.changes[CHEAPER_PEARLS])


def lowered(price: i64, discount: i64) -> i64:
    if discount == 0:
        return price
    return price - discount if price - discount > 1 else 1


def meets(me: Seat, token: i64) -> bool:
    """A condition: at least the shown rank, priests or assistants (RA-M3)."""
    need: i64 = me.edition.token_need[token]
    amount: i64 = me.edition.token_amount[token]
    if need == NEEDS_RANK:
        return me.rank() >= amount
    if need == NEEDS_PRIESTS:
        return me.priests >= amount
    if need == NEEDS_ASSISTANTS:
        return me.all_assistants() >= amount
    different: i64 = 0
    for assistant in range(KINDS):
        owned: i64 = me.owned(assistant)
        if owned > 0:
            different += 1
        if need == NEEDS_IDENTICAL and owned >= amount:
            return True
    return need != NEEDS_IDENTICAL and different >= amount


def can_pay(me: Seat, token: i64) -> bool:
    """Whether a player can fulfil a mission now (RA-M2, RA-M3); auctions are fulfilled in no other way (RA-M4)."""
    kind: i64 = me.edition.token_kind[token]
    if kind == FOR_PEARLS:
        return me.pearls >= pearl_price(me, token)
    if kind == FOR_MANA:
        return me.mana >= mana_price(me, token)
    if kind == CONDITIONAL:
        return meets(me, token)
    if kind == FOR_MASKS:
        return me.loose_masks() >= me.edition.token_amount[token]
    if kind == AUCTION:
        return False
    if me.edition.token_choice[token] == ANY_COMMODITY:
        held: i64 = 0
        for commodity in range(KINDS):
            held += me.commodities[commodity]
        return held >= me.edition.token_amount[token]
    if me.edition.token_choice[token] == IDENTICAL:
        for commodity in range(KINDS):
            if me.commodities[commodity] >= me.edition.token_amount[token]:
                return True
        return False
    for commodity in range(KINDS):
        if me.commodities[commodity] < me.edition.token_commodities[token * KINDS + commodity]:
            return False
    return True


def open_spaces(t: Table) -> i64:
    """Spaces of the statues whose missions may be fulfilled come first."""
    return t.edition.spaces * (t.ceremonies + 1) if t.ceremonies < STATUES else 0


def list_missions(t: Table, seat: i64, moves: Moves) -> None:
    me = t.seats[seat]
    for space in range(open_spaces(t)):
        token: i64 = t.spaces[space]
        if token != NOTHING and can_pay(me, token):
            moves.add(space)


def any_mission(t: Table, seat: i64) -> bool:
    """Whether a player could fulfil a mission now."""
    me = t.seats[seat]
    for space in range(open_spaces(t)):
        token: i64 = t.spaces[space]
        if token != NOTHING and can_pay(me, token):
            return True
    return False


def mission_choice(t: Table, space: i64) -> Choice:
    if space == no_mission(t.edition):
        return Choice("pass", "no-mission", {}, [])
    mission = t.edition.tokens[t.spaces[space]]
    statue = int(statue_of(t, space)) + 1
    place = int(space % t.edition.spaces) + 1
    args: Json = {
        "mission": mission,
        "points": int(t.edition.statue_points[statue - 1]),
        "statue": statue,
        "place": place,
    }
    return Choice(f"mission {statue}/{place}", "mission", args, [f"statue/{statue}/{place}"])


def fulfil(t: Table, seat: i64, space: i64, second_allowed: bool) -> None:
    """The price is paid, the token taken; then a Pearl Diver may allow a second (RA-M2, RA-M3, RA-A5)."""
    if second_allowed:
        t.then(OFFER_SECOND[seat])
    t.then(TakeToken(seat, space))
    token: i64 = t.spaces[space]
    kind: i64 = t.edition.token_kind[token]
    me = t.seats[seat]
    if kind == FOR_PEARLS:
        pearls = pearl_price(me, token)
        me.pearls -= pearls
        if t.log is not None:
            t.log.append(PearlsPaid(seat, pearls))
    elif kind == FOR_MANA:
        mana = mana_price(me, token)
        me.mana -= mana
        if t.log is not None:
            t.log.append(ManaPaid(seat, mana))
    elif kind == FOR_MASKS:
        t.then(PayMask(seat, t.edition.token_amount[token]))
    elif kind == FOR_COMMODITIES:
        if t.edition.token_choice[token] == 0:
            for commodity in range(KINDS):
                for _ in range(t.edition.token_commodities[token * KINDS + commodity]):
                    return_commodity(t, seat, commodity)
        else:
            t.then(PayCommodities(seat, t.edition.token_amount[token], t.edition.token_choice[token]))


@final
class PayCommodities(Decision[Table]):
    """A mission leaves open which commodities: any, or a number of one kind (RA-M2)."""

    SPAN: ClassVar[int] = KINDS

    def __init__(self, seat: i64, count: i64, which: i64) -> None:
        super().__init__(seat)
        self.count: Final[i64] = count
        self.which: Final[i64] = which

    def fill(self, t: Table, moves: Moves) -> None:
        commodities = t.seats[self.seat].commodities
        least: i64 = self.count if self.which == IDENTICAL else 1
        for commodity in range(KINDS):
            if commodities[commodity] >= least:
                moves.add(commodity)

    def take(self, t: Table, move: i64) -> None:
        if self.which == ANY_COMMODITY:
            if self.count > 1:
                t.then(PayCommodities(self.seat, self.count - 1, self.which))
            return_commodity(t, self.seat, move)
            return
        for _ in range(self.count):
            return_commodity(t, self.seat, move)

    def choice(self, t: Table, move: i64) -> Choice:
        name = COMMODITIES[move]
        return Choice(f"pay {name}", "pay-commodity", {"commodity": name}, [f"commodities/{name}"])

    def clause(self) -> str:
        return "RA-M2"


@final
class PayMask(Decision[Table]):
    """A mask is given up for a mission; one with a mirror can't be (RA-M2, RA-K3)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return edition.masks + 1

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: Final[i64] = count

    def fill(self, t: Table, moves: Moves) -> None:
        masks = t.seats[self.seat].masks
        for motif in range(t.edition.masks + 1):
            if masks[motif] > 0:
                moves.add(motif)

    def take(self, t: Table, move: i64) -> None:
        if self.count > 1:
            t.then(PayMask(self.seat, self.count - 1))
        put_mask(t, self.seat, move)

    def choice(self, t: Table, move: i64) -> Choice:
        name = t.edition.mask_names[move]
        return Choice(f"pay {name}", "pay-mask", {"mask": name}, [f"masks/{name}"])

    def clause(self) -> str:
        return "RA-M2"


@final
class TakeToken(Step[Table]):
    """The token goes behind the screen; a row with only auctions left is auctioned at once (RA-M4, RA-M5)."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat: Final[i64] = seat
        self.space: Final[i64] = space

    def run(self, t: Table) -> None:
        take_token(t, self.seat, self.space)
        auction_row(t, self.space)


@final
class ChooseMission(Decision[Table]):
    """A bonus lets a mission be fulfilled, paid as usual (RA-L12, RA-M1)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return edition.all_spaces

    def fill(self, t: Table, moves: Moves) -> None:
        list_missions(t, self.seat, moves)

    def take(self, t: Table, move: i64) -> None:
        fulfil(t, self.seat, move, True)

    def choice(self, t: Table, move: i64) -> Choice:
        return mission_choice(t, move)

    def clause(self) -> str:
        return "RA-L12"


@final
class SecondMission(Decision[Table]):
    """A Pearl Diver is turned for a second mission, never a third (RA-A5)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return no_mission(edition) + 1

    def fill(self, t: Table, moves: Moves) -> None:
        list_missions(t, self.seat, moves)
        moves.add(no_mission(t.edition))

    def take(self, t: Table, move: i64) -> None:
        if move != no_mission(t.edition):
            use_assistant(t, self.seat, PEARL_DIVER)
            fulfil(t, self.seat, move, False)

    def choice(self, t: Table, move: i64) -> Choice:
        return mission_choice(t, move)

    def clause(self) -> str:
        return "RA-A5"


@final
class OfferSecond(Step[Table]):
    """After a mission: who has an active Pearl Diver and can fulfil another is asked (RA-A5)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        if t.seats[self.seat].assistants[PEARL_DIVER] > 0 and any_mission(t, self.seat):
            t.then(SECOND_MISSION[self.seat])


OFFER_SECOND: Final = [OfferSecond(seat) for seat in range(MOST_SEATS)]
SECOND_MISSION: Final = [SecondMission(seat) for seat in range(MOST_SEATS)]
CHOOSE_MISSION: Final = [ChooseMission(seat) for seat in range(MOST_SEATS)]
