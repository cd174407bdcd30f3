"""What a seat knows, as features: what networks read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.core.feature_buffer import FeatureBuffer
from motu.games.bora_bora.bits import count, has
from motu.games.bora_bora.components import (
    CEREMONY_SPACES,
    COLOURS,
    COPIES,
    FACES,
    GODS,
    KIND_COUNT,
    KINDS,
    MAN,
    MATERIALS,
    MOST_SEATS,
    REGION_COUNT,
    SEXES,
    TILE_COUNT,
    TILES,
    BoraBoraEdition,
)
from motu.games.bora_bora.scoring import points
from motu.games.bora_bora.seat import NOTHING
from motu.games.bora_bora.state import NOBODY, Table, tile_of
from motu.games.bora_bora.tasks import missing

PHASES: Final = 5


def write_features(t: Table, who: i64, features: FeatureBuffer) -> None:
    """Seen from the seat's own chair: itself first, then the others clockwise; empty chairs are zeros."""
    seats: i64 = len(t.seats)
    first: i64 = who if who >= 0 else 0
    start: i64 = features.count
    width: i64 = 0
    for away in range(MOST_SEATS):
        if away < seats:
            seat: i64 = (first + away) % seats
            write_seat(features, t, seat, seat == who)
            width = (features.count - start) // (away + 1)
        else:
            features.zeros(width)
    features.one_hot(t.round, t.edition.rounds)
    features.one_hot(t.phase, PHASES)
    features.extend(t.lowest_faces)
    features.one_hot(t.action, TILE_COUNT)
    features.add(t.die)
    features.add(t.power)
    for region in range(REGION_COUNT):
        features.add(t.fish_value(region))
        write_chair(features, t.holders[region], first, seats)
    for space in range(t.edition.temple_spaces):
        write_chair(features, t.temple[space], first, seats)
    write_display(features, t)


def write_chair(features: FeatureBuffer, holder: i64, first: i64, seats: i64) -> None:
    """Whose something is, counted from the own chair; all zeros if it is nobody's."""
    features.one_hot(NOTHING if holder == NOBODY else (holder - first + seats) % seats, MOST_SEATS)


