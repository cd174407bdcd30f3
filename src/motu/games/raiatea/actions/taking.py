"""Decisions that a single effect asks for: which card of the markets to take, and from whom to steal."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves
from motu.games.raiatea.actions.market import brings_anything
from motu.games.raiatea.actions.one_or_none import NONE_CHOICE, OneOrNone
from motu.games.raiatea.components import (
    ASSISTANTS,
    COMMODITIES,
    KINDS,
    MOST_SEATS,
    RaiateaEdition,
)
from motu.games.raiatea.effects import (
    bestow,
    gain_tattoos,
    raise_marker,
    return_commodity,
    take_assistant,
    take_commodity,
    take_mask,
)
from motu.games.raiatea.events import AssistantReactivated, MaskStolen, PearlsStolen, PriestsLost
from motu.games.raiatea.seat import USED
from motu.games.raiatea.state import ASSISTANT_MARKET, MASK_MARKET, Table
from motu.games.raiatea.vocabulary import Effect

DIFFERENT: Final = 16
"""Set among the excluded commodities when each one taken excludes its kind."""


def no_mask(edition: RaiateaEdition) -> i64:
    """The move to take no mask; below it a move is a motif or the mirror."""
    return edition.masks + 1


@final
class TakeCommodity(OneOrNone):
    """A commodity of choice from the market; its marker moves up (RA-A1, RA-C5, RA-L11)."""

    SPAN: ClassVar[int] = KINDS + 1

    def __init__(self, seat: i64, count: i64, excluded: i64, optional: bool) -> None:
        super().__init__(seat, count, optional)
        self.excluded: Final[i64] = excluded

    def list_things(self, t: Table, moves: Moves) -> None:
        for commodity in range(KINDS):
            if t.market[commodity] > 0 and (self.excluded >> commodity) & 1 == 0:
                moves.add(commodity)

    def take_thing(self, t: Table, move: i64) -> None:
        take_commodity(t, self.seat, move)
        if self.count > 1:
            excluded: i64 = self.excluded | (1 << move) if self.excluded >= DIFFERENT else self.excluded
            t.then(TakeCommodity(self.seat, self.count - 1, excluded, self.optional))

    def thing(self, t: Table, move: i64) -> Choice:
        name = COMMODITIES[move]
        return Choice(f"take {name}", "take-commodity", {"commodity": name}, [f"market/{name}"])

    def clause(self) -> str:
        return "RA-L11"


@final
class TakeAssistant(OneOrNone):
    """An assistant of choice from the market, active (RA-A1)."""

    SPAN: ClassVar[int] = KINDS + 1

    def __init__(self, seat: i64, count: i64, optional: bool) -> None:
        super().__init__(seat, count, optional)

    def list_things(self, t: Table, moves: Moves) -> None:
        for assistant in range(KINDS):
            if t.market[ASSISTANT_MARKET + assistant] > 0:
                moves.add(assistant)

    def take_thing(self, t: Table, move: i64) -> None:
        take_assistant(t, self.seat, move)
        if self.count > 1:
            t.then(TakeAssistant(self.seat, self.count - 1, self.optional))

    def thing(self, t: Table, move: i64) -> Choice:
        name = ASSISTANTS[move]
        return Choice(f"take {name}", "take-assistant", {"assistant": name}, [f"market/{name}"])

    def clause(self) -> str:
        return "RA-A1"


@final
class TakeMask(OneOrNone):
    """A mask of choice from the mask market, without its treasure (RA-L2)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return edition.masks + 2

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat, count, False)

    def none(self, t: Table) -> i64:
        return no_mask(t.edition)

    def list_things(self, t: Table, moves: Moves) -> None:
        for motif in range(t.edition.masks + 1):
            if t.market[MASK_MARKET + motif] > 0:
                moves.add(motif)

    def take_thing(self, t: Table, move: i64) -> None:
        take_mask(t, self.seat, move)
        if self.count > 1:
            t.then(TakeMask(self.seat, self.count - 1))

    def thing(self, t: Table, move: i64) -> Choice:
        name = t.edition.mask_names[move]
        return Choice(f"take {name}", "take-mask", {"mask": name}, [f"market/{name}"])

    def clause(self) -> str:
        return "RA-L2"


