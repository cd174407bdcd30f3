"""A short builder for Bora Bora's tables: say what differs from a bare table, then play it by tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from motu import RULES
from motu.core.agenda import Event, Moves
from motu.core.chance import seeded
from motu.games.bora_bora.bits import listed
from motu.games.bora_bora.components import BONUSES, GODS, KINDS, MAN, MATERIALS, SEXES, STANDARD, TILES
from motu.games.bora_bora.flow import (
    DICE_TURN,
    JEWELRY_TURN,
    LAST_TASKS,
    NEW_TASK_TURN,
    PEOPLE_TURN,
    SCORE_STATUS,
    SCORE_TEMPLE,
    TASK_TURN,
)
from motu.games.bora_bora.scoring import SOURCES, amounts
from motu.games.bora_bora.seat import NOTHING, Seat
from motu.games.bora_bora.setup import set_up
from motu.games.bora_bora.state import END, NOBODY, PHASE_A, PHASE_B, PHASE_C, Table, die_on_tile, tile_of

BORA = RULES["bora_bora"]

STARTS = {
    "dice": (PHASE_A, DICE_TURN[0]),
    "people": (PHASE_B, PEOPLE_TURN[0]),
    "status": (PHASE_C, SCORE_STATUS),
    "temple": (PHASE_C, SCORE_TEMPLE),
    "jewelry": (PHASE_C, JEWELRY_TURN[0]),
    "tasks": (PHASE_C, TASK_TURN[0]),
    "new tasks": (PHASE_C, NEW_TASK_TURN[0]),
    "end": (END, LAST_TASKS[0]),
}
CENTRE = "central_southeast"
"""The central mountain of the rulebook's examples."""
MEN = ["points", "points", "shell", "shell", "offering", "offering"]
WOMEN = ["status", "status", "shell", "shell", "offering", "offering"]


@dataclass
class Player:
    """What a player has beside the pieces on the gathering board.

    People are `man land_path`, with symbols `man land_path 3`, shifted `man land_path 3 shifted`. `hand` is known to
    all, `hidden` to its owner only. Materials lie on the ceremony spaces of these numbers; buildings stand on plots.
    """

    regions: Sequence[str] = ()
    people: Sequence[str] = ()
    hand: Mapping[str, int] = field(default_factory=dict)
    hidden: Mapping[str, int] = field(default_factory=dict)
    offerings: int = 0
    shells: int = 0
    god_tiles: int = 0
    priests: int = 4
    materials: Sequence[int] = ()
    beside: Mapping[str, int] = field(default_factory=dict)
    buildings: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    jewelry: Sequence[str] = ()
    tasks: Sequence[str] = ("nine_regions", "islands", "buildings")
    done: int = 0
    status: int = 0
    dice: Sequence[int] = (1, 1, 1)
    huts: Sequence[int] | None = None
    """The spaces that hold a hut; without it, one on each space but those of people and of huts on the map."""
    on_12: int = 1


