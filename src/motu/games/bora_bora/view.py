"""Who knows what: the view of a seat, and the log as a seat may read it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.agenda import Event, Json
from motu.games.bora_bora.bits import has, listed
from motu.games.bora_bora.components import (
    BY_LAND,
    BY_WATER,
    CEREMONY_SPACES,
    COLOURS,
    COPIES,
    FACES,
    GODS,
    KINDS,
    MAN,
    MATERIAL_KINDS,
    MATERIALS,
    REGION_COUNT,
    RESOURCES,
    SEXES,
    TERRAINS,
    TILE_COUNT,
    TILES,
    WOMAN,
    BoraBoraEdition,
)
from motu.games.bora_bora.events import GodCardDrawn, GodCardsDealt, HiddenGodCardsDealt
from motu.games.bora_bora.scoring import SOURCES, amounts
from motu.games.bora_bora.seat import NOTHING, Seat
from motu.games.bora_bora.state import NOBODY, Table, face_of, tile_of
from motu.games.bora_bora.tasks import missing

HIDDEN: Final = "hidden"
PHASES: Final = ["setup", "a", "b", "c", "end"]


def seen(t: Table, who: i64) -> Json:
    """Everything that a seat, or a spectator, may look at: all but hands and piles (BB-I1)."""
    return {
        "round": int(t.round) + 1,
        "phase": PHASES[t.phase],
        "over": t.over(),
        "order": [int(seat) for seat in t.order],
        "tiles": [seen_tile(t, tile) for tile in [*t.edition.tiles_laid[len(t.seats) - 2], len(TILES) - 1]],
        "regions": [seen_region(t, region) for region in range(REGION_COUNT)],
        "men": seen_people(t, MAN),
        "women": seen_people(t, WOMAN),
        "tasks": [None if task == NOTHING else t.edition.tasks[task] for task in t.tasks_shown],
        "tasks_gone": [t.edition.tasks[task] for task in listed(t.tasks_gone)],
        "jewelry": [seen_column(t, column) for column in range(t.edition.rounds)],
        "temple": [None if seat == NOBODY else int(seat) for seat in t.temple],
        "god_tiles": int(t.god_tiles_left),
        "cards_shown": [None if colour == NOTHING else GODS[colour] for colour in t.cards_shown],
        "pile": int(t.pile_size),
        "discard": by_god(t.discard),
        "status": status_stack(t),
        "doing": seen_doing(t),
        "seats": [seen_seat(t, seat, seat == who) for seat in range(len(t.seats))],
    }


def seen_tile(t: Table, tile: i64) -> Json:
    """An action tile or the fishing space with its dice, as seat and face."""
    lying = [die for die in range(len(t.seats) * t.edition.dice) if tile_of(t.dice[die]) == tile]
    dice = [{"seat": die // t.edition.dice, "face": int(face_of(t.dice[die]))} for die in lying]
    return {"tile": TILES[tile], "dice": dice}


def seen_region(t: Table, region: i64) -> Json:
    fish = t.fish[region]
    holder = t.holders[region]
    return {
        "region": t.edition.regions[region],
        "terrain": TERRAINS[t.edition.region_terrain[region]],
        "resource": RESOURCES[t.edition.region_resource[region]],
        "fish": {"kind": t.edition.fish_kinds[t.edition.fish_kind[fish]], "value": int(t.edition.fish_value[fish])},
        "holder": None if holder == NOBODY else int(holder),
        "aside": [seat for seat in range(len(t.seats)) if has(t.seats[seat].regions, region) and seat != holder],
    }


def seen_people(t: Table, sex: i64) -> list[Json | None]:
    left = t.men_left if sex == MAN else t.women_left
    return [
        seen_person(t.edition, t.person_at(sex, place)) if has(left, place) else None
        for place in range(t.edition.people_shown)
    ]


def seen_person(edition: BoraBoraEdition, tile: i64) -> Json:
    return {"kind": KINDS[tile // COPIES], "symbols": int(edition.symbols[tile])}


def seen_column(t: Table, column: i64) -> list[Json | None]:
    """The jewelry of a round; what was bought or cleared away is None."""
    tiles: list[Json | None] = []
    for place in range(t.edition.jewels_shown):
        lying = column > t.round or (column == t.round and has(t.jewels_left, place))
        tiles.append(seen_jewel(t.edition, t.jewels[column * t.edition.jewels_shown + place]) if lying else None)
    return tiles


def seen_jewel(edition: BoraBoraEdition, tile: i64) -> Json:
    return {
        "jewel": edition.jewel_kinds[edition.jewel_kind[tile]],
        "points": int(edition.jewel_points[tile]),
        "shells": int(edition.jewel_shells[tile]),
    }


def by_god(counts: vec[i64]) -> dict[str, int]:
    return {GODS[colour]: int(counts[colour]) for colour in range(COLOURS)}


def status_stack(t: Table) -> list[Json]:
    """The markers on the status track, the one furthest ahead, and highest in its stack, first."""
    seats: list[int] = []
    for seat in range(len(t.seats)):
        at = 0
        while at < len(seats) and t.ahead(seats[at], seat):
            at += 1
        seats.insert(at, seat)
    return [{"seat": seat, "steps": int(t.seats[seat].status)} for seat in seats]


def seen_doing(t: Table) -> Json:
    """What is under way: a die in the hand, an action and its value, gods called and not yet paid for, people used."""
    return {
        "die": int(t.die) or None,
        "tile": TILES[t.action] if 0 <= t.action < TILE_COUNT else None,
        "kind": KINDS[t.action - TILE_COUNT] if t.action >= TILE_COUNT else None,
        "value": int(t.power) if t.action != NOTHING else None,
        "gods": [GODS[god] for god in listed(t.owed)],
        "used": [f"{SEXES[group // len(KINDS)]}/{KINDS[group % len(KINDS)]}" for group in listed(t.used)],
        "green_played": t.green_played == 1,
    }


def seen_seat(t: Table, seat: i64, own: bool) -> Json:
    me = t.seats[seat]
    points = amounts(t, seat)
    view: Json = {
        "points": dict(zip(SOURCES, points, strict=True)),
        "score": sum(points),
        "offerings": int(me.offerings),
        "shells": int(me.shells),
        "god_tiles": int(me.god_tiles),
        "priests": int(me.priests),
        "dice": [
            int(t.dice[die])
            for die in range(seat * t.edition.dice, seat * t.edition.dice + t.edition.dice)
            if 0 < t.dice[die] == face_of(t.dice[die])
        ],
        "spaces": [seen_space(me, space) for space in range(t.edition.spaces)],
        "huts_on_12": int(me.on_last),
        "ceremony": [seen_ceremony(me, space) for space in range(CEREMONY_SPACES)],
        "ceremony_kinds": [MATERIALS[t.edition.ceremony[space]] for space in range(CEREMONY_SPACES)],
        "beside": {MATERIALS[material]: int(me.beside[material]) for material in range(MATERIAL_KINDS)},
        "buildings": [has(me.buildings, building) for building in range(t.edition.buildings)],
        "tasks": [None if task == NOTHING else t.edition.tasks[task] for task in me.tasks],
        "tasks_done": [t.edition.tasks[task] for task in listed(me.done)],
        "jewelry": [seen_jewel(me.edition, tile) for tile in listed(me.jewelry)],
        "hand_size": int(me.cards_in_hand()),
        "hand_known": by_god(me.known),
    }
    if own:
        view["hand"] = by_god(me.hand)
        view["tasks_missing"] = [None if task == NOTHING else int(missing(t, seat, task)) for task in me.tasks]
        view["reach"] = [*seen_reach(me, BY_LAND, "land"), *seen_reach(me, BY_WATER, "water")]
    return view


def seen_reach(me: Seat, way: i64, name: str) -> list[Json]:
    """The regions that paths of a kind lead to, each with the lowest value of a die that opens it (BB-X1)."""
    found: list[Json] = []
    opened: i64 = 0
    for value in range(1, FACES + 1):
        reachable = me.reachable(way, value)
        for region in listed(reachable & ~opened):
            found.append({"region": me.edition.regions[region], "path": name, "value": value})
        opened = reachable
    return found


def seen_space(me: Seat, space: i64) -> Json | None:
    """A space of the gathering board: nothing, a hut, or a person, shifted or not."""
    if has(me.huts, space):
        return {"hut": True}
    if not has(me.men | me.women, space):
        return None
    person = seen_person(me.edition, me.people[space])
    person["person"] = SEXES[MAN if has(me.men, space) else WOMAN]
    person["shifted"] = has(me.shifted, space)
    return person


def seen_ceremony(me: Seat, space: i64) -> str | int | None:
    """A ceremony space: its material if one lies there, the number of the building that covers it, or None."""
    if has(me.materials, space):
        return "material"
    for building in listed(me.buildings):
        if has(me.edition.plots[me.plot_of(building)], space):
            return building + 1
    return None


def redacted(event: Event, who: i64) -> Event:
    """An event as a seat, or a spectator, may read it."""
    if isinstance(event, GodCardDrawn) and event.seat != who:
        return GodCardDrawn(event.seat, HIDDEN)
    if isinstance(event, GodCardsDealt) and event.seat != who:
        return HiddenGodCardsDealt(event.seat, len(event.gods))
    return event
