"""Raiatea's figures: what the rules know by name, and the rest as an edition that is read from components.toml."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.components import Components, load_components, load_earlier
from motu.core.edition import Edition
from motu.core.errors import BadComponents
from motu.games.raiatea.vocabulary import CHANGES, LOCATIONS, PERMANENT, Effect, Reader

# The names that the rules know. How many there are of each, and what they are worth, is in the edition.

MOST_SEATS: Final = 5
"""The board has five colours."""

COMMODITIES: Final = ["uru", "taro", "mahi_mahi", "tiare"]
ASSISTANTS: Final = ["collector", "merchant", "shaman", "pearl_diver"]
COLLECTOR: Final = 0
MERCHANT: Final = 1
SHAMAN: Final = 2
PEARL_DIVER: Final = 3
KINDS: Final = 4
"""How many kinds of commodities there are, and of assistants."""

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

GIFT_NAMES: Final = ["tattoo", "commodity", "pearls"]
STATUES: Final = 3
FIRST_MASK_CARD: Final = 2 * KINDS
"""Forest cards by number: commodities, assistants, masks as listed, the mirror."""

COLOURS: Final = ["red", "green", "blue", "yellow"]
MASK_COUNTERS: Final = [
    *[f"missions_{kind}" for kind in ("pearls", "mana", "commodities", "masks", "conditional")],
    *[f"assistants_{assistant}" for assistant in ASSISTANTS],
    "mask_pair_colours",
]
PAIR_COLOURS: Final = len(MASK_COUNTERS) - 1

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

# What the rules leave room for. The header of components.toml says so too.

MOST_FACES: Final = 12
MOST_MOTIFS: Final = 20
MOST_DESIGNS: Final = 64
MOST_CARDS: Final = 128
"""Rituals are ordered by cost, place and card in one number."""
MOST_COPIES: Final = 2
"""What others know of a ritual is kept for a card and its twin."""
MOST_LEVELS: Final = 8
MOST_SPACES: Final = 25
"""Spaces of one statue."""

BLOCKS: Final = [
    "game", "setup", "rounds", "die", "ranks", "tattoo_track", "priest_track", "recruiting", "locations", "ceremony",
    "price_charts", "masks", "forest_cards", "starting_cards", "statues", "missions", "rituals",
]  # fmt: skip
NO_LIMIT: Final = 99
"""A mask that has no limit of points."""


@final
class RaiateaEdition(Edition):
    """The figures of Raiatea."""

    def __init__(self, box: Components) -> None:
        super().__init__("raiatea", box, BLOCKS)
        reader = Reader(box)
        self.least_seats: Final[i64] = box.wholes("game", "seats", 2)[0]
        self.most_seats: Final[i64] = box.wholes("game", "seats", 2)[1]
        if not 3 <= self.least_seats <= self.most_seats <= MOST_SEATS:
            raise box.unfit("game", "seats", f"two numbers from 3 to {MOST_SEATS}, the smaller one first")

        # Setup and tracks
        self.starting_mana: Final[i64] = box.whole("setup", "mana")
        self.starting_pearls: Final[i64] = box.whole("setup", "pearls")
        self.rituals_drawn: Final[i64] = box.whole("setup", "rituals_drawn", 1)
        self.rituals_kept: Final[i64] = box.whole("setup", "rituals_kept", 1, self.rituals_drawn)
        self.first_of_four_keeps: Final[i64] = box.whole("setup", "first_of_four_keeps", 1, self.rituals_drawn)
        self.last_of_five_draws_again: Final[bool] = box.flag("setup", "last_of_five_draws_again", True)
        self.forest_beyond: Final[i64] = box.whole("setup", "forest_cards_beyond_players")
        self.rounds: Final = [read_rounds(box, count) for count in ("three", "four", "five")]
        self.action_rounds: Final = [action_rounds_from(rounds) for rounds in self.rounds]
        """The same by number of seats: how many action rounds there are from each round on."""
        self.die: Final = vec[i64](box.wholes("die", "faces"))
        if len(self.die) > MOST_FACES or any(face < 0 for face in self.die):
            raise box.unfit("die", "faces", f"1 to {MOST_FACES} whole numbers, none below 0")
        self.die_faces: Final[i64] = len(self.die)
        self.rank_points: Final = vec[i64](box.wholes("ranks", "points", len(RANKS)))
        self.rank_draws: Final = vec[i64](box.wholes("ranks", "drawn", len(RANKS)))
        self.rank_clips: Final = vec[i64](box.wholes("ranks", "clips", len(RANKS)))
        self.rank_at: Final = vec[i64](read_rank_track(box))
        self.last_tattoo: Final[i64] = self.rank_at[TAHUA]
        self.last_priest: Final[i64] = box.whole("priest_track", "top", 1)
        self.recruiting: Final = vec[i64](box.wholes("recruiting", "cost", 2))
        self.kahuna_priests: Final[i64] = box.whole("recruiting", "kahuna_priests")
        self.reef_kahuna_pearls: Final[i64] = box.whole("locations", "reef_kahuna_pearls")
        self.pearl_diver_pearls: Final[i64] = box.whole("locations", "pearl_diver_pearls")
        self.assistant_price: Final[i64] = box.whole("locations", "assistant_price")
        self.ritual_price: Final[i64] = box.whole("ceremony", "ritual_price")
        self.gifts_given: Final = vec[i64](box.wholes("ceremony", "gifts_given", 3))
        if any(not 0 <= given <= len(GIFT_NAMES) for given in self.gifts_given):
            raise box.unfit("ceremony", "gifts_given", f"numbers from 0 to {len(GIFT_NAMES)}")
        self.gifts: Final = effect_lists(box, reader, "ceremony", "gifts", len(GIFT_NAMES), "gift")
        self.levels: Final[i64] = read_levels(box)
        """Spaces of a price chart."""
        self.marker_start: Final[i64] = box.whole("price_charts", "starts_on", 1, self.levels) - 1
        self.prices: Final = [
            effect_lists(box, reader, "price_charts", commodity, int(self.levels), commodity)
            for commodity in COMMODITIES
        ]
        """Bonuses by commodity and space, the bottom space first."""

        # Masks and the cards of the forest
        motif_rows = rows(box, "masks", "motifs")
        self.motifs: Final = [str(row["id"]) for row in motif_rows]
        if len(self.motifs) > MOST_MOTIFS:
            raise box.wrong_count("masks", "motifs", "motifs", len(self.motifs), MOST_MOTIFS)
        self.masks: Final[i64] = len(self.motifs)
        self.mirror: Final[i64] = len(self.motifs)
        """The rainbow mirror is counted after the motifs."""
        self.tied: Final[i64] = len(self.motifs) + 1
        """In a seat's masks the loose ones and loose mirrors are counted first, masks tied to a mirror from here."""
        self.mask_names: Final = [*self.motifs, "rainbow_mirror"]
        self.mask_colour: Final = vec[i64]([name_in(box, row["id"], row, "colour", COLOURS) for row in motif_rows])
        self.mask_per: Final = vec[i64]([name_in(box, row["id"], row, "per", MASK_COUNTERS) for row in motif_rows])
        self.mask_points: Final = vec[i64]([whole(box, row["id"], row, "points") for row in motif_rows])
        self.mask_most: Final = vec[i64](
            [whole(box, row["id"], row, "most") if "most" in row else NO_LIMIT for row in motif_rows]
        )
        self.starting_masks: Final = [
            i64(motif)
            for motif in range(len(motif_rows))
            for _ in range(whole(box, self.motifs[motif], motif_rows[motif], "starting"))
        ]
        if len(self.starting_masks) < self.most_seats:
            raise box.wrong_count("masks", "motifs", "starting masks", len(self.starting_masks), self.most_seats)
        self.mirrors: Final[i64] = box.whole("masks", "mirrors")
        mask_rows = rows(box, "forest_cards", "masks", "mask")
        self.mirror_card: Final[i64] = FIRST_MASK_CARD + len(mask_rows)
        self.forest_kinds: Final[i64] = self.mirror_card + 1
        self.forest_masks: Final = vec[i64](
            [i64(0)] * FIRST_MASK_CARD
            + [i64(name_in(box, "forest mask", row, "mask", self.motifs)) for row in mask_rows]
            + [self.mirror]
        )
        """The motif of a forest card that is a mask."""
        self.mask_copies: Final = vec[i64]([i64(0)] * len(motif_rows))
        """How many cards there are of each motif."""
        for motif in self.starting_masks:
            self.mask_copies[motif] += 1
        for card in range(FIRST_MASK_CARD, self.mirror_card):
            self.mask_copies[self.forest_masks[card]] += 1
        self.treasures: Final = [reader.read(str(row["mask"]), row.get("treasure")) for row in mask_rows]
        """What comes with a mask taken from the forest supply, by its number from FIRST_MASK_CARD."""
        self.forest_names: Final = forest_names(mask_rows)
        self.forest_copies: Final = vec[i64](
            [i64(box.whole("forest_cards", name)) for name in [*COMMODITIES, *ASSISTANTS]]
            + [i64(1)] * len(mask_rows)
            + [self.mirrors]
        )
        self.starting_copies: Final = vec[i64](
            [box.whole("starting_cards", name) for name in [*COMMODITIES, *ASSISTANTS]]
        )
        self.forest_cards: Final[i64] = total(self.forest_copies)
        if self.forest_cards < self.most_seats + self.forest_beyond:
            wanted = self.most_seats + self.forest_beyond
            raise box.wrong_count("forest_cards", "", "forest cards", self.forest_cards, wanted)

        # Statues and missions
        row_lists = read_statue_rows(box)
        self.rows: Final[i64] = len(row_lists)
        self.spaces: Final[i64] = sum(len(row) for row in row_lists)
        """Spaces of one statue."""
        self.all_spaces: Final[i64] = STATUES * self.spaces
        self.space_row: Final = vec[i64]([i64(row) for row in range(len(row_lists)) for _ in row_lists[row]])
        self.space_players: Final = vec[i64]([i64(least) for row in row_lists for least in row])
        self.statue_points: Final = vec[i64](box.wholes("statues", "points", STATUES))
        token_rows = rows(box, "missions", "tokens")
        price_rows = [price_of(box, row) for row in token_rows]
        self.tokens: Final = [str(row["id"]) for row in token_rows]
        self.token_copies: Final = vec[i64]([whole(box, row["id"], row, "copies", 1) for row in token_rows])
        self.token_statue: Final = vec[i64](
            [whole(box, row["id"], row, "statue", 1, STATUES) - 1 for row in token_rows]
        )
        self.token_kind: Final = vec[i64]([name_in(box, row["id"], row, "kind", MISSION_KINDS) for row in token_rows])
        self.token_amount: Final = vec[i64]([first_number(price) for price in price_rows])
        self.token_need: Final = vec[i64]([need_of(price) for price in price_rows])
        self.token_choice: Final = vec[i64]([choice_of(price) for price in price_rows])
        """Whether a mission for commodities leaves open which ones."""
        self.token_commodities: Final = vec[i64](
            [price.get(commodity, 0) for price in price_rows for commodity in COMMODITIES]
        )
        """Commodities that a token names, four numbers a token."""
        check_missions(self)

        # Rituals
        ritual_rows = rows(box, "rituals", "cards")
        self.rituals: Final = [str(row["id"]) for row in ritual_rows]
        if len(self.rituals) > MOST_DESIGNS or len(set(self.rituals)) < len(self.rituals):
            raise box.unfit("rituals", "cards", f"at most {MOST_DESIGNS} cards with different ids")
        self.designs: Final[i64] = len(self.rituals)
        self.ritual_deck: Final = vec[i64]([name_in(box, row["id"], row, "deck", DECKS) for row in ritual_rows])
        self.ritual_kind: Final = vec[i64]([name_in(box, row["id"], row, "kind", RITUAL_KINDS) for row in ritual_rows])
        self.ritual_cost: Final = vec[i64]([whole(box, row["id"], row, "cost") for row in ritual_rows])
        self.ritual_copies: Final = vec[i64](
            [whole(box, row["id"], row, "copies", 1, MOST_COPIES) for row in ritual_rows]
        )
        self.ritual_tane: Final = vec[i64]([1 if row.get("tane") else 0 for row in ritual_rows])
        self.effects: Final = [effects_of(box, reader, row) for row in ritual_rows]
        self.all_effects: Final = reader.all
        """Every effect of every card, by its number."""
        self.ritual_changes: Final = [changes_of(effects) for effects in self.effects]
        self.design_of: Final = cards_by_deck(self.ritual_deck, self.ritual_copies)
        """The design of each card; the normal ones come first, so that a card's number tells its deck."""
        self.cards: Final[i64] = len(self.design_of)
        self.normal_cards: Final[i64] = sum(1 for design in self.design_of if self.ritual_deck[design] == NORMAL)
        """Cards below this number are normal, the others forbidden."""
        check_rituals(self)
        self.cheapest: Final = vec[i64]([i64(cheapest(self, deck)) for deck in range(len(DECKS))])
        """The lowest cost in each deck: what others can tell of a hidden card."""
        self.ritual_values: Final = vec[float]([0.0] * len(self.rituals))
        """What the evaluation expects of each ritual; filled when the rules are made."""
        self.extras: Final[i64] = self.designs + self.masks
        """Extra moves come after a decision's own: a ritual for a Shaman, then a mask for a mirror."""

    def things(self) -> dict[str, list[str]]:
        return {
            "commodity": COMMODITIES,
            "assistant": ASSISTANTS,
            "rank": RANKS,
            "deck": DECKS,
            "location": LOCATIONS,
            "gift": GIFT_NAMES,
            "mask": self.mask_names,
            "card": self.forest_names,
            "mission": self.tokens,
            "ritual": [*self.rituals, "hidden", "nothing"],
            "price": [f"{commodity}_{space + 1}" for commodity in COMMODITIES for space in range(self.levels)],
        }

    def against_examples(self) -> list[BadComponents]:
        return against_examples(self)


