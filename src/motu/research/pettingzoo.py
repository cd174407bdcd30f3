"""The games as PettingZoo environments (AEC): one agent per seat, with an action mask and only what the seat knows.

>>> from motu.research import pettingzoo
>>> env = pettingzoo.env("bali", seats=3, options={"oracle": True})
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, ended, cut, info = env.last()
...     env.step(None if ended or cut else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable, AECIterator
from pettingzoo.utils.env_logger import EnvLogger

from motu.core.agenda import Json
from motu.core.stepped_game import NOBODY
from motu.research.layout import EditionOrFile, Layout
from motu.research.rewards import reward_named, rewarded
from motu.research.table import RENDER_MODES, Actions, OneTable

Observation = dict[str, Any]
AFTER_RESET: Final = {"rewards", "terminations", "truncations", "infos", "agent_selection", "agents"}
"""What an environment has only after the first reset."""


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, bool] | None = None,
    render_mode: str | None = None,
    reward: str = "win",
    observation: str = "vector",
    illegal_reward: float = -1.0,
    edition: EditionOrFile = None,
) -> CheckedAEC:
    """A game as an environment that checks its use like PettingZoo's classic games.

    `reward` is win, place or margin. `observation` is vector (all numbers) or fields (a dict of groups of them). An
    illegal action ends the game with `illegal_reward`; one outside the action space is an AssertionError.
    `edition` is an edition or the path of its file; the spaces follow from it.
    """
    return CheckedAEC(game, seats, options, render_mode, reward, observation, illegal_reward, edition)


def raw_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, bool] | None = None,
    render_mode: str | None = None,
    reward: str = "win",
    observation: str = "vector",
    edition: EditionOrFile = None,
) -> MotuAEC:
    """A game without checks of the order of calls. An illegal action is a ValueError and changes nothing."""
    return MotuAEC(game, seats, options, render_mode, reward, observation, edition)


class MotuAEC(AECEnv[str, Observation, int]):  # type: ignore[misc,unused-ignore]  # an untyped base where PettingZoo is not installed
    """One game with one agent per seat: player_0 is seat 0. The game decides which agent begins."""

    agents: list[str]

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, bool] | None,
        render_mode: str | None,
        reward: str,
        observation: str,
        edition: EditionOrFile,
    ) -> None:
        super().__init__()
        self.table = OneTable(game, seats, options, observation, render_mode, edition)
        self.render_mode = render_mode
        self.chance: np.random.Generator | None = None
        self.reward = reward_named(reward)
        rules = self.table.rules
        self.count = rules.actions
        self.metadata = {
            "name": f"motu_{rules.name}_v{rules.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = spaces.Box(0, 1, (rules.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": self.table.observation_space(), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Actions(rules.actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(-1, 1000, (self.table.seats * self.layout.size,), np.float32)

    @property
    def layout(self) -> Layout:
        """The names and groups of the numbers in an observation."""
        return self.table.look

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, bool] | None = None) -> None:
        """Start a new game. `options` switches variants for this game.

        An unknown option is ignored with a warning, because PettingZoo's own test suite passes one.
        """
        unknown = sorted(set(options or {}) - set(self.table.options))
        if unknown:
            allowed = ", ".join(sorted(self.table.options))
            warnings.warn(f"reset() ignores unknown options: {', '.join(unknown)}. Options: {allowed}.", stacklevel=2)
        switched = {name: value for name, value in (options or {}).items() if name in self.table.options}
        if seed is not None or self.chance is None:
            self.chance, _ = seeding.np_random(seed)
        play = self.table.deal(int(self.chance.integers(2**63)), switched)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[play.seat]
        self._skip_agent_selection = None
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
        elif action is None or not self.try_step(int(action)):
            raise ValueError(f"{agent} may not do {action} now. Legal actions: {sorted(self.table.at_play().legal())}.")

    def try_step(self, action: int) -> bool:
        """Carry out a legal action of the agent that is to decide. False, and nothing changes, if it is not legal."""
        agent, play = self.agent_selection, self.table.at_play()
        if not 0 <= action < self.count or self.terminations.get(agent, True) or not play.step(action):
            return False
        if play.seat == NOBODY:
            self._end(agent)
        else:
            self.agent_selection = self.possible_agents[play.seat]
        if self.render_mode == "human":
            self.render()
        return True

    def _end(self, last: str) -> None:
        """End the game. Only now are there rewards."""
        self.table.last_seat = self.seat_of[last]
        state = self.table.at_play().state
        rules = self.table.rules
        scores, places = rules.scores(state), rules.places(state)
        for agent, seat in self.seat_of.items():
            self.infos[agent] = {"score": scores[seat], "place": places[seat]}
        self.rewards = dict(zip(self.agents, rewarded(rules, state, self.reward), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and the mask of its legal actions, which is all zeros while it is not to decide."""
        seat, table, buffer = self.seat_of[agent], self.table, self.table.buffer
        play = table.at_play()
        vector = buffer.vector(play, seat)
        known = self.layout.grouped(vector) if table.in_fields else vector
        return {"observation": known, "action_mask": buffer.mask(play, seat)}

    def seen(self, agent: str) -> Json:
        """The view of an agent, as nested dicts and lists."""
        return self.table.seen(self.seat_of[agent])

    def state(self) -> NDArray[np.float32]:
        """What all agents know together, for centralised training."""
        play = self.table.at_play()
        return np.concatenate([self.table.buffer.vector(play, seat) for seat in range(self.table.seats)])

    def render(self) -> Any:
        """The table as the agent that is to decide sees it: text, or a picture of height, width and colour."""
        return self.table.rendered()

    def close(self) -> None:
        """Nothing to close."""


