"""Bora Bora's figures: what the rules know by name, and the rest as an edition that is read from components.toml."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.components import Components, load_components, load_earlier
from motu.core.edition import Edition
from motu.core.errors import BadComponents
from motu.games.bora_bora.bits import bit, count

# The names that the rules know. How many there are of each, and what they are worth, is in the edition.

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

KINDS_ASKED: Final = {"cards": GODS, "material": MATERIALS, "terrain": TERRAINS, "people_of_kind": KINDS}
"""The needs that ask for one kind of a thing, with the kinds there are; the edition names those of jewelry and fish."""

# What the rules leave room for. The header of components.toml says so too.

MOST_SEATS: Final = 4
"""The box has four colours."""
MOST_IN_A_SET: Final = 62
"""Tasks and jewelry are kept as sets of bits."""
MOST_BUILDINGS: Final = 6
MOST_DICE: Final = 6
MOST_TASKS: Final = 6
MOST_PEOPLE_SHOWN: Final = 12
MOST_FIGURE: Final = 12
"""The most that one person can do, and the most symbols on a tile."""
MOST_AT_ONCE: Final = 2 * MOST_FIGURE
"""The most that one kind of people can bring: the most strength, doubled."""
CEREMONY_SPACES: Final = 12
ALL_REGIONS: Final = (1 << REGION_COUNT) - 1
ALL_CEREMONY: Final = (1 << CEREMONY_SPACES) - 1

BLOCKS: Final = [
    "game", "map", "land_paths", "water_paths", "fish", "action_tiles", "dice", "status_track", "temple",
    "gathering_board", "ceremony_area", "helper", "people", "tasks", "jewelry", "buildings", "god_cards", "god_tiles",
    "start", "final_scoring",
]  # fmt: skip


@final
class BoraBoraEdition(Edition):
    """The figures of Bora Bora."""

    def __init__(self, box: Components) -> None:
        super().__init__("bora_bora", box, BLOCKS)
        self.least_seats: Final[i64] = box.wholes("game", "seats", 2)[0]
        self.most_seats: Final[i64] = box.wholes("game", "seats", 2)[1]
        if not 2 <= self.least_seats <= self.most_seats <= MOST_SEATS:
            raise box.unfit("game", "seats", f"two numbers from 2 to {MOST_SEATS}, the smaller one first")
        self.rounds: Final[i64] = box.whole("game", "rounds", 1, 12)

        # The map and its fish
        self.regions: Final = read_regions(box)
        self.islands: Final = box.texts("map", "islands")
        self.reach: Final = read_reach(box)
        """By way, value and region: the regions that a hut there opens (see `reach_place`)."""
        self.region_terrain: Final = vec[i64](region_column(box, "terrain", TERRAINS))
        self.region_island: Final = vec[i64](region_column(box, "island", self.islands))
        self.region_resource: Final = vec[i64](region_column(box, "resource", RESOURCES))
        self.terrain_regions: Final = vec[i64](
            [places_with(self.region_terrain, i64(terrain)) for terrain in range(len(TERRAINS))]
        )
        self.island_regions: Final = vec[i64](
            [places_with(self.region_island, i64(island)) for island in range(len(self.islands))]
        )
        self.start_fish: Final[i64] = box.whole("start", "fish", 1)
        self.fish_kinds: Final = box.texts("fish", "kinds")
        self.fish_kind: Final = vec[i64]([kind for kind, _ in read_fish(box, self.most_seats)])
        self.fish_value: Final = vec[i64]([value for _, value in read_fish(box, self.most_seats)])

        # Dice, action tiles, the helper
        self.tiles_laid: Final = [
            read_tiles(box, players) for players in ("two_players", "three_players", "four_players")
        ]
        """The action tiles on the table, by number of players from two on."""
        self.fishing_points: Final[i64] = box.whole("action_tiles", "fishing_points")
        self.dice: Final[i64] = box.whole("dice", "each", 1, MOST_DICE)
        self.shift_price: Final[i64] = box.whole("helper", "shift", 1)
        self.point_price: Final[i64] = box.whole("helper", "point", 1)
        self.offering_price: Final[i64] = box.whole("helper", "offering", 1)
        self.card_price: Final[i64] = box.whole("helper", "god_card", 1)
        self.material_price: Final[i64] = box.whole("helper", "material", 1)
        self.move_price: Final[i64] = box.whole("helper", "move_hut", 1)

        # Status, temple, gathering board, ceremony area
        self.status_points: Final = vec[i64](box.wholes("status_track", "points"))
        self.status_end: Final[i64] = len(box.wholes("status_track", "points")) - 1
        self.temple_spaces: Final[i64] = box.whole("temple", "spaces", 1, FACES)
        self.priests: Final[i64] = box.whole("temple", "priests_each", 1)
        self.priest_points: Final = vec[i64](box.wholes("temple", "points_by_round", self.rounds))
        self.temple_god_tiles: Final[i64] = box.whole("temple", "god_tiles", self.rounds)
        self.spaces: Final[i64] = box.whole("gathering_board", "spaces", 2, MOST_IN_A_SET)
        self.last_space: Final[i64] = self.spaces - 1
        """Space 12, where any number of huts may stand."""
        self.other_spaces: Final[i64] = (1 << self.last_space) - 1
        self.huts: Final[i64] = box.whole("gathering_board", "huts_each", 1)
        self.start_on_last: Final[i64] = box.whole("gathering_board", "huts_on_the_last", 1)
        self.empty_at_start: Final[i64] = box.whole("gathering_board", "empty_space", 1, self.last_space) - 1
        if self.huts != self.spaces:
            raise box.wrong_count("gathering_board", "huts_each", "huts_each", self.huts, self.spaces)
        self.ceremony_columns: Final[i64] = box.whole("ceremony_area", "columns", 1, CEREMONY_SPACES)
        self.ceremony: Final = vec[i64](read_ceremony(box))
        self.material_spaces: Final = vec[i64](
            [places_with(self.ceremony, i64(material)) for material in range(MATERIAL_KINDS)]
        )
        """The ceremony spaces of each material, as sets."""
        self.plots: Final = plots(self.ceremony_columns)
        """Pairs of adjacent ceremony spaces, each pair as a set."""
        self.plot_count: Final[i64] = len(self.plots)
        self.not_last_column: Final[i64] = not_last_column(self.ceremony_columns)

        # People
        self.strength: Final = vec[i64](read_people(box, "strength"))
        self.symbols: Final = vec[i64](read_people(box, "symbols"))
        self.most_at_once: Final[i64] = 2 * max(read_people(box, "strength"))
        """The most that one kind of people can bring, doubled."""
        self.most_symbols: Final[i64] = max(read_people(box, "symbols"))
        self.people_shown: Final[i64] = box.whole("people", "shown", 1, MOST_PEOPLE_SHOWN)
        self.most_strength: Final[i64] = box.whole("people", "most", 1, FACES)
        if self.people_shown * self.rounds > TILES_A_SEX:
            raise box.wrong_count("people", "shown", "shown", self.people_shown, TILES_A_SEX // self.rounds)

        # Tasks, jewelry, buildings, gods
        self.light_each: Final[i64] = box.whole("tasks", "each_light", 0, MOST_TASKS)
        self.dark_each: Final[i64] = box.whole("tasks", "each_dark", 0, MOST_TASKS)
        self.task_slots: Final[i64] = self.light_each + self.dark_each
        if not 1 <= self.task_slots <= MOST_TASKS:
            raise box.unfit("tasks", "each_dark", f"with the light ones 1 to {MOST_TASKS} tasks for each player")
        self.shown_beyond: Final[i64] = box.whole("tasks", "shown_beyond_players", 0, MOST_FIGURE)
        self.task_points: Final[i64] = box.whole("tasks", "points")
        self.yellow_points: Final[i64] = box.whole("tasks", "points_with_yellow")
        self.jewel_kinds: Final = box.texts("jewelry", "kinds")
        self.jewel_kind: Final = vec[i64](read_jewels(box, "kind"))
        self.jewel_points: Final = vec[i64](read_jewels(box, "points"))
        self.jewel_shells: Final = vec[i64](read_jewels(box, "shells"))
        self.jewels: Final[i64] = len(self.jewel_kind)
        self.jewels_of: Final = vec[i64](
            [places_with(self.jewel_kind, i64(kind)) for kind in range(len(self.jewel_kinds))]
        )
        """The jewelry tiles of each kind, as sets."""
        self.jewels_shown: Final[i64] = box.whole("jewelry", "shown", 1, MOST_FIGURE)
        if self.jewels < self.jewels_shown * self.rounds:
            raise box.wrong_count("jewelry", "tiles", "tiles", self.jewels, self.jewels_shown * self.rounds)
        names, light, needs = read_tasks(box, self.fish_kinds, self.jewel_kinds)
        self.tasks: Final = names
        self.task_count: Final[i64] = len(names)
        self.light_tasks: Final = vec[i64]([i64(task) for task in range(len(names)) if light[task] == 1])
        self.dark_tasks: Final = vec[i64]([i64(task) for task in range(len(names)) if light[task] == 0])
        self.task_needs: Final = [vec[i64]([i64(figure) for need in one for figure in need]) for one in needs]
        """By task: what, how many, of which kind, for each thing it asks for."""
        self.all_needs: Final = vec[i64]([i64(figure) for one in needs for need in one for figure in need])
        """The same of all tasks, one after the other."""
        self.needs_from: Final = vec[i64](
            [i64(3 * sum(len(one) for one in needs[:task])) for task in range(len(needs) + 1)]
        )
        """By task: where its needs begin in `all_needs`; the next entry says where they end."""
        self.task_words: Final = vec[i64]([i64(sum({2 ** need[0] for need in one})) for one in needs])
        """By task: the set of things that it asks for."""
        check_tasks(self)
        self.buildings: Final[i64] = box.whole("buildings", "each", 1, MOST_BUILDINGS)
        self.building_points: Final = vec[i64](box.wholes("buildings", "points_by_round", self.rounds))
        self.cards_each: Final[i64] = box.whole("god_cards", "of_each_colour", 1)
        self.cards_shown: Final[i64] = box.whole("god_cards", "shown", 0, MOST_IN_A_SET)
        self.cards_dealt: Final[i64] = box.whole("god_cards", "dealt")
        if COLOURS * self.cards_each < self.most_seats * self.cards_dealt:
            dealt = self.most_seats * self.cards_dealt
            raise box.wrong_count("god_cards", "of_each_colour", "cards", COLOURS * self.cards_each, dealt)
        self.god_tiles: Final[i64] = box.whole("god_tiles", "all")
        self.god_tiles_each: Final[i64] = box.whole("god_tiles", "each")
        self.god_tile_points: Final[i64] = box.whole("god_tiles", "points")
        if self.god_tiles < self.temple_god_tiles + self.god_tiles_each * self.most_seats:
            wanted = self.temple_god_tiles + self.god_tiles_each * self.most_seats
            raise box.wrong_count("god_tiles", "all", "god tiles", self.god_tiles, wanted)

        # The start and the end
        self.start_offerings: Final[i64] = box.whole("start", "offerings")
        self.start_points: Final = vec[i64](box.wholes("start", "points_by_turn_order", MOST_SEATS))
        self.bonus: Final[i64] = box.whole("final_scoring", "bonus")
        self.bonus_tasks: Final[i64] = box.whole("final_scoring", "tasks")
        self.bonus_jewelry: Final[i64] = box.whole("final_scoring", "jewelry")

    def things(self) -> dict[str, list[str]]:
        return {
            "god": [*GODS, "hidden"],
            "kind": KINDS,
            "person": SEXES,
            "tile": TILES,
            "region": self.regions,
            "terrain": TERRAINS,
            "path": PATHS[1:],
            "material": MATERIALS,
            "jewel": self.jewel_kinds,
            "task": self.tasks,
            "payment": PAYMENT,
            "bonus": BONUSES,
        }

    def against_examples(self) -> list[BadComponents]:
        return against_examples(self)


def read_regions(box: Components) -> list[str]:
    """The regions' names: twelve, no two alike."""
    names: list[str] = []
    for entry in box.entries("map", "regions"):
        name = entry.text("id")
        if name in names:
            raise BadComponents("components-region-twice", file=box.at(entry.place), region=name)
        names.append(name)
        entry.name_of("terrain", TERRAINS)
        entry.name_of("island", box.texts("map", "islands"))
        entry.name_of("resource", RESOURCES)
    if len(names) != REGION_COUNT:
        raise box.wrong_count("map", "regions", "regions", len(names), REGION_COUNT)
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
                raise BadComponents(
                    "components-path-to-nowhere", file=box.at(entry.place), path=entry.place, region=name
                )
            ends.append(regions.index(name))
        pair = (min(ends), max(ends))
        if ends[0] == ends[1] or pair in joined:
            raise BadComponents(
                "components-path-twice",
                file=box.at(entry.place),
                path=entry.place,
                regions=[regions[end] for end in pair],
            )
        value = entry.whole("value", 1)
        if value > FACES:
            raise BadComponents(
                "components-path-too-long", file=box.at(entry.place), path=entry.place, value=value, most=FACES
            )
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
            raise BadComponents("components-region-cut-off", file=box.at("map", "regions"), region=regions[region])
    return reach