@final
class TakeTattoo(Decision[Table]):
    """The Shamans' roll: a player who has enough of them may take a tattoo step (RA-A1)."""

    SPAN: ClassVar[int] = 2

    def fill(self, t: Table, moves: Moves) -> None:
        moves.add(1)
        moves.add(0)

    def take(self, t: Table, move: i64) -> None:
        if move == 1:
            gain_tattoos(t, self.seat, 1)

    def choice(self, t: Table, move: i64) -> Choice:
        return Choice("tattoo", "take-tattoo", {}, []) if move == 1 else NONE_CHOICE

    def clause(self) -> str:
        return "RA-A1"


@final
class Reactivate(OneOrNone):
    """A used assistant is turned upright again (RA-A6)."""

    SPAN: ClassVar[int] = KINDS + 1

    def __init__(self, seat: i64, count: i64, optional: bool) -> None:
        super().__init__(seat, count, optional)

    def list_things(self, t: Table, moves: Moves) -> None:
        assistants = t.seats[self.seat].assistants
        for assistant in range(KINDS):
            if assistants[USED + assistant] > 0:
                moves.add(assistant)

    def take_thing(self, t: Table, move: i64) -> None:
        me = t.seats[self.seat]
        me.assistants[USED + move] -= 1
        me.assistants[move] += 1
        if t.log is not None:
            t.log.append(AssistantReactivated(self.seat, ASSISTANTS[move]))
        if self.count > 1:
            t.then(Reactivate(self.seat, self.count - 1, self.optional))

    def thing(self, t: Table, move: i64) -> Choice:
        name = ASSISTANTS[move]
        return Choice(f"reactivate {name}", "reactivate", {"assistant": name}, [f"assistants/{name}"])

    def clause(self) -> str:
        return "RA-A6"


@final
class SacrificeCommodity(OneOrNone):
    """A ritual lets commodities be returned, each for an effect that brings something (RA-C12, RA-L13)."""

    SPAN: ClassVar[int] = KINDS + 1

    def __init__(self, seat: i64, count: i64, effect: Effect) -> None:
        super().__init__(seat, count, True)
        self.effect: Final = effect

    def list_things(self, t: Table, moves: Moves) -> None:
        if brings_anything(t, self.seat, self.effect.follows):
            commodities = t.seats[self.seat].commodities
            for commodity in range(KINDS):
                if commodities[commodity] > 0:
                    moves.add(commodity)

    def take_thing(self, t: Table, move: i64) -> None:
        if self.count > 1:
            t.then(SacrificeCommodity(self.seat, self.count - 1, self.effect))
        return_commodity(t, self.seat, move)
        bestow(t, self.seat, self.effect.follows)

    def thing(self, t: Table, move: i64) -> Choice:
        name = COMMODITIES[move]
        return Choice(f"return {name}", "return-commodity", {"commodity": name}, [f"commodities/{name}"])

    def clause(self) -> str:
        return "RA-C12"


@final
class RaiseMarker(OneOrNone):
    """A price marker of choice goes to the top."""

    SPAN: ClassVar[int] = KINDS + 1

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, 1, False)

    def list_things(self, t: Table, moves: Moves) -> None:
        for commodity in range(KINDS):
            if t.markers[commodity] < t.edition.levels - 1:
                moves.add(commodity)

    def take_thing(self, t: Table, move: i64) -> None:
        raise_marker(t, move)

    def thing(self, t: Table, move: i64) -> Choice:
        name = COMMODITIES[move]
        return Choice(f"raise {name}", "raise-marker", {"commodity": name}, [f"markers/{name}"])

    def clause(self) -> str:
        return "RA-L11"