class CheckedAEC(MotuAEC):
    """A game that checks its use: illegal actions, actions outside the space, calls before the first reset.

    It behaves like PettingZoo's wrappers TerminateIllegal, AssertOutOfBounds and OrderEnforcing around `MotuAEC` (a
    test compares them), but is one class: looking every attribute up through three wrappers takes six times as long as
    the game itself.
    """

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, bool] | None,
        render_mode: str | None,
        reward: str,
        observation: str,
        illegal_reward: float,
        edition: EditionOrFile,
    ) -> None:
        super().__init__(game, seats, options, render_mode, reward, observation, edition)
        self.illegal_reward = illegal_reward
        self.was_reset = False
        self.was_stepped = False
        """Whether there was a step or reset since the last agent of an iteration."""

    def __getattr__(self, name: str) -> Any:
        if name in AFTER_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__} has no attribute {name}")

    def reset(self, seed: int | None = None, options: Mapping[str, bool] | None = None) -> None:
        self.was_reset = self.was_stepped = True  # first, because a human render mode renders in reset
        super().reset(seed, options)

    def step(self, action: Any) -> None:
        self.was_stepped = True
        if not self.was_reset:
            EnvLogger.error_step_before_reset()
        elif not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        elif not (isinstance(action, (int, np.integer)) and self.try_step(int(action))):
            self._step_unusual(action)

    def _step_unusual(self, action: Any) -> None:
        """Anything but a legal action as a plain number."""
        agent = self.agent_selection
        dead = self.terminations[agent] or self.truncations[agent]
        in_space = self.action_spaces[agent].contains(action)
        assert in_space or (dead and action is None), "action is not in action space"
        if dead:
            self._was_dead_step(action)
        elif not self.try_step(int(action)):
            self._lose(agent)

    def _lose(self, loser: str) -> None:
        """End the game because of an illegal action."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[loser] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {agent: self.illegal_reward if agent == loser else 0.0 for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        if not self.was_reset:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def state(self) -> NDArray[np.float32]:
        if not self.was_reset:
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> Any:
        if not self.was_reset:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Turns:
        if not self.was_reset:
            EnvLogger.error_agent_iter_before_reset()
        return Turns(self, max_iter)


class Turns(AECIterable[str, Observation, int]):  # type: ignore[misc,unused-ignore]  # an untyped base where PettingZoo is not installed
    """The agents in the order in which they decide."""

    def __iter__(self) -> TurnIterator:
        return TurnIterator(self.env, self.max_iter)


class TurnIterator(AECIterator[str, Observation, int]):  # type: ignore[misc,unused-ignore]  # an untyped base where PettingZoo is not installed
    """Yields the agent to decide; an AssertionError if there was no step in between, which would never end."""

    def __next__(self) -> str:
        agent: str = super().__next__()
        assert self.env.was_stepped, "need to call step() or reset() in a loop over `agent_iter`"
        self.env.was_stepped = False
        return agent