def reach_place(ways: i64, value: i64) -> i64:
    """Where the regions opened by these ways and this value begin in the table of reach."""
    return (ways * (FACES + 1) + value) * REGION_COUNT


def region_column(box: Components, key: str, names: list[str]) -> list[int]:
    """What the regions have under a key, as places in a list of names."""
    return [names.index(entry.name_of(key, names)) for entry in box.entries("map", "regions")]


def places_with(column: vec[i64], value: i64) -> i64:
    """The set of places that have a value in a column."""
    places: i64 = 0
    for place in range(len(column)):
        if column[place] == value:
            places |= bit(place)
    return places


def read_fish(box: Components, seats: int) -> list[tuple[int, int]]:
    """Fish tiles as kind and value: one for each region, and enough of the start's value for everybody's first hut."""
    kinds = box.texts("fish", "kinds")
    tiles = [(kinds.index(e.name_of("kind", kinds)), e.whole("value", 1)) for e in box.entries("fish", "tiles")]
    if len(tiles) != REGION_COUNT:
        raise box.wrong_count("fish", "tiles", "tiles", len(tiles), REGION_COUNT)
    starts = sum(1 for _, value in tiles if value == box.whole("start", "fish"))
    if starts < seats:
        raise box.wrong_count("fish", "tiles", "tiles of the start's value", starts, seats)
    return tiles


