"""Man and woman: a tile of the display comes to the gathering board."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves
from motu.games.bora_bora.bits import bit, has, listed
from motu.games.bora_bora.components import (
    COPIES,
    EITHER,
    FACES,
    KINDS,
    MAN,
    MOST_PEOPLE_SHOWN,
    MOST_SEATS,
    SEXES,
    BoraBoraEdition,
)
from motu.games.bora_bora.events import PersonTaken
from motu.games.bora_bora.seat import NOTHING
from motu.games.bora_bora.state import Table

ON_LAST: Final = 1


@final
class TakePerson(Decision[Table]):
    """A tile from a position up to the die's value, of the sex the tile or the people ask for (BB-P1, BB-A6)."""

    @classmethod
    def span(cls, edition: BoraBoraEdition) -> int:
        return len(SEXES) * edition.people_shown

    def __init__(self, seat: i64, sexes: i64, value: i64) -> None:
        super().__init__(seat)
        self.sexes: Final[i64] = sexes
        self.value: Final[i64] = value

    def fill(self, t: Table, moves: Moves) -> None:
        for sex in range(len(SEXES)):
            if has(self.sexes, sex):
                left: i64 = t.people_left(sex, self.value)
                position: i64 = 0
                while left != 0:
                    if left & 1 == 1:
                        moves.add(sex * t.edition.people_shown + position)
                    left >>= 1
                    position += 1

    def take(self, t: Table, move: i64) -> None:
        t.action = NOTHING
        t.then(SETTLE_PERSON[self.seat][move])

    def choice(self, t: Table, move: i64) -> Choice:
        sex = move // t.edition.people_shown
        position = move % t.edition.people_shown
        tile = t.person_at(sex, position)
        args: Json = {"kind": KINDS[tile // COPIES], "position": position + 1}
        args["steps" if sex == MAN else "shells"] = t.edition.symbols[tile]
        words = "take-man" if sex == MAN else "take-woman"
        target = f"{SEXES[sex]}/{position + 1}"
        return Choice(f"{SEXES[sex]} {position + 1}", words, args, [target])

    def prompt(self, t: Table) -> Json:
        return {"value": self.value}

    def clause(self) -> str:
        return "BB-P1"


@final
class SettlePerson(Decision[Table]):
    """The tile goes on a free space of the gathering board; the spaces before the last are all alike (BB-P1)."""

    SPAN: ClassVar[int] = 2

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: Final[i64] = place

    def fill(self, t: Table, moves: Moves) -> None:
        free: i64 = t.seats[self.seat].free()
        if free & t.edition.other_spaces != 0:
            moves.add(0)
        if has(free, t.edition.last_space):
            moves.add(ON_LAST)

    def take(self, t: Table, move: i64) -> None:
        sex: i64 = self.place // t.edition.people_shown
        position: i64 = self.place % t.edition.people_shown
        tile = t.person_at(sex, position)
        if sex == MAN:
            t.men_left &= ~bit(position)
        else:
            t.women_left &= ~bit(position)
        t.seats[self.seat].settle(sex, tile, move == ON_LAST)
        if t.log is not None:
            t.log.append(PersonTaken(self.seat, SEXES[sex], KINDS[tile // COPIES], position + 1))

    def choice(self, t: Table, move: i64) -> Choice:
        if move == ON_LAST:
            return Choice("on 12", "settle-on-last", {}, [f"space/{t.edition.last_space + 1}"])
        spaces = listed(t.seats[self.seat].free() & t.edition.other_spaces)
        return Choice("on another", "settle-on-another", {}, [f"space/{space + 1}" for space in spaces])

    def clause(self) -> str:
        return "BB-P1"


TAKE_PERSON: Final = [
    [[TakePerson(seat, sexes, value) for value in range(FACES + 1)] for sexes in range(EITHER + 1)]
    for seat in range(MOST_SEATS)
]
SETTLE_PERSON: Final = [
    [SettlePerson(seat, place) for place in range(len(SEXES) * MOST_PEOPLE_SHOWN)] for seat in range(MOST_SEATS)
]
