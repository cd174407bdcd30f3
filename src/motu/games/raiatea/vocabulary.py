"""The vocabulary of effects: how a line of components.toml is read, and refused where it can't be."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from motu.core.components import Components
from motu.core.errors import BadComponents

RESOURCES: Final = ["mana", "pearls", "priest", "tattoo"]
MANA: Final = 0
PEARLS: Final = 1
PRIEST: Final = 2
TATTOO: Final = 3

CARD_SORTS: Final = ["commodity", "assistant", "mask", "forest_card"]
COMMODITY: Final = 0
ASSISTANT: Final = 1
MASK: Final = 2
FOREST_CARD: Final = 3

COUNTERS: Final = ["", "priests", "players", "missions", "mask_pair_colours"]
PER_PRIESTS: Final = 1
PER_PLAYERS: Final = 2
PER_MISSIONS: Final = 3
PER_COLOURS: Final = 4

LOCATIONS: Final = ["forest", "marae", "reef", "path", "neighbourhood", "market"]
FOREST: Final = 0
MARAE: Final = 1
REEF: Final = 2
PATH: Final = 3
NEIGHBOURHOOD: Final = 4
MARKET: Final = 5

TRIGGERS: Final = [*LOCATIONS, "kahuna", "bid", "priest_purchase", "mission_payment"]
WHEN_KAHUNA: Final = 6

OPS: Final = [
    "gain",
    "roll",
    "take",
    "sacrifice",
    "reactivate",
    "draw_rituals",
    "perform_ritual",
    "fulfil_mission",
    "recruit",
    "price_marker",
    "add_to_bag",
    "steal",
    "lose",
    "cancel",
    "points",
    "permanent",
]
GAIN: Final = 0
ROLL: Final = 1
TAKE: Final = 2
SACRIFICE: Final = 3
REACTIVATE: Final = 4
DRAW_RITUALS: Final = 5
PERFORM_RITUAL: Final = 6
FULFIL_MISSION: Final = 7
RECRUIT: Final = 8
PRICE_MARKER: Final = 9
ADD_TO_BAG: Final = 10
STEAL: Final = 11
LOSE: Final = 12
CANCEL: Final = 13
POINTS: Final = 14
PERMANENT: Final = 15

CHANGES: Final = ["exchanges", "keep", "sales", "bid", "discount_pearls", "discount_mana", "price_one", "price_two"]
"""What permanent rituals change for their owner; of a changed price the lowest counts, the others add up (RA-C13)."""
MORE_EXCHANGES: Final = 0
MORE_KEPT: Final = 1
MORE_SALES: Final = 2
HIGHER_BID: Final = 3
CHEAPER_PEARLS: Final = 4
CHEAPER_MANA: Final = 5
PRICE_OF_ONE: Final = 6
PRICE_OF_TWO: Final = 7

ALLOWED: Final[dict[str, dict[str, list[str]]]] = {
    "gain": {"what": RESOURCES, "n": [], "per": ["priests", "players"], "who": ["all"]},
    "roll": {"what": RESOURCES},
    "take": {"card": CARD_SORTS, "n": [], "from": ["market", "forest"], "different": [], "who": ["all"]},
    "sacrifice": {"card": ["commodity"], "most": [], "each": []},
    "reactivate": {"n": [], "who": ["all"]},
    "draw_rituals": {"keep": []},
    "perform_ritual": {"deck": ["any", "normal"]},
    "fulfil_mission": {},
    "recruit": {"who": ["all"]},
    "price_marker": {"which": ["one", "all"]},
    "add_to_bag": {"n": [], "per": ["players"]},
    "steal": {"what": ["pearls", "mask"], "n": []},
    "lose": {"what": ["priest"], "n": [], "target": ["one", "others"]},
    "cancel": {"which": ["next", "cost_at_least"], "n": []},
    "points": {"n": [], "per": ["priests", "missions", "mask_pair_colours"], "every": [], "most": []},
    "permanent": {
        "trigger": TRIGGERS,
        "do": [],
        "exchanges": [],
        "keep": [],
        "sales": [],
        "bid": [],
        "discount": [],
        "kinds": [],
        "cost": [],
    },
}
"""The keys of each effect and the names that they may hold; a key without names holds a number, a list or true."""

NEEDED: Final[dict[str, list[str]]] = {
    "gain": ["what", "n"],
    "roll": ["what"],
    "take": ["card", "n", "from"],
    "sacrifice": ["card", "most", "each"],
    "reactivate": ["n"],
    "draw_rituals": ["keep"],
    "perform_ritual": ["deck"],
    "price_marker": ["which"],
    "add_to_bag": ["n"],
    "steal": ["what", "n"],
    "lose": ["what", "n", "target"],
    "cancel": ["which"],
    "points": ["n"],
    "permanent": ["trigger"],
}

CHANGED_BY: Final[dict[str, list[str]]] = {
    "neighbourhood": ["exchanges"],
    "marae": ["keep"],
    "market": ["sales"],
    "bid": ["bid"],
    "priest_purchase": ["cost"],
    "mission_payment": ["discount", "kinds"],
}
"""What a permanent ritual may change, by its trigger."""


@final
class Effect:
    """One line of a card: what it does, with which things, how many, for whom, and the lines that hang on it."""

    def __init__(
        self,
        number: i64,
        op: i64,
        what: i64,
        n: i64,
        per: i64,
        every: i64,
        most: i64,
        everyone: bool,
        different: bool,
        follows: list[Effect],
        changes: list[i64],
    ) -> None:
        self.number: Final[i64] = number
        self.op: Final[i64] = op
        self.what: Final[i64] = what
        self.n: Final[i64] = n
        self.per: Final[i64] = per
        self.every: Final[i64] = every
        self.most: Final[i64] = most
        self.everyone: Final[bool] = everyone
        self.different: Final[bool] = different
        self.follows: Final = follows
        self.changes: Final = changes


class Reader:
    """Reads effect lines; `all` holds every effect in the order in which it was read."""

    def __init__(self, box: Components) -> None:
        self.box = box
        self.all: list[Effect] = []

    def read(self, card: str, lines: Any) -> list[Effect]:
        """The effects of a card; a line that can't be read is refused with its card and its number."""
        if not isinstance(lines, list):
            raise self._unreadable(card, 0, lines, "a list of effects")
        return [self._line(card, at + 1, lines[at]) for at in range(len(lines))]

    def _line(self, card: str, line: int, said: Any) -> Effect:
        if not isinstance(said, dict) or said.get("op") not in OPS:
            raise self._unreadable(card, line, said, "op: " + ", ".join(OPS))
        op = str(said["op"])
        self._check(card, line, said, op)
        follows = [self._line(card, line, hanging) for hanging in said.get("each", []) + said.get("do", [])]
        made = Effect(
            len(self.all),
            OPS.index(op),
            what_of(op, said),
            number_of(op, said),
            COUNTERS.index(said.get("per", "")),
            said.get("every", 1),
            said.get("most", 0),
            said.get("who") == "all",
            bool(said.get("different", False)),
            follows,
            self._changes(card, line, said) if op == "permanent" else [],
        )
        self.all.append(made)
        if len(self.all) > MOST_EFFECTS:
            raise self._unreadable(card, line, said, f"at most {MOST_EFFECTS} effects in all")
        return made

    def _check(self, card: str, line: int, said: dict[str, Any], op: str) -> None:
        allowed = ALLOWED[op]
        for key in NEEDED.get(op, []):
            if key not in said:
                raise self._unreadable(card, line, said, f"{op} with {key}")
        for key, value in said.items():
            if key == "op":
                continue
            if key not in allowed:
                raise self._unreadable(card, line, said, f"{op} with {', '.join(allowed) or 'nothing else'}")
            names = allowed[key]
            if names and value not in names:
                raise self._unreadable(card, line, said, f"{key}: {', '.join(names)}")
            if not names and not fits(key, value):
                wanted = "a list" if key in LISTS else "a whole number from 1 to 99"
                raise self._unreadable(card, line, said, f"{key}: {wanted}")
        if op == "cancel" and ("n" in said) != (said["which"] == "cost_at_least"):
            raise self._unreadable(card, line, said, "cancel next, or cancel cost_at_least with n")
        if op == "take" and (said["card"] == "forest_card") != (said["from"] == "forest"):
            raise self._unreadable(card, line, said, "take forest_card from forest, anything else from market")
        if said.get("different") and (op != "take" or said["card"] != "commodity"):
            raise self._unreadable(card, line, said, "different: only for commodities")

    def _changes(self, card: str, line: int, said: dict[str, Any]) -> list[i64]:
        """The permanent changes of a line, one number for each of CHANGES."""
        trigger = said["trigger"]
        if "do" in said and TRIGGERS.index(trigger) > WHEN_KAHUNA:
            raise self._unreadable(card, line, said, "do: only with a location or kahuna")
        for key in ("exchanges", "keep", "sales", "bid", "discount", "kinds", "cost"):
            if key in said and key not in CHANGED_BY.get(trigger, []):
                raise self._unreadable(card, line, said, f"{trigger} with {', '.join(CHANGED_BY.get(trigger, ['do']))}")
        changes: list[i64] = [0] * len(CHANGES)
        changes[MORE_EXCHANGES] = said.get("exchanges", 0)
        changes[MORE_KEPT] = said.get("keep", 0)
        changes[MORE_SALES] = said.get("sales", 0)
        changes[HIGHER_BID] = said.get("bid", 0)
        for kind in said.get("kinds", []):
            if kind not in ("pearls", "mana"):
                raise self._unreadable(card, line, said, "kinds: pearls, mana")
            changes[CHEAPER_PEARLS if kind == "pearls" else CHEAPER_MANA] = said.get("discount", 0)
        if trigger == "priest_purchase":
            cost = said.get("cost", [])
            if len(cost) != 2 or not all(type(price) is int and price >= 0 for price in cost):
                raise self._unreadable(card, line, said, "cost: pearls for one priest and for two")
            changes[PRICE_OF_ONE] = cost[0]
            changes[PRICE_OF_TWO] = cost[1]
        return changes

    def _unreadable(self, card: str, line: int, said: Any, wanted: str) -> BadComponents:
        found = repr(said)[:200]
        return BadComponents(
            "components-effect-unreadable",
            file=self.box.at_name(card),
            card=card,
            line=line,
            found=found,
            wanted=wanted,
        )


MOST_EFFECTS: Final = 400
"""The most effects that all cards of an edition may have together."""
LISTS: Final = ["each", "do", "kinds", "cost"]


def fits(key: str, value: Any) -> bool:
    """Whether a value that is not a name is of the right kind for its key."""
    if key in LISTS:
        return isinstance(value, list)
    if key == "different":
        return isinstance(value, bool)
    return type(value) is int and 1 <= value <= 99


def number_of(op: str, said: dict[str, Any]) -> i64:
    """How many: of a draw those that are kept, of a sacrifice the most that are returned."""
    key = "keep" if op == "draw_rituals" else "most" if op == "sacrifice" else "n"
    return int(said.get(key, 0))


def what_of(op: str, said: dict[str, Any]) -> i64:
    """The thing or the way that an effect names, as a number of its own list."""
    if op in ("gain", "roll"):
        return RESOURCES.index(said["what"])
    if op == "take":
        return CARD_SORTS.index(said["card"])
    if op == "permanent":
        return TRIGGERS.index(said["trigger"])
    for key in ("deck", "which", "what", "target"):
        if key in said and op != "lose":
            return ALLOWED[op][key].index(said[key])
    return ALLOWED[op]["target"].index(said["target"]) if op == "lose" else 0
