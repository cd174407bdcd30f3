"""Bora Bora's table: what lies where, and small questions about it."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.agenda import State, Step
from motu.core.chance import Chance
from motu.core.copying import copy_into
from motu.core.edition import Edition
from motu.games.bora_bora.bits import bit
from motu.games.bora_bora.components import (
    BUILD,
    BY_LAND,
    BY_WATER,
    EITHER,
    FACES,
    HELPER,
    LAND,
    LAND_WATER,
    MAN,
    TAKE_MAN,
    TAKE_WOMAN,
    TEMPLE,
    TILES_A_SEX,
    WATER,
    WOMAN,
    BoraBoraEdition,
)
from motu.games.bora_bora.seat import NOTHING, Seat

NOBODY: Final = -1
STACK: Final = 65536
"""More than the number of times that markers are moved in a game."""

SETUP: Final = 0
PHASE_A: Final = 1
PHASE_B: Final = 2
PHASE_C: Final = 3
END: Final = 4


@final
class Table(State):
    """The board between the seats. Piles that never change once they are shuffled are shared between twins."""

    def __init__(
        self,
        *,
        edition: BoraBoraEdition,
        agenda: list[Step[Any]],
        chance: Chance,
        seats: list[Seat],
        order: vec[i64],
        round: i64,
        phase: i64,
        dice: vec[i64],
        lowest_faces: vec[i64],
        temple: vec[i64],
        holders: vec[i64],
        cards_shown: vec[i64],
        pile: vec[i64],
        discard: vec[i64],
        pile_size: i64,
        discard_size: i64,
        god_tiles_left: i64,
        god_tiles_gone: i64,
        tasks_shown: vec[i64],
        tasks_drawn: i64,
        tasks_gone: i64,
        men_left: i64,
        women_left: i64,
        jewels_left: i64,
        men_gone: i64,
        women_gone: i64,
        jewels_gone: i64,
        used: i64,
        green_played: i64,
        owed: i64,
        owing: i64,
        die: i64,
        action: i64,
        power: i64,
        fish: vec[i64],
        people_pile: vec[i64],
        task_pile: vec[i64],
        jewels: vec[i64],
    ) -> None:
        super().__init__(agenda, chance)
        self.edition: Final = edition
        self.seats = seats
        self.order = order
        self.round = round
        self.phase = phase
        self.dice = dice
        self.lowest_faces = lowest_faces
        self.temple = temple
        self.holders = holders
        self.cards_shown = cards_shown
        self.pile = pile
        self.discard = discard
        self.pile_size = pile_size
        self.discard_size = discard_size
        self.god_tiles_left = god_tiles_left
        self.god_tiles_gone = god_tiles_gone
        self.tasks_shown = tasks_shown
        self.tasks_drawn = tasks_drawn
        self.tasks_gone = tasks_gone
        self.men_left = men_left
        self.women_left = women_left
        self.jewels_left = jewels_left
        self.men_gone = men_gone
        self.women_gone = women_gone
        self.jewels_gone = jewels_gone
        self.used = used
        self.green_played = green_played
        self.owed = owed
        self.owing = owing
        self.die = die
        self.action = action
        self.power = power
        self.fish = fish
        self.people_pile = people_pile
        self.task_pile = task_pile
        self.jewels = jewels

    def seat_count(self) -> int:
        return len(self.seats)

    def played_with(self) -> Edition:
        return self.edition

    def clone(self) -> Table:
        twin = Table(
            edition=self.edition,
            agenda=self.agenda[:],
            chance=self.chance.clone(),
            seats=[seat.clone() for seat in self.seats],
            order=self.order[:],
            round=self.round,
            phase=self.phase,
            dice=self.dice[:],
            lowest_faces=self.lowest_faces[:],
            temple=self.temple[:],
            holders=self.holders[:],
            cards_shown=self.cards_shown[:],
            pile=self.pile[:],
            discard=self.discard[:],
            pile_size=self.pile_size,
            discard_size=self.discard_size,
            god_tiles_left=self.god_tiles_left,
            god_tiles_gone=self.god_tiles_gone,
            tasks_shown=self.tasks_shown[:],
            tasks_drawn=self.tasks_drawn,
            tasks_gone=self.tasks_gone,
            men_left=self.men_left,
            women_left=self.women_left,
            jewels_left=self.jewels_left,
            men_gone=self.men_gone,
            women_gone=self.women_gone,
            jewels_gone=self.jewels_gone,
            used=self.used,
            green_played=self.green_played,
            owed=self.owed,
            owing=self.owing,
            die=self.die,
            action=self.action,
            power=self.power,
            fish=self.fish,
            people_pile=self.people_pile,
            task_pile=self.task_pile,
            jewels=self.jewels,
        )
        self.copy_history_to(twin)
        return twin

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Table)
        self.copy_play_from(other)
        for seat in range(len(self.seats)):
            self.seats[seat].copy_from(other.seats[seat])
        self.round = other.round
        self.phase = other.phase
        self.pile_size = other.pile_size
        self.discard_size = other.discard_size
        self.god_tiles_left = other.god_tiles_left
        self.god_tiles_gone = other.god_tiles_gone
        self.tasks_drawn = other.tasks_drawn
        self.tasks_gone = other.tasks_gone
        self.men_left = other.men_left
        self.women_left = other.women_left
        self.jewels_left = other.jewels_left
        self.men_gone = other.men_gone
        self.women_gone = other.women_gone
        self.jewels_gone = other.jewels_gone
        self.used = other.used
        self.green_played = other.green_played
        self.owed = other.owed
        self.owing = other.owing
        self.die = other.die
        self.action = other.action
        self.power = other.power
        copy_into(self.order, other.order)
        copy_into(self.dice, other.dice)
        copy_into(self.lowest_faces, other.lowest_faces)
        copy_into(self.temple, other.temple)
        copy_into(self.holders, other.holders)
        copy_into(self.cards_shown, other.cards_shown)
        copy_into(self.pile, other.pile)
        copy_into(self.discard, other.discard)
        copy_into(self.tasks_shown, other.tasks_shown)
        self.fish = other.fish
        self.people_pile = other.people_pile
        self.task_pile = other.task_pile
        self.jewels = other.jewels

    def people_left(self, sex: i64, value: i64) -> i64:
        """The positions up to a value that still hold a tile, as a set of positions less one."""
        left: i64 = self.men_left if sex == MAN else self.women_left
        return left & (bit(value) - 1)

    def person_at(self, sex: i64, position: i64) -> i64:
        """The tile on a position of this round's display."""
        return self.people_pile[sex * TILES_A_SEX + self.round * self.edition.people_shown + position]

    def jewel_at(self, place: i64) -> i64:
        """The tile at a place of this round's column."""
        return self.jewels[self.round * self.edition.jewels_shown + place]

    def fish_value(self, region: i64) -> i64:
        return self.edition.fish_value[self.fish[region]]

    def priests_of(self, seat: i64) -> i64:
        priests: i64 = 0
        for space in range(len(self.temple)):
            if self.temple[space] == seat:
                priests += 1
        return priests

    def first_in_temple(self) -> i64:
        """Who has most priests; among equals, whose priest comes first from the left; NOBODY without any (BB-C2)."""
        priests: i64 = 0  # of all seats, eight bits each
        for space in range(len(self.temple)):
            if self.temple[space] != NOBODY:
                priests += bit(8 * self.temple[space])
        best: i64 = NOBODY
        most: i64 = 0
        for space in range(len(self.temple) - 1, -1, -1):
            seat: i64 = self.temple[space]
            if seat != NOBODY and (priests >> (8 * seat)) & 255 > most:
                most = (priests >> (8 * seat)) & 255
                best = seat
        return best

    def possible(self, seat: i64, tile: i64, value: i64) -> bool:
        """Whether an action can be carried out with a value (BB-A5)."""
        me = self.seats[seat]
        if tile == HELPER:
            return True
        if tile == TEMPLE:
            return me.priests > 0
        if tile == BUILD:
            return me.buildable(value) != 0 and me.has_plot()
        if tile == LAND:
            return me.reachable(BY_LAND, value) != 0
        if tile == WATER:
            return me.reachable(BY_WATER, value) != 0
        if tile == LAND_WATER:
            return me.reachable(EITHER, value) != 0
        if me.free() == 0:
            return False
        if tile == TAKE_MAN:
            return self.people_left(MAN, value) != 0
        if tile == TAKE_WOMAN:
            return self.people_left(WOMAN, value) != 0
        return self.people_left(MAN, value) != 0 or self.people_left(WOMAN, value) != 0

    def any_card(self) -> bool:
        """Whether a god card can be taken from anywhere (BB-H3)."""
        if self.pile_size + self.discard_size > 0:
            return True
        return any(self.cards_shown[place] != NOTHING for place in range(len(self.cards_shown)))

    def cards_to_take(self) -> i64:
        """How many god cards lie in the pile, the discard and the display."""
        cards: i64 = self.pile_size + self.discard_size
        for place in range(len(self.cards_shown)):
            if self.cards_shown[place] != NOTHING:
                cards += 1
        return cards

    def shows_card(self, colour: i64) -> bool:
        return any(self.cards_shown[place] == colour for place in range(len(self.cards_shown)))

    def ahead(self, seat: i64, other: i64) -> bool:
        """Whether a marker is further on the status track than another, or higher in the same stack (BB-C1)."""
        return self.status_rank(seat) > self.status_rank(other)

    def status_rank(self, seat: i64) -> i64:
        """A number that is higher for a marker further on the status track, or higher in the same stack (BB-C1)."""
        me = self.seats[seat]
        return me.status * STACK + me.arrived

    def step_up(self, seat: i64, steps: i64) -> i64:
        """A marker moves on the status track and lies on top where it arrives; on the last space it stays (BB-U1).

        The answer is how many steps it took.
        """
        me = self.seats[seat]
        left: i64 = self.edition.status_end - me.status
        taken: i64 = steps if steps < left else left
        if taken > 0:
            me.status += taken
            top: i64 = 0
            for other in range(len(self.seats)):
                if self.seats[other].arrived >= top:
                    top = self.seats[other].arrived + 1
            me.arrived = top
        return taken

    def unplaced(self, seat: i64, face: i64) -> i64:
        """Which die of a player shows a face and is not placed yet; NOTHING if there is none."""
        for die in range(seat * self.edition.dice, seat * self.edition.dice + self.edition.dice):
            if self.dice[die] == face:
                return die
        return NOTHING

    def over(self) -> bool:
        return self.phase == END and not self.agenda


def die_on_tile(face: i64, tile: i64) -> i64:
    """A placed die as one number; a die that is not placed is its face alone."""
    return face + (FACES + 2) * (tile + 1)


def face_of(die: i64) -> i64:
    return die % (FACES + 2)


def tile_of(die: i64) -> i64:
    """The tile that a die lies on, NOTHING if it is not placed."""
    return die // (FACES + 2) - 1
