"""Setup and turns: the rulebook's table of contents."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.agenda import Step
from motu.core.chance import Chance
from motu.games.bali.actions.playing import BuyOrPlay
from motu.games.bali.actions.taking import TakeCards
from motu.games.bali.components import (
    CARD_KINDS,
    CARDS,
    COLOURS,
    COPIES,
    DEMON_STARTS,
    GOOD_COPIES,
    KINDS,
    MOST_SEATS,
    ORACLE,
    ORACLE_GOODS,
    ROW_SIZE,
    ROWS,
    STARTING_FARMERS,
    STARTING_GOODS,
    STARTING_STONE,
    STARTING_STONEMASONS,
    STONEMASON,
)
from motu.games.bali.events import CardScored, TurnBegan
from motu.games.bali.ledger import START_LAID, fact, kind_of, lying
from motu.games.bali.powers import score
from motu.games.bali.state import NO_DEMON, Seat, Table

OFFER: Final[i64] = ROWS * ROW_SIZE


def set_up(seats: i64, chance: Chance, oracle: bool, demon: bool) -> Table:
    """The table before the first turn (BA-S1 to BA-S7)."""
    deck = DECK[:]
    size: i64 = len(deck)
    chance.shuffle(deck, 0, size)
    rows = vec[i64]([i64(0)] * OFFER)
    for i in range(OFFER):
        rows[i] = deck[size - 1 - i]
    size -= OFFER
    supply = GOOD_COPIES[:]
    for good in range(KINDS):
        supply[good] -= STARTING_GOODS * seats
    altar = vec[i64]()
    ledger = vec[i64](capacity=128)
    if oracle:
        deck = deck[:size]
        for _ in range(COPIES[ORACLE]):
            deck = append(deck, ORACLE)
        size = len(deck)
        chance.shuffle(deck, 0, size)
        for good in range(KINDS):
            supply[good] -= ORACLE_GOODS
        altar = goods_of_the_oracle(chance)
        for i in range(len(altar)):
            ledger = append(ledger, fact(START_LAID, 0, kind_of(altar[i])))
    colours = vec[i64]([i64(colour) for colour in range(len(COLOURS))])
    chance.shuffle(colours, 0, len(colours))
    first = chance.below(seats)
    return Table(
        [TURN[first]],
        chance,
        [starting_seat(colours[seat], STARTING_STONE[(seat - first + seats) % seats]) for seat in range(seats)],
        supply,
        altar,
        rows,
        vec[i64]([ROW_SIZE] * ROWS),
        deck,
        size,
        DEMON_STARTS if demon else NO_DEMON,
        first,
        oracle,
        0,
        0,
        0,
        ledger,
    )


def playing_cards() -> vec[i64]:
    """The cards that are shuffled: all but the oracles."""
    deck = vec[i64]()
    for card in range(CARD_KINDS):
        for _ in range(COPIES[card]):
            deck = append(deck, i64(card))
    return deck


DECK: Final = playing_cards()


def goods_of_the_oracle(chance: Chance) -> vec[i64]:
    """One of each good, shuffled, face down (BA-O1)."""
    goods = vec[i64]()
    for good in range(KINDS):
        for _ in range(ORACLE_GOODS):
            goods = append(goods, lying(good, False))
    chance.shuffle(goods, 0, len(goods))
    return goods


def starting_seat(colour: i64, stone: i64) -> Seat:
    """A stonemason in front, three farmers in hand, one of each good (BA-S2, BA-S3)."""
    front = vec[i64]([i64(0)] * CARD_KINDS)
    front[STONEMASON] = STARTING_STONEMASONS
    hand = vec[i64]([i64(0)] * CARD_KINDS)
    for good in STARTING_FARMERS[colour]:
        hand[good] += 1
    return Seat(colour, stone, 0, 0, front, hand, vec[i64]([STARTING_GOODS] * KINDS))


@final
class Turn(Step[Table]):
    """Buy and play, take cards, score; then the player to the left (BA-T1)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        if t.log is not None:
            t.log.append(TurnBegan(self.seat))
        t.then(TURN[t.after(self.seat)])
        t.agenda.extend(PHASES[self.seat])


@final
class Scoring(Step[Table]):
    """The card that came to light last is scored (BA-C1)."""

    def __init__(self, active: i64) -> None:
        self.active: Final[i64] = active

    def run(self, t: Table) -> None:
        card = t.bottom(t.last_row)
        if t.log is not None:
            t.log.append(CardScored(CARDS[card]))
        score(t, self.active, card)


TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
PHASES: Final[list[list[Step[Any]]]] = [[Scoring(seat), TakeCards(seat), BuyOrPlay(seat)] for seat in range(MOST_SEATS)]
"""The phases of a turn, the first one last, as they lie on the agenda."""
