"""The PettingZoo environments: the package's own suites, and what its users expect of rewards, names and errors."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import wrappers

from motu import RULES
from motu.research import pettingzoo
from motu.research.rewards import REWARDS
from tests.contract.tables import Kind
from tests.research.tables import some_kinds, switched


def made(kind: Kind, **settings: Any) -> Any:
    return pettingzoo.env(kind.game, kind.seats, switched(kind), **settings)


def played_out(env: Any, seed: int) -> dict[str, float]:
    """The rewards of each agent in a random game."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        rewards[agent] = rewards.get(agent, 0.0) + reward
        env.step(None if ended or cut else int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


# The suite knows the classic games whose observations are dicts by name, and warns about every other.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:reset.. ignores unknown options. options")  # the suite gives one on purpose
@some_kinds
@pytest.mark.parametrize("observation", ["vector", "fields"])
def test_the_api_test_passes(kind: Kind, observation: str) -> None:
    api_test(made(kind, observation=observation), num_cycles=150)


@some_kinds
def test_the_seed_test_passes(kind: Kind) -> None:
    seed_test(lambda: made(kind), num_cycles=150)


@some_kinds
def test_the_render_test_passes(kind: Kind, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode=None: made(kind, render_mode=render_mode))
    assert "Player 1" in capsys.readouterr().out


@some_kinds
@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_come_at_the_end_and_are_those_of_the_result(kind: Kind, reward: str) -> None:
    env = made(kind, reward=reward)
    told = played_out(env, 3)
    state = env.unwrapped.table.at_play().state
    expected = REWARDS[reward](kind.rules.scores(state), kind.rules.places(state))
    assert [told[agent] for agent in env.unwrapped.possible_agents] == pytest.approx(expected)
    assert env.agents == []


def as_the_package_wraps(game: str, seats: int) -> Any:
    """The same game in PettingZoo's own wrappers."""
    raw = pettingzoo.raw_env(game, seats)
    bounded = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1.0))
    return wrappers.OrderEnforcingWrapper(bounded)


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("seed", range(6))
def test_the_environment_behaves_like_the_packages_own_wrappers(game: str, seed: int) -> None:
    """The same actions, some of them illegal, of several types, with observations of other agents in between."""
    seats = RULES[game].seats[seed % len(RULES[game].seats)]
    short, long = pettingzoo.env(game, seats), as_the_package_wraps(game, seats)
    chance = np.random.default_rng(seed)
    slip = int(chance.integers(5, 60)) if seed % 2 else -1
    for env in (short, long):
        env.reset(seed=seed)
    steps = 0
    for agents in zip(short.agent_iter(), long.agent_iter(), strict=True):
        assert agents[0] == agents[1]
        told = [env.last() for env in (short, long)]
        assert told[0][1:] == told[1][1:]
        for part in ("observation", "action_mask"):
            assert np.array_equal(told[0][0][part], told[1][0][part])
        assert (short.rewards, short.terminations, short.truncations) == (
            long.rewards,
            long.terminations,
            long.truncations,
        )
        mask = told[0][0]["action_mask"]
        action: Any = None
        if not (told[0][2] or told[0][3]):
            action = chance.choice(np.flatnonzero(mask == (steps != slip)))
            action = (int(action), action, np.array(action))[steps % 3]
            if steps % 4 == 0:
                for env in (short, long):
                    env.observe(env.agents[-1])
        for env in (short, long):
            env.step(action)
        steps += 1
    assert slip < 0 or steps == slip + 1 + seats


@some_kinds
def test_only_the_agent_that_is_asked_may_do_something(kind: Kind) -> None:
    env = made(kind)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == env.agent_selection)
    play = env.unwrapped.table.at_play()
    assert np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist() == sorted(play.legal())


@pytest.mark.parametrize("game", RULES)
def test_names_carry_versions_and_numbers_carry_names(game: str) -> None:
    env = pettingzoo.env(game)
    assert str(env) == f"motu_{game}_v{RULES[game].version}"
    layout = env.unwrapped.layout
    env.reset(seed=1)
    vector = env.observe("player_0")["observation"]
    assert len(layout.names) == len(set(layout.names)) == len(vector)
    fields = pettingzoo.env(game, observation="fields")
    fields.reset(seed=1)
    grouped = fields.observe("player_0")["observation"]
    for group, numbers in grouped.items():
        assert [vector[layout.names.index(name)] for name in layout.fields(group)] == numbers.tolist()
    assert sum(len(numbers) for numbers in grouped.values()) == len(vector)


