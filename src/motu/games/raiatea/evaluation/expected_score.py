"""The expected score of a seat: its points now, and what the rest of the game should add."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.agenda import Decision
from motu.games.raiatea.actions.auctions import counted_bid
from motu.games.raiatea.actions.building import BUILD_ROUND
from motu.games.raiatea.actions.drawing import KeepRitual
from motu.games.raiatea.actions.forest import PickForestCard
from motu.games.raiatea.actions.marae import DrawAtMarae, ReturnAtMarae
from motu.games.raiatea.actions.market import Trade
from motu.games.raiatea.actions.missions import can_pay
from motu.games.raiatea.actions.neighbourhood import KahunaMission, PutMask
from motu.games.raiatea.actions.offering import auctioned_space
from motu.games.raiatea.actions.path import RecruitPriests
from motu.games.raiatea.components import (
    CONDITIONAL,
    KINDS,
    PAIR_COLOURS,
    STATUES,
)
from motu.games.raiatea.evaluation.rituals import front_value, hand_value, rounds_left
from motu.games.raiatea.evaluation.weights import (
    ASSISTANT,
    ASSISTANT_KIND,
    BID_BEHIND,
    BOUGHT_RITUAL,
    CARD,
    CLAIM,
    COLOUR_PAIR,
    COMMODITY,
    COMMODITY_MORE,
    CONDITION,
    DRAW,
    FIRST_BID,
    HIRE,
    KAHUNA_MASK,
    LAST_COMMODITY,
    MANA,
    MARAE_COMMODITY,
    MASK,
    MASK_PAIR,
    MASK_VISIT,
    MIRROR_MASK,
    MISSION_TURN,
    MOST_EXPECTED,
    OTHER_MISSIONS,
    PAYABLE,
    PEARL,
    PRIEST,
    PRIEST_BASE,
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
from motu.games.raiatea.scoring import mask_points, mission_points, missions_of, points, ritual_points
from motu.games.raiatea.seat import USED, Seat
from motu.games.raiatea.state import BIDDING, BUYING, DANCING, NOTHING, Table, statue_of


def expected_lead(t: Table, who: i64, w: vec[float]) -> float:
    """The expected lead over the mean of the other players, in points."""
    mine = position_score(t, who, who, w)
    others = 0.0
    for seat in range(len(t.seats)):
        if seat != who:
            others += position_score(t, seat, who, w)
    return mine - (1.0 if t.over() else w[RIVALRY]) * others / float(len(t.seats) - 1)


def expected_score(t: Table, who: i64, w: vec[float]) -> float:
    """The points a player should have at the end."""
    return position_score(t, who, who, w)


def position_score(t: Table, seat: i64, who: i64, w: vec[float]) -> float:
    """A player's points if the game ended now, plus what the rest of the game should add, as `who` can know it."""
    me = t.seats[seat]
    if t.over():
        return float(points(me))
    rounds = rounds_left(t)
    ceremonies = float(3 - t.ceremonies)
    building = in_last_building(t)
    score: float = float(ritual_points(me) + mission_points(me) + mask_points(me))
    score += rank_value(me, building, w)
    mana: float = float(me.mana)
    pearls: float = float(me.pearls)
    score += hidden_choice(t, seat, ceremonies, w)
    if t.secret == BIDDING and me.noted > 0:
        mana -= float(me.noted)
    score += stock(mana, w[MANA], building, w) + stock(pearls, w[PEARL], building, w)
    score += goods_value(me, building, w)
    score += conditions(t, me, w)
    if not building:
        dances = ceremonies - (1.0 if t.secret >= BUYING or t.blessing else 0.0)
        score += priest_value(dances, rounds, w) * float(me.priests)
        score += hand_value(t, seat, ceremonies, seat == who, w)
        score += front_value(me, rounds, ceremonies, w)
    if seat == who:
        score += pending_value(t, me, w)
    return score


def in_last_building(t: Table) -> bool:
    """Whether nothing but the last building is left."""
    if t.ceremonies < 2 or t.round < len(t.edition.rounds[len(t.seats) - t.edition.least_seats]):
        return False
    for step in t.agenda:
        if step is BUILD_ROUND:
            return True
    return len(t.agenda) == 0


def rank_value(me: Seat, building: bool, w: vec[float]) -> float:
    """Points of the rank, and steps on the way to the next."""
    reached: float = float(me.edition.rank_points[me.rank()])
    if building or me.tattoos >= me.edition.last_tattoo:
        return reached
    return w[RANK] * reached + (1.0 - w[RANK]) * w[TATTOO] * float(me.tattoos)


def priest_value(dances: float, rounds: float, w: vec[float]) -> float:
    """A priest brings a mana at every dance and at every visit of the Path."""
    return w[MANA] * (dances + w[VISITS] * rounds) + PRIEST_BASE


