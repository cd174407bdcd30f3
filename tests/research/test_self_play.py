"""Self-play through Gymnasium's `make_vec`, around the batch."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction

import motu.research.gymnasium
from motu.games import RULES
from motu.research.batch import Batch


@pytest.mark.parametrize("game", RULES)
def test_it_plays_the_games_of_the_batch(game: str) -> None:
    env = gymnasium.make_vec(motu.research.gymnasium.self_play_id(game), num_envs=4)
    observations, info = env.reset(seed=3)
    batch = Batch(game, 4, seed=3)
    ends = 0
    for _ in range(400):
        assert np.array_equal(observations, batch.observations)
        assert np.array_equal(info["action_mask"], batch.masks)
        assert np.array_equal(info["seat"], batch.seats)
        acting = batch.seats.copy()
        chosen = batch.masks.argmax(1)
        observations, rewards, over, cut, info = env.step(chosen)
        ended = batch.step(chosen)
        assert sorted(np.flatnonzero(over)) == sorted(ended.rows)
        assert not cut.any()
        for at, row in enumerate(ended.rows):
            assert rewards[row] == pytest.approx(ended.rewards[at][acting[row]])
            assert np.allclose(info["rewards"][row], ended.rewards[at])
        ends += len(ended)
    assert ends
    assert env.observation_space.contains(observations)


def test_an_illegal_action_changes_nothing() -> None:
    env = gymnasium.make_vec("motu/BaliSelfPlay-v1", num_envs=2, seats=3)
    before, info = env.reset(seed=1)
    wrong = [int((mask == 0).argmax()) for mask in info["action_mask"]]
    with pytest.raises(InvalidAction, match="not legal"):
        env.step(wrong)
    after = env.step([int(mask.argmax()) for mask in info["action_mask"]])
    again = gymnasium.make_vec("motu/BaliSelfPlay-v1", num_envs=2, seats=3)
    assert np.array_equal(again.reset(seed=1)[0], before)
    assert np.array_equal(again.step([int(mask.argmax()) for mask in info["action_mask"]])[0], after[0])


def test_settings_are_checked() -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        gymnasium.make_vec("motu/BaliSelfPlay-v1", num_envs=2, seats=9)
