"""How good a table is for a seat: what bots think with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.core.agenda import Decision
from motu.games.bora_bora.bits import count, has
from motu.games.bora_bora.components import (
    BUILD,
    BUILDING_POINTS,
    BY_LAND,
    BY_WATER,
    COLOURS,
    COPIES,
    DICE,
    EITHER,
    FACES,
    FISHING,
    FISHING_POINTS,
    HELPER,
    KIND_COUNT,
    LAND,
    LAND_WATER,
    MAN,
    MAN_WOMAN,
    MOST_SYMBOLS,
    PEOPLE_SHOWN,
    PRIEST_POINTS,
    REGION_COUNT,
    ROUNDS,
    SPACES,
    STATUS_END,
    STATUS_POINTS,
    SYMBOLS,
    TAKE_MAN,
    TASK_POINTS,
    TASK_SLOTS,
    TEMPLE,
    TEMPLE_SPACES,
    TILES_LAID,
    WATER,
    YELLOW,
)
from motu.games.bora_bora.scoring import points
from motu.games.bora_bora.seat import NOTHING, Seat
from motu.games.bora_bora.state import END, PHASE_B, PHASE_C, Table, tile_of
from motu.games.bora_bora.tasks import missing

KIND_VALUE: Final[list[float]] = [
    1.4, 3.0, 3.8,  # a land path
    1.2, 2.8, 3.8,  # a water path
    1.8, 2.3, 2.3,  # a woman
    1.8, 2.3, 2.3,  # a man
    2.6, 4.0, 4.0,  # a building
    1.4, 2.8, 3.8,  # materials
    0.8, 1.3, 1.6,  # huts moved
    2.0, 4.0, 6.0,  # points
    1.0, 1.9, 2.7,  # god cards
    1.1, 2.0, 2.7,  # offerings
    1.0, 2.1, 3.2,  # status steps
    1.1, 2.1, 3.1,  # shells
]  # fmt: skip
"""Points that 1, 2, 3 tiles of a kind bring in a phase B."""
SECOND_KIND: Final = 0.2
"""What a sex's second best kind adds, as a choice."""
PERSON: Final = 0.6
SYMBOL: Final = 0.5
"""A symbol that is not yet shifted."""
ROOM: Final[list[float]] = [0.0, 1.3, 2.0, 2.4]
"""Free spaces of the gathering board, up to three."""
MATERIAL: Final = 0.7
PAIR: Final = 0.45
"""Of a building's points, as soon as its materials lie side by side."""
FIRE: Final = 2.1
"""The fire bonus."""
OFFERINGS: Final[list[float]] = [0.0, 1.3, 2.3, 3.1, 3.7, 4.1]
CARDS: Final[list[float]] = [0.0, 0.9, 1.7, 2.4, 3.0, 3.4]
GOD_TILE: Final = 1.4
"""A god tile beyond the points it scores unused."""
SHELL: Final = 1.0
SHELLS_A_ROUND: Final = 6
ORDER: Final = 0.5
"""Each player behind in the turn order."""
NEAR: Final[list[float]] = [0.93, 0.5, 0.28, 0.16, 0.08]
"""The chance to complete a task that lacks so many units, with time left."""
NEW_TASK: Final = 0.4
REGION: Final = 0.7
DIE: Final = 2.0
FACE: Final = 0.4
"""A die not yet placed is worth DIE, and FACE for each point it shows."""


def worth(t: Table, who: i64) -> float:
    """Points of lead over the best other player, with what everything on the table should still bring."""
    mine: float = 0.0
    best: float = -1000.0
    for seat in range(len(t.seats)):
        hope = prospects(t, seat)
        if seat == who:
            mine = hope
        elif hope > best:
            best = hope
    return mine + under_way(t, who) - best


def prospects(t: Table, seat: i64) -> float:
    """A player's points if the game ended now, and what the rounds left should add."""
    hope = float(points(t, seat))
    if t.over():
        return hope
    me = t.seats[seat]
    later: i64 = ROUNDS - 1 - t.round
    hope += tasks_hope(t, seat, later)
    if t.phase == END:
        return hope + means_hope(me, 0.4)
    hope += order_hope(t, seat) + temple_hope(t, seat, later)
    scored: i64 = later if t.phase == PHASE_C else later + 1
    hope += shells_hope(me, scored)
    works: i64 = later + 1 if t.phase < PHASE_B else later
    hope += people_hope(me, works)
    if later > 0 or t.phase < PHASE_C:
        hope += materials_hope(t, me) + means_hope(me, 1.0 if later > 0 else 0.6)
        free = count(me.free())
        hope += ROOM[free if free < 3 else 3] * (1.0 if later > 0 else 0.3)
        hope += REGION * 0.2 * float(count(me.reachable(EITHER, 3)))
    return hope + dice_hope(t, seat)


