"""How good a table is for a seat: what bots think with."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from motu.core.agenda import Decision
from motu.games.raiatea.actions.auctions import counted_bid
from motu.games.raiatea.actions.building import Build
from motu.games.raiatea.actions.drawing import KeepRitual
from motu.games.raiatea.actions.forest import PickForestCard
from motu.games.raiatea.actions.marae import DrawAtMarae, ReturnAtMarae
from motu.games.raiatea.actions.market import Trade
from motu.games.raiatea.actions.missions import can_pay
from motu.games.raiatea.actions.neighbourhood import KahunaMission, PutMask
from motu.games.raiatea.actions.path import RecruitPriests
from motu.games.raiatea.components import (
    CONDITIONAL,
    KINDS,
    LAST_PRIEST,
    LAST_TATTOO,
    LEAST_SEATS,
    MASK_PER,
    MASKS,
    MIRROR,
    PAIR_COLOURS,
    RANK_POINTS,
    RITUAL_PRICE,
    ROUNDS,
    STATUE_POINTS,
    TOKEN_KIND,
)
from motu.games.raiatea.hopes import (
    ASSISTANT_VALUE,
    CARD_VALUE,
    COMMODITY_VALUE,
    DRAW_VALUE,
    MANA_VALUE,
    MASK_VALUE,
    PEARL_VALUE,
    PRIEST_VALUE,
    TATTOO_VALUE,
    front_hope,
    hand_hope,
    lot,
    rounds_left,
)
from motu.games.raiatea.scoring import mask_points, mission_points, missions_of, points, ritual_points
from motu.games.raiatea.state import (
    BIDDING,
    BUYING,
    DANCING,
    NOTHING,
    USED,
    Seat,
    Table,
    statue_of,
)

SPARE: Final = 0.04
"""Points of a mana or a pearl that no mission will need any more."""
USEFUL: Final = 14
"""So many of a kind find a mission; more are worth half."""
VISITS: Final = 0.6
"""How often a location is visited in an action round."""

LEAD: Final = 4.0
"""A lead of so many points is worth almost three wins in four."""


def worth(t: Table, who: i64) -> float:
    """Points of lead over the mean of the others, with what things should still bring."""
    mine = prospects(t, who, who)
    others = 0.0
    for seat in range(len(t.seats)):
        if seat != who:
            others += prospects(t, seat, who)
    return mine - 0.3 * others / float(len(t.seats) - 1)


def prospects(t: Table, seat: i64, who: i64) -> float:
    """A player's points if the game ended now, and what the rest of the game should bring."""
    me = t.seats[seat]
    if t.over():
        return float(points(me))
    rounds = rounds_left(t)
    ceremonies = float(3 - t.ceremonies)
    building = in_last_building(t)
    hope: float = float(ritual_points(me) + mission_points(me) + mask_points(me))
    hope += rank_hope(me, building)
    mana: float = float(me.mana)
    pearls: float = float(me.pearls)
    hope += hidden_choice(t, seat, ceremonies)
    if t.secret == BIDDING and me.noted > 0:
        mana -= float(me.noted)
    hope += stock(mana, MANA_VALUE, building) + stock(pearls, PEARL_VALUE, building)
    hope += goods_hope(me, building)
    hope += conditions(t, me)
    if not building:
        dances = ceremonies - (1.0 if t.secret >= BUYING or t.blessing else 0.0)
        hope += priest_value(dances, rounds) * float(me.priests)
        hope += hand_hope(t, seat, ceremonies, seat == who)
        hope += front_hope(me, rounds, ceremonies)
    if seat == who:
        hope += about_to_come(t, me)
    return hope


def in_last_building(t: Table) -> bool:
    """Whether nothing but the last building is left."""
    if t.ceremonies < 2 or t.round < len(ROUNDS[len(t.seats) - LEAST_SEATS]):
        return False
    if t.secret == BIDDING:
        return lot(t) != NOTHING
    if len(t.agenda) == 0:
        return True
    top = t.agenda[-1]
    return isinstance(top, Build) or t.passed > 0


def rank_hope(me: Seat, building: bool) -> float:
    """Points of the rank, and steps on the way to the next."""
    reached: float = float(RANK_POINTS[me.rank()])
    if building or me.tattoos >= LAST_TATTOO:
        return reached
    return 0.35 * reached + 0.65 * TATTOO_VALUE * float(me.tattoos)


def priest_value(dances: float, rounds: float) -> float:
    """A priest brings a mana at every dance and at every visit of the Path."""
    return MANA_VALUE * (dances + VISITS * rounds) + 0.05


def stock(count: float, value: float, building: bool) -> float:
    """Mana or pearls: those that missions can use are worth more than the rest."""
    if building:
        return SPARE * count
    useful = count if count < float(USEFUL) else float(USEFUL)
    return value * useful + 0.4 * value * (count - useful)