class Scene:
    """A table in the middle of a game. Turn order is by seats unless said otherwise; huts hold building spaces in that
    order, later seats pushing earlier ones aside.
    """

    def __init__(
        self,
        *players: Player,
        start: str = "dice",
        round: int = 1,
        lying: Mapping[str, Sequence[int]] | None = None,
        men: Sequence[str] = MEN,
        women: Sequence[str] = WOMEN,
        temple: Mapping[int, int] | None = None,
        shown: Sequence[str] = ("blue", "white", "red", "green", "yellow"),
        pile: Mapping[str, int] | None = None,
        discard: Mapping[str, int] | None = None,
        fish: Mapping[str, int] | None = None,
        tasks: Sequence[str] = (),
        jewelry: Sequence[str] = (),
        order: Sequence[int] | None = None,
        stack: Sequence[int] | None = None,
        seed: int = 1,
    ) -> None:
        seats = len(players)
        t = set_up(STANDARD, seats, seeded(seed), {"huts_one_per_space": True})
        t.round = round - 1
        t.phase, first = STARTS[start]
        t.order = vec[i64](list(order or range(seats)))
        for place, seat in enumerate(reversed(stack or list(t.order))):
            t.seats[seat].arrived = place
        for number, player in enumerate(players):
            furnish(t.seats[number], player)
            for region in player.regions:
                t.holders[STANDARD.regions.index(region)] = number
            for die, face in enumerate(player.dice):
                t.dice[number * 3 + die] = face
        for tile, faces in (lying or {}).items():
            t.lowest_faces[TILES.index(tile)] = min(faces)
        for sex, kinds in enumerate((men, women)):
            for position, kind in enumerate(kinds):
                t.people_pile[sex * 36 + t.round * 6 + position] = tile_named(kind, kinds[:position].count(kind))
        for space, seat in (temple or {}).items():
            t.temple[space - 1] = seat
        t.cards_shown = vec[i64]([GODS.index(god) for god in shown] + [NOTHING] * (5 - len(shown)))
        t.pile = counted(pile if pile is not None else dict.fromkeys(GODS, 4), GODS)
        t.pile_size = sum(t.pile)
        t.discard = counted(discard or {}, GODS)
        t.discard_size = sum(t.discard)
        for region, value in (fish or {}).items():
            swap_fish(t, STANDARD.regions.index(region), value)
        for place, task in enumerate(tasks):
            t.tasks_shown[place] = STANDARD.tasks.index(task)
        for place, jewel in enumerate(jewelry):
            t.jewels[t.round * 4 + place] = jewel_named(jewel)
        t.agenda = [first]
        t.log = []
        t.proceed(Moves())
        self.table: Table = t

    def options(self) -> list[str]:
        """The tokens of the pending decision; none when the game is over."""
        choices = BORA.choices(self.table)
        return [] if choices is None else [option["token"] for option in choices["options"]]

    def asked(self) -> int | None:
        decision = self.table.pending()
        return None if decision is None else decision.seat

    def decision(self) -> str | None:
        choices = BORA.choices(self.table)
        return None if choices is None else choices["decision"]

    def do(self, *tokens: str) -> Scene:
        """Answer the pending decisions, whoever is asked."""
        for token in tokens:
            seat = self.asked()
            assert seat is not None, f"the game is over before {token!r}"
            self.table.answer(seat, token)
        return self

    def points(self, source: str, seat: int = 0) -> int:
        return amounts(self.table, seat)[SOURCES.index(source)]

    def seat(self, seat: int = 0) -> Seat:
        return self.table.seats[seat]

    def hand(self, seat: int = 0) -> dict[str, int]:
        return named(self.table.seats[seat].hand, GODS)

    def known(self, seat: int = 0) -> dict[str, int]:
        return named(self.table.seats[seat].known, GODS)

    def regions(self, seat: int = 0) -> set[str]:
        return {STANDARD.regions[region] for region in listed(self.table.seats[seat].regions)}

    def holder(self, region: str) -> int | None:
        holder = self.table.holders[STANDARD.regions.index(region)]
        return None if holder == NOBODY else holder

    def people(self, seat: int = 0) -> list[str]:
        """People on the gathering board, space by space."""
        me = self.table.seats[seat]
        spaces = listed(me.men | me.women)
        return [f"{SEXES[0 if me.men >> space & 1 else 1]} {KINDS[me.people[space] // 3]}" for space in spaces]

    def materials(self, seat: int = 0) -> list[str]:
        return [MATERIALS[STANDARD.ceremony[space]] for space in listed(self.table.seats[seat].materials)]

    def temple(self) -> list[int | None]:
        """Whose priests stand on spaces 6 to 1."""
        return [None if seat == NOBODY else seat for seat in reversed(list(self.table.temple))]

    def dice_on(self, tile: str) -> list[int]:
        return [die % 8 for die in self.table.dice if tile_of(die) == TILES.index(tile)]

    def tasks(self, seat: int = 0) -> list[str]:
        return [STANDARD.tasks[task] for task in self.table.seats[seat].tasks if task != NOTHING]

    def bonuses(self, seat: int = 0) -> set[str]:
        return {bonus for bonus in BONUSES if self.points(f"bonus_{bonus}", seat)}

    def events(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.table.log or [] if isinstance(event, kind)]


