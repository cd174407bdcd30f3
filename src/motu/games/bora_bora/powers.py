"""What each kind of people does in phase B, alone, in numbers, and with the green god."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves, Step
from motu.games.bora_bora.actions.dice import begin
from motu.games.bora_bora.bits import bit, count, has
from motu.games.bora_bora.components import (
    BY_LAND,
    BY_WATER,
    COPIES,
    GREEN,
    KIND_COUNT,
    KINDS,
    LIKE_A_DIE,
    MAN,
    MOST_AT_ONCE,
    MOST_SEATS,
    SEXES,
    TILE_COUNT,
    WOMAN,
)
from motu.games.bora_bora.effects import (
    CHOOSE_MATERIAL,
    TAKE_STEPS,
    gain_offerings,
    gain_shells,
    move_huts,
)
from motu.games.bora_bora.events import PeoplePassed, PeopleUsed, PointsTold
from motu.games.bora_bora.gods import TAKE_GOD_CARD, owe
from motu.games.bora_bora.seat import NOTHING, PEOPLE, Seat
from motu.games.bora_bora.state import Table

LAND_PATH: Final = 0
WATER_PATH: Final = 1
GET_WOMAN: Final = 2
GET_MAN: Final = 3
BUILDER: Final = 4
GATHERER: Final = 5
MOVER: Final = 6
TELLER: Final = 7
SEER: Final = 8
GIVER: Final = 9
TATTOOIST: Final = 10
DIVER: Final = 11
"""The places of the kinds in KINDS; those up to BUILDER work like a die on the tile of the same place in LIKE_A_DIE."""

DOUBLED: Final = 2 * KIND_COUNT
PASS: Final = 2 * DOUBLED
"""A move is sex * KIND_COUNT + kind, plus DOUBLED with a green god to double; PASS ends the player's phase B."""

OF_MEN: Final = (1 << KIND_COUNT) - 1
OF_WOMEN: Final = OF_MEN << KIND_COUNT


