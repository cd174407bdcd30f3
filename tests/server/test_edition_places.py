"""A refused figure is found again: the block and the path of a problem lead to what was typed."""

from __future__ import annotations

from typing import Any

import pytest

from motu.games import rules_of
from motu.server.edition_check import check_changes
from motu.server.http_messages import FigureChange

UNREADABLE = {"op": "gain", "what": "pearls", "n": "many"}


@pytest.mark.parametrize(
    ("game", "block", "path", "value", "expected"),
    [
        ("bali", "buying", ["price"], 6, ("buying", ["price"])),
        ("bali", "goods", ["rice"], 24, ("goods", ["rice"])),
        ("bora_bora", "fish", ["tiles", 0, "value"], "x", ("fish", ["tiles", 0, "value"])),
        ("raiatea", "rituals", ["cards", 3, "effects"], [UNREADABLE], ("rituals", ["cards", 3, "effects"])),
        ("raiatea", "forest_cards", ["masks", 4, "treasure"], [UNREADABLE], ("forest_cards", ["masks", 4, "treasure"])),
        ("raiatea", "masks", ["motifs", 4, "points"], "x", ("masks", ["motifs", 4, "points"])),
        ("raiatea", "missions", ["tokens", 0, "cost"], {"uru": 1}, ("missions", ["tokens", 0, "cost"])),
    ],
)
def test_a_problem_is_placed_at_its_figure(
    game: str, block: str, path: list[str | int], value: Any, expected: tuple[str, list[str | int]]
) -> None:
    text = rules_of(game).edition.components.written
    found = check_changes(game, "mine", text, [FigureChange(block=block, path=path, value=value)])
    assert [(problem.block, problem.path) for problem in found.problems] == [expected]
    assert found.hash == ""