def read_tiles(box: Components, players: str) -> list[int]:
    """The action tiles for a number of players: no tile twice."""
    names = box.names("action_tiles", players, TILES[:FISHING])
    if len(set(names)) < len(names) or not names:
        raise box.unfit("action_tiles", players, "different names, at least one")
    return [TILES.index(tile) for tile in names]


def read_ceremony(box: Components) -> list[int]:
    """The material that each ceremony space takes."""
    spaces = [MATERIALS.index(name) for name in box.names("ceremony_area", "spaces", MATERIALS)]
    if len(spaces) != CEREMONY_SPACES:
        raise box.wrong_count("ceremony_area", "spaces", "spaces", len(spaces), CEREMONY_SPACES)
    return spaces


def plots(columns: i64) -> vec[i64]:
    """Pairs of orthogonally adjacent ceremony spaces, each pair as a set."""
    pairs = vec[i64]()
    for space in range(CEREMONY_SPACES):
        if (space + 1) % columns != 0:
            pairs = append(pairs, bit(space) | bit(space + 1))
        if space + columns < CEREMONY_SPACES:
            pairs = append(pairs, bit(space) | bit(space + columns))
    return pairs


def not_last_column(columns: i64) -> i64:
    """The ceremony spaces that have another one to their right."""
    spaces: i64 = 0
    for space in range(CEREMONY_SPACES):
        if (space + 1) % columns != 0:
            spaces |= bit(space)
    return spaces


