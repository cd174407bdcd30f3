"""The games as Gymnasium environments: one seat learns, bots play the others.

>>> import gymnasium
>>> import motu.research.gymnasium
>>> env = gymnasium.make("motu/Bali-v1", seats=3, opponents=["greedy", "random"])
>>> observation, info = env.reset(seed=7)
>>> action = env.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from motu.core.agenda import Json
from motu.core.feature_buffer import FeatureBuffer
from motu.core.stepped_game import NOBODY, SteppedGame
from motu.games import RULES
from motu.research.layout import EditionOrFile, Layout, Mask, buffer_of
from motu.research.opponents import OpponentNames, Opponents
from motu.research.rewards import reward_named, rewarded
from motu.research.table import RENDER_MODES, Actions, Observed, OneTable

ILLEGAL = ("lose", "raise")
SEAT = "seat"
"""The one option of `reset` that is not a variant: where the learner sits in this game."""


class MotuEnv(gymnasium.Env[Any, Any]):
    """One seat of a game. Observations are what the seat knows; the mask of legal actions is in `info["action_mask"]`.

    `seat` is the learner's, None draws it for each game; `opponents` is a player's name or a list with one for
    each other seat, clockwise. `reward` (win, place or margin) comes at the end. An illegal action ends the game with
    `illegal_reward`, or raises InvalidAction with `illegal="raise"`; one outside the action space always raises it.
    `edition` is an edition or the path of its file; the spaces follow from it.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium's own attribute

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, bool] | None = None,
        opponents: OpponentNames = "random",
        seat: int | None = None,
        reward: str = "win",
        observation: str = "vector",
        illegal: str = "lose",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        edition: EditionOrFile = None,
    ) -> None:
        self.table = OneTable(game, seats, options, observation, render_mode, edition)
        self.opponents = Opponents(opponents, self.table.seats)
        self.render_mode = render_mode
        self.fixed_seat = checked_seat(seat, self.table.seats)
        self.reward = reward_named(reward)
        if illegal not in ILLEGAL:
            raise ValueError(f"An illegal action may be answered with {' or '.join(ILLEGAL)}, not “{illegal}”.")
        self.illegal = illegal
        self.illegal_reward = illegal_reward
        self.seat = 0
        self.ended = True
        self.observation_space = self.table.observation_space()
        self.action_space = Actions(self.table.rules.actions)

    @property
    def layout(self) -> Layout:
        """The names and groups of the numbers in an observation."""
        return self.table.look

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new game. `options` may switch variants and name the learner's `seat` for this game."""
        super().reset(seed=seed)
        switched = dict(options or {})
        named = checked_seat(switched.pop(SEAT, self.fixed_seat), self.table.seats)
        self.seat = int(self.np_random.integers(self.table.seats)) if named is None else named
        play = self.table.deal(int(self.np_random.integers(2**63)), switched)
        self.opponents.take_seats(self.seat, self.np_random)
        self.opponents.play_until_learner(play)
        self.ended = False
        if self.render_mode == "human":
            self.render()
        return self.table.observed(self.seat), self._info(play)

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        if self.ended:
            raise ResetNeeded("The game is over, or none is dealt yet: call reset() before the next step.")
        play = self.table.at_play()
        number = action_number(action, self.table.rules.actions)
        if not play.step(number):
            if self.illegal == "raise":
                raise InvalidAction(f"{number} is not legal now. Legal actions: {sorted(play.legal())}.")
            self.ended = True
            return (
                self.table.observed(self.seat),
                self.illegal_reward,
                True,
                False,
                self._info(play) | {"illegal": True},
            )
        self.opponents.play_until_learner(play)
        reward = 0.0
        if play.seat == NOBODY:
            self.ended = True
            reward = rewarded(self.table.rules, play.state, self.reward)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self.table.observed(self.seat), reward, self.ended, False, self._info(play)

    def _info(self, play: SteppedGame) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.table.mask(self.seat)}
        if play.seat == NOBODY:
            rules = self.table.rules
            info["scores"] = np.array(rules.scores(play.state))
            info["places"] = np.array(rules.places(play.state))
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal actions under the name that Stable-Baselines3 looks for."""
        return self.table.mask(self.seat).astype(np.bool_)

    def seen(self) -> Json:
        """All that the learner may see of the table, as nested dicts and lists with names."""
        return self.table.seen(self.seat)

    def render(self) -> Any:
        """The table as the learner sees it: text, or a picture of height, width and colour."""
        return self.table.rendered(self.seat)


class MotuVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games of one learner in one object: all observations are written into one array.

    Takes the arguments of `MotuEnv`, except rendering, fields and `illegal="raise"`. A game that ended is replaced in
    the next step (Gymnasium's NEXT_STEP mode); the masks are in `info["action_mask"]`, one row per game.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - Gymnasium's own attribute

    def __init__(self, num_envs: int, **settings: Any) -> None:
        self.num_envs = num_envs
        self.envs = [MotuEnv(**settings) for _ in range(num_envs)]
        first = self.envs[0]
        if first.table.in_fields:
            raise ValueError("The vectorised environment observes vectors; use vectorization_mode='sync' for fields.")
        self.look = first.layout
        self.single_observation_space = first.observation_space
        self.single_action_space = first.action_space
        self.observation_space = batch_space(first.observation_space, num_envs)
        self.action_space = batch_space(first.action_space, num_envs)
        self.features = FeatureBuffer(num_envs * self.look.size)
        view: NDArray[np.int64] = np.frombuffer(buffer_of(self.features.items), np.int64)
        self.written = view.reshape(num_envs, self.look.size)
        self.dead = np.ones(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + at for at in range(self.num_envs)]
        for env, one in zip(self.envs, seeds, strict=True):
            env.reset(seed=one, options=options)
        self.dead[:] = False
        return self._observed(), {"action_mask": self._masks()}

    def step(
        self, actions: Any
    ) -> tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        for at, action in enumerate(np.asarray(actions).tolist()):
            env = self.envs[at]
            if self.dead[at]:
                env.reset()
                continue
            play = env.table.at_play()
            if not play.step(action_number(action, self.look.actions)):
                rewards[at], ended[at] = env.illegal_reward, True
                continue
            env.opponents.play_until_learner(play)
            if play.seat == NOBODY:
                rewards[at], ended[at] = rewarded(play.rules, play.state, env.reward)[env.seat], True
        for at in np.flatnonzero(ended).tolist():
            self.envs[at].ended = True
        self.dead = ended
        return self._observed(), rewards, ended, np.zeros(self.num_envs, np.bool_), {"action_mask": self._masks()}

    def _observed(self) -> NDArray[np.float32]:
        for at, env in enumerate(self.envs):
            self.features.count = at * self.look.size
            env.table.at_play().write_observation(env.seat, self.features)
        return self.written.astype(np.float32)

    def _masks(self) -> Mask:
        return np.stack([env.table.mask(env.seat) for env in self.envs])


def action_number(action: Any, actions: int) -> int:
    """An action as a number of the action space; InvalidAction if it is none."""
    try:
        number = int(action)
    except (TypeError, ValueError):
        number = -1
    if not 0 <= number < actions or number != action:
        raise InvalidAction(f"An action is a whole number from 0 to {actions - 1}, not {action!r}.")
    return number


def checked_seat(seat: Any, seats: int) -> int | None:
    """A seat of the learner, or None; ValueError if there is no such seat."""
    if seat is not None and (not isinstance(seat, (int, np.integer)) or not 0 <= seat < seats):
        raise ValueError(f"The learner sits at one of the seats 0 to {seats - 1}, not at {seat!r}.")
    return None if seat is None else int(seat)


def env_id(game: str, version: int | None = None) -> str:
    """The id of a game: motu/BoraBora-v1. The version is that of its rules."""
    name = "".join(part.capitalize() for part in game.split("_"))
    return f"motu/{name}-v{RULES[game].version if version is None else version}"


def self_play_id(game: str) -> str:
    """The id of self-play in a game, for `make_vec`: motu/BaliSelfPlay-v1."""
    return env_id(game).replace("-v", "SelfPlay-v")


def register_all() -> None:
    """Register every game that is not registered yet, in its present version and in earlier ones that still play."""
    for game, rules in RULES.items():
        for version in (rules.version, *rules.readings):
            if env_id(game, version) not in gymnasium.registry:
                rulings = dict.fromkeys(rules.readings.get(version, []), True)
                gymnasium.register(
                    id=env_id(game, version),
                    entry_point="motu.research.gymnasium:MotuEnv",
                    vector_entry_point="motu.research.gymnasium:MotuVectorEnv",
                    kwargs={"game": game} | ({"options": rulings} if rulings else {}),
                )
        if self_play_id(game) not in gymnasium.registry:
            gymnasium.register(
                id=self_play_id(game),
                vector_entry_point="motu.research.gymnasium_batch:MotuSelfPlay",
                kwargs={"game": game},
            )


register_all()