def unfit(box: Components, card: str, key: str, found: Any, wanted: str) -> BadComponents:
    """Something of one card that can't be played with."""
    return BadComponents(
        "components-card-unfit", file=box.at_name(card), card=card, key=key, found=repr(found)[:80], wanted=wanted
    )


def name_in(box: Components, card: str, row: dict[str, Any], key: str, allowed: list[str]) -> int:
    """The number of a name in its list."""
    value = row.get(key)
    if value not in allowed:
        raise unfit(box, card, key, value, ", ".join(allowed))
    return allowed.index(value)


def whole(box: Components, card: str, row: dict[str, Any], key: str, least: int = 0, most: int = 999) -> int:
    """A whole number of a card."""
    value = row.get(key)
    if type(value) is not int or not least <= value <= most:
        raise unfit(box, card, key, value, f"a whole number from {least} to {most}")
    return value


def rows(box: Components, block: str, key: str, name: str = "id") -> list[dict[str, Any]]:
    """The tables of a list, each with its name."""
    found = box.data.get(block, {}).get(key)
    if not isinstance(found, list) or not found:
        raise BadComponents("components-figure-missing", file=box.at(block), block=block, key=key)
    for row in found:
        if not isinstance(row, dict) or not isinstance(row.get(name), str):
            raise unfit(box, block, key, row, f"a table with {name}")
    return found


