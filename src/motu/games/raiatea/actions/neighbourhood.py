"""The Neighbourhood: masks are exchanged, and the Kahuna may fulfil a mission."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Moves, Step
from motu.games.raiatea.actions.extras import OFFER_EXTRAS, extra_choice, extras_ready, list_extras, take_extra
from motu.games.raiatea.actions.missions import any_mission, fulfil, list_missions, mission_choice, no_mission
from motu.games.raiatea.actions.one_or_none import NONE_CHOICE
from motu.games.raiatea.actions.taking import no_mask
from motu.games.raiatea.components import MOST_SEATS, RaiateaEdition
from motu.games.raiatea.effects import put_mask, take_mask
from motu.games.raiatea.events import MissionDeclined, NoMaskExchanged
from motu.games.raiatea.state import MASK_MARKET, Table
from motu.games.raiatea.vocabulary import MORE_EXCHANGES


def own_moves(edition: RaiateaEdition) -> i64:
    """From here on moves are extras."""
    return no_mask(edition) + 1


def mission_moves(edition: RaiateaEdition) -> i64:
    """From here on moves are extras."""
    return no_mission(edition) + 1


@final
class NeighbourhoodTurns(Step[Table]):
    """All put in, then all who did take, each time from the Kahuna; then the Kahuna's mission (RA-L9)."""

    def run(self, t: Table) -> None:
        seats: i64 = len(t.seats)
        t.then(OFFER_KAHUNA_MISSION)
        for away in range(1, seats + 1):
            t.then(OFFER_MASK_BACK[t.clockwise(t.kahuna, seats - away)])
        for away in range(1, seats + 1):
            seat = t.clockwise(t.kahuna, seats - away)
            t.seats[seat].put = 0
            t.then(OFFER_PUT[seat])


@final
class OfferPut(Step[Table]):
    """Who has a mask that may be put in, or an extra, is asked (RA-L9, RA-K3)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        me = t.seats[self.seat]
        if me.put > me.changes[MORE_EXCHANGES]:
            return
        if me.loose_masks() > 0 or extras_ready(t, self.seat):
            t.then(PUT_MASK[self.seat])


@final
class PutMask(Decision[Table]):
    """An own mask goes to the mask market, or none (RA-L9)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return own_moves(edition) + edition.extras

    def fill(self, t: Table, moves: Moves) -> None:
        masks = t.seats[self.seat].masks
        for motif in range(t.edition.masks + 1):
            if masks[motif] > 0:
                moves.add(motif)
        moves.add(no_mask(t.edition))
        list_extras(t, self.seat, moves, own_moves(t.edition))

    def take(self, t: Table, move: i64) -> None:
        if move == no_mask(t.edition):
            if t.log is not None and t.seats[self.seat].put == 0:
                t.log.append(NoMaskExchanged(self.seat))
            return
        t.then(OFFER_PUT[self.seat])
        if move >= own_moves(t.edition):
            take_extra(t, self.seat, move - own_moves(t.edition))
        else:
            t.seats[self.seat].put += 1
            put_mask(t, self.seat, move)

    def choice(self, t: Table, move: i64) -> Choice:
        if move >= own_moves(t.edition):
            return extra_choice(t, move - own_moves(t.edition))
        if move == no_mask(t.edition):
            return NONE_CHOICE
        name = t.edition.mask_names[move]
        return Choice(f"put {name}", "put-mask", {"mask": name}, [f"masks/{name}"])

    def ask_even_if_forced(self) -> bool:
        return True

    def clause(self) -> str:
        return "RA-L9"


@final
class OfferMaskBack(Step[Table]):
    """Who put masks in may take as many (RA-L9)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        if t.seats[self.seat].put > 0:
            t.then(OFFER_EXTRAS[self.seat])
            t.then(TAKE_MASK_BACK[self.seat])


@final
class TakeMaskBack(Decision[Table]):
    """A mask of the market, also the one just put in, without treasure; or none (RA-L9)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return own_moves(edition)

    def fill(self, t: Table, moves: Moves) -> None:
        for motif in range(t.edition.masks + 1):
            if t.market[MASK_MARKET + motif] > 0:
                moves.add(motif)
        moves.add(no_mask(t.edition))

    def take(self, t: Table, move: i64) -> None:
        me = t.seats[self.seat]
        if move == no_mask(t.edition):
            me.put = 0
            return
        me.put -= 1
        if me.put > 0:
            t.then(self)
        take_mask(t, self.seat, move)

    def choice(self, t: Table, move: i64) -> Choice:
        if move == no_mask(t.edition):
            return NONE_CHOICE
        name = t.edition.mask_names[move]
        return Choice(f"take {name}", "take-mask", {"mask": name}, [f"market/{name}"])

    def clause(self) -> str:
        return "RA-L9"


@final
class OfferKahunaMission(Step[Table]):
    """The Kahuna's bonus, last: one mission may be fulfilled (RA-L9, RA-M1)."""

    def run(self, t: Table) -> None:
        if any_mission(t, t.kahuna) or extras_ready(t, t.kahuna):
            t.then(KAHUNA_MISSION[t.kahuna])


@final
class KahunaMission(Decision[Table]):
    """A face-up mission, or none (RA-L9, RA-M1)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return mission_moves(edition) + edition.extras

    def fill(self, t: Table, moves: Moves) -> None:
        list_missions(t, self.seat, moves)
        moves.add(no_mission(t.edition))
        list_extras(t, self.seat, moves, mission_moves(t.edition))

    def take(self, t: Table, move: i64) -> None:
        if move >= mission_moves(t.edition):
            t.then(OFFER_KAHUNA_MISSION)
            take_extra(t, self.seat, move - mission_moves(t.edition))
        elif move != no_mission(t.edition):
            t.then(OFFER_EXTRAS[self.seat])
            fulfil(t, self.seat, move, True)
        elif t.log is not None:
            t.log.append(MissionDeclined(self.seat))

    def choice(self, t: Table, move: i64) -> Choice:
        if move >= mission_moves(t.edition):
            return extra_choice(t, move - mission_moves(t.edition))
        return mission_choice(t, move)

    def ask_even_if_forced(self) -> bool:
        return True

    def clause(self) -> str:
        return "RA-L9"


NEIGHBOURHOOD_TURNS: Final = NeighbourhoodTurns()
OFFER_PUT: Final = [OfferPut(seat) for seat in range(MOST_SEATS)]
PUT_MASK: Final = [PutMask(seat) for seat in range(MOST_SEATS)]
OFFER_MASK_BACK: Final = [OfferMaskBack(seat) for seat in range(MOST_SEATS)]
TAKE_MASK_BACK: Final = [TakeMaskBack(seat) for seat in range(MOST_SEATS)]
OFFER_KAHUNA_MISSION: Final = OfferKahunaMission()
KAHUNA_MISSION: Final = [KahunaMission(seat) for seat in range(MOST_SEATS)]
