"""Bali as a text game: how answers are written, and what the entries of a view are."""

from __future__ import annotations

from typing import Final

EXAMPLE: Final = "buy rice"

SHAPES: Final[dict[str, tuple[str, ...]]] = {
    "buy-or-play": ("buy GOOD", "play N CARD", "play CARD", "return CARD"),
    "play-cards": ("play N CARD", "play CARD", "return CARD"),
    "lay-good": ("lay GOOD",),
    "lay-from-supply": ("lay GOOD from supply",),
    "take-card": ("take CARD row N",),
    "look-at-altar": ("look", "pass"),
    "keep-good": ("keep GOOD N",),
    "choose-reward": ("points", "stone"),
    "choose-good": ("take GOOD", "decline"),
}

SEATS: Final = {"first"}

KINDS: Final[dict[str, str]] = {
    "rows": "card",
    "supply": "good",
    "top": "top|good",
    "goods": "good",
    "values": "good",
    "prices": "good",
    "front": "card",
    "hand": "card",
    "laid_down": "good",
    "saw": "good",
    "colour": "colour",
}