def test_the_structured_view_and_the_joint_state_are_there_too() -> None:
    env = pettingzoo.raw_env("bali", 3)
    env.reset(seed=5)
    assert env.seen("player_1") == RULES["bali"].seen(env.table.at_play().state, 1)
    vectors = [env.observe(agent)["observation"] for agent in env.agents]
    assert np.array_equal(env.state(), np.concatenate(vectors))
    assert env.state_space.contains(env.state())


def test_reset_switches_variants_for_one_game() -> None:
    env = pettingzoo.env("bali", 2)
    oracle = env.unwrapped.layout.names.index("oracle")
    flags = []
    for options in ({"oracle": True}, None):
        env.reset(seed=1, options=options)
        flags.append(env.observe("player_0")["observation"][oracle])
    assert flags == [1, 0]


def test_an_illegal_action_loses_the_game() -> None:
    env = pettingzoo.env("bali", 3, illegal_reward=-5)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards == {name: -5.0 if name == agent else 0 for name in env.agents}


def test_an_illegal_action_without_wrappers_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.raw_env("bali", 3)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for action in (illegal, -1, 10_000, None):
        with pytest.raises(ValueError, match="may not do .* now. Legal actions: \\["):
            env.step(action)
    after = env.observe(env.agent_selection)
    assert np.array_equal(before["observation"], after["observation"])


def test_an_action_outside_the_space_is_an_assertion_error() -> None:
    env = pettingzoo.env("bali")
    env.reset(seed=1)
    for action in (-1, 61, 1.5, "play"):
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(action)


def test_nothing_can_be_looked_at_before_the_first_reset() -> None:
    env = pettingzoo.env("bali")
    for name in ("agents", "agent_selection", "rewards", "terminations", "infos"):
        with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
            getattr(env, name)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        pettingzoo.raw_env("bali").observe("player_0")


def test_a_loop_over_the_agents_without_a_step_is_an_error() -> None:
    env = pettingzoo.env("bali")
    with pytest.raises(AssertionError, match="needs to be called before agent_iter"):
        env.agent_iter()
    env.reset(seed=1)
    turns = iter(env.agent_iter())
    next(turns)
    with pytest.raises(AssertionError, match="need to call step"):
        next(turns)


def test_a_step_after_the_end_is_warned_about_and_a_dead_agent_takes_none_only(
    caplog: pytest.LogCaptureFixture,
) -> None:
    env = pettingzoo.env("bali")
    played_out(env, 2)
    env.step(0)
    assert "step() called after all agents are terminated or truncated" in caplog.text
    raw = pettingzoo.raw_env("bali")
    raw.reset(seed=1)
    while not raw.terminations[raw.agent_selection]:
        raw.step(raw.table.at_play().legal()[0])
    with pytest.raises(ValueError, match="only valid action is None"):
        raw.step(0)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"game": "tahiti"}, "no game “tahiti”. Games: bali"),
        ({"game": "bali", "seats": 9}, "2 to 4 players, not 9"),
        ({"game": "bali", "options": {"ghost": True}}, "no option “ghost”. Options: demon, oracle"),
        ({"game": "bali", "options": {"demon": 1}}, "yes or no, not “1”"),
        ({"game": "bali", "reward": "fame"}, "no reward “fame”. Rewards: win, place, margin"),
        ({"game": "bali", "observation": "smell"}, "no observation “smell”. Observations: vector, fields"),
        ({"game": "bali", "render_mode": "opera"}, "no render mode “opera”. Render modes: human, ansi, rgb_array"),
    ],
)
def test_bad_settings_are_value_errors_that_say_what_is_allowed(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        pettingzoo.env(**settings)


def test_reset_warns_of_an_unknown_option_and_refuses_a_bad_value() -> None:
    env = pettingzoo.env("bali")
    with pytest.warns(UserWarning, match="unknown options: ghost. Options: demon, oracle"):
        env.reset(seed=1, options={"ghost": True})
    with pytest.raises(ValueError, match="yes or no, not “perhaps”"):
        made(Kind("bali", 2, ())).reset(seed=1, options={"demon": "perhaps"})
