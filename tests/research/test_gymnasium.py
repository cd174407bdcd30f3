"""The Gymnasium environments: the package's checker, ids, opponents, vectorised games, and answers to bad input."""

from __future__ import annotations

from itertools import product
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from motu import RULES
from motu.players import Knowledge
from motu.research.gymnasium import MotuEnv, env_id
from tests.contract.tables import Kind
from tests.research.tables import some_kinds, switched

IDS = ["motu/Bali-v1", "motu/BoraBora-v1", "motu/Raiatea-v2"]


def played_out(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """The reward of a random game, and what is told at its end."""
    _, info = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    ended, reward = False, 0.0
    while not ended:
        _, reward, ended, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
    return reward, info


def test_every_game_has_its_id() -> None:
    assert [env_id(game) for game in RULES] == IDS
    for id in IDS:
        assert gymnasium.spec(id).id == id


@some_kinds
@pytest.mark.parametrize("observation", ["vector", "fields"])
def test_the_environment_checker_passes(kind: Kind, observation: str) -> None:
    env: Any = gymnasium.make(
        env_id(kind.game), seats=kind.seats, options=switched(kind), observation=observation, render_mode="rgb_array"
    )
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("id", IDS)
def test_the_environment_checker_passes_with_all_render_modes(id: str) -> None:
    check_env(gymnasium.make(id, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("id", IDS)
def test_the_learner_is_asked_at_its_seat_only_and_rewarded_by_its_place(id: str) -> None:
    env: Any = gymnasium.make(id)
    seats = set()
    for seed in range(6):
        reward, info = played_out(env, seed)
        seats.add(env.unwrapped.seat)
        winners = (info["places"] == 0).sum()
        won = info["places"][env.unwrapped.seat] == 0
        assert (
            reward == pytest.approx((len(info["places"]) / winners - 1) / (len(info["places"]) - 1))
            if won
            else reward < 0
        )
    assert len(seats) > 1
    fixed: Any = gymnasium.make(id, seat=1)
    for seed in range(3):
        fixed.reset(seed=seed)
        assert fixed.unwrapped.seat == 1
        assert fixed.unwrapped.table.at_play().seat == 1


def test_a_seed_fixes_deal_seat_and_opponents() -> None:
    env: Any = gymnasium.make("motu/Bali-v1", seats=4, opponents=["greedy", "random", "greedy"])
    ends = [played_out(env, seed)[1]["scores"].tolist() for seed in (1, 1, 2)]
    assert ends[0] == ends[1] != ends[2]


def test_opponents_sit_clockwise_and_are_given_their_own_knowledge() -> None:
    asked: list[int] = []

    class Watchful:
        """Notes at which seats it is asked."""

        def __init__(self, seed: int) -> None:
            self.seed = seed

        def choose(self, knowledge: Knowledge) -> int:
            asked.append(knowledge.seat)
            return knowledge.moves()[0]

    env: Any = gymnasium.make("motu/Bali-v1", seats=3, seat=2, opponents=["random", Watchful])
    played_out(env, 1)
    assert set(asked) == {1}


def test_greedy_opponents_are_harder_to_beat_than_random_ones() -> None:
    means = []
    for opponents in ("greedy", "random"):
        env: Any = gymnasium.make("motu/Bali-v1", opponents=opponents, reward="margin")
        means.append(np.mean([played_out(env, seed)[0] for seed in range(12)]))
    assert means[0] < means[1] - 5


def test_masks_are_there_for_stable_baselines_too() -> None:
    env: Any = gymnasium.make("motu/Bali-v1")
    _, info = env.reset(seed=3)
    assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"].astype(bool))


@pytest.mark.parametrize(("id", "mode"), [*product(IDS, ["sync", "vector_entry_point"]), (IDS[0], "async")])
def test_vectorised_games_play_as_single_ones_do(id: str, mode: str) -> None:
    """The same seeds and actions give the same games, also across the new deal after an end."""
    count = 3
    many: Any = gymnasium.make_vec(id, num_envs=count, vectorization_mode=mode)
    single: list[Any] = [gymnasium.make(id) for _ in range(count)]
    observations, infos = many.reset(seed=11)
    alone: list[Any] = [env.reset(seed=11 + at) for at, env in enumerate(single)]
    chance = np.random.default_rng(1)
    over = [False] * count
    ends = 0
    while ends < 4:
        actions = []
        for at in range(count):
            assert np.array_equal(observations[at], alone[at][0])
            assert np.array_equal(infos["action_mask"][at], alone[at][-1]["action_mask"])
            legal = np.flatnonzero(alone[at][-1]["action_mask"])
            actions.append(int(chance.choice(legal)) if len(legal) else 0)
        observations, rewards, ended, cut, infos = many.step(np.array(actions))
        for at, env in enumerate(single):
            if over[at]:
                alone[at] = env.reset()
                over[at] = False
                continue
            alone[at] = env.step(actions[at])
            over[at] = alone[at][2]
            assert (rewards[at], ended[at], cut[at]) == (alone[at][1], over[at], False)
            ends += over[at]
    many.close()


def test_an_illegal_action_loses_the_game_or_raises_as_was_asked() -> None:
    env: Any = gymnasium.make("motu/Bali-v1", illegal_reward=-3)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, cut, info = env.step(illegal)
    assert (reward, ended, cut, info["illegal"]) == (-3, True, False, True)
    strict: Any = gymnasium.make("motu/Bali-v1", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(InvalidAction, match=f"{illegal} is not legal now. Legal actions: \\["):
        strict.step(illegal)


@pytest.mark.parametrize("action", [-1, 61, 1.5, "play", None])
def test_an_action_outside_the_space_is_an_invalid_action(action: object) -> None:
    env = MotuEnv("bali")
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="whole number from 0 to 60"):
        env.step(action)


def test_a_step_before_the_first_reset_or_after_the_end_needs_a_reset() -> None:
    env: Any = gymnasium.make("motu/Bali-v1").unwrapped
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)
    played_out(env, 1)
    with pytest.raises(ResetNeeded, match="over"):
        env.step(0)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"ghost": True}, "no option “ghost”. Options: demon, oracle"),
        ({"demon": "perhaps"}, "yes or no, not “perhaps”"),
        ({"seat": 2}, "one of the seats 0 to 1, not at 2"),
    ],
)
def test_reset_with_an_unknown_option_is_a_value_error(options: dict[str, Any], reason: str) -> None:
    env: Any = gymnasium.make("motu/Bali-v1")
    with pytest.raises(ValueError, match=reason):
        env.reset(options=options)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"seats": 9}, "2 to 4 players, not 9"),
        ({"opponents": "wizard"}, "no player “wizard”. Players: "),
        ({"opponents": ["random", "random"]}, "2 seats need 1 opponents; 2 were named"),
        ({"seat": 5}, "one of the seats 0 to 1, not at 5"),
        ({"illegal": "shout"}, "lose or raise, not “shout”"),
        ({"reward": "fame"}, "Rewards: win, place, margin"),
    ],
)
def test_bad_settings_are_value_errors_that_say_what_is_allowed(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        MotuEnv("bali", **settings)


def test_the_vectorised_environment_says_what_it_cannot_do() -> None:
    with pytest.raises(ValueError, match="vectorization_mode='sync' for fields"):
        gymnasium.make_vec("motu/Bali-v1", num_envs=2, observation="fields")


def test_an_earlier_version_of_the_rules_can_still_be_played() -> None:
    """Raiatea's version 1 had other rulings. Gymnasium says that there is a newer one."""
    with pytest.warns(DeprecationWarning, match="out of date"):
        env: Any = gymnasium.make("motu/Raiatea-v1")
    env.reset(seed=1)
    assert env.unwrapped.table.options["passing_is_final"]
