"""The Path of the Gods and the Reef: priests for pearls, mana by priests, pearls by the die."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves, Step
from motu.games.raiatea.actions.extras import OFFER_EXTRAS, extra_choice, extras_ready, list_extras, take_extra
from motu.games.raiatea.components import MOST_SEATS, RaiateaEdition
from motu.games.raiatea.effects import gain_mana, gain_pearls, gain_priests
from motu.games.raiatea.events import DieRolled, NobodyRecruited, PriestsRecruited
from motu.games.raiatea.seat import Seat
from motu.games.raiatea.state import Table

AT_ONCE: Final = 2
RECRUIT_MOVES: Final = AT_ONCE + 1


def may_recruit(me: Seat, priests: i64) -> bool:
    """Whether the pearls and the track suffice (RA-L8, RA-L13)."""
    return priests == 0 or (me.pearls >= me.price(priests) and me.priests + priests <= me.edition.last_priest)


def list_recruits(me: Seat, moves: Moves) -> None:
    for priests in range(AT_ONCE + 1):
        if may_recruit(me, priests):
            moves.add(priests)


def recruit(t: Table, seat: i64, priests: i64) -> None:
    if priests == 0:
        if t.log is not None:
            t.log.append(NobodyRecruited(seat))
        return
    me = t.seats[seat]
    pearls = me.price(priests)
    me.pearls -= pearls
    me.priests += priests
    if t.log is not None:
        t.log.append(PriestsRecruited(seat, priests, pearls))


def recruit_choice(me: Seat, priests: i64) -> Choice:
    if priests == 0:
        return Choice("recruit 0", "recruit-nobody", {}, ["priests/0"])
    args: Json = {"priests": int(priests), "pearls": int(me.price(priests))}
    return Choice(f"recruit {priests}", "recruit", args, [f"priests/{priests}"])


@final
class RecruitPriests(Decision[Table]):
    """Up to two priests for pearls, then mana by the priest track (RA-L8)."""

    @classmethod
    def span(cls, edition: RaiateaEdition) -> int:
        return RECRUIT_MOVES + edition.extras

    def __init__(self, seat: i64, on_the_path: bool) -> None:
        super().__init__(seat)
        self.on_the_path: Final = on_the_path

    def fill(self, t: Table, moves: Moves) -> None:
        list_recruits(t.seats[self.seat], moves)
        if self.on_the_path:
            list_extras(t, self.seat, moves, RECRUIT_MOVES)

    def take(self, t: Table, move: i64) -> None:
        if move >= RECRUIT_MOVES:
            t.then(RECRUIT_ON_PATH[self.seat])
            take_extra(t, self.seat, move - RECRUIT_MOVES)
        else:
            walk(t, self.seat, move, self.on_the_path)

    def choice(self, t: Table, move: i64) -> Choice:
        if move >= RECRUIT_MOVES:
            return extra_choice(t, move - RECRUIT_MOVES)
        return recruit_choice(t.seats[self.seat], move)

    def ask_even_if_forced(self) -> bool:
        return self.on_the_path

    def clause(self) -> str:
        return "RA-L8"


def walk(t: Table, seat: i64, priests: i64, on_the_path: bool) -> None:
    """Priests are recruited, the Kahuna's free one too; then mana equal to the position on the track (RA-L8)."""
    recruit(t, seat, priests)
    if on_the_path and seat == t.kahuna:
        gain_priests(t, seat, t.edition.kahuna_priests)
    gain_mana(t, seat, t.seats[seat].priests)


@final
class PathTurn(Step[Table]):
    """A player's slot on the Path; who can neither recruit nor use an extra is not asked (RA-L8)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        t.then(OFFER_EXTRAS[self.seat])
        if may_recruit(t.seats[self.seat], 1) or extras_ready(t, self.seat):
            t.then(RECRUIT_ON_PATH[self.seat])
        else:
            walk(t, self.seat, 0, True)


@final
class ReefTurns(Step[Table]):
    """A second roll: everybody gets that many pearls, the Kahuna three more (RA-L7)."""

    def run(self, t: Table) -> None:
        result = t.roll()
        if t.log is not None:
            t.log.append(DieRolled(t.kahuna, result))
        seats: i64 = len(t.seats)
        for away in range(seats):
            seat = t.clockwise(t.kahuna, away)
            gain_pearls(t, seat, result + t.edition.reef_kahuna_pearls if away == 0 else result)
        for away in range(1, seats + 1):
            t.then(OFFER_EXTRAS[t.clockwise(t.kahuna, seats - away)])


RECRUIT_ON_PATH: Final = [RecruitPriests(seat, True) for seat in range(MOST_SEATS)]
RECRUIT_BY_RITUAL: Final = [RecruitPriests(seat, False) for seat in range(MOST_SEATS)]
PATH_TURN: Final = [PathTurn(seat) for seat in range(MOST_SEATS)]
REEF_TURNS: Final = ReefTurns()
