"""Phase A: which die is placed on which tile, with which gods."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves
from motu.games.bora_bora.actions.building import CHOOSE_BUILDING
from motu.games.bora_bora.actions.expanding import EXPAND
from motu.games.bora_bora.actions.helper import SPEND_POINTS
from motu.games.bora_bora.actions.people import TAKE_PERSON
from motu.games.bora_bora.actions.temple import PLACE_PRIEST
from motu.games.bora_bora.bits import bit, listed
from motu.games.bora_bora.components import (
    BLUE,
    BUILD,
    BY_LAND,
    BY_WATER,
    EITHER,
    FACES,
    FISHING,
    GODS,
    HELPER,
    LAND,
    LAND_WATER,
    MAN,
    MAN_WOMAN,
    MOST_SEATS,
    TAKE_WOMAN,
    TEMPLE,
    TILE_COUNT,
    TILES,
    WATER,
    WHITE,
    WOMAN,
)
from motu.games.bora_bora.events import DiePlaced, Fished
from motu.games.bora_bora.gods import owe
from motu.games.bora_bora.seat import FISHED, NOTHING
from motu.games.bora_bora.state import Table, die_on_tile

GODS_CALLED: Final = 4
"""A placement is tile * GODS_CALLED, plus 1 with the blue god, plus 2 with the white god: a set of the two."""


@final
class ChooseDie(Decision[Table]):
    """One of the dice that are not placed yet (BB-A1)."""

    SPAN: ClassVar[int] = FACES + 1

    def fill(self, t: Table, moves: Moves) -> None:
        for face in range(1, FACES + 1):
            if t.unplaced(self.seat, face) != NOTHING:
                moves.add(face)

    def take(self, t: Table, move: i64) -> None:
        t.die = move
        always_ask: i64 = 1 if t.seats[self.seat].may_hide_means() else 0
        t.then(PLACE_DIE[self.seat][move][always_ask])

    def choice(self, t: Table, move: i64) -> Choice:
        return Choice(f"die {move}", "die", {"die": move}, [f"die/{move}"])

    def clause(self) -> str:
        return "BB-A1"


@final
class PlaceDie(Decision[Table]):
    """The die goes on a tile whose dice are all higher, or with a blue god on any; a white god makes it count as 6.

    Only where its action can be carried out; fishing is always open (BB-A2 to BB-A6).
    """

    SPAN: ClassVar[int] = TILE_COUNT * GODS_CALLED

    def __init__(self, seat: i64, face: i64, always_ask: bool) -> None:
        super().__init__(seat)
        self.face: Final[i64] = face
        self.always_ask: Final = always_ask

    def fill(self, t: Table, moves: Moves) -> None:
        me = t.seats[self.seat]
        face: i64 = self.face
        blue = me.can_play(BLUE)
        white = face < FACES and me.can_play(WHITE)
        both = blue and white and me.can_play_both(BLUE, WHITE)
        for tile in t.edition.tiles_laid[len(t.seats) - 2]:
            barred = face >= t.lowest_faces[tile]
            if (blue or not barred) and t.possible(self.seat, tile, face):
                moves.add(tile * GODS_CALLED + (1 if barred else 0))
            if (both if barred else white) and t.possible(self.seat, tile, FACES):
                moves.add(tile * GODS_CALLED + (3 if barred else 2))
        moves.add(FISHING * GODS_CALLED)

    def take(self, t: Table, move: i64) -> None:
        tile: i64 = move // GODS_CALLED
        gods: i64 = move % GODS_CALLED
        t.die = 0
        t.dice[t.unplaced(self.seat, self.face)] = die_on_tile(self.face, tile)
        if tile != FISHING and self.face < t.lowest_faces[tile]:
            t.lowest_faces[tile] = self.face
        if t.log is not None:
            t.log.append(DiePlaced(self.seat, self.face, TILES[tile]))
        if tile == FISHING:
            t.seats[self.seat].points[FISHED] += t.edition.fishing_points
            if t.log is not None:
                t.log.append(Fished(self.seat, t.edition.fishing_points))
            return
        begin(t, self.seat, tile, FACES if gods & 2 else self.face)
        if gods != 0:
            owe(t, self.seat, called(gods))

    def choice(self, t: Table, move: i64) -> Choice:
        tile = TILES[move // GODS_CALLED]
        gods = move % GODS_CALLED
        token = tile + (" +blue" if gods & 1 else "") + (" +white" if gods & 2 else "")
        words = "place-blue" if gods == 1 else "place"
        if gods & 2:
            words = "place-blue-white" if gods & 1 else "place-white"
        args: Json = {"tile": tile, "gods": [GODS[god] for god in listed(called(gods))]}
        return Choice(token, words, args, [f"tile/{tile}"])

    def prompt(self, t: Table) -> Json:
        return {"die": self.face}

    def ask_even_if_forced(self) -> bool:
        return self.always_ask

    def clause(self) -> str:
        return "BB-A2"


def called(gods: i64) -> i64:
    """The gods of a placement as a set of gods."""
    return (bit(BLUE) if gods & 1 else 0) | (bit(WHITE) if gods & 2 else 0)


def begin(t: Table, seat: i64, tile: i64, value: i64) -> None:
    """An action is carried out with a value, by a die or by people."""
    t.action = tile
    t.power = value
    if tile == HELPER:
        t.then(SPEND_POINTS[seat][value])
    elif tile == TEMPLE:
        t.then(PLACE_PRIEST[seat][value])
    elif tile == BUILD:
        t.then(CHOOSE_BUILDING[seat][value])
    elif tile == LAND:
        t.then(EXPAND[seat][BY_LAND][value])
    elif tile == WATER:
        t.then(EXPAND[seat][BY_WATER][value])
    elif tile == LAND_WATER:
        t.then(EXPAND[seat][EITHER][value])
    elif tile == MAN_WOMAN:
        t.then(TAKE_PERSON[seat][EITHER][value])
    else:
        t.then(TAKE_PERSON[seat][bit(WOMAN) if tile == TAKE_WOMAN else bit(MAN)][value])


CHOOSE_DIE: Final = [ChooseDie(seat) for seat in range(MOST_SEATS)]
PLACE_DIE: Final = [
    [[PlaceDie(seat, face, False), PlaceDie(seat, face, True)] for face in range(FACES + 1)]
    for seat in range(MOST_SEATS)
]
