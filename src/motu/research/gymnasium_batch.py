"""Self-play for Gymnasium's vector interface, around the batch: every step is a decision in every game.

>>> import gymnasium
>>> import motu.research.gymnasium
>>> env = gymnasium.make_vec("motu/BaliSelfPlay-v1", num_envs=8, seats=3)
>>> observations, info = env.reset(seed=7)
>>> legal = [int(mask.nonzero()[0][0]) for mask in info["action_mask"]]
>>> observations, rewards, ended, _, info = env.step(legal)
>>> info["rewards"].shape
(8, 3)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from motu.core.errors import MotuError
from motu.research.batch import Batch
from motu.research.layout import EditionOrFile, layout_of
from motu.research.table import Actions, vector_space


class MotuSelfPlay(VectorEnv[Any, Any, Any]):
    """Many games in which one policy plays all seats.

    An observation is what the seat that decides knows; `info` has `action_mask`, `seat`, and `rewards` by seat for the
    games that ended. The reward of a row is that of the seat that acted. A game that ended is replaced in the same
    step (Gymnasium's SAME_STEP mode).
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own attribute

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int | None = None,
        options: Mapping[str, bool] | None = None,
        reward: str = "win",
        edition: EditionOrFile = None,
        render_mode: None = None,
    ) -> None:
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._new_batch = partial(Batch, game, num_envs, seats, options, reward=reward, edition=edition)
        look = layout_of(game, edition)
        self.single_observation_space = vector_space(look.size)
        self.single_action_space = Actions(look.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch: Batch | None = None
        self.dealt_seed = 0
        self._deal(0)

    def _deal(self, seed: int) -> Batch:
        try:
            self.batch = self._new_batch(seed=seed)
        except MotuError as error:
            raise ValueError(str(error)) from error
        self.started = False
        return self.batch

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """New games in all rows. A list of seeds counts by its first; the rows follow from it."""
        if options:
            raise ValueError("Self-play takes the variants when it is made, not in reset.")
        first = seed[0] if isinstance(seed, list) else seed
        self.dealt_seed = self.dealt_seed + 1 if first is None else first
        batch = self._deal(self.dealt_seed)
        self.started = True
        return batch.observations.copy(), self._info(batch)

    def step(
        self, actions: Any
    ) -> tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """An action in every game. Raises InvalidAction if one is not legal; then nothing changes."""
        batch = self.batch
        if batch is None or not self.started:
            raise ResetNeeded("Call reset() before anything else: no game is dealt yet.")
        acting = batch.seats.copy()
        try:
            ended = batch.step(actions)
        except ValueError as error:
            raise InvalidAction(str(error)) from error
        over = np.zeros(self.num_envs, np.bool_)
        over[ended.rows] = True
        rewards = np.zeros((self.num_envs, batch.seat_count), np.float64)
        rewards[ended.rows] = ended.rewards
        own = rewards[np.arange(self.num_envs), acting]
        info = self._info(batch) | {"rewards": rewards, "scores": ended.scores, "ended": ended.rows}
        return batch.observations.copy(), own, over, np.zeros(self.num_envs, np.bool_), info

    def _info(self, batch: Batch) -> dict[str, Any]:
        return {"action_mask": batch.masks.copy(), "seat": batch.seats.copy()}
