"""Rounds, visits and ceremonies: the rulebook's table of contents."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Moves, Step
from motu.games.raiatea import powers
from motu.games.raiatea.actions.blessings import OPEN_BAG
from motu.games.raiatea.actions.building import BUILDING
from motu.games.raiatea.actions.extras import extra_choice, list_extras, take_extra
from motu.games.raiatea.actions.forest import FOREST_TURNS, clear, show
from motu.games.raiatea.actions.marae import MARAE_TURN
from motu.games.raiatea.actions.market import OFFER_MARKET
from motu.games.raiatea.actions.neighbourhood import NEIGHBOURHOOD_TURNS
from motu.games.raiatea.actions.offering import OFFERING
from motu.games.raiatea.actions.path import PATH_TURN, REEF_TURNS
from motu.games.raiatea.actions.preparing import BUY_RITUALS, DANCE, PREPARATION
from motu.games.raiatea.actions.taking import MAY_TAKE_ASSISTANT, MAY_TAKE_COMMODITY, TAKE_TATTOO
from motu.games.raiatea.components import (
    ASSISTANTS,
    COLLECTOR,
    KINDS,
    MERCHANT,
    MOST_SEATS,
    PEARL_DIVER,
    SHAMAN,
    STATUES,
    RaiateaEdition,
)
from motu.games.raiatea.effects import bestow, gain_pearls
from motu.games.raiatea.events import (
    ActionRoundBegan,
    AssistantRolled,
    CeremonyBegan,
    LocationClaimed,
    StatueRevealed,
)
from motu.games.raiatea.scoring import FINAL_SCORING
from motu.games.raiatea.seat import at_the_end
from motu.games.raiatea.state import ASSISTANT_MARKET, NOBODY, Table
from motu.games.raiatea.vocabulary import (
    FOREST,
    LOCATIONS,
    MARAE,
    MARKET,
    NEIGHBOURHOOD,
    PATH,
    PERMANENT,
    REEF,
    WHEN_KAHUNA,
)

POWERS: Final = powers
"""The steps of all effects are laid out when this room is entered."""

PLACES: Final = len(LOCATIONS)


@final
class NextRound(Step[Table]):
    """The next space of the round track: an action round or a ceremony; after the last the end (RA-R1, RA-C10)."""

    def run(self, t: Table) -> None:
        rounds = t.edition.rounds[len(t.seats) - t.edition.least_seats]
        if t.round == len(rounds):
            t.then(FINAL_SCORING)
            return
        t.then(NEXT_ROUND)
        action = rounds[t.round] == "action"
        t.round += 1
        if not action:
            if t.log is not None:
                t.log.append(CeremonyBegan(t.ceremonies + 1))
            t.agenda.extend(CEREMONY)
            return
        if t.log is not None:
            t.log.append(ActionRoundBegan(t.round - t.ceremonies))
        t.then(END_ROUND)
        seats: i64 = len(t.seats)
        for away in range(1, seats + 1):
            t.then(CLAIM[t.clockwise(t.first, seats - away)])


@final
class EndRound(Step[Table]):
    """The starting player moves to the left, the forest is cleared and filled again, tiles return (RA-R4)."""

    def run(self, t: Table) -> None:
        t.first = t.clockwise(t.first, 1)
        clear(t)
        show(t, len(t.seats) + t.edition.forest_beyond)
        t.claimed = 0
        t.kahuna = NOBODY


@final
class EndCeremony(Step[Table]):
    """The next statue's missions are revealed (RA-C10)."""

    def run(self, t: Table) -> None:
        t.ceremonies += 1
        t.reveals += 1
        if t.ceremonies < STATUES and t.log is not None:
            t.log.append(StatueRevealed(t.ceremonies + 1))


