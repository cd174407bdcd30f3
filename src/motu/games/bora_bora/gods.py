"""The gods: how one is paid for, and where god cards come from and go to."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves
from motu.games.bora_bora.bits import bit, has, lowest
from motu.games.bora_bora.components import COLOURS, GODS, MOST_AT_ONCE, MOST_SEATS, PAYMENT
from motu.games.bora_bora.events import DiscardShuffled, GodCardDrawn, GodCardShown, GodCardTaken, GodPlayed
from motu.games.bora_bora.seat import BY_CARD, BY_PAIR, BY_TILE, NOTHING, PAYMENTS
from motu.games.bora_bora.state import Table


def pay(t: Table, seat: i64, god: i64, way: i64) -> None:
    """A god tile leaves the game; cards go to the discard and an offering to the supply (BB-G1 to BB-G3)."""
    me = t.seats[seat]
    if t.log is not None:
        t.log.append(GodPlayed(seat, GODS[god], PAYMENT[way]))
    if way == BY_TILE:
        me.god_tiles -= 1
        t.god_tiles_gone += 1
        return
    me.offerings -= 1
    if way == BY_CARD:
        lose_card(t, seat, god)
    else:
        lose_card(t, seat, way - BY_PAIR)
        lose_card(t, seat, way - BY_PAIR)
    show_cards(t)


def lose_card(t: Table, seat: i64, colour: i64) -> None:
    """A card is played: if others knew of one of its colour, it may have been that one."""
    me = t.seats[seat]
    me.hand[colour] -= 1
    if me.known[colour] > 0:
        me.known[colour] -= 1
    else:
        t.reveals += 1
    t.discard[colour] += 1
    t.discard_size += 1


def draw_card(t: Table) -> i64:
    """The top of the pile; an empty pile is the reshuffled discard; NOTHING if there is none either (BB-H3).

    The pile is a bag: nobody knows its order, so a card is as well chosen by chance when it is drawn.
    """
    if t.pile_size == 0:
        if t.discard_size == 0:
            return NOTHING
        t.pile = t.discard
        t.pile_size = t.discard_size
        t.discard = vec[i64]([i64(0)] * COLOURS)
        t.discard_size = 0
        if t.log is not None:
            t.log.append(DiscardShuffled())
    t.reveals += 1
    place: i64 = t.chance.below(t.pile_size)
    colour: i64 = 0
    while place >= t.pile[colour]:
        place -= t.pile[colour]
        colour += 1
    t.pile[colour] -= 1
    t.pile_size -= 1
    return colour


def show_cards(t: Table) -> None:
    """Empty places of the display are filled as long as there are cards (BB-H3)."""
    for place in range(len(t.cards_shown)):
        if t.cards_shown[place] == NOTHING:
            colour = draw_card(t)
            if colour == NOTHING:
                return
            t.cards_shown[place] = colour
            if t.log is not None:
                t.log.append(GodCardShown(GODS[colour]))


def owe(t: Table, seat: i64, gods: i64) -> None:
    """Gods were called (a set): each is to be paid for, the first of them first.

    A call that only hidden cards can pay for tells of them before they are played.
    """
    t.owed = gods
    t.owing = seat
    always_ask: i64 = 0
    if t.seats[seat].may_hide_means():
        always_ask = 1
        if not t.seats[seat].can_play_openly(gods):
            t.reveals += 1
    for god in range(COLOURS - 1, -1, -1):
        if has(gods, god):
            t.then(PAY_GOD[seat][god][always_ask])


@final
class PayGod(Decision[Table]):
    """A god was called: a god tile, its card with an offering, or a pair with an offering (BB-G1 to BB-G3)."""

    SPAN: ClassVar[int] = PAYMENTS

    def __init__(self, seat: i64, god: i64, always_ask: bool) -> None:
        super().__init__(seat)
        self.god: Final[i64] = god
        self.always_ask: Final = always_ask

    def fill(self, t: Table, moves: Moves) -> None:
        me = t.seats[self.seat]
        rest: i64 = t.owed & ~bit(self.god)
        for way in range(PAYMENTS):
            if me.can_pay(self.god, way) and (rest == 0 or me.can_play_after(lowest(rest), self.god, way)):
                moves.add(way)

    def take(self, t: Table, move: i64) -> None:
        t.owed &= ~bit(self.god)
        pay(t, self.seat, self.god, move)

    def choice(self, t: Table, move: i64) -> Choice:
        return Choice(payment_token(move), "pay", {"payment": PAYMENT[move]}, payment_targets(self.god, move))

    def prompt(self, t: Table) -> Json:
        return {"god": GODS[self.god]}

    def ask_even_if_forced(self) -> bool:
        return self.always_ask

    def clause(self) -> str:
        return "BB-G1"


def payment_token(way: i64) -> str:
    if way == BY_TILE:
        return "god tile"
    return "card" if way == BY_CARD else f"pair {GODS[way - BY_PAIR]}"


def payment_targets(god: i64, way: i64) -> list[str]:
    if way == BY_TILE:
        return ["god_tile"]
    return [f"hand/{GODS[god if way == BY_CARD else way - BY_PAIR]}"]


PILE: Final = COLOURS
STOP_TAKING: Final = COLOURS + 1


@final
class TakeGodCard(Decision[Table]):
    """One of the shown cards, or the top of the pile; who may take several may stop (BB-H3, BB-W2)."""

    SPAN: ClassVar[int] = STOP_TAKING + 1

    def __init__(self, seat: i64, left: i64, first: bool) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.first: Final = first

    def fill(self, t: Table, moves: Moves) -> None:
        for colour in range(COLOURS):
            if t.shows_card(colour):
                moves.add(colour)
        if t.pile_size + t.discard_size > 0:
            moves.add(PILE)
        if not self.first:
            moves.add(STOP_TAKING)

    def take(self, t: Table, move: i64) -> None:
        if move == STOP_TAKING:
            return
        if move == PILE:
            draw_to_hand(t, self.seat)
        else:
            take_shown(t, self.seat, move)
        if self.left > 1 and t.any_card():
            t.then(TAKE_GOD_CARD[self.seat][self.left - 2][1])

    def choice(self, t: Table, move: i64) -> Choice:
        if move == STOP_TAKING:
            return Choice("stop", "stop-taking", {}, [])
        if move == PILE:
            return Choice("draw", "draw-god-card", {}, ["pile"])
        places = [f"display/{place + 1}" for place in range(len(t.cards_shown)) if t.cards_shown[place] == move]
        return Choice(f"take {GODS[move]}", "take-god-card", {"god": GODS[move]}, places)

    def prompt(self, t: Table) -> Json:
        return {"count": self.left}

    def clause(self) -> str:
        return "BB-H3"


def draw_to_hand(t: Table, seat: i64) -> None:
    """A blind card: only who drew it knows it."""
    colour = draw_card(t)
    if colour != NOTHING:
        t.seats[seat].hand[colour] += 1
        if t.log is not None:
            t.log.append(GodCardDrawn(seat, GODS[colour]))


def take_shown(t: Table, seat: i64, colour: i64) -> None:
    """An open card: known to all until it is played (BB-I1). Its place is filled at once."""
    me = t.seats[seat]
    place: i64 = 0
    while t.cards_shown[place] != colour:
        place += 1
    t.cards_shown[place] = NOTHING
    me.hand[colour] += 1
    me.known[colour] += 1
    if t.log is not None:
        t.log.append(GodCardTaken(seat, GODS[colour]))
    show_cards(t)


PAY_GOD: Final = [
    [[PayGod(seat, god, False), PayGod(seat, god, True)] for god in range(COLOURS)] for seat in range(MOST_SEATS)
]
TAKE_GOD_CARD: Final = [
    [[TakeGodCard(seat, left + 1, True), TakeGodCard(seat, left + 1, False)] for left in range(MOST_AT_ONCE)]
    for seat in range(MOST_SEATS)
]
