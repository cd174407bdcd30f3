"""Positions and changed views for the tests of text games."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from motu.core.agenda import Json, State
from motu.core.chance import seeded
from motu.core.rules import Rules
from motu.games import RULES

GAMES = list(RULES)


def positions(rules: Rules, seats: int, seed: int, every: int) -> Iterator[State]:
    """Every so-manyth state of a game of random moves with all variants, and its end."""
    state = rules.setup(seats, seed, dict.fromkeys(rules.options, True))
    chance = seeded(seed)
    number = 0
    while (decision := state.pending()) is not None:
        if number % every == 0:
            yield state.clone()
        moves = decision.moves(state)
        state.take(moves[chance.below(len(moves))])
        number += 1
    yield state


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of everything in a view that can be changed: values, and lists and dicts as a whole."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from leaves(one, (*path, key))
    elif isinstance(value, list):
        yield path
        for at, one in enumerate(value):
            yield from leaves(one, (*path, at))
    else:
        yield path


def changed(view: Json, path: tuple[Any, ...], things: dict[str, list[str]], chance: Random) -> Json:
    """The same view with another value at a path."""
    copy = deepcopy(view)
    holder: Any = copy
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = other(holder[path[-1]], things, chance)
    return copy


def other(value: Any, things: dict[str, list[str]], chance: Random) -> Any:
    """Something else of the same kind: another id, another number, a shorter or longer list."""
    if isinstance(value, bool):
        return not value
    if value is None:
        return 1
    if isinstance(value, int):
        return value + chance.randint(1, 3)
    if isinstance(value, list):
        return value[:-1] if value else [1]
    kinds = [ids for ids in things.values() if value in ids and len(ids) > 1]
    if not kinds:
        return value + "x"
    return chance.choice([id for id in chance.choice(kinds) if id != value])
