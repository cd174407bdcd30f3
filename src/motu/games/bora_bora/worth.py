"""How good a table is for a seat: what bots think with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.core.agenda import Decision
from motu.games.bora_bora.bits import bit, count, has, lowest
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
    LIKE_A_DIE,
    MAN,
    MAN_WOMAN,
    MOST_SYMBOLS,
    NEEDS,
    PEOPLE_SHOWN,
    PLOT_COUNT,
    PLOTS,
    PRIEST_POINTS,
    REGION_COUNT,
    ROUNDS,
    SPACES,
    STATUS_END,
    STATUS_POINTS,
    SYMBOLS,
    TAKE_MAN,
    TASK_NEEDS,
    TASK_POINTS,
    TASK_SLOTS,
    TEMPLE,
    TEMPLE_SPACES,
    TILE_COUNT,
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
SYMBOL: Final = 0.4
"""A symbol that is not yet shifted."""
ROOM: Final[list[float]] = [0.0, 1.3, 2.0, 2.4]
"""Free spaces of the gathering board, up to three."""
MATERIAL: Final = 1.3
PAIR: Final = 0.45
"""Of a building's points, as soon as its materials lie side by side."""
SECOND_PAIR: Final = 0.25
FIRE: Final = 2.1
"""The fire bonus."""
OFFERINGS: Final[list[float]] = [0.0, 1.3, 2.3, 3.1, 3.7, 4.1]
CARDS: Final[list[float]] = [0.0, 0.9, 1.7, 2.4, 3.0, 3.4]
GOD_TILE: Final = 1.4
"""A god tile beyond the points it scores unused."""
GOD: Final = 2.4
"""What it takes to pay for a god that was called."""
SHELL: Final = 1.2
SHELLS_A_ROUND: Final = 6
ORDER: Final = 0.5
"""Each player behind in the turn order."""
NEAR: Final[list[float]] = [0.93, 0.5, 0.28, 0.16, 0.08]
"""The chance to complete a task that lacks so many units, with time left."""
NEW_TASK: Final = 0.4
UNIT: Final[list[float]] = [1.4, 0.7, 1.0, 0.9, 1.0, 0.9, 1.1]
"""A material, a hut moved, a point, a god card, an offering, a status step, a shell, as people bring them."""
WITH_YELLOW: Final = 0.55
BOUGHT: Final = ["cards_of_one_colour", "cards", "different_cards", "offerings", "material", "materials", "huts_on_12"]
HELP_PRICE: Final[list[int]] = [2 if need in BOUGHT else 1 if need.endswith("shifted") else 0 for need in NEEDS]
"""What a unit of each need costs at the helper; 0 if it is not to be had there."""
REGION: Final = 0.7
RESOURCE: Final = 1.7
"""What a region brings beside its fish and the space it frees."""
HELP: Final = 1.05
"""A point of the helper's die."""
SHIFTED: Final = 0.95
"""A symbol that is shifted."""
FIRST_PRIEST: Final = 0.6
"""What a priest adds to the hope for the most priests."""
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
    """Materials, and more for pairs that buildings can replace; low building tiles are the easiest to place."""
    hope = MATERIAL * float(count(me.materials))
    pairs = pairs_ready(me.materials)
    unbuilt = count(me.buildable(FACES))
    if pairs > 0 and unbuilt > 0:
        hope += PAIR * float(BUILDING_POINTS[t.round])
        if pairs > 1 and unbuilt > 1:
            hope += SECOND_PAIR * float(BUILDING_POINTS[t.round])
    for building in range(FACES):
        if not has(me.buildings, building):
            hope += 0.1 * float(FACES - building)
    return hope


def pairs_ready(materials: i64) -> i64:
    """About how many buildings the materials on the area allow: pairs taken as they come."""
    pairs: i64 = 0
    for plot in range(PLOT_COUNT):
        if materials & PLOTS[plot] == PLOTS[plot]:
            materials &= ~PLOTS[plot]
            pairs += 1
    return pairs


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
    hope = 0.0
    for slot in range(TASK_SLOTS):
        task: i64 = me.tasks[slot]
        if task == NOTHING:
            hope += NEW_TASK * time_left(t, later)
        else:
            hope += near(t, me, missing(t, seat, task), later)
    return float(TASK_POINTS) * hope


def time_left(t: Table, later: i64) -> float:
    """The share of the game in which things for tasks may still be gained."""
    return float(later + (1 if t.phase < PHASE_C else 0)) / float(ROUNDS)