@final
class ClaimLocation(Decision[Table]):
    """One of the remaining tiles: who claims it is its Kahuna (RA-R2, RA-R3)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return PLACES + edition.extras

    def fill(self, t: Table, moves: Moves) -> None:
        for location in range(PLACES):
            if (t.claimed >> location) & 1 == 0:
                moves.add(location)
        list_extras(t, self.seat, moves, PLACES)

    def take(self, t: Table, move: i64) -> None:
        if move >= PLACES:
            t.then(self)
            take_extra(t, self.seat, move - PLACES)
            return
        t.claimed |= i64(1) << move
        t.kahuna = self.seat
        if t.log is not None:
            t.log.append(LocationClaimed(self.seat, LOCATIONS[move]))
        visit(t, move)

    def choice(self, t: Table, move: i64) -> Choice:
        if move >= PLACES:
            return extra_choice(t, move - PLACES)
        return Choice(LOCATIONS[move], "claim", {"location": LOCATIONS[move]}, [f"location/{LOCATIONS[move]}"])

    def clause(self) -> str:
        return "RA-R2"


def visit(t: Table, location: i64) -> None:
    """What permanent rituals bring, the assistants' roll, then all actions, Kahuna first (RA-R2, RA-R5, RA-C13)."""
    seats: i64 = len(t.seats)
    if location == FOREST:
        t.then(FOREST_TURNS)
        t.then(ROLL_FOR[COLLECTOR])
    elif location == REEF:
        t.then(REEF_TURNS)
        t.then(ROLL_FOR[PEARL_DIVER])
    elif location == NEIGHBOURHOOD:
        t.then(NEIGHBOURHOOD_TURNS)
    else:
        for away in range(1, seats + 1):
            seat = t.clockwise(t.kahuna, seats - away)
            if location == MARAE:
                t.then(MARAE_TURN[seat])
            elif location == PATH:
                t.then(PATH_TURN[seat])
            elif location == MARKET:
                t.then(OFFER_MARKET[seat][0][0])
        if location == MARAE:
            t.then(ROLL_FOR[SHAMAN])
        elif location == MARKET:
            t.then(ROLL_FOR[MERCHANT])
    for away in range(1, seats + 1):
        trigger(t, t.clockwise(t.kahuna, seats - away), location)


def trigger(t: Table, seat: i64, location: i64) -> None:
    """Permanent rituals in front that speak of this visit or of the Kahuna (RA-C13)."""
    front = t.seats[seat].front
    at: i64 = len(front) - 1
    while at >= 0:
        for effect in t.edition.effects[t.edition.design_of[front[at]]]:
            if effect.op == PERMANENT and (
                effect.what == location or (effect.what == WHEN_KAHUNA and seat == t.kahuna)
            ):
                bestow(t, seat, effect.follows)
        at -= 1


@final
class RollForAssistants(Step[Table]):
    """The Kahuna rolls; who owns as many of the assistant, used or not, has its permanent effect (RA-R5, RA-A1)."""

    def __init__(self, assistant: i64) -> None:
        self.assistant: Final[i64] = assistant

    def run(self, t: Table) -> None:
        result = t.roll()
        if t.log is not None:
            t.log.append(AssistantRolled(t.kahuna, ASSISTANTS[self.assistant], result))
        seats: i64 = len(t.seats)
        for away in range(1, seats + 1):
            seat = t.clockwise(t.kahuna, seats - away)
            if t.seats[seat].owned(self.assistant) >= result:
                t.then(FAVOUR[self.assistant][seat])


@final
class Favour(Step[Table]):
    """A player whose assistants matched the roll has their permanent effect (RA-R5)."""

    def __init__(self, assistant: i64, seat: i64) -> None:
        self.assistant: Final[i64] = assistant
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        favour(t, self.seat, self.assistant)


def favour(t: Table, seat: i64, assistant: i64) -> None:
    """An assistant's permanent effect (RA-A1)."""
    if assistant == PEARL_DIVER:
        gain_pearls(t, seat, t.edition.pearl_diver_pearls)
    elif assistant == SHAMAN:
        if not at_the_end(t.seats[seat]):
            t.then(TAKE_TATTOO[seat])
    else:
        first: i64 = 0 if assistant == COLLECTOR else ASSISTANT_MARKET
        for kind in range(KINDS):
            if t.market[first + kind] > 0:
                t.then(MAY_TAKE_COMMODITY[seat] if assistant == COLLECTOR else MAY_TAKE_ASSISTANT[seat])
                return


NEXT_ROUND: Final = NextRound()
END_ROUND: Final = EndRound()
END_CEREMONY: Final = EndCeremony()
CLAIM: Final = [ClaimLocation(seat) for seat in range(MOST_SEATS)]
FAVOUR: Final = [[Favour(assistant, seat) for seat in range(MOST_SEATS)] for assistant in range(KINDS)]
ROLL_FOR: Final = [RollForAssistants(assistant) for assistant in range(KINDS)]
CEREMONY: Final[list[Step[Any]]] = [END_CEREMONY, BUILDING, OPEN_BAG, OFFERING, PREPARATION, BUY_RITUALS, DANCE]
"""The steps of a ceremony, the first one last, as they lie on the agenda."""
