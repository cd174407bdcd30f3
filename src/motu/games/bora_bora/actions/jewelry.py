"""Jewelry: at most one tile of the round's column, for shells."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves
from motu.games.bora_bora.bits import bit, has
from motu.games.bora_bora.components import (
    MOST_SEATS,
    BoraBoraEdition,
)
from motu.games.bora_bora.events import JewelryBought, JewelryDeclined
from motu.games.bora_bora.state import Table


@final
class BuyJewelry(Decision[Table]):
    """A tile of this round's column for its shells, or none (BB-C3)."""

    @classmethod
    def span(cls, edition: BoraBoraEdition) -> int:
        return edition.jewels_shown + 1

    def fill(self, t: Table, moves: Moves) -> None:
        for place in range(t.edition.jewels_shown):
            if can_buy(t, self.seat, place):
                moves.add(place)
        moves.add(t.edition.jewels_shown)

    def take(self, t: Table, move: i64) -> None:
        if move == t.edition.jewels_shown:
            if t.log is not None:
                t.log.append(JewelryDeclined(self.seat))
            return
        tile = t.jewel_at(move)
        me = t.seats[self.seat]
        me.shells -= t.edition.jewel_shells[tile]
        me.jewelry |= bit(tile)
        t.jewels_left &= ~bit(move)
        if t.log is not None:
            kind = t.edition.jewel_kinds[t.edition.jewel_kind[tile]]
            t.log.append(JewelryBought(self.seat, kind, t.edition.jewel_points[tile], t.edition.jewel_shells[tile]))

    def choice(self, t: Table, move: i64) -> Choice:
        if move == t.edition.jewels_shown:
            return Choice("skip", "skip-jewelry", {}, [])
        tile = t.jewel_at(move)
        kind = t.edition.jewel_kinds[t.edition.jewel_kind[tile]]
        args: Json = {
            "jewel": kind,
            "points": t.edition.jewel_points[tile],
            "shells": t.edition.jewel_shells[tile],
            "place": move + 1,
        }
        return Choice(f"buy {kind} {move + 1}", "buy-jewelry", args, [f"jewelry/{move + 1}"])

    def clause(self) -> str:
        return "BB-C3"


def can_buy(t: Table, seat: i64, place: i64) -> bool:
    return has(t.jewels_left, place) and t.edition.jewel_shells[t.jewel_at(place)] <= t.seats[seat].shells


def offer_jewelry(t: Table, seat: i64) -> None:
    """Who can pay for a tile is asked."""
    for place in range(t.edition.jewels_shown):
        if can_buy(t, seat, place):
            t.then(BUY_JEWELRY[seat])
            return


BUY_JEWELRY: Final = [BuyJewelry(seat) for seat in range(MOST_SEATS)]
