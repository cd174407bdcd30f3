"""How good a table is for a seat: what bots think with."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.games.bora_bora.bits import count
from motu.games.bora_bora.components import (
    EITHER,
    ROUNDS,
)
from motu.games.bora_bora.hopes import (
    dice_hope,
    materials_hope,
    means_hope,
    order_hope,
    people_hope,
    shells_hope,
    tasks_hope,
    temple_hope,
)
from motu.games.bora_bora.promise import under_way
from motu.games.bora_bora.scoring import points
from motu.games.bora_bora.state import END, PHASE_B, PHASE_C, Table
from motu.games.bora_bora.weights import HUTS_OUT, LATE, REGION, RIVALRY, ROOM


def worth(t: Table, who: i64, w: vec[float]) -> float:
    """Points of lead over the best other player, with what everything on the table should still bring."""
    mine: float = 0.0
    best: float = -1000.0
    for seat in range(len(t.seats)):
        hope = prospects(t, seat, w)
        if seat == who:
            mine = hope
        elif hope > best:
            best = hope
    return mine + under_way(t, who, w) - (1.0 if t.over() else w[RIVALRY]) * best


def own(t: Table, who: i64, w: vec[float]) -> float:
    """The player's own part of that."""
    return prospects(t, who, w) + under_way(t, who, w)


def prospects(t: Table, seat: i64, w: vec[float]) -> float:
    """A player's points if the game ended now, and what the rounds left should add."""
    hope = float(points(t, seat))
    if t.over():
        return hope
    me = t.seats[seat]
    later: i64 = ROUNDS - 1 - t.round
    hope += tasks_hope(t, seat, later, w)
    if t.phase == END:
        return hope + means_hope(me, w[LATE + 1], w)
    hope += order_hope(t, seat, w) + temple_hope(t, seat, later, w)
    scored: i64 = later if t.phase == PHASE_C else later + 1
    hope += shells_hope(me, scored, w)
    works: i64 = later + 1 if t.phase < PHASE_B else later
    hope += people_hope(me, works, w)
    if later > 0 or t.phase < PHASE_C:
        hope += materials_hope(t, me, w) + means_hope(me, 1.0 if later > 0 else w[LATE], w)
        free = count(me.free())
        hope += w[ROOM + (free if free < 3 else 3)] * (1.0 if later > 0 else w[LATE + 2])
        hope += w[REGION] * float(count(me.reachable(EITHER, 3)))
        hope += w[HUTS_OUT] * float(later) * float(count(me.regions))
    return hope + dice_hope(t, seat, w)