def total(copies: vec[i64]) -> int:
    """How many there are in all."""
    return sum(int(count) for count in copies)


def action_rounds_from(rounds: list[str]) -> vec[i64]:
    """How many action rounds there are from each round on; none after the last."""
    return vec[i64]([i64(rounds[first:].count("action")) for first in range(len(rounds) + 1)])


def read_rounds(box: Components, count: str) -> list[str]:
    """The rounds for a number of players: three of them are ceremonies, the last round is one."""
    names = box.names("rounds", count, ["action", "ceremony"])
    if names.count("ceremony") != STATUES or names[-1] != "ceremony" or len(names) > 40:
        raise box.unfit("rounds", count, f"{STATUES} ceremonies, one of them at the end")
    return names


def read_rank_track(box: Components) -> list[int]:
    """The steps at which the ranks are reached: from 0 upwards."""
    steps = box.wholes("tattoo_track", "ranks_at", len(RANKS))
    if steps[0] != 0 or steps != sorted(set(steps)):
        raise box.unfit("tattoo_track", "ranks_at", "numbers from 0 upwards")
    return steps


def read_levels(box: Components) -> int:
    """How many spaces the price charts have: all the same number."""
    found = box.data.get("price_charts", {}).get(COMMODITIES[0])
    if not isinstance(found, list) or not 1 <= len(found) <= MOST_LEVELS:
        raise unfit(box, COMMODITIES[0], COMMODITIES[0], found, f"1 to {MOST_LEVELS} lists of effects")
    return len(found)


