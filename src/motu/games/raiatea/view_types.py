"""The types of Raiatea's view. See motu.core.view_types."""

from typing import Literal, NotRequired, TypedDict

from motu.core.view_types import CommonView

Commodity = Literal["uru", "taro", "mahi_mahi", "tiare"]
Assistant = Literal["collector", "merchant", "shaman", "pearl_diver"]
Location = Literal["forest", "marae", "reef", "path", "neighbourhood", "market"]
Rank = Literal["raatira", "ariki", "arioi", "tahua"]
CeremonyStep = Literal["dance", "buying", "preparation", "offering", "gifts", "blessings", "building", "auction"]


class PerCommodity(TypedDict):
    """A number for each commodity."""

    uru: int
    taro: int
    mahi_mahi: int
    tiare: int


class PerAssistant(TypedDict):
    """A number for each kind of assistant."""

    collector: int
    merchant: int
    shaman: int
    pearl_diver: int


class Market(TypedDict):
    commodities: PerCommodity
    assistants: PerAssistant
    masks: dict[str, int]


class Deck(TypedDict):
    pile: int
    discards: int


class Decks(TypedDict):
    normal: Deck
    forbidden: Deck


class RowRitual(TypedDict):
    """A ritual that waits for its blessing, and whose clip it has. Brown ones have none."""

    ritual: str
    seat: int | None


class DrawnRituals(TypedDict):
    """Rituals that a seat has drawn and chooses from."""

    seat: int
    count: int
    rituals: NotRequired[list[str]]
    """Only in the view of the seat that drew them."""


class Variants(TypedDict):
    tane: bool
    oracle: bool
    mana_shortage: bool
    passing_is_final: bool


class RaiateaSeat(TypedDict):
    priests: int
    tattoos: int
    rank: Rank
    points: dict[str, int]
    assistants: PerAssistant
    """The active ones."""
    used_assistants: PerAssistant
    masks: dict[str, int]
    mirrored: dict[str, int]
    """Masks that make a pair with a mirror."""
    front: list[str]
    """The permanent rituals in front of the screen."""
    rituals: int
    """How many rituals are in the hand."""
    hand: NotRequired[list[str]]
    """Only in the seat's own view, as the next three."""
    bagged: NotRequired[list[str]]
    chosen: NotRequired[int | None]
    prepared: NotRequired[list[str]]
    mana: NotRequired[int]
    """In the seat's own view, and for everybody after the end, as the next five."""
    pearls: NotRequired[int]
    commodities: NotRequired[PerCommodity]
    missions: NotRequired[list[str]]
    score: NotRequired[int]
    pairs: NotRequired[dict[str, int]]
    ready: NotRequired[list[str]]
    """The missions that the seat can pay for, as `statue/place`. Only in the seat's own view."""


class RaiateaView(CommonView):
    order: list[int]
    first: int
    round: int
    ceremonies: int
    """How many ceremonies are over."""
    step: CeremonyStep | None
    """The step of the ceremony that is under way."""
    kahuna: int | None
    tiles: list[Location]
    """The locations that nobody has claimed in this round."""
    forest: list[str]
    pile: int
    markers: PerCommodity
    """The space of each price marker, from 1."""
    market: Market
    statues: list[list[str | None]]
    """By statue and space: a mission, `hidden`, or nothing."""
    decks: Decks
    row: list[RowRitual]
    mana_on_table: int | None
    looking: DrawnRituals | None
    options: Variants
    seats: list[RaiateaSeat]