def stock(count: float, value: float, building: bool, w: vec[float]) -> float:
    """Mana or pearls: those that missions can use are worth more than the rest."""
    if building:
        return w[SPARE] * count
    useful = count if count < w[USEFUL] else w[USEFUL]
    return value * (useful + w[SURPLUS] * (count - useful))


def goods_value(me: Seat, building: bool, w: vec[float]) -> float:
    """Commodities, assistants and masks that score nothing yet."""
    score = 0.0
    for commodity in range(KINDS):
        count: float = float(me.commodities[commodity])
        if building:
            score += LAST_COMMODITY * count
        else:
            score += w[COMMODITY] * count - w[COMMODITY_MORE] * count * count
    if building:
        return score
    for assistant in range(KINDS):
        active: float = float(me.assistants[assistant])
        used: float = float(me.assistants[USED + assistant])
        score += w[ASSISTANT] * active + w[USED_ASSISTANT] * used
        if active + used > 0.0:
            score += w[ASSISTANT_KIND]
    for motif in range(me.edition.masks):
        if me.masks[motif] == 1:
            score += w[MASK] + w[MASK_PAIR] * pair_points(me, motif)
    return score + w[MIRROR_MASK] * float(me.masks[me.edition.mirror])


def pair_points(me: Seat, motif: i64) -> float:
    """What a pair of a motif would score now."""
    per: i64 = me.edition.mask_per[motif]
    if per == PAIR_COLOURS:
        return COLOUR_PAIR
    if per <= CONDITIONAL:
        return float(missions_of(me, per))
    return float(me.owned(per - CONDITIONAL - 1))


def conditions(t: Table, me: Seat, w: vec[float]) -> float:
    """Missions on open statues that a player could fulfil now: the best ones of them count most."""
    best = 0.0
    others = 0.0
    for statue in range(STATUES):
        if not t.is_face_up(statue):
            continue
        points = float(t.edition.statue_points[statue])
        for space in range(statue * t.edition.spaces, (statue + 1) * t.edition.spaces):
            token: i64 = t.spaces[space]
            if token == NOTHING or not can_pay(me, token):
                continue
            value: float = points * w[CONDITION if t.edition.token_kind[token] == CONDITIONAL else PAYABLE]
            if value > best:
                best = value
            others += w[OTHER_MISSIONS] * value
    return best + others


# Choices that were made and not yet shown


def hidden_choice(t: Table, seat: i64, ceremonies: float, w: vec[float]) -> float:
    """What a secret choice should bring once it is revealed."""
    me = t.seats[seat]
    if me.noted <= 0:
        return 0.0
    if t.secret == DANCING:
        gained = priest_value(ceremonies, rounds_left(t), w) * float(me.noted)
        return gained - w[PEARL] * float(me.price(me.noted))
    if t.secret == BUYING:
        return w[DRAW] * BOUGHT_RITUAL - w[MANA] * float(t.edition.ritual_price)
    if t.secret != BIDDING:
        return 0.0
    space = auctioned_space(t)
    if space != NOTHING:
        return bid_to_win(t, seat) * float(t.edition.statue_points[statue_of(t, space)])
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
    """How likely a bid is higher than another player's, of which perhaps only the mana is known."""
    mine: float = float(counted_bid(me))
    if other.noted >= 0 or other.mana == 0:
        theirs: float = float(counted_bid(other)) if other.noted >= 0 else 0.0
        return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
    held: float = float(other.mana)
    most: float = held if held < MOST_EXPECTED else MOST_EXPECTED
    likely = mine / (most + 1.0)
    return likely if likely < 1.0 else 1.0


# What the decision that is asked now will bring


def pending_value(t: Table, me: Seat, w: vec[float]) -> float:
    """A location that was claimed pays only with the next answers. This is what it should bring."""
    if len(t.agenda) == 0:
        return 0.0
    top: Any = t.agenda[-1]
    if not isinstance(top, Decision) or t.seats[top.seat] is not me:
        return 0.0
    kahuna: float = 1.0 if top.seat == t.kahuna else 0.0
    if isinstance(top, RecruitPriests):
        room: float = 1.0 if me.priests < t.edition.last_priest else 0.0
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
        return w[DRAW] * (1.0 + kahuna) + MARAE_COMMODITY * float(top.left)
    if isinstance(top, DrawAtMarae):
        return w[DRAW] * float(top.left)
    if isinstance(top, KeepRitual):
        return w[DRAW]
    if isinstance(top, KahunaMission):
        return w[MISSION_TURN] if conditions(t, me, w) > 0.0 else 0.0
    if isinstance(top, PutMask):
        return MASK_VISIT + (KAHUNA_MASK * kahuna if conditions(t, me, w) > 0.0 else 0.0)
    return 0.0
