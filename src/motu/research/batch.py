"""Many games in one call, for training loops: observations and masks are in NumPy arrays, one row per game.

>>> from motu.research.batch import Batch
>>> batch = Batch("bali", games=64, seats=3, seed=7)
>>> batch.observations.shape[0], batch.masks.shape == (64, batch.layout.actions)
(64, True)
>>> for _ in range(200):
...     ended = batch.step(batch.sample())  # any policy: an action for each game
>>> batch.games_ended > 0
True
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from motu.core.chance import seeded
from motu.core.errors import MotuError
from motu.core.stepped_game import SteppedGames
from motu.research.layout import EditionOrFile, Layout, Mask, Vector, buffer_of, layout_of
from motu.research.rewards import reward_named


@dataclass(frozen=True)
class Ended:
    """The games that ended in a step: which rows, and by seat the rewards, points and places."""

    rows: NDArray[np.intp]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int64]
    places: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.rows)


class Batch:
    """Many games at once. Each shows what the seat to decide knows.

    `observations`, `masks` and `seats` are always the same arrays, overwritten by every step: copy what you keep. A
    game that ends is replaced by a new one in the same step; `step` returns how it ended. `edition` is an edition or
    the path of its file; the sizes of the arrays follow from it.
    """

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        options: Mapping[str, bool] | None = None,
        seed: int = 0,
        reward: str = "win",
        edition: EditionOrFile = None,
    ) -> None:
        self.layout: Layout = layout_of(game, edition)
        rules = self.layout.rules
        if games < 1:
            raise ValueError(f"A batch holds at least one game, not {games}.")
        self.seat_count = rules.seats[0] if seats is None else seats
        try:
            chosen = rules.check(self.seat_count, seed, dict(options or {}))
        except MotuError as error:
            raise ValueError(str(error)) from error
        self.reward = reward_named(reward)
        self._games = SteppedGames(rules, games, self.seat_count, seed, chosen)
        self._chance = seeded(seed + 1)
        numbers: NDArray[np.int64] = np.frombuffer(buffer_of(self._games.features.items), np.int64)
        self._features = numbers.reshape(games, self.layout.size)
        self.observations: Vector = self._features.astype(np.float32)
        """What the deciding seat of each game knows."""
        mask: Mask = np.frombuffer(buffer_of(self._games.mask), np.int8)
        self.masks: Mask = mask.reshape(games, rules.actions)
        """One for every legal action of each game."""
        self.seats: NDArray[np.int64] = np.frombuffer(buffer_of(self._games.to_decide), np.int64)
        """Which seat is to decide in each game."""
        self._sampled: NDArray[np.int64] = np.frombuffer(buffer_of(self._games.sampled), np.int64)
        self.games_ended = 0
        self.decisions = 0

    def __len__(self) -> int:
        return len(self.seats)

    def step(self, actions: ArrayLike) -> Ended:
        """Carry out an action in every game. If one is not legal, ValueError says which, and nothing changes."""
        numbers = np.asarray(actions)
        if numbers.shape != (len(self),) or not np.issubdtype(numbers.dtype, np.integer):
            raise ValueError(f"A step takes {len(self)} whole numbers, one for each game.")
        listed: list[int] = numbers.tolist()
        wrong = self._games.first_illegal(listed)
        if wrong >= 0:
            legal = np.flatnonzero(self.masks[wrong]).tolist()
            raise ValueError(f"Game {wrong}: {listed[wrong]} is not legal now. Legal actions: {legal}.")
        self._games.step()
        np.copyto(self.observations, self._features, casting="unsafe")
        self.decisions += len(self)
        return self._ended()

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, all equally likely."""
        self._games.sample(self._chance)
        return self._sampled.copy()

    def _ended(self) -> Ended:
        rules, ended = self.layout.rules, self._games.ended
        self.games_ended += len(ended)
        scores = np.zeros((len(ended), self.seat_count), np.int64)
        places = np.zeros((len(ended), self.seat_count), np.int64)
        rewards = np.zeros((len(ended), self.seat_count), np.float32)
        for at, (_, state) in enumerate(ended):
            scores[at] = rules.scores(state)
            places[at] = rules.places(state)
            rewards[at] = self.reward(scores[at].tolist(), places[at].tolist())
        return Ended(np.array([row for row, _ in ended], np.intp), rewards, scores, places)
