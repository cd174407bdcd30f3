"""Every view and log line has exactly the form that the games' `view_types.py` say."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

from motu.core.agenda import Moves
from motu.core.chance import seeded
from motu.core.view_types import LogLine, View
from tests.contract.tables import Kind, every_kind

VIEWS = {"bali": "BaliView", "bora_bora": "BoraBoraView", "raiatea": "RaiateaView"}


@cache
def hints_of(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def faults(value: Any, kind: Any, path: str = "view") -> list[str]:
    """Where a value is not exactly of a type. Unknown and missing keys are faults too."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        found = [faults(value, one, path) for one in get_args(kind)]
        return [] if [] in found else min(found, key=len)
    if is_typeddict(kind):
        if not isinstance(value, dict):
            return [f"{path} is no dict but {value!r}"]
        hints = hints_of(kind)
        odd = [f"{path}.{key} is unknown" for key in value if key not in hints]
        odd += [f"{path}.{key} is missing" for key in kind.__required_keys__ if key not in value]
        return odd + [
            fault for key in value if key in hints for fault in faults(value[key], hints[key], f"{path}.{key}")
        ]
    if origin is list and isinstance(value, list):
        (inner,) = get_args(kind)
        return [fault for at, one in enumerate(value) for fault in faults(one, inner, f"{path}[{at}]")]
    if origin is Literal:
        allowed = [(type(one), one) for one in get_args(kind)]
        return [] if (type(value), value) in allowed else [f"{path} is {value!r}, not {kind}"]
    try:
        msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as error:
        return [f"{path}: {error}"]
    return []


def view_type(game: str) -> Any:
    return getattr(import_module(f"motu.games.{game}.view_types"), VIEWS[game])


@every_kind
@pytest.mark.slow
def test_every_view_of_a_random_game_is_of_its_type(kind: Kind) -> None:
    rules, expected = kind.rules, view_type(kind.game)
    state = kind.setup(5)
    chance, moves = seeded(6), Moves()
    decision = state.proceed(moves)
    viewers = [None, *range(kind.seats)]
    number = 0
    while True:
        if number % 7 == 0 or decision is None:
            for who in viewers:
                view = rules.seen(state, who)
                assert faults(view, expected) == []
                common = {**view, "seats": [{"points": seat["points"]} for seat in view["seats"]]}
                assert faults({key: common[key] for key in View.__annotations__}, View) == []
        if decision is None:
            break
        decision = state.play(decision, moves.items[chance.below(moves.count)], moves)
        number += 1
    for who in viewers:
        assert [fault for line in rules.heard(state, who) for fault in faults(line, LogLine, "line")] == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"pile": "3"}, "view.pile: Expected `int`, got `str`"),
        ({"newer": 1}, "view.newer is unknown"),
        ({"demon": 1.5}, "view.demon: Expected `int`, got `float`"),
        ({"over": 0}, "view.over: Expected `bool`, got `int`"),
        ({"altar": {"size": 0, "top": "gold"}}, "view.altar.top is 'gold'"),
    ],
)
def test_a_wrong_view_is_noticed(change: dict[str, Any], fault: str) -> None:
    view = Kind("bali", 2, ()).rules.seen(Kind("bali", 2, ()).setup(1), None)
    assert faults(view, view_type("bali")) == []
    assert any(found.startswith(fault) for found in faults({**view, **change}, view_type("bali")))


def test_a_missing_key_is_noticed() -> None:
    view = Kind("bali", 2, ()).rules.seen(Kind("bali", 2, ()).setup(1), None)
    del view["supply"]["rice"]
    assert faults(view, view_type("bali")) == ["view.supply.rice is missing"]
