"""How good a table is for a seat: what bots think with."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
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
from motu.games.raiatea.hopes import front_hope, hand_hope, lot, rounds_left
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
from motu.games.raiatea.weights import (
    ASSISTANT,
    ASSISTANT_KIND,
    BID_BEHIND,
    CARD,
    CLAIM,
    COMMODITY,
    COMMODITY_MORE,
    CONDITION,
    DRAW,
    FIRST_BID,
    HIRE,
    MANA,
    MASK,
    MASK_PAIR,
    MIRROR_MASK,
    MISSION_TURN,
    OTHER_MISSIONS,
    PAYABLE,
    PEARL,
    PRIEST,
    RANK,
    RIVALRY,
    SALE,
    SPARE,
    SURPLUS,
    TATTOO,
    USED_ASSISTANT,
    USEFUL,
    VISITS,
)


def worth(t: Table, who: i64, w: vec[float]) -> float:
    """Points of lead over the mean of the others, with what things should still bring."""
    mine = prospects(t, who, who, w)
    others = 0.0
    for seat in range(len(t.seats)):
        if seat != who:
            others += prospects(t, seat, who, w)
    return mine - (1.0 if t.over() else w[RIVALRY]) * others / float(len(t.seats) - 1)


def own(t: Table, who: i64, w: vec[float]) -> float:
    """The player's own part of that."""
    return prospects(t, who, who, w)


def prospects(t: Table, seat: i64, who: i64, w: vec[float]) -> float:
    """A player's points if the game ended now, and what the rest of the game should bring."""
    me = t.seats[seat]
    if t.over():
        return float(points(me))
    rounds = rounds_left(t)
    ceremonies = float(3 - t.ceremonies)
    building = in_last_building(t)
    hope: float = float(ritual_points(me) + mission_points(me) + mask_points(me))
    hope += rank_hope(me, building, w)
    mana: float = float(me.mana)
    pearls: float = float(me.pearls)
    hope += hidden_choice(t, seat, ceremonies, w)
    if t.secret == BIDDING and me.noted > 0:
        mana -= float(me.noted)
    hope += stock(mana, w[MANA], building, w) + stock(pearls, w[PEARL], building, w)
    hope += goods_hope(me, building, w)
    hope += conditions(t, me, w)
    if not building:
        dances = ceremonies - (1.0 if t.secret >= BUYING or t.blessing else 0.0)
        hope += priest_value(dances, rounds, w) * float(me.priests)
        hope += hand_hope(t, seat, ceremonies, seat == who, w)
        hope += front_hope(me, rounds, ceremonies, w)
    if seat == who:
        hope += about_to_come(t, me, w)
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


def rank_hope(me: Seat, building: bool, w: vec[float]) -> float:
    """Points of the rank, and steps on the way to the next."""
    reached: float = float(RANK_POINTS[me.rank()])
    if building or me.tattoos >= LAST_TATTOO:
        return reached
    return w[RANK] * reached + (1.0 - w[RANK]) * w[TATTOO] * float(me.tattoos)


def priest_value(dances: float, rounds: float, w: vec[float]) -> float:
    """A priest brings a mana at every dance and at every visit of the Path."""
    return w[MANA] * (dances + w[VISITS] * rounds) + 0.05


def stock(count: float, value: float, building: bool, w: vec[float]) -> float:
    """Mana or pearls: those that missions can use are worth more than the rest."""
    if building:
        return w[SPARE] * count
    useful = count if count < w[USEFUL] else w[USEFUL]
    return value * (useful + w[SURPLUS] * (count - useful))


def goods_hope(me: Seat, building: bool, w: vec[float]) -> float:
    """Commodities, assistants and masks that score nothing yet."""
    hope = 0.0
    for commodity in range(KINDS):
        count: float = float(me.commodities[commodity])
        hope += (0.1 if building else w[COMMODITY]) * count - (0.0 if building else w[COMMODITY_MORE] * count * count)
    if building:
        return hope
    for assistant in range(KINDS):
        active: float = float(me.assistants[assistant])
        used: float = float(me.assistants[USED + assistant])
        hope += w[ASSISTANT] * active + w[USED_ASSISTANT] * used
        if active + used > 0.0:
            hope += w[ASSISTANT_KIND]
    for motif in range(MASKS):
        if me.masks[motif] == 1:
            hope += w[MASK] + w[MASK_PAIR] * float(pair_prospect(me, motif))
    return hope + w[MIRROR_MASK] * float(me.masks[MIRROR])


