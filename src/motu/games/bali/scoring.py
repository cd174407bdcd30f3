"""The end: what the altar makes of goods, points by source, and who is ahead of whom."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.agenda import Step
from motu.games.bali.components import GOODS, KINDS, SHRINE, BaliEdition
from motu.games.bali.events import GoodValued, SeatScored
from motu.games.bali.state import NONE_OF_EACH, Seat, Table

SOURCES: Final = ["priests", "rewards", "shrines", "stone", *GOODS]


@final
class FinalScoring(Step[Table]):
    """The pile is exhausted: the altar is counted and everybody's points are added up (BA-E1 to BA-E4)."""

    def run(self, t: Table) -> None:
        if t.log is None:
            return
        counts = t.altar_counts()
        values = good_values(t.edition, counts)
        for good in range(KINDS):
            t.log.append(GoodValued(GOODS[good], counts[good], values[good]))
        for seat in range(len(t.seats)):
            t.log.append(SeatScored(seat, points(t.seats[seat], values)))


FINAL_SCORING: Final = FinalScoring()


def good_values(edition: BaliEdition, counts: vec[i64]) -> vec[i64]:
    """What a good is worth by how many of each kind lie on the altar: ranks without gaps (BA-E2, BA-E3)."""
    values = NONE_OF_EACH[:]
    for good in range(KINDS):
        if counts[good] > 0:
            values[good] = edition.altar_ranks[larger_counts(counts, counts[good])]
    return values


def larger_counts(counts: vec[i64], count: i64) -> i64:
    """How many different numbers among the counts are larger than this one."""
    larger: i64 = 0
    for good in range(KINDS):
        if counts[good] > count:
            repeated = False
            for earlier in range(good):
                if counts[earlier] == counts[good]:
                    repeated = True
            if not repeated:
                larger += 1
    return larger


def open_points(seat: Seat) -> list[i64]:
    """What everybody can add up at any time: points by priests, by shrines scored, for shrines, for stone."""
    return [seat.priest_points, seat.reward_points, shrine_points(seat), stone_points(seat)]


def shrine_points(seat: Seat) -> i64:
    return seat.edition.shrine_points * seat.front[SHRINE]


def stone_points(seat: Seat) -> i64:
    return seat.stone // seat.edition.stone_for_a_point


def points(seat: Seat, values: vec[i64]) -> i64:
    """The final score (BA-E4)."""
    total: i64 = seat.priest_points + seat.reward_points + shrine_points(seat) + stone_points(seat)
    for good in range(KINDS):
        total += values[good] * seat.goods[good]
    return total


def scores(t: Table) -> list[int]:
    """Everybody's points as if the game ended now."""
    values = good_values(t.edition, t.altar_counts())
    return [points(seat, values) for seat in t.seats]


def breakdown(t: Table) -> list[dict[str, int]]:
    """Everybody's points by source, as if the game ended now."""
    values = good_values(t.edition, t.altar_counts())
    rows: list[dict[str, int]] = []
    for seat in t.seats:
        amounts = open_points(seat) + [values[good] * seat.goods[good] for good in range(KINDS)]
        rows.append({source: int(amount) for source, amount in zip(SOURCES, amounts, strict=True)})
    return rows


def places(t: Table) -> list[int]:
    """Ranks from 0: most points, then most shrines, then most stone; equals share a place (BA-E5)."""
    totals = scores(t)
    merits = [(totals[i], int(seat.front[SHRINE]), int(seat.stone)) for i, seat in enumerate(t.seats)]
    return [sum(1 for other in merits if other > merit) for merit in merits]
