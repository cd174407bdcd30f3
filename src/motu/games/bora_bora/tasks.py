"""What the tasks ask for: one small vocabulary, read from the data; and which cards a task shows to others."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.games.bora_bora.bits import bit, count
from motu.games.bora_bora.components import (
    COLOURS,
    GODS,
    KIND_COUNT,
    MAN,
    MATERIAL_KINDS,
    REGION_COUNT,
    WOMAN,
    YELLOW,
)
from motu.games.bora_bora.events import CardsShownForTask
from motu.games.bora_bora.seat import BY_CARD, BY_PAIR, BY_TILE, NOTHING, Seat
from motu.games.bora_bora.state import Table

# The places of the words in NEEDS.
MEN: Final = 0
WOMEN: Final = 1
PRIESTS_IN_TEMPLE: Final = 2
JEWELRY: Final = 3
FIRST: Final = 4
REGIONS_HELD: Final = 5
ISLANDS_HELD: Final = 6
CARDS_OF_ONE_COLOUR: Final = 7
CARDS: Final = 8
DIFFERENT_CARDS: Final = 9
BUILDINGS_BUILT: Final = 10
JEWELRY_OF_KIND: Final = 11
GOD_TILES_HELD: Final = 12
OFFERINGS: Final = 13
SHELLS: Final = 14
MATERIAL: Final = 15
ANY_MATERIALS: Final = 16
TERRAIN: Final = 17
FISH: Final = 18
HUTS_ON_LAST: Final = 19
MEN_SHIFTED: Final = 20
WOMEN_SHIFTED: Final = 21
PEOPLE_SHIFTED: Final = 22
PEOPLE_OF_KIND: Final = 23
DIFFERENT_MEN: Final = 24
DIFFERENT_WOMEN: Final = 25
DIFFERENT_JEWELRY: Final = 26

# Sets of them: what a task may ask for that an action changes.
OF_REGIONS: Final[i64] = bit(REGIONS_HELD) | bit(ISLANDS_HELD) | bit(TERRAIN) | bit(FISH)
OF_PEOPLE: Final[i64] = bit(MEN) | bit(WOMEN) | bit(PEOPLE_OF_KIND) | bit(DIFFERENT_MEN) | bit(DIFFERENT_WOMEN)
OF_PRIESTS: Final[i64] = bit(PRIESTS_IN_TEMPLE)
OF_BUILDINGS: Final[i64] = bit(BUILDINGS_BUILT)


def held(t: Table, seat: i64, what: i64, of: i64) -> i64:
    """How much of a thing a player has to show (BB-C6, BB-C7)."""
    me = t.seats[seat]
    if what <= FIRST:
        if what == MEN:
            return count(me.men)
        if what == WOMEN:
            return count(me.women)
        if what == PRIESTS_IN_TEMPLE:
            return t.priests_of(seat)
        if what == JEWELRY:
            return count(me.jewelry)
        return 1 if t.order[0] == seat else 0
    if what <= BUILDINGS_BUILT:
        if what == REGIONS_HELD:
            return count(me.regions)
        if what == ISLANDS_HELD:
            return touched(me.regions, t.edition.island_regions)
        if what == BUILDINGS_BUILT:
            return count(me.buildings)
        return cards_held(me, what, of)
    if what <= ANY_MATERIALS:
        if what == JEWELRY_OF_KIND:
            return count(me.jewelry & t.edition.jewels_of[of])
        if what == GOD_TILES_HELD:
            return me.god_tiles
        if what == OFFERINGS:
            return me.offerings
        if what == SHELLS:
            return me.shells
        if what == MATERIAL:
            return count(me.materials & t.edition.material_spaces[of]) + me.beside[of]
        return all_materials(me)
    if what == TERRAIN:
        return count(me.regions & t.edition.terrain_regions[of])
    if what == FISH:
        return regions_with_fish(t, me, of)
    if what == HUTS_ON_LAST:
        return me.on_last
    if what == MEN_SHIFTED:
        return count(me.men & me.shifted)
    if what == WOMEN_SHIFTED:
        return count(me.women & me.shifted)
    if what == PEOPLE_SHIFTED:
        return count(me.shifted)
    if what == PEOPLE_OF_KIND:
        return me.kinds[of] + me.kinds[KIND_COUNT + of]
    if what == DIFFERENT_JEWELRY:
        return touched(me.jewelry, t.edition.jewels_of)
    return different_people(me, MAN if what == DIFFERENT_MEN else WOMAN)


def touched(members: i64, groups: vec[i64]) -> i64:
    """How many groups have a member in a set."""
    number: i64 = 0
    for group in range(len(groups)):
        if members & groups[group] != 0:
            number += 1
    return number


def cards_held(me: Seat, what: i64, of: i64) -> i64:
    if what == CARDS:
        return me.hand[of]
    most: i64 = 0
    different: i64 = 0
    for colour in range(COLOURS):
        if me.hand[colour] > most:
            most = me.hand[colour]
        if me.hand[colour] > 0:
            different += 1
    return most if what == CARDS_OF_ONE_COLOUR else different


def all_materials(me: Seat) -> i64:
    materials: i64 = count(me.materials)
    for material in range(MATERIAL_KINDS):
        materials += me.beside[material]
    return materials


def regions_with_fish(t: Table, me: Seat, kind: i64) -> i64:
    found: i64 = 0
    for region in range(REGION_COUNT):
        if t.edition.fish_kind[t.fish[region]] == kind:
            found += (me.regions >> region) & 1
    return found


def different_people(me: Seat, sex: i64) -> i64:
    found: i64 = 0
    for kind in range(KIND_COUNT):
        if me.kinds[sex * KIND_COUNT + kind] > 0:
            found += 1
    return found


def missing(t: Table, seat: i64, task: i64) -> i64:
    """How many units of the whole task a player lacks (BB-C5)."""
    needs = t.edition.all_needs
    short: i64 = 0
    at: i64 = t.edition.needs_from[task]
    end: i64 = t.edition.needs_from[task + 1]
    while at < end:
        lack: i64 = needs[at + 1] - held(t, seat, needs[at], needs[at + 2])
        if lack > 0:
            short += lack
        at += 3
    return short


def ask_for(me: Seat, things: i64) -> bool:
    """Whether one of a player's tasks asks for one of these things."""
    for slot in range(len(me.tasks)):
        task: i64 = me.tasks[slot]
        if task != NOTHING and me.edition.task_words[task] & things != 0:
            return True
    return False


