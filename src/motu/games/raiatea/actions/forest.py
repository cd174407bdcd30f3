"""The Forest: two passes over the cards shown, and how the forest is refilled."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Moves, Step
from motu.games.raiatea.actions.extras import OFFER_EXTRAS, extra_choice, extras_ready, list_extras, take_extra
from motu.games.raiatea.actions.one_or_none import NONE_CHOICE
from motu.games.raiatea.cards import removed
from motu.games.raiatea.components import (
    COLLECTOR,
    COMMODITIES,
    FIRST_MASK_CARD,
    KINDS,
    MOST_SEATS,
    RaiateaEdition,
)
from motu.games.raiatea.effects import bestow, commodity_enters, use_assistant
from motu.games.raiatea.events import ForestCardDeclined, ForestCardTaken, ForestLeft, ForestRefilled, ForestShown
from motu.games.raiatea.state import MASK_MARKET, Table


def leave(edition: RaiateaEdition) -> i64:
    """The move to take nothing; below it a move is the card of its number."""
    return edition.forest_kinds


def use_collector(edition: RaiateaEdition) -> i64:
    """The move to turn a Collector."""
    return edition.forest_kinds + 1


def own_moves(edition: RaiateaEdition) -> i64:
    """From here on moves are extras."""
    return edition.forest_kinds + 2


def show(t: Table, count: i64) -> None:
    """New cards are shown; an empty pile is made again from spare commodities (RA-L3)."""
    t.reveals += 1
    before: i64 = len(t.forest)
    forest = t.forest[:]
    for _ in range(count):
        if t.pile_left == 0:
            refill_pile(t)
            if t.pile_left == 0:
                break
        t.pile_left -= 1
        forest = append(forest, t.pile[t.pile_left])
    t.forest = forest
    if t.log is not None and len(forest) > before:
        t.log.append(ForestShown([t.edition.forest_names[forest[i]] for i in range(before, len(forest))]))


def refill_pile(t: Table) -> None:
    """All but one commodity of each kind of the market are the new pile; price markers stay (RA-L3)."""
    pile = vec[i64]()
    for commodity in range(KINDS):
        while t.market[commodity] > 1:
            t.market[commodity] -= 1
            pile = append(pile, i64(commodity))
    t.chance.shuffle(pile, 0, len(pile))
    t.pile = pile
    t.pile_left = len(pile)
    if t.log is not None and len(pile) > 0:
        t.log.append(ForestRefilled(len(pile)))


def clear(t: Table) -> None:
    """Cards that are left go to their markets; commodities move their markers (RA-L1, RA-R4)."""
    if len(t.forest) == 0:
        return
    if t.log is not None:
        t.log.append(ForestLeft([t.edition.forest_names[card] for card in t.forest]))
    for i in range(len(t.forest)):
        card: i64 = t.forest[i]
        if card < KINDS:
            commodity_enters(t, card)
        elif card < FIRST_MASK_CARD:
            t.market[card] += 1
        else:
            t.market[MASK_MARKET + t.edition.forest_masks[card]] += 1
    t.forest = vec[i64]()


def take_card(t: Table, seat: i64, card: i64) -> None:
    """A card of the supply: a mask with its treasure, a commodity, an active assistant (RA-L2)."""
    at: i64 = 0
    while t.forest[at] != card:
        at += 1
    t.forest = removed(t.forest, at)
    me = t.seats[seat]
    if t.log is not None:
        t.log.append(ForestCardTaken(seat, t.edition.forest_names[card]))
    if card < KINDS:
        me.commodities[card] += 1
    elif card < FIRST_MASK_CARD:
        me.assistants[card - KINDS] += 1
    else:
        me.masks[t.edition.forest_masks[card]] += 1
        if card < t.edition.mirror_card:
            bestow(t, seat, t.edition.treasures[card - FIRST_MASK_CARD])


def list_cards(t: Table, moves: Moves, most: i64) -> None:
    """The kinds of cards shown, up to a number."""
    forest = t.forest
    for i in range(len(forest)):
        card: i64 = forest[i]
        if card >= most:
            continue
        twin = False
        for j in range(i):
            if forest[j] == card:
                twin = True
        if not twin:
            moves.add(card)


def card_choice(t: Table, card: i64) -> Choice:
    name = t.edition.forest_names[card]
    return Choice(f"take {name}", "take-card", {"card": name}, [f"forest/{name}"])


def collector_ready(t: Table, seat: i64) -> bool:
    """Whether a player has a Collector and it could find a card, shown now or still to be shown (RA-A2, RA-L13)."""
    if t.seats[seat].assistants[COLLECTOR] == 0:
        return False
    if len(t.forest) > 0 or t.pile_left > 0:
        return True
    for commodity in range(KINDS):
        if t.market[commodity] > 1:
            return True
    return False


@final
class PickForestCard(Decision[Table]):
    """One of the cards shown, or none; a Collector may be used first (RA-L1, RA-A2)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return own_moves(edition) + edition.extras

    def __init__(self, seat: i64, collecting: bool) -> None:
        super().__init__(seat)
        self.collecting: Final = collecting

    def fill(self, t: Table, moves: Moves) -> None:
        list_cards(t, moves, t.edition.forest_kinds)
        moves.add(leave(t.edition))
        if not self.collecting:
            if collector_ready(t, self.seat):
                moves.add(use_collector(t.edition))
            list_extras(t, self.seat, moves, own_moves(t.edition))

    def take(self, t: Table, move: i64) -> None:
        if move >= own_moves(t.edition):
            t.then(PICK[self.seat])
            take_extra(t, self.seat, move - own_moves(t.edition))
        elif move == use_collector(t.edition):
            use_assistant(t, self.seat, COLLECTOR)
            show(t, 1)
            t.then(PICK_COMMODITY[self.seat])
            t.then(PICK_COLLECTING[self.seat])
        elif move != leave(t.edition):
            take_card(t, self.seat, move)
        elif t.log is not None:
            t.log.append(ForestCardDeclined(self.seat))

    def choice(self, t: Table, move: i64) -> Choice:
        if move >= own_moves(t.edition):
            return extra_choice(t, move - own_moves(t.edition))
        if move == leave(t.edition):
            return NONE_CHOICE
        if move == use_collector(t.edition):
            return Choice("collector", "collector", {}, ["assistants/collector"])
        return card_choice(t, move)

    def ask_even_if_forced(self) -> bool:
        return not self.collecting

    def clause(self) -> str:
        return "RA-A2" if self.collecting else "RA-L1"


