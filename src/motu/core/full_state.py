"""A complete state as plain data, hidden information included: for tests, fingerprints and bug reports."""

from __future__ import annotations

from typing import Any

from motu.core.agenda import State, Step
from motu.core.edition import Edition


def fields(thing: object) -> dict[str, Any]:
    """The named fields of an object, the same compiled and interpreted."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:  # an interpreted class of a game from outside may have a compiled base
        names.update(kind.__dict__.get("__mypyc_attrs__", ()))
        names.update(kind.__dict__.get("__slots__", ()))
    return {name: getattr(thing, name) for name in sorted(names) if name not in ("__dict__", "__weakref__")}


def full_state(state: State) -> dict[str, Any]:
    """Everything that determines how a state continues. States that are equal here behave equally from now on."""
    plain: dict[str, Any] = _plain(state)
    for past in ("log", "answers", "origin"):
        del plain[past]
    return plain


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, (bool, str, float)):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, Edition):
        return value.hash
    if isinstance(value, Step):
        return [type(value).__name__, *(_plain(item) for item in fields(value).values())]
    if isinstance(value, (list, tuple)) or type(value).__name__.startswith("vec"):
        return [_plain(item) for item in value]
    return {name: _plain(item) for name, item in fields(value).items()}
