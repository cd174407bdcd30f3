"""The ceremonial construction of the statues: auctions first, then missions in turn until all have passed."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Moves, Step
from motu.games.raiatea.actions.auctions import auction_row
from motu.games.raiatea.actions.extras import EXTRAS, OFFER_EXTRAS, extra_choice, extras_ready, list_extras, take_extra
from motu.games.raiatea.actions.missions import (
    NO_MISSION,
    any_mission,
    fulfil,
    list_missions,
    mission_choice,
    open_spaces,
)
from motu.games.raiatea.components import MOST_SEATS, SPACE_ROW, SPACES
from motu.games.raiatea.events import BuildingPassed
from motu.games.raiatea.state import Table

OWN_MOVES: Final = NO_MISSION + 1


@final
class Building(Step[Table]):
    """Rows with only auction tokens first, lower statue first, top row down; then building turns (RA-M4, RA-C9)."""

    def run(self, t: Table) -> None:
        t.passed = 0
        t.then(BUILD_ROUND)
        space: i64 = open_spaces(t) - 1
        while space >= 0:
            if space % SPACES == 0 or SPACE_ROW[space % SPACES] != SPACE_ROW[space % SPACES - 1]:
                auction_row(t, space)
            space -= 1


@final
class BuildRound(Step[Table]):
    """Once around in ceremonial order, again and again until all have passed (RA-C9)."""

    def run(self, t: Table) -> None:
        if t.passed == (i64(1) << len(t.seats)) - 1:
            return
        t.then(BUILD_ROUND)
        at: i64 = len(t.order) - 1
        while at >= 0:
            seat: i64 = t.order[at]
            if (t.passed >> seat) & 1 == 0:
                t.then(BUILD_TURN[seat])
            at -= 1


@final
class BuildTurn(Step[Table]):
    """A building turn; who can fulfil nothing passes (RA-C9)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        if any_mission(t, self.seat) or extras_ready(t, self.seat):
            t.then(BUILD[self.seat])
        else:
            pass_building(t, self.seat)


def pass_building(t: Table, seat: i64) -> None:
    t.passed |= i64(1) << seat
    if t.log is not None:
        t.log.append(BuildingPassed(seat))


@final
class Build(Decision[Table]):
    """One mission, or pass for the rest of this ceremony (RA-C9)."""

    SPAN: ClassVar[int] = OWN_MOVES + EXTRAS

    def fill(self, t: Table, moves: Moves) -> None:
        list_missions(t, self.seat, moves)
        moves.add(NO_MISSION)
        list_extras(t, self.seat, moves, OWN_MOVES)

    def take(self, t: Table, move: i64) -> None:
        if move >= OWN_MOVES:
            t.then(BUILD_TURN[self.seat])
            take_extra(t, self.seat, move - OWN_MOVES)
        elif move == NO_MISSION:
            pass_building(t, self.seat)
        else:
            t.then(OFFER_EXTRAS[self.seat])
            fulfil(t, self.seat, move, True)

    def choice(self, t: Table, move: i64) -> Choice:
        if move >= OWN_MOVES:
            return extra_choice(move - OWN_MOVES)
        if move == NO_MISSION:
            return Choice("pass", "pass-building", {}, [])
        return mission_choice(t, move)

    def ask_even_if_forced(self) -> bool:
        return True

    def clause(self) -> str:
        return "RA-C9"


BUILDING: Final = Building()
BUILD_ROUND: Final = BuildRound()
BUILD_TURN: Final = [BuildTurn(seat) for seat in range(MOST_SEATS)]
BUILD: Final = [Build(seat) for seat in range(MOST_SEATS)]
