"""Some kinds of table for other projects' suites: each game small and plain, large with everything, and between."""

from __future__ import annotations

from itertools import chain

import pytest

from motu import RULES
from tests.contract.tables import Kind


def chosen(game: str) -> list[Kind]:
    rules = RULES[game]
    least, most = rules.seats[0], rules.seats[-1]
    single = [Kind(game, rules.seats[1], (option,)) for option in rules.options]
    return [Kind(game, least, ()), *single, Kind(game, most, tuple(rules.options))]


KINDS = list(chain.from_iterable(chosen(game) for game in RULES))
some_kinds = pytest.mark.parametrize("kind", KINDS, ids=str)


def switched(kind: Kind) -> dict[str, bool]:
    return dict.fromkeys(kind.options, True)
