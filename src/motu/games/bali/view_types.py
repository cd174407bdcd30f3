"""The types of Bali's view. See motu.core.view_types."""

from typing import Literal, NotRequired, TypedDict

from motu.core.view_types import CommonView

Good = Literal["rice", "peanut", "banana", "pepper"]
Card = Literal["rice_farmer", "peanut_farmer", "banana_farmer", "pepper_farmer", "stonemason", "priest", "shrine"]
"""The cards that may come to a hand. The offer has oracles as well."""


class PerGood(TypedDict):
    """A number for each good."""

    rice: int
    peanut: int
    banana: int
    pepper: int


class PerCard(TypedDict):
    """A number for each card that may come to a hand."""

    rice_farmer: int
    peanut_farmer: int
    banana_farmer: int
    pepper_farmer: int
    stonemason: int
    priest: int
    shrine: int


class Altar(TypedDict):
    size: int
    top: Good | Literal["hidden"] | None
    """The top good. `hidden` lies face down; None says that the altar is empty."""
    goods: NotRequired[PerGood]
    """All goods on the altar, after the end."""
    values: NotRequired[PerGood]
    """What one good is worth, after the end."""


class Memory(TypedDict):
    """One thing that only the viewer has seen. Each entry has one of these keys."""

    laid_down: NotRequired[Good]
    """A good that the viewer laid face down."""
    saw: NotRequired[list[Good]]
    """What an oracle showed, from the top down."""
    kept: NotRequired[int]
    """Which of the goods shown the viewer kept, from 1."""


class BaliSeat(TypedDict):
    colour: str
    stone: int
    points: dict[str, int]
    front: PerCard
    hand_size: int
    goods_count: int
    prices: PerGood
    """What each good costs this seat."""
    hand: NotRequired[PerCard]
    """Only in the seat's own view."""
    goods: NotRequired[PerGood]
    """In the seat's own view, and for everybody after the end."""


class BaliView(CommonView):
    first: int
    """The seat that plays first."""
    pile: int
    rows: list[list[Card | Literal["oracle"]]]
    """The offer. The last card of a row is the one that can be taken."""
    demon: int | None
    """The row that the demon closes, from 1."""
    supply: PerGood
    altar: Altar
    seats: list[BaliSeat]
    memory: list[Memory]
