"""Setup: the table before the first turn."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.chance import Chance
from motu.games.bali.components import CARD_KINDS, CARDS, COLOURS, KINDS, ORACLE, STONEMASON, BaliEdition
from motu.games.bali.events import RowLaid, SetTaken
from motu.games.bali.flow import TURN
from motu.games.bali.ledger import START_LAID, fact, kind_of, lying
from motu.games.bali.state import NO_DEMON, Seat, Table


def set_up(edition: BaliEdition, seats: int, chance: Chance, options: dict[str, bool]) -> Table:
    """The table before the first turn (BA-S1 to BA-S7)."""
    oracle = options["oracle"]
    offer: i64 = edition.rows * edition.row_size
    deck = edition.deck[:]
    size: i64 = len(deck)
    chance.shuffle(deck, 0, size)
    rows = vec[i64]([i64(0)] * offer)
    for i in range(offer):
        rows[i] = deck[size - 1 - i]
    size -= offer
    supply = edition.good_copies[:]
    for good in range(KINDS):
        supply[good] -= edition.starting_goods * seats
    altar = vec[i64]()
    ledger = vec[i64](capacity=128)
    if oracle:
        deck = deck[:size]
        for _ in range(edition.copies[ORACLE]):
            deck = append(deck, ORACLE)
        size = len(deck)
        chance.shuffle(deck, 0, size)
        for good in range(KINDS):
            supply[good] -= edition.oracle_goods
        altar = goods_of_the_oracle(edition, chance)
        for i in range(len(altar)):
            ledger = append(ledger, fact(START_LAID, 0, kind_of(altar[i])))
    colours = vec[i64]([i64(colour) for colour in range(len(COLOURS))])
    chance.shuffle(colours, 0, len(colours))
    first = chance.below(seats)
    return Table(
        edition=edition,
        agenda=[TURN[first]],
        chance=chance,
        seats=[
            starting_seat(edition, colours[seat], edition.starting_stone[(seat - first + seats) % seats])
            for seat in range(seats)
        ],
        supply=supply,
        altar=altar,
        rows=rows,
        row_sizes=vec[i64]([edition.row_size] * edition.rows),
        pile=deck,
        pile_size=size,
        demon=edition.demon_starts if options["demon"] else NO_DEMON,
        first=first,
        oracle=oracle,
        returned=0,
        oracles_gone=0,
        last_row=0,
        ledger=ledger,
    )


def goods_of_the_oracle(edition: BaliEdition, chance: Chance) -> vec[i64]:
    """One of each good, shuffled, face down (BA-O1)."""
    goods = vec[i64]()
    for good in range(KINDS):
        for _ in range(edition.oracle_goods):
            goods = append(goods, lying(good, False))
    chance.shuffle(goods, 0, len(goods))
    return goods


def starting_seat(edition: BaliEdition, colour: i64, stone: i64) -> Seat:
    """A stonemason in front, three farmers in hand, one of each good (BA-S2, BA-S3)."""
    front = vec[i64]([i64(0)] * CARD_KINDS)
    front[STONEMASON] = edition.starting_stonemasons
    hand = vec[i64]([i64(0)] * CARD_KINDS)
    for good in edition.starting_farmers[colour]:
        hand[good] += 1
    return Seat(
        edition=edition,
        colour=colour,
        stone=stone,
        priest_points=0,
        reward_points=0,
        front=front,
        hand=hand,
        goods=vec[i64]([edition.starting_goods] * KINDS),
    )


def open_log(t: Table) -> None:
    """Begin the log with what everybody sees while the table is set up."""
    t.log = []
    for seat in range(len(t.seats)):
        t.log.append(SetTaken(seat, COLOURS[t.seats[seat].colour], t.seats[seat].stone))
    for row in range(len(t.row_sizes)):
        t.log.append(RowLaid(row + 1, [CARDS[card] for card in t.row_cards(row)]))
