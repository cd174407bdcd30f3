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
    COLOURS,
    GODS,
    KIND_COUNT,
    MATERIAL_KINDS,
    MOST_SEATS,
    REGION_COUNT,
    TILE_COUNT,
    TILES_A_SEX,
    BoraBoraEdition,
)
from motu.games.bora_bora.events import GodCardsDealt, GodCardsShown, TasksDealt, TurnOrderDrawn
from motu.games.bora_bora.flow import NO_DIE, ROUND, log_round_display, show_round
from motu.games.bora_bora.gods import draw_card
from motu.games.bora_bora.seat import EARNED, NOTHING, START, Seat
from motu.games.bora_bora.state import NOBODY, SETUP, Table


def set_up(edition: BoraBoraEdition, seats: int, chance: Chance, options: dict[str, bool]) -> Table:
    """The table before the first huts (BB-S1 to BB-S11)."""
    order = shuffled(chance, seats)
    light = edition.light_tasks[:]
    chance.shuffle(light, 0, len(light))
    dark = edition.dark_tasks[:]
    chance.shuffle(dark, 0, len(dark))
    people = vec[i64]([i64(tile % TILES_A_SEX) for tile in range(2 * TILES_A_SEX)])
    chance.shuffle(people, 0, TILES_A_SEX)
    chance.shuffle(people, TILES_A_SEX, 2 * TILES_A_SEX)
    t = Table(
        edition=edition,
        agenda=first_steps(order),
        chance=chance,
        seats=[starting_seat(edition, options["huts_one_per_space"]) for _ in range(seats)],
        order=order,
        round=0,
        phase=SETUP,
        dice=vec[i64]([i64(0)] * (MOST_SEATS * edition.dice)),
        lowest_faces=vec[i64]([NO_DIE] * TILE_COUNT),
        temple=vec[i64]([i64(NOBODY)] * edition.temple_spaces),
        holders=vec[i64]([i64(NOBODY)] * REGION_COUNT),
        cards_shown=vec[i64]([i64(NOTHING)] * edition.cards_shown),
        pile=vec[i64]([edition.cards_each] * COLOURS),
        discard=vec[i64]([i64(0)] * COLOURS),
        pile_size=edition.cards_each * COLOURS,
        discard_size=0,
        god_tiles_left=edition.temple_god_tiles,
        god_tiles_gone=edition.god_tiles - edition.temple_god_tiles - edition.god_tiles_each * seats,
        tasks_shown=vec[i64]([i64(NOTHING)] * (MOST_SEATS + edition.shown_beyond)),
        tasks_drawn=0,
        tasks_gone=0,
        men_left=0,
        women_left=0,
        jewels_left=0,
        men_gone=0,
        women_gone=0,
        jewels_gone=0,
        used=0,
        green_played=0,
        owed=0,
        owing=NOBODY,
        die=0,
        action=NOTHING,
        power=0,
        fish=shuffled(chance, REGION_COUNT),
        people_pile=people,
        task_pile=dark,
        jewels=shuffled(chance, edition.jewels),
    )
    for place in range(len(light)):
        if place >= seats * edition.light_each:
            t.tasks_gone |= bit(light[place])
    for place in range(seats):
        deal(t, order[place], place, light)
    for place in range(edition.cards_shown):
        t.cards_shown[place] = draw_card(t)
    show_round(t)
    return t


def shuffled(chance: Chance, size: i64) -> vec[i64]:
    """The numbers below a size in any order."""
    numbers = vec[i64]([i64(number) for number in range(size)])
    chance.shuffle(numbers, 0, size)
    return numbers


def starting_seat(edition: BoraBoraEdition, one_per_space: bool) -> Seat:
    """Huts on the gathering board: two on space 12 and one space empty, or one on each (BB-S9, BB-S10)."""
    huts: i64 = edition.other_spaces | bit(edition.last_space)
    on_last: i64 = 1
    if not one_per_space:
        huts &= ~bit(edition.empty_at_start)
        on_last = edition.start_on_last
    return Seat(
        edition=edition,
        offerings=edition.start_offerings,
        shells=0,
        god_tiles=edition.god_tiles_each,
        priests=edition.priests,
        status=0,
        arrived=0,
        huts=huts,
        on_last=on_last,
        men=0,
        women=0,
        shifted=0,
        regions=0,
        materials=0,
        covered=0,
        buildings=0,
        plots=0,
        jewelry=0,
        done=0,
        points=vec[i64]([i64(0)] * EARNED),
        people=vec[i64]([i64(NOTHING)] * edition.spaces),
        kinds=vec[i64]([i64(0)] * (2 * KIND_COUNT)),
        hand=vec[i64]([i64(0)] * COLOURS),
        known=vec[i64]([i64(0)] * COLOURS),
        beside=vec[i64]([i64(0)] * MATERIAL_KINDS),
        tasks=vec[i64]([i64(NOTHING)] * edition.task_slots),
    )


def deal(t: Table, seat: i64, place: i64, light: vec[i64]) -> None:
    """Points and a place in the stack by turn order, tasks, and god cards (BB-S5, BB-S8, BB-S11)."""
    me = t.seats[seat]
    me.points[START] = t.edition.start_points[place]
    me.arrived = len(t.order) - 1 - place
    for slot in range(t.edition.light_each):
        me.tasks[slot] = light[place * t.edition.light_each + slot]
    for slot in range(t.edition.dark_each):
        me.tasks[t.edition.light_each + slot] = t.task_pile[t.tasks_drawn]
        t.tasks_drawn += 1
    for _ in range(t.edition.cards_dealt):
        me.hand[draw_card(t)] += 1


def first_steps(order: vec[i64]) -> list[Step[Any]]:
    """First huts in reverse turn order, then the rounds (BB-S12)."""
    steps: list[Step[Any]] = [ROUND]
    steps.extend([PLACE_FIRST_HUT[seat] for seat in order])
    return steps


def open_log(t: Table) -> None:
    """Begin the log with what everybody sees while the table is set up."""
    t.log = []
    for place in range(len(t.order)):
        seat = t.order[place]
        me = t.seats[seat]
        cards = [GODS[colour] for colour in range(COLOURS) for _ in range(me.hand[colour])]
        t.log.append(TurnOrderDrawn(seat, place + 1, me.points[START]))
        t.log.append(TasksDealt(seat, [t.edition.tasks[task] for task in me.tasks]))
        t.log.append(GodCardsDealt(seat, cards))
    t.log.append(GodCardsShown([GODS[colour] for colour in t.cards_shown if colour != NOTHING]))
    log_round_display(t)