def read_people(box: Components, key: str) -> list[int]:
    """A figure for 1, 2, 3 tiles of every kind, or for each of its three tiles, in the order of KINDS."""
    figures: dict[str, list[int]] = {}
    for entry in box.entries("people", "kinds"):
        values = entry.wholes(key, COPIES)
        if not all(1 <= value <= MOST_FIGURE for value in values):
            raise box.unfit("people", "kinds", f"numbers from 1 to {MOST_FIGURE}")
        figures[entry.name_of("id", KINDS)] = values
    if len(figures) != KIND_COUNT:
        raise box.wrong_count("people", "kinds", "kinds", len(figures), KIND_COUNT)
    return [figure for kind in KINDS for figure in figures[kind]]


def read_tasks(
    box: Components, fish: list[str], jewels: list[str]
) -> tuple[list[str], list[int], list[list[tuple[int, int, int]]]]:
    """Every task's name, whether it is light, and its needs as what, how many, of which kind."""
    asked = KINDS_ASKED | {"fish": fish, "jewelry_of_kind": jewels}
    names: list[str] = []
    light: list[int] = []
    needs: list[list[tuple[int, int, int]]] = []
    for entry in box.entries("tasks", "tiles"):
        if entry.text("id") in names:
            raise BadComponents("components-task-twice", file=box.at(entry.place), task=entry.text("id"))
        names.append(entry.text("id"))
        light.append(1 if entry.name_of("deck", ["light", "dark"]) == "light" else 0)
        wanted: list[tuple[int, int, int]] = []
        for need in entry.entries("needs"):
            what = need.name_of("what", NEEDS)
            of = asked[what].index(need.name_of("of", asked[what])) if what in asked else 0
            wanted.append((NEEDS.index(what), need.whole("count", 1), of))
        needs.append(wanted)
    if len(names) > MOST_IN_A_SET:
        raise box.wrong_count("tasks", "tiles", "tiles", len(names), MOST_IN_A_SET)
    return names, light, needs