def effect_lists(box: Components, reader: Reader, block: str, key: str, length: int, card: str) -> list[list[Effect]]:
    """Lists of effects, so many of them."""
    lists = box.data.get(block, {}).get(key)
    if not isinstance(lists, list) or len(lists) != length:
        raise unfit(box, card, key, lists, f"{length} lists of effects")
    return [reader.read(f"{card} {at + 1}", lists[at]) for at in range(length)]


def forest_names(mask_rows: list[dict[str, Any]]) -> list[str]:
    """A name for each forest card; the second card of a motif without treasure is called `plain_…`."""
    names = [*COMMODITIES, *ASSISTANTS]
    for row in mask_rows:
        name = f"mask_{row['mask']}"
        names.append(f"plain_{name}" if name in names else name)
    return [*names, "rainbow_mirror"]


def read_statue_rows(box: Components) -> list[list[int]]:
    """The spaces of a statue by row: from how many players on each is used."""
    found = box.data.get("statues", {}).get("rows")
    if (
        not isinstance(found, list)
        or not all(isinstance(row, list) and row and all(type(least) is int for least in row) for row in found)
        or not 1 <= sum(len(row) for row in found) <= MOST_SPACES
    ):
        raise unfit(box, "statues", "rows", found, f"lists of whole numbers, at most {MOST_SPACES} in all")
    return found


