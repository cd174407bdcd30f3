"""Tuning: weights are turned by play, kept, gone on with, and weights_file as a file that can be read again."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from motu import RULES, BadOption
from motu.arena.tune import Trial, TuningConfig, compare, try_out, tune, weights_file
from motu.core.rules import Rules
from tests.contract.tables import every_game

PLAN = TuningConfig("bali", 2, deals=1, population=4, generations=2, seed=5)


@every_game
def test_the_same_weights_at_every_seat_share_the_wins_of_a_deal(rules: Rules) -> None:
    """Each deal is played once from every seat; in two-seat games with the same chance the wins add up to one."""
    row = tuple(rules.weights.listed())
    outcome = try_out(Trial(rules.name, row, row, rules.seats[0], (3,)))
    assert outcome.games == rules.seats[0]
    assert 0 <= outcome.wins <= 1
    assert 0 < outcome.reward < 1


def test_weights_that_hate_points_lose() -> None:
    row = RULES["bali"].weights.listed()
    assert compare("bali", [-value for value in row], row, 2, 6, 1).wins < 0.2


def test_tuning_moves_the_weights_and_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    first = list(tune(PLAN, kept))
    assert [one.generation for one in first] == [1, 2]
    assert first[-1].row != RULES["bali"].weights.listed()
    assert list(tune(PLAN, kept)) == []
    more = TuningConfig("bali", 2, deals=1, population=4, generations=3, seed=5)
    assert [one.generation for one in tune(more, kept)] == [3]


def test_a_state_of_another_game_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    list(tune(PLAN, kept))
    with pytest.raises(BadOption, match="does not contain weights for Raiatea"):
        list(tune(TuningConfig("raiatea", 3, 1, 4, 1, 5), kept))


@every_game
def test_a_weights_file_says_how_it_was_obtained_and_reads_back(rules: Rules) -> None:
    stored = tomllib.loads(weights_file(rules.weights, "# weights", {"how": "by test", "in_games": 3}))
    assert stored["obtained"] == {"how": "by test", "in_games": 3}
    weights = rules.weights
    assert (stored["lead_scale"], stored["own_points_share"]) == (weights.lead_scale, weights.own_points_share)
    assert stored["rollout_depth"] == rules.weights.rollout_depth
    assert stored["levels"]["hard"]["iterations"] == rules.weights.levels["hard"].iterations
    for block, figures in (("weights", weights.figures), ("constants", weights.constants)):
        assert set(stored.get(block, {})) == set(figures)
        for figure, values in figures.items():
            value = stored[block][figure]["value"]
            assert pytest.approx(values, abs=0.001) == (value if isinstance(value, list) else [value])
            assert stored[block][figure]["means"] == weights.meanings[figure]
