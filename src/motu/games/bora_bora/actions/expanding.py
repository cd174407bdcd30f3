"""Expanding by land or by water: a new region, its resource, and its fish for a red god."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves
from motu.games.bora_bora.bits import bit, has, listed
from motu.games.bora_bora.components import (
    EITHER,
    FACES,
    MOST_SEATS,
    OFFERING,
    PATHS,
    PAYMENT,
    RED,
    REGION_COUNT,
    TERRAINS,
)
from motu.games.bora_bora.effects import gain_material, gain_offerings
from motu.games.bora_bora.events import FishScored, HutBuilt, HutPushedAside, RedGodDeclined
from motu.games.bora_bora.gods import pay, payment_targets, payment_token
from motu.games.bora_bora.seat import NOTHING, PAYMENTS, RED_FISH
from motu.games.bora_bora.state import NOBODY, SETUP, Table

FROM_LAST: Final = 1
"""The hut comes from space 12; the other spaces are all alike, so the lowest of them represents each (BB-S13)."""
DECLINE: Final = PAYMENTS


@final
class PlaceFirstHut(Decision[Table]):
    """Before the first round: a hut on a free building space beside a 1-fish (BB-S12)."""

    SPAN: ClassVar[int] = REGION_COUNT

    def fill(self, t: Table, moves: Moves) -> None:
        for region in range(REGION_COUNT):
            if t.fish_value(region) == t.edition.start_fish and t.holders[region] == NOBODY:
                moves.add(region)

    def take(self, t: Table, move: i64) -> None:
        t.then(TAKE_HUT[self.seat][move])

    def choice(self, t: Table, move: i64) -> Choice:
        return region_choice(t, move)

    def clause(self) -> str:
        return "BB-S12"


@final
class Expand(Decision[Table]):
    """A region joined to an own one by a path of the right kind, with a value up to the die's (BB-X1, BB-X2)."""

    SPAN: ClassVar[int] = REGION_COUNT

    def __init__(self, seat: i64, ways: i64, value: i64) -> None:
        super().__init__(seat)
        self.ways: Final[i64] = ways
        self.value: Final[i64] = value

    def fill(self, t: Table, moves: Moves) -> None:
        regions: i64 = t.seats[self.seat].reachable(self.ways, self.value)
        region: i64 = 0
        while regions != 0:
            if regions & 1 == 1:
                moves.add(region)
            regions >>= 1
            region += 1

    def take(self, t: Table, move: i64) -> None:
        t.action = NOTHING
        t.then(TAKE_HUT[self.seat][move])

    def choice(self, t: Table, move: i64) -> Choice:
        return region_choice(t, move)

    def prompt(self, t: Table) -> Json:
        return {"path": PATHS[self.ways], "value": self.value}

    def clause(self) -> str:
        return "BB-X1"


def region_choice(t: Table, region: i64) -> Choice:
    name = t.edition.regions[region]
    terrain = TERRAINS[t.edition.region_terrain[region]]
    fish = t.fish_value(region)
    return Choice(name, "region", {"region": name, "terrain": terrain, "points": fish}, [f"region/{name}"])


@final
class TakeHut(Decision[Table]):
    """The hut for the new region comes from any space of the gathering board (BB-S13, BB-X2)."""

    SPAN: ClassVar[int] = 2

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: Final[i64] = region

    def fill(self, t: Table, moves: Moves) -> None:
        huts: i64 = t.seats[self.seat].huts
        if huts & t.edition.other_spaces != 0:
            moves.add(0)
        if has(huts, t.edition.last_space):
            moves.add(FROM_LAST)

    def take(self, t: Table, move: i64) -> None:
        t.seats[self.seat].take_hut(move == FROM_LAST)
        build_hut(t, self.seat, self.region)

    def choice(self, t: Table, move: i64) -> Choice:
        if move == FROM_LAST:
            return Choice("from 12", "hut-from-last", {}, [f"space/{t.edition.last_space + 1}"])
        spaces = listed(t.seats[self.seat].huts & t.edition.other_spaces)
        return Choice("from another", "hut-from-another", {}, [f"space/{space + 1}" for space in spaces])

    def clause(self) -> str:
        return "BB-S13"


def build_hut(t: Table, seat: i64, region: i64) -> None:
    """The hut takes the building space, pushing another aside; then the resource, then the red god (BB-X2 to BB-X4)."""
    t.seats[seat].regions |= bit(region)
    former: i64 = t.holders[region]
    t.holders[region] = seat
    if t.log is not None:
        t.log.append(HutBuilt(seat, TERRAINS[t.edition.region_terrain[region]], t.edition.regions[region]))
        if former != NOBODY:
            t.log.append(HutPushedAside(former, t.edition.regions[region]))
    resource: i64 = t.edition.region_resource[region]
    if resource == OFFERING:
        gain_offerings(t, seat, 1)
    if t.phase != SETUP and t.seats[seat].could_play(RED):
        t.then(SCORE_FISH[seat][region])
    if resource != OFFERING:
        gain_material(t, seat, resource)


@final
class ScoreFish(Decision[Table]):
    """Now, and only now, a red god may score the fish of the new region (BB-X4)."""

    SPAN: ClassVar[int] = PAYMENTS + 1

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: Final[i64] = region

    def fill(self, t: Table, moves: Moves) -> None:
        me = t.seats[self.seat]
        for way in range(PAYMENTS):
            if me.can_pay(RED, way):
                moves.add(way)
        moves.add(DECLINE)

    def take(self, t: Table, move: i64) -> None:
        if move == DECLINE:
            if t.log is not None:
                t.log.append(RedGodDeclined(self.seat, t.edition.regions[self.region]))
            return
        pay(t, self.seat, RED, move)
        value = t.fish_value(self.region)
        t.seats[self.seat].points[RED_FISH] += value
        if t.log is not None:
            t.log.append(FishScored(self.seat, t.edition.regions[self.region], value))

    def choice(self, t: Table, move: i64) -> Choice:
        if move == DECLINE:
            return Choice("no", "no-god", {}, [])
        args: Json = {"payment": PAYMENT[move], "points": t.fish_value(self.region)}
        return Choice(f"red by {payment_token(move)}", "score-fish", args, payment_targets(RED, move))

    def prompt(self, t: Table) -> Json:
        return {"points": t.fish_value(self.region)}

    def ask_even_if_forced(self) -> bool:
        return True

    def clause(self) -> str:
        return "BB-X4"


PLACE_FIRST_HUT: Final = [PlaceFirstHut(seat) for seat in range(MOST_SEATS)]
EXPAND: Final = [
    [[Expand(seat, ways, value) for value in range(FACES + 1)] for ways in range(EITHER + 1)]
    for seat in range(MOST_SEATS)
]
TAKE_HUT: Final = [[TakeHut(seat, region) for region in range(REGION_COUNT)] for seat in range(MOST_SEATS)]
SCORE_FISH: Final = [[ScoreFish(seat, region) for region in range(REGION_COUNT)] for seat in range(MOST_SEATS)]
