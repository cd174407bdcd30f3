"""Bali's figures: what the rules know by name, and the rest as an edition that is read from components.toml."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.components import Components, load_components, load_earlier
from motu.core.edition import Edition
from motu.core.errors import BadComponents

# The names that the rules know. How many there are of each, and what they are worth, is in the edition.

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

COLOURS: Final = ["red", "blue", "yellow", "green"]
MOST_SEATS: Final = 4
"""The box has four colours."""
AT_ONCE: Final = 3
"""So many farmers of one good may be played in a turn."""
MOST_IN_HAND: Final = 12
MOST_ROWS: Final = 12
MOST_IN_A_ROW: Final = 12
MOST_SEEN: Final = 7
"""The most goods an oracle can show: a look is kept in one number of the ledger."""

BLOCKS: Final = [
    "game", "playing_cards", "starting_sets", "goods", "offer", "starting_stone", "buying", "playing", "scoring",
    "final_scoring", "oracle", "demon",
]  # fmt: skip


@final
class BaliEdition(Edition):
    """The figures of Bali."""

    def __init__(self, box: Components) -> None:
        super().__init__("bali", box, BLOCKS)
        self.least_seats: Final[i64] = box.wholes("game", "seats", 2)[0]
        self.most_seats: Final[i64] = box.wholes("game", "seats", 2)[1]
        if not 2 <= self.least_seats <= self.most_seats <= MOST_SEATS:
            raise box.unfit("game", "seats", f"two numbers from 2 to {MOST_SEATS}, the smaller one first")

        self.copies: Final = vec[i64]([box.whole("playing_cards", card) for card in CARDS])
        self.good_copies: Final = vec[i64]([box.whole("goods", good) for good in GOODS])
        self.rows: Final[i64] = box.whole("offer", "rows", 2, MOST_ROWS)
        self.row_size: Final[i64] = box.whole("offer", "cards_in_a_row", 1, MOST_IN_A_ROW)

        self.starting_farmers: Final = [
            [GOODS.index(good) for good in box.names("starting_sets", colour, GOODS)] for colour in COLOURS
        ]
        self.starting_stonemasons: Final[i64] = box.whole("starting_sets", "stonemasons_in_front")
        self.starting_goods: Final[i64] = box.whole("goods", "each_player_starts_with")
        self.starting_stone: Final = vec[i64](box.wholes("starting_stone", "by_turn_order", MOST_SEATS))

        self.good_price: Final[i64] = box.whole("buying", "price")
        self.farmer_discount: Final[i64] = box.whole("buying", "less_per_farmer")
        self.shrine_price: Final[i64] = box.whole("playing", "shrine_price")
        self.farmers_price: Final = vec[i64](box.wholes("playing", "farmers_price", AT_ONCE))
        self.hand_size: Final[i64] = box.whole("playing", "hand_size", 1, MOST_IN_HAND)

        self.majority_needs: Final[i64] = box.whole("scoring", "majority_needs", 1)
        self.majority_brings: Final[i64] = box.whole("scoring", "majority_brings")
        self.altar_ranks: Final = vec[i64](box.wholes("final_scoring", "altar_ranks", KINDS))
        self.shrine_points: Final[i64] = box.whole("final_scoring", "shrine")
        self.stone_for_a_point: Final[i64] = box.whole("final_scoring", "stone_for_a_point", 1)

        self.oracle_goods: Final[i64] = box.whole("oracle", "goods_on_the_altar")
        self.oracle_sight: Final[i64] = box.whole("oracle", "cards_looked_at", 1, MOST_SEEN)
        self.demon_starts: Final[i64] = box.whole("demon", "starts_on_row", 1, self.rows) - 1

        self.deck: Final = playing_cards(self.copies)
        self.balance: Final = [starting_balance(self.starting_goods, seats) for seats in range(MOST_SEATS + 1)]
        """How the goods are spread at the start, by the number of seats (see `features.open_balance`)."""
        check_playable(self)

    def things(self) -> dict[str, list[str]]:
        return {"good": [*GOODS, "hidden"], "card": CARDS, "colour": COLOURS}

    def against_examples(self) -> list[BadComponents]:
        return against_examples(self)


def playing_cards(copies: vec[i64]) -> vec[i64]:
    """The cards that are shuffled: all but the oracles."""
    deck = vec[i64]()
    for card in range(CARD_KINDS):
        for _ in range(copies[card]):
            deck = append(deck, i64(card))
    return deck


def starting_balance(goods: i64, seats: i64) -> vec[i64]:
    """So many goods of each kind for each seat, and none on the altar."""
    return vec[i64]([goods] * (KINDS * seats) + [i64(0)] * (2 * KINDS))


def check_playable(edition: BaliEdition) -> None:
    """Whether the offer can be laid, and everybody can be given goods."""
    box = edition.components
    cards = len(edition.deck)
    laid = edition.rows * edition.row_size
    if cards <= laid:
        raise box.wrong_count("playing_cards", "", "cards", cards, laid + 1)
    for good in range(KINDS):
        wanted = edition.starting_goods * edition.most_seats + edition.oracle_goods
        if edition.good_copies[good] < wanted:
            raise box.wrong_count("goods", GOODS[good], GOODS[good], edition.good_copies[good], wanted)


def against_examples(edition: BaliEdition) -> list[BadComponents]:
    """What the rulebook's texts and examples exclude among the figures that it does not print."""
    box = edition.components
    found: list[BadComponents] = []
    four_farmers = edition.good_price - 4 * edition.farmer_discount
    if four_farmers != 1:
        found.append(box.against("buying", "price", "BA-B1", "good-with-four-farmers", four_farmers, 1))
    for colour in range(len(COLOURS)):
        farmers = edition.starting_farmers[colour]
        if len(farmers) != 3 or len(set(farmers)) != 3:
            found.append(
                box.against("starting_sets", COLOURS[colour], "BA-S2", "different-farmers", len(set(farmers)), 3)
            )
    return found


def read_edition(components: Components) -> BaliEdition:
    """The edition of a components file."""
    return BaliEdition(components)


def earlier_editions() -> list[Components]:
    """The standard editions of earlier releases."""
    return load_earlier(__file__)


STANDARD: Final = BaliEdition(load_components(__file__))
"""The edition that is played unless another one is chosen."""
