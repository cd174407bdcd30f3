"""Weights: found by name, turned as one row, and refused where they do not fit."""

from __future__ import annotations

import pytest

from motu import BadComponents
from motu.core.rules import Rules
from motu.core.weights import Reach, Weights
from tests.contract.tables import every_game

SOME = Weights(
    10.0,
    0.5,
    8,
    {"stone": [0.5], "room": [0.0, 1.0, 2.0]},
    {"stone": "a stone", "room": "free spaces"},
    {"hard": Reach(64, 8), "expert": Reach(256, 8)},
    {2: {"expert": Reach(128, 4)}},
)


def test_a_figure_has_its_place_in_the_row() -> None:
    assert SOME.place("room", 3) == 1
    assert SOME.listed() == [0.5, 0.0, 1.0, 2.0]


def test_changed_weights_have_the_same_names_and_lead() -> None:
    other = SOME.changed([1.0, 2.0, 3.0, 4.0])
    assert other.figures == {"stone": [1.0], "room": [2.0, 3.0, 4.0]}
    assert (other.lead, other.own, other.ahead) == (SOME.lead, SOME.own, SOME.ahead)
    assert other.levels == SOME.levels
    assert SOME.listed() == [0.5, 0.0, 1.0, 2.0]


def test_other_figures_have_no_network_because_it_corrects_the_prospects_of_these() -> None:
    assert SOME.changed([1.0, 2.0, 3.0, 4.0]).networks == {}


def test_a_figure_that_is_missing_or_of_another_length_is_named() -> None:
    with pytest.raises(BadComponents, match="gold"):
        SOME.place("gold")
    with pytest.raises(BadComponents, match="4 numbers"):
        SOME.place("room", 4)


@every_game
def test_other_weights_judge_otherwise_and_play_by_the_same_rules(rules: Rules) -> None:
    state = rules.setup(rules.seats[0], 2)
    other = rules.weighing(rules.weights.changed([2 * value + 1 for value in rules.weights.listed()]))
    assert other.prospects(state, 0) != rules.prospects(state, 0)
    assert rules.pending(state).moves(state) == other.pending(state).moves(state)
    assert other.first_numbers == rules.first_numbers
