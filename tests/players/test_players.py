"""Players: they choose what is legal, know only what their seat knows, and greedy beats random."""

from __future__ import annotations

from dataclasses import replace

import pytest

from motu import RULES, BadComponents, BadOption
from motu.arena.match import Match, play
from motu.arena.simulate import simulate
from motu.core.full_state import full_state
from motu.core.rules import Rules
from motu.core.search_config import SearchConfig
from motu.core.weights import Weights
from motu.players import PLAYERS, Knowledge, Player, player
from motu.players.levels import LEVELS, SearchLevel, check_levels
from motu.players.net import NetworkEvaluator, bundled_file
from motu.players.search import SearchPlayer
from tests.contract.tables import Kind, decisions, every_game, kinds

BALI = RULES["bali"]

PLAIN_AND_FULL = [kind for kind in kinds() if len(kind.options) in (0, len(kind.rules.options))]
plain_and_full = pytest.mark.parametrize("kind", PLAIN_AND_FULL, ids=str)
"""Every game with every number of seats, without options and with all of them."""


def quick(name: str, seed: int, kind: Kind) -> Player:
    """A player that decides quickly: a search makes few iterations and has no time limit."""
    made = player(name, seed)
    if isinstance(made, SearchLevel):
        made = made.make_player(kind.rules, kind.seats)
    if isinstance(made, SearchPlayer):
        made.config = replace(made.config, iterations=6, seconds=None, rollout_depth=3, prior_determinizations=1)
    return made


@pytest.mark.parametrize("name", PLAYERS)
@plain_and_full
def test_a_player_chooses_what_is_legal_and_leaves_the_table_alone(kind: Kind, name: str) -> None:
    one = quick(name, 1, kind)
    for number, (state, decision) in enumerate(decisions(kind, 14)):
        if number % 67:
            continue
        before = full_state(state)
        assert one.choose(Knowledge(kind.rules, state, decision.seat)) in decision.moves(state)
        assert full_state(state) == before


@pytest.mark.parametrize("name", PLAYERS)
@plain_and_full
def test_a_player_cannot_tell_the_real_table_from_a_guess(kind: Kind, name: str) -> None:
    """The same seed chooses the same move on the truth and on any table that looks the same to the seat."""
    for number, (state, decision) in enumerate(decisions(kind, 15)):
        if number % 61:
            continue
        guess = kind.rules.guessed(state, decision.seat, number)
        chosen = quick(name, number, kind).choose(Knowledge(kind.rules, state, decision.seat))
        assert chosen == quick(name, number, kind).choose(Knowledge(kind.rules, guess, decision.seat))


@every_game
def test_the_expert_searches_more_than_hard_and_both_as_the_game_says(rules: Rules) -> None:
    for seats in rules.seats:
        hard, expert = (SearchLevel(1, level, 1.0).make_player(rules, seats) for level in ("hard", "expert"))
        assert hard.config.iterations < expert.config.iterations
        trained = rules.weights.network_levels.get(seats, {})
        for level, search in (("hard", hard), ("expert", expert)):
            settings = trained.get(level) or rules.weights.levels[level]
            assert search.config == replace(settings, seconds=1.0)
            assert isinstance(search.evaluator, NetworkEvaluator) == (level in trained)


@every_game
def test_every_network_that_comes_with_a_game_is_used_and_every_one_that_is_used_is_there(rules: Rules) -> None:
    folder = bundled_file(rules.name, 2).parent
    there = {int(file.stem) for file in folder.glob("*.npz")}
    assert there == set(rules.weights.network_levels)


@every_game
def test_a_level_that_the_weights_lack_is_found_at_the_start(rules: Rules) -> None:
    check_levels(rules)
    assert set(rules.weights.levels) == {name for name, made in LEVELS.items() if isinstance(made(1), SearchLevel)}
    for level in rules.weights.levels:
        left = {name: config for name, config in rules.weights.levels.items() if name != level}
        with pytest.raises(BadComponents, match=level):
            check_levels(rules.with_weights(with_levels(rules.weights, left)))


def with_levels(weights: Weights, levels: dict[str, SearchConfig]) -> Weights:
    return Weights(
        lead_scale=weights.lead_scale,
        own_points_share=weights.own_points_share,
        rollout_depth=weights.rollout_depth,
        figures=weights.figures,
        meanings=weights.meanings,
        levels=levels,
        network_levels={},
        constants=weights.constants,
    )


def test_knowledge_holds_no_past() -> None:
    knowledge = Knowledge(BALI, BALI.setup(2, 1), 0)
    assert knowledge._table.origin is None
    assert knowledge._table.log is None


def test_greedy_wins_at_least_38_of_40_games_against_random() -> None:
    *_, tally = simulate("bali", ["greedy", "random"], 40, 2024)
    assert tally.wins[0] >= 38


def test_an_unknown_player_is_answered_with_the_players_there_are() -> None:
    with pytest.raises(
        BadOption, match="no player “wizard”. Players: easy, expert, greedy, hard, medium, random, search"
    ):
        play(Match("bali", ("greedy", "wizard"), 1))
