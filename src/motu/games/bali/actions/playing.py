"""Phases 1 and 2a: buying a good and playing cards, asked as one question."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves
from motu.games.bali.actions.sacrifice import sacrifice
from motu.games.bali.components import (
    AT_ONCE,
    CARDS,
    GOODS,
    KINDS,
    MOST_SEATS,
    PRIEST,
    SHRINE,
    STONEMASON,
)
from motu.games.bali.events import CardPlayed, DemonMoved, FarmersPlayed, GoodBought, ShrineBuilt, ShrineReturned
from motu.games.bali.state import NO_DEMON, Seat, Table

PLAY_STONEMASON: Final = KINDS * AT_ONCE
"""A move below this is good * AT_ONCE + count - 1."""
PLAY_PRIEST: Final = PLAY_STONEMASON + 1
PLAY_SHRINE: Final = PLAY_STONEMASON + 2
RETURN_SHRINE: Final = PLAY_STONEMASON + 3
BUY: Final = PLAY_STONEMASON + 4
"""From here on a move buys the good of its number."""


@final
class BuyOrPlay(Decision[Table]):
    """The turn's first choice: a purchase, after which cards are played, or cards at once (BA-B1, BA-P1)."""

    SPAN: ClassVar[int] = BUY + KINDS

    def fill(self, t: Table, moves: Moves) -> None:
        list_plays(t, self.seat, moves)
        me = t.seats[self.seat]
        for good in range(KINDS):
            if may_buy(t, me, good):
                moves.add(BUY + good)

    def take(self, t: Table, move: i64) -> None:
        if move < BUY:
            play(t, self.seat, move)
        else:
            buy(t, self.seat, move - BUY)
            t.then(PLAY_CARDS[self.seat])

    def choice(self, t: Table, move: i64) -> Choice:
        if move < BUY:
            return play_choice(t, move)
        good = GOODS[move - BUY]
        price = t.seats[self.seat].price(move - BUY)
        return Choice(f"buy {good}", "buy", {"good": good, "stone": price}, [f"supply/{good}"])

    def prompt(self, t: Table) -> Json:
        me = t.seats[self.seat]
        return {"count": sum(may_buy(t, me, good) for good in range(KINDS))}

    def clause(self) -> str:
        return "BA-B1"


@final
class PlayCards(Decision[Table]):
    """Phase 2a after a purchase: cards must be played (BA-P1, BA-P2)."""

    SPAN: ClassVar[int] = BUY

    def fill(self, t: Table, moves: Moves) -> None:
        list_plays(t, self.seat, moves)

    def take(self, t: Table, move: i64) -> None:
        play(t, self.seat, move)

    def choice(self, t: Table, move: i64) -> Choice:
        return play_choice(t, move)

    def clause(self) -> str:
        return "BA-P1"


def may_buy(t: Table, me: Seat, good: i64) -> bool:
    return me.stone >= me.price(good) and t.supply[good] > 0


def buy(t: Table, seat: i64, good: i64) -> None:
    me = t.seats[seat]
    price = me.price(good)
    me.stone -= price
    t.give_good(seat, good)
    if t.log is not None:
        t.log.append(GoodBought(seat, GOODS[good], price))


def list_plays(t: Table, seat: i64, moves: Moves) -> None:
    """Farmers of one good, a stonemason, a priest, a shrine; one goes back only if nothing can be played (BA-P2)."""
    me = t.seats[seat]
    hand = me.hand
    stone: i64 = me.stone
    for good in range(KINDS):
        count: i64 = 0
        while count < hand[good] and count < AT_ONCE and stone >= t.edition.farmers_price[count]:
            moves.add(good * AT_ONCE + count)
            count += 1
    if hand[STONEMASON] > 0:
        moves.add(PLAY_STONEMASON)
    if hand[PRIEST] > 0:
        moves.add(PLAY_PRIEST)
    if hand[SHRINE] > 0 and stone >= t.edition.shrine_price:
        moves.add(PLAY_SHRINE)
    if moves.count == 0:
        moves.add(RETURN_SHRINE)


def play(t: Table, seat: i64, move: i64) -> None:
    if move < PLAY_STONEMASON:
        play_farmers(t, seat, move // AT_ONCE, move % AT_ONCE + 1)
    elif move == PLAY_SHRINE:
        build_shrine(t, seat)
    elif move == RETURN_SHRINE:
        return_shrine(t, seat)
    elif move == PLAY_PRIEST:
        play_one(t, seat, PRIEST)
        if t.demon != NO_DEMON:
            move_demon(t)
    else:
        play_one(t, seat, STONEMASON)


def play_farmers(t: Table, seat: i64, good: i64, count: i64) -> None:
    me = t.seats[seat]
    price: i64 = t.edition.farmers_price[count - 1]
    me.stone -= price
    me.hand[good] -= count
    me.front[good] += count
    if t.log is not None:
        t.log.append(FarmersPlayed(seat, count, CARDS[good], price))


def play_one(t: Table, seat: i64, card: i64) -> None:
    me = t.seats[seat]
    me.hand[card] -= 1
    me.front[card] += 1
    if t.log is not None:
        t.log.append(CardPlayed(seat, CARDS[card]))


def build_shrine(t: Table, seat: i64) -> None:
    """A shrine is followed at once by the sacrifice phase (BA-P3)."""
    me = t.seats[seat]
    me.stone -= t.edition.shrine_price
    me.hand[SHRINE] -= 1
    me.front[SHRINE] += 1
    if t.log is not None:
        t.log.append(ShrineBuilt(seat, t.edition.shrine_price))
    sacrifice(t, seat)


def return_shrine(t: Table, seat: i64) -> None:
    t.seats[seat].hand[SHRINE] -= 1
    t.returned += 1
    if t.log is not None:
        t.log.append(ShrineReturned(seat))


def move_demon(t: Table) -> None:
    """A priest drives the demon one row to the right, from the last to the first (BA-D1)."""
    t.demon = t.demon + 1 if t.demon + 1 < t.edition.rows else 0
    if t.log is not None:
        t.log.append(DemonMoved(t.demon + 1))


def play_choice(t: Table, move: i64) -> Choice:
    if move < PLAY_STONEMASON:
        card = CARDS[move // AT_ONCE]
        count = move % AT_ONCE + 1
        price = t.edition.farmers_price[count - 1]
        return Choice(
            f"play {count} {card}", "play-farmers", {"count": count, "card": card, "stone": price}, [f"hand/{card}"]
        )
    if move == RETURN_SHRINE:
        return Choice("return shrine", "return-shrine", {}, ["hand/shrine"])
    if move == PLAY_SHRINE:
        return Choice("play shrine", "build-shrine", {"stone": t.edition.shrine_price}, ["hand/shrine"])
    card = CARDS[STONEMASON] if move == PLAY_STONEMASON else CARDS[PRIEST]
    return Choice(f"play {card}", "play-card", {"card": card}, [f"hand/{card}"])


PLAY_CARDS: Final = [PlayCards(seat) for seat in range(MOST_SEATS)]
