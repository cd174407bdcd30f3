"""How answers are written: for every kind of decision the shapes of its tokens.

A word in capitals stands for one of several. `THING` kinds are the ids of the game's things, listed once with their
names; `N` is a whole number. Tests compare these shapes with the tokens of whole games.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

MISSION: Final = "mission N/N"
SHAMAN: Final = "shaman RITUAL"
MIRROR: Final = "mirror MASK"
PAYMENTS: Final = ("card", "god tile", "pair GOD")
TURN: Final = (SHAMAN, MIRROR)
"""What may be done beside most decisions of one's own turn in Raiatea."""

SHAPES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "bali": {
        "buy-or-play": ("buy GOOD", "play N CARD", "play CARD", "return CARD"),
        "play-cards": ("play N CARD", "play CARD", "return CARD"),
        "lay-good": ("lay GOOD",),
        "lay-from-supply": ("lay GOOD from supply",),
        "take-card": ("take CARD row N",),
        "look-at-altar": ("look", "pass"),
        "keep-good": ("keep GOOD N",),
        "choose-reward": ("points", "stone"),
        "choose-good": ("take GOOD", "decline"),
    },
    "bora_bora": {
        "place-first-hut": ("REGION",),
        "choose-die": ("die N",),
        "place-die": ("TILE", "TILE +blue", "TILE +white", "TILE +blue +white"),
        "pay-god": PAYMENTS,
        "expand": ("REGION",),
        "take-hut": ("from 12", "from another"),
        "place-material": ("space N",),
        "score-fish": ("no", *(f"red by {payment}" for payment in PAYMENTS)),
        "take-person": ("man N", "woman N"),
        "settle-person": ("on 12", "on another"),
        "spend-points": ("card", "done", "move hut", "offering", "point", "shells N", "take MATERIAL", "tattoo N"),
        "take-god-card": ("draw", "stop", "take GOD"),
        "place-priest": ("space N",),
        "choose-building": ("tile N",),
        "choose-plot": ("spaces N N",),
        "fire-bonus": ("card shell", "card status", "offering shell", "offering status"),
        "use-people": ("PERSON KIND", "PERSON KIND +green", "PERSON KIND doubled", "pass"),
        "choose-material": ("stop", "take MATERIAL"),
        "move-hut": ("move hut", "stop"),
        "take-steps": ("steps N",),
        "buy-jewelry": ("buy JEWEL N", "skip"),
        "resolve-task": (
            "complete TASK",
            "surrender TASK",
            *(f"complete TASK yellow by {payment}" for payment in PAYMENTS),
        ),
        "take-task": ("take TASK",),
    },
    "raiatea": {
        "claim-location": ("LOCATION", *TURN),
        "finish-turn": ("done", *TURN),
        "pick-forest-card": ("take CARD", "collector", "none", *TURN),
        "pick-spare-commodity": ("take COMMODITY", "none", *TURN),
        "take-forest-card": ("take CARD", "none", *TURN),
        "return-at-marae": ("return COMMODITY", "none", *TURN),
        "draw-at-marae": ("draw DECK", "none", *TURN),
        "choose-deck": ("draw DECK",),
        "keep-ritual": ("keep RITUAL",),
        "recruit-priests": ("recruit N", *TURN),
        "put-mask": ("put MASK", "none", *TURN),
        "take-mask-back": ("take MASK", "none", *TURN),
        "kahuna-mission": (MISSION, "pass", *TURN),
        "trade": ("sell COMMODITY N", "hire ASSISTANT", "merchant COMMODITY", "done", *TURN),
        "take-commodity": ("take COMMODITY", "none"),
        "take-assistant": ("take ASSISTANT", "none"),
        "take-mask": ("take MASK", "none"),
        "take-tattoo": ("tattoo", "none", *TURN),
        "reactivate": ("reactivate ASSISTANT", "none"),
        "sacrifice-commodity": ("return COMMODITY", "none"),
        "raise-marker": ("raise COMMODITY",),
        "choose-victim": ("seat N",),
        "steal-mask": ("steal MASK seat N",),
        "perform-ritual": ("perform RITUAL", "perform nothing"),
        "dance-priests": ("recruit N",),
        "buy-ritual": ("buy", "none"),
        "prepare-ritual": ("bag", "hold"),
        "offer-mana": ("offer N",),
        "choose-gift": ("gift GIFT", *TURN),
        "arrange-rituals": ("first RITUAL",),
        "build": (MISSION, "pass", *TURN),
        "choose-mission": (MISSION, *TURN),
        "second-mission": (MISSION, "pass", *TURN),
        "pay-commodities": ("pay COMMODITY",),
        "pay-mask": ("pay MASK",),
        "bid-for-token": ("bid N",),
    },
}
"""By game and kind of decision. A game that is not listed here is always played with its options listed."""


def pattern_of(shape: str, things: Mapping[str, Sequence[str]]) -> re.Pattern[str]:
    """The tokens that have a shape."""
    return re.compile("".join(part_pattern(part, things) for part in re.findall(r"[A-Z]+|[^A-Z]+", shape)))


def part_pattern(part: str, things: Mapping[str, Sequence[str]]) -> str:
    """A part of a shape as a regular expression."""
    if part == "N":
        return r"\d+"
    if part.isupper():
        return "(?:" + "|".join(map(re.escape, things[part.lower()])) + ")"
    return re.escape(part)


def kinds_in(shapes: Sequence[str]) -> list[str]:
    """The kinds of things that shapes name."""
    found = {part.lower() for shape in shapes for part in re.findall(r"[A-Z]{2,}", shape)}
    return sorted(found)
