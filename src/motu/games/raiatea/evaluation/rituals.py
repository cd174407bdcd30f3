"""What rituals should be worth: their effects, and how likely the mana in the bag pays for them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.games.raiatea.actions.offering import auctioned_space
from motu.games.raiatea.components import (
    BLUE,
    SHAMAN,
    RaiateaEdition,
)
from motu.games.raiatea.evaluation.weights import (
    EFFECT_ASSISTANT,
    EFFECT_ATTACK,
    EFFECT_BAG,
    EFFECT_CARD,
    EFFECT_COMMODITY,
    EFFECT_DRAW,
    EFFECT_EVERYONE,
    EFFECT_MANA,
    EFFECT_OTHER,
    EFFECT_PEARL,
    EFFECT_PERFORM,
    EFFECT_PERMANENT,
    EFFECT_POINTS_SHARE,
    EFFECT_PRIEST,
    EFFECT_PRIESTS,
    EFFECT_ROLL,
    EFFECT_SACRIFICE,
    EFFECT_TATTOO,
    EVEN,
    EXTRA_OFFER,
    FRONT,
    FRONT_CEREMONY,
    FULL_COST,
    HAND,
    LEAST_SURE,
    PERMANENT_ROUNDS,
    RITUAL,
    RIVAL_COST_FULL,
    RIVAL_COST_LEAST,
    RIVAL_COST_SHARE,
    RIVAL_RITUALS,
    SHAMAN_SLOTS,
    SLOTS,
    SURE_SLOPE,
    SUREST,
    UNKNOWN_RITUAL,
    USUAL_BID,
    WORK_SPREAD,
)
from motu.games.raiatea.seat import Seat
from motu.games.raiatea.state import BIDDING, NOTHING, PREPARING, Table
from motu.games.raiatea.vocabulary import (
    ADD_TO_BAG,
    CANCEL,
    COMMODITY,
    DRAW_RITUALS,
    FOREST_CARD,
    GAIN,
    LOSE,
    MANA,
    PEARLS,
    PER_PRIESTS,
    PERFORM_RITUAL,
    PERMANENT,
    POINTS,
    PRIEST,
    RECRUIT,
    ROLL,
    SACRIFICE,
    STEAL,
    TAKE,
    Effect,
)


def rounds_left(t: Table) -> float:
    """Action rounds that are still to come; the present one counts half."""
    left = t.edition.action_rounds[len(t.seats) - t.edition.least_seats]
    return float(left[t.round]) + (0.5 if t.claimed > 0 else 0.0)


def effect_value(effect: Effect) -> float:
    """Points that an effect of a card is worth to its owner, roughly."""
    op: i64 = effect.op
    n: float = float(effect.n)
    if effect.everyone:
        return EFFECT_EVERYONE * n
    if op in (GAIN, ROLL):
        count: float = EFFECT_ROLL if op == ROLL else n
        if effect.per == PER_PRIESTS:
            count *= EFFECT_PRIESTS
        if effect.what == MANA:
            return EFFECT_MANA * count
        if effect.what == PEARLS:
            return EFFECT_PEARL * count
        return (EFFECT_PRIEST if effect.what == PRIEST else EFFECT_TATTOO) * count
    if op == TAKE:
        if effect.what == COMMODITY:
            return EFFECT_COMMODITY * n
        return (EFFECT_CARD if effect.what == FOREST_CARD else EFFECT_ASSISTANT) * n
    if op == POINTS:
        return n if effect.per == 0 else EFFECT_POINTS_SHARE * float(effect.most)
    if op == PERMANENT:
        return EFFECT_PERMANENT
    if op == DRAW_RITUALS:
        return EFFECT_DRAW * n
    if op == PERFORM_RITUAL:
        return EFFECT_PERFORM
    if op == SACRIFICE:
        return EFFECT_SACRIFICE
    if op in (STEAL, LOSE):
        return EFFECT_ATTACK
    if op in (CANCEL, RECRUIT, ADD_TO_BAG):
        return EFFECT_BAG
    return EFFECT_OTHER


def value_rituals(edition: RaiateaEdition) -> None:
    """Note in an edition what the effects of each ritual are worth, so that it is added up once."""
    for design in range(edition.designs):
        total = 0.0
        for effect in edition.effects[design]:
            total += effect_value(effect)
        edition.ritual_values[design] = total


def ritual_value(edition: RaiateaEdition, design: i64, rounds: float, w: vec[float]) -> float:
    """What performing a ritual is worth; permanent ones need time, but for points at the end."""
    value = w[RITUAL] * edition.ritual_values[design]
    if edition.ritual_kind[design] == BLUE and edition.effects[design][0].op == PERMANENT:
        return value * rounds / PERMANENT_ROUNDS
    return value


def hand_value(t: Table, seat: i64, ceremonies: float, own: bool, w: vec[float]) -> float:
    """Rituals in the hand, chosen for the bag, and in the bag; of others only their number is known."""
    me = t.seats[seat]
    if not own:
        return UNKNOWN_RITUAL * float(len(me.drawn))
    rounds = rounds_left(t)
    choosing = t.secret == PREPARING
    later = ceremonies - (1.0 if choosing or len(me.bagged) > 0 or t.secret == BIDDING or t.blessing else 0.0)
    slots = w[SLOTS] * later
    if me.assistants[SHAMAN] > 0:
        slots += SHAMAN_SLOTS
    score = 0.0
    mana = expected_bag(t, w)
    for i in range(len(me.hand)):
        design: i64 = t.edition.design_of[me.hand[i]]
        value = ritual_value(t.edition, design, rounds, w)
        if choosing and me.holds_prepared(i):
            score += value * chance_to_work(t, me, design, mana, True, w)
        else:
            share = 1.0 if float(i) < slots else slots / float(i + 1)
            score += w[HAND] * value * (share if share > 0.0 else 0.0) * (1.0 if later > 0.0 or slots > 0.0 else 0.0)
    for i in range(len(me.bagged)):
        design = t.edition.design_of[me.bagged[i]]
        score += ritual_value(t.edition, design, rounds, w) * chance_to_work(t, me, design, mana, False, w)
    return score


def expected_bag(t: Table, w: vec[float]) -> float:
    """Mana that should be in the bag when it is opened."""
    mana: float = float(t.bag)
    offering = t.secret == BIDDING and auctioned_space(t) == NOTHING
    if t.secret == NOTHING or t.blessing or (t.secret != PREPARING and t.secret != BIDDING and len(t.row) > 0):
        return mana
    if t.secret == PREPARING or offering:
        for seat in range(len(t.seats)):
            other = t.seats[seat]
            if other.noted >= 0 and offering:
                mana += float(other.noted)
            else:
                held = float(other.mana)
                mana += held if held < w[USUAL_BID] + EXTRA_OFFER else w[USUAL_BID] + EXTRA_OFFER
    return mana


def chance_to_work(t: Table, me: Seat, design: i64, mana: float, choosing: bool, w: vec[float]) -> float:
    """How likely a ritual in the bag is performed: cheaper ones are paid first."""
    cost: float = float(t.edition.ritual_cost[design])
    needed = cost
    for i in range(len(me.hand)):
        if (
            choosing
            and me.holds_prepared(i)
            and t.edition.ritual_cost[t.edition.design_of[me.hand[i]]] < t.edition.ritual_cost[design]
        ):
            needed += float(t.edition.ritual_cost[t.edition.design_of[me.hand[i]]])
    for i in range(len(me.bagged)):
        if t.edition.ritual_cost[t.edition.design_of[me.bagged[i]]] < t.edition.ritual_cost[design]:
            needed += float(t.edition.ritual_cost[t.edition.design_of[me.bagged[i]]])
    share = cost / FULL_COST if cost < FULL_COST else 1.0
    each = RIVAL_COST_SHARE * cost + RIVAL_COST_LEAST if cost < FULL_COST else RIVAL_COST_FULL
    needed += float(len(t.seats) - 1) * RIVAL_RITUALS * share * each
    spread = (mana - needed) / max(w[WORK_SPREAD], 0.1)
    if spread > 1.0:
        return SUREST
    if spread < -1.0:
        return LEAST_SURE
    return EVEN + SURE_SLOPE * spread


def front_value(me: Seat, rounds: float, ceremonies: float, w: vec[float]) -> float:
    """The future value of permanent rituals in front."""
    score = 0.0
    for i in range(len(me.front)):
        if me.edition.effects[me.edition.design_of[me.front[i]]][0].op == PERMANENT:
            score += w[FRONT] * rounds + FRONT_CEREMONY * ceremonies
    return score
