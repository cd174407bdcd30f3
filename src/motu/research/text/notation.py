"""How answers are written: for every kind of decision the shapes of its tokens.

A word in capitals stands for one of several. `THING` kinds are the ids of the game's things, listed once with their
names; `N` is a whole number. Each game has its shapes in a module of its own. Tests compare them with the tokens of
whole games.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence


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