def others(number: int) -> list[Player]:
    """Players of whom nothing is needed but to be there."""
    return [Player() for _ in range(number)]


def furnish(me: Seat, player: Player) -> None:
    """A seat as a player is described."""
    me.offerings, me.shells, me.god_tiles = player.offerings, player.shells, player.god_tiles
    me.priests, me.status, me.points[0] = player.priests, player.status, 0
    for region in player.regions:
        me.regions |= 1 << STANDARD.regions.index(region)
    huts = player.huts
    if huts is None:
        huts = [12, *range(1, 12)][: 12 - len(player.regions)]
        huts = [space for space in huts if space == 12 or space > len(player.people)]
    me.huts = sum(1 << (space - 1) for space in huts)
    me.on_last = player.on_12 if 12 in huts else 0
    for place, person in enumerate(player.people):
        space = [space for space in range(12) if not me.huts >> space & 1][place]
        settle(me, person.split(), space)
    for god in GODS:
        me.known[GODS.index(god)] = player.hand.get(god, 0)
        me.hand[GODS.index(god)] = player.hand.get(god, 0) + player.hidden.get(god, 0)
    me.materials = sum(1 << (space - 1) for space in player.materials)
    me.beside = counted(player.beside, MATERIALS)
    for number, (a, b) in player.buildings.items():
        plot = list(STANDARD.plots).index(1 << (a - 1) | 1 << (b - 1))
        me.buildings |= 1 << (number - 1)
        me.covered |= STANDARD.plots[plot]
        me.plots |= plot << (5 * (number - 1))
    me.jewelry = sum(1 << jewel_named(jewel) for jewel in player.jewelry)
    slots = [STANDARD.tasks.index(task) for task in player.tasks]
    me.tasks = vec[i64](slots + [NOTHING] * (3 - len(slots)))
    me.done = (1 << player.done) - 1


def settle(me: Seat, person: list[str], space: int) -> None:
    sex = SEXES.index(person[0])
    symbols = int(person[2]) if len(person) > 2 else 1
    tile = tile_named(person[1], symbols - 1)
    me.people[space] = tile
    me.kinds[sex * 12 + tile // 3] += 1
    if sex == MAN:
        me.men |= 1 << space
    else:
        me.women |= 1 << space
    if person[-1] == "shifted":
        me.shifted |= 1 << space


def tile_named(kind: str, copy: int) -> int:
    """A tile of a kind; `land_path 3` is the one with three symbols."""
    name, _, symbols = kind.partition(" ")
    tiles = range(KINDS.index(name) * 3, KINDS.index(name) * 3 + 3)
    return next(tile for tile in tiles if STANDARD.symbols[tile] == int(symbols)) if symbols else tiles[copy]


def jewel_named(jewel: str) -> int:
    """A jewelry tile: `ring 2` is the second ring of the box."""
    kind, _, number = jewel.partition(" ")
    tiles = [tile for tile in range(24) if STANDARD.jewel_kind[tile] == STANDARD.jewel_kinds.index(kind)]
    return tiles[int(number or 1) - 1]


def swap_fish(t: Table, region: int, value: int) -> None:
    """Give a region a fish of a value, against that of another region."""
    other = next(place for place in range(12) if STANDARD.fish_value[t.fish[place]] == value)
    t.fish[region], t.fish[other] = t.fish[other], t.fish[region]


def put_die(t: Table, seat: int, die: int, face: int, tile: str) -> None:
    """A die of a seat already lies on a tile."""
    t.dice[seat * 3 + die] = die_on_tile(face, TILES.index(tile))


def counted(counts: Mapping[str, int], names: Sequence[str]) -> vec[i64]:
    unknown = set(counts) - set(names)
    assert not unknown, f"no such things: {unknown}"
    return vec[i64]([counts.get(name, 0) for name in names])


def named(counts: Any, names: Sequence[str]) -> dict[str, int]:
    """What there is, by name; things of which there are none are left out."""
    return {names[i]: int(counts[i]) for i in range(len(names)) if counts[i]}
