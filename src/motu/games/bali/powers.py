"""What each card brings to whom when it is scored (phase 4)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves
from motu.games.bali.components import CARDS, MOST_SEATS, PRIEST, SHRINE, STONEMASON
from motu.games.bali.effects import hand_out
from motu.games.bali.events import MajorityHeld, PointsGained, StoneGained
from motu.games.bali.state import NOBODY, Table

STONE: Final = 0
POINTS: Final = 1


def score(t: Table, active: i64, card: i64) -> None:
    if card == STONEMASON:
        score_stonemasons(t)
    elif card == PRIEST:
        score_priests(t)
    elif card == SHRINE:
        score_shrines(t, active)
    else:
        score_farmers(t, active, card)


def score_stonemasons(t: Table) -> None:
    """A stone for each stonemason in front, one more for the majority (BA-C2, BA-C6)."""
    holder = t.majority(STONEMASON)
    tell_majority(t, holder, STONEMASON)
    for seat in range(len(t.seats)):
        gain_stone(t, seat, reward(t, seat, STONEMASON, holder))


def score_priests(t: Table) -> None:
    """A point for each priest in front, one more for the majority (BA-C3, BA-C6)."""
    holder = t.majority(PRIEST)
    tell_majority(t, holder, PRIEST)
    for seat in range(len(t.seats)):
        points = reward(t, seat, PRIEST, holder)
        t.seats[seat].priest_points += points
        tell_points(t, seat, points)


def score_shrines(t: Table, active: i64) -> None:
    """From the active player clockwise each with a shrine chooses points or stone (BA-C4)."""
    tell_majority(t, t.majority(SHRINE), SHRINE)
    for away in range(len(t.seats)):
        seat = t.before(active, away + 1)
        if t.seats[seat].front[SHRINE] > 0:
            t.then(CHOOSE_REWARD[seat])


def score_farmers(t: Table, active: i64, good: i64) -> None:
    """Exactly one good for each who has a farmer of it, then one more for the majority (BA-C5, BA-C6)."""
    seat: i64 = active
    receivers: list[i64] = []
    for _ in range(len(t.seats)):
        if t.seats[seat].front[good] > 0:
            receivers.append(seat)
        seat = t.after(seat)
    holder = t.majority(good)
    tell_majority(t, holder, good)
    if holder != NOBODY:
        for _ in range(t.edition.majority_brings):
            receivers.append(holder)
    hand_out(t, good, receivers)


def reward(t: Table, seat: i64, card: i64, holder: i64) -> i64:
    """One for each such card in front, and the majority's extra."""
    extra: i64 = t.edition.majority_brings if seat == holder else 0
    return t.seats[seat].front[card] + extra


def gain_stone(t: Table, seat: i64, stone: i64) -> None:
    t.seats[seat].stone += stone
    if stone > 0 and t.log is not None:
        t.log.append(StoneGained(seat, stone))


def tell_points(t: Table, seat: i64, points: i64) -> None:
    if points > 0 and t.log is not None:
        t.log.append(PointsGained(seat, points))


def tell_majority(t: Table, seat: i64, card: i64) -> None:
    if seat != NOBODY and t.log is not None:
        t.log.append(MajorityHeld(seat, CARDS[card], t.edition.majority_brings))


@final
class ChooseReward(Decision[Table]):
    """Points or stone, all of one kind, the majority's extra included (BA-C4)."""

    SPAN: ClassVar[int] = 2

    def fill(self, t: Table, moves: Moves) -> None:
        moves.add(STONE)
        moves.add(POINTS)

    def take(self, t: Table, move: i64) -> None:
        amount = reward(t, self.seat, SHRINE, t.majority(SHRINE))
        if move == STONE:
            gain_stone(t, self.seat, amount)
        else:
            t.seats[self.seat].reward_points += amount
            tell_points(t, self.seat, amount)

    def choice(self, t: Table, move: i64) -> Choice:
        amount = reward(t, self.seat, SHRINE, t.majority(SHRINE))
        if move == STONE:
            return Choice("stone", "gain-stone", {"stone": amount}, [])
        return Choice("points", "gain-points", {"points": amount}, [])

    def prompt(self, t: Table) -> Json:
        return {"count": t.seats[self.seat].front[SHRINE]}

    def clause(self) -> str:
        return "BA-C4"


CHOOSE_REWARD: Final = [ChooseReward(seat) for seat in range(MOST_SEATS)]