def near(t: Table, me: Seat, short: i64, later: i64) -> float:
    """The chance to complete a task that lacks so many units."""
    if short == 0:
        return NEAR[0]
    time = time_left(t, later)
    chance = NEAR[short if short < 4 else 4] * (0.45 + 0.75 * time if time > 0.0 else 0.0)
    if short == 1 and chance < WITH_YELLOW and me.can_play(YELLOW):
        return WITH_YELLOW
    return chance


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
        return promise(t, who, t.action, t.power) - GOD * float(count(t.owed))
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
        return helper_promise(t, seat, value, later)
    before = tasks_hope(t, seat, later)
    if tile == TEMPLE:
        return temple_promise(t, seat, value, later) - before
    if tile == BUILD:
        built: i64 = me.buildings
        me.buildings |= bit(lowest(me.buildable(value)))
        after = tasks_hope(t, seat, later)
        me.buildings = built
        return float(BUILDING_POINTS[t.round]) * (1.0 - PAIR) + FIRE - 2.0 * MATERIAL + after - before
    if LAND <= tile <= WATER or tile == LAND_WATER:
        ways: i64 = BY_LAND if tile == LAND else BY_WATER if tile == WATER else EITHER
        return region_promise(t, seat, me.reachable(ways, value), later) - before
    if tile == FISHING:
        return float(FISHING_POINTS)
    if tile >= TILE_COUNT:
        return work_promise(t, seat, tile - TILE_COUNT, value)
    best = 0.0
    for sex in range(2):
        if tile == MAN_WOMAN or (tile == TAKE_MAN) == (sex == MAN):
            for position in range(PEOPLE_SHOWN):
                if has(t.people_left(sex, value), position):
                    found = person_promise(t, seat, sex, t.person_at(sex, position), later) - before
                    if found > best:
                        best = found
    return best


def work_promise(t: Table, seat: i64, kind: i64, strength: i64) -> float:
    """A kind of people at work: like a die on its tile, or so many of what it brings."""
    if kind < len(LIKE_A_DIE):
        return promise(t, seat, LIKE_A_DIE[kind], strength)
    return UNIT[kind - len(LIKE_A_DIE)] * float(strength)


def temple_promise(t: Table, seat: i64, value: i64, later: i64) -> float:
    """A priest and the fire bonus, with the tasks as they are then."""
    standing: i64 = t.temple[value - 1]
    t.temple[value - 1] = seat
    after = tasks_hope(t, seat, later)
    t.temple[value - 1] = standing
    return priest_hope(t, value - 1, later) + FIRE + FIRST_PRIEST + after


def helper_promise(t: Table, seat: i64, value: i64, later: i64) -> float:
    """A point for each point of the die, more where people can be shifted or a task asks for what is to be had."""
    me = t.seats[seat]
    hope = HELP * float(value)
    left: i64 = value
    waiting: i64 = (me.men | me.women) & ~me.shifted
    for symbols in range(MOST_SYMBOLS, 1, -1):
        for space in range(SPACES):
            if left > 0 and has(waiting, space) and SYMBOLS[me.people[space]] == symbols:
                left -= 1
                hope += (SHIFTED - SYMBOL) * float(symbols) - 0.8
    for slot in range(TASK_SLOTS):
        task: i64 = me.tasks[slot]
        if task != NOTHING:
            needs = TASK_NEEDS[task]
            price = HELP_PRICE[needs[0]]
            short = missing(t, seat, task)
            if price > 0 and short > 0 and short * price <= value:
                hope += float(TASK_POINTS) * (NEAR[0] - near(t, me, short, later))
    return hope


def region_promise(t: Table, seat: i64, reachable: i64, later: i64) -> float:
    """The best region within reach: fish, resource, the space it frees, and the tasks as they are then."""
    me = t.seats[seat]
    free = count(me.free())
    room = ROOM[free + 1] - ROOM[free] if free < 3 else 0.0
    best = 0.0
    held: i64 = me.regions
    for region in range(REGION_COUNT):
        if has(reachable, region):
            me.regions = held | bit(region)
            found = float(t.fish_value(region)) + tasks_hope(t, seat, later)
            if found > best:
                best = found
    me.regions = held
    return best + RESOURCE + room


def person_promise(t: Table, seat: i64, sex: i64, tile: i64, later: i64) -> float:
    """A person: what the kind adds in every phase B to come, and the tasks as they are then."""
    me = t.seats[seat]
    men: i64 = me.men
    women: i64 = me.women
    space: i64 = lowest(me.free())
    free = count(me.free())
    works: i64 = later + 1 if t.phase < PHASE_B else later
    before = people_hope(me, works)
    kept: i64 = me.people[space]
    me.people[space] = tile
    me.kinds[sex * KIND_COUNT + tile // COPIES] += 1
    if sex == MAN:
        me.men |= bit(space)
    else:
        me.women |= bit(space)
    found = people_hope(me, works) - before + tasks_hope(t, seat, later)
    me.men = men
    me.women = women
    me.people[space] = kept
    me.kinds[sex * KIND_COUNT + tile // COPIES] -= 1
    return found - (ROOM[free] - ROOM[free - 1] if free < 4 else 0.0)
