"""What a seat knows, as numbers, seen from its own chair: itself first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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


def features(t: Table, who: i64) -> list[float]:
    """Always of the same length; empty chairs are zeros. Who watched knows the others' mana, pearls and commodities."""
    numbers: list[float] = []
    seats: i64 = len(t.seats)
    chair: i64 = who if who >= 0 else 0
    for away in range(MOST_SEATS):
        if away >= seats:
            numbers.extend([0.0] * SEAT_FEATURES)
        else:
            add_seat(numbers, t, (chair + away) % seats)
    add_own(numbers, t, who)
    numbers.extend([float(count) for count in t.market])
    numbers.extend([float(marker) for marker in t.markers])
    shown = [0.0] * FOREST_KINDS
    for card in t.forest:
        shown[card] += 1.0
    numbers.extend(shown)
    tokens = [0.0] * len(TOKENS)
    backs = [0.0] * STATUES
    for space in range(len(t.spaces)):
        token: i64 = t.spaces[space]
        if token != NOTHING:
            if t.is_face_up(statue_of(space)):
                tokens[token] += 1.0
            else:
                backs[statue_of(space)] += 1.0
    numbers.extend(tokens)
    numbers.extend(backs)
    numbers.extend([float((t.claimed >> location) & 1) for location in range(len(LOCATIONS))])
    numbers.extend([float(t.round), float(t.ceremonies), float(t.bag), float(t.pile_left), 1.0 if t.blessing else 0.0])
    numbers.extend([float(t.decks[i]) for i in range(SHUFFLES)])
    numbers.extend([1.0 if t.tane else 0.0, 1.0 if t.oracle else 0.0, 1.0 if t.shortage else 0.0])
    return numbers


def add_seat(numbers: list[float], t: Table, seat: i64) -> None:
    me = t.seats[seat]
    place = 0.0
    for at in range(len(t.order)):
        if t.order[at] == seat:
            place = float(at + 1)
    numbers.extend([1.0, place, 1.0 if t.first == seat else 0.0, 1.0 if t.kahuna == seat else 0.0])
    numbers.extend([float((t.passed >> seat) & 1), float(points(me))])
    numbers.extend([float(me.mana), float(me.pearls), float(me.priests), float(me.tattoos), float(len(me.drawn))])
    numbers.extend([float(count) for count in me.commodities])
    numbers.extend([float(count) for count in me.assistants])
    numbers.extend([float(count) for count in me.masks])
    kinds = [0.0] * len(MISSION_KINDS)
    for token in me.tokens:
        kinds[TOKEN_KIND[token]] += 1.0
    numbers.extend(kinds)
    front = [0.0] * DESIGNS
    for card in me.front:
        front[DESIGN_OF[card]] += 1.0
    numbers.extend(front)


def add_own(numbers: list[float], t: Table, who: i64) -> None:
    """The own hand, the own rituals in the bag, and those being looked at."""
    held = [0.0] * (3 * DESIGNS)
    if who >= 0:
        for card in t.seats[who].hand:
            held[DESIGN_OF[card]] += 1.0
        for card in t.seats[who].bagged:
            held[DESIGNS + DESIGN_OF[card]] += 1.0
        if t.looker == who:
            for card in t.looked:
                held[2 * DESIGNS + DESIGN_OF[card]] += 1.0
    numbers.extend(held)


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
