"""Building: two adjacent materials make room for a tile on the ceremony area."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves
from motu.games.bora_bora.bits import bit, listed
from motu.games.bora_bora.components import (
    FACES,
    MATERIALS,
    MOST_BUILDINGS,
    MOST_SEATS,
    BoraBoraEdition,
)
from motu.games.bora_bora.effects import FIRE_BONUS
from motu.games.bora_bora.events import BuildingBuilt
from motu.games.bora_bora.seat import BUILT, NOTHING
from motu.games.bora_bora.state import Table


@final
class ChooseBuilding(Decision[Table]):
    """An unbuilt tile with a number up to the die's value (BB-B1)."""

    @classmethod
    def span(cls, edition: BoraBoraEdition) -> int:
        return edition.buildings

    def __init__(self, seat: i64, value: i64) -> None:
        super().__init__(seat)
        self.value: Final[i64] = value

    def fill(self, t: Table, moves: Moves) -> None:
        unbuilt: i64 = t.seats[self.seat].buildable(self.value)
        building: i64 = 0
        while unbuilt != 0:
            if unbuilt & 1 == 1:
                moves.add(building)
            unbuilt >>= 1
            building += 1

    def take(self, t: Table, move: i64) -> None:
        t.then(CHOOSE_PLOT[self.seat][move])

    def choice(self, t: Table, move: i64) -> Choice:
        return Choice(f"tile {move + 1}", "building", {"building": move + 1}, [f"building/{move + 1}"])

    def prompt(self, t: Table) -> Json:
        return {"value": self.value}

    def clause(self) -> str:
        return "BB-B1"


@final
class ChoosePlot(Decision[Table]):
    """The materials of two adjacent ceremony spaces are returned, and the tile covers both (BB-B1, BB-B2)."""

    @classmethod
    def span(cls, edition: BoraBoraEdition) -> int:
        return edition.plot_count

    def __init__(self, seat: i64, building: i64) -> None:
        super().__init__(seat)
        self.building: Final[i64] = building

    def fill(self, t: Table, moves: Moves) -> None:
        materials: i64 = t.seats[self.seat].materials
        for plot in range(t.edition.plot_count):
            if materials & t.edition.plots[plot] == t.edition.plots[plot]:
                moves.add(plot)

    def take(self, t: Table, move: i64) -> None:
        t.action = NOTHING
        me = t.seats[self.seat]
        me.materials &= ~t.edition.plots[move]
        me.covered |= t.edition.plots[move]
        me.buildings |= bit(self.building)
        me.plots |= move << (5 * self.building)
        points: i64 = t.edition.building_points[t.round]
        me.points[BUILT] += points
        if t.log is not None:
            t.log.append(BuildingBuilt(self.seat, self.building + 1, points))
        t.then(FIRE_BONUS[self.seat])

    def choice(self, t: Table, move: i64) -> Choice:
        a, b = listed(t.edition.plots[move])
        args: Json = {
            "first_material": MATERIALS[t.edition.ceremony[a]],
            "second_material": MATERIALS[t.edition.ceremony[b]],
            "first": a + 1,
            "second": b + 1,
        }
        return Choice(f"spaces {a + 1} {b + 1}", "plot", args, [f"ceremony/{a + 1}", f"ceremony/{b + 1}"])

    def prompt(self, t: Table) -> Json:
        return {"building": self.building + 1}

    def clause(self) -> str:
        return "BB-B1"


CHOOSE_BUILDING: Final = [[ChooseBuilding(seat, value) for value in range(FACES + 1)] for seat in range(MOST_SEATS)]
CHOOSE_PLOT: Final = [[ChoosePlot(seat, building) for building in range(MOST_BUILDINGS)] for seat in range(MOST_SEATS)]
