"""Batches: every row is the game that the engine would play alone, and bad actions are refused whole."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from motu.research.batch import Batch
from motu.research.rewards import REWARDS
from tests.contract.tables import Kind
from tests.research.tables import some_kinds, switched


@some_kinds
def test_rows_show_what_the_deciding_seat_of_each_game_knows_and_may_do(kind: Kind) -> None:
    batch = Batch(kind.game, 5, kind.seats, switched(kind), seed=3)
    features = len(kind.rules.feature_names())
    for number in range(400):
        if number % 20 == 0:
            for row, play in enumerate(batch._games.games):
                decision = kind.rules.pending(play.state)
                assert batch.seats[row] == decision.seat
                assert batch.observations[row, :features].tolist() == kind.rules.features(play.state, decision.seat)
                moves = decision.moves(play.state)
                legal = sorted(kind.rules.action_id(play.state, move) for move in moves)
                assert np.flatnonzero(batch.masks[row]).tolist() == legal
        batch.step(batch.sample())


@some_kinds
@pytest.mark.parametrize("reward", REWARDS)
def test_games_that_end_are_told_and_dealt_anew(kind: Kind, reward: str) -> None:
    batch = Batch(kind.game, 3, kind.seats, switched(kind), seed=4, reward=reward)
    told = 0
    while told < 4:
        before = list(batch._games.games)
        ended = batch.step(batch.sample())
        for at, row in enumerate(ended.rows):
            state = before[row].state
            assert state.pending() is None
            assert ended.scores[at].tolist() == kind.rules.scores(state)
            assert ended.places[at].tolist() == kind.rules.places(state)
            expected = REWARDS[reward](kind.rules.scores(state), kind.rules.places(state))
            assert ended.rewards[at].tolist() == pytest.approx(expected)
            assert batch._games.games[row].state.pending() is not None
        told += len(ended)
    assert batch.games_ended == told


def test_a_seed_fixes_everything() -> None:
    ends = []
    for seed in (1, 1, 2):
        batch = Batch("bali", 8, 3, seed=seed)
        for _ in range(150):
            batch.step(batch.sample())
        ends.append(batch.observations.copy())
    assert np.array_equal(ends[0], ends[1])
    assert not np.array_equal(ends[0], ends[2])


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        ([0, 0], "takes 3 whole numbers"),
        ([[0], [0], [0]], "takes 3 whole numbers"),
        ([0.5, 0.5, 0.5], "takes 3 whole numbers"),
    ],
)
def test_a_step_takes_one_whole_number_for_each_game(actions: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Batch("bali", 3).step(actions)


@pytest.mark.parametrize("wrong", [-1, 60, 10**6])
def test_an_illegal_action_is_named_and_nothing_changes(wrong: int) -> None:
    batch = Batch("bali", 4, seed=5)
    before = batch.observations.copy()
    actions = batch.sample()
    actions[2] = wrong
    with pytest.raises(ValueError, match=f"Game 2: {wrong} is not legal now. Legal actions: \\["):
        batch.step(actions)
    assert np.array_equal(batch.observations, before)
    assert batch.decisions == 0


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"game": "tahiti", "games": 1}, "no game “tahiti”"),
        ({"game": "bali", "games": 0}, "at least one game"),
        ({"game": "bali", "games": 1, "seats": 7}, "2 to 4 players, not 7"),
        ({"game": "bali", "games": 1, "options": {"ghost": True}}, "no option “ghost”"),
        ({"game": "bali", "games": 1, "seed": -1}, "A seed is a whole number"),
        ({"game": "bali", "games": 1, "reward": "fame"}, "Rewards: win, place, margin"),
    ],
)
def test_bad_settings_are_value_errors(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Batch(**settings)
