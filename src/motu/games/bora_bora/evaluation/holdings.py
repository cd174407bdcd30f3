"""What the things a player holds should still be worth: the parts of an expected score."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.games.bora_bora.bits import count, has, lowest
from motu.games.bora_bora.components import (
    COLOURS,
    COPIES,
    FACES,
    KIND_COUNT,
    YELLOW,
)
from motu.games.bora_bora.evaluation.weights import (
    CARDS,
    COLOUR,
    DIE,
    FACE,
    GOD_TILE,
    HALF_FULL,
    KIND_VALUE,
    LOW_BUILDING,
    MATERIAL,
    NEAR,
    NEAR_ALWAYS,
    NEAR_IN_TIME,
    NEAREST,
    NEW_TASK,
    OFFERINGS,
    ORDER,
    PAIR,
    PEOPLE_IN,
    PERSON,
    PRIEST_SCORES,
    PRIEST_STAYS,
    SECOND_KIND,
    SECOND_PAIR,
    SHELL,
    SHELLS_PER_ROUND,
    STATUS_PROGRESS,
    SYMBOL,
    TEMPLE_TILE,
    WITH_YELLOW,
)
from motu.games.bora_bora.seat import NOTHING, Seat
from motu.games.bora_bora.state import PHASE_B, PHASE_C, Table, tile_of
from motu.games.bora_bora.tasks import missing


def order_value(t: Table, seat: i64, w: vec[float]) -> float:
    """The status track before it is scored, and the turn order that follows from it."""
    behind = 0
    if t.phase == PHASE_C:
        for place in range(len(t.order)):
            if t.order[place] == seat:
                behind = len(t.order) - 1 - place
        return w[ORDER] * float(behind)
    status: i64 = t.seats[seat].status
    further: i64 = status + 1 if status < t.edition.status_end else status
    for other in range(len(t.seats)):
        if other != seat and t.ahead(seat, other):
            behind += 1
    return float(t.edition.status_points[status] + t.edition.status_points[further]) * STATUS_PROGRESS + w[
        ORDER
    ] * float(behind)


def temple_value(t: Table, seat: i64, later: i64, w: vec[float]) -> float:
    """What priests in the temple score until they are pushed out, and the god tile for the most."""
    score = 0.0
    for space in range(t.edition.temple_spaces):
        if t.temple[space] == seat:
            score += priest_value(t, space, later, w)
    if t.phase < PHASE_C and t.first_in_temple() == seat:
        score += (float(t.edition.god_tile_points) + w[GOD_TILE]) * w[
            TEMPLE_TILE + 1 if t.phase == PHASE_B else TEMPLE_TILE
        ]
    return score


def priest_value(t: Table, space: i64, later: i64, w: vec[float]) -> float:
    """A priest far to the left stays longer."""
    stays = w[PRIEST_STAYS] + w[PRIEST_STAYS + 1] * float(space)
    score = 0.0
    chance = 1.0
    if t.phase < PHASE_C:
        chance = 1.0 if t.phase == PHASE_B else w[PRIEST_SCORES] + w[PRIEST_SCORES + 1] * float(space)
        score = chance * float(t.edition.priest_points[t.round])
    for ahead in range(later):
        chance *= stays
        score += chance * float(t.edition.priest_points[t.round + 1 + ahead])
    return score


def shells_value(me: Seat, scored: i64, w: vec[float]) -> float:
    held = float(me.shells)
    useful = w[SHELLS_PER_ROUND] * float(scored)
    return w[SHELL] * (held if held < useful else useful)


def people_value(me: Seat, works: i64, w: vec[float]) -> float:
    """The best kind of each sex in every phase B to come, and the symbols that may still be shifted."""
    settled: i64 = me.men | me.women
    if settled == 0:
        return 0.0
    people = float(count(settled))
    score = w[PERSON] * people
    if people > HALF_FULL:
        score += w[PEOPLE_IN] * (people - HALF_FULL)
    if works == 0:
        return score
    score += float(works) * (kinds_value(me, 0, w) + kinds_value(me, 1, w))
    waiting: i64 = settled & ~me.shifted
    symbols: i64 = 0
    while waiting != 0:
        symbols += me.edition.symbols[me.people[lowest(waiting)]]
        waiting &= waiting - 1
    return score + w[SYMBOL] * float(symbols)


def kinds_value(me: Seat, sex: i64, w: vec[float]) -> float:
    """What the people of a sex bring in a phase B: the best kind, and the second best as a choice."""
    best = 0.0
    second = 0.0
    kinds = me.kinds
    for kind in range(KIND_COUNT):
        copies: i64 = kinds[sex * KIND_COUNT + kind]
        if copies > 0:
            worth = w[KIND_VALUE + kind * COPIES + copies - 1]
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    return best + w[SECOND_KIND] * second


def materials_value(t: Table, me: Seat, w: vec[float]) -> float:
    """Materials, and more for pairs that buildings can replace; low building tiles are the easiest to place."""
    score = w[MATERIAL] * float(count(me.materials))
    pairs = pairs_ready(me)
    unbuilt = count(me.buildable(FACES))
    if pairs > 0 and unbuilt > 0:
        score += w[PAIR] * float(t.edition.building_points[t.round])
        if pairs > 1 and unbuilt > 1:
            score += w[SECOND_PAIR] * float(t.edition.building_points[t.round])
    for building in range(FACES):
        if not has(me.buildings, building):
            score += w[LOW_BUILDING] * float(FACES - building)
    return score


def pairs_ready(me: Seat) -> i64:
    """About how many buildings the materials on the area allow: pairs taken as they come."""
    materials: i64 = me.materials
    pairs: i64 = 0
    for plot in range(me.edition.plot_count):
        if materials & me.edition.plots[plot] == me.edition.plots[plot]:
            materials &= ~me.edition.plots[plot]
            pairs += 1
    return pairs


def means_value(me: Seat, share: float, w: vec[float]) -> float:
    """Offerings, god cards and god tiles as means to play gods."""
    cards = me.cards_in_hand()
    score = w[CARDS + (cards if cards < 5 else 5)] + w[OFFERINGS + (me.offerings if me.offerings < 5 else 5)]
    for colour in range(COLOURS):
        if me.hand[colour] > 0:
            score += w[COLOUR]
    return share * (score + w[GOD_TILE] * float(me.god_tiles))


def tasks_value(t: Table, seat: i64, later: i64, w: vec[float]) -> float:
    """Each task by how little it lacks; without time left only what is there counts, or what a yellow god adds."""
    me = t.seats[seat]
    time = time_left(t, later)
    score = 0.0
    nearest = 0.0
    for slot in range(t.edition.task_slots):
        task: i64 = me.tasks[slot]
        if task == NOTHING:
            score += w[NEW_TASK] * time
        else:
            chance = near(me, missing(t, seat, task), time, w)
            score += chance
            if chance > nearest:
                nearest = chance
    if t.phase < PHASE_C:
        score += w[NEAREST] * nearest
    return float(t.edition.task_points) * score


def time_left(t: Table, later: i64) -> float:
    """The share of the game in which things for tasks may still be gained."""
    return float(later + (1 if t.phase < PHASE_C else 0)) / float(t.edition.rounds)


def near(me: Seat, short: i64, time: float, w: vec[float]) -> float:
    """The chance to complete a task that lacks `short` units, with this share of the game left."""
    if short == 0:
        return w[NEAR]
    chance = w[NEAR + (short if short < 4 else 4)] * (w[NEAR_ALWAYS] + w[NEAR_IN_TIME] * time if time > 0.0 else 0.0)
    if short == 1 and chance < w[WITH_YELLOW] and me.can_play(YELLOW):
        return w[WITH_YELLOW]
    return chance


def dice_value(t: Table, seat: i64, w: vec[float]) -> float:
    """Dice not placed yet, but for one that is being placed."""
    score = 0.0
    for die in range(seat * t.edition.dice, seat * t.edition.dice + t.edition.dice):
        face: i64 = t.dice[die]
        if face > 0 and tile_of(face) == NOTHING:
            score += w[DIE] + w[FACE] * float(face)
    return score
