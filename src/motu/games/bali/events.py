"""The events in the log of Bali, one class per fact. The sentences are in the catalogues."""

from __future__ import annotations

from dataclasses import dataclass

from motu.core.agenda import Event


@dataclass(frozen=True)
class SetTaken(Event):
    """A player's starting set and stone."""

    seat: int
    colour: str
    stone: int


@dataclass(frozen=True)
class TurnBegan(Event):
    seat: int


@dataclass(frozen=True)
class GoodBought(Event):
    seat: int
    good: str
    stone: int


@dataclass(frozen=True)
class CardPlayed(Event):
    """A stonemason or a priest, which cost nothing."""

    seat: int
    card: str


@dataclass(frozen=True)
class ShrineBuilt(Event):
    seat: int
    stone: int


@dataclass(frozen=True)
class FarmersPlayed(Event):
    seat: int
    count: int
    card: str
    stone: int


@dataclass(frozen=True)
class ShrineReturned(Event):
    """A player who held nothing but shrines and could not pay for one put one back into the box."""

    seat: int


@dataclass(frozen=True)
class DemonMoved(Event):
    row: int


@dataclass(frozen=True)
class GoodLaidUp(Event):
    seat: int
    good: str


@dataclass(frozen=True)
class GoodLaidDown(Event):
    """Only who laid it knows the good."""

    seat: int
    good: str


@dataclass(frozen=True)
class NothingToLay(Event):
    seat: int


@dataclass(frozen=True)
class SupplyGoodLaid(Event):
    seat: int
    good: str


@dataclass(frozen=True)
class CardTaken(Event):
    seat: int
    card: str
    row: int


@dataclass(frozen=True)
class RowLaid(Event):
    """New cards lie in a row, the bottom one last."""

    row: int
    cards: list[str]


@dataclass(frozen=True)
class OraclesLeft(Event):
    row: int
    count: int


@dataclass(frozen=True)
class AltarSeen(Event):
    """An oracle's look: only the looker knows what was seen, from the top down, and what was kept."""

    seat: int
    count: int
    goods: list[str]
    kept_good: str


@dataclass(frozen=True)
class AltarLookedAt(Event):
    """An oracle's look as the other players read it."""

    seat: int
    count: int


@dataclass(frozen=True)
class LookDeclined(Event):
    """An oracle came, but nobody looked at the altar."""

    seat: int


@dataclass(frozen=True)
class CardScored(Event):
    card: str


@dataclass(frozen=True)
class StoneGained(Event):
    seat: int
    stone: int


@dataclass(frozen=True)
class PointsGained(Event):
    seat: int
    points: int


@dataclass(frozen=True)
class MajorityHeld(Event):
    """Who alone has the most of the scored card gets something extra. It is included in what follows."""

    seat: int
    card: str
    extra: int


@dataclass(frozen=True)
class GoodReceived(Event):
    seat: int
    good: str


@dataclass(frozen=True)
class GoodDeclined(Event):
    seat: int


@dataclass(frozen=True)
class PileExhausted(Event):
    pass


@dataclass(frozen=True)
class GoodValued(Event):
    """How many of a good lie on the altar, and what each of that kind is worth now."""

    good: str
    count: int
    points: int


@dataclass(frozen=True)
class SeatScored(Event):
    seat: int
    points: int
