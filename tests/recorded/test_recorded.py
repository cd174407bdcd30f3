"""Whole games on file, found by folder: each must replay to the result that stands in its remarks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from motu import RULES, Record, record, replay

HERE = Path(__file__).parent
GAMES = sorted(HERE.glob("*/*.motu"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_leads_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    remark = re.search(r"^# points (.*)$", text, re.MULTILINE)
    assert remark is not None, "a recorded game says its points in a remark"
    stored = Record.load(text)
    assert stored.game == path.parent.name
    state = replay(stored)
    rules = RULES[stored.game]
    assert state.pending() is None
    assert rules.scores(state) == [int(points) for points in remark[1].split()]
    if "undo" not in stored.entries:
        assert record(state).entries == stored.entries


def test_every_game_has_recorded_games_of_every_seat_count_and_option() -> None:
    for name, rules in RULES.items():
        stored = [Record.load(path.read_text(encoding="utf-8")) for path in GAMES if path.parent.name == name]
        assert {one.seats for one in stored} == set(rules.seats)
        assert {option for one in stored for option in one.options} == set(rules.options)
        assert any(not one.options for one in stored)
        assert any("undo" in one.entries for one in stored)
