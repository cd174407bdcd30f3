"""Raiatea's figures as typed tables, read from components.toml."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.components import Components, load_components
from motu.core.errors import BadComponents
from motu.games.raiatea.vocabulary import CHANGES, LOCATIONS, PERMANENT, Effect, Reader

COMPONENTS: Final = load_components(__file__)

LEAST_SEATS: Final = COMPONENTS.wholes("game", "seats", 2)[0]
MOST_SEATS: Final = 5
"""The board has five colours."""

COMMODITIES: Final = ["uru", "taro", "mahi_mahi", "tiare"]
ASSISTANTS: Final = ["collector", "merchant", "shaman", "pearl_diver"]
COLLECTOR: Final = 0
MERCHANT: Final = 1
SHAMAN: Final = 2
PEARL_DIVER: Final = 3
KINDS: Final = 4
"""So many kinds of commodities, and of assistants."""

RANKS: Final = ["raatira", "ariki", "arioi", "tahua"]
ARIKI: Final = 1
TAHUA: Final = 3

DECKS: Final = ["normal", "forbidden"]
NORMAL: Final = 0
FORBIDDEN: Final = 1

RITUAL_KINDS: Final = ["black", "blue", "burgundy", "brown"]
BLACK: Final = 0
BLUE: Final = 1
BURGUNDY: Final = 2
BROWN: Final = 3

MISSION_KINDS: Final = ["pearls", "mana", "commodities", "masks", "conditional", "auction"]
FOR_PEARLS: Final = 0
FOR_MANA: Final = 1
FOR_COMMODITIES: Final = 2
FOR_MASKS: Final = 3
CONDITIONAL: Final = 4
AUCTION: Final = 5

RITUALS_IN_ALL: Final = 92
MISSIONS_IN_ALL: Final = 68
FOREST_CARDS_IN_ALL: Final = 72
STARTING_CARDS_IN_ALL: Final = 36


def counted(what: str, found: int, expected: int) -> None:
    """The rulebook says how many pieces there are; a file that says otherwise has a slip in it."""
    if found != expected:
        raise BadComponents("components-count-wrong", file=COMPONENTS.name, piece=what, found=found, expected=expected)


def unfit(box: Components, card: str, key: str, found: Any, wanted: str) -> BadComponents:
    return BadComponents("components-card-unfit", file=box.name, card=card, key=key, found=repr(found), wanted=wanted)


def name_in(card: str, row: dict[str, Any], key: str, allowed: list[str]) -> int:
    """The number of a name in its list."""
    value = row.get(key)
    if value not in allowed:
        raise unfit(COMPONENTS, card, key, value, ", ".join(allowed))
    return allowed.index(value)


def whole(card: str, row: dict[str, Any], key: str, least: int = 0) -> int:
    value = row.get(key)
    if type(value) is not int or value < least:
        raise unfit(COMPONENTS, card, key, value, f"a whole number, at least {least}")
    return value


def rows(block: str, key: str, name: str = "id") -> list[dict[str, Any]]:
    """The tables of a list, each with its name."""
    found = COMPONENTS.data.get(block, {}).get(key)
    if not isinstance(found, list):
        raise BadComponents("components-figure-missing", file=COMPONENTS.name, block=block, key=key)
    for row in found:
        if not isinstance(row, dict) or not isinstance(row.get(name), str):
            raise unfit(COMPONENTS, block, key, row, f"a table with {name}")
    return found


READER: Final = Reader(COMPONENTS.name)

# Setup and tracks

STARTING_MANA: Final[i64] = COMPONENTS.whole("setup", "mana")
STARTING_PEARLS: Final[i64] = COMPONENTS.whole("setup", "pearls")
RITUALS_DRAWN: Final[i64] = COMPONENTS.whole("setup", "rituals_drawn", 1)
RITUALS_KEPT: Final[i64] = COMPONENTS.whole("setup", "rituals_kept", 1)
FIRST_OF_FOUR_KEEPS: Final[i64] = COMPONENTS.whole("setup", "first_of_four_keeps", 1)
LAST_OF_FIVE_DRAWS_AGAIN: Final[bool] = bool(COMPONENTS.data["setup"].get("last_of_five_draws_again", True))
FOREST_BEYOND: Final[i64] = COMPONENTS.whole("setup", "forest_cards_beyond_players")

ROUNDS: Final = [COMPONENTS.names("rounds", count, ["action", "ceremony"]) for count in ("three", "four", "five")]
FACES: Final = vec[i64](COMPONENTS.wholes("die", "faces", 6))

RANK_POINTS: Final = vec[i64](COMPONENTS.wholes("ranks", "points", len(RANKS)))
RANK_DRAWS: Final = vec[i64](COMPONENTS.wholes("ranks", "drawn", len(RANKS)))
RANK_CLIPS: Final = vec[i64](COMPONENTS.wholes("ranks", "clips", len(RANKS)))
RANK_AT: Final = vec[i64](COMPONENTS.wholes("tattoo_track", "ranks_at", len(RANKS)))
LAST_TATTOO: Final[i64] = COMPONENTS.wholes("tattoo_track", "ranks_at", len(RANKS))[-1]
LAST_PRIEST: Final[i64] = COMPONENTS.whole("priest_track", "top", 1)

RECRUITING: Final = vec[i64](COMPONENTS.wholes("recruiting", "cost", 2))
KAHUNA_PRIESTS: Final[i64] = COMPONENTS.whole("recruiting", "kahuna_priests")
REEF_KAHUNA_PEARLS: Final[i64] = COMPONENTS.whole("locations", "reef_kahuna_pearls")
PEARL_DIVER_PEARLS: Final[i64] = COMPONENTS.whole("locations", "pearl_diver_pearls")
ASSISTANT_PRICE: Final[i64] = COMPONENTS.whole("locations", "assistant_price")
RITUAL_PRICE: Final[i64] = COMPONENTS.whole("ceremony", "ritual_price")
GIFTS_GIVEN: Final = vec[i64](COMPONENTS.wholes("ceremony", "gifts_given", 3))
GIFT_NAMES: Final = ["tattoo", "commodity", "pearls"]


def effect_lists(block: str, key: str, length: int, card: str) -> list[list[Effect]]:
    lists = COMPONENTS.data[block].get(key)
    if not isinstance(lists, list) or len(lists) != length:
        raise unfit(COMPONENTS, card, key, lists, f"{length} lists of effects")
    return [READER.read(f"{card} {at + 1}", lists[at]) for at in range(length)]


GIFTS: Final = effect_lists("ceremony", "gifts", len(GIFT_NAMES), "gift")

LEVELS: Final = 4
MARKER_START: Final[i64] = COMPONENTS.whole("price_charts", "starts_on", 1) - 1
PRICES: Final = [effect_lists("price_charts", commodity, LEVELS, commodity) for commodity in COMMODITIES]
"""Bonuses by commodity and space, the bottom space first."""

# Masks and the cards of the forest

COLOURS: Final = ["red", "green", "blue", "yellow"]
MASK_COUNTERS: Final = [
    *[f"missions_{kind}" for kind in ("pearls", "mana", "commodities", "masks", "conditional")],
    *[f"assistants_{assistant}" for assistant in ASSISTANTS],
    "mask_pair_colours",
]
PAIR_COLOURS: Final = len(MASK_COUNTERS) - 1
MOTIF_ROWS: Final = rows("masks", "motifs")
MOTIFS: Final = [str(row["id"]) for row in MOTIF_ROWS]
MASKS: Final = 12
MIRROR: Final = MASKS
"""The rainbow mirror is counted after the motifs."""
MASK_NAMES: Final = [*MOTIFS, "rainbow_mirror"]
counted("motifs", len(MOTIFS), MASKS)
MASK_COLOUR: Final = vec[i64]([name_in(row["id"], row, "colour", COLOURS) for row in MOTIF_ROWS])
MASK_PER: Final = vec[i64]([name_in(row["id"], row, "per", MASK_COUNTERS) for row in MOTIF_ROWS])
MASK_POINTS: Final = vec[i64]([whole(row["id"], row, "points") for row in MOTIF_ROWS])
MASK_MOST: Final = vec[i64]([whole(row["id"], row, "most") if "most" in row else 99 for row in MOTIF_ROWS])
STARTING_MASKS: Final = [
    i64(motif) for motif in range(MASKS) for _ in range(whole(MOTIFS[motif], MOTIF_ROWS[motif], "starting"))
]
MIRRORS: Final[i64] = COMPONENTS.whole("masks", "mirrors")

FOREST_MASK_ROWS: Final = rows("forest_cards", "masks", "mask")
FIRST_MASK_CARD: Final = 2 * KINDS
"""Forest cards by number: commodities, assistants, masks as listed, the mirror."""
MIRROR_CARD: Final = FIRST_MASK_CARD + len(FOREST_MASK_ROWS)
FOREST_KINDS: Final = 25
counted("kinds of forest cards", MIRROR_CARD + 1, FOREST_KINDS)
FOREST_MASKS: Final = vec[i64](
    [0] * FIRST_MASK_CARD + [name_in("forest mask", row, "mask", MOTIFS) for row in FOREST_MASK_ROWS] + [MIRROR]
)
"""The motif of a forest card that is a mask."""
TREASURES: Final = [READER.read(str(row["mask"]), row.get("treasure")) for row in FOREST_MASK_ROWS]
"""What comes with a mask taken from the forest supply, by its number from FIRST_MASK_CARD."""


def forest_names() -> list[str]:
    """A name for each forest card; the second card of a motif without treasure is called `plain_…`."""
    names = [*COMMODITIES, *ASSISTANTS]
    for row in FOREST_MASK_ROWS:
        name = f"mask_{row['mask']}"
        names.append(f"plain_{name}" if name in names else name)
    return [*names, "rainbow_mirror"]


FOREST_NAMES: Final = forest_names()
FOREST_COPIES: Final = vec[i64](
    [COMPONENTS.whole("forest_cards", name) for name in [*COMMODITIES, *ASSISTANTS]]
    + [1] * len(FOREST_MASK_ROWS)
    + [int(MIRRORS)]
)
STARTING_COPIES: Final = vec[i64]([COMPONENTS.whole("starting_cards", name) for name in [*COMMODITIES, *ASSISTANTS]])
counted("forest cards", sum(int(copies) for copies in FOREST_COPIES), FOREST_CARDS_IN_ALL)
counted("starting cards", sum(int(copies) for copies in STARTING_COPIES) + len(STARTING_MASKS), STARTING_CARDS_IN_ALL)

# Statues and missions

STATUES: Final = 3
ROW_LISTS: Final[list[list[int]]] = COMPONENTS.data["statues"]["rows"]
ROWS: Final = len(ROW_LISTS)
SPACES: Final = sum(len(row) for row in ROW_LISTS)
"""Spaces of one statue."""
SPACE_ROW: Final = vec[i64]([i64(row) for row in range(ROWS) for _ in ROW_LISTS[row]])
SPACE_PLAYERS: Final = vec[i64]([i64(least) for row in ROW_LISTS for least in row])
STATUE_POINTS: Final = vec[i64](COMPONENTS.wholes("statues", "points", STATUES))

TOKEN_ROWS: Final = rows("missions", "tokens")
TOKENS: Final = [str(row["id"]) for row in TOKEN_ROWS]
TOKEN_COPIES: Final = vec[i64]([whole(row["id"], row, "copies", 1) for row in TOKEN_ROWS])
TOKEN_STATUE: Final = vec[i64]([whole(row["id"], row, "statue", 1) - 1 for row in TOKEN_ROWS])
TOKEN_KIND: Final = vec[i64]([name_in(row["id"], row, "kind", MISSION_KINDS) for row in TOKEN_ROWS])
counted("missions", sum(int(copies) for copies in TOKEN_COPIES), MISSIONS_IN_ALL)

NEEDS: Final = ["rank", "priests", "assistants", "identical_assistants", "different_assistants"]
NEEDS_RANK: Final = 0
NEEDS_PRIESTS: Final = 1
NEEDS_ASSISTANTS: Final = 2
NEEDS_IDENTICAL: Final = 3
NEEDS_DIFFERENT: Final = 4
ANY_COMMODITY: Final = -1
IDENTICAL: Final = -2
COSTS: Final[list[list[str]]] = [
    ["pearls"],
    ["mana"],
    [*COMMODITIES, "any_commodity", "identical_commodities"],
    ["masks"],
    NEEDS,
    [],
]


def price_of(row: dict[str, Any]) -> dict[str, Any]:
    """What a token costs or needs, checked against its kind."""
    kind = name_in(row["id"], row, "kind", MISSION_KINDS)
    price: dict[str, Any] = row.get("needs" if kind == CONDITIONAL else "cost", {})
    if not all(key in COSTS[kind] for key in price) or (not price and kind != AUCTION):
        raise unfit(COMPONENTS, row["id"], "cost", price, ", ".join(COSTS[kind]) or "nothing")
    if len(price) > 1 and not all(key in COMMODITIES for key in price):
        raise unfit(COMPONENTS, row["id"], "cost", price, "one of them only, or several commodities by name")
    for key in price:
        if key == "rank":
            name_in(row["id"], price, key, RANKS)
        else:
            whole(row["id"], price, key, 1)
    return price


PRICE_ROWS: Final = [price_of(row) for row in TOKEN_ROWS]


def first_number(price: dict[str, Any]) -> int:
    """The amount of a price that has only one: pearls, mana, masks, a rank's number, priests, assistants."""
    for value in price.values():
        return RANKS.index(value) if isinstance(value, str) else int(value)
    return 0


