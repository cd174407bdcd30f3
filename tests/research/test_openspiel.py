"""The games for OpenSpiel: its own suites, resampling, storing, and its algorithms at work on Bali."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, random_agent, tabular_qlearner

import motu.research.openspiel  # noqa: F401 - registers the games
from motu import RULES, Record, record
from motu.core.errors import BadRecord
from motu.core.full_state import full_state
from motu.research.situation import numbers_of
from tests.contract.tables import Kind
from tests.research.tables import some_kinds

TINY = "motu_bali(tail=4,deals=3,tail_seed=2)"


def named(kind: Kind, **parameters: Any) -> str:
    """The game as OpenSpiel is asked for it."""
    given = {"players": kind.seats} | dict.fromkeys(kind.options, True) | parameters
    return f"motu_{kind.game}({','.join(f'{name}={value}' for name, value in given.items())})"


def walked(game: Any, seed: int, most: int = 10_000) -> Any:
    """A state after some random actions."""
    chance = np.random.default_rng(seed)
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal() and (state.is_chance_node() or steps < most):
        steps += not state.is_chance_node()
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@some_kinds
def test_the_random_simulation_test_passes(kind: Kind) -> None:
    for reward in ("win", "margin"):
        game = pyspiel.load_game(named(kind, reward=reward))
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_random_simulation_test_passes_on_small_variants() -> None:
    for name in (TINY, "motu_raiatea(tail=5,tail_seed=1)", "motu_bora_bora(deals=7)"):
        pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=4, serialize=True, verbose=False)


def test_the_games_simulation_test_passes(tmp_path: Path) -> None:
    """OpenSpiel's own test file, told of our games by loading them first."""
    command = [sys.executable, "-m", "pytest", "-q", "-c", "/dev/null", "-p", "motu.research.openspiel", "-k", "motu"]
    told = subprocess.run(
        [*command, "--pyargs", "open_spiel.python.tests.games_sim_test"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout
    assert " passed" in told.stdout.splitlines()[-1]
    assert "failed" not in told.stdout.splitlines()[-1]


@some_kinds
def test_resampling_deals_anew_what_a_player_cannot_know_and_nothing_else(kind: Kind) -> None:
    game = pyspiel.load_game(named(kind))
    differs = 0
    for seed, most in enumerate((0, 12, 40, 75)):
        state = walked(game, seed, most)
        for player in range(kind.seats):
            other = state.resample_from_infostate(player, np.random.RandomState(seed).random_sample)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.history() == state.history()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            differs += full_state(other.situation.play.state) != full_state(state.situation.play.state)
    assert differs > 0


@some_kinds
def test_resampled_states_can_be_played_to_the_end(kind: Kind) -> None:
    game = pyspiel.load_game(named(kind))
    state = walked(game, 5, 30)
    other = state.resample_from_infostate(state.current_player(), np.random.RandomState(3).random_sample)
    while not other.is_terminal():
        other.apply_action(other.legal_actions()[0])
        other.information_state_string(0)
    assert abs(sum(other.returns())) < 1e-9


def test_information_states_recall_what_was_heard_and_done() -> None:
    """Two ways that lead to the same table are still two information states."""
    game = pyspiel.load_game("motu_bali(players=2)")
    state = walked(game, 1, 25)
    text = state.information_state_string(0)
    assert text.count('"id": "event-') > 20
    assert text.splitlines()[-1] == "did " + " ".join(map(str, state.situation.own[0]))
    counts = np.array(state.information_state_tensor(0))[-RULES["bali"].actions :]
    assert counts.sum() == len(state.situation.own[0])
    assert np.array_equal(np.flatnonzero(counts), np.unique(state.situation.own[0]))


def test_public_and_private_observers_share_what_a_player_knows() -> None:
    game = pyspiel.load_game("motu_bali(players=3)")
    state = walked(game, 2, 20)
    public = game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    private = game.make_py_observer(pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    assert len({public.string_from(state, player) for player in range(3)}) == 1
    assert '"hand"' not in public.string_from(state, 0)
    assert '"hand"' in private.string_from(state, 0)
    assert '"rows"' not in private.string_from(state, 0)
    assert public.tensor is private.tensor is None


@some_kinds
def test_a_state_is_stored_as_a_record(kind: Kind) -> None:
    game = pyspiel.load_game(named(kind))
    state = walked(game, 3, 50)
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert full_state(again.situation.play.state) == full_state(state.situation.play.state)
    assert [again.information_state_string(player) for player in range(kind.seats)] == [
        state.information_state_string(player) for player in range(kind.seats)
    ]
    stored = state.situation.__reduce__()[1][2]
    assert stored == record(state.situation.play.state).dump()
    assert numbers_of(kind.rules, Record.load(stored)) == state.situation.numbers


def test_a_resampled_state_has_no_record() -> None:
    state = walked(pyspiel.load_game("motu_bali"), 3, 20)
    other = state.resample_from_infostate(0, lambda: 0.5)
    with pytest.raises(BadRecord, match="guessed table has no record"):
        pickle.dumps(other)


def test_actions_are_told_by_their_tokens() -> None:
    state = walked(pyspiel.load_game("motu_bali"), 3, 10)
    play = state.situation.play
    tokens = [state.action_to_string(action) for action in state.legal_actions()]
    assert sorted(tokens) == sorted(option["token"] for option in play.rules.choices(play.state)["options"])


def test_information_set_search_and_tree_search_play_bali() -> None:
    game = pyspiel.load_game("motu_bali(players=3)")
    state = walked(game, 4, 10)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    fair = ismcts.ISMCTSBot(game, evaluator, 2.0, 20, random_state=np.random.RandomState(2))
    seeing = mcts.MCTSBot(game, 2.0, 20, evaluator, random_state=np.random.RandomState(2))
    for bot in (fair, seeing):
        assert bot.step(state) in state.legal_actions()


def test_counterfactual_regret_minimisation_solves_the_end_of_a_game_of_bali() -> None:
    game = pyspiel.load_game(TINY)
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 4


def test_tables_dealt_for_the_end_of_a_game_differ_only_in_what_is_hidden() -> None:
    game = pyspiel.load_game(TINY)
    deals = []
    for deal in range(3):
        state = game.new_initial_state()
        state.apply_action(deal)
        deals.append(state.situation.play)
    public = [play.rules.seen(play.state, None) for play in deals]
    assert public[0] == public[1] == public[2]
    assert full_state(deals[0].state) != full_state(deals[1].state)


def test_a_tabular_learner_learns_the_end_of_a_game_of_bali() -> None:
    game = pyspiel.load_game("motu_bali(tail=6,deals=2,tail_seed=3,reward=margin)")
    env = rl_environment.Environment(game, chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    np.random.seed(1)
    actions = env.action_spec()["num_actions"]
    learner = tabular_qlearner.QLearner(0, actions, step_size=0.3)
    others = [random_agent.RandomAgent(player, actions) for player in range(2)]

    def margin(first: Any, learning: bool) -> float:
        agents = [first, others[1]]
        moment = env.reset()
        while not moment.last():
            agent = agents[moment.observations["current_player"]]
            moment = env.step([agent.step(moment, is_evaluation=not learning).action])
        for agent in agents:
            agent.step(moment, is_evaluation=not learning)
        return float(moment.rewards[0])

    before = np.mean([margin(others[0], False) for _ in range(300)])
    for _ in range(4000):
        margin(learner, True)
    assert np.mean([margin(learner, False) for _ in range(300)]) > before + 1


@some_kinds
def test_tensors_are_those_that_openspiel_gets_from_the_observers(kind: Kind) -> None:
    game = pyspiel.load_game(named(kind))
    for steps in (0, 1, 40):
        state = walked(game, 5, steps)
        for player in range(kind.seats):
            for name in ("observation_tensor", "information_state_tensor"):
                short = getattr(state, name)(player)
                assert short == getattr(pyspiel.State, name)(state, player)
                assert len(short) == getattr(game, f"{name}_size")()
        assert state.observation_tensor() == state.observation_tensor(state.current_player())
        with pytest.raises(pyspiel.SpielError):
            state.observation_tensor(kind.seats)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("motu_bali(players=9)", "2 to 4 players, not 9"),
        (
            "motu_bali(ghost=True)",
            "Unknown parameter 'ghost'. Available parameters are: deals, demon, edition, oracle, players",
        ),
        ("motu_bali(reward=fame)", "Rewards: win, place, margin"),
        ("motu_bali(deals=-1)", "whole numbers from 0 on"),
    ],
)
def test_bad_parameters_are_spiel_errors(name: str, reason: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=reason):
        pyspiel.load_game(name)


def test_illegal_actions_and_actions_after_the_end_are_spiel_errors() -> None:
    game = pyspiel.load_game("motu_bali")
    start = game.new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="Chance draws from 0 to 255, not 999"):
        start.apply_action(999)
    state = walked(game, 1, 5)
    illegal = next(number for number in range(61) if number not in state.legal_actions())
    with pytest.raises(pyspiel.SpielError, match=f"{illegal} is not legal now. Legal actions: \\["):
        state.apply_action(illegal)
    over = walked(game, 1)
    with pytest.raises(pyspiel.SpielError, match="none: the game is over"):
        over.apply_action(0)
