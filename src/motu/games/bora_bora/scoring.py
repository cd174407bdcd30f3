"""The end: points by source, the six bonuses, and who is ahead of whom."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from motu.core.agenda import Step
from motu.games.bora_bora.bits import count
from motu.games.bora_bora.components import (
    ALL_CEREMONY,
    ALL_REGIONS,
    BONUSES,
    REGION_COUNT,
)
from motu.games.bora_bora.events import BonusScored, FishHeld, GodTilesScored, JewelryScored, SeatScored
from motu.games.bora_bora.seat import EARNED, Seat
from motu.games.bora_bora.state import Table

SOURCES: Final = [
    "start", "status", "temple", "buildings", "red_fish", "tasks", "helper", "fishing", "people",
    "god_tiles", "fish", "jewelry", *[f"bonus_{bonus}" for bonus in BONUSES],
]  # fmt: skip


@final
class FinalScoring(Step[Table]):
    """God tiles, fish, jewelry and the six bonuses are added (BB-E2, BB-E3); they are counted in `scores` all along."""

    def run(self, t: Table) -> None:
        if t.log is None:
            return
        for place in range(len(t.order)):
            seat = t.order[place]
            me = t.seats[seat]
            if me.god_tiles > 0:
                t.log.append(GodTilesScored(seat, t.edition.god_tile_points * me.god_tiles))
            if fish_held(t, seat) > 0:
                t.log.append(FishHeld(seat, fish_held(t, seat)))
            if me.jewelry != 0:
                t.log.append(JewelryScored(seat, jewelry_points(me)))
            for bonus in range(len(BONUSES)):
                if reached(me, bonus):
                    t.log.append(BonusScored(seat, BONUSES[bonus], t.edition.bonus))
        for place in range(len(t.order)):
            seat = t.order[place]
            t.log.append(SeatScored(seat, points(t, seat)))


FINAL_SCORING: Final = FinalScoring()


def fish_held(t: Table, seat: i64) -> i64:
    """The fish of the building spaces that a player's huts hold (BB-E2)."""
    total: i64 = 0
    for region in range(REGION_COUNT):
        if t.holders[region] == seat:
            total += t.fish_value(region)
    return total


def jewelry_points(me: Seat) -> i64:
    total: i64 = 0
    jewelry: i64 = me.jewelry
    tile: i64 = 0
    while jewelry != 0 and tile < me.edition.jewels:
        if jewelry & 1 == 1:
            total += me.edition.jewel_points[tile]
        jewelry >>= 1
        tile += 1
    return total


def reached(me: Seat, bonus: i64) -> bool:
    """Whether a player has what one of the six bonuses asks for (BB-E3)."""
    if bonus == 0:
        return count(me.done) >= me.edition.bonus_tasks
    if bonus == 1:
        return count(me.jewelry) >= me.edition.bonus_jewelry
    if bonus == 2:
        return me.materials | me.covered == ALL_CEREMONY
    if bonus == 3:
        return count(me.buildings) == me.edition.buildings
    if bonus == 4:
        return me.regions == ALL_REGIONS
    return count(me.men | me.women) == me.edition.spaces


def points(t: Table, seat: i64) -> i64:
    """A player's points as if the game ended now."""
    me = t.seats[seat]
    total: i64 = t.edition.god_tile_points * me.god_tiles + fish_held(t, seat) + jewelry_points(me)
    for source in range(EARNED):
        total += me.points[source]
    for bonus in range(len(BONUSES)):
        if reached(me, bonus):
            total += t.edition.bonus
    return total


def amounts(t: Table, seat: i64) -> list[int]:
    """A player's points by source, in the order of SOURCES."""
    me = t.seats[seat]
    found = [int(me.points[source]) for source in range(EARNED)]
    found += [int(t.edition.god_tile_points * me.god_tiles), int(fish_held(t, seat)), int(jewelry_points(me))]
    return found + [int(t.edition.bonus) if reached(me, bonus) else 0 for bonus in range(len(BONUSES))]


def scores(t: Table) -> list[int]:
    return [points(t, seat) for seat in range(len(t.seats))]


def breakdown(t: Table) -> list[dict[str, int]]:
    return [dict(zip(SOURCES, amounts(t, seat), strict=True)) for seat in range(len(t.seats))]


def places(t: Table) -> list[int]:
    """Ranks from 0: most points, then earlier in the turn order (BB-E4)."""
    turns = [0] * len(t.seats)
    for place in range(len(t.order)):
        turns[t.order[place]] = place
    totals = scores(t)
    merits = [(totals[seat], -turns[seat]) for seat in range(len(t.seats))]
    return [sum(1 for other in merits if other > merit) for merit in merits]
