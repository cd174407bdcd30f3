"""Setup: the table before the first turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.chance import Chance
from motu.games.bali.components import (
    CARD_KINDS,
    CARDS,
    COLOURS,
    COPIES,
    DEMON_STARTS,
    GOOD_COPIES,
    KINDS,
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
from motu.games.bali.events import RowLaid, SetTaken
from motu.games.bali.flow import TURN
from motu.games.bali.ledger import START_LAID, fact, kind_of, lying
from motu.games.bali.state import NO_DEMON, Seat, Table

OFFER: Final[i64] = ROWS * ROW_SIZE


def set_up(seats: int, chance: Chance, options: dict[str, bool]) -> Table:
    """The table before the first turn (BA-S1 to BA-S7)."""
    oracle = options["oracle"]
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
        agenda=[TURN[first]],
        chance=chance,
        seats=[starting_seat(colours[seat], STARTING_STONE[(seat - first + seats) % seats]) for seat in range(seats)],
        supply=supply,
        altar=altar,
        rows=rows,
        row_sizes=vec[i64]([ROW_SIZE] * ROWS),
        pile=deck,
        pile_size=size,
        demon=DEMON_STARTS if options["demon"] else NO_DEMON,
        first=first,
        oracle=oracle,
        returned=0,
        oracles_gone=0,
        last_row=0,
        ledger=ledger,
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
    return Seat(
        colour=colour,
        stone=stone,
        priest_points=0,
        reward_points=0,
        front=front,
        hand=hand,
        goods=vec[i64]([STARTING_GOODS] * KINDS),
    )


def open_log(t: Table) -> None:
    """Begin the log with what everybody sees while the table is set up."""
    t.log = []
    for seat in range(len(t.seats)):
        t.log.append(SetTaken(seat, COLOURS[t.seats[seat].colour], t.seats[seat].stone))
    for row in range(len(t.row_sizes)):
        t.log.append(RowLaid(row + 1, [CARDS[card] for card in t.row_cards(row)]))
