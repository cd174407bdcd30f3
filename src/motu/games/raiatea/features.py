"""What a seat knows, as numbers, seen from its own chair: itself first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.numbers import Numbers
from motu.games.raiatea.components import (
    ASSISTANTS,
    COMMODITIES,
    DESIGN_OF,
    DESIGNS,
    FOREST_KINDS,
    FOREST_NAMES,
    MASK_NAMES,
    MASKS,
    MISSION_KINDS,
    MOST_SEATS,
    RITUALS,
    STATUES,
    TOKEN_KIND,
    TOKENS,
)
from motu.games.raiatea.scoring import points
from motu.games.raiatea.state import NOTHING, SHUFFLES, Table, statue_of
from motu.games.raiatea.vocabulary import LOCATIONS


def write(t: Table, who: i64, numbers: Numbers) -> None:
    """Always equally many; empty chairs are zeros. Who watched knows the others' mana, pearls and commodities."""
    seats: i64 = len(t.seats)
    chair: i64 = who if who >= 0 else 0
    for away in range(MOST_SEATS):
        if away >= seats:
            numbers.zeros(SEAT_FEATURES)
        else:
            write_seat(numbers, t, (chair + away) % seats)
    write_own(numbers, t, who)
    numbers.extend(t.market)
    numbers.extend(t.markers)
    forest: i64 = numbers.count
    numbers.zeros(FOREST_KINDS)
    for card in t.forest:
        numbers.bump(forest + card)
    write_statues(numbers, t)
    numbers.bits(t.claimed, len(LOCATIONS))
    numbers.add(t.round)
    numbers.add(t.ceremonies)
    numbers.add(t.bag)
    numbers.add(t.pile_left)
    numbers.flag(t.blessing)
    for i in range(SHUFFLES):
        numbers.add(t.decks[i])
    numbers.flag(t.tane)
    numbers.flag(t.oracle)
    numbers.flag(t.shortage)


def write_statues(numbers: Numbers, t: Table) -> None:
    """Missions that lie face up, and how many backs each statue shows."""
    tokens: i64 = numbers.count
    numbers.zeros(len(TOKENS))
    backs: i64 = numbers.count
    numbers.zeros(STATUES)
    for space in range(len(t.spaces)):
        token: i64 = t.spaces[space]
        if token != NOTHING:
            numbers.bump(tokens + token if t.is_face_up(statue_of(space)) else backs + statue_of(space))


def write_seat(numbers: Numbers, t: Table, seat: i64) -> None:
    me = t.seats[seat]
    place: i64 = 0
    for at in range(len(t.order)):
        if t.order[at] == seat:
            place = at + 1
    numbers.add(1)
    numbers.add(place)
    numbers.flag(t.first == seat)
    numbers.flag(t.kahuna == seat)
    numbers.add((t.passed >> seat) & 1)
    numbers.add(points(me))
    numbers.add(me.mana)
    numbers.add(me.pearls)
    numbers.add(me.priests)
    numbers.add(me.tattoos)
    numbers.add(len(me.drawn))
    numbers.extend(me.commodities)
    numbers.extend(me.assistants)
    numbers.extend(me.masks)
    kinds: i64 = numbers.count
    numbers.zeros(len(MISSION_KINDS))
    for token in me.tokens:
        numbers.bump(kinds + TOKEN_KIND[token])
    write_rituals(numbers, me.front)


def write_own(numbers: Numbers, t: Table, who: i64) -> None:
    """The own hand, the own rituals in the bag, and those being looked at."""
    if who < 0:
        numbers.zeros(3 * DESIGNS)
        return
    write_rituals(numbers, t.seats[who].hand)
    write_rituals(numbers, t.seats[who].bagged)
    if t.looker == who:
        write_rituals(numbers, t.looked)
    else:
        numbers.zeros(DESIGNS)


def write_rituals(numbers: Numbers, cards: vec[i64]) -> None:
    """How many there are of each design."""
    designs: i64 = numbers.count
    numbers.zeros(DESIGNS)
    for card in cards:
        numbers.bump(designs + DESIGN_OF[card])


def seat_feature_names() -> list[str]:
    names = [
        "present",
        "place",
        "starts",
        "kahuna",
        "passed",
        "points",
        "mana",
        "pearls",
        "priests",
        "tattoos",
        "rituals",
    ]
    names += COMMODITIES
    names += [f"active_{assistant}" for assistant in ASSISTANTS]
    names += [f"used_{assistant}" for assistant in ASSISTANTS]
    names += [f"mask_{mask}" for mask in MASK_NAMES]
    names += [f"mirrored_{mask}" for mask in MASK_NAMES[:MASKS]]
    names += [f"missions_{kind}" for kind in MISSION_KINDS]
    return names + [f"front_{ritual}" for ritual in RITUALS]


SEAT_FEATURES: Final = len(seat_feature_names())


def feature_names() -> list[str]:
    names = [f"seat{away}_{name}" for away in range(MOST_SEATS) for name in seat_feature_names()]
    names += [f"{place}_{ritual}" for place in ("hand", "bag", "looked") for ritual in RITUALS]
    names += [f"market_{name}" for name in [*COMMODITIES, *ASSISTANTS, *MASK_NAMES]]
    names += [f"marker_{commodity}" for commodity in COMMODITIES]
    names += [f"forest_{card}" for card in FOREST_NAMES]
    names += [f"mission_{token}" for token in TOKENS]
    names += [f"face_down_{statue + 1}" for statue in range(STATUES)]
    names += [f"claimed_{location}" for location in LOCATIONS]
    names += ["round", "ceremonies", "bag", "forest_pile", "blessing"]
    names += ["normal_pile", "forbidden_pile", "normal_discards", "forbidden_discards"]
    return [*names, "tane", "oracle", "mana_shortage"]