def missing_after_paying(t: Table, seat: i64, task: i64, way: i64) -> i64:
    """The same with the price of a yellow god gone, as it is before the check (BB-C7)."""
    set_aside(t.seats[seat], way, 1)
    short = missing(t, seat, task)
    set_aside(t.seats[seat], way, -1)
    return short


def set_aside(me: Seat, way: i64, times: i64) -> None:
    if way == BY_TILE:
        me.god_tiles -= times
        return
    me.offerings -= times
    if way == BY_CARD:
        me.hand[YELLOW] -= times
    else:
        me.hand[way - BY_PAIR] -= 2 * times


def asks_for_cards(me: Seat, task: i64) -> bool:
    return CARDS_OF_ONE_COLOUR <= me.edition.task_needs[task][0] <= DIFFERENT_CARDS


def hides_tasks(me: Seat) -> bool:
    """Whether hidden cards might complete a task as far as others know: to surrender one tells that they don't."""
    if me.hidden_cards() == 0:
        return False
    return any(me.tasks[slot] != NOTHING and asks_for_cards(me, me.tasks[slot]) for slot in range(len(me.tasks)))


def show_task_cards(t: Table, seat: i64, task: i64, short: i64) -> None:
    """A task that asks for cards lets others see them: those that tell least, known ones first (BB-I1)."""
    if not asks_for_cards(t.seats[seat], task):
        return
    needs = t.edition.task_needs[task]
    what: i64 = needs[0]
    me = t.seats[seat]
    wanted: i64 = needs[1] - short
    shown = vec[i64]([i64(0)] * COLOURS)
    if what == DIFFERENT_CARDS:
        for known in range(1, -1, -1):
            for colour in range(COLOURS):
                if wanted > 0 and me.hand[colour] > 0 and (me.known[colour] > 0) == (known == 1):
                    shown[colour] = 1
                    wanted -= 1
    elif what == CARDS:
        shown[needs[2]] = wanted
    else:
        shown[best_known(me, wanted)] = wanted
    for colour in range(COLOURS):
        if shown[colour] > me.known[colour]:
            me.known[colour] = shown[colour]
            t.reveals += 1
    if t.log is not None:
        cards: list[str] = []
        for colour in range(COLOURS):
            cards += [GODS[colour]] * shown[colour]
        t.log.append(CardsShownForTask(seat, cards))


def best_known(me: Seat, wanted: i64) -> i64:
    """Among the colours with enough cards the one that others know most of."""
    best: i64 = -1
    for colour in range(COLOURS):
        if me.hand[colour] >= wanted and (best < 0 or me.known[colour] > me.known[best]):
            best = colour
    return best
