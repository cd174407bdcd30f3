"""What rituals promise: the worth of their effects, and how likely the mana of the bag suffices for them."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.games.raiatea.actions.auctions import ResolveAuction
from motu.games.raiatea.actions.offering import OfferingDone
from motu.games.raiatea.components import (
    BLUE,
    DESIGN_OF,
    DESIGNS,
    EFFECTS,
    LEAST_SEATS,
    RITUAL_COST,
    RITUAL_KIND,
    ROUNDS,
    SHAMAN,
)
from motu.games.raiatea.state import BIDDING, NOTHING, PREPARING, Seat, Table
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
from motu.games.raiatea.weights import FRONT, HAND, RITUAL, SLOTS, USUAL_BID, WORK_SPREAD

MANA_VALUE: Final = 0.16
PEARL_VALUE: Final = 0.26
COMMODITY_VALUE: Final = 0.7
TATTOO_VALUE: Final = 1.6
PRIEST_VALUE: Final = 0.75
ASSISTANT_VALUE: Final = 0.5
CARD_VALUE: Final = 0.75
DRAW_VALUE: Final = 0.4
"""Points that the effects of rituals are worth in the middle of the game."""


def rounds_left(t: Table) -> float:
    """Action rounds that are still to come; the present one counts half."""
    rounds = ROUNDS[len(t.seats) - LEAST_SEATS]
    left = 0.5 if t.claimed > 0 else 0.0
    for i in range(t.round, len(rounds)):
        if rounds[i] == "action":
            left += 1.0
    return left


def lot(t: Table) -> i64:
    """The space whose token is auctioned now; none while mana is offered."""
    at: i64 = len(t.agenda) - 1
    while at >= 0:
        step: Any = t.agenda[at]
        if isinstance(step, ResolveAuction):
            return step.space
        if isinstance(step, OfferingDone):
            return NOTHING
        at -= 1
    return NOTHING


def effect_value(effect: Effect) -> float:
    """Points that an effect of a card is worth to its owner, roughly."""
    op: i64 = effect.op
    n: float = float(effect.n)
    if effect.everyone:
        return 0.1 * n
    if op in (GAIN, ROLL):
        count: float = 2.5 if op == ROLL else n
        if effect.per == PER_PRIESTS:
            count *= 4.0
        if effect.what == MANA:
            return MANA_VALUE * count
        if effect.what == PEARLS:
            return PEARL_VALUE * count
        return (PRIEST_VALUE if effect.what == PRIEST else TATTOO_VALUE) * count
    if op == TAKE:
        if effect.what == COMMODITY:
            return COMMODITY_VALUE * n
        return (CARD_VALUE if effect.what == FOREST_CARD else ASSISTANT_VALUE) * n
    if op == POINTS:
        return n if effect.per == 0 else 0.6 * float(effect.most)
    if op == PERMANENT:
        return 1.2
    if op == DRAW_RITUALS:
        return DRAW_VALUE * n
    if op == PERFORM_RITUAL:
        return 1.6
    if op == SACRIFICE:
        return 0.5
    if op in (STEAL, LOSE):
        return 0.6
    if op in (CANCEL, RECRUIT, ADD_TO_BAG):
        return 0.4
    return 0.25


def ritual_values() -> list[float]:
    values: list[float] = []
    for design in range(DESIGNS):
        total = 0.0
        for effect in EFFECTS[design]:
            total += effect_value(effect)
        values.append(total)
    return values


RITUAL_VALUES: Final = ritual_values()


def ritual_value(design: i64, rounds: float, w: vec[float]) -> float:
    """What performing a ritual is worth; permanent ones need time, but for points at the end."""
    value = w[RITUAL] * RITUAL_VALUES[design]
    if RITUAL_KIND[design] == BLUE and EFFECTS[design][0].op == PERMANENT:
        return value * rounds / 3.0
    return value


def hand_hope(t: Table, seat: i64, ceremonies: float, own: bool, w: vec[float]) -> float:
    """Rituals in the hand, chosen for the bag, and in the bag; of others only their number is known."""
    me = t.seats[seat]
    if not own:
        return 0.5 * float(len(me.drawn))
    rounds = rounds_left(t)
    choosing = t.secret == PREPARING
    later = ceremonies - (1.0 if choosing or len(me.bagged) > 0 or t.secret == BIDDING or t.blessing else 0.0)
    slots = w[SLOTS] * later
    if me.assistants[SHAMAN] > 0:
        slots += 1.0
    hope = 0.0
    mana = expected_bag(t, w)
    for i in range(len(me.hand)):
        design: i64 = DESIGN_OF[me.hand[i]]
        value = ritual_value(design, rounds, w)
        if choosing and me.holds_prepared(i):
            hope += value * chance_to_work(t, me, design, mana, True, w)
        else:
            share = 1.0 if float(i) < slots else slots / float(i + 1)
            hope += w[HAND] * value * (share if share > 0.0 else 0.0) * (1.0 if later > 0.0 or slots > 0.0 else 0.0)
    for i in range(len(me.bagged)):
        design = DESIGN_OF[me.bagged[i]]
        hope += ritual_value(design, rounds, w) * chance_to_work(t, me, design, mana, False, w)
    return hope


def expected_bag(t: Table, w: vec[float]) -> float:
    """Mana that should be in the bag when it is opened."""
    mana: float = float(t.bag)
    offering = t.secret == BIDDING and lot(t) == NOTHING
    if t.secret == NOTHING or t.blessing or (t.secret != PREPARING and t.secret != BIDDING and len(t.row) > 0):
        return mana
    if t.secret == PREPARING or offering:
        for seat in range(len(t.seats)):
            other = t.seats[seat]
            if other.noted >= 0 and offering:
                mana += float(other.noted)
            else:
                held = float(other.mana)
                mana += held if held < w[USUAL_BID] + 1.0 else w[USUAL_BID] + 1.0
    return mana


def chance_to_work(t: Table, me: Seat, design: i64, mana: float, choosing: bool, w: vec[float]) -> float:
    """How likely a ritual in the bag is performed: cheaper ones are paid first."""
    cost: float = float(RITUAL_COST[design])
    needed = cost
    for i in range(len(me.hand)):
        if choosing and me.holds_prepared(i) and RITUAL_COST[DESIGN_OF[me.hand[i]]] < RITUAL_COST[design]:
            needed += float(RITUAL_COST[DESIGN_OF[me.hand[i]]])
    for i in range(len(me.bagged)):
        if RITUAL_COST[DESIGN_OF[me.bagged[i]]] < RITUAL_COST[design]:
            needed += float(RITUAL_COST[DESIGN_OF[me.bagged[i]]])
    share = cost / 9.0 if cost < 9.0 else 1.0
    needed += float(len(t.seats) - 1) * 1.8 * share * (0.5 * cost + 0.5 if cost < 9.0 else 5.0)
    spread = (mana - needed) / max(w[WORK_SPREAD], 0.1)
    if spread > 1.0:
        return 0.95
    if spread < -1.0:
        return 0.05
    return 0.5 + 0.45 * spread


def front_hope(me: Seat, rounds: float, ceremonies: float, w: vec[float]) -> float:
    """Permanent rituals in front go on bringing something."""
    hope = 0.0
    for i in range(len(me.front)):
        if EFFECTS[DESIGN_OF[me.front[i]]][0].op == PERMANENT:
            hope += w[FRONT] * rounds + 0.1 * ceremonies
    return hope
