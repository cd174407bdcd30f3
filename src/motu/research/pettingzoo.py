"""The games as PettingZoo environments (AEC): one agent a seat, an action mask, what the seat knows and nothing else.

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
from functools import cache
from operator import attrgetter
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from motu.core.agenda import Json
from motu.core.play import NOBODY
from motu.research.layout import Layout
from motu.research.rewards import reward_named, rewarded
from motu.research.table import RENDER_MODES, Actions, OneTable

Observation = dict[str, Any]
LOOKED_UP: Final = (
    "agents",
    "agent_selection",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "action_space",
    "observation_space",
)


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, bool] | None = None,
    render_mode: str | None = None,
    reward: str = "win",
    observation: str = "vector",
    illegal_reward: float = -1.0,
) -> AECEnv[str, Observation, int]:
    """A game as everybody should use it: with the wrappers that PettingZoo puts around its own classic games.

    `reward` is win, place or margin; `observation` is vector (all numbers) or fields (a dict of groups of them). An
    illegal action ends the game with `illegal_reward`; one outside the action space is an AssertionError.
    """
    inner = raw_env(game, seats, options, render_mode, reward, observation)
    illegal: Any = shortened(wrappers.TerminateIllegalWrapper)(inner, illegal_reward=illegal_reward)
    bounds: Any = shortened(wrappers.AssertOutOfBoundsWrapper)(illegal)
    order: Any = shortened(Straight)(bounds)
    illegal.inner = bounds.inner = order.inner = inner
    order.illegal = illegal
    return order  # type: ignore[no-any-return,unused-ignore]  # no types without it


@cache
def shortened(kind: Any) -> Any:
    """A wrapper of PettingZoo's that looks up the state of play in the innermost environment, not through all others.

    Every wrapper asks the next one for `agent_selection`, `terminations` and so on, a dozen times a step: that takes
    six times as long as the game itself. Before the first reset there is nothing to find, and the wrapper answers.
    """
    lookups = {name: property(attrgetter(f"inner.{name}")) for name in LOOKED_UP}
    return type(
        kind.__name__, (kind,), lookups | {"__str__": lambda self: str(self.env), "__module__": kind.__module__}
    )


class Straight(wrappers.OrderEnforcingWrapper[str, Observation, int]):  # type: ignore[misc,unused-ignore]  # no types without it
    """The outermost wrapper. A legal action of the agent that is asked goes straight to the game.

    Whatever else is done takes the long way through all wrappers, and they say about it what they always say.
    """

    inner: MotuAEC
    illegal: Any

    def step(self, action: Any) -> None:
        if self._has_reset and isinstance(action, (int, np.integer)) and self.inner.took(int(action)):
            self._has_updated = True
            self.illegal._prev_obs = None
        else:
            super().step(action)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        told: Any = self.inner.last(observe) if self._has_reset else super().last(observe)
        return told  # type: ignore[no-any-return,unused-ignore]  # no types without it


def raw_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, bool] | None = None,
    render_mode: str | None = None,
    reward: str = "win",
    observation: str = "vector",
) -> MotuAEC:
    """A game without wrappers: an illegal action is a ValueError and changes nothing."""
    return MotuAEC(game, seats, options, render_mode, reward, observation)


class MotuAEC(AECEnv[str, Observation, int]):  # type: ignore[misc,unused-ignore]  # no types without it
    """One game, one agent a seat: player_0 sits at seat 0. Which agent begins is for the game to say."""

    agents: list[str]

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, bool] | None,
        render_mode: str | None,
        reward: str,
        observation: str,
    ) -> None:
        super().__init__()
        self.table = OneTable(game, seats, options, observation, render_mode)
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
        """Deal a new game. `options` switches variants for this game.

        An unknown one is warned about and passed over, because PettingZoo's own suite gives every environment one.
        """
        unknown = sorted(set(options or {}) - set(self.table.options))
        if unknown:
            allowed = ", ".join(sorted(self.table.options))
            warnings.warn(
                f"reset() passes over unknown options: {', '.join(unknown)}. Options: {allowed}.", stacklevel=2
            )
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
        elif action is None or not self.took(int(action)):
            raise ValueError(f"{agent} may not do {action} now. Legal actions: {sorted(self.table.at_play().legal())}.")

    def took(self, action: int) -> bool:
        """Carry out a legal action of the agent that is asked; False, and nothing changes, if it is none."""
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
        """Everybody is told what the game was worth; only now are there rewards."""
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
        """What an agent knows, and what it may do; all zeros in the mask while it is not asked."""
        seat, table, eyes = self.seat_of[agent], self.table, self.table.eyes
        play = table.at_play()
        vector = eyes.vector(play, seat)
        known = self.layout.grouped(vector) if table.in_fields else vector
        return {"observation": known, "action_mask": eyes.mask(play, seat)}

    def seen(self, agent: str) -> Json:
        """All that an agent may see of the table, as nested dicts and lists with names."""
        return self.table.seen(self.seat_of[agent])

    def state(self) -> NDArray[np.float32]:
        """Everything that all agents know together, for centralised training."""
        play = self.table.at_play()
        return np.concatenate([self.table.eyes.vector(play, seat) for seat in range(self.table.seats)])

    def render(self) -> Any:
        """The table as the agent that is to decide sees it: text, or a picture of height, width and colour."""
        return self.table.rendered()

    def close(self) -> None:
        """There is nothing to let go of."""