def order_hope(t: Table, seat: i64) -> float:
    """The status track before it is scored, and the turn order that comes of it."""
    behind = 0
    if t.phase == PHASE_C:
        for place in range(len(t.order)):
            if t.order[place] == seat:
                behind = len(t.order) - 1 - place
        return ORDER * float(behind)
    status: i64 = t.seats[seat].status
    further: i64 = status + 1 if status < STATUS_END else status
    for other in range(len(t.seats)):
        if other != seat and t.ahead(seat, other):
            behind += 1
    return float(STATUS_POINTS[status] + STATUS_POINTS[further]) * 0.5 + ORDER * float(behind)


def temple_hope(t: Table, seat: i64, later: i64) -> float:
    """What priests in the temple score until they are pushed out, and the god tile for the most."""
    hope = 0.0
    for space in range(TEMPLE_SPACES):
        if t.temple[space] == seat:
            hope += priest_hope(t, space, later)
    if t.phase < PHASE_C and t.first_in_temple() == seat:
        hope += (2.0 + GOD_TILE) * (0.9 if t.phase == PHASE_B else 0.5)
    return hope


def priest_hope(t: Table, space: i64, later: i64) -> float:
    """A priest far to the left stays longer."""
    stays = 0.45 + 0.08 * float(space)
    hope = 0.0
    chance = 1.0
    if t.phase < PHASE_C:
        chance = 1.0 if t.phase == PHASE_B else 0.6 + 0.07 * float(space)
        hope = chance * float(PRIEST_POINTS[t.round])
    for ahead in range(later):
        chance *= stays
        hope += chance * float(PRIEST_POINTS[t.round + 1 + ahead])
    return hope


def shells_hope(me: Seat, scored: i64) -> float:
    useful: i64 = SHELLS_A_ROUND * scored
    return SHELL * float(me.shells if me.shells < useful else useful)


def people_hope(me: Seat, works: i64) -> float:
    """The best kind of each sex in every phase B to come, and the symbols that may still be shifted."""
    hope = PERSON * float(count(me.men | me.women))
    for sex in range(2):
        best = 0.0
        second = 0.0
        for kind in range(KIND_COUNT):
            copies: i64 = me.kinds[sex * KIND_COUNT + kind]
            if copies > 0:
                value = KIND_VALUE[kind * COPIES + copies - 1]
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
        hope += float(works) * (best + SECOND_KIND * second)
    if works > 0:
        waiting: i64 = (me.men | me.women) & ~me.shifted
        for space in range(SPACES):
            if has(waiting, space):
                hope += SYMBOL * float(SYMBOLS[me.people[space]])
    return hope


def materials_hope(t: Table, me: Seat) -> float:
    """Materials, and more for a pair that a building can replace; low building tiles are the easiest to place."""
    hope = MATERIAL * float(count(me.materials))
    if me.has_plot() and me.buildable(FACES) != 0:
        hope += PAIR * float(BUILDING_POINTS[t.round])
    for building in range(FACES):
        if not has(me.buildings, building):
            hope += 0.1 * float(FACES - building)
    return hope


def means_hope(me: Seat, share: float) -> float:
    """Offerings, god cards and god tiles as means to play gods."""
    cards = me.cards_in_hand()
    hope = CARDS[cards if cards < 5 else 5] + OFFERINGS[me.offerings if me.offerings < 5 else 5]
    for colour in range(COLOURS):
        if me.hand[colour] > 0:
            hope += 0.2
    return share * (hope + GOD_TILE * float(me.god_tiles))


def tasks_hope(t: Table, seat: i64, later: i64) -> float:
    """Each task by how little it lacks; without time left only what is there counts, or what a yellow god adds."""
    me = t.seats[seat]
    time = float(later + (1 if t.phase < PHASE_C else 0)) / float(ROUNDS)
    hope = 0.0
    for slot in range(TASK_SLOTS):
        task: i64 = me.tasks[slot]
        if task == NOTHING:
            hope += NEW_TASK * time
            continue
        short = missing(t, seat, task)
        if short == 0:
            hope += NEAR[0]
        else:
            near = NEAR[short if short < 4 else 4] * (0.45 + 0.75 * time if time > 0.0 else 0.0)
            if short == 1 and me.can_play(YELLOW) and near < 0.55:
                near = 0.55
            hope += near
    return float(TASK_POINTS) * hope


