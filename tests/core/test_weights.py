"""Weights: found by name, tuned as one vector, and refused where they do not fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from motu import BadComponents
from motu.core.rules import Rules
from motu.core.search_config import SearchConfig
from motu.core.weights import Weights, load_weights
from tests.contract.tables import every_game

SOME = Weights(
    lead_scale=10.0,
    own_points_share=0.5,
    rollout_depth=8,
    figures={"stone": [0.5], "room": [0.0, 1.0, 2.0]},
    meanings={"stone": "a stone", "room": "free spaces"},
    levels={"hard": SearchConfig(iterations=64), "expert": SearchConfig(iterations=256)},
    network_levels={2: {"expert": SearchConfig(iterations=128, rollout_depth=4)}},
    constants={"half_full": [6.0]},
)


def test_a_weight_has_its_index_in_the_vector() -> None:
    assert SOME.index("room", 3) == 1
    assert SOME.listed() == [0.5, 0.0, 1.0, 2.0]


def test_changed_weights_have_the_same_names_and_lead() -> None:
    other = SOME.changed([1.0, 2.0, 3.0, 4.0])
    assert other.figures == {"stone": [1.0], "room": [2.0, 3.0, 4.0]}
    assert (other.lead_scale, other.rollout_depth) == (SOME.lead_scale, SOME.rollout_depth)
    assert other.own_points_share == SOME.own_points_share
    assert other.constants == SOME.constants
    assert other.levels == SOME.levels
    assert SOME.listed() == [0.5, 0.0, 1.0, 2.0]


def test_other_figures_have_no_network_because_it_corrects_the_expected_scores_of_these() -> None:
    assert SOME.changed([1.0, 2.0, 3.0, 4.0]).network_levels == {}


def test_a_figure_that_is_missing_or_of_another_length_is_named() -> None:
    with pytest.raises(BadComponents, match="gold"):
        SOME.index("gold")
    with pytest.raises(BadComponents, match="4 numbers"):
        SOME.index("room", 4)
    with pytest.raises(BadComponents, match="gold"):
        SOME.constant("gold")


def test_an_unknown_setting_of_a_level_is_named(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    head = "lead_scale = 1.0\nown_points_share = 0.0\nrollout_depth = 4\n[weights]\n[levels]\n"
    file.write_text(head + "hard = { walks = 64 }\n", encoding="utf-8")
    with pytest.raises(BadComponents, match="walks"):
        load_weights(str(tmp_path / "weights.py"))
    file.write_text(head + "hard = { iterations = 64 }\n", encoding="utf-8")
    assert load_weights(str(tmp_path / "weights.py")).levels == {"hard": SearchConfig(iterations=64)}


@every_game
def test_other_weights_judge_otherwise_and_play_by_the_same_rules(rules: Rules) -> None:
    state = rules.setup(rules.seats[0], 2)
    other = rules.with_weights(rules.weights.changed([2 * value + 1 for value in rules.weights.listed()]))
    assert other.expected_score(state, 0) != rules.expected_score(state, 0)
    assert rules.pending(state).moves(state) == other.pending(state).moves(state)
    assert other.first_action_ids == rules.first_action_ids
