"""The single figures of editions: how sure they are, and which differ between two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any, Final

from motu.core.components import ABOUT, REMARKS, SURE, Components, without_remarks
from motu.core.edition import Edition

NAMES: Final = (*REMARKS, "id")
"""Keys that name or explain something. What they say is no figure."""


@dataclass(frozen=True)
class Origin:
    """Where a figure comes from and how sure it is. An entry of a list may say so for itself."""

    source: str
    sure: str

    def inside(self, table: dict[str, Any]) -> Origin:
        """The origin of what is inside a table."""
        return Origin(str(table.get("source", self.source)), str(table.get("sure", self.sure)))


@dataclass(frozen=True)
class Change:
    """A figure that differs: its place in a block, and on both sides the value, the line and the origin.

    A value of None is missing there.
    """

    block: str
    place: str
    before: Any
    after: Any
    line_before: str
    line_after: str
    origin_before: Origin
    origin_after: Origin

    def as_json(self) -> dict[str, Any]:
        """The change as a dict for JSON."""
        return {
            "block": self.block,
            "figure": self.place,
            "before": self.side(self.before, self.line_before, self.origin_before),
            "after": self.side(self.after, self.line_after, self.origin_after),
        }

    @staticmethod
    def side(value: Any, line: str, origin: Origin) -> dict[str, Any]:
        """One side of the change."""
        return {"value": without_remarks(value), "at": line, "source": origin.source, "sure": origin.sure}


def blocks_of(components: Components) -> dict[str, dict[str, Any]]:
    """The blocks that hold figures."""
    return {block: content for block, content in components.data.items() if block != ABOUT}


def status(components: Components) -> dict[str, Counter[str]]:
    """How many figures of each block are printed, derived, reported and reconstructed."""
    found = {}
    for block, content in blocks_of(components).items():
        counted = Counter(dict.fromkeys(SURE, 0))
        counted.update(certainty(content, content["sure"]))
        found[block] = counted
    return found


def certainty(value: Any, sure: str) -> Iterator[str]:
    """For every single figure in a value: how sure it is."""
    if isinstance(value, dict):
        sure = str(value.get("sure", sure))
        for key, item in value.items():
            if key not in NAMES:
                yield from certainty(item, sure)
    elif isinstance(value, list):
        for item in value:
            yield from certainty(item, sure)
    else:
        yield sure


class EditionDiff:
    """Compares two editions of a game, block by block."""

    def __init__(self, before: Edition, after: Edition) -> None:
        self.before = before.components
        self.after = after.components
        self.changes: list[Change] = []
        first, second = blocks_of(self.before), blocks_of(self.after)
        for block in dict.fromkeys([*first, *second]):
            one, other = first.get(block, {}), second.get(block, {})
            origins = (Origin("", "").inside(one), Origin("", "").inside(other))
            for key in keys_of(one, other):
                self.compare(block, key, (block, block), key, one.get(key), other.get(key), origins)

    def compare(
        self,
        block: str,
        place: str,
        entries: tuple[str, str],
        key: str,
        one: Any,
        other: Any,
        origins: tuple[Origin, Origin],
    ) -> None:
        """Note what differs between two values. `entries` is where errors would name them, `key` the last key."""
        if figures_equal(one, other):
            return
        if isinstance(one, dict) and isinstance(other, dict):
            inside = (origins[0].inside(one), origins[1].inside(other))
            for inner in keys_of(one, other):
                self.compare(block, f"{place}.{inner}", entries, inner, one.get(inner), other.get(inner), inside)
        elif has_tables(one) and has_tables(other):
            self.compare_lists(block, place, entries, key, one, other, origins)
        else:
            self.note(block, place, entries, key, one, other, origins)

    def compare_lists(
        self,
        block: str,
        place: str,
        entries: tuple[str, str],
        key: str,
        one: list[Any],
        other: list[Any],
        origins: tuple[Origin, Origin],
    ) -> None:
        """Compare two lists entry by entry: by their ids, or by their places."""
        first, second = ids_of(one), ids_of(other)
        if first and second:
            kept = [id for id in first if id in second]
            if kept != [id for id in second if id in first]:
                self.note(block, f"{place}: order", entries, key, first, second, origins)
            names = list(dict.fromkeys([*first, *second]))
            pairs = [
                (first.index(id) if id in first else None, second.index(id) if id in second else None) for id in names
            ]
            labels = [f"{place}.{id}" for id in names]
        else:
            pairs = aligned(one, other)
            labels = [f"{place}[{number_of(a, b)}]" for a, b in pairs]
        for label, (a, b) in zip(labels, pairs, strict=True):
            spots = (spot(entries[0], key, a), spot(entries[1], key, b))
            left, right = (None if a is None else one[a]), (None if b is None else other[b])
            if isinstance(left, dict) and isinstance(right, dict):
                self.compare(block, label, spots, "", left, right, origins)
            elif not figures_equal(left, right):
                self.note(block, label, spots, "", left, right, origins)

    def note(
        self,
        block: str,
        place: str,
        entries: tuple[str, str],
        key: str,
        one: Any,
        other: Any,
        origins: tuple[Origin, Origin],
    ) -> None:
        """Note a difference."""
        inside = [
            origin.inside(value) if isinstance(value, dict) else origin
            for value, origin in zip((one, other), origins, strict=True)
        ]
        self.changes.append(
            Change(
                block,
                place,
                one,
                other,
                self.before.at(entries[0], key),
                self.after.at(entries[1], key),
                inside[0],
                inside[1],
            )
        )


def changes(before: Edition, after: Edition) -> list[Change]:
    """The figures that differ between two editions of a game, in the order of the file."""
    return EditionDiff(before, after).changes


def figures_equal(one: Any, other: Any) -> bool:
    """Whether two values have the same figures. They are compared as the hash of an edition does it."""
    return repr(without_remarks(one)) == repr(without_remarks(other))


def keys_of(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The keys of two tables that hold figures, or name entries."""
    return [key for key in dict.fromkeys([*one, *other]) if key not in REMARKS]