TOKEN_AMOUNT: Final = vec[i64]([first_number(price) for price in PRICE_ROWS])
TOKEN_NEED: Final = vec[i64](
    [NEEDS.index(next(iter(price))) if next(iter(price), "") in NEEDS else 0 for price in PRICE_ROWS]
)
TOKEN_CHOICE: Final = vec[i64](
    [
        ANY_COMMODITY if "any_commodity" in price else IDENTICAL if "identical_commodities" in price else 0
        for price in PRICE_ROWS
    ]
)
"""Whether a mission for commodities leaves open which ones."""
TOKEN_COMMODITIES: Final = vec[i64]([price.get(commodity, 0) for price in PRICE_ROWS for commodity in COMMODITIES])
"""Commodities that a token names, four numbers a token."""

# Rituals

RITUAL_ROWS: Final = rows("rituals", "cards")
RITUALS: Final = [str(row["id"]) for row in RITUAL_ROWS]
DESIGNS: Final = 49
counted("different rituals", len(RITUALS), DESIGNS)
RITUAL_DECK: Final = vec[i64]([name_in(row["id"], row, "deck", DECKS) for row in RITUAL_ROWS])
RITUAL_KIND: Final = vec[i64]([name_in(row["id"], row, "kind", RITUAL_KINDS) for row in RITUAL_ROWS])
RITUAL_COST: Final = vec[i64]([whole(row["id"], row, "cost") for row in RITUAL_ROWS])
RITUAL_COPIES: Final = vec[i64]([whole(row["id"], row, "copies", 1) for row in RITUAL_ROWS])
RITUAL_TANE: Final = vec[i64]([1 if row.get("tane") else 0 for row in RITUAL_ROWS])