def price_of(box: Components, row: dict[str, Any]) -> dict[str, Any]:
    """What a token costs or needs, checked against its kind."""
    kind = name_in(box, row["id"], row, "kind", MISSION_KINDS)
    price: Any = row.get("needs" if kind == CONDITIONAL else "cost", {})
    if not isinstance(price, dict) or not all(key in COSTS[kind] for key in price) or (not price and kind != AUCTION):
        raise unfit(box, row["id"], "cost", price, ", ".join(COSTS[kind]) or "nothing")
    if len(price) > 1 and not all(key in COMMODITIES for key in price):
        raise unfit(box, row["id"], "cost", price, "one of them only, or several commodities by name")
    for key in price:
        if key == "rank":
            name_in(box, row["id"], price, key, RANKS)
        else:
            whole(box, row["id"], price, key, 1)
    checked: dict[str, Any] = price
    return checked


def first_number(price: dict[str, Any]) -> int:
    """The amount of a price that has only one: pearls, mana, masks, a rank's number, priests, assistants."""
    for value in price.values():
        return RANKS.index(value) if isinstance(value, str) else int(value)
    return 0


def need_of(price: dict[str, Any]) -> int:
    """What a condition asks for."""
    need = next(iter(price), "")
    return NEEDS.index(need) if need in NEEDS else 0


def choice_of(price: dict[str, Any]) -> int:
    """Whether a mission for commodities leaves open which ones."""
    return ANY_COMMODITY if "any_commodity" in price else IDENTICAL if "identical_commodities" in price else 0


def check_missions(edition: RaiateaEdition) -> None:
    """Whether every statue has a token for every space."""
    for statue in range(STATUES):
        tokens = 0
        for token in range(len(edition.tokens)):
            if edition.token_statue[token] == statue:
                tokens += edition.token_copies[token]
        if tokens < edition.spaces:
            raise edition.components.wrong_count("missions", "tokens", f"statue {statue + 1}", tokens, edition.spaces)


