"""What cards, places and gifts bring about: gains, cards of the markets, price markers, and a ritual performed."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append
from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves, Step
from motu.games.raiatea.cards import without
from motu.games.raiatea.components import (
    ASSISTANTS,
    BLUE,
    COMMODITIES,
    MOST_SEATS,
    RANKS,
    TAHUA,
    RaiateaEdition,
)
from motu.games.raiatea.events import (
    AssistantTaken,
    AssistantUsed,
    CommodityReturned,
    CommodityTaken,
    ManaGained,
    MarkerRaised,
    MaskPut,
    MaskTaken,
    PearlsGained,
    PriestsGained,
    RankReached,
    RitualPerformed,
    TattoosGained,
)
from motu.games.raiatea.seat import USED, Seat
from motu.games.raiatea.state import ASSISTANT_MARKET, EVERYBODY, MASK_MARKET, NOTHING, Table
from motu.games.raiatea.vocabulary import CANCEL, MANA, PEARLS, PERMANENT, POINTS, PRIEST, Effect

EFFECT_STEPS: Final[list[list[Step[Any]]]] = []
"""The steps of every effect by its number and seat. powers.py lays them out, since some effects are actions."""


def bestow(t: Table, seat: i64, effects: list[Effect]) -> None:
    """A list of effects comes true for a seat, in its order."""
    at: i64 = len(effects) - 1
    while at >= 0:
        effect = effects[at]
        if effect.op != PERMANENT and effect.op != POINTS:
            t.agenda.append(EFFECT_STEPS[effect.number][seat])
        at -= 1


# Gains


def gain(t: Table, seat: i64, resource: i64, count: i64) -> None:
    if resource == MANA:
        gain_mana(t, seat, count)
    elif resource == PEARLS:
        gain_pearls(t, seat, count)
    elif resource == PRIEST:
        gain_priests(t, seat, count)
    else:
        gain_tattoos(t, seat, count)


def gain_mana(t: Table, seat: i64, mana: i64) -> None:
    t.seats[seat].mana += mana
    if mana > 0 and t.log is not None:
        t.log.append(ManaGained(seat, mana))


def gain_pearls(t: Table, seat: i64, pearls: i64) -> None:
    t.seats[seat].pearls += pearls
    if pearls > 0 and t.log is not None:
        t.log.append(PearlsGained(seat, pearls))


def gain_priests(t: Table, seat: i64, count: i64) -> None:
    """The priest track ends; what goes beyond is lost (RA-L13)."""
    me = t.seats[seat]
    room: i64 = t.edition.last_priest - me.priests
    steps: i64 = count if count < room else room
    me.priests += steps
    if steps > 0 and t.log is not None:
        t.log.append(PriestsGained(seat, steps))


def gain_tattoos(t: Table, seat: i64, count: i64) -> None:
    """Steps on the tattoo track; who reaches Tahua may perform a ritual at once (RA-L6, RA-L13)."""
    me = t.seats[seat]
    room: i64 = t.edition.last_tattoo - me.tattoos
    steps: i64 = count if count < room else room
    if steps == 0:
        return
    before = me.rank()
    me.tattoos += steps
    rank = me.rank()
    if t.log is not None:
        t.log.append(TattoosGained(seat, steps))
        if rank > before:
            t.log.append(RankReached(seat, RANKS[rank]))
    if rank == TAHUA and before < TAHUA and len(me.drawn) > 0:
        t.then(PERFORM_AS_TAHUA[seat])


# Cards of the markets and their price markers


def raise_marker(t: Table, commodity: i64) -> None:
    t.markers[commodity] = t.edition.levels - 1
    if t.log is not None:
        t.log.append(MarkerRaised(COMMODITIES[commodity]))


def take_commodity(t: Table, seat: i64, commodity: i64) -> None:
    """One leaves the market: its marker moves one up (RA-L11)."""
    t.market[commodity] -= 1
    t.seats[seat].commodities[commodity] += 1
    if t.markers[commodity] < t.edition.levels - 1:
        t.markers[commodity] += 1
    if t.log is not None:
        t.log.append(CommodityTaken(seat, COMMODITIES[commodity]))


def commodity_enters(t: Table, commodity: i64) -> None:
    """One enters the market: its marker moves one down (RA-L11)."""
    t.market[commodity] += 1
    if t.markers[commodity] > 0:
        t.markers[commodity] -= 1


def return_commodity(t: Table, seat: i64, commodity: i64) -> None:
    t.seats[seat].commodities[commodity] -= 1
    commodity_enters(t, commodity)
    if t.log is not None:
        t.log.append(CommodityReturned(seat, COMMODITIES[commodity]))


def take_assistant(t: Table, seat: i64, assistant: i64) -> None:
    t.market[ASSISTANT_MARKET + assistant] -= 1
    t.seats[seat].assistants[assistant] += 1
    if t.log is not None:
        t.log.append(AssistantTaken(seat, ASSISTANTS[assistant]))


def use_assistant(t: Table, seat: i64, assistant: i64) -> None:
    """Turned: its one-time effect is spent, its permanent one stays (RA-A6)."""
    me = t.seats[seat]
    me.assistants[assistant] -= 1
    me.assistants[USED + assistant] += 1
    if t.log is not None:
        t.log.append(AssistantUsed(seat, ASSISTANTS[assistant]))


def take_mask(t: Table, seat: i64, motif: i64) -> None:
    t.market[MASK_MARKET + motif] -= 1
    t.seats[seat].masks[motif] += 1
    if t.log is not None:
        t.log.append(MaskTaken(seat, t.edition.mask_names[motif]))


def put_mask(t: Table, seat: i64, motif: i64) -> None:
    t.seats[seat].masks[motif] -= 1
    t.market[MASK_MARKET + motif] += 1
    if t.log is not None:
        t.log.append(MaskPut(seat, t.edition.mask_names[motif]))


# Rituals performed


def card_of(me: Seat, design: i64) -> i64:
    """A card of a design in a hand."""
    for i in range(len(me.hand)):
        if me.edition.design_of[me.hand[i]] == design:
            return me.hand[i]
    return NOTHING


def may_perform(t: Table, design: i64) -> bool:
    """Rituals that stop other rituals are performed during blessings only (RA-C12)."""
    if t.blessing:
        return True
    for effect in t.edition.effects[design]:
        if effect.op == CANCEL:
            return False
    return True


def perform(t: Table, seat: i64, design: i64) -> None:
    """A ritual of the hand, outside the bag: nothing is paid (RA-C12)."""
    me = t.seats[seat]
    card = card_of(me, design)
    me.hand = without(me.hand, card)
    t.reveal_ritual(seat, card)
    t.reveals += 1
    if t.log is not None:
        t.log.append(RitualPerformed(seat, t.edition.rituals[design]))
    enact(t, seat, card)


def enact(t: Table, seat: i64, card: i64) -> None:
    """A ritual has its effect; then it is discarded or, if blue, lies in front (RA-C7)."""
    design = t.edition.design_of[card]
    if t.edition.ritual_kind[design] == BLUE:
        t.seats[seat].lay_in_front(card)
    else:
        t.performing = append(t.performing[:], card)
        t.then(LAY_ASIDE)
    bestow(t, seat, t.edition.effects[design])


@final
class LayAside(Step[Table]):
    """The ritual performed last is discarded in the open, after all that it set off (RA-C12)."""

    def run(self, t: Table) -> None:
        last: i64 = len(t.performing) - 1
        t.discard(t.performing[last], EVERYBODY)
        t.performing = t.performing[:last]


LAY_ASIDE: Final = LayAside()


@final
class PerformRitual(Decision[Table]):
    """One ritual of the hand without paying mana: as a new Tahua (RA-L6), or since another ritual says so (RA-C12)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return edition.designs + 1

    def __init__(self, seat: i64, as_tahua: bool, only_normal: bool) -> None:
        super().__init__(seat)
        self.as_tahua: Final = as_tahua
        self.only_normal: Final = only_normal

    def fill(self, t: Table, moves: Moves) -> None:
        hand = t.seats[self.seat].hand
        last: i64 = NOTHING
        for i in range(len(hand)):
            card: i64 = hand[i]
            design: i64 = t.edition.design_of[card]
            if design != last and may_perform(t, design) and (card < t.edition.normal_cards or not self.only_normal):
                moves.add(design)
            last = design
        if self.as_tahua or moves.count == 0:
            moves.add(t.edition.designs)

    def take(self, t: Table, move: i64) -> None:
        if move != t.edition.designs:
            perform(t, self.seat, move)

    def choice(self, t: Table, move: i64) -> Choice:
        if move == t.edition.designs:
            return Choice("perform nothing", "perform-nothing", {}, [])
        return Choice(
            f"perform {t.edition.rituals[move]}",
            "perform-ritual",
            {"ritual": t.edition.rituals[move]},
            [f"hand/{t.edition.rituals[move]}"],
        )

    def prompt(self, t: Table) -> Json:
        return {}

    def ask_even_if_forced(self) -> bool:
        return True

    def clause(self) -> str:
        return "RA-L6" if self.as_tahua else "RA-C12"


PERFORM_AS_TAHUA: Final = [PerformRitual(seat, True, False) for seat in range(MOST_SEATS)]
PERFORM_ANY: Final = [PerformRitual(seat, False, False) for seat in range(MOST_SEATS)]
PERFORM_NORMAL: Final = [PerformRitual(seat, False, True) for seat in range(MOST_SEATS)]