def write_display(features: FeatureBuffer, t: Table) -> None:
    """People, god cards, jewelry and tasks that lie open."""
    for sex in range(len(SEXES)):
        left: i64 = t.men_left if sex == MAN else t.women_left
        for position in range(t.edition.people_shown):
            if has(left, position):
                tile: i64 = t.person_at(sex, position)
                features.one_hot(tile // COPIES, KIND_COUNT)
                features.add(t.edition.symbols[tile])
            else:
                features.zeros(KIND_COUNT + 1)
    shown: i64 = features.count
    features.zeros(COLOURS)
    for place in range(len(t.cards_shown)):
        if t.cards_shown[place] != NOTHING:
            features.increment(shown + t.cards_shown[place])
    features.add(t.pile_size)
    features.extend(t.discard)
    for place in range(t.edition.jewels_shown):
        there = has(t.jewels_left, place)
        features.add(t.edition.jewel_points[t.jewel_at(place)] if there else 0)
        features.add(t.edition.jewel_shells[t.jewel_at(place)] if there else 0)
    tasks: i64 = features.count
    features.zeros(t.edition.task_count)
    for place in range(MOST_SEATS + t.edition.shown_beyond):
        if t.tasks_shown[place] != NOTHING:
            features.increment(tasks + t.tasks_shown[place])


def write_seat(features: FeatureBuffer, t: Table, seat: i64, own: bool) -> None:
    me = t.seats[seat]
    place: i64 = 0
    while t.order[place] != seat:
        place += 1
    features.add(1)
    features.add(points(t, seat))
    features.add(place)
    features.add(me.status)
    features.add(me.arrived)
    features.add(me.offerings)
    features.add(me.shells)
    features.add(me.god_tiles)
    features.add(me.priests)
    features.add(count(me.huts))
    features.add(me.on_last)
    features.add(count(me.free()))
    features.add(count(me.men & me.shifted))
    features.add(count(me.women & me.shifted))
    features.extend(me.kinds)
    features.bits(me.regions, REGION_COUNT)
    features.bits(me.materials, CEREMONY_SPACES)
    features.bits(me.covered, CEREMONY_SPACES)
    features.extend(me.beside)
    features.bits(me.buildings, t.edition.buildings)
    features.add(count(me.jewelry))
    features.add(count(me.done))
    features.add(me.cards_in_hand())
    features.extend(me.hand if own else me.known)
    faces: i64 = features.count
    features.zeros(FACES)
    for die in range(seat * t.edition.dice, seat * t.edition.dice + t.edition.dice):
        face: i64 = t.dice[die]
        if face > 0 and tile_of(face) == NOTHING:
            features.increment(faces + face - 1)
    write_tasks(features, t, seat, own)


def write_tasks(features: FeatureBuffer, t: Table, seat: i64, own: bool) -> None:
    """A seat's tasks, and for the own ones how much each lacks: the others' depend on cards that are hidden."""
    me = t.seats[seat]
    held: i64 = features.count
    features.zeros(t.edition.task_count)
    for slot in range(t.edition.task_slots):
        if me.tasks[slot] != NOTHING:
            features.increment(held + me.tasks[slot])
    for slot in range(t.edition.task_slots):
        known = own and me.tasks[slot] != NOTHING
        features.add(missing(t, seat, me.tasks[slot]) if known else NOTHING)


def seat_feature_names(edition: BoraBoraEdition) -> list[str]:
    names = ["present", "points", "order", "status", "arrived", "offerings", "shells", "god_tiles", "priests"]
    names += ["huts_spaces", "huts_on_12", "free", "men_shifted", "women_shifted"]
    names += [f"{sex}_{kind}" for sex in SEXES for kind in KINDS]
    names += [f"region_{region}" for region in edition.regions]
    names += [f"material_space{space + 1}" for space in range(CEREMONY_SPACES)]
    names += [f"covered_space{space + 1}" for space in range(CEREMONY_SPACES)]
    names += [f"beside_{material}" for material in MATERIALS]
    names += [f"building{building + 1}" for building in range(edition.buildings)]
    names += ["jewelry", "tasks_done", "hand_size"]
    names += [f"card_{god}" for god in GODS]
    names += [f"die{face + 1}" for face in range(FACES)]
    names += [f"task_{task}" for task in edition.tasks]
    return [*names, *[f"task_slot{slot + 1}_missing" for slot in range(edition.task_slots)]]


def feature_names(edition: BoraBoraEdition) -> list[str]:
    names = [f"seat{away}_{name}" for away in range(MOST_SEATS) for name in seat_feature_names(edition)]
    names += [f"round{round + 1}" for round in range(edition.rounds)]
    names += [f"phase{phase}" for phase in range(PHASES)]
    names += [f"lowest_{tile}" for tile in TILES]
    names += [f"doing_{tile}" for tile in TILES]
    names += ["die", "power"]
    for region in edition.regions:
        names.append(f"fish_{region}")
        names += [f"holder_{region}_seat{away}" for away in range(MOST_SEATS)]
    names += [f"temple{space + 1}_seat{away}" for space in range(edition.temple_spaces) for away in range(MOST_SEATS)]
    for sex in SEXES:
        for position in range(edition.people_shown):
            names += [f"{sex}{position + 1}_{kind}" for kind in KINDS]
            names.append(f"{sex}{position + 1}_symbols")
    names += [f"shown_{god}" for god in GODS]
    names += ["pile", *[f"discard_{god}" for god in GODS]]
    for place in range(edition.jewels_shown):
        names += [f"jewel{place + 1}_points", f"jewel{place + 1}_shells"]
    return [*names, *[f"shown_task_{task}" for task in edition.tasks]]
