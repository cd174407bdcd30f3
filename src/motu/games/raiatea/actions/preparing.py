"""The ceremony's first steps, all in secret: the dance of the priests, rituals bought, rituals put into the bag."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves, Step
from motu.games.raiatea.actions.drawing import choose_deck, decks_open
from motu.games.raiatea.actions.one_or_none import NONE_CHOICE
from motu.games.raiatea.actions.path import AT_ONCE, list_recruits, recruit, recruit_choice
from motu.games.raiatea.cards import BITS
from motu.games.raiatea.components import BROWN, MOST_SEATS
from motu.games.raiatea.effects import gain_mana
from motu.games.raiatea.events import RitualBought, RitualsPrepared
from motu.games.raiatea.seat import Seat
from motu.games.raiatea.state import BUYING, DANCING, NO_SECRET, NOTHING, PREPARING, Table

MOST_RITUALS: Final = 60
"""More rituals than a player ever holds; what was put into the bag is noted in the bits of one number."""


@final
class Dance(Step[Table]):
    """Everybody decides at the same time how many priests to recruit (RA-C1)."""

    def run(self, t: Table) -> None:
        t.secret = DANCING
        t.then(DANCE_DONE)
        at: i64 = len(t.order) - 1
        while at >= 0:
            t.then(DANCE_PRIESTS[t.order[at]])
            at -= 1


@final
class DancePriests(Decision[Table]):
    """Up to two priests for pearls, in secret (RA-C1, RA-C11)."""

    SPAN: ClassVar[int] = AT_ONCE + 1

    def fill(self, t: Table, moves: Moves) -> None:
        list_recruits(t.seats[self.seat], moves)

    def take(self, t: Table, move: i64) -> None:
        t.seats[self.seat].noted = move

    def choice(self, t: Table, move: i64) -> Choice:
        return recruit_choice(t.seats[self.seat], move)

    def ask_even_if_forced(self) -> bool:
        return True

    def secret(self) -> bool:
        return True

    def clause(self) -> str:
        return "RA-C1"


@final
class DanceDone(Step[Table]):
    """The choices are shown: priests are recruited, then mana comes, in ceremonial order (RA-C1, RA-C11)."""

    def run(self, t: Table) -> None:
        t.reveals += 1
        t.secret = NO_SECRET
        for at in range(len(t.order)):
            seat: i64 = t.order[at]
            me = t.seats[seat]
            recruit(t, seat, me.noted)
            me.noted = NOTHING
            gain_mana(t, seat, me.priests)


@final
class BuyRituals(Step[Table]):
    """Everybody decides at the same time whether to buy (RA-C2)."""

    def run(self, t: Table) -> None:
        t.secret = BUYING
        t.then(BUYING_DONE)
        at: i64 = len(t.order) - 1
        while at >= 0:
            t.then(BUY_RITUAL[t.order[at]])
            at -= 1


@final
class BuyRitual(Decision[Table]):
    """3 mana into the bag for a draw by rank, at most once per ceremony, in secret (RA-C2, RA-C11)."""

    SPAN: ClassVar[int] = 2

    def fill(self, t: Table, moves: Moves) -> None:
        moves.add(0)
        if t.seats[self.seat].mana >= t.edition.ritual_price and decks_open(t, self.seat) > 0:
            moves.add(1)

    def take(self, t: Table, move: i64) -> None:
        t.seats[self.seat].noted = move

    def choice(self, t: Table, move: i64) -> Choice:
        if move == 1:
            return Choice("buy", "buy-ritual", {"mana": int(t.edition.ritual_price)}, ["bag"])
        return NONE_CHOICE

    def ask_even_if_forced(self) -> bool:
        return True

    def secret(self) -> bool:
        return True

    def clause(self) -> str:
        return "RA-C2"


@final
class BuyingDone(Step[Table]):
    """All have declared; who bought pays, then draws and keeps in ceremonial order (RA-C2, RA-V3)."""

    def run(self, t: Table) -> None:
        t.reveals += 1
        t.secret = NO_SECRET
        at: i64 = len(t.order) - 1
        while at >= 0:
            seat: i64 = t.order[at]
            if t.seats[seat].noted == 1:
                t.then(DRAW_BOUGHT[seat])
            at -= 1
        for place in range(len(t.order)):
            seat = t.order[place]
            me = t.seats[seat]
            if me.noted == 1:
                me.mana -= t.edition.ritual_price
                if not t.shortage:
                    t.bag += t.edition.ritual_price
                if t.log is not None:
                    t.log.append(RitualBought(seat, t.edition.ritual_price))
            me.noted = NOTHING


@final
class DrawBought(Step[Table]):
    """A bought draw: by rank, one is kept (RA-C2)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        choose_deck(t, self.seat, 1)


