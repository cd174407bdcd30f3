"""What a seat knows, as features, seen from its own chair: itself first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.feature_buffer import FeatureBuffer
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


def write_features(t: Table, who: i64, features: FeatureBuffer) -> None:
    """Always equally many; empty chairs are zeros. Who watched knows the others' mana, pearls and commodities."""
    seats: i64 = len(t.seats)
    chair: i64 = who if who >= 0 else 0
    for away in range(MOST_SEATS):
        if away >= seats:
            features.zeros(SEAT_FEATURES)
        else:
            write_seat(features, t, (chair + away) % seats)
    write_own(features, t, who)
    features.extend(t.market)
    features.extend(t.markers)
    forest: i64 = features.count
    features.zeros(FOREST_KINDS)
    for card in t.forest:
        features.increment(forest + card)
    write_statues(features, t)
    features.bits(t.claimed, len(LOCATIONS))
    features.add(t.round)
    features.add(t.ceremonies)
    features.add(t.bag)
    features.add(t.pile_left)
    features.flag(t.blessing)
    for i in range(SHUFFLES):
        features.add(t.decks[i])
    features.flag(t.tane)
    features.flag(t.oracle)
    features.flag(t.shortage)


def write_statues(features: FeatureBuffer, t: Table) -> None:
    """Missions that lie face up, and how many backs each statue shows."""
    tokens: i64 = features.count
    features.zeros(len(TOKENS))
    backs: i64 = features.count
    features.zeros(STATUES)
    for space in range(len(t.spaces)):
        token: i64 = t.spaces[space]
        if token != NOTHING:
            features.increment(tokens + token if t.is_face_up(statue_of(space)) else backs + statue_of(space))


def write_seat(features: FeatureBuffer, t: Table, seat: i64) -> None:
    me = t.seats[seat]
    place: i64 = 0
    for at in range(len(t.order)):
        if t.order[at] == seat:
            place = at + 1
    features.add(1)
    features.add(place)
    features.flag(t.first == seat)
    features.flag(t.kahuna == seat)
    features.add((t.passed >> seat) & 1)
    features.add(points(me))
    features.add(me.mana)
    features.add(me.pearls)
    features.add(me.priests)
    features.add(me.tattoos)
    features.add(len(me.drawn))
    features.extend(me.commodities)
    features.extend(me.assistants)
    features.extend(me.masks)
    kinds: i64 = features.count
    features.zeros(len(MISSION_KINDS))
    for token in me.tokens:
        features.increment(kinds + TOKEN_KIND[token])
    write_rituals(features, me.front)


def write_own(features: FeatureBuffer, t: Table, who: i64) -> None:
    """The own hand, the own rituals in the bag, and those being looked at."""
    if who < 0:
        features.zeros(3 * DESIGNS)
        return
    write_rituals(features, t.seats[who].hand)
    write_rituals(features, t.seats[who].bagged)
    if t.looker == who:
        write_rituals(features, t.looked)
    else:
        features.zeros(DESIGNS)


def write_rituals(features: FeatureBuffer, cards: vec[i64]) -> None:
    """How many there are of each design."""
    designs: i64 = features.count
    features.zeros(DESIGNS)
    for card in cards:
        features.increment(designs + DESIGN_OF[card])


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