def goods_hope(me: Seat, building: bool) -> float:
    """Commodities, assistants and masks that score nothing yet."""
    hope = 0.0
    for commodity in range(KINDS):
        count: float = float(me.commodities[commodity])
        hope += (0.1 if building else COMMODITY_VALUE) * count - (0.0 if building else 0.06 * count * count)
    if building:
        return hope
    for assistant in range(KINDS):
        active: float = float(me.assistants[assistant])
        used: float = float(me.assistants[USED + assistant])
        hope += ASSISTANT_VALUE * active + 0.35 * used
        if active + used > 0.0:
            hope += 0.3
    for motif in range(MASKS):
        if me.masks[motif] == 1:
            hope += MASK_VALUE + 0.15 * float(pair_prospect(me, motif))
    return hope + 0.9 * float(me.masks[MIRROR])


def pair_prospect(me: Seat, motif: i64) -> i64:
    """What a pair of a motif would score now."""
    per: i64 = MASK_PER[motif]
    if per == PAIR_COLOURS:
        return 3
    if per <= CONDITIONAL:
        return missions_of(me, per)
    return me.owned(per - CONDITIONAL - 1)


def conditions(t: Table, me: Seat) -> float:
    """Missions on open statues that a player could fulfil now: the best ones of them count most."""
    best = 0.0
    others = 0.0
    for space in range(len(t.spaces)):
        token: i64 = t.spaces[space]
        if token == NOTHING or not t.is_face_up(statue_of(space)) or not can_pay(me, token):
            continue
        value: float = float(STATUE_POINTS[statue_of(space)]) * (0.6 if TOKEN_KIND[token] == CONDITIONAL else 0.2)
        if value > best:
            best = value
        others += 0.15 * value
    return best + others


# Choices that were made and not yet shown


def hidden_choice(t: Table, seat: i64, ceremonies: float) -> float:
    """What a secret choice should bring once it is shown."""
    me = t.seats[seat]
    if me.noted <= 0:
        return 0.0
    if t.secret == DANCING:
        gained = priest_value(ceremonies, rounds_left(t)) * float(me.noted)
        return gained - PEARL_VALUE * float(me.price(me.noted))
    if t.secret == BUYING:
        return DRAW_VALUE * 1.2 - MANA_VALUE * float(RITUAL_PRICE)
    if t.secret != BIDDING:
        return 0.0
    space = lot(t)
    if space != NOTHING:
        return bid_to_win(t, seat) * float(STATUE_POINTS[statue_of(space)])
    ahead = 0.0
    for other in range(len(t.seats)):
        if other != seat:
            ahead += 1.0 - outbids(me, t.seats[other])
    return 1.1 - 0.45 * ahead if ahead < 2.4 else 0.0


def bid_to_win(t: Table, seat: i64) -> float:
    likely = 1.0
    for other in range(len(t.seats)):
        if other != seat:
            likely *= outbids(t.seats[seat], t.seats[other])
    return likely


def outbids(me: Seat, other: Seat) -> float:
    """How likely a bid is higher than another player's, which may be known only as far as the mana goes."""
    mine: float = float(counted_bid(me))
    if other.noted >= 0 or other.mana == 0:
        theirs: float = float(counted_bid(other)) if other.noted >= 0 else 0.0
        return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
    most: float = float(other.mana if other.mana < 8 else 8)
    likely = mine / (most + 1.0)
    return likely if likely < 1.0 else 1.0


# What the decision that is asked now will bring


def about_to_come(t: Table, me: Seat) -> float:
    """A place that was claimed brings its gain only with the next answers: what it should be."""
    if len(t.agenda) == 0:
        return 0.0
    top: Any = t.agenda[-1]
    if not isinstance(top, Decision) or t.seats[top.seat] is not me:
        return 0.0
    kahuna: float = 1.0 if top.seat == t.kahuna else 0.0
    if isinstance(top, RecruitPriests):
        room: float = 1.0 if me.priests < LAST_PRIEST else 0.0
        return MANA_VALUE * (float(me.priests) + kahuna) + (PRIEST_VALUE * kahuna + 0.3) * room
    if isinstance(top, Trade):
        cards: float = 0.0
        for commodity in range(KINDS):
            cards += float(me.commodities[commodity])
        sales = cards if cards < 1.0 + kahuna else 1.0 + kahuna
        return 0.35 * sales + (0.25 * (1.0 + kahuna) if me.pearls >= 2 else 0.0)
    if isinstance(top, PickForestCard):
        return CARD_VALUE * 2.0 if t.kahuna >= 0 and not top.collecting else CARD_VALUE
    if isinstance(top, ReturnAtMarae):
        return DRAW_VALUE * (1.0 + kahuna) + 0.4 * float(top.left)
    if isinstance(top, DrawAtMarae):
        return DRAW_VALUE * float(top.left)
    if isinstance(top, KeepRitual):
        return DRAW_VALUE
    if isinstance(top, KahunaMission):
        return 0.6 if conditions(t, me) > 0.0 else 0.0
    if isinstance(top, PutMask):
        return 0.2 + (0.5 * kahuna if conditions(t, me) > 0.0 else 0.0)
    return 0.0
