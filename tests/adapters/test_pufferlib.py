"""PufferLib: the environment by itself, and through its own vectorization."""

from __future__ import annotations

import numpy as np
import pufferlib.vector
import pytest

from motu.research.batch import Batch
from motu.research.pufferlib import MotuPuffer


@pytest.mark.parametrize("game", ["bali", "bora_bora", "raiatea"])
def test_games_are_those_of_the_batch(game: str) -> None:
    env = MotuPuffer(game, num_games=4, seed=3)
    observations, _ = env.reset(seed=3)
    batch = Batch(game, 4, seed=3)
    rows = np.arange(4) * batch.seat_count
    actions = np.zeros(env.num_agents, np.int64)
    for _ in range(120):
        deciding = rows + batch.seats
        assert np.array_equal(np.flatnonzero(env.masks), deciding)
        assert np.array_equal(observations[deciding, : batch.layout.size], batch.observations)
        assert np.array_equal(observations[deciding, batch.layout.size :], batch.masks)
        chosen = batch.masks.argmax(1)
        actions[deciding] = chosen
        observations, rewards, terminals, _, _ = env.step(actions)
        ended = batch.step(chosen)
        assert terminals.reshape(4, -1).all(1).sum() == len(ended)
        for at, row in enumerate(ended.rows):
            assert np.allclose(rewards.reshape(4, -1)[row], ended.rewards[at])


def test_illegal_actions_are_replaced_or_raise() -> None:
    env = MotuPuffer("bali", num_games=2, seed=1)
    env.reset(seed=1)
    wrong = np.full(env.num_agents, int((env.batch.masks[0] == 0).argmax()))
    _, rewards, _, _, _ = env.step(wrong)
    assert (rewards < 0).any()
    strict = MotuPuffer("bali", num_games=2, seed=1, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        strict.step(wrong)


def test_it_runs_in_pufferlibs_own_vectorization() -> None:
    vec = pufferlib.vector.make(
        MotuPuffer, env_kwargs={"game": "bali", "num_games": 4}, backend=pufferlib.vector.Serial, num_envs=2
    )
    observations, _ = vec.reset(seed=0)
    assert observations.shape[0] == vec.num_agents == 2 * 4 * 2
    for _ in range(30):
        observations = vec.step(np.zeros(vec.num_agents, np.int64))[0]
    assert observations.dtype == np.float32
    vec.close()
