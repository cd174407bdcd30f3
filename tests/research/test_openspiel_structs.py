"""OpenSpiel 2: states, observations and actions as JSON structs, and traces of games."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pyspiel
import pytest

import motu.research.openspiel
from motu.games import RULES
from motu.research.openspiel import trace


def games() -> list[str]:
    return [f"motu_{name}" for name in RULES]


def random_steps(state: Any, chance: Random, most: int) -> Any:
    """A state after some random actions."""
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", games())
def test_actions_go_there_and_back_as_structs(name: str) -> None:
    state = random_steps(pyspiel.load_game(name).new_initial_state(), Random(1), 4)
    for _ in range(30):
        if state.is_terminal():
            break
        player = state.current_player()
        for action in state.legal_actions():
            struct = state.action_to_struct(player, action)
            assert json.loads(struct.to_json()) == {"token": state.action_to_string(player, action)}
            assert state.struct_to_actions(struct) == [action]
            assert state.validate_action_struct(struct).ok()
        twin = state.clone()
        chosen = state.legal_actions()[-1]
        assert twin.apply_action_struct(state.action_to_struct(player, chosen)).ok()
        state.apply_action(chosen)
        assert twin.to_json() == state.to_json()


@pytest.mark.parametrize("name", games())
def test_a_state_is_rebuilt_from_its_struct(name: str) -> None:
    game = pyspiel.load_game(name)
    state = random_steps(game.new_initial_state(), Random(2), 40)
    for stored in (state.to_struct(), state.to_json(), json.loads(state.to_json())):
        again = motu.research.openspiel.MotuGame.new_initial_state(game, stored)
        assert again.history() == state.history()
        assert again.to_json() == state.to_json()


@pytest.mark.parametrize("name", games())
def test_an_observation_struct_is_the_view_of_its_player(name: str) -> None:
    state = random_steps(pyspiel.load_game(name).new_initial_state(), Random(3), 30)
    play = state.situation.play
    for player in range(state.num_players()):
        told = json.loads(state.to_observation_struct(player).to_json())
        assert told["view"] == json.loads(json.dumps(play.rules.seen(play.state, player)))
        legal = [state.action_to_string(player, action) for action in state.legal_actions(player)]
        assert told["options"] == legal
    public = json.loads(state.to_json())["public"]
    assert public == json.loads(json.dumps(play.rules.seen(play.state, None)))


def test_an_impossible_action_struct_is_refused() -> None:
    game = pyspiel.load_game("motu_bali")
    state = random_steps(game.new_initial_state(), Random(4), 4)
    other = random_steps(game.new_initial_state(), Random(4), 20)
    before = state.to_json()
    player = other.current_player()
    wrong = [
        other.action_to_struct(player, action)
        for action in other.legal_actions()
        if other.action_to_string(player, action)
        not in [state.action_to_string(state.current_player(), one) for one in state.legal_actions()]
    ]
    assert wrong
    with pytest.raises((pyspiel.SpielError, RuntimeError), match="not an action here"):
        state.struct_to_actions(wrong[0])
    assert state.to_json() == before


def test_a_trace_tells_a_whole_game() -> None:
    state = random_steps(pyspiel.load_game("motu_bali").new_initial_state(), Random(5), 10_000)
    assert state.is_terminal()
    told = json.loads(json.dumps(trace(state)))
    assert len(told["steps"]) == len(state.history())
    assert told["returns"] == state.returns()
    for step in told["steps"]:
        if step["player"] >= 0:
            assert step["action"]["token"] in step["observation"]["options"]
            assert step["observation"]["view"]["asked"] == [step["player"]]
