"""Who knows what: a seat's view, the log as a seat heard it, and tables that a seat can't tell from the real one."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.agenda import Event, Json
from motu.core.chance import Chance, seeded
from motu.games.bali.components import CARD_KINDS, CARDS, COLOURS, GOODS, KINDS, ORACLE_GOODS, STARTING_GOODS
from motu.games.bali.events import AltarSeen, GoodLaidDown
from motu.games.bali.ledger import (
    GAINED,
    KEPT,
    LAID_DOWN,
    LAID_UP,
    LOOKED,
    START_LAID,
    SUPPLY_LAID,
    cards_of,
    count_of,
    fact,
    good_of,
    kept,
    kind_of,
    looked,
    lying,
    pack,
    place_of,
    seat_of,
    showing,
    top_of,
    what_of,
    without,
)
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
    chance = seeded(seed)
    pile = t.pile[:]
    sort_cards(pile, t.pile_size)
    chance.shuffle(pile, 0, t.pile_size)
    guess = Table(
        t.agenda[:],
        chance,
        [seat.clone() for seat in t.seats],
        t.supply[:],
        t.altar[:],
        t.rows[:],
        t.row_sizes[:],
        pile,
        t.pile_size,
        t.demon,
        t.first,
        t.oracle,
        t.returned,
        t.oracles_gone,
        t.last_row,
        t.ledger[:],
    )
    guess.reveals = t.reveals
    if not t.over():
        retold = Retelling(t, who, chance)
        guess.altar = retold.altar
        guess.ledger = retold.ledger
        for seat in range(len(t.seats)):
            for good in range(KINDS):
                guess.seats[seat].goods[good] = retold.goods[seat * KINDS + good]
    return guess


def sort_cards(pile: vec[i64], size: i64) -> None:
    """Bring the hidden pile into one order, so that a guess depends on what it holds and not on how it lies."""
    counts = vec[i64]([i64(0)] * (CARD_KINDS + 1))
    for i in range(size):
        counts[pile[i]] += 1
    at: i64 = 0
    for card in range(CARD_KINDS + 1):
        for _ in range(counts[card]):
            pile[at] = card
            at += 1


@final
class Retelling:
    """The story of the goods told again as a seat knows it, with everything it can't know chosen by chance.

    It walks the ledger. Where the seat did not see what happened, one of the possible things is picked at random;
    when a later fact contradicts it, the last pick is changed. The true story is possible, so one is always found.
    """

    def __init__(self, t: Table, who: i64, chance: Chance) -> None:
        self.facts = t.ledger
        self.who: Final[i64] = who
        self.chance = chance
        self.box: Final[i64] = len(t.seats)
        start = vec[i64]([STARTING_GOODS] * (KINDS * self.box)) if self.box > 0 else vec[i64]()
        for _ in range(KINDS):
            start = append(start, ORACLE_GOODS)
        self.goods = start
        self.altar = vec[i64]()
        self.ledger = vec[i64]()
        found = self.tell(0, start, vec[i64](), vec[i64]())
        assert found, "the true story contradicts itself"

    def tell(self, at: i64, goods: vec[i64], altar: vec[i64], ledger: vec[i64]) -> bool:
        """Go on from one fact to the end; False if what was picked before can't be."""
        while at < len(self.facts):
            entry: i64 = self.facts[at]
            what = what_of(entry)
            seat = seat_of(entry)
            at += 1
            if what == GAINED:
                goods[seat * KINDS + good_of(entry)] += 1
            elif what == SUPPLY_LAID:
                altar = append(altar, lying(good_of(entry), True))
            elif what == LAID_UP:
                held: i64 = seat * KINDS + good_of(entry)
                if goods[held] == 0:
                    return False
                goods[held] -= 1
                altar = append(altar, lying(good_of(entry), True))
            elif what == START_LAID:
                return self.pick_laid(at, START_LAID, self.box, goods, altar, ledger)
            elif what == LAID_DOWN:
                if seat != self.who:
                    return self.pick_laid(at, LAID_DOWN, seat, goods, altar, ledger)
                goods[seat * KINDS + good_of(entry)] -= 1
                altar = append(altar, lying(good_of(entry), False))
            elif what == LOOKED:
                if seat == self.who and pack(altar, count_of(entry)) != cards_of(entry):
                    return False
                entry = looked(seat, count_of(entry), pack(altar, count_of(entry)))
            else:
                if seat != self.who:
                    return self.pick_kept(at, entry, count_of(self.facts[at - 2]), goods, altar, ledger)
                goods[seat * KINDS + kind_of(altar[len(altar) - 1 - place_of(entry)])] += 1
                altar = without(altar, place_of(entry))
            ledger = append(ledger, entry)
        self.goods = goods
        self.altar = altar
        self.ledger = ledger
        return True

    def pick_laid(self, at: i64, what: i64, seat: i64, goods: vec[i64], altar: vec[i64], ledger: vec[i64]) -> bool:
        """Some good was laid face down: one of those that its owner can have had."""
        order = self.any_order(KINDS)
        for i in range(KINDS):
            good = order[i]
            if goods[seat * KINDS + good] > 0:
                rest = goods[:]
                rest[seat * KINDS + good] -= 1
                entry = fact(what, 0 if what == START_LAID else seat, good)
                if self.tell(at, rest, append(altar[:], lying(good, False)), append(ledger[:], entry)):
                    return True
        return False

    def pick_kept(self, at: i64, entry: i64, count: i64, goods: vec[i64], altar: vec[i64], ledger: vec[i64]) -> bool:
        """Some good was kept: one that leaves on top of the altar what everybody saw there."""
        seat = seat_of(entry)
        order = self.any_order(count)
        for i in range(count):
            place = order[i]
            left = without(altar, place)
            if showing(left) == top_of(entry):
                more = goods[:]
                more[seat * KINDS + kind_of(altar[len(altar) - 1 - place])] += 1
                if self.tell(at, more, left, append(ledger[:], kept(seat, place, top_of(entry)))):
                    return True
        return False

    def any_order(self, count: i64) -> vec[i64]:
        order = vec[i64]([i64(i) for i in range(count)])
        self.chance.shuffle(order, 0, count)
        return order