@final
class OfferPick(Step[Table]):
    """A player's pick; who can do nothing is not asked (RA-L3)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        if len(t.forest) > 0 or collector_ready(t, self.seat) or extras_ready(t, self.seat):
            t.then(OFFER_EXTRAS[self.seat])
            t.then(PICK[self.seat])


@final
class PickSpareCommodity(Decision[Table]):
    """A Collector's own card: a commodity of the supply, its marker does not move (RA-A2)."""

    SPAN: ClassVar[int] = KINDS + 1

    def fill(self, t: Table, moves: Moves) -> None:
        list_cards(t, moves, KINDS)
        moves.add(KINDS)

    def take(self, t: Table, move: i64) -> None:
        if move != KINDS:
            take_card(t, self.seat, move)

    def choice(self, t: Table, move: i64) -> Choice:
        if move == KINDS:
            return NONE_CHOICE
        name = COMMODITIES[move]
        return Choice(f"take {name}", "take-commodity", {"commodity": name}, [f"forest/{name}"])

    def clause(self) -> str:
        return "RA-A2"


@final
class TakeForestCard(Decision[Table]):
    """A ritual takes a card of the supply, with its treasure; the supply is refilled (RA-L2)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return edition.forest_kinds

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: Final[i64] = count

    def fill(self, t: Table, moves: Moves) -> None:
        list_cards(t, moves, t.edition.forest_kinds)

    def take(self, t: Table, move: i64) -> None:
        if self.count > 1:
            t.then(TakeFromForest(self.seat, self.count - 1))
        take_card(t, self.seat, move)
        show(t, 1)

    def choice(self, t: Table, move: i64) -> Choice:
        return card_choice(t, move)

    def clause(self) -> str:
        return "RA-L2"


@final
class TakeFromForest(Step[Table]):
    """A card of the supply for a ritual, if there is one (RA-L2)."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count

    def run(self, t: Table) -> None:
        if len(t.forest) > 0:
            t.then(TakeForestCard(self.seat, self.count))


@final
class ForestTurns(Step[Table]):
    """From the Kahuna clockwise, then with new cards from the Kahuna counterclockwise (RA-L1)."""

    def run(self, t: Table) -> None:
        seats: i64 = len(t.seats)
        for away in range(1, seats):
            t.then(OFFER_PICK[t.clockwise(t.kahuna, away)])
        t.then(OFFER_PICK[t.kahuna])
        t.then(SHOW_AGAIN)
        for away in range(1, seats + 1):
            t.then(OFFER_PICK[t.clockwise(t.kahuna, seats - away)])


@final
class ShowAgain(Step[Table]):
    """Between the passes what is left goes to the markets and new cards are shown (RA-L1)."""

    def run(self, t: Table) -> None:
        clear(t)
        show(t, len(t.seats) + t.edition.forest_beyond)


PICK: Final = [PickForestCard(seat, False) for seat in range(MOST_SEATS)]
PICK_COLLECTING: Final = [PickForestCard(seat, True) for seat in range(MOST_SEATS)]
PICK_COMMODITY: Final = [PickSpareCommodity(seat) for seat in range(MOST_SEATS)]
OFFER_PICK: Final = [OfferPick(seat) for seat in range(MOST_SEATS)]
FOREST_TURNS: Final = ForestTurns()
SHOW_AGAIN: Final = ShowAgain()
