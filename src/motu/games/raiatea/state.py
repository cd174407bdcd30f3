"""Raiatea's table: what lies where, and small questions about it."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.agenda import State, Step
from motu.core.chance import Chance
from motu.core.copying import copy_into
from motu.core.edition import Edition
from motu.games.raiatea.cards import BITS, bottom_of, deck_of
from motu.games.raiatea.components import (
    KINDS,
    RaiateaEdition,
)
from motu.games.raiatea.seat import Seat

NOBODY: Final = -1
NOTHING: Final = -1

ASSISTANT_MARKET: Final = KINDS
MASK_MARKET: Final = 2 * KINDS
"""In the market commodities are counted first, assistants and masks from here."""

LEFT: Final = 0
DISCARDED: Final = 2
SHUFFLES: Final = 4
"""Of each ritual deck: cards left in the pile, cards discarded, how often the discards became the pile."""

NO_SECRET: Final = 0
DANCING: Final = 1
BUYING: Final = 2
PREPARING: Final = 3
BIDDING: Final = 4
"""The step in which everybody chooses at the same time, if there is one."""

EVERYBODY: Final = 5
"""In `witnessed`, what the whole table saw is noted after the five seats."""
ALL_WITNESSES: Final = 0x010101010101
SHOWN: Final = 255
"""In `witnessed`, a card that lies open: in no pile, now or later, before it is discarded."""


@final
class Table(State):
    """The island board: locations, markets, forest, statues, decks, the bag, and the seats around it.

    `row`, `looked`, `performing`, `order` and the piles are never changed, only replaced, so that clones share them.
    """

    def __init__(
        self,
        *,
        edition: RaiateaEdition,
        agenda: list[Step[Any]],
        chance: Chance,
        seats: list[Seat],
        order: vec[i64],
        first: i64,
        round: i64,
        ceremonies: i64,
        kahuna: i64,
        claimed: i64,
        forest: vec[i64],
        pile: vec[i64],
        pile_left: i64,
        market: vec[i64],
        markers: vec[i64],
        spaces: vec[i64],
        boxed: vec[i64],
        bag: i64,
        secret: i64,
        passed: i64,
        gifts: i64,
        blessing: bool,
        row: vec[i64],
        rituals: vec[i64],
        decks: vec[i64],
        discards: vec[i64],
        witnessed: vec[i64],
        looked: vec[i64],
        looker: i64,
        performing: vec[i64],
        tane: bool,
        oracle: bool,
        shortage: bool,
        passing_is_final: bool,
        useful_gifts_only: bool,
    ) -> None:
        super().__init__(agenda, chance)
        self.edition: Final = edition
        self.seats = seats
        self.order = order
        self.first = first
        self.round = round
        self.ceremonies = ceremonies
        self.kahuna = kahuna
        self.claimed = claimed
        self.forest = forest
        self.pile = pile
        self.pile_left = pile_left
        self.market = market
        self.markers = markers
        self.spaces = spaces
        self.boxed = boxed
        self.bag = bag
        self.secret = secret
        self.passed = passed
        self.gifts = gifts
        self.blessing = blessing
        self.row = row
        self.rituals = rituals
        self.decks = decks
        self.discards = discards
        self.witnessed = witnessed
        self.looked = looked
        self.looker = looker
        self.performing = performing
        self.tane: Final[bool] = tane
        self.oracle: Final[bool] = oracle
        self.shortage: Final[bool] = shortage
        self.passing_is_final: Final[bool] = passing_is_final
        self.useful_gifts_only: Final[bool] = useful_gifts_only

    def seat_count(self) -> int:
        return len(self.seats)

    def played_with(self) -> Edition:
        return self.edition

    def clone(self) -> Table:
        twin = Table(
            edition=self.edition,
            agenda=self.agenda[:],
            chance=self.chance.clone(),
            seats=[seat.clone() for seat in self.seats],
            order=self.order,
            first=self.first,
            round=self.round,
            ceremonies=self.ceremonies,
            kahuna=self.kahuna,
            claimed=self.claimed,
            forest=self.forest[:],
            pile=self.pile,
            pile_left=self.pile_left,
            market=self.market[:],
            markers=self.markers[:],
            spaces=self.spaces[:],
            boxed=self.boxed,
            bag=self.bag,
            secret=self.secret,
            passed=self.passed,
            gifts=self.gifts,
            blessing=self.blessing,
            row=self.row,
            rituals=self.rituals,
            decks=self.decks[:],
            discards=self.discards[:],
            witnessed=self.witnessed[:],
            looked=self.looked,
            looker=self.looker,
            performing=self.performing,
            tane=self.tane,
            oracle=self.oracle,
            shortage=self.shortage,
            passing_is_final=self.passing_is_final,
            useful_gifts_only=self.useful_gifts_only,
        )
        self.copy_history_to(twin)
        return twin

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Table)
        self.copy_play_from(other)
        for seat in range(len(self.seats)):
            self.seats[seat].copy_from(other.seats[seat])
        self.first = other.first
        self.round = other.round
        self.ceremonies = other.ceremonies
        self.kahuna = other.kahuna
        self.claimed = other.claimed
        self.pile_left = other.pile_left
        self.bag = other.bag
        self.secret = other.secret
        self.passed = other.passed
        self.gifts = other.gifts
        self.blessing = other.blessing
        self.looker = other.looker
        copy_into(self.market, other.market)
        copy_into(self.markers, other.markers)
        copy_into(self.spaces, other.spaces)
        copy_into(self.decks, other.decks)
        self.forest = other.forest[:]
        self.discards = other.discards[:]
        self.witnessed = other.witnessed[:]
        self.order = other.order
        self.pile = other.pile
        self.boxed = other.boxed
        self.row = other.row
        self.rituals = other.rituals
        self.looked = other.looked
        self.performing = other.performing

    def clockwise(self, seat: i64, away: i64) -> i64:
        """The seat `away` places to the left."""
        left: i64 = seat + away
        return left if left < len(self.seats) else left - len(self.seats)

    def over(self) -> bool:
        return self.ceremonies == 3

    def roll(self) -> i64:
        self.reveals += 1
        return self.edition.die[self.chance.below(self.edition.die_faces)]

    def is_face_up(self, statue: i64) -> bool:
        return self.oracle or statue <= self.ceremonies

    def deck_size(self, deck: i64) -> i64:
        """Cards that could be drawn: the pile and the discards that would become the next."""
        return self.decks[LEFT + deck] + self.decks[DISCARDED + deck]

    def draw_ritual(self, deck: i64) -> i64:
        """The top card of a deck; an empty one is its own reshuffled discard (RA-L14)."""
        if self.decks[LEFT + deck] == 0:
            self.reshuffle(deck)
            if self.decks[LEFT + deck] == 0:
                return NOTHING
        self.decks[LEFT + deck] -= 1
        return self.rituals[bottom_of(self.edition, deck) + self.decks[LEFT + deck]]

    def reshuffle(self, deck: i64) -> None:
        """The discards, all of them and nothing else, are the new pile."""
        count: i64 = self.decks[DISCARDED + deck]
        bottom = bottom_of(self.edition, deck)
        rituals = self.rituals[:]
        for i in range(count):
            rituals[bottom + i] = self.discards[bottom + i]
        self.chance.reshuffle(rituals, bottom, bottom + count)
        self.rituals = rituals
        self.decks[LEFT + deck] = count
        self.decks[DISCARDED + deck] = 0
        self.decks[SHUFFLES + deck] += 1
        self.reveals += 1

    def discard(self, card: i64, witness: i64) -> None:
        """A ritual goes to its discards, seen by one seat or by everybody."""
        deck: i64 = deck_of(self.edition, card)
        self.discards[bottom_of(self.edition, deck) + self.decks[DISCARDED + deck]] = card
        self.decks[DISCARDED + deck] += 1
        seen: i64 = self.decks[SHUFFLES + deck] + 1
        if witness == EVERYBODY:
            self.witnessed[card] = seen * ALL_WITNESSES
        else:
            shift: i64 = 8 * witness
            mine: i64 = self.witnessed[card] & (255 * BITS[shift])
            self.witnessed[card] += (seen << shift) - mine

    def reveal_ritual(self, seat: i64, card: i64) -> None:
        """A seat's hidden ritual is shown: nobody can tell it from a twin, so whichever was known less stays hidden."""
        pile: i64 = self.knows(EVERYBODY, card)
        latest: i64 = self.decks[SHUFFLES + deck_of(self.edition, card)]
        for twin in (card - 1, card + 1):
            if (
                not 0 <= twin < len(self.edition.design_of)
                or self.edition.design_of[twin] != self.edition.design_of[card]
            ):
                continue
            if self.witnessed[twin] == self.witnessed[card]:
                continue
            if self.knows(EVERYBODY, twin) < pile:
                pile = self.knows(EVERYBODY, twin)
            for witness in range(EVERYBODY + 1):
                known: i64 = self.knows(witness, twin)
                less: i64 = known - self.knows(witness, card)
                if known <= latest and less > 0:
                    self.witnessed[twin] -= less << (8 * witness)
        self.witnessed[card] = SHOWN * ALL_WITNESSES
        self.seats[seat].forget_draw(card, pile)

    def knows(self, witness: i64, card: i64) -> i64:
        """The last pile that a witness knows to have held a card; the next one, if it saw it among the discards."""
        return (self.witnessed[card] >> (8 * witness)) & 255


def statue_of(t: Table, space: i64) -> i64:
    return space // t.edition.spaces
