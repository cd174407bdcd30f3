"""Small things that actions and people bring about: offerings, shells, status, materials, huts, the fire bonus."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves
from motu.games.bora_bora.bits import bit, has
from motu.games.bora_bora.components import (
    CEREMONY_SPACES,
    MATERIAL_KINDS,
    MATERIALS,
    MOST_AT_ONCE,
    MOST_SEATS,
    BoraBoraEdition,
)
from motu.games.bora_bora.events import (
    HutMoved,
    MaterialLaidAside,
    MaterialPlaced,
    OfferingsGained,
    ShellsGained,
    StatusGained,
)
from motu.games.bora_bora.gods import TAKE_GOD_CARD
from motu.games.bora_bora.state import Table


def gain_offerings(t: Table, seat: i64, offerings: i64) -> None:
    t.seats[seat].offerings += offerings
    if t.log is not None:
        t.log.append(OfferingsGained(seat, offerings))


def gain_shells(t: Table, seat: i64, shells: i64) -> None:
    t.seats[seat].shells += shells
    if t.log is not None:
        t.log.append(ShellsGained(seat, shells))


def gain_status(t: Table, seat: i64, steps: i64) -> None:
    taken = t.step_up(seat, steps)
    if t.log is not None and taken > 0:
        t.log.append(StatusGained(seat, taken))


def move_hut(t: Table, seat: i64) -> None:
    """A hut goes to space 12 of the gathering board (BB-H4)."""
    t.seats[seat].move_hut()
    if t.log is not None:
        t.log.append(HutMoved(seat))


def gain_material(t: Table, seat: i64, material: i64) -> None:
    """A material goes on a free ceremony space of its kind; without one it lies beside the board (BB-M1)."""
    me = t.seats[seat]
    if t.edition.material_spaces[material] & ~(me.materials | me.covered) != 0:
        t.then(PLACE_MATERIAL[seat][material])
    else:
        me.beside[material] += 1
        if t.log is not None:
            t.log.append(MaterialLaidAside(seat, MATERIALS[material]))


@final
class PlaceMaterial(Decision[Table]):
    """A material goes on any free ceremony space of its kind (BB-M1)."""

    SPAN: ClassVar[int] = CEREMONY_SPACES

    def __init__(self, seat: i64, material: i64) -> None:
        super().__init__(seat)
        self.material: Final[i64] = material

    def fill(self, t: Table, moves: Moves) -> None:
        me = t.seats[self.seat]
        free: i64 = t.edition.material_spaces[self.material] & ~(me.materials | me.covered)
        for space in range(CEREMONY_SPACES):
            if has(free, space):
                moves.add(space)

    def take(self, t: Table, move: i64) -> None:
        t.seats[self.seat].materials |= bit(move)
        if t.log is not None:
            t.log.append(MaterialPlaced(self.seat, MATERIALS[self.material]))

    def choice(self, t: Table, move: i64) -> Choice:
        return Choice(f"space {move + 1}", "ceremony-space", {"space": move + 1}, [f"ceremony/{move + 1}"])

    def prompt(self, t: Table) -> Json:
        return {"material": MATERIALS[self.material]}

    def clause(self) -> str:
        return "BB-M1"


STOP: Final = MATERIAL_KINDS


@final
class ChooseMaterial(Decision[Table]):
    """A material of choice; who may take several may take different ones, or stop (BB-W2, BB-W3)."""

    SPAN: ClassVar[int] = MATERIAL_KINDS + 1

    def __init__(self, seat: i64, left: i64, first: bool) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.first: Final = first

    def fill(self, t: Table, moves: Moves) -> None:
        for material in range(MATERIAL_KINDS):
            moves.add(material)
        if not self.first:
            moves.add(STOP)

    def take(self, t: Table, move: i64) -> None:
        if move == STOP:
            return
        if self.left > 1:
            t.then(CHOOSE_MATERIAL[self.seat][self.left - 2][1])
        gain_material(t, self.seat, move)

    def choice(self, t: Table, move: i64) -> Choice:
        if move == STOP:
            return Choice("stop", "stop-taking", {}, [])
        material = MATERIALS[move]
        return Choice(f"take {material}", "take-material", {"material": material}, [f"supply/{material}"])

    def prompt(self, t: Table) -> Json:
        return {"count": self.left}

    def clause(self) -> str:
        return "BB-W3"


@final
class MoveHut(Decision[Table]):
    """Who may move several huts may move one more, or stop (BB-W2, BB-W3)."""

    SPAN: ClassVar[int] = 2

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left

    def fill(self, t: Table, moves: Moves) -> None:
        moves.add(1)
        moves.add(0)

    def take(self, t: Table, move: i64) -> None:
        if move == 1:
            move_huts(t, self.seat, self.left)

    def choice(self, t: Table, move: i64) -> Choice:
        return Choice("move hut", "move-hut", {}, ["space/12"]) if move == 1 else Choice("stop", "stop-moving", {}, [])

    def prompt(self, t: Table) -> Json:
        return {"count": self.left}

    def clause(self) -> str:
        return "BB-W3"


def move_huts(t: Table, seat: i64, most: i64) -> None:
    """One hut at least, and more up to a number if the player likes."""
    move_hut(t, seat)
    if most > 1 and t.seats[seat].may_move_hut():
        t.then(MOVE_HUT[seat][most - 2])


@final
class TakeSteps(Decision[Table]):
    """Steps on the status track, up to a number (BB-W2, BB-W3)."""

    @classmethod
    def span(cls, edition: BoraBoraEdition) -> int:
        return edition.most_at_once + 1

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: Final[i64] = most

    def fill(self, t: Table, moves: Moves) -> None:
        left: i64 = t.edition.status_end - t.seats[self.seat].status
        steps: i64 = self.most if self.most < left else left
        while steps > 0:
            moves.add(steps)
            steps -= 1

    def take(self, t: Table, move: i64) -> None:
        gain_status(t, self.seat, move)

    def choice(self, t: Table, move: i64) -> Choice:
        return Choice(f"steps {move}", "take-steps", {"steps": move}, ["status"])

    def prompt(self, t: Table) -> Json:
        return {"count": self.most}

    def clause(self) -> str:
        return "BB-W3"


CARD: Final = 0
GIFT: Final = 2
"""A fire bonus is a card or an offering (GIFT added), and a status step or a shell (1 added)."""


@final
class FireBonus(Decision[Table]):
    """A god card or an offering, and a status step or a shell (BB-B3)."""

    SPAN: ClassVar[int] = 4

    def fill(self, t: Table, moves: Moves) -> None:
        if t.any_card():
            moves.add(CARD)
            moves.add(CARD + 1)
        moves.add(GIFT)
        moves.add(GIFT + 1)

    def take(self, t: Table, move: i64) -> None:
        if move & GIFT == 0:
            t.then(TAKE_GOD_CARD[self.seat][0][0])
        else:
            gain_offerings(t, self.seat, 1)
        if move & 1 == 0:
            gain_status(t, self.seat, 1)
        else:
            gain_shells(t, self.seat, 1)

    def choice(self, t: Table, move: i64) -> Choice:
        if move & GIFT:
            words = "fire-offering-shell" if move & 1 else "fire-offering-status"
        else:
            words = "fire-card-shell" if move & 1 else "fire-card-status"
        return Choice(words.removeprefix("fire-").replace("-", " "), words, {}, [words.replace("-", "/", 1)])

    def clause(self) -> str:
        return "BB-B3"


PLACE_MATERIAL: Final = [
    [PlaceMaterial(seat, material) for material in range(MATERIAL_KINDS)] for seat in range(MOST_SEATS)
]
CHOOSE_MATERIAL: Final = [
    [[ChooseMaterial(seat, left + 1, True), ChooseMaterial(seat, left + 1, False)] for left in range(MOST_AT_ONCE)]
    for seat in range(MOST_SEATS)
]
MOVE_HUT: Final = [[MoveHut(seat, left + 1) for left in range(MOST_AT_ONCE)] for seat in range(MOST_SEATS)]
TAKE_STEPS: Final = [[TakeSteps(seat, most + 1) for most in range(MOST_AT_ONCE)] for seat in range(MOST_SEATS)]
FIRE_BONUS: Final = [FireBonus(seat) for seat in range(MOST_SEATS)]
