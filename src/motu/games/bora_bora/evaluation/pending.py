"""The expected value of a die or an action that was chosen but not carried out yet."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.agenda import Decision
from motu.games.bora_bora.bits import bit, count, has, lowest
from motu.games.bora_bora.components import (
    BUILD,
    BY_LAND,
    BY_WATER,
    COPIES,
    EITHER,
    FISHING,
    HELPER,
    KIND_COUNT,
    LAND,
    LAND_WATER,
    LIKE_A_DIE,
    MAN,
    MAN_WOMAN,
    TAKE_MAN,
    TEMPLE,
    TILE_COUNT,
    WATER,
)
from motu.games.bora_bora.evaluation.holdings import near, people_value, priest_value, tasks_value, time_left
from motu.games.bora_bora.evaluation.weights import (
    DIE,
    FACE,
    FIRE,
    FIRST_PRIEST,
    GOD,
    HELP,
    HELP_PRICE,
    MATERIAL,
    NEAR,
    PAIR,
    RESOURCE,
    ROOM,
    SHIFT_PRICE,
    SHIFTED,
    SYMBOL,
    UNIT,
)
from motu.games.bora_bora.seat import NOTHING
from motu.games.bora_bora.state import PHASE_B, Table
from motu.games.bora_bora.tasks import OF_BUILDINGS, OF_PEOPLE, OF_PRIESTS, OF_REGIONS, ask_for, missing


def pending_value(t: Table, who: i64, w: vec[float]) -> float:
    """The expected value of the die or action that this player has chosen but not carried out yet."""
    if not t.agenda:
        return 0.0
    top = t.agenda[-1]
    if not isinstance(top, Decision) or top.seat != who:
        return 0.0
    if t.action != NOTHING:
        return action_value(t, who, t.action, t.power, w) - w[GOD] * float(count(t.owed))
    if t.die == 0:
        return 0.0
    best = float(t.edition.fishing_points)
    for tile in t.edition.tiles_laid[len(t.seats) - 2]:
        if t.die < t.lowest_faces[tile] and t.possible(who, tile, t.die):
            found = action_value(t, who, tile, t.die, w)
            if found > best:
                best = found
    return best - w[DIE] - w[FACE] * float(t.die)


def action_value(t: Table, seat: i64, tile: i64, value: i64, w: vec[float]) -> float:
    """Roughly what an action with this die value gains, minus what it uses up."""
    me = t.seats[seat]
    later: i64 = t.edition.rounds - 1 - t.round
    if tile == HELPER:
        return helper_action_value(t, seat, value, later, w)
    if tile == TEMPLE:
        return temple_action_value(t, seat, value, later, w)
    if tile == BUILD:
        used = float(count(t.edition.plots[0])) * w[MATERIAL]
        gained = float(t.edition.building_points[t.round]) * (1.0 - w[PAIR]) + w[FIRE]
        return gained - used + building_for_tasks(t, seat, value, later, w)
    if LAND <= tile <= WATER or tile == LAND_WATER:
        ways: i64 = BY_LAND if tile == LAND else BY_WATER if tile == WATER else EITHER
        return region_action_value(t, seat, me.reachable(ways, value), later, w)
    if tile == FISHING:
        return float(t.edition.fishing_points)
    if tile >= TILE_COUNT:
        return work_action_value(t, seat, tile - TILE_COUNT, value, w)
    best = 0.0
    for sex in range(2):
        if tile == MAN_WOMAN or (tile == TAKE_MAN) == (sex == MAN):
            left: i64 = t.people_left(sex, value)
            while left != 0:
                found = person_action_value(t, seat, sex, t.person_at(sex, lowest(left)), later, w)
                left &= left - 1
                if found > best:
                    best = found
    return best


# What an action does for the tasks is reckoned only where one of them asks for what it changes.


def building_for_tasks(t: Table, seat: i64, value: i64, later: i64, w: vec[float]) -> float:
    """What the lowest building that the value allows does for the tasks."""
    me = t.seats[seat]
    if not ask_for(me, OF_BUILDINGS):
        return 0.0
    before = tasks_value(t, seat, later, w)
    built: i64 = me.buildings
    me.buildings |= bit(lowest(me.buildable(value)))
    after = tasks_value(t, seat, later, w)
    me.buildings = built
    return after - before


def work_action_value(t: Table, seat: i64, kind: i64, strength: i64, w: vec[float]) -> float:
    """A kind of people used in phase B: like a die on its tile, or a number of resources."""
    if kind < len(LIKE_A_DIE):
        return action_value(t, seat, LIKE_A_DIE[kind], strength, w)
    return w[UNIT + kind - len(LIKE_A_DIE)] * float(strength)


def temple_action_value(t: Table, seat: i64, value: i64, later: i64, w: vec[float]) -> float:
    """A priest and the fire bonus, and what the priest does for the tasks."""
    gained = priest_value(t, value - 1, later, w) + w[FIRE] + w[FIRST_PRIEST]
    if not ask_for(t.seats[seat], OF_PRIESTS):
        return gained
    before = tasks_value(t, seat, later, w)
    standing: i64 = t.temple[value - 1]
    t.temple[value - 1] = seat
    after = tasks_value(t, seat, later, w)
    t.temple[value - 1] = standing
    return gained + after - before


def helper_action_value(t: Table, seat: i64, value: i64, later: i64, w: vec[float]) -> float:
    """A point for each point of the die, more where people can be shifted or a task asks for what is to be had."""
    me = t.seats[seat]
    score = w[HELP] * float(value)
    left: i64 = value
    waiting: i64 = (me.men | me.women) & ~me.shifted
    for symbols in range(t.edition.most_symbols, 1, -1):
        for space in range(t.edition.spaces):
            if left > 0 and has(waiting, space) and t.edition.symbols[me.people[space]] == symbols:
                left -= 1
                score += (w[SHIFTED] - w[SYMBOL]) * float(symbols) - SHIFT_PRICE
    for slot in range(t.edition.task_slots):
        task: i64 = me.tasks[slot]
        if task != NOTHING:
            needs = t.edition.task_needs[task]
            price = HELP_PRICE[needs[0]]
            short = missing(t, seat, task)
            if price > 0 and short > 0 and short * price <= value:
                score += float(t.edition.task_points) * (w[NEAR] - near(me, short, time_left(t, later), w))
    return score


def region_action_value(t: Table, seat: i64, reachable: i64, later: i64, w: vec[float]) -> float:
    """The best region within reach: fish, resource, the space it frees, and what it does for the tasks."""
    me = t.seats[seat]
    free = count(me.free())
    room = w[ROOM + free + 1] - w[ROOM + free] if free < 3 else 0.0
    asked = ask_for(me, OF_REGIONS)
    before = tasks_value(t, seat, later, w) if asked or reachable == 0 else 0.0
    best = 0.0
    held: i64 = me.regions
    while reachable != 0:
        region = lowest(reachable)
        reachable &= reachable - 1
        found = float(t.fish_value(region))
        if asked:
            me.regions = held | bit(region)
            found += tasks_value(t, seat, later, w)
        if found > best:
            best = found
    me.regions = held
    return best - before + w[RESOURCE] + room


def person_action_value(t: Table, seat: i64, sex: i64, tile: i64, later: i64, w: vec[float]) -> float:
    """A person: what the kind adds in every phase B to come, and what the person does for the tasks."""
    me = t.seats[seat]
    men: i64 = me.men
    women: i64 = me.women
    space: i64 = lowest(me.free())
    free = count(me.free())
    works: i64 = later + 1 if t.phase < PHASE_B else later
    asked = ask_for(me, OF_PEOPLE)
    before = people_value(me, works, w)
    if asked:
        before += tasks_value(t, seat, later, w)
    kept: i64 = me.people[space]
    me.people[space] = tile
    me.kinds[sex * KIND_COUNT + tile // COPIES] += 1
    if sex == MAN:
        me.men |= bit(space)
    else:
        me.women |= bit(space)
    after = people_value(me, works, w)
    if asked:
        after += tasks_value(t, seat, later, w)
    me.men = men
    me.women = women
    me.people[space] = kept
    me.kinds[sex * KIND_COUNT + tile // COPIES] -= 1
    return after - before - (w[ROOM + free] - w[ROOM + free - 1] if free < 4 else 0.0)
