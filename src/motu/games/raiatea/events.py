"""The events in the log of Raiatea, one class per fact. The sentences are in the catalogues."""

from __future__ import annotations

from dataclasses import dataclass

from motu.core.agenda import Event


@dataclass(frozen=True)
class GameOpened(Event):
    """Who starts."""

    seat: int


@dataclass(frozen=True)
class StartingMaskDealt(Event):
    seat: int
    mask: str


@dataclass(frozen=True)
class RitualsDrawn(Event):
    """How many and from which deck; the cards are seen by who drew them."""

    seat: int
    count: int
    deck: str
    rituals: list[str]


@dataclass(frozen=True)
class RitualKept(Event):
    """Only its owner knows the ritual."""

    seat: int
    ritual: str


@dataclass(frozen=True)
class HiddenRitualsDrawn(Event):
    """Drawn rituals as the other players read it."""

    seat: int
    count: int
    deck: str


@dataclass(frozen=True)
class HiddenRitualKept(Event):
    """A kept ritual as the other players read it."""

    seat: int


@dataclass(frozen=True)
class ActionRoundBegan(Event):
    round: int


@dataclass(frozen=True)
class CeremonyBegan(Event):
    number: int


@dataclass(frozen=True)
class LocationClaimed(Event):
    seat: int
    location: str


@dataclass(frozen=True)
class AssistantRolled(Event):
    """The die thrown for the assistants of a location."""

    seat: int
    assistant: str
    result: int


@dataclass(frozen=True)
class DieRolled(Event):
    seat: int
    result: int


@dataclass(frozen=True)
class ForestShown(Event):
    cards: list[str]


@dataclass(frozen=True)
class ForestLeft(Event):
    """Cards that nobody took go to their markets."""

    cards: list[str]


@dataclass(frozen=True)
class ForestRefilled(Event):
    """The pile was empty: spare commodities of the market are the new one."""

    count: int


@dataclass(frozen=True)
class ForestCardTaken(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class ForestCardDeclined(Event):
    """A player takes none of the cards shown."""

    seat: int


@dataclass(frozen=True)
class AssistantUsed(Event):
    seat: int
    assistant: str


@dataclass(frozen=True)
class AssistantReactivated(Event):
    seat: int
    assistant: str


@dataclass(frozen=True)
class ManaGained(Event):
    seat: int
    mana: int


@dataclass(frozen=True)
class PearlsGained(Event):
    seat: int
    pearls: int


@dataclass(frozen=True)
class PriestsGained(Event):
    seat: int
    priests: int


@dataclass(frozen=True)
class PriestsLost(Event):
    seat: int
    priests: int


@dataclass(frozen=True)
class TattoosGained(Event):
    seat: int
    tattoos: int


@dataclass(frozen=True)
class RankReached(Event):
    seat: int
    rank: str


@dataclass(frozen=True)
class PriestsRecruited(Event):
    seat: int
    priests: int
    pearls: int


@dataclass(frozen=True)
class NobodyRecruited(Event):
    """A player recruits no priest."""

    seat: int


@dataclass(frozen=True)
class NothingSacrificed(Event):
    """A player returns no commodity at the Marae."""

    seat: int


@dataclass(frozen=True)
class NoRitualsDrawn(Event):
    """A player draws no rituals at the Marae."""

    seat: int


@dataclass(frozen=True)
class CommodityTaken(Event):
    """From the market."""

    seat: int
    commodity: str


@dataclass(frozen=True)
class CommodityReturned(Event):
    seat: int
    commodity: str


@dataclass(frozen=True)
class CommoditySold(Event):
    """For the bonus on a space of its price chart, counted from the bottom."""

    seat: int
    commodity: str
    space: int


@dataclass(frozen=True)
class MarkerRaised(Event):
    """A price marker stands on the top space."""

    commodity: str


@dataclass(frozen=True)
class AssistantTaken(Event):
    seat: int
    assistant: str


@dataclass(frozen=True)
class AssistantHired(Event):
    seat: int
    assistant: str
    pearls: int


@dataclass(frozen=True)
class MaskPut(Event):
    seat: int
    mask: str


@dataclass(frozen=True)
class MaskTaken(Event):
    seat: int
    mask: str


@dataclass(frozen=True)
class NoMaskExchanged(Event):
    """A player puts no mask on the market."""

    seat: int


@dataclass(frozen=True)
class MirrorMatched(Event):
    seat: int
    mask: str


@dataclass(frozen=True)
class MaskStolen(Event):
    seat: int
    victim_seat: int
    mask: str


@dataclass(frozen=True)
class PearlsStolen(Event):
    seat: int
    victim_seat: int
    pearls: int


@dataclass(frozen=True)
class MissionFulfilled(Event):
    seat: int
    mission: str
    points: int


@dataclass(frozen=True)
class MissionDeclined(Event):
    """The Kahuna of the Neighbourhood fulfils no mission."""

    seat: int


@dataclass(frozen=True)
class PearlsPaid(Event):
    seat: int
    pearls: int


@dataclass(frozen=True)
class ManaPaid(Event):
    seat: int
    mana: int


@dataclass(frozen=True)
class BuildingPassed(Event):
    """Passed for the whole ceremony: where passing is final."""

    seat: int


@dataclass(frozen=True)
class TurnPassed(Event):
    """Passed in this lap of the building."""

    seat: int


@dataclass(frozen=True)
class AuctionBegan(Event):
    mission: str


@dataclass(frozen=True)
class BidRevealed(Event):
    seat: int
    mana: int


@dataclass(frozen=True)
class AuctionWon(Event):
    seat: int
    mission: str
    mana: int


@dataclass(frozen=True)
class RitualBought(Event):
    seat: int
    mana: int


@dataclass(frozen=True)
class RitualsPrepared(Event):
    """Everybody has put what they wanted into the bag; only the own rituals are known."""

    seat: int
    rituals: list[str]


@dataclass(frozen=True)
class HiddenRitualsPrepared(Event):
    """Prepared rituals as the other players read it."""

    seat: int


@dataclass(frozen=True)
class OfferingMade(Event):
    seat: int
    mana: int


@dataclass(frozen=True)
class OrderSet(Event):
    """The ceremonial order, by place."""

    seat: int
    place: int


@dataclass(frozen=True)
class GiftChosen(Event):
    seat: int
    gift: str


@dataclass(frozen=True)
class BagOpened(Event):
    mana: int
    rituals: list[str]


@dataclass(frozen=True)
class BagWithoutRituals(Event):
    """Opened, and nobody had put a ritual in."""

    mana: int


@dataclass(frozen=True)
class RitualPerformed(Event):
    """Outside the bag: nothing is paid."""

    seat: int
    ritual: str


@dataclass(frozen=True)
class RitualBlessed(Event):
    """Performed from the bag by its owner."""

    seat: int
    ritual: str
    mana: int


@dataclass(frozen=True)
class CommonRitualBlessed(Event):
    """A brown one, which has no owner."""

    ritual: str
    mana: int


@dataclass(frozen=True)
class RitualsFailed(Event):
    """The mana did not suffice for the first of these."""

    mana: int
    rituals: list[str]


@dataclass(frozen=True)
class RitualCancelled(Event):
    seat: int
    ritual: str


@dataclass(frozen=True)
class ManaAdded(Event):
    """From the supply to the bag."""

    mana: int


@dataclass(frozen=True)
class StatueRevealed(Event):
    statue: int


@dataclass(frozen=True)
class GameEnded(Event):
    pass


@dataclass(frozen=True)
class SeatScored(Event):
    seat: int
    points: int
