"""The end: points by source, and who is ahead of whom."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from motu.core.agenda import Step
from motu.games.raiatea.components import (
    AUCTION,
    CONDITIONAL,
    FOR_MANA,
    PAIR_COLOURS,
)
from motu.games.raiatea.events import GameEnded, SeatScored
from motu.games.raiatea.seat import Seat
from motu.games.raiatea.state import Table
from motu.games.raiatea.vocabulary import PER_COLOURS, PER_MISSIONS, PER_PRIESTS, POINTS

SOURCES: Final = ["rank", "rituals", "missions", "masks"]


@final
class FinalScoring(Step[Table]):
    """Everybody's points are added up (RA-E1)."""

    def run(self, t: Table) -> None:
        if t.log is None:
            return
        t.log.append(GameEnded())
        for seat in range(len(t.seats)):
            t.log.append(SeatScored(seat, points(t.seats[seat])))


FINAL_SCORING: Final = FinalScoring()


def colours_paired(me: Seat) -> i64:
    """Differently coloured pairs of masks (RA-K1)."""
    colours: i64 = 0
    for motif in range(me.edition.masks):
        if me.pairs(motif) > 0:
            colours |= i64(1) << me.edition.mask_colour[motif]
    return (colours & 1) + ((colours >> 1) & 1) + ((colours >> 2) & 1) + ((colours >> 3) & 1)


def missions_of(me: Seat, kind: i64) -> i64:
    """Own tokens of a kind; auctions count among those for mana (RA-K1)."""
    count: i64 = 0
    for i in range(len(me.tokens)):
        token_kind: i64 = me.edition.token_kind[me.tokens[i]]
        if token_kind == kind or (token_kind == AUCTION and kind == FOR_MANA):
            count += 1
    return count


def pair_points(me: Seat, motif: i64) -> i64:
    """What a pair of a motif scores (RA-K1)."""
    per: i64 = me.edition.mask_per[motif]
    if per == PAIR_COLOURS:
        count = colours_paired(me)
    elif per <= CONDITIONAL:
        count = missions_of(me, per)
    else:
        count = me.owned(per - CONDITIONAL - 1)
    worth: i64 = me.edition.mask_points[motif] * count
    return worth if worth < me.edition.mask_most[motif] else me.edition.mask_most[motif]


def mask_points(me: Seat) -> i64:
    """Every pair scores, also the second one of a motif; by an earlier ruling a motif scores once (RA-K1)."""
    total: i64 = 0
    for motif in range(me.edition.masks):
        pairs = me.pairs(motif)
        if pairs > 0:
            total += pair_points(me, motif) * (1 if me.motif_scores_once else pairs)
    return total


def mission_points(me: Seat) -> i64:
    total: i64 = 0
    for i in range(len(me.tokens)):
        total += me.edition.statue_points[me.edition.token_statue[me.tokens[i]]]
    return total


def ritual_points(me: Seat) -> i64:
    """Points of rituals that were performed and lie in front (RA-E1)."""
    total: i64 = 0
    for i in range(len(me.front)):
        for effect in me.edition.effects[me.edition.design_of[me.front[i]]]:
            if effect.op == POINTS:
                count: i64 = 1
                if effect.per == PER_PRIESTS:
                    count = me.priests // effect.every
                elif effect.per == PER_MISSIONS:
                    count = len(me.tokens) // effect.every
                elif effect.per == PER_COLOURS:
                    count = colours_paired(me) // effect.every
                worth: i64 = effect.n * count
                total += effect.most if 0 < effect.most < worth else worth
    return total


def points(me: Seat) -> i64:
    """The final score (RA-E1)."""
    return me.edition.rank_points[me.rank()] + ritual_points(me) + mission_points(me) + mask_points(me)


def scores(t: Table) -> list[int]:
    """Everybody's points as if the game ended now."""
    return [int(points(seat)) for seat in t.seats]


def by_source(me: Seat) -> dict[str, int]:
    """A player's points by source, as if the game ended now."""
    amounts = [me.edition.rank_points[me.rank()], ritual_points(me), mission_points(me), mask_points(me)]
    return {source: int(amount) for source, amount in zip(SOURCES, amounts, strict=True)}


def breakdown(t: Table) -> list[dict[str, int]]:
    """Everybody's points by source."""
    return [by_source(me) for me in t.seats]


def places(t: Table) -> list[int]:
    """Ranks from 0: most points, ties by ceremonial order, so that nobody shares a place (RA-E2)."""
    totals = scores(t)
    standing = [0] * len(t.seats)
    for at in range(len(t.order)):
        standing[t.order[at]] = -at
    merits = [(totals[seat], standing[seat]) for seat in range(len(t.seats))]
    return [sum(1 for other in merits if other > merit) for merit in merits]
