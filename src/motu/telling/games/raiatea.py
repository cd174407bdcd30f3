"""Raiatea as a text game: how answers are written, and what the entries of a view are."""

from __future__ import annotations

from typing import Final

EXAMPLE: Final = "offer 3"

MISSION: Final = "mission N/N"
SHAMAN: Final = "shaman RITUAL"
MIRROR: Final = "mirror MASK"
TURN: Final = (SHAMAN, MIRROR)
"""What may be done beside most decisions of one's own turn."""

SHAPES: Final[dict[str, tuple[str, ...]]] = {
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
}

SEATS: Final = {"order", "first", "kahuna", "seat"}

KINDS: Final[dict[str, str]] = {
    "rank": "rank",
    "step": "step",
    "tiles": "location",
    "forest": "card",
    "markers": "commodity",
    "commodities": "commodity",
    "assistants": "assistant",
    "used_assistants": "assistant",
    "masks": "mask",
    "mirrored": "mask",
    "pairs": "mask",
    "statues": "mission",
    "missions": "mission",
    "decks": "deck",
    "ritual": "ritual",
    "rituals": "ritual",
    "front": "ritual",
    "hand": "ritual",
    "bagged": "ritual",
    "prepared": "ritual",
    "options": "variant",
}
