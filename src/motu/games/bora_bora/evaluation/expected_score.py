"""The expected score of a seat: its points now, and what the rest of the game should add."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.games.bora_bora.bits import count
from motu.games.bora_bora.components import (
    EITHER,
)
from motu.games.bora_bora.evaluation.holdings import (
    dice_value,
    materials_value,
    means_value,
    order_value,
    people_value,
    shells_value,
    tasks_value,
    temple_value,
)
from motu.games.bora_bora.evaluation.pending import pending_value
from motu.games.bora_bora.evaluation.weights import HUTS_OUT, LATE, REGION, RIVALRY, ROOM
from motu.games.bora_bora.scoring import points
from motu.games.bora_bora.state import END, PHASE_B, PHASE_C, Table


def expected_lead(t: Table, who: i64, w: vec[float]) -> float:
    """The expected lead over the best other player, in points."""
    mine: float = 0.0
    best: float = -1000.0
    for seat in range(len(t.seats)):
        score = position_score(t, seat, w)
        if seat == who:
            mine = score
        elif score > best:
            best = score
    return mine + pending_value(t, who, w) - (1.0 if t.over() else w[RIVALRY]) * best


def expected_score(t: Table, who: i64, w: vec[float]) -> float:
    """The points a player should have at the end."""
    return position_score(t, who, w) + pending_value(t, who, w)


def position_score(t: Table, seat: i64, w: vec[float]) -> float:
    """A player's points if the game ended now, plus what the remaining rounds should add.

    A die or action that was chosen but not carried out is not counted here (see `pending.py`).
    """
    score = float(points(t, seat))
    if t.over():
        return score
    me = t.seats[seat]
    later: i64 = t.edition.rounds - 1 - t.round
    score += tasks_value(t, seat, later, w)
    if t.phase == END:
        return score + means_value(me, w[LATE + 1], w)
    score += order_value(t, seat, w) + temple_value(t, seat, later, w)
    scored: i64 = later if t.phase == PHASE_C else later + 1
    score += shells_value(me, scored, w)
    works: i64 = later + 1 if t.phase < PHASE_B else later
    score += people_value(me, works, w)
    if later > 0 or t.phase < PHASE_C:
        score += materials_value(t, me, w) + means_value(me, 1.0 if later > 0 else w[LATE], w)
        free = count(me.free())
        score += w[ROOM + (free if free < 3 else 3)] * (1.0 if later > 0 else w[LATE + 2])
        score += w[REGION] * float(count(me.reachable(EITHER, 3)))
        score += w[HUTS_OUT] * float(later) * float(count(me.regions))
    return score + dice_value(t, seat, w)
