"""Who knows what: a seat's view, the log as a seat heard it, and tables that a seat can't tell from the real one."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.agenda import Event, Json
from motu.core.chance import seeded
from motu.games.bali.components import CARD_KINDS, CARDS, COLOURS, GOODS, KINDS
from motu.games.bali.events import AltarSeen, GoodLaidDown
from motu.games.bali.ledger import (
    KEPT,
    LAID_DOWN,
    LOOKED,
    cards_of,
    count_of,
    good_of,
    hides,
    kind_of,
    place_of,
    seat_of,
    showing,
    what_of,
)
from motu.games.bali.retelling import retell
from motu.games.bali.scoring import SOURCES, good_values, open_points
from motu.games.bali.state import NO_DEMON, Seat, Table

HIDDEN: Final = "hidden"
SPECTATOR: Final = -1


def seen(t: Table, who: i64) -> Json:
    """Everything that a seat, or a spectator, may look at (BA-K4); after the end goods and altar are open (BA-E1)."""
    over = t.over()
    view: Json = {
        "first": int(t.first),
        "over": over,
        "pile": int(t.pile_size),
        "rows": [[CARDS[card] for card in t.row_cards(row)] for row in range(len(t.row_sizes))],
        "demon": None if t.demon == NO_DEMON else int(t.demon) + 1,
        "supply": by_good(t.supply),
        "altar": {"size": len(t.altar), "top": altar_top(t)},
        "seats": [seen_seat(t.seats[seat], seat == who, over) for seat in range(len(t.seats))],
        "memory": remembered(t, who),
    }
    if over:
        counts = t.altar_counts()
        view["altar"]["goods"] = by_good(counts)
        view["altar"]["values"] = by_good(good_values(counts))
    return view


def seen_seat(seat: Seat, own: bool, over: bool) -> Json:
    view: Json = {
        "colour": COLOURS[seat.colour],
        "stone": int(seat.stone),
        "points": {SOURCES[i]: int(amount) for i, amount in enumerate(open_points(seat))},
        "front": {CARDS[card]: int(seat.front[card]) for card in range(CARD_KINDS)},
        "hand_size": int(seat.cards_in_hand()),
        "goods_count": int(seat.goods_count()),
        "prices": {GOODS[good]: int(seat.price(good)) for good in range(KINDS)},
    }
    if own:
        view["hand"] = {CARDS[card]: int(seat.hand[card]) for card in range(CARD_KINDS)}
    if own or over:
        view["goods"] = by_good(seat.goods)
    return view


def by_good(counts: vec[i64]) -> dict[str, int]:
    return {GOODS[good]: int(counts[good]) for good in range(KINDS)}


def altar_top(t: Table) -> str | None:
    """The altar's top good, `hidden` if it lies face down, None if there is none (BA-A4)."""
    if len(t.altar) == 0:
        return None
    top = showing(t.altar)
    return HIDDEN if top == 0 else GOODS[top - 1]


def remembered(t: Table, who: i64) -> list[Json]:
    """What a seat alone has seen: goods it laid face down, and what oracles showed it, in order."""
    memory: list[Json] = []
    if who == SPECTATOR:
        return memory
    for i in range(len(t.ledger)):
        entry: i64 = t.ledger[i]
        if seat_of(entry) != who:
            continue
        if what_of(entry) == LAID_DOWN:
            memory.append({"laid_down": GOODS[good_of(entry)]})
        elif what_of(entry) == LOOKED:
            memory.append({"saw": seen_by_look(entry)})
        elif what_of(entry) == KEPT:
            memory.append({"kept": int(place_of(entry)) + 1})
    return memory


def seen_by_look(look: i64) -> list[str]:
    """The goods that a look showed, from the top down."""
    cards = cards_of(look)
    return [GOODS[kind_of((cards >> (3 * place)) & 7)] for place in range(count_of(look))]


def veiled(event: Event, who: i64) -> Event:
    """An event as a seat hears it."""
    if isinstance(event, GoodLaidDown) and event.seat != who:
        return GoodLaidDown(event.seat, HIDDEN)
    if isinstance(event, AltarSeen) and event.seat != who:
        return AltarSeen(event.seat, event.count, [HIDDEN] * event.count, HIDDEN)
    return event


def guessed(t: Table, who: i64, seed: int) -> Table:
    """A table that this seat can't tell from the real one: pile, hidden goods and chance are dealt anew.

    Hands are open to who remembers: sets are known by colour, and every card was taken in the open (BA-S2, BA-K4).
    """
    guess = t.twin()
    guess.chance = seeded(seed)
    guess.pile = t.pile[:]
    sort_cards(guess.pile, t.pile_size)
    guess.chance.shuffle(guess.pile, 0, t.pile_size)
    if t.over():
        guess.ledger = facts_seen(t.ledger, who)
        return guess
    retold = retell(t.ledger, len(t.seats), who, guess.chance)
    guess.altar = retold.altar
    guess.ledger = retold.ledger
    for seat in range(len(t.seats)):
        for good in range(KINDS):
            guess.seats[seat].goods[good] = retold.goods[seat * KINDS + good]
    return guess


def facts_seen(ledger: vec[i64], who: i64) -> vec[i64]:
    """The facts of which a seat saw everything; after the end there is nothing left to work out from the others."""
    seen = vec[i64]()
    for i in range(len(ledger)):
        if not hides(ledger[i], who):
            seen = append(seen, ledger[i])
    return seen


def sort_cards(pile: vec[i64], size: i64) -> None:
    """Bring the hidden pile into one order, so that a guess depends on what it holds and not on how it lies."""
    counts = vec[i64]([i64(0)] * len(CARDS))
    for i in range(size):
        counts[pile[i]] += 1
    at: i64 = 0
    for card in range(len(CARDS)):
        for _ in range(counts[card]):
            pile[at] = card
            at += 1
