"""What a seat knows, as features, seen from its own chair: itself first, then the others clockwise."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.feature_buffer import FeatureBuffer
from motu.games.raiatea.components import (
    ASSISTANTS,
    COMMODITIES,
    MISSION_KINDS,
    MOST_SEATS,
    STATUES,
    RaiateaEdition,
)
from motu.games.raiatea.scoring import points
from motu.games.raiatea.state import NOTHING, SHUFFLES, Table, statue_of
from motu.games.raiatea.vocabulary import LOCATIONS


def write_features(t: Table, who: i64, features: FeatureBuffer) -> None:
    """Always equally many; empty chairs are zeros. Who watched knows the others' mana, pearls and commodities."""
    seats: i64 = len(t.seats)
    chair: i64 = who if who >= 0 else 0
    start: i64 = features.count
    width: i64 = 0
    for away in range(MOST_SEATS):
        if away < seats:
            write_seat(features, t, (chair + away) % seats)
            width = (features.count - start) // (away + 1)
        else:
            features.zeros(width)
    write_own(features, t, who)
    features.extend(t.market)
    features.extend(t.markers)
    forest: i64 = features.count
    features.zeros(t.edition.forest_kinds)
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
    features.flag(t.passing_is_final)


def write_statues(features: FeatureBuffer, t: Table) -> None:
    """Missions that lie face up, and how many backs each statue shows."""
    tokens: i64 = features.count
    features.zeros(len(t.edition.tokens))
    backs: i64 = features.count
    features.zeros(STATUES)
    for space in range(len(t.spaces)):
        token: i64 = t.spaces[space]
        if token != NOTHING:
            features.increment(tokens + token if t.is_face_up(statue_of(t, space)) else backs + statue_of(t, space))


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
        features.increment(kinds + t.edition.token_kind[token])
    write_rituals(features, t.edition, me.front)


def write_own(features: FeatureBuffer, t: Table, who: i64) -> None:
    """The own hand, the own rituals in the bag, and those being looked at."""
    if who < 0:
        features.zeros(3 * t.edition.designs)
        return
    write_rituals(features, t.edition, t.seats[who].hand)
    write_rituals(features, t.edition, t.seats[who].bagged)
    if t.looker == who:
        write_rituals(features, t.edition, t.looked)
    else:
        features.zeros(t.edition.designs)


def write_rituals(features: FeatureBuffer, edition: RaiateaEdition, cards: vec[i64]) -> None:
    """How many there are of each design."""
    designs: i64 = features.count
    features.zeros(edition.designs)
    for card in cards:
        features.increment(designs + edition.design_of[card])


def seat_feature_names(edition: RaiateaEdition) -> list[str]:
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
    names += [f"mask_{mask}" for mask in edition.mask_names]
    names += [f"mirrored_{mask}" for mask in edition.mask_names[: edition.masks]]
    names += [f"missions_{kind}" for kind in MISSION_KINDS]
    return names + [f"front_{ritual}" for ritual in edition.rituals]


def feature_names(edition: RaiateaEdition) -> list[str]:
    names = [f"seat{away}_{name}" for away in range(MOST_SEATS) for name in seat_feature_names(edition)]
    names += [f"{place}_{ritual}" for place in ("hand", "bag", "looked") for ritual in edition.rituals]
    names += [f"market_{name}" for name in [*COMMODITIES, *ASSISTANTS, *edition.mask_names]]
    names += [f"marker_{commodity}" for commodity in COMMODITIES]
    names += [f"forest_{card}" for card in edition.forest_names]
    names += [f"mission_{token}" for token in edition.tokens]
    names += [f"face_down_{statue + 1}" for statue in range(STATUES)]
    names += [f"claimed_{location}" for location in LOCATIONS]
    names += ["round", "ceremonies", "bag", "forest_pile", "blessing"]
    names += ["normal_pile", "forbidden_pile", "normal_discards", "forbidden_discards"]
    return [*names, "tane", "oracle", "mana_shortage", "passing_is_final"]
