"""Setup: the table before the first round."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.agenda import Step
from motu.core.chance import Chance
from motu.games.bora_bora.actions.expanding import PLACE_FIRST_HUT
from motu.games.bora_bora.bits import bit
from motu.games.bora_bora.components import (
    CARDS_DEALT,
    CARDS_EACH,
    CARDS_SHOWN,
    COLOURS,
    DARK_EACH,
    DARK_TASKS,
    DICE,
    EMPTY_AT_START,
    GOD_TILES,
    GOD_TILES_EACH,
    JEWELS,
    KIND_COUNT,
    LAST_SPACE,
    LIGHT_EACH,
    LIGHT_TASKS,
    MATERIAL_KINDS,
    MOST_SEATS,
    OTHER_SPACES,
    PRIESTS,
    REGION_COUNT,
    SHOWN_BEYOND,
    SPACES,
    START_OFFERINGS,
    START_ON_LAST,
    START_POINTS,
    TASK_SLOTS,
    TEMPLE_GOD_TILES,
    TEMPLE_SPACES,
    TILE_COUNT,
    TILES_A_SEX,
)
from motu.games.bora_bora.flow import NO_DIE, ROUND, show_round
from motu.games.bora_bora.gods import draw_card
from motu.games.bora_bora.seat import EARNED, NOTHING, START, Seat
from motu.games.bora_bora.state import NOBODY, SETUP, Table


def set_up(seats: i64, chance: Chance, one_per_space: bool) -> Table:
    """The table before the first huts (BB-S1 to BB-S11)."""
    order = shuffled(chance, seats)
    light = LIGHT_TASKS[:]
    chance.shuffle(light, 0, len(light))
    dark = DARK_TASKS[:]
    chance.shuffle(dark, 0, len(dark))
    people = vec[i64]([i64(tile % TILES_A_SEX) for tile in range(2 * TILES_A_SEX)])
    chance.shuffle(people, 0, TILES_A_SEX)
    chance.shuffle(people, TILES_A_SEX, 2 * TILES_A_SEX)
    t = Table(
        first_steps(order),
        chance,
        [starting_seat(one_per_space) for _ in range(seats)],
        order,
        0,
        SETUP,
        vec[i64]([i64(0)] * (MOST_SEATS * DICE)),
        vec[i64]([NO_DIE] * TILE_COUNT),
        vec[i64]([i64(NOBODY)] * TEMPLE_SPACES),
        vec[i64]([i64(NOBODY)] * REGION_COUNT),
        vec[i64]([i64(NOTHING)] * CARDS_SHOWN),
        vec[i64]([CARDS_EACH] * COLOURS),
        vec[i64]([i64(0)] * COLOURS),
        CARDS_EACH * COLOURS,
        0,
        TEMPLE_GOD_TILES,
        GOD_TILES - TEMPLE_GOD_TILES - GOD_TILES_EACH * seats,
        vec[i64]([i64(NOTHING)] * (MOST_SEATS + SHOWN_BEYOND)),
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        NOBODY,
        0,
        NOTHING,
        0,
        shuffled(chance, REGION_COUNT),
        people,
        dark,
        shuffled(chance, JEWELS),
    )
    for place in range(len(light)):
        if place >= seats * LIGHT_EACH:
            t.tasks_gone |= bit(light[place])
    for place in range(seats):
        deal(t, order[place], place, light)
    for place in range(CARDS_SHOWN):
        t.cards_shown[place] = draw_card(t)
    show_round(t)
    return t


def shuffled(chance: Chance, size: i64) -> vec[i64]:
    """The numbers below a size in any order."""
    numbers = vec[i64]([i64(number) for number in range(size)])
    chance.shuffle(numbers, 0, size)
    return numbers


def starting_seat(one_per_space: bool) -> Seat:
    """Huts on the gathering board: two on space 12 and one space empty, or one on each (BB-S9, BB-S10)."""
    huts: i64 = OTHER_SPACES | bit(LAST_SPACE)
    on_last: i64 = 1
    if not one_per_space:
        huts &= ~bit(EMPTY_AT_START)
        on_last = START_ON_LAST
    return Seat(
        START_OFFERINGS,
        0,
        GOD_TILES_EACH,
        PRIESTS,
        0,
        0,
        huts,
        on_last,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        vec[i64]([i64(0)] * EARNED),
        vec[i64]([i64(NOTHING)] * SPACES),
        vec[i64]([i64(0)] * (2 * KIND_COUNT)),
        vec[i64]([i64(0)] * COLOURS),
        vec[i64]([i64(0)] * COLOURS),
        vec[i64]([i64(0)] * MATERIAL_KINDS),
        vec[i64]([i64(NOTHING)] * TASK_SLOTS),
    )


def deal(t: Table, seat: i64, place: i64, light: vec[i64]) -> None:
    """Points and a place in the stack by turn order, tasks, and god cards (BB-S5, BB-S8, BB-S11)."""
    me = t.seats[seat]
    me.points[START] = START_POINTS[place]
    me.arrived = len(t.order) - 1 - place
    for slot in range(LIGHT_EACH):
        me.tasks[slot] = light[place * LIGHT_EACH + slot]
    for slot in range(DARK_EACH):
        me.tasks[LIGHT_EACH + slot] = t.task_pile[t.tasks_drawn]
        t.tasks_drawn += 1
    for _ in range(CARDS_DEALT):
        me.hand[draw_card(t)] += 1


def first_steps(order: vec[i64]) -> list[Step[Any]]:
    """First huts in reverse turn order, then the rounds (BB-S12)."""
    steps: list[Step[Any]] = [ROUND]
    steps.extend([PLACE_FIRST_HUT[seat] for seat in order])
    return steps
