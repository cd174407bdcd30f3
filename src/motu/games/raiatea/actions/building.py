"""The ceremonial construction of the statues: auctions first, then missions in turn until all have passed."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Moves, Step
from motu.games.raiatea.actions.auctions import auction_row
from motu.games.raiatea.actions.extras import OFFER_EXTRAS, extra_choice, extras_ready, list_extras, take_extra
from motu.games.raiatea.actions.missions import (
    any_mission,
    fulfil,
    list_missions,
    mission_choice,
    no_mission,
    open_spaces,
)
from motu.games.raiatea.components import MOST_SEATS, RaiateaEdition
from motu.games.raiatea.events import BuildingPassed, TurnPassed
from motu.games.raiatea.state import Table


def own_moves(edition: RaiateaEdition) -> i64:
    """From here on moves are extras."""
    return no_mission(edition) + 1


@final
class Building(Step[Table]):
    """Rows with only auction tokens first, lower statue first, top row down; then building turns (RA-M4, RA-C9)."""

    def run(self, t: Table) -> None:
        t.passed = 0
        t.then(BUILD_ROUND)
        space: i64 = open_spaces(t) - 1
        while space >= 0:
            if (
                space % t.edition.spaces == 0
                or t.edition.space_row[space % t.edition.spaces] != t.edition.space_row[space % t.edition.spaces - 1]
            ):
                auction_row(t, space)
            space -= 1


@final
class BuildRound(Step[Table]):
    """Once around in ceremonial order, again and again until all have passed in one lap (RA-C9).

    `passed` holds who passed in this lap. Where passing is final, it holds who passed in this ceremony.
    """

    def run(self, t: Table) -> None:
        if t.passed == (i64(1) << len(t.seats)) - 1:
            return
        if not t.passing_is_final:
            t.passed = 0
        t.then(BUILD_ROUND)
        at: i64 = len(t.order) - 1
        while at >= 0:
            seat: i64 = t.order[at]
            if (t.passed >> seat) & 1 == 0:
                t.then(BUILD_TURN[seat])
            at -= 1


@final
class BuildTurn(Step[Table]):
    """A building turn; who can fulfil nothing passes, for this lap (RA-C9)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        if any_mission(t, self.seat) or extras_ready(t, self.seat):
            t.then(BUILD[self.seat])
        else:
            pass_building(t, self.seat, False)


def pass_building(t: Table, seat: i64, chosen: bool) -> None:
    """The log has passes that were chosen; where passing is final, all of them."""
    t.passed |= i64(1) << seat
    if t.log is not None and (chosen or t.passing_is_final):
        t.log.append(BuildingPassed(seat) if t.passing_is_final else TurnPassed(seat))


@final
class Build(Decision[Table]):
    """One mission, or pass; who passed may build again in the next lap, if there is one (RA-C9)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return own_moves(edition) + edition.extras

    def fill(self, t: Table, moves: Moves) -> None:
        list_missions(t, self.seat, moves)
        moves.add(no_mission(t.edition))
        list_extras(t, self.seat, moves, own_moves(t.edition))

    def take(self, t: Table, move: i64) -> None:
        if move >= own_moves(t.edition):
            t.then(BUILD_TURN[self.seat])
            take_extra(t, self.seat, move - own_moves(t.edition))
        elif move == no_mission(t.edition):
            pass_building(t, self.seat, True)
        else:
            t.then(OFFER_EXTRAS[self.seat])
            fulfil(t, self.seat, move, True)

    def choice(self, t: Table, move: i64) -> Choice:
        if move >= own_moves(t.edition):
            return extra_choice(t, move - own_moves(t.edition))
        if move == no_mission(t.edition):
            return Choice("pass", "pass-building" if t.passing_is_final else "pass-turn", {}, [])
        return mission_choice(t, move)

    def ask_even_if_forced(self) -> bool:
        return True

    def clause(self) -> str:
        return "RA-C9"


BUILDING: Final = Building()
BUILD_ROUND: Final = BuildRound()
BUILD_TURN: Final = [BuildTurn(seat) for seat in range(MOST_SEATS)]
BUILD: Final = [Build(seat) for seat in range(MOST_SEATS)]