def effects_of(row: dict[str, Any]) -> list[Effect]:
    """What a ritual does; one that does nothing has a slip in it."""
    if row.get("effects") == []:
        raise unfit(COMPONENTS, row["id"], "effects", [], "at least one effect")
    return READER.read(str(row["id"]), row.get("effects"))


EFFECTS: Final = [effects_of(row) for row in RITUAL_ROWS]
counted("rituals", sum(int(copies) for copies in RITUAL_COPIES), RITUALS_IN_ALL)


def cards_by_deck() -> vec[i64]:
    """The design of each of the 92 cards; the normal ones come first, so that a card's number tells its deck."""
    cards = vec[i64]()
    for deck in range(len(DECKS)):
        for design in range(DESIGNS):
            if RITUAL_DECK[design] == deck:
                for _ in range(RITUAL_COPIES[design]):
                    cards = append(cards, i64(design))
    return cards


DESIGN_OF: Final = cards_by_deck()
NORMAL_CARDS: Final[i64] = sum(1 for design in DESIGN_OF if RITUAL_DECK[design] == NORMAL)
"""Cards below this number are normal, the others forbidden."""


def cheapest(deck: int) -> int:
    return min(int(RITUAL_COST[design]) for design in range(DESIGNS) if RITUAL_DECK[design] == deck)


CHEAPEST: Final = vec[i64]([cheapest(deck) for deck in range(len(DECKS))])
"""The lowest cost in each deck: what others can tell of a hidden card."""


def changes_of(design: int) -> list[i64]:
    """What a ritual in front changes for its owner."""
    total: list[i64] = [0] * len(CHANGES)
    for effect in EFFECTS[design]:
        if effect.op == PERMANENT:
            for change in range(len(CHANGES)):
                total[change] += effect.changes[change]
    return total


RITUAL_CHANGES: Final = [changes_of(design) for design in range(DESIGNS)]
ALL_EFFECTS: Final = READER.all

THINGS: Final = {
    "commodity": COMMODITIES,
    "assistant": ASSISTANTS,
    "rank": RANKS,
    "deck": DECKS,
    "location": LOCATIONS,
    "gift": GIFT_NAMES,
    "mask": MASK_NAMES,
    "card": FOREST_NAMES,
    "mission": TOKENS,
    "ritual": [*RITUALS, "hidden", "nothing"],
    "price": [f"{commodity}_{space + 1}" for commodity in COMMODITIES for space in range(LEVELS)],
}
"""Everything that has a name in the catalogues, by kind."""