def has_tables(value: Any) -> bool:
    """Whether a value is a list with tables somewhere inside. Other lists are shown whole."""
    return isinstance(value, list) and any(isinstance(item, dict) or has_tables(item) for item in value)


def ids_of(entries: list[Any]) -> list[str]:
    """The ids of a list of tables; nothing unless each has one of its own."""
    found = [str(entry["id"]) for entry in entries if isinstance(entry, dict) and "id" in entry]
    return found if len(set(found)) == len(entries) else []


def aligned(one: list[Any], other: list[Any]) -> list[tuple[int | None, int | None]]:
    """The entries of two lists side by side. None stands for an entry that was added or taken out."""
    if len(one) == len(other):
        return [(at, at) for at in range(len(one))]
    first, second = ([repr(without_remarks(item)) for item in items] for items in (one, other))
    matcher = SequenceMatcher(None, first, second, autojunk=False)
    pairs: list[tuple[int | None, int | None]] = []
    for _, start, end, other_start, other_end in matcher.get_opcodes():
        for step in range(max(end - start, other_end - other_start)):
            left = start + step if start + step < end else None
            right = other_start + step if other_start + step < other_end else None
            pairs.append((left, right))
    return pairs


def number_of(before: int | None, after: int | None) -> int:
    """The number of an entry in its list, from 1; in the second list if it is not in the first."""
    at = after if before is None else before
    assert at is not None
    return at + 1


def spot(entry: str, key: str, at: int | None) -> str:
    """Where an entry of a list stands, as `Components.at` reads it. Inner lists are found by the outer one."""
    return entry if "[" in entry or not key or at is None else f"{entry}.{key}[{at + 1}]"