def check_tasks(edition: BoraBoraEdition) -> None:
    """Whether there are tasks for everybody at the start, and to show in every round."""
    box = edition.components
    seats = edition.most_seats
    dark = len(edition.dark_tasks)
    light = len(edition.light_tasks)
    wanted_dark = seats * edition.dark_each + edition.rounds * (seats + edition.shown_beyond)
    if dark < wanted_dark:
        raise box.wrong_count("tasks", "tiles", "dark", dark, wanted_dark)
    if light < seats * edition.light_each:
        raise box.wrong_count("tasks", "tiles", "light", light, seats * edition.light_each)


def read_jewels(box: Components, key: str) -> list[int]:
    """One figure of every jewelry tile."""
    kinds = box.texts("jewelry", "kinds")
    entries = box.entries("jewelry", "tiles")
    if len(entries) > MOST_IN_A_SET:
        raise box.wrong_count("jewelry", "tiles", "tiles", len(entries), MOST_IN_A_SET)
    return [kinds.index(e.name_of("kind", kinds)) if key == "kind" else e.whole(key) for e in entries]


def against_examples(edition: BoraBoraEdition) -> list[BadComponents]:
    """What the rulebook's texts and examples exclude among the figures that it does not print."""
    box = edition.components
    found: list[BadComponents] = []

    def expect(block: str, key: str, clause: str, what: str, is_so: int, must_be: int) -> None:
        if is_so != must_be:
            found.append(box.against(block, key, clause, what, is_so, must_be))

    for terrain in range(len(TERRAINS)):
        regions = count(edition.terrain_regions[terrain])
        expect("map", "regions", "BB-S1", "regions-of-a-terrain", regions, REGION_COUNT // len(TERRAINS))
    for name, printed in CENTRAL_TERRAINS.items():
        if name in edition.regions:
            drawn = TERRAINS[edition.region_terrain[edition.regions.index(name)]]
            if drawn != printed:
                found.append(
                    BadComponents(
                        "components-not-as-printed",
                        file=box.at_name(name),
                        block="map",
                        key=f"{name}, terrain",
                        found=drawn,
                        expected=printed,
                        source="rulebook, example of expanding",
                    )
                )
    fish = [int(value) for value in edition.fish_value]
    expect("fish", "tiles", "BB-S3", "fish-of-value-1", fish.count(1), 4)
    expect("fish", "tiles", "BB-S3", "highest-fish", max(fish), FACES)
    for kind in range(len(edition.fish_kinds)):
        tiles = sum(1 for one in edition.fish_kind if one == kind)
        expect("fish", "tiles", "BB-C4", "fish-of-a-kind", tiles, REGION_COUNT // len(edition.fish_kinds))
    status = [int(points) for points in edition.status_points]
    expect("status_track", "points", "BB-C1", "first-status", status[0], 0)
    expect("status_track", "points", "BB-C1", "highest-status", max(status), 15)
    expect("tasks", "tiles", "BB-S8", "tasks", edition.task_count, 60)
    expect("jewelry", "tiles", "BB-S6", "jewelry-tiles", edition.jewels, 24)
    jewels = [int(points) for points in edition.jewel_points]
    expect("jewelry", "tiles", "BB-S6", "lowest-jewelry", min(jewels), 1)
    expect("jewelry", "tiles", "BB-S6", "highest-jewelry", max(jewels), 9)
    return found


CENTRAL_TERRAINS: Final = {
    "central_northwest": "forest",
    "central_northeast": "plains",
    "central_southwest": "beach",
    "central_southeast": "mountain",
}
"""The terrains of the central island in the rulebook's example of expanding."""


def read_edition(components: Components) -> BoraBoraEdition:
    """The edition of a components file."""
    return BoraBoraEdition(components)


def earlier_editions() -> list[Components]:
    """The standard editions of earlier releases."""
    return load_earlier(__file__)


STANDARD: Final = BoraBoraEdition(load_components(__file__))
"""The edition that is played unless another one is chosen."""
