"""One player of Raiatea: what they have in front of the screen and behind it, and small questions about it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.copying import copy_into
from motu.core.sorting import inserted
from motu.games.raiatea.cards import removed
from motu.games.raiatea.components import (
    KINDS,
    TAHUA,
    RaiateaEdition,
)
from motu.games.raiatea.vocabulary import CHANGES, PRICE_OF_ONE, PRICE_OF_TWO

USED: Final = KINDS
"""In a seat's assistants the active ones are counted first, the used ones from here."""


@final
class Seat:
    """One player's things, in front of the screen and behind it.

    Lists of cards and tokens are never changed, only replaced, so that clones share them. `drawn` says of every ritual
    behind the screen or in the bag what everybody can tell: its deck and the pile that it came from.
    """

    def __init__(
        self,
        *,
        edition: RaiateaEdition,
        motif_scores_once: bool,
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
        self.edition: Final = edition
        self.motif_scores_once: Final[bool] = motif_scores_once
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
            edition=self.edition,
            motif_scores_once=self.motif_scores_once,
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

    def copy_from(self, other: Seat) -> None:
        """Become a copy of another seat, in place."""
        self.mana = other.mana
        self.pearls = other.pearls
        self.priests = other.priests
        self.tattoos = other.tattoos
        self.noted = other.noted
        self.prepared = other.prepared
        self.put = other.put
        copy_into(self.commodities, other.commodities)
        copy_into(self.assistants, other.assistants)
        copy_into(self.masks, other.masks)
        self.changes = other.changes
        self.hand = other.hand
        self.bagged = other.bagged
        self.drawn = other.drawn
        self.front = other.front
        self.tokens = other.tokens

    def rank(self) -> i64:
        rank: i64 = TAHUA
        while self.tattoos < self.edition.rank_at[rank]:
            rank -= 1
        return rank

    def clips(self) -> i64:
        """How many rituals with a clip may go into the bag (RA-C3)."""
        return self.edition.rank_clips[self.rank()]

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
        usual: i64 = self.edition.recruiting[priests - 1]
        return changed if self.changes[PRICE_OF_TWO] > 0 and changed < usual else usual

    def pairs(self, motif: i64) -> i64:
        """Pairs of a motif: two cards are one, a card with a mirror is one (RA-K1, RA-K2)."""
        return self.masks[motif] // 2 + self.masks[self.edition.tied + motif]

    def loose_masks(self) -> i64:
        """Cards that may be exchanged or paid: all but those tied to a mirror (RA-K3)."""
        count: i64 = 0
        for motif in range(self.edition.masks + 1):
            count += self.masks[motif]
        return count

    def unpaired(self, motif: i64) -> bool:
        """A loose mirror, or a mask without its twin."""
        if motif == self.edition.mirror:
            return self.masks[self.edition.mirror] > 0
        return self.masks[motif] == 1

    def holds_prepared(self, at: i64) -> bool:
        """Whether the card at a place of the hand was put into the bag."""
        return (self.prepared >> at) & 1 == 1

    def add_to_hand(self, card: i64, shuffles: i64) -> None:
        """A ritual comes to the hand, which is kept in order; others can tell its deck and when it was drawn."""
        self.hand = inserted(self.hand, card)
        self.drawn = inserted(self.drawn, (256 if card >= self.edition.normal_cards else 0) + shuffles)

    def forget_draw(self, card: i64, pile: i64) -> None:
        """Forget the earliest draw that can have brought a card now shown, which lay in this pile or a later one.

        Nobody else can tell which draw it was; what is left allows every hand that was possible before.
        """
        deck: i64 = 256 if card >= self.edition.normal_cards else 0
        for i in range(len(self.drawn)):
            if self.drawn[i] & 256 == deck and self.drawn[i] & 255 >= pile:
                self.drawn = removed(self.drawn, i)
                return

    def lay_in_front(self, card: i64) -> None:
        """A permanent ritual lies in front and changes what it changes (RA-C7, RA-C13)."""
        self.front = append(self.front[:], card)
        changes = self.changes[:]
        new = self.edition.ritual_changes[self.edition.design_of[card]]
        for change in range(len(CHANGES)):
            if change < PRICE_OF_ONE or changes[PRICE_OF_TWO] == 0:
                changes[change] += new[change]
            elif new[PRICE_OF_TWO] > 0 and new[change] < changes[change]:
                changes[change] = new[change]
        self.changes = changes


def at_the_end(seat: Seat) -> bool:
    """Whether no tattoo step is left (RA-L13)."""
    return seat.tattoos >= seat.edition.last_tattoo
