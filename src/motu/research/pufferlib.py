"""Motu's games as a native PufferLib environment: many games in one object, around the batch.

Each seat of each game is an agent, game by game. Only the seat that has to decide acts in a step: PufferLib's `masks`
are True for it, and the actions of the other rows are ignored. An observation is what the seat knows, followed by the
mask of its legal actions, so that a policy can mask its logits.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import numpy as np
import pufferlib
from gymnasium import spaces

from motu.research.batch import Batch
from motu.research.layout import LEAST, MOST, EditionOrFile

ILLEGAL: Final = ("random", "raise")


class MotuPuffer(pufferlib.PufferEnv):  # type: ignore[misc]  # pufferlib has no types
    """Games of one kind, played by policies at all seats.

    With `illegal="random"` an illegal action is replaced by a legal one and costs `illegal_reward`; with `raise` it
    raises ValueError. The rewards of all seats come when a game ends; a new one begins in the same row.
    """

    def __init__(
        self,
        game: str = "bali",
        num_games: int = 64,
        seats: int | None = None,
        options: Mapping[str, bool] | None = None,
        reward: str = "win",
        illegal: str = "random",
        illegal_reward: float = -0.05,
        edition: EditionOrFile = None,
        log_interval: int = 128,
        buf: Any = None,
        seed: int = 0,
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"There is no answer “{illegal}” to illegal actions. Answers: {', '.join(ILLEGAL)}.")
        self.deal = partial(Batch, game, num_games, seats, options, reward=reward, edition=edition)
        self.batch = self.deal(seed=seed)
        self.raises = illegal == "raise"
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.log_interval = log_interval
        look = self.batch.layout
        self.size = look.size
        self.single_observation_space = spaces.Box(LEAST, MOST, (look.size + look.actions,), np.float32)
        self.single_action_space = spaces.Discrete(look.actions)
        self.num_agents = num_games * self.batch.seat_count
        super().__init__(buf)
        self.rows = np.arange(num_games) * self.batch.seat_count
        self.ticks = 0
        self.finished: dict[str, list[float]] = {"score": [], "illegal": []}

    def reset(self, seed: int | None = None) -> tuple[Any, list[Any]]:
        """New games in every row."""
        self.batch = self.deal(seed=0 if seed is None else seed)
        self.ticks = 0
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        self._write()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[Any]]:
        """One action in every game, by the seat that has to decide."""
        deciding = self.rows + self.batch.seats
        chosen = np.asarray(actions).reshape(-1)[deciding].astype(np.int64)
        self.rewards[:] = 0
        self.terminals[:] = False
        illegal = self.batch.masks[np.arange(len(chosen)), chosen] == 0
        if illegal.any() and not self.raises:
            chosen = np.where(illegal, self.batch.sample(), chosen)
            self.rewards[deciding[illegal]] = self.illegal_reward
        ended = self.batch.step(chosen)
        for at, row in enumerate(ended.rows):
            places = slice(self.rows[row], self.rows[row] + self.batch.seat_count)
            self.rewards[places] += ended.rewards[at]
            self.terminals[places] = True
            self.finished["score"].append(float(ended.scores[at].mean()))
        self.finished["illegal"].append(float(illegal.mean()))
        self._write()
        self.ticks += 1
        return self.observations, self.rewards, self.terminals, self.truncations, self._report()

    def _write(self) -> None:
        deciding = self.rows + self.batch.seats
        self.masks[:] = False
        self.masks[deciding] = True
        self.observations[deciding, : self.size] = self.batch.observations
        self.observations[deciding, self.size :] = self.batch.masks

    def _report(self) -> list[Any]:
        if self.ticks % self.log_interval or not self.finished["score"]:
            return []
        report = {name: float(np.mean(values)) for name, values in self.finished.items()}
        report["games"] = float(len(self.finished["score"]))
        self.finished = {"score": [], "illegal": []}
        return [report]

    def render(self) -> str:
        """How many games have ended, in a line."""
        return f"{self.batch.layout.rules.name}: {len(self.batch)} games, {self.batch.games_ended} ended"

    def close(self) -> None:
        """Nothing is left open."""
