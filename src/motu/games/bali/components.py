"""Bali's figures as typed tables, read from components.toml."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.components import load_components

COMPONENTS: Final = load_components(__file__)

GOODS: Final = ["rice", "peanut", "banana", "pepper"]
KINDS: Final = 4
"""How many kinds of goods there are; the farmers of a good have its number among the cards."""

CARDS: Final = [
    "rice_farmer",
    "peanut_farmer",
    "banana_farmer",
    "pepper_farmer",
    "stonemason",
    "priest",
    "shrine",
    "oracle",
]
STONEMASON: Final = 4
PRIEST: Final = 5
SHRINE: Final = 6
ORACLE: Final = 7
CARD_KINDS: Final = 7
"""How many kinds of cards may come to a hand: all but the oracle."""

COPIES: Final = vec[i64]([COMPONENTS.whole("playing_cards", card) for card in CARDS])
GOOD_COPIES: Final = vec[i64]([COMPONENTS.whole("goods", good, 5) for good in GOODS])

LEAST_SEATS: Final = COMPONENTS.wholes("game", "seats", 2)[0]
MOST_SEATS: Final = COMPONENTS.wholes("game", "seats", 2)[1]

COLOURS: Final = ["red", "blue", "yellow", "green"]
STARTING_FARMERS: Final = [
    [GOODS.index(good) for good in COMPONENTS.names("starting_sets", colour, GOODS)] for colour in COLOURS
]
STARTING_STONEMASONS: Final[i64] = COMPONENTS.whole("starting_sets", "stonemasons_in_front")
STARTING_GOODS: Final[i64] = COMPONENTS.whole("goods", "each_player_starts_with")
STARTING_STONE: Final = vec[i64](COMPONENTS.wholes("starting_stone", "by_turn_order", MOST_SEATS))

ROWS: Final[i64] = COMPONENTS.whole("offer", "rows", 1)
ROW_SIZE: Final[i64] = COMPONENTS.whole("offer", "cards_in_a_row", 1)

GOOD_PRICE: Final[i64] = COMPONENTS.whole("buying", "price")
FARMER_DISCOUNT: Final[i64] = COMPONENTS.whole("buying", "less_per_farmer")
SHRINE_PRICE: Final[i64] = COMPONENTS.whole("playing", "shrine_price")
FARMERS_PRICE: Final = vec[i64](COMPONENTS.wholes("playing", "farmers_price", 3))
HAND_SIZE: Final[i64] = COMPONENTS.whole("playing", "hand_size", 1)

MAJORITY_NEEDS: Final[i64] = COMPONENTS.whole("scoring", "majority_needs", 1)
MAJORITY_BRINGS: Final[i64] = COMPONENTS.whole("scoring", "majority_brings")

ALTAR_RANKS: Final = vec[i64](COMPONENTS.wholes("final_scoring", "altar_ranks", KINDS))
SHRINE_POINTS: Final[i64] = COMPONENTS.whole("final_scoring", "shrine")
STONE_FOR_A_POINT: Final[i64] = COMPONENTS.whole("final_scoring", "stone_for_a_point", 1)

ORACLE_GOODS: Final[i64] = COMPONENTS.whole("oracle", "goods_on_the_altar")
ORACLE_SIGHT: Final[i64] = COMPONENTS.whole("oracle", "cards_looked_at", 1)
DEMON_STARTS: Final[i64] = COMPONENTS.whole("demon", "starts_on_row", 1) - 1

THINGS: Final = {"good": [*GOODS, "hidden"], "card": CARDS, "colour": COLOURS}
"""Everything that has a name in the catalogues, by kind."""
