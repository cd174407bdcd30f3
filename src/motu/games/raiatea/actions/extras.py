"""What a player may do besides on the own turn: use a Shaman, match a rainbow mirror."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Moves, Step
from motu.games.raiatea.components import (
    MOST_SEATS,
    SHAMAN,
    RaiateaEdition,
)
from motu.games.raiatea.effects import may_perform, perform, use_assistant
from motu.games.raiatea.events import MirrorMatched
from motu.games.raiatea.state import NOTHING, Table


def shaman_ready(t: Table, seat: i64) -> bool:
    """Whether a Shaman might be used, as far as everybody can tell: a hidden ritual may be the cheapest of its deck."""
    me = t.seats[seat]
    if me.assistants[SHAMAN] == 0:
        return False
    drawn = me.drawn
    for i in range(len(drawn)):
        if t.edition.cheapest[drawn[i] >> 8] <= me.priests:
            return True
    return False


def mirror_ready(t: Table, seat: i64) -> bool:
    """Whether a loose mirror and an unpaired mask are there (RA-K2)."""
    masks = t.seats[seat].masks
    if masks[t.edition.mirror] == 0:
        return False
    for motif in range(t.edition.masks):
        if masks[motif] == 1:
            return True
    return False


def extras_ready(t: Table, seat: i64) -> bool:
    """Whether a player is asked for extras: it depends on nothing that is hidden."""
    return shaman_ready(t, seat) or mirror_ready(t, seat)


def list_extras(t: Table, seat: i64, moves: Moves, base: i64) -> None:
    me = t.seats[seat]
    if me.assistants[SHAMAN] > 0:
        hand = me.hand
        last: i64 = NOTHING
        for i in range(len(hand)):
            design: i64 = t.edition.design_of[hand[i]]
            if design != last and t.edition.ritual_cost[design] <= me.priests and may_perform(t, design):
                moves.add(base + design)
            last = design
    if me.masks[t.edition.mirror] > 0:
        for motif in range(t.edition.masks):
            if me.masks[motif] == 1:
                moves.add(base + t.edition.designs + motif)


def take_extra(t: Table, seat: i64, extra: i64) -> None:
    """A Shaman is turned and a ritual performed without paying (RA-A4), or a mirror is matched for good (RA-K2)."""
    if extra < t.edition.designs:
        use_assistant(t, seat, SHAMAN)
        perform(t, seat, extra)
        return
    motif: i64 = extra - t.edition.designs
    masks = t.seats[seat].masks
    masks[t.edition.mirror] -= 1
    masks[motif] -= 1
    masks[t.edition.tied + motif] += 1
    if t.log is not None:
        t.log.append(MirrorMatched(seat, t.edition.mask_names[motif]))


def extra_choice(t: Table, extra: i64) -> Choice:
    if extra < t.edition.designs:
        ritual = t.edition.rituals[extra]
        return Choice(f"shaman {ritual}", "shaman", {"ritual": ritual}, ["assistants/shaman", f"hand/{ritual}"])
    mask = t.edition.mask_names[extra - t.edition.designs]
    return Choice(f"mirror {mask}", "mirror", {"mask": mask}, ["masks/rainbow_mirror", f"masks/{mask}"])


@final
class FinishTurn(Decision[Table]):
    """After the turn's action: extras, or nothing more (RA-A4, RA-K2)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return 1 + edition.extras

    def fill(self, t: Table, moves: Moves) -> None:
        moves.add(0)
        list_extras(t, self.seat, moves, 1)

    def take(self, t: Table, move: i64) -> None:
        if move > 0:
            t.then(OFFER_EXTRAS[self.seat])
            take_extra(t, self.seat, move - 1)

    def choice(self, t: Table, move: i64) -> Choice:
        return Choice("done", "done", {}, []) if move == 0 else extra_choice(t, move - 1)

    def ask_even_if_forced(self) -> bool:
        return True

    def clause(self) -> str:
        return "RA-A4"


@final
class OfferExtras(Step[Table]):
    """The turn's end: who might use a Shaman or a mirror is asked."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        if extras_ready(t, self.seat):
            t.then(FINISH_TURN[self.seat])


FINISH_TURN: Final = [FinishTurn(seat) for seat in range(MOST_SEATS)]
OFFER_EXTRAS: Final = [OfferExtras(seat) for seat in range(MOST_SEATS)]
