"""TextArena: whole games through its own `make`, wrappers and loop."""

from __future__ import annotations

import pytest
import textarena as ta

from motu.research.text.players import ListReader
from motu.research.textarena import NAMES, MotuEnv

PLAYERS = {"Bali": 2, "BoraBora": 2, "Raiatea": 3}


def seats_of(name: str) -> int:
    return PLAYERS[name.partition("-")[0]]


@pytest.mark.parametrize("name", [name for name in NAMES if not name.endswith("unlisted")])
def test_a_whole_game_through_make(name: str) -> None:
    env = ta.make(name)
    env.reset(num_players=seats_of(name), seed=3)
    player, done, steps = ListReader(1), False, 0
    while not done:
        seat, observation = env.get_observation()
        assert isinstance(observation, str)
        assert 0 <= seat < seats_of(name)
        done, info = env.step(player(observation.rpartition("## Options")[2]))
        assert "invalid" not in info
        steps += 1
    rewards, game_info = env.close()
    assert sum(rewards.values()) == pytest.approx(0.0)
    assert max(rewards.values()) <= 1.0
    assert all(not one["invalid_move"] for one in game_info.values())
    assert sum(one["turn_count"] for one in game_info.values()) == steps


def test_observations_are_private() -> None:
    env = MotuEnv("bali")
    env.reset(num_players=2, seed=1)
    first = env.state.current_player_id
    messages = env.get_observation()[1]
    assert any("Hand: " in text for _, text, _ in messages)
    assert not any("Hand: " in text for _, text, _ in env.state.observations[1 - first])


def test_an_invalid_move_is_explained_and_a_second_one_loses() -> None:
    env = ta.make("Bali-v1")
    env.reset(num_players=2, seed=1)
    seat, _ = env.get_observation()
    done, _ = env.step("[dance]")
    assert not done
    again, observation = env.get_observation()
    assert again == seat
    assert "“dance” is not possible here" in observation
    done, _ = env.step("no brackets")
    assert done
    rewards, info = env.close()
    assert rewards == {seat: -1.0, 1 - seat: 1.0}
    assert info[seat]["invalid_move"]
    assert "invalid moves" in info[seat]["reason"]


def test_the_same_seed_gives_the_same_game() -> None:
    texts = []
    for _ in range(2):
        env = ta.make("Bali-v1-masked")
        env.reset(num_players=2, seed=9)
        texts.append(env.get_observation())
    assert texts[0] == texts[1]