def effects_of(box: Components, reader: Reader, row: dict[str, Any]) -> list[Effect]:
    """What a ritual does; one that does nothing has a slip in it."""
    if row.get("effects") == []:
        raise unfit(box, row["id"], "effects", [], "at least one effect")
    return reader.read(str(row["id"]), row.get("effects"))


def cards_by_deck(decks: vec[i64], copies: vec[i64]) -> vec[i64]:
    """The design of each card; the normal ones come first, so that a card's number tells its deck."""
    cards = vec[i64]()
    for deck in range(len(DECKS)):
        for design in range(len(decks)):
            if decks[design] == deck:
                for _ in range(copies[design]):
                    cards = append(cards, i64(design))
    return cards


def check_rituals(edition: RaiateaEdition) -> None:
    """Whether there are rituals in both decks, without those of Tane, and not too many."""
    box = edition.components
    if edition.cards > MOST_CARDS:
        raise box.wrong_count("rituals", "cards", "rituals", edition.cards, MOST_CARDS)
    for deck in range(len(DECKS)):
        found = 0
        for design in range(edition.designs):
            if edition.ritual_deck[design] == deck and edition.ritual_tane[design] == 0:
                found += edition.ritual_copies[design]
        wanted = (edition.most_seats + 1) * edition.rituals_drawn if deck == NORMAL else 1
        if found < wanted:
            raise box.wrong_count("rituals", "cards", DECKS[deck], found, wanted)


def cheapest(edition: RaiateaEdition, deck: int) -> int:
    """The lowest cost in a deck."""
    return min(
        int(edition.ritual_cost[design]) for design in range(edition.designs) if edition.ritual_deck[design] == deck
    )


def changes_of(effects: list[Effect]) -> list[i64]:
    """What a ritual in front changes for its owner."""
    changes: list[i64] = [0] * len(CHANGES)
    for effect in effects:
        if effect.op == PERMANENT:
            for change in range(len(CHANGES)):
                changes[change] += effect.changes[change]
    return changes


def against_examples(edition: RaiateaEdition) -> list[BadComponents]:
    """What the rulebook's texts and examples exclude among the figures that it does not print."""
    box = edition.components
    found: list[BadComponents] = []

    def expect(block: str, key: str, clause: str, what: str, is_so: int, must_be: int) -> None:
        if is_so != must_be:
            found.append(box.against(block, key, clause, what, is_so, must_be))

    expect("rituals", "cards", "RA-S3", "rituals", edition.cards, 92)
    expect("missions", "tokens", "RA-S8", "missions", total(edition.token_copies), 68)
    expect("forest_cards", "masks", "RA-S7", "forest-cards", edition.forest_cards, 72)
    starting = total(edition.starting_copies) + len(edition.starting_masks)
    expect("starting_cards", "", "RA-S6", "starting-cards", starting, 36)
    expect("masks", "motifs", "RA-S5", "starting-masks", len(edition.starting_masks), 8)
    for name, cost in PRINTED_COSTS.items():
        if name in edition.rituals:
            is_so = edition.ritual_cost[edition.rituals.index(name)]
            expect("rituals", "cards", "RA-C6", "ritual-cost", is_so, cost)
    return found


PRINTED_COSTS: Final = {
    "hina": 1, "uru_taetae": 4, "rua_hatu": 4, "rau_pena": 4, "raa": 5, "roroo": 6, "mata_arahu": 8, "taere": 10,
    "ihi": 11,
}  # fmt: skip
"""Costs of rituals in the rulebook's example of the blessings."""


def read_edition(components: Components) -> RaiateaEdition:
    """The edition of a components file."""
    return RaiateaEdition(components)


def earlier_editions() -> list[Components]:
    """The standard editions of earlier releases."""
    return load_earlier(__file__)


STANDARD: Final = RaiateaEdition(load_components(__file__))
"""The edition that is played unless another one is chosen."""
