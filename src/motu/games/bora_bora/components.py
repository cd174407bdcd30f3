"""Bora Bora's figures as typed tables, read from components.toml and refused where they can't be played with."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.components import Components, load_components
from motu.core.errors import BadComponents
from motu.games.bora_bora.bits import bit

COMPONENTS: Final = load_components(__file__)

LEAST_SEATS: Final = COMPONENTS.wholes("game", "seats", 2)[0]
MOST_SEATS: Final = COMPONENTS.wholes("game", "seats", 2)[1]
ROUNDS: Final[i64] = COMPONENTS.whole("game", "rounds", 1)

# The names that the rules know. How many there are of each, and what they are worth, is in the data.

REGION_COUNT: Final = 12
TERRAINS: Final = ["mountain", "beach", "forest", "plains"]
MATERIALS: Final = ["sand", "wood", "stone"]
MATERIAL_KINDS: Final = 3
OFFERING: Final = 3
"""A region that brings no material brings an offering."""
RESOURCES: Final = [*MATERIALS, "offering"]

GODS: Final = ["blue", "white", "red", "green", "yellow"]
COLOURS: Final = 5
BLUE: Final = 0
WHITE: Final = 1
RED: Final = 2
GREEN: Final = 3
YELLOW: Final = 4

SEXES: Final = ["man", "woman"]
MAN: Final = 0
WOMAN: Final = 1
KINDS: Final = [
    "land_path", "water_path", "woman", "man", "build", "material",
    "move_hut", "points", "god_card", "offering", "status", "shell",
]  # fmt: skip
KIND_COUNT: Final = 12
COPIES: Final = 3
"""Tiles of each kind and sex."""
TILES_A_SEX: Final = 36

TILES: Final = ["helper", "temple", "build", "man", "woman", "land", "water", "man_woman", "land_water", "fishing"]
HELPER: Final = 0
TEMPLE: Final = 1
BUILD: Final = 2
TAKE_MAN: Final = 3
TAKE_WOMAN: Final = 4
LAND: Final = 5
WATER: Final = 6
MAN_WOMAN: Final = 7
LAND_WATER: Final = 8
FISHING: Final = 9
TILE_COUNT: Final = 10

LIKE_A_DIE: Final = [LAND, WATER, TAKE_WOMAN, TAKE_MAN, BUILD]
"""The tiles that the first kinds of people work like."""

BY_LAND: Final = 1
BY_WATER: Final = 2
EITHER: Final = 3
"""Ways to expand; also, as a set of sexes, men, women and both."""

PATHS: Final = ["none", "land", "water", "either"]

PAYMENT: Final = ["tile", "card", *[f"pair_{god}" for god in GODS]]
"""The ways to pay for a god: a god tile, its card, a pair of a colour."""
BONUSES: Final = ["tasks", "jewelry", "ceremony", "buildings", "regions", "people"]

FACES: Final = 6
"""What a die shows at most."""

NEEDS: Final = [
    "men", "women", "priests", "jewelry", "first", "regions", "islands", "cards_of_one_colour", "cards",
    "different_cards", "buildings", "jewelry_of_kind", "god_tiles", "offerings", "shells", "material", "materials",
    "terrain", "fish", "huts_on_12", "men_shifted", "women_shifted", "people_shifted", "people_of_kind",
    "different_men", "different_women", "different_jewelry",
]  # fmt: skip
"""The vocabulary of the tasks: what a task may ask a number of. Their meaning is in tasks.py."""


def wrong_count(box: Components, block: str, thing: str, found: int, expected: int) -> BadComponents:
    return BadComponents(
        "components-count-unfit", file=box.name, block=block, thing=thing, found=found, expected=expected
    )


def read_regions(box: Components) -> list[str]:
    """The regions' names: twelve, no two alike, three of each terrain."""
    names: list[str] = []
    terrains: list[str] = []
    for entry in box.entries("map", "regions"):
        name = entry.text("id")
        if name in names:
            raise BadComponents("components-region-twice", file=box.name, region=name)
        names.append(name)
        terrains.append(entry.name_of("terrain", TERRAINS))
        entry.name_of("island", box.texts("map", "islands"))
        entry.name_of("resource", RESOURCES)
    if len(names) != REGION_COUNT:
        raise wrong_count(box, "map", "regions", len(names), REGION_COUNT)
    for terrain in TERRAINS:
        if terrains.count(terrain) * len(TERRAINS) != REGION_COUNT:
            raise wrong_count(box, "map", terrain, terrains.count(terrain), REGION_COUNT // len(TERRAINS))
    return names


def read_paths(box: Components, block: str, regions: list[str]) -> list[tuple[int, int, int]]:
    """Paths as region, region, value; both ends are regions of the map, and no two paths join the same ones."""
    paths: list[tuple[int, int, int]] = []
    joined: list[tuple[int, int]] = []
    for entry in box.entries(block, "paths"):
        ends: list[int] = []
        for key in ("from", "to"):
            name = entry.text(key)
            if name not in regions:
                raise BadComponents("components-path-to-nowhere", file=box.name, path=entry.place, region=name)
            ends.append(regions.index(name))
        pair = (min(ends), max(ends))
        if ends[0] == ends[1] or pair in joined:
            raise BadComponents(
                "components-path-twice", file=box.name, path=entry.place, regions=[regions[end] for end in pair]
            )
        value = entry.whole("value", 1)
        if value > FACES:
            raise BadComponents("components-path-too-long", file=box.name, path=entry.place, value=value, most=FACES)
        joined.append(pair)
        paths.append((ends[0], ends[1], value))
    return paths


def read_reach(box: Components) -> vec[i64]:
    """By way, value and region: the regions that a hut there opens (see `reach_place`); every region can be reached."""
    regions = read_regions(box)
    land = read_paths(box, "land_paths", regions)
    water = read_paths(box, "water_paths", regions)
    reach = vec[i64]([i64(0)] * ((EITHER + 1) * (FACES + 1) * REGION_COUNT))
    for way, paths in ((BY_LAND, land), (BY_WATER, water)):
        for a, b, value in paths:
            for most in range(value, FACES + 1):
                for ways in (way, EITHER):
                    reach[reach_place(ways, most) + a] |= bit(b)
                    reach[reach_place(ways, most) + b] |= bit(a)
    found: i64 = 1
    for _ in range(REGION_COUNT):
        for region in range(REGION_COUNT):
            if (found >> region) & 1 == 1:
                found |= reach[reach_place(EITHER, FACES) + region]
    for region in range(REGION_COUNT):
        if (found >> region) & 1 == 0:
            raise BadComponents("components-region-cut-off", file=box.name, region=regions[region])
    return reach


def reach_place(ways: i64, value: i64) -> i64:
    """Where the regions opened by these ways and this value begin in the table of reach."""
    return (ways * (FACES + 1) + value) * REGION_COUNT


REGIONS: Final = read_regions(COMPONENTS)
ISLANDS: Final = COMPONENTS.texts("map", "islands")
REACH: Final = read_reach(COMPONENTS)


def region_column(key: str, names: list[str]) -> list[int]:
    """What the regions have under a key, as places in a list of names."""
    return [names.index(entry.name_of(key, names)) for entry in COMPONENTS.entries("map", "regions")]


REGION_TERRAIN: Final = vec[i64](region_column("terrain", TERRAINS))
REGION_ISLAND: Final = vec[i64](region_column("island", ISLANDS))
REGION_RESOURCE: Final = vec[i64](region_column("resource", RESOURCES))


def regions_where(column: vec[i64], value: i64) -> i64:
    """The set of regions that have a value in a column."""
    regions: i64 = 0
    for region in range(REGION_COUNT):
        if column[region] == value:
            regions |= bit(region)
    return regions


TERRAIN_REGIONS: Final = vec[i64]([regions_where(REGION_TERRAIN, i64(terrain)) for terrain in range(len(TERRAINS))])
ISLAND_REGIONS: Final = vec[i64]([regions_where(REGION_ISLAND, i64(island)) for island in range(len(ISLANDS))])
ALL_REGIONS: Final = (1 << REGION_COUNT) - 1


def read_fish(box: Components) -> list[tuple[int, int]]:
    """Fish tiles as kind and value: one for each region, and enough of the start's value for everybody's first hut."""
    kinds = box.texts("fish", "kinds")
    tiles = [(kinds.index(e.name_of("kind", kinds)), e.whole("value", 1)) for e in box.entries("fish", "tiles")]
    if len(tiles) != REGION_COUNT:
        raise wrong_count(box, "fish", "tiles", len(tiles), REGION_COUNT)
    starts = sum(1 for _, value in tiles if value == box.whole("start", "fish"))
    if starts < MOST_SEATS:
        raise wrong_count(box, "fish", "tiles of the start's value", starts, MOST_SEATS)
    return tiles


FISH_KINDS: Final = COMPONENTS.texts("fish", "kinds")
FISH_KIND: Final = vec[i64]([kind for kind, _ in read_fish(COMPONENTS)])
FISH_VALUE: Final = vec[i64]([value for _, value in read_fish(COMPONENTS)])

TILES_LAID: Final = [
    [TILES.index(tile) for tile in COMPONENTS.names("action_tiles", players, TILES[:FISHING])]
    for players in ("two_players", "three_players", "four_players")
]
"""The action tiles on the table, by number of players from two on."""
FISHING_POINTS: Final[i64] = COMPONENTS.whole("action_tiles", "fishing_points")
DICE: Final[i64] = COMPONENTS.whole("dice", "each", 1)

STATUS_POINTS: Final = vec[i64](COMPONENTS.wholes("status_track", "points"))
STATUS_END: Final[i64] = len(COMPONENTS.wholes("status_track", "points")) - 1

TEMPLE_SPACES: Final[i64] = COMPONENTS.whole("temple", "spaces", 1)
PRIESTS: Final[i64] = COMPONENTS.whole("temple", "priests_each", 1)
PRIEST_POINTS: Final = vec[i64](COMPONENTS.wholes("temple", "points_by_round", ROUNDS))
TEMPLE_GOD_TILES: Final[i64] = COMPONENTS.whole("temple", "god_tiles")

SPACES: Final[i64] = COMPONENTS.whole("gathering_board", "spaces", 2)
LAST_SPACE: Final = SPACES - 1
"""Space 12, where any number of huts may stand."""
OTHER_SPACES: Final = (1 << LAST_SPACE) - 1
HUTS: Final[i64] = COMPONENTS.whole("gathering_board", "huts_each", 1)
START_ON_LAST: Final[i64] = COMPONENTS.whole("gathering_board", "huts_on_the_last", 1)
EMPTY_AT_START: Final[i64] = COMPONENTS.whole("gathering_board", "empty_space", 1) - 1

CEREMONY_SPACES: Final = 12
CEREMONY_COLUMNS: Final = COMPONENTS.whole("ceremony_area", "columns", 1)


def read_ceremony(box: Components) -> list[int]:
    """The material that each ceremony space takes."""
    spaces = [MATERIALS.index(name) for name in box.names("ceremony_area", "spaces", MATERIALS)]
    if len(spaces) != CEREMONY_SPACES:
        raise wrong_count(box, "ceremony_area", "spaces", len(spaces), CEREMONY_SPACES)
    return spaces


CEREMONY: Final = vec[i64](read_ceremony(COMPONENTS))
MATERIAL_SPACES: Final = vec[i64]([regions_where(CEREMONY, i64(material)) for material in range(MATERIAL_KINDS)])
"""The ceremony spaces of each material, as sets."""
ALL_CEREMONY: Final = (1 << CEREMONY_SPACES) - 1


def plots() -> vec[i64]:
    """Pairs of orthogonally adjacent ceremony spaces, each pair as a set."""
    pairs = vec[i64]()
    for space in range(CEREMONY_SPACES):
        if (space + 1) % CEREMONY_COLUMNS != 0:
            pairs = append(pairs, bit(space) | bit(space + 1))
        if space + CEREMONY_COLUMNS < CEREMONY_SPACES:
            pairs = append(pairs, bit(space) | bit(space + CEREMONY_COLUMNS))
    return pairs


PLOTS: Final = plots()
PLOT_COUNT: Final[i64] = len(plots())

SHIFT_PRICE: Final[i64] = COMPONENTS.whole("helper", "shift", 1)
POINT_PRICE: Final[i64] = COMPONENTS.whole("helper", "point", 1)
OFFERING_PRICE: Final[i64] = COMPONENTS.whole("helper", "offering", 1)
CARD_PRICE: Final[i64] = COMPONENTS.whole("helper", "god_card", 1)
MATERIAL_PRICE: Final[i64] = COMPONENTS.whole("helper", "material", 1)
MOVE_PRICE: Final[i64] = COMPONENTS.whole("helper", "move_hut", 1)


def read_people(box: Components, key: str) -> list[int]:
    """A figure for 1, 2, 3 tiles of every kind, or for each of its three tiles, in the order of KINDS."""
    figures: dict[str, list[int]] = {}
    for entry in box.entries("people", "kinds"):
        figures[entry.name_of("id", KINDS)] = entry.wholes(key, COPIES)
    if len(figures) != KIND_COUNT:
        raise wrong_count(box, "people", "kinds", len(figures), KIND_COUNT)
    return [figure for kind in KINDS for figure in figures[kind]]


STRENGTH: Final = vec[i64](read_people(COMPONENTS, "strength"))
SYMBOLS: Final = vec[i64](read_people(COMPONENTS, "symbols"))
MOST_AT_ONCE: Final = 2 * max(read_people(COMPONENTS, "strength"))
"""The most that one kind of people can bring, doubled."""
MOST_SYMBOLS: Final = max(read_people(COMPONENTS, "symbols"))
PEOPLE_SHOWN: Final = COMPONENTS.whole("people", "shown", 1)
MOST_STRENGTH: Final[i64] = COMPONENTS.whole("people", "most", 1)
if PEOPLE_SHOWN * ROUNDS > TILES_A_SEX:
    raise wrong_count(COMPONENTS, "people", "shown", PEOPLE_SHOWN, TILES_A_SEX // ROUNDS)

TASK_COUNT: Final = 60
TASK_SLOTS: Final[i64] = COMPONENTS.whole("tasks", "each_light") + COMPONENTS.whole("tasks", "each_dark")
LIGHT_EACH: Final = COMPONENTS.whole("tasks", "each_light")
DARK_EACH: Final = COMPONENTS.whole("tasks", "each_dark")
SHOWN_BEYOND: Final = COMPONENTS.whole("tasks", "shown_beyond_players")
TASK_POINTS: Final[i64] = COMPONENTS.whole("tasks", "points")
YELLOW_POINTS: Final[i64] = COMPONENTS.whole("tasks", "points_with_yellow")

JEWEL_KINDS: Final = COMPONENTS.texts("jewelry", "kinds")
JEWELS: Final = 24
JEWELS_SHOWN: Final = COMPONENTS.whole("jewelry", "shown", 1)

KINDS_ASKED: Final = {
    "cards": GODS,
    "jewelry_of_kind": JEWEL_KINDS,
    "material": MATERIALS,
    "terrain": TERRAINS,
    "fish": FISH_KINDS,
    "people_of_kind": KINDS,
}
"""The needs that ask for one kind of a thing, with the kinds there are."""


def read_tasks(box: Components) -> tuple[list[str], list[int], list[list[tuple[int, int, int]]]]:
    """Every task's name, whether it is light, and its needs as what, how many, of which kind."""
    names: list[str] = []
    light: list[int] = []
    needs: list[list[tuple[int, int, int]]] = []
    for entry in box.entries("tasks", "tiles"):
        if entry.text("id") in names:
            raise BadComponents("components-task-twice", file=box.name, task=entry.text("id"))
        names.append(entry.text("id"))
        light.append(1 if entry.name_of("deck", ["light", "dark"]) == "light" else 0)
        wanted: list[tuple[int, int, int]] = []
        for need in entry.entries("needs"):
            what = need.name_of("what", NEEDS)
            of = KINDS_ASKED[what].index(need.name_of("of", KINDS_ASKED[what])) if what in KINDS_ASKED else 0
            wanted.append((NEEDS.index(what), need.whole("count", 1), of))
        needs.append(wanted)
    if len(names) != TASK_COUNT:
        raise wrong_count(box, "tasks", "tiles", len(names), TASK_COUNT)
    dark = TASK_COUNT - sum(light)
    wanted_dark = MOST_SEATS * DARK_EACH + ROUNDS * (MOST_SEATS + SHOWN_BEYOND)
    if dark < wanted_dark:
        raise wrong_count(box, "tasks", "dark", dark, wanted_dark)
    if sum(light) < MOST_SEATS * LIGHT_EACH:
        raise wrong_count(box, "tasks", "light", sum(light), MOST_SEATS * LIGHT_EACH)
    return names, light, needs


TASKS: Final = read_tasks(COMPONENTS)[0]
LIGHT_TASKS: Final = vec[i64]([task for task in range(TASK_COUNT) if read_tasks(COMPONENTS)[1][task] == 1])
DARK_TASKS: Final = vec[i64]([task for task in range(TASK_COUNT) if read_tasks(COMPONENTS)[1][task] == 0])
TASK_NEEDS: Final = [vec[i64]([figure for need in needs for figure in need]) for needs in read_tasks(COMPONENTS)[2]]
"""By task: what, how many, of which kind, for each thing it asks for."""


def read_jewels(box: Components, key: str) -> list[int]:
    kinds = box.texts("jewelry", "kinds")
    entries = box.entries("jewelry", "tiles")
    tiles = [kinds.index(e.name_of("kind", kinds)) if key == "kind" else e.whole(key) for e in entries]
    if len(tiles) != JEWELS:
        raise wrong_count(box, "jewelry", "tiles", len(tiles), JEWELS)
    return tiles


JEWEL_KIND: Final = vec[i64](read_jewels(COMPONENTS, "kind"))
JEWEL_POINTS: Final = vec[i64](read_jewels(COMPONENTS, "points"))
JEWEL_SHELLS: Final = vec[i64](read_jewels(COMPONENTS, "shells"))

BUILDINGS: Final = COMPONENTS.whole("buildings", "each", 1)
BUILDING_POINTS: Final = vec[i64](COMPONENTS.wholes("buildings", "points_by_round", ROUNDS))

CARDS_EACH: Final[i64] = COMPONENTS.whole("god_cards", "of_each_colour", 1)
CARDS_SHOWN: Final = COMPONENTS.whole("god_cards", "shown")
CARDS_DEALT: Final[i64] = COMPONENTS.whole("god_cards", "dealt")
GOD_TILES: Final[i64] = COMPONENTS.whole("god_tiles", "all")
GOD_TILES_EACH: Final[i64] = COMPONENTS.whole("god_tiles", "each")
GOD_TILE_POINTS: Final[i64] = COMPONENTS.whole("god_tiles", "points")

START_OFFERINGS: Final[i64] = COMPONENTS.whole("start", "offerings")
START_POINTS: Final = vec[i64](COMPONENTS.wholes("start", "points_by_turn_order", MOST_SEATS))
START_FISH: Final[i64] = COMPONENTS.whole("start", "fish")

BONUS: Final[i64] = COMPONENTS.whole("final_scoring", "bonus")
BONUS_TASKS: Final[i64] = COMPONENTS.whole("final_scoring", "tasks")
BONUS_JEWELRY: Final[i64] = COMPONENTS.whole("final_scoring", "jewelry")

THINGS: Final = {
    "god": [*GODS, "hidden"],
    "kind": KINDS,
    "person": SEXES,
    "tile": TILES,
    "region": REGIONS,
    "terrain": TERRAINS,
    "path": PATHS[1:],
    "material": MATERIALS,
    "jewel": JEWEL_KINDS,
    "task": TASKS,
    "payment": PAYMENT,
    "bonus": BONUSES,
}
"""Everything that has a name in the catalogues, by kind."""
