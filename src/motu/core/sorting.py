"""Sorting of vectors in place. Vectors have no sort of their own, and they are short."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def sort_part(items: vec[i64], start: i64, stop: i64) -> None:
    """Sort items[start:stop] in ascending order."""
    for i in range(start + 1, stop):
        insert_down(items, start, i)


def inserted(items: vec[i64], item: i64) -> vec[i64]:
    """A copy of an ascending vector with one more item, still in ascending order."""
    longer = append(items[:], item)
    insert_down(longer, 0, len(longer) - 1)
    return longer


def insert_down(items: vec[i64], start: i64, place: i64) -> None:
    """Move the item at `place` down to where it belongs in the ascending items[start:place]."""
    item: i64 = items[place]
    at: i64 = place
    while at > start and items[at - 1] > item:
        items[at] = items[at - 1]
        at -= 1
    items[at] = item


def sort_by_keys(items: vec[i64], keys: vec[i64]) -> None:
    """Sort items by ascending keys, both in place. Items with equal keys keep their order."""
    for i in range(1, len(items)):
        item: i64 = items[i]
        key: i64 = keys[i]
        at: i64 = i
        while at > 0 and keys[at - 1] > key:
            items[at] = items[at - 1]
            keys[at] = keys[at - 1]
            at -= 1
        items[at] = item
        keys[at] = key