@final
class Preparation(Step[Table]):
    """Everybody goes through the own rituals at the same time, unseen (RA-C3)."""

    def run(self, t: Table) -> None:
        t.secret = PREPARING
        t.then(PREPARATION_DONE)
        at: i64 = len(t.order) - 1
        while at >= 0:
            seat: i64 = t.order[at]
            t.seats[seat].prepared = 0
            t.seats[seat].noted = 0
            if len(t.seats[seat].hand) > 0:
                t.then(PREPARE[seat][0])
            at -= 1


@final
class PrepareRitual(Decision[Table]):
    """A ritual of the hand goes into the bag or stays (RA-C3).

    It is asked for every ritual in turn, so that the number of questions tells nothing.
    """

    SPAN: ClassVar[int] = 2

    def __init__(self, seat: i64, at: i64) -> None:
        super().__init__(seat)
        self.at: Final[i64] = at

    def fill(self, t: Table, moves: Moves) -> None:
        moves.add(0)
        me = t.seats[self.seat]
        if may_put(me, self.at, me.clips()):
            moves.add(1)

    def take(self, t: Table, move: i64) -> None:
        me = t.seats[self.seat]
        if move == 1:
            me.prepared |= BITS[self.at]
        me.noted = self.at + 1
        if self.at + 1 < len(me.hand) and self.at + 1 < MOST_RITUALS:
            t.then(PREPARE[self.seat][self.at + 1])

    def choice(self, t: Table, move: i64) -> Choice:
        ritual = self._ritual(t)
        if move == 1:
            return Choice("bag", "put-into-bag", {"ritual": ritual}, [f"hand/{ritual}", "bag"])
        return Choice("hold", "hold-back", {"ritual": ritual}, [f"hand/{ritual}"])

    def prompt(self, t: Table) -> Json:
        me = t.seats[self.seat]
        return {"ritual": self._ritual(t), "count": int(me.clips() - clipped(me))}

    def ask_even_if_forced(self) -> bool:
        return True

    def secret(self) -> bool:
        return True

    def clause(self) -> str:
        return "RA-C3"

    def _ritual(self, t: Table) -> str:
        return t.edition.rituals[t.edition.design_of[t.seats[self.seat].hand[self.at]]]


def may_put(me: Seat, at: i64, clips: i64) -> bool:
    """Whether the ritual at a place of the hand may go into the bag, with this many clips (RA-C3)."""
    return me.edition.ritual_kind[me.edition.design_of[me.hand[at]]] == BROWN or clipped(me) < clips


def clipped(me: Seat) -> i64:
    """Rituals with a clip that were chosen for the bag so far; brown ones need none (RA-C3)."""
    count: i64 = 0
    for at in range(len(me.hand)):
        if me.holds_prepared(at) and me.edition.ritual_kind[me.edition.design_of[me.hand[at]]] != BROWN:
            count += 1
    return count


@final
class PreparationDone(Step[Table]):
    """What was chosen leaves the hands and lies in the bag, unseen until it is opened (RA-C3)."""

    def run(self, t: Table) -> None:
        t.secret = NO_SECRET
        for at in range(len(t.order)):
            seat: i64 = t.order[at]
            me = t.seats[seat]
            hand = vec[i64]()
            bagged = vec[i64]()
            for i in range(len(me.hand)):
                if me.holds_prepared(i):
                    bagged = append(bagged, me.hand[i])
                else:
                    hand = append(hand, me.hand[i])
            me.hand = hand
            me.bagged = bagged
            me.prepared = me.clips()
            me.noted = NOTHING
            if t.log is not None:
                put = [t.edition.rituals[t.edition.design_of[card]] for card in bagged]
                t.log.append(RitualsPrepared(seat, put or ["nothing"]))


DANCE: Final = Dance()
DANCE_PRIESTS: Final = [DancePriests(seat) for seat in range(MOST_SEATS)]
DANCE_DONE: Final = DanceDone()
BUY_RITUALS: Final = BuyRituals()
BUY_RITUAL: Final = [BuyRitual(seat) for seat in range(MOST_SEATS)]
BUYING_DONE: Final = BuyingDone()
DRAW_BOUGHT: Final = [DrawBought(seat) for seat in range(MOST_SEATS)]
PREPARATION: Final = Preparation()
PREPARE: Final = [[PrepareRitual(seat, at) for at in range(MOST_RITUALS)] for seat in range(MOST_SEATS)]
PREPARATION_DONE: Final = PreparationDone()
