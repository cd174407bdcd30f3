"""A view told in words. Every entry is told, so the text holds everything that the view holds."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from motu.core.agenda import Json
from motu.telling.text_words import TextWords

NOTHING: Final = "–"


def told(view: Json, seat: int | None, words: TextWords) -> str:
    """A whole view. `seat` is the reader's own, which is marked."""
    lines: list[str] = []
    for key, value in view.items():
        if key != "seats":
            lines += entry_lines(words, "", key, value)
    for number, one in enumerate(view["seats"]):
        mark = f" ({words.say('text-you')})" if number == seat else ""
        lines.append(f"{words.seat(number)}{mark}:")
        for key, value in one.items():
            lines += [f"  {line}" for line in entry_lines(words, "seats", key, value)]
    return "\n".join(lines)


def told_in_parts(view: Json, words: TextWords, left_out: Collection[str] = ()) -> tuple[list[str], list[list[str]]]:
    """The same for a page that has headings of its own: what belongs to the table, and what belongs to each seat."""
    table: list[str] = []
    for key, value in view.items():
        if key != "seats" and key not in left_out:
            table += entry_lines(words, "", key, value)
    seats = [
        [line for key, value in one.items() for line in entry_lines(words, "seats", key, value)]
        for one in view["seats"]
    ]
    return table, seats


def entry_lines(words: TextWords, parent: str, key: str, value: Any) -> list[str]:
    """One entry with its name. A list of larger things gets a line for each, numbered from 1."""
    label = words.label(parent, key)
    if isinstance(value, list) and any(isinstance(one, (list, dict)) for one in value):
        return [f"{label}:", *(f"  {at}. {inline(words, parent, key, one)}" for at, one in enumerate(value, 1))]
    return [f"{label}: {inline(words, parent, key, value)}"]


def inline(words: TextWords, parent: str, key: str, value: Any) -> str:
    """A value in one line."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return words.say("text-yes" if value else "text-no")
    if isinstance(value, int):
        return words.seat(value) if key in words.tables.seats else str(value)
    if isinstance(value, str):
        kinds = words.tables.kinds_of(parent, key)
        return value if kinds is None else words.name(kinds, value)
    if not value:
        return words.say("text-none")
    if isinstance(value, list):
        return "; ".join(wrapped(inline(words, parent, key, one), one) for one in value)
    return "; ".join(f"{name} {wrapped(text, one)}" for name, text, one in parts(words, parent, key, value))


def parts(words: TextWords, parent: str, key: str, value: Json) -> list[tuple[str, str, Any]]:
    """The entries of a nested part: their names, their texts, and what they are.

    Its keys are either ids of things (`supply`: rice, peanuts …) or entries with names of their own.
    """
    kinds = words.tables.kinds_of(parent, key)
    found = []
    for inner, one in value.items():
        name = words.label(key, inner) if kinds is None else words.name(kinds, inner)
        is_count = kinds is not None and type(one) is int  # the key is a thing: its number can't be a seat
        found.append((name, str(one) if is_count else inline(words, key, inner, one), one))
    return found


def wrapped(text: str, value: Any) -> str:
    """A text in parentheses, if it tells several things."""
    return f"({text})" if isinstance(value, (list, dict)) and value else text
