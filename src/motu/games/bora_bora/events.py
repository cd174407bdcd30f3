"""The events in the log of Bora Bora, one class per fact. The sentences are in the catalogues."""

from __future__ import annotations

from dataclasses import dataclass

from motu.core.agenda import Event


@dataclass(frozen=True)
class TurnOrderDrawn(Event):
    """A player's turn order tile at the start, and the points that go with it."""

    seat: int
    place: int
    points: int


@dataclass(frozen=True)
class GodCardsDealt(Event):
    """The first hand; only its owner knows it."""

    seat: int
    gods: list[str]


@dataclass(frozen=True)
class HiddenGodCardsDealt(Event):
    """The first hand as the other players read it."""

    seat: int
    count: int


@dataclass(frozen=True)
class TasksDealt(Event):
    seat: int
    tasks: list[str]


@dataclass(frozen=True)
class GodCardsShown(Event):
    """Cards lie open beside the pile."""

    gods: list[str]


@dataclass(frozen=True)
class PeopleShown(Event):
    """The people of a round, from position 1 on."""

    man_kinds: list[str]
    woman_kinds: list[str]


@dataclass(frozen=True)
class TasksShown(Event):
    tasks: list[str]


@dataclass(frozen=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True)
class DicePhaseBegan(Event):
    """Phase A."""


@dataclass(frozen=True)
class PeoplePhaseBegan(Event):
    """Phase B."""


@dataclass(frozen=True)
class ScoringPhaseBegan(Event):
    """Phase C."""


@dataclass(frozen=True)
class DiceRolled(Event):
    seat: int
    dice: list[str]


@dataclass(frozen=True)
class DiePlaced(Event):
    seat: int
    die: int
    tile: str


@dataclass(frozen=True)
class GodPlayed(Event):
    """A god was called and paid for: with its card or a pair and an offering, or with a god tile."""

    seat: int
    god: str
    payment: str


@dataclass(frozen=True)
class Fished(Event):
    seat: int
    points: int


@dataclass(frozen=True)
class HutBuilt(Event):
    """A hut came to a building space."""

    seat: int
    terrain: str
    region: str


@dataclass(frozen=True)
class HutPushedAside(Event):
    """The hut that was on the building space stays in the region."""

    seat: int
    region: str


@dataclass(frozen=True)
class MaterialPlaced(Event):
    """A material came to a ceremony space."""

    seat: int
    material: str


@dataclass(frozen=True)
class MaterialLaidAside(Event):
    """A material found no free space of its kind and lies beside the board."""

    seat: int
    material: str


@dataclass(frozen=True)
class OfferingsGained(Event):
    seat: int
    offerings: int


@dataclass(frozen=True)
class ShellsGained(Event):
    seat: int
    shells: int


@dataclass(frozen=True)
class StatusGained(Event):
    seat: int
    steps: int


@dataclass(frozen=True)
class FishScored(Event):
    """A red god scored the fish of a new region."""

    seat: int
    region: str
    points: int


@dataclass(frozen=True)
class RedGodDeclined(Event):
    """The fish of a new region stays unscored for now."""

    seat: int
    region: str


@dataclass(frozen=True)
class PersonTaken(Event):
    seat: int
    person: str
    kind: str
    position: int


@dataclass(frozen=True)
class ManTattooed(Event):
    seat: int
    kind: str
    steps: int


@dataclass(frozen=True)
class ShellsCollected(Event):
    """A woman was shifted down."""

    seat: int
    kind: str
    shells: int


@dataclass(frozen=True)
class PointsTraded(Event):
    """The helper brought points."""

    seat: int
    points: int


@dataclass(frozen=True)
class GodCardTaken(Event):
    """One of the shown cards, known to all."""

    seat: int
    god: str


@dataclass(frozen=True)
class GodCardDrawn(Event):
    """The top card of the pile; only who drew it knows it."""

    seat: int
    god: str


@dataclass(frozen=True)
class GodCardShown(Event):
    """A card was uncovered beside the pile."""

    god: str


@dataclass(frozen=True)
class DiscardShuffled(Event):
    """The discarded god cards are the new pile."""


@dataclass(frozen=True)
class HutMoved(Event):
    """A hut went to space 12."""

    seat: int


@dataclass(frozen=True)
class PriestPlaced(Event):
    seat: int
    space: int


@dataclass(frozen=True)
class PriestPushed(Event):
    seat: int
    space: int


@dataclass(frozen=True)
class PriestReturned(Event):
    """A priest was pushed out of the temple."""

    seat: int


@dataclass(frozen=True)
class BuildingBuilt(Event):
    seat: int
    building: int
    points: int


@dataclass(frozen=True)
class PeopleUsed(Event):
    """One kind of people works in phase B."""

    seat: int
    person: str
    kind: str
    count: int


@dataclass(frozen=True)
class PeoplePassed(Event):
    """A player ends phase B after using so many kinds of people."""

    seat: int
    kinds: int


@dataclass(frozen=True)
class PointsTold(Event):
    """People brought points."""

    seat: int
    points: int


@dataclass(frozen=True)
class StatusScored(Event):
    seat: int
    points: int


@dataclass(frozen=True)
class TurnOrderTaken(Event):
    seat: int
    place: int


@dataclass(frozen=True)
class TempleScored(Event):
    seat: int
    priests: int
    points: int


@dataclass(frozen=True)
class GodTileGained(Event):
    seat: int


@dataclass(frozen=True)
class GodTileLost(Event):
    """Nobody has a priest in the temple."""


@dataclass(frozen=True)
class JewelryBought(Event):
    seat: int
    jewel: str
    points: int
    shells: int


@dataclass(frozen=True)
class JewelryDeclined(Event):
    """A player could have bought jewelry."""

    seat: int


@dataclass(frozen=True)
class CardsShownForTask(Event):
    """The cards that a task asked to see; they are known until they are played."""

    seat: int
    gods: list[str]


@dataclass(frozen=True)
class TaskCompleted(Event):
    seat: int
    task: str
    points: int


@dataclass(frozen=True)
class TaskSurrendered(Event):
    seat: int
    task: str


@dataclass(frozen=True)
class TaskTaken(Event):
    seat: int
    task: str


@dataclass(frozen=True)
class GodTilesScored(Event):
    seat: int
    points: int


@dataclass(frozen=True)
class FishHeld(Event):
    """At the end: the fish of the building spaces held."""

    seat: int
    points: int


@dataclass(frozen=True)
class JewelryScored(Event):
    seat: int
    points: int


@dataclass(frozen=True)
class BonusScored(Event):
    seat: int
    bonus: str
    points: int


@dataclass(frozen=True)
class SeatScored(Event):
    seat: int
    points: int
