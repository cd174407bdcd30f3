"""Every kind of table there is: each game with each seat count and each combination of options."""

from __future__ import annotations

import pytest

from motu import RULES
from motu.contract.tables import Kind, decisions, kinds_of, played, sampled

__all__ = ["Kind", "decisions", "every_game", "every_kind", "kinds", "played", "sampled"]


def kinds() -> list[Kind]:
    return [kind for game in RULES for kind in kinds_of(game)]


every_kind = pytest.mark.parametrize("kind", kinds(), ids=str)
every_game = pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
