"""What the log says of things that a player declined."""

from __future__ import annotations

import pytest

from motu.games.raiatea.events import ForestCardDeclined, NobodyRecruited
from tests.games.raiatea.builder import Scene


@pytest.mark.rule("RA-L1")
def test_who_takes_no_forest_card_is_named() -> None:
    scene = Scene("forest", forest=["uru", "taro", "collector", "shaman"], pile=["tiare"] * 4, dice=[4], kahuna=1)
    scene.do("none")
    assert scene.full_log(ForestCardDeclined) == [ForestCardDeclined(1)]


@pytest.mark.rule("RA-L8")
def test_who_recruits_nobody_is_named() -> None:
    scene = Scene("path", {"pearls": 5}, {"pearls": 5}, {}).do("recruit 0")
    assert NobodyRecruited(0) in scene.full_log(NobodyRecruited)
