"""What a seat knows, as numbers: what networks read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.games.bora_bora.bits import count, has
from motu.games.bora_bora.components import (
    BUILDINGS,
    CEREMONY_SPACES,
    COLOURS,
    COPIES,
    DICE,
    FACES,
    GODS,
    JEWEL_POINTS,
    JEWEL_SHELLS,
    JEWELS_SHOWN,
    KIND_COUNT,
    KINDS,
    MAN,
    MATERIAL_KINDS,
    MATERIALS,
    MOST_SEATS,
    PEOPLE_SHOWN,
    REGION_COUNT,
    REGIONS,
    ROUNDS,
    SEXES,
    SHOWN_BEYOND,
    SYMBOLS,
    TASK_COUNT,
    TASK_SLOTS,
    TASKS,
    TEMPLE_SPACES,
    TILE_COUNT,
    TILES,
)
from motu.games.bora_bora.scoring import points
from motu.games.bora_bora.seat import NOTHING
from motu.games.bora_bora.state import NOBODY, Table, tile_of
from motu.games.bora_bora.tasks import missing

PHASES: Final = 5


def features(t: Table, who: i64) -> list[float]:
    """Seen from the seat's own chair: itself first, then the others clockwise; empty chairs are zeros."""
    numbers: list[float] = []
    seats: i64 = len(t.seats)
    first: i64 = who if who >= 0 else 0
    for away in range(MOST_SEATS):
        if away < seats:
            seat: i64 = (first + away) % seats
            add_seat(numbers, t, seat, seat == who)
        else:
            numbers.extend([0.0] * SEAT_FEATURES)
    numbers.extend([1.0 if t.round == round else 0.0 for round in range(ROUNDS)])
    numbers.extend([1.0 if t.phase == phase else 0.0 for phase in range(PHASES)])
    numbers.extend([float(t.lowest_faces[tile]) for tile in range(TILE_COUNT)])
    numbers.extend([1.0 if t.action == tile else 0.0 for tile in range(TILE_COUNT)])
    numbers.append(float(t.die))
    numbers.append(float(t.power))
    for region in range(REGION_COUNT):
        numbers.append(float(t.fish_value(region)))
        holder: i64 = t.holders[region]
        numbers.extend(
            [1.0 if holder != NOBODY and (holder - first) % seats == away else 0.0 for away in range(MOST_SEATS)]
        )
    for space in range(TEMPLE_SPACES):
        priest: i64 = t.temple[space]
        numbers.extend(
            [1.0 if priest != NOBODY and (priest - first) % seats == away else 0.0 for away in range(MOST_SEATS)]
        )
    add_display(numbers, t)
    return numbers