STEAL_PEARLS: Final = 0
EXILE: Final = 1


@final
class ChooseVictim(OneOrNone):
    """Which other player loses pearls to the performer, or priests (RA-V1)."""

    SPAN: ClassVar[int] = MOST_SEATS + 1

    def __init__(self, seat: i64, deed: i64, count: i64) -> None:
        super().__init__(seat, count, False)
        self.deed: Final[i64] = deed

    def none(self, t: Table) -> i64:
        return MOST_SEATS

    def list_things(self, t: Table, moves: Moves) -> None:
        for seat in range(len(t.seats)):
            other = t.seats[seat]
            if seat != self.seat and (other.pearls if self.deed == STEAL_PEARLS else other.priests) > 0:
                moves.add(seat)

    def take_thing(self, t: Table, move: i64) -> None:
        if self.deed == EXILE:
            lose_priests(t, move, self.count)
            return
        victim = t.seats[move]
        pearls: i64 = self.count if self.count < victim.pearls else victim.pearls
        victim.pearls -= pearls
        t.seats[self.seat].pearls += pearls
        if t.log is not None:
            t.log.append(PearlsStolen(self.seat, move, pearls))

    def thing(self, t: Table, move: i64) -> Choice:
        words = "steal-pearls" if self.deed == STEAL_PEARLS else "exile-priest"
        return Choice(f"seat {move + 1}", words, {"victim_seat": int(move)}, [f"seat/{move}"])

    def clause(self) -> str:
        return "RA-V1"


def lose_priests(t: Table, seat: i64, count: i64) -> None:
    """A player loses priests, as far as there are any."""
    me = t.seats[seat]
    lost: i64 = count if count < me.priests else me.priests
    me.priests -= lost
    if lost > 0 and t.log is not None:
        t.log.append(PriestsLost(seat, lost))


@final
class StealMask(OneOrNone):
    """An unpaired mask or a loose mirror of another player (RA-K3, RA-V1)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return MOST_SEATS * (edition.masks + 1) + 1

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat, count, False)

    def none(self, t: Table) -> i64:
        return MOST_SEATS * (t.edition.masks + 1)

    def list_things(self, t: Table, moves: Moves) -> None:
        for seat in range(len(t.seats)):
            if seat != self.seat:
                for motif in range(t.edition.masks + 1):
                    if t.seats[seat].unpaired(motif):
                        moves.add(seat * (t.edition.masks + 1) + motif)

    def take_thing(self, t: Table, move: i64) -> None:
        victim: i64 = move // (t.edition.masks + 1)
        motif: i64 = move % (t.edition.masks + 1)
        t.seats[victim].masks[motif] -= 1
        t.seats[self.seat].masks[motif] += 1
        if t.log is not None:
            t.log.append(MaskStolen(self.seat, victim, t.edition.mask_names[motif]))
        if self.count > 1:
            t.then(StealMask(self.seat, self.count - 1))

    def thing(self, t: Table, move: i64) -> Choice:
        victim = int(move // (t.edition.masks + 1))
        mask = t.edition.mask_names[move % (t.edition.masks + 1)]
        args: Json = {"victim_seat": victim, "mask": mask}
        return Choice(f"steal {mask} seat {victim + 1}", "steal-mask", args, [f"seat/{victim}/masks/{mask}"])

    def clause(self) -> str:
        return "RA-K3"


MAY_TAKE_COMMODITY: Final = [TakeCommodity(seat, 1, 0, True) for seat in range(MOST_SEATS)]
MAY_TAKE_ASSISTANT: Final = [TakeAssistant(seat, 1, True) for seat in range(MOST_SEATS)]
TAKE_TATTOO: Final = [TakeTattoo(seat) for seat in range(MOST_SEATS)]
RAISE_MARKER: Final = [RaiseMarker(seat) for seat in range(MOST_SEATS)]