def pair_prospect(me: Seat, motif: i64) -> i64:
    """What a pair of a motif would score now."""
    per: i64 = MASK_PER[motif]
    if per == PAIR_COLOURS:
        return 3
    if per <= CONDITIONAL:
        return missions_of(me, per)
    return me.owned(per - CONDITIONAL - 1)


def conditions(t: Table, me: Seat, w: vec[float]) -> float:
    """Missions on open statues that a player could fulfil now: the best ones of them count most."""
    best = 0.0
    others = 0.0
    for space in range(len(t.spaces)):
        token: i64 = t.spaces[space]
        if token == NOTHING or not t.is_face_up(statue_of(space)) or not can_pay(me, token):
            continue
        value: float = (
            float(STATUE_POINTS[statue_of(space)]) * w[CONDITION if TOKEN_KIND[token] == CONDITIONAL else PAYABLE]
        )
        if value > best:
            best = value
        others += w[OTHER_MISSIONS] * value
    return best + others


# Choices that were made and not yet shown


def hidden_choice(t: Table, seat: i64, ceremonies: float, w: vec[float]) -> float:
    """What a secret choice should bring once it is shown."""
    me = t.seats[seat]
    if me.noted <= 0:
        return 0.0
    if t.secret == DANCING:
        gained = priest_value(ceremonies, rounds_left(t), w) * float(me.noted)
        return gained - w[PEARL] * float(me.price(me.noted))
    if t.secret == BUYING:
        return w[DRAW] * 1.2 - w[MANA] * float(RITUAL_PRICE)
    if t.secret != BIDDING:
        return 0.0
    space = lot(t)
    if space != NOTHING:
        return bid_to_win(t, seat) * float(STATUE_POINTS[statue_of(space)])
    ahead = 0.0
    for other in range(len(t.seats)):
        if other != seat:
            ahead += 1.0 - outbids(me, t.seats[other])
    first = w[FIRST_BID] - w[BID_BEHIND] * ahead
    return first if first > 0.0 else 0.0


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


def about_to_come(t: Table, me: Seat, w: vec[float]) -> float:
    """A place that was claimed brings its gain only with the next answers: what it should be."""
    if len(t.agenda) == 0:
        return 0.0
    top: Any = t.agenda[-1]
    if not isinstance(top, Decision) or t.seats[top.seat] is not me:
        return 0.0
    kahuna: float = 1.0 if top.seat == t.kahuna else 0.0
    if isinstance(top, RecruitPriests):
        room: float = 1.0 if me.priests < LAST_PRIEST else 0.0
        return w[MANA] * (float(me.priests) + kahuna) + (w[PRIEST] * kahuna + w[CLAIM]) * room
    if isinstance(top, Trade):
        cards: float = 0.0
        for commodity in range(KINDS):
            cards += float(me.commodities[commodity])
        sales = cards if cards < 1.0 + kahuna else 1.0 + kahuna
        return w[SALE] * sales + (w[HIRE] * (1.0 + kahuna) if me.pearls >= 2 else 0.0)
    if isinstance(top, PickForestCard):
        return w[CARD] * (2.0 if t.kahuna >= 0 and not top.collecting else 1.0)
    if isinstance(top, ReturnAtMarae):
        return w[DRAW] * (1.0 + kahuna) + 0.4 * float(top.left)
    if isinstance(top, DrawAtMarae):
        return w[DRAW] * float(top.left)
    if isinstance(top, KeepRitual):
        return w[DRAW]
    if isinstance(top, KahunaMission):
        return w[MISSION_TURN] if conditions(t, me, w) > 0.0 else 0.0
    if isinstance(top, PutMask):
        return 0.2 + (0.5 * kahuna if conditions(t, me, w) > 0.0 else 0.0)
    return 0.0