@final
class UsePeople(Decision[Table]):
    """One kind of men and one of women, each if wished; a green god doubles one or brings one more (BB-W1, BB-W4)."""

    SPAN: ClassVar[int] = PASS + 1

    def fill(self, t: Table, moves: Moves) -> None:
        me = t.seats[self.seat]
        green = t.green_played == 0 and me.can_play(GREEN)
        for group in range(DOUBLED):
            if me.kinds[group] > 0:
                if may_use(t, self.seat, group, green):
                    moves.add(group)
                if green and may_double(t, self.seat, group):
                    moves.add(group + DOUBLED)
        moves.add(PASS)

    def take(self, t: Table, move: i64) -> None:
        if move == PASS:
            if t.log is not None:
                t.log.append(PeoplePassed(self.seat, count(t.used)))
            return
        group: i64 = move % DOUBLED
        kind: i64 = group % KIND_COUNT
        strength: i64 = strength_of(t.seats[self.seat], group)
        called = move >= DOUBLED or sex_used(t, group)
        if move >= DOUBLED:
            strength = doubled(t, kind, strength)
        t.used |= bit(group)
        t.action = TILE_COUNT + kind
        t.power = strength
        if t.log is not None:
            t.log.append(
                PeopleUsed(self.seat, SEXES[group // KIND_COUNT], KINDS[kind], t.seats[self.seat].kinds[group])
            )
        t.then(OFFER_PEOPLE[self.seat])
        t.then(WORK[self.seat][kind][strength])
        if called:
            t.green_played = 1
            owe(t, self.seat, bit(GREEN))

    def choice(self, t: Table, move: i64) -> Choice:
        if move == PASS:
            return Choice("pass", "pass-people", {}, [])
        group = move % DOUBLED
        copies = t.seats[self.seat].kinds[group]
        sex = SEXES[group // KIND_COUNT]
        kind = group % KIND_COUNT
        strength = strength_of(t.seats[self.seat], group)
        token = f"{sex} {KINDS[kind]}"
        words = "use-people"
        if move >= DOUBLED:
            strength = doubled(t, kind, strength)
            token += " doubled"
            words = "use-people-doubled"
        elif sex_used(t, group):
            token += " +green"
            words = "use-people-extra"
        args: Json = {"person": sex, "kind": KINDS[kind], "count": copies, "value": strength}
        return Choice(token, words, args, [f"people/{sex}/{KINDS[kind]}"])

    def ask_even_if_forced(self) -> bool:
        return True

    def clause(self) -> str:
        return "BB-W1"


def strength_of(me: Seat, group: i64) -> i64:
    """What the tiles of a kind do together (BB-W3)."""
    return me.edition.strength[group % KIND_COUNT * COPIES + me.kinds[group] - 1]


def may_use(t: Table, seat: i64, group: i64, green: bool) -> bool:
    """Whether a kind at hand is unused and has an effect; a second of a sex needs a green god (BB-W1, BB-W4)."""
    if has(t.used, group) or (not green and sex_used(t, group)):
        return False
    return can_work(t, seat, group % KIND_COUNT, strength_of(t.seats[seat], group))


def may_double(t: Table, seat: i64, group: i64) -> bool:
    """Whether a green god may double a kind at hand: the first of its sex, if that helps (BB-W4)."""
    if sex_used(t, group):
        return False
    return doubling_helps(t, seat, group % KIND_COUNT, strength_of(t.seats[seat], group))


def sex_used(t: Table, group: i64) -> bool:
    """Whether a kind of the same sex was used in this phase B: one more needs a green god."""
    return t.used & (OF_MEN if group < KIND_COUNT else OF_WOMEN) != 0


def doubled(t: Table, kind: i64, strength: i64) -> i64:
    """Twice the summed effect; paths, positions and buildings count for 6 at most (BB-W4)."""
    twice: i64 = 2 * strength
    return t.edition.most_strength if kind <= BUILDER and twice > t.edition.most_strength else twice


def can_work(t: Table, seat: i64, kind: i64, strength: i64) -> bool:
    """Whether a kind has any effect now (BB-W2)."""
    if kind <= BUILDER:
        return t.possible(seat, LIKE_A_DIE[kind], strength)
    if kind == MOVER:
        return t.seats[seat].may_move_hut()
    if kind == SEER:
        return t.any_card()
    if kind == TATTOOIST:
        return t.seats[seat].status < t.edition.status_end
    return True


def doubling_helps(t: Table, seat: i64, kind: i64, strength: i64) -> bool:
    """Whether a green god makes more possible than the kind does alone (BB-W4)."""
    me = t.seats[seat]
    twice = doubled(t, kind, strength)
    if twice == strength or not can_work(t, seat, kind, twice):
        return False
    if kind == LAND_PATH:
        return me.reachable(BY_LAND, twice) != me.reachable(BY_LAND, strength)
    if kind == WATER_PATH:
        return me.reachable(BY_WATER, twice) != me.reachable(BY_WATER, strength)
    if kind == GET_WOMAN:
        return t.people_left(WOMAN, twice) != t.people_left(WOMAN, strength)
    if kind == GET_MAN:
        return t.people_left(MAN, twice) != t.people_left(MAN, strength)
    if kind == BUILDER:
        return me.buildable(twice) != me.buildable(strength)
    if kind == MOVER:
        return me.movable_huts() > strength
    if kind == SEER:
        return t.cards_to_take() > strength
    if kind == TATTOOIST:
        return t.edition.status_end - me.status > strength
    return True


@final
class Work(Step[Table]):
    """A kind of people does what it does, with the summed strength (BB-W3)."""

    def __init__(self, seat: i64, kind: i64, strength: i64) -> None:
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind
        self.strength: Final[i64] = strength

    def run(self, t: Table) -> None:
        kind: i64 = self.kind
        strength: i64 = self.strength
        t.action = NOTHING
        if kind <= BUILDER:
            begin(t, self.seat, LIKE_A_DIE[kind], strength)
        elif kind == GATHERER:
            t.then(CHOOSE_MATERIAL[self.seat][strength - 1][0])
        elif kind == MOVER:
            move_huts(t, self.seat, strength)
        elif kind == TELLER:
            t.seats[self.seat].points[PEOPLE] += strength
            if t.log is not None:
                t.log.append(PointsTold(self.seat, strength))
        elif kind == SEER:
            t.then(TAKE_GOD_CARD[self.seat][strength - 1][0])
        elif kind == GIVER:
            gain_offerings(t, self.seat, strength)
        elif kind == TATTOOIST:
            t.then(TAKE_STEPS[self.seat][strength - 1])
        else:
            gain_shells(t, self.seat, strength)


@final
class OfferPeople(Step[Table]):
    """A player is asked as long as some kind may be used, as far as others can tell (BB-W1, BB-W6)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        t.action = NOTHING
        if anything_to_use(t, self.seat):
            t.then(USE_PEOPLE[self.seat])


def anything_to_use(t: Table, seat: i64) -> bool:
    me = t.seats[seat]
    green = t.green_played == 0 and me.could_play(GREEN)
    for group in range(DOUBLED):
        if me.kinds[group] > 0 and (may_use(t, seat, group, green) or (green and may_double(t, seat, group))):
            return True
    return False


USE_PEOPLE: Final = [UsePeople(seat) for seat in range(MOST_SEATS)]
OFFER_PEOPLE: Final = [OfferPeople(seat) for seat in range(MOST_SEATS)]
WORK: Final = [
    [[Work(seat, kind, strength) for strength in range(MOST_AT_ONCE + 1)] for kind in range(KIND_COUNT)]
    for seat in range(MOST_SEATS)
]
