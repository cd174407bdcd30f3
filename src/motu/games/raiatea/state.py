"""Raiatea's table and seats: what lies where, and small questions about it."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.agenda import State, Step
from motu.core.chance import Chance
from motu.core.sorting import inserted
from motu.games.raiatea.cards import BITS, bottom_of, deck_of, removed
from motu.games.raiatea.components import (
    DESIGN_OF,
    FACES,
    KINDS,
    LAST_TATTOO,
    MASKS,
    MIRROR,
    NORMAL_CARDS,
    RANK_AT,
    RANK_CLIPS,
    RECRUITING,
    RITUAL_CHANGES,
    SPACES,
    TAHUA,
)
from motu.games.raiatea.vocabulary import CHANGES, PRICE_OF_ONE, PRICE_OF_TWO

NOBODY: Final = -1
NOTHING: Final = -1
USED: Final = KINDS
"""In a seat's assistants the active ones are counted first, the used ones from here."""
TIED: Final = MIRROR + 1
"""In a seat's masks the loose ones and loose mirrors are counted first, masks tied to a mirror from here."""

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
class Seat:
    """One player's things, in front of the screen and behind it.

    Lists of cards and tokens are never changed, only replaced, so that clones share them. `drawn` says of every ritual
    behind the screen or in the bag what everybody can tell: its deck and the pile that it came from.
    """

    def __init__(
        self,
        *,
        mana: i64,
        pearls: i64,
        priests: i64,
        tattoos: i64,
        noted: i64,
        prepared: i64,
        put: i64,
        commodities: vec[i64],
        assistants: vec[i64],
        masks: vec[i64],
        changes: vec[i64],
        hand: vec[i64],
        bagged: vec[i64],
        drawn: vec[i64],
        front: vec[i64],
        tokens: vec[i64],
    ) -> None:
        self.mana = mana
        self.pearls = pearls
        self.priests = priests
        self.tattoos = tattoos
        self.noted = noted
        self.prepared = prepared
        self.put = put
        self.commodities = commodities
        self.assistants = assistants
        self.masks = masks
        self.changes = changes
        self.hand = hand
        self.bagged = bagged
        self.drawn = drawn
        self.front = front
        self.tokens = tokens

    def clone(self) -> Seat:
        return Seat(
            mana=self.mana,
            pearls=self.pearls,
            priests=self.priests,
            tattoos=self.tattoos,
            noted=self.noted,
            prepared=self.prepared,
            put=self.put,
            commodities=self.commodities[:],
            assistants=self.assistants[:],
            masks=self.masks[:],
            changes=self.changes,
            hand=self.hand,
            bagged=self.bagged,
            drawn=self.drawn,
            front=self.front,
            tokens=self.tokens,
        )

    def rank(self) -> i64:
        rank: i64 = TAHUA
        while self.tattoos < RANK_AT[rank]:
            rank -= 1
        return rank

    def clips(self) -> i64:
        """How many rituals with a clip may go into the bag (RA-C3)."""
        return RANK_CLIPS[self.rank()]

    def owned(self, assistant: i64) -> i64:
        """Assistants of a kind, used ones counted (RA-R5)."""
        return self.assistants[assistant] + self.assistants[USED + assistant]

    def all_assistants(self) -> i64:
        count: i64 = 0
        for i in range(2 * KINDS):
            count += self.assistants[i]
        return count

    def price(self, priests: i64) -> i64:
        """Pearls for one priest or two (RA-L8); a permanent ritual may lower it."""
        changed: i64 = self.changes[PRICE_OF_ONE + priests - 1]
        usual: i64 = RECRUITING[priests - 1]
        return changed if self.changes[PRICE_OF_TWO] > 0 and changed < usual else usual

    def paired(self, motif: i64) -> bool:
        """Whether there is a pair of a motif: two cards, or one with a mirror (RA-K1, RA-K2)."""
        return self.masks[motif] > 1 or self.masks[TIED + motif] > 0

    def loose_masks(self) -> i64:
        """Cards that may be exchanged or paid: all but those tied to a mirror (RA-K3)."""
        count: i64 = 0
        for motif in range(MASKS + 1):
            count += self.masks[motif]
        return count

    def unpaired(self, motif: i64) -> bool:
        """A loose mirror, or a mask without its twin."""
        if motif == MIRROR:
            return self.masks[MIRROR] > 0
        return self.masks[motif] == 1

    def holds_prepared(self, at: i64) -> bool:
        """Whether the card at a place of the hand was put into the bag."""
        return (self.prepared >> at) & 1 == 1

    def add_to_hand(self, card: i64, shuffles: i64) -> None:
        """A ritual comes to the hand, which is kept in order; others can tell its deck and when it was drawn."""
        self.hand = inserted(self.hand, card)
        self.drawn = inserted(self.drawn, (256 if card >= NORMAL_CARDS else 0) + shuffles)

    def forget_draw(self, card: i64, pile: i64) -> None:
        """Forget the earliest draw that can have brought a card now shown, which lay in this pile or a later one.

        Nobody else can tell which draw it was; what is left allows every hand that was possible before.
        """
        deck: i64 = 256 if card >= NORMAL_CARDS else 0
        for i in range(len(self.drawn)):
            if self.drawn[i] & 256 == deck and self.drawn[i] & 255 >= pile:
                self.drawn = removed(self.drawn, i)
                return

    def lay_in_front(self, card: i64) -> None:
        """A permanent ritual lies in front and changes what it changes (RA-C7, RA-C13)."""
        self.front = append(self.front[:], card)
        changes = self.changes[:]
        new = RITUAL_CHANGES[DESIGN_OF[card]]
        for change in range(len(CHANGES)):
            if change < PRICE_OF_ONE or changes[PRICE_OF_TWO] == 0:
                changes[change] += new[change]
            elif new[PRICE_OF_TWO] > 0 and new[change] < changes[change]:
                changes[change] = new[change]
        self.changes = changes


@final
class Table(State):
    """The island board: locations, markets, forest, statues, decks, the bag, and the seats around it.

    `row`, `looked`, `performing`, `order` and the piles are never changed, only replaced, so that clones share them.
    """

    def __init__(
        self,
        *,
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
    ) -> None:
        super().__init__(agenda, chance)
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

    def seat_count(self) -> int:
        return len(self.seats)

    def clone(self) -> Table:
        twin = Table(
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
        )
        self.copy_history_to(twin)
        return twin

    def clockwise(self, seat: i64, away: i64) -> i64:
        """The seat `away` places to the left."""
        left: i64 = seat + away
        return left if left < len(self.seats) else left - len(self.seats)

    def over(self) -> bool:
        return self.ceremonies == 3

    def roll(self) -> i64:
        self.reveals += 1
        return FACES[self.chance.below(6)]

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
        return self.rituals[bottom_of(deck) + self.decks[LEFT + deck]]

    def reshuffle(self, deck: i64) -> None:
        """The discards, all of them and nothing else, are the new pile."""
        count: i64 = self.decks[DISCARDED + deck]
        bottom = bottom_of(deck)
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
        deck: i64 = deck_of(card)
        self.discards[bottom_of(deck) + self.decks[DISCARDED + deck]] = card
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
        latest: i64 = self.decks[SHUFFLES + deck_of(card)]
        for twin in (card - 1, card + 1):
            if not 0 <= twin < len(DESIGN_OF) or DESIGN_OF[twin] != DESIGN_OF[card]:
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


def at_the_end(seat: Seat) -> bool:
    """Whether no tattoo step is left (RA-L13)."""
    return seat.tattoos >= LAST_TATTOO


def statue_of(space: i64) -> i64:
    return space // SPACES
