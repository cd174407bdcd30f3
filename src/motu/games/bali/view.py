"""Who knows what: the view of a seat, and the log as a seat may read it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.agenda import SPECTATOR, Event, Json
from motu.games.bali.components import CARD_KINDS, CARDS, COLOURS, GOODS, KINDS
from motu.games.bali.events import AltarLookedAt, AltarSeen, GoodLaidDown
from motu.games.bali.ledger import (
    KEPT,
    LAID_DOWN,
    LOOKED,
    cards_of,
    count_of,
    good_of,
    kind_of,
    place_of,
    seat_of,
    showing,
    what_of,
)
from motu.games.bali.scoring import SOURCES, good_values, open_points
from motu.games.bali.state import NO_DEMON, Seat, Table

HIDDEN: Final = "hidden"


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
        view["altar"]["values"] = by_good(good_values(t.edition, counts))
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


def redacted(event: Event, who: i64) -> Event:
    """An event as a seat, or a spectator, may read it."""
    if isinstance(event, GoodLaidDown) and event.seat != who:
        return GoodLaidDown(event.seat, HIDDEN)
    if isinstance(event, AltarSeen) and event.seat != who:
        return AltarLookedAt(event.seat, event.count)
    return event
