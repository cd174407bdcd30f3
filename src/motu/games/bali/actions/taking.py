"""Phase 3: taking cards from the offer, laying new rows, and what an oracle shows."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves, Step
from motu.games.bali.components import CARDS, GOODS, MOST_IN_HAND, MOST_SEATS, ORACLE, BaliEdition
from motu.games.bali.events import AltarSeen, CardTaken, LookDeclined, OraclesLeft, PileExhausted, RowLaid
from motu.games.bali.ledger import is_up, kind_of
from motu.games.bali.scoring import FINAL_SCORING
from motu.games.bali.state import Table

LOOK: Final = 0
DO_NOT_LOOK: Final = 1


@final
class TakeCards(Step[Table]):
    """Cards are taken one at a time until the hand holds three (BA-K1)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        missing: i64 = t.edition.hand_size - t.seats[self.seat].cards_in_hand()
        if missing > 0:
            t.then(TAKE_CARD[self.seat][missing - 1])


@final
class TakeCard(Decision[Table]):
    """The bottom card of any row, but for the demon's (BA-K1, BA-D2)."""

    @classmethod
    def span(cls, edition: BaliEdition) -> int:
        return edition.rows

    def __init__(self, seat: i64, missing: i64) -> None:
        super().__init__(seat)
        self.missing: Final[i64] = missing

    def fill(self, t: Table, moves: Moves) -> None:
        for row in range(t.edition.rows):
            if row != t.demon:
                moves.add(row)

    def take(self, t: Table, move: i64) -> None:
        card = t.bottom(move)
        t.seats[self.seat].hand[card] += 1
        t.row_sizes[move] -= 1
        t.last_row = move
        if t.log is not None:
            t.log.append(CardTaken(self.seat, CARDS[card], move + 1))
        if self.missing > 1:
            t.then(TAKE_CARD[self.seat][self.missing - 2])
        if t.row_sizes[move] == 0:
            lay_row(t, self.seat, move)

    def choice(self, t: Table, move: i64) -> Choice:
        card = CARDS[t.bottom(move)]
        return Choice(f"take {card} row {move + 1}", "take-card", {"card": card, "row": move + 1}, [f"row/{move + 1}"])

    def prompt(self, t: Table) -> Json:
        return {"count": self.missing}

    def clause(self) -> str:
        return "BA-K1"


def lay_row(t: Table, seat: i64, row: i64) -> None:
    """Four new cards in the empty row; oracles leave it, and four oracles are replaced (BA-K2, BA-O2).

    The game ends at the moment the last card leaves the pile (BA-K3).
    """
    t.reveals += 1
    oracles: i64 = 0
    while t.row_sizes[row] == 0 and t.pile_size > 0:
        draw_row(t, row)
        if t.pile_size > 0 and t.oracle:
            oracles += send_oracles_away(t, row)
    if t.pile_size == 0:
        if t.log is not None:
            t.log.append(PileExhausted())
        t.agenda.clear()
        t.then(FINAL_SCORING)
    elif oracles > 0 and len(t.altar) > 0:
        t.then(LOOK_AT_ALTAR[seat])


def draw_row(t: Table, row: i64) -> None:
    count: i64 = t.edition.row_size if t.pile_size >= t.edition.row_size else t.pile_size
    for i in range(count):
        t.rows[row * t.edition.row_size + i] = t.pile[t.pile_size - 1 - i]
    t.pile_size -= count
    t.row_sizes[row] = count
    if t.log is not None:
        t.log.append(RowLaid(row + 1, [CARDS[card] for card in t.row_cards(row)]))


def send_oracles_away(t: Table, row: i64) -> i64:
    """Oracles leave the game and are not replaced; returns how many there were."""
    kept: i64 = 0
    count: i64 = t.row_sizes[row]
    for i in range(count):
        card: i64 = t.rows[row * t.edition.row_size + i]
        if card != ORACLE:
            t.rows[row * t.edition.row_size + kept] = card
            kept += 1
    t.row_sizes[row] = kept
    gone: i64 = count - kept
    t.oracles_gone += gone
    if gone > 0 and t.log is not None:
        t.log.append(OraclesLeft(row + 1, gone))
    return gone


@final
class LookAtAltar(Decision[Table]):
    """An oracle came: the active player may look at the altar's top goods and keep one (BA-O3)."""

    SPAN: ClassVar[int] = 2

    def fill(self, t: Table, moves: Moves) -> None:
        moves.add(LOOK)
        moves.add(DO_NOT_LOOK)

    def take(self, t: Table, move: i64) -> None:
        if move == LOOK:
            t.reveals += 1
            t.look_at_altar(self.seat)
            t.then(KEEP_GOOD[self.seat])
        elif t.log is not None:
            t.log.append(LookDeclined(self.seat))

    def choice(self, t: Table, move: i64) -> Choice:
        if move == LOOK:
            return Choice("look", "look", {"count": t.in_sight()}, ["altar"])
        return Choice("pass", "do-not-look", {}, [])

    def clause(self) -> str:
        return "BA-O3"


@final
class KeepGood(Decision[Table]):
    """Who has looked keeps one of the goods seen; the others go back in the same order (BA-O3)."""

    @classmethod
    def span(cls, edition: BaliEdition) -> int:
        return edition.oracle_sight

    def fill(self, t: Table, moves: Moves) -> None:
        for place in range(t.in_sight()):
            moves.add(place)

    def take(self, t: Table, move: i64) -> None:
        if t.log is not None:
            seen = [GOODS[kind_of(t.altar_from_top(place))] for place in range(t.in_sight())]
            t.log.append(AltarSeen(self.seat, t.in_sight(), seen, seen[move]))
        t.keep_from_altar(self.seat, move)
        t.reveals += 1

    def choice(self, t: Table, move: i64) -> Choice:
        lying = t.altar_from_top(move)
        good = GOODS[kind_of(lying)]
        words = "keep-open-good" if is_up(lying) else "keep-hidden-good"
        return Choice(f"keep {good} {move + 1}", words, {"good": good, "place": move + 1}, [f"altar/{move + 1}"])

    def hidden_from_others(self) -> bool:
        return True

    def clause(self) -> str:
        return "BA-O3"


TAKE_CARD: Final = [[TakeCard(seat, missing + 1) for missing in range(MOST_IN_HAND)] for seat in range(MOST_SEATS)]
LOOK_AT_ALTAR: Final = [LookAtAltar(seat) for seat in range(MOST_SEATS)]
KEEP_GOOD: Final = [KeepGood(seat) for seat in range(MOST_SEATS)]