def add_display(numbers: list[float], t: Table) -> None:
    """People, god cards, jewelry and tasks that lie open."""
    for sex in range(len(SEXES)):
        left: i64 = t.men_left if sex == MAN else t.women_left
        for position in range(PEOPLE_SHOWN):
            tile: i64 = t.person_at(sex, position)
            lies = has(left, position)
            numbers.extend([1.0 if lies and tile // COPIES == kind else 0.0 for kind in range(KIND_COUNT)])
            numbers.append(float(SYMBOLS[tile]) if lies else 0.0)
    for colour in range(COLOURS):
        shown = 0.0
        for place in range(len(t.cards_shown)):
            if t.cards_shown[place] == colour:
                shown += 1.0
        numbers.append(shown)
    numbers.append(float(t.pile_size))
    numbers.extend([float(t.discard[colour]) for colour in range(COLOURS)])
    for place in range(JEWELS_SHOWN):
        there = has(t.jewels_left, place)
        numbers.append(float(JEWEL_POINTS[t.jewel_at(place)]) if there else 0.0)
        numbers.append(float(JEWEL_SHELLS[t.jewel_at(place)]) if there else 0.0)
    shown_tasks = [0.0] * TASK_COUNT
    for place in range(MOST_SEATS + SHOWN_BEYOND):
        if t.tasks_shown[place] != NOTHING:
            shown_tasks[t.tasks_shown[place]] = 1.0
    numbers.extend(shown_tasks)


def add_seat(numbers: list[float], t: Table, seat: i64, own: bool) -> None:
    me = t.seats[seat]
    numbers.append(1.0)
    numbers.append(float(points(t, seat)))
    place: i64 = 0
    while t.order[place] != seat:
        place += 1
    numbers.append(float(place))
    numbers.extend([float(me.status), float(me.arrived), float(me.offerings), float(me.shells)])
    numbers.extend([float(me.god_tiles), float(me.priests), float(count(me.huts)), float(me.on_last)])
    numbers.extend([float(count(me.free())), float(count(me.men & me.shifted)), float(count(me.women & me.shifted))])
    numbers.extend([float(me.kinds[group]) for group in range(len(SEXES) * KIND_COUNT)])
    numbers.extend([float((me.regions >> region) & 1) for region in range(REGION_COUNT)])
    numbers.extend([float((me.materials >> space) & 1) for space in range(CEREMONY_SPACES)])
    numbers.extend([float((me.covered >> space) & 1) for space in range(CEREMONY_SPACES)])
    numbers.extend([float(me.beside[material]) for material in range(MATERIAL_KINDS)])
    numbers.extend([float((me.buildings >> building) & 1) for building in range(BUILDINGS)])
    numbers.extend([float(count(me.jewelry)), float(count(me.done)), float(me.cards_in_hand())])
    numbers.extend([float(me.hand[colour] if own else me.known[colour]) for colour in range(COLOURS)])
    faces = [0.0] * FACES
    for die in range(seat * DICE, seat * DICE + DICE):
        face: i64 = t.dice[die]
        if face > 0 and tile_of(face) == NOTHING:
            faces[face - 1] += 1.0
    numbers.extend(faces)
    add_tasks(numbers, t, seat, own)


def add_tasks(numbers: list[float], t: Table, seat: i64, own: bool) -> None:
    """A seat's tasks, and for the own ones how much each lacks: the others' depend on cards that are hidden."""
    me = t.seats[seat]
    held = [0.0] * TASK_COUNT
    for slot in range(TASK_SLOTS):
        if me.tasks[slot] != NOTHING:
            held[me.tasks[slot]] = 1.0
    numbers.extend(held)
    for slot in range(TASK_SLOTS):
        known = own and me.tasks[slot] != NOTHING
        numbers.append(float(missing(t, seat, me.tasks[slot])) if known else -1.0)


def seat_feature_names() -> list[str]:
    names = ["present", "points", "order", "status", "arrived", "offerings", "shells", "god_tiles", "priests"]
    names += ["huts_spaces", "huts_on_12", "free", "men_shifted", "women_shifted"]
    names += [f"{sex}_{kind}" for sex in SEXES for kind in KINDS]
    names += [f"region_{region}" for region in REGIONS]
    names += [f"material_space{space + 1}" for space in range(CEREMONY_SPACES)]
    names += [f"covered_space{space + 1}" for space in range(CEREMONY_SPACES)]
    names += [f"beside_{material}" for material in MATERIALS]
    names += [f"building{building + 1}" for building in range(BUILDINGS)]
    names += ["jewelry", "tasks_done", "hand_size"]
    names += [f"card_{god}" for god in GODS]
    names += [f"die{face + 1}" for face in range(FACES)]
    names += [f"task_{task}" for task in TASKS]
    return [*names, *[f"task_slot{slot + 1}_missing" for slot in range(TASK_SLOTS)]]


SEAT_FEATURES: Final = len(seat_feature_names())


def feature_names() -> list[str]:
    names = [f"seat{away}_{name}" for away in range(MOST_SEATS) for name in seat_feature_names()]
    names += [f"round{round + 1}" for round in range(ROUNDS)]
    names += [f"phase{phase}" for phase in range(PHASES)]
    names += [f"lowest_{tile}" for tile in TILES]
    names += [f"doing_{tile}" for tile in TILES]
    names += ["die", "power"]
    for region in REGIONS:
        names.append(f"fish_{region}")
        names += [f"holder_{region}_seat{away}" for away in range(MOST_SEATS)]
    names += [f"temple{space + 1}_seat{away}" for space in range(TEMPLE_SPACES) for away in range(MOST_SEATS)]
    for sex in SEXES:
        for position in range(PEOPLE_SHOWN):
            names += [f"{sex}{position + 1}_{kind}" for kind in KINDS]
            names.append(f"{sex}{position + 1}_symbols")
    names += [f"shown_{god}" for god in GODS]
    names += ["pile", *[f"discard_{god}" for god in GODS]]
    for place in range(JEWELS_SHOWN):
        names += [f"jewel{place + 1}_points", f"jewel{place + 1}_shells"]
    return [*names, *[f"shown_task_{task}" for task in TASKS]]
