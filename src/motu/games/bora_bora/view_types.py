"""The types of Bora Bora's view. See motu.core.view_types."""

from typing import Literal, NotRequired, TypedDict

from motu.core.view_types import CommonView

God = Literal["blue", "white", "red", "green", "yellow"]
Material = Literal["sand", "wood", "stone"]
Sex = Literal["man", "woman"]
PathKind = Literal["land", "water"]
Phase = Literal["setup", "a", "b", "c", "end"]


class PerGod(TypedDict):
    """A number for the cards of each god."""

    blue: int
    white: int
    red: int
    green: int
    yellow: int


class PerMaterial(TypedDict):
    sand: int
    wood: int
    stone: int


class TileDie(TypedDict):
    """A die on an action tile."""

    seat: int
    face: int


class ActionTile(TypedDict):
    """An action tile, or the fishing space."""

    tile: str
    dice: list[TileDie]


class Fish(TypedDict):
    kind: str
    value: int


class Region(TypedDict):
    region: str
    terrain: str
    resource: Material | Literal["offering"]
    fish: Fish
    holder: int | None
    """The seat whose hut stands on the building space."""
    aside: list[int]
    """The seats whose huts were pushed aside."""


class Person(TypedDict):
    kind: str
    symbols: int


class SettledPerson(TypedDict):
    """A person on a gathering board."""

    kind: str
    symbols: int
    person: Sex
    shifted: bool


class Hut(TypedDict):
    """A hut on a gathering board."""

    hut: Literal[True]


class Jewel(TypedDict):
    jewel: str
    points: int
    shells: int


class StatusMarker(TypedDict):
    seat: int
    steps: int


class Doing(TypedDict):
    """What is under way: a die in the hand, an action and its value, gods called and not yet paid for, people used."""

    die: int | None
    tile: str | None
    kind: str | None
    """The kind of people whose power is used."""
    value: int | None
    gods: list[God]
    used: list[str]
    green_played: bool


class Reach(TypedDict):
    """A region that paths lead to, and the lowest die that opens it."""

    region: str
    path: PathKind
    value: int


class BoraBoraSeat(TypedDict):
    points: dict[str, int]
    score: int
    offerings: int
    shells: int
    god_tiles: int
    priests: int
    """Priests in the supply of the seat."""
    dice: list[int]
    """The faces of the dice that are rolled and not yet placed."""
    spaces: list[SettledPerson | Hut | None]
    """The spaces of the gathering board."""
    huts_on_12: int
    ceremony: list[Literal["material"] | int | None]
    """By ceremony space: a material lies there, or the number of the building that covers it, or nothing."""
    ceremony_kinds: list[Material]
    beside: PerMaterial
    """Material beside the ceremony area."""
    buildings: list[bool]
    """Which building tiles are built."""
    tasks: list[str | None]
    tasks_done: list[str]
    jewelry: list[Jewel]
    hand_size: int
    hand_known: PerGod
    """The cards of the hand that everybody saw."""
    hand: NotRequired[PerGod]
    """Only in the seat's own view."""
    tasks_missing: NotRequired[list[int | None]]
    """How much each task still lacks, in the seat's own view."""
    reach: NotRequired[list[Reach]]
    """Only in the seat's own view."""


class BoraBoraView(CommonView):
    round: int
    phase: Phase
    order: list[int]
    """The seats in turn order."""
    tiles: list[ActionTile]
    regions: list[Region]
    men: list[Person | None]
    women: list[Person | None]
    tasks: list[str | None]
    tasks_gone: list[str]
    jewelry: list[list[Jewel | None]]
    """By round: the jewelry that can be bought then."""
    temple: list[int | None]
    """The seat of the priest on each space, from space 1 on."""
    god_tiles: int
    cards_shown: list[God | None]
    pile: int
    discard: PerGod
    status: list[StatusMarker]
    """The markers on the status track, the one furthest ahead first."""
    doing: Doing
    seats: list[BoraBoraSeat]
