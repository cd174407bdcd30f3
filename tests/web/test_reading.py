"""What is drawn is what is so: pages are read back and compared with the view, fact by fact."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.reading.compare import Comparison
from tests.web.reading.positions import after_undo, constructed, of_a_replay, of_random_games, with_every_thing
from tests.web.reading.stage import COARSE, Stage
from tests.web.visitor import DESK, PHONE, Door

GAMES = ("bali", "bora_bora", "raiatea")
SCREENS = {"desk": DESK, "phone": PHONE}
FEWEST = {"bali": 2_000, "bora_bora": 10_000, "raiatea": 6_000}
"""So many facts at least are compared for each game and screen."""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_is_what_is_so(
    door: Door, game: str, screen: str, record_property: Callable[[str, object], None]
) -> None:
    """Random games, every card and tile once, extremes, the replay, and after an undo; players and spectators."""
    stage = Stage(door.visitor(size=SCREENS[screen], pixels=COARSE), game)
    phone = screen == "phone"
    shown = [
        *of_random_games(game, 4, 11 if phone else 23),
        *([] if phone else with_every_thing(game)),
        *constructed(game),
        *of_a_replay(game, 31, 9),
        *after_undo(game, 41),
    ]
    comparison = Comparison()
    for position, read in zip(shown, stage.read(shown), strict=True):
        comparison.compare(position, read, phone)
    record_property("positions", comparison.positions)
    record_property("facts", comparison.facts)
    assert comparison.faults == []
    assert comparison.facts > FEWEST[game]
    expect_own_pictures(comparison)


def expect_own_pictures(comparison: Comparison) -> None:
    """Each thing has one picture, and no two things have the same."""
    for family, drawn in comparison.pictures.items():
        several = {thing: sorted(pictures) for thing, pictures in drawn.items() if len(pictures) > 1}
        assert several == {}, family
        pictures = [picture for found in drawn.values() for picture in found]
        twice = {thing for thing, found in drawn.items() if any(pictures.count(picture) > 1 for picture in found)}
        assert twice == set(), family
