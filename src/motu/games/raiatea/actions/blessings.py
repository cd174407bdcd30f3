"""The divine blessings: the bag is opened, and rituals are performed by ascending cost while the mana lasts."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Moves, Step
from motu.core.sorting import sort_by_keys
from motu.games.raiatea.cards import removed
from motu.games.raiatea.components import BROWN, RaiateaEdition
from motu.games.raiatea.effects import enact
from motu.games.raiatea.events import (
    BagOpened,
    BagWithoutRituals,
    CommonRitualBlessed,
    RitualBlessed,
    RitualCancelled,
    RitualsFailed,
)
from motu.games.raiatea.state import EVERYBODY, Table

NO_OWNER: Final = 7
"""Brown rituals in the row have no owner (RA-C6)."""


def in_row(card: i64, owner: i64) -> i64:
    """A ritual in the row: its card and its owner in one number."""
    return card * 8 + owner


def card_in(entry: i64) -> i64:
    return entry >> 3


def owner_in(entry: i64) -> i64:
    return entry & 7


def cost_in(t: Table, entry: i64) -> i64:
    return t.edition.ritual_cost[t.edition.design_of[entry >> 3]]


@final
class OpenBag(Step[Table]):
    """All rituals of the bag lie in a row by cost, brown ones first, then by ceremonial order (RA-C6)."""

    def run(self, t: Table) -> None:
        t.reveals += 1
        row = vec[i64]()
        for at in range(len(t.order)):
            owner: i64 = t.order[at]
            me = t.seats[owner]
            for i in range(len(me.bagged)):
                card: i64 = me.bagged[i]
                t.reveal_ritual(owner, card)
                brown = t.edition.ritual_kind[t.edition.design_of[card]] == BROWN
                row = append(row, in_row(card, NO_OWNER if brown else owner))
            me.bagged = vec[i64]()
            me.prepared = 0
        keys = row[:]
        for i in range(len(row)):
            keys[i] = sort_key(t, row[i])
        sort_by_keys(row, keys)
        t.row = row
        t.blessing = True
        if t.log is not None:
            rituals = [t.edition.rituals[t.edition.design_of[card_in(entry)]] for entry in row]
            t.log.append(BagOpened(t.bag, rituals) if rituals else BagWithoutRituals(t.bag))
        t.then(BLESS)
        arrange(t)


def sort_key(t: Table, entry: i64) -> i64:
    """Cost, then brown before others, then the owner's place in the order, then the card (RA-C6)."""
    place: i64 = 0
    if owner_in(entry) != NO_OWNER:
        for at in range(len(t.order)):
            if t.order[at] == owner_in(entry):
                place = at + 1
    return (cost_in(t, entry) * 8 + place) * 128 + card_in(entry)


def arrange(t: Table) -> None:
    """Who has different rituals of the same cost in the row says which comes first (RA-C6)."""
    stop: i64 = len(t.row)
    while stop > 0:
        start: i64 = stop - 1
        while start > 0 and same_group(t, t.row[start - 1], t.row[stop - 1]):
            start -= 1
        if owner_in(t.row[stop - 1]) != NO_OWNER and varied(t, start, stop):
            t.then(ArrangeRituals(owner_in(t.row[start]), start, stop))
        stop = start


def same_group(t: Table, one: i64, other: i64) -> bool:
    return owner_in(one) == owner_in(other) and cost_in(t, one) == cost_in(t, other)


def varied(t: Table, start: i64, stop: i64) -> bool:
    for i in range(start + 1, stop):
        if t.edition.design_of[card_in(t.row[i])] != t.edition.design_of[card_in(t.row[start])]:
            return True
    return False


@final
class ArrangeRituals(Decision[Table]):
    """Which of the own rituals of equal cost lies first (RA-C6)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return edition.designs

    def __init__(self, seat: i64, start: i64, stop: i64) -> None:
        super().__init__(seat)
        self.start: Final[i64] = start
        self.stop: Final[i64] = stop

    def fill(self, t: Table, moves: Moves) -> None:
        last: i64 = -1
        for i in range(self.start, self.stop):
            design: i64 = t.edition.design_of[card_in(t.row[i])]
            if design != last:
                moves.add(design)
            last = design

    def take(self, t: Table, move: i64) -> None:
        row = t.row[:]
        at: i64 = self.start
        while t.edition.design_of[card_in(row[at])] != move:
            at += 1
        chosen: i64 = row[at]
        while at > self.start:
            row[at] = row[at - 1]
            at -= 1
        row[at] = chosen
        t.row = row
        if varied(t, self.start + 1, self.stop):
            t.then(ArrangeRituals(self.seat, self.start + 1, self.stop))

    def choice(self, t: Table, move: i64) -> Choice:
        return Choice(
            f"first {t.edition.rituals[move]}",
            "arrange",
            {"ritual": t.edition.rituals[move]},
            [f"row/{t.edition.rituals[move]}"],
        )

    def clause(self) -> str:
        return "RA-C6"


@final
class Bless(Step[Table]):
    """The leftmost ritual, if the mana suffices; if not, all that are left fail (RA-C7)."""

    def run(self, t: Table) -> None:
        if len(t.row) == 0:
            t.blessing = False
            return
        entry: i64 = t.row[0]
        card = card_in(entry)
        cost = cost_in(t, entry)
        if t.bag < cost:
            fail(t)
            return
        t.bag -= cost
        t.row = removed(t.row, 0)
        t.then(BLESS)
        owner = owner_in(entry)
        if t.log is not None:
            ritual = t.edition.rituals[t.edition.design_of[card]]
            t.log.append(CommonRitualBlessed(ritual, cost) if owner == NO_OWNER else RitualBlessed(owner, ritual, cost))
        enact(t, t.order[0] if owner == NO_OWNER else owner, card)


def fail(t: Table) -> None:
    """What is left is discarded without effect; the mana stays in the bag (RA-C7)."""
    if t.log is not None:
        t.log.append(RitualsFailed(t.bag, [t.edition.rituals[t.edition.design_of[card_in(entry)]] for entry in t.row]))
    for i in range(len(t.row)):
        t.discard(card_in(t.row[i]), EVERYBODY)
    t.row = vec[i64]()
    t.blessing = False


def cancel_next(t: Table, seat: i64) -> None:
    """The next ritual with another player's clip is discarded: no effect, no mana paid (RA-V1)."""
    for at in range(len(t.row)):
        if owner_in(t.row[at]) != NO_OWNER and owner_in(t.row[at]) != seat:
            cancel_at(t, at)
            return


def cancel_costly(t: Table, seat: i64, least: i64) -> None:
    """All rituals with other players' clips from a cost on are discarded (RA-V1)."""
    at: i64 = len(t.row) - 1
    while at >= 0:
        if owner_in(t.row[at]) != NO_OWNER and owner_in(t.row[at]) != seat and cost_in(t, t.row[at]) >= least:
            cancel_at(t, at)
        at -= 1


def cancel_at(t: Table, at: i64) -> None:
    card = card_in(t.row[at])
    if t.log is not None:
        t.log.append(RitualCancelled(owner_in(t.row[at]), t.edition.rituals[t.edition.design_of[card]]))
    t.row = removed(t.row, at)
    t.discard(card, EVERYBODY)


OPEN_BAG: Final = OpenBag()
BLESS: Final = Bless()
