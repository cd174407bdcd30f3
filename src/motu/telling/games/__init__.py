"""What text games know about each game: the module with its name here, or `text` in the game's own package.

All of it may be missing, as in most games from outside. Then options are always listed, and ids are shown as they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from motu.games import PACKAGES

SEATS: Final = frozenset({"asked"})
"""Entries of every view whose numbers are seats."""
KINDS: Final = {"game": "game", "points": "source"}
"""Entries of every view whose texts or keys are ids."""


@dataclass(frozen=True)
class TextTables:
    """How the answers of a game are written, and what the entries of its views are."""

    example: str = ""
    """An answer that shows what answers look like. It need not be possible."""
    shapes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By kind of decision: the shapes of its tokens. One that is missing always has its options listed."""
    seats: frozenset[str] = SEATS
    """Entries whose numbers are seats."""
    kinds: Mapping[str, str] = field(default_factory=lambda: KINDS)
    """By entry: the kinds of its ids. `parent-entry` comes first, then `entry`."""

    def kinds_of(self, parent: str, key: str) -> str | None:
        """The kinds of the ids in an entry; None if it has none."""
        return self.kinds.get(f"{parent}-{key}") or self.kinds.get(key)


@cache
def tables_of(game: str) -> TextTables:
    """What is known about a game."""
    for module in (f"{__name__}.{game}", f"{PACKAGES[game]}.text"):
        if find_spec(module) is not None:
            found: Any = import_module(module)
            return TextTables(
                getattr(found, "EXAMPLE", ""),
                getattr(found, "SHAPES", {}),
                SEATS | getattr(found, "SEATS", set()),
                {**KINDS, **getattr(found, "KINDS", {})},
            )
    return TextTables()