def dice_hope(t: Table, seat: i64) -> float:
    """Dice not placed yet, but for one that is being placed."""
    hope = 0.0
    for die in range(seat * DICE, seat * DICE + DICE):
        face: i64 = t.dice[die]
        if face > 0 and tile_of(face) == NOTHING:
            hope += DIE + FACE * float(face)
    return hope


def under_way(t: Table, who: i64) -> float:
    """What the player's own die or action, chosen but not yet carried out, promises."""
    if not t.agenda:
        return 0.0
    top = t.agenda[-1]
    if not isinstance(top, Decision) or top.seat != who:
        return 0.0
    if t.action != NOTHING:
        return promise(t, who, t.action, t.power)
    if t.die == 0:
        return 0.0
    best = float(FISHING_POINTS)
    for tile in TILES_LAID[len(t.seats) - 2]:
        if t.die < t.lowest_faces[tile] and t.possible(who, tile, t.die):
            found = promise(t, who, tile, t.die)
            if found > best:
                best = found
    return best - DIE - FACE * float(t.die)


def promise(t: Table, seat: i64, tile: i64, value: i64) -> float:
    """About what an action with a value brings, over what it uses up."""
    me = t.seats[seat]
    later: i64 = ROUNDS - 1 - t.round
    if tile == HELPER:
        return helper_promise(me, value)
    if tile == TEMPLE:
        return priest_hope(t, value - 1, later) + FIRE + 0.6
    if tile == BUILD:
        return float(BUILDING_POINTS[t.round]) * (1.0 - PAIR) + FIRE - 2.0 * MATERIAL
    if LAND <= tile <= WATER or tile == LAND_WATER:
        ways: i64 = BY_LAND if tile == LAND else BY_WATER if tile == WATER else EITHER
        return region_promise(t, me, ways, value)
    if tile == FISHING:
        return float(FISHING_POINTS)
    works: i64 = later + 1 if t.phase < PHASE_B else later
    best = 0.0
    for sex in range(2):
        if tile == MAN_WOMAN or (tile == TAKE_MAN) == (sex == MAN):
            for position in range(PEOPLE_SHOWN):
                if has(t.people_left(sex, value), position):
                    found = person_promise(me, sex, t.person_at(sex, position), works)
                    if found > best:
                        best = found
    return best


def helper_promise(me: Seat, value: i64) -> float:
    """A point for each point of the die, more where people can be shifted."""
    hope = 1.05 * float(value)
    left: i64 = value
    waiting: i64 = (me.men | me.women) & ~me.shifted
    for symbols in range(MOST_SYMBOLS, 1, -1):
        for space in range(SPACES):
            if left > 0 and has(waiting, space) and SYMBOLS[me.people[space]] == symbols:
                left -= 1
                hope += (0.95 - SYMBOL) * float(symbols) - 0.8
    return hope


def region_promise(t: Table, me: Seat, ways: i64, value: i64) -> float:
    reachable: i64 = me.reachable(ways, value)
    best: i64 = 0
    for region in range(REGION_COUNT):
        if has(reachable, region) and t.fish_value(region) > best:
            best = t.fish_value(region)
    free = count(me.free())
    room = ROOM[free + 1] - ROOM[free] if free < 3 else 0.0
    return float(best) + 1.0 + room + REGION


def person_promise(me: Seat, sex: i64, tile: i64, works: i64) -> float:
    kind: i64 = tile // COPIES
    copies: i64 = me.kinds[sex * KIND_COUNT + kind]
    best = 0.0
    for other in range(KIND_COUNT):
        held: i64 = me.kinds[sex * KIND_COUNT + other]
        if held > 0 and KIND_VALUE[other * COPIES + held - 1] > best:
            best = KIND_VALUE[other * COPIES + held - 1]
    value = KIND_VALUE[kind * COPIES + (copies if copies < COPIES else COPIES - 1)]
    gain = value - best if value > best else 0.0
    free = count(me.free())
    room = ROOM[free] - ROOM[free - 1] if 0 < free < 4 else 0.0
    return float(works) * gain + PERSON + SYMBOL * float(SYMBOLS[tile]) + 1.0 - room
