"""Which entries of a view are ids of things, or seats. The catalogues have a name for each."""

from __future__ import annotations

from typing import Final

SEATS: Final = {"first", "order", "asked", "holder", "aside", "seat", "kahuna", "temple"}
"""Entries whose numbers are seats."""

COMMON: Final = {"game": "game", "points": "source"}

KINDS: Final[dict[str, dict[str, str]]] = {
    "bali": {
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
    },
    "bora_bora": {
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
    },
    "raiatea": {
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
    },
}
"""By game and entry: the kinds of its ids. `parent-entry` comes first, then `entry`."""


def kinds_of(game: str, parent: str, key: str) -> str | None:
    """The kinds of the ids in an entry; None if it has none. Games without a table have none."""
    table = KINDS.get(game, {})
    return table.get(f"{parent}-{key}") or table.get(key) or COMMON.get(key)
