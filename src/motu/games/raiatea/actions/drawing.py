"""Rituals drawn by rank: from which deck, and which ones are kept."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves
from motu.games.raiatea.cards import deck_of, removed
from motu.games.raiatea.components import (
    ARIKI,
    DECKS,
    FORBIDDEN,
    MOST_SEATS,
    NORMAL,
    RaiateaEdition,
)
from motu.games.raiatea.events import RitualKept, RitualsDrawn
from motu.games.raiatea.state import NOBODY, NOTHING, SHUFFLES, Table

NO_DECK: Final = 2
MOST_KEPT: Final = 5


def decks_open(t: Table, seat: i64) -> i64:
    """The decks that a player may draw from: the forbidden one from Ariki on (RA-L5); 1 normal, 2 forbidden, 3 both."""
    decks: i64 = 1 if t.deck_size(NORMAL) > 0 else 0
    if t.seats[seat].rank() >= ARIKI and t.deck_size(FORBIDDEN) > 0:
        decks += 2
    return decks


def list_decks(t: Table, seat: i64, moves: Moves) -> None:
    decks = decks_open(t, seat)
    if decks & 1 != 0:
        moves.add(NORMAL)
    if decks & 2 != 0:
        moves.add(FORBIDDEN)


def deck_choice(t: Table, seat: i64, deck: i64) -> Choice:
    name = DECKS[deck]
    count = int(t.edition.rank_draws[t.seats[seat].rank()])
    return Choice(f"draw {name}", "draw", {"deck": name, "count": count}, [f"deck/{name}"])


def draw(t: Table, seat: i64, deck: i64, count: i64, keep: i64) -> None:
    """Cards are drawn and looked at; then some are kept, one choice at a time (RA-L5, RA-L14)."""
    t.reveals += 1
    looked = vec[i64]()
    while len(looked) < count:
        card = t.draw_ritual(deck)
        if card == NOTHING:
            break
        looked = append(looked, card)
    if t.log is not None:
        t.log.append(
            RitualsDrawn(
                seat, len(looked), DECKS[deck], [t.edition.rituals[t.edition.design_of[card]] for card in looked]
            )
        )
    if len(looked) == 0:
        return
    t.looked = looked
    t.looker = seat
    if keep > 0:
        t.then(KEEP_RITUAL[seat][keep if keep < MOST_KEPT else MOST_KEPT])


def draw_by_rank(t: Table, seat: i64, deck: i64, keep: i64) -> None:
    draw(t, seat, deck, t.edition.rank_draws[t.seats[seat].rank()], keep)


@final
class KeepRitual(Decision[Table]):
    """One of the cards drawn is kept behind the screen; the rest is discarded unseen (RA-S3, RA-L5)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return edition.designs

    def __init__(self, seat: i64, keep: i64) -> None:
        super().__init__(seat)
        self.keep: Final[i64] = keep

    def fill(self, t: Table, moves: Moves) -> None:
        looked = t.looked
        for i in range(len(looked)):
            design: i64 = t.edition.design_of[looked[i]]
            twin = False
            for j in range(i):
                if t.edition.design_of[looked[j]] == design:
                    twin = True
            if not twin:
                moves.add(design)

    def take(self, t: Table, move: i64) -> None:
        at: i64 = 0
        while t.edition.design_of[t.looked[at]] != move:
            at += 1
        card: i64 = t.looked[at]
        t.looked = removed(t.looked, at)
        t.seats[self.seat].add_to_hand(card, t.decks[SHUFFLES + deck_of(t.edition, card)])
        if t.log is not None:
            t.log.append(RitualKept(self.seat, t.edition.rituals[move]))
        if self.keep > 1 and len(t.looked) > 0:
            t.then(KEEP_RITUAL[self.seat][self.keep - 1])
            return
        for i in range(len(t.looked)):
            t.discard(t.looked[i], self.seat)
        t.looked = vec[i64]()
        t.looker = NOBODY

    def choice(self, t: Table, move: i64) -> Choice:
        return Choice(
            f"keep {t.edition.rituals[move]}",
            "keep",
            {"ritual": t.edition.rituals[move]},
            [f"looked/{t.edition.rituals[move]}"],
        )

    def prompt(self, t: Table) -> Json:
        return {"count": int(self.keep)}

    def ask_even_if_forced(self) -> bool:
        return True

    def hidden_from_others(self) -> bool:
        return True

    def clause(self) -> str:
        return "RA-L5"


@final
class ChooseDeck(Decision[Table]):
    """A draw by rank outside the Marae: from which deck (RA-L5)."""

    SPAN: ClassVar[int] = 2

    def __init__(self, seat: i64, keep: i64) -> None:
        super().__init__(seat)
        self.keep: Final[i64] = keep

    def fill(self, t: Table, moves: Moves) -> None:
        list_decks(t, self.seat, moves)

    def take(self, t: Table, move: i64) -> None:
        draw_by_rank(t, self.seat, move, self.keep)

    def choice(self, t: Table, move: i64) -> Choice:
        return deck_choice(t, self.seat, move)

    def clause(self) -> str:
        return "RA-L5"


def choose_deck(t: Table, seat: i64, keep: i64) -> None:
    """A draw by rank, if there are cards."""
    if decks_open(t, seat) > 0:
        t.then(CHOOSE_DECK[seat][keep if keep < MOST_KEPT else MOST_KEPT])


KEEP_RITUAL: Final = [[KeepRitual(seat, keep) for keep in range(MOST_KEPT + 1)] for seat in range(MOST_SEATS)]
CHOOSE_DECK: Final = [[ChooseDeck(seat, keep) for keep in range(MOST_KEPT + 1)] for seat in range(MOST_SEATS)]
