"""Bora Bora as a text game: how answers are written, and what the entries of a view are."""

from __future__ import annotations

from typing import Final

EXAMPLE: Final = "die 4"

PAYMENTS: Final = ("card", "god tile", "pair GOD")

SHAPES: Final[dict[str, tuple[str, ...]]] = {
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
}

SEATS: Final = {"order", "temple", "holder", "aside", "seat"}

KINDS: Final[dict[str, str]] = {
    "phase": "phase",
    "tile": "tile",
    "region": "region",
    "terrain": "terrain",
    "resource": "resource|material",
    "fish-kind": "fish",
    "kind": "kind",
    "person": "person",
    "jewel": "jewel",
    "tasks": "task",
    "tasks_gone": "task",
    "tasks_done": "task",
    "cards_shown": "god",
    "discard": "god",
    "hand": "god",
    "hand_known": "god",
    "gods": "god",
    "used": "person/kind",
    "ceremony": "ceremony",
    "ceremony_kinds": "material",
    "beside": "material",
    "path": "path",
}
