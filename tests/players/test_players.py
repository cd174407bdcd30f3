"""Players: they choose what is legal, know only what their seat knows, and greedy beats random."""

from __future__ import annotations

from dataclasses import replace

import pytest

from motu import RULES, BadOption
from motu.arena.match import Match, play
from motu.arena.simulate import simulate
from motu.core.laid_open import laid_open
from motu.core.rules import Rules
from motu.players import PLAYERS, Knowledge, Player, player
from motu.players.levels import Searching
from motu.players.net import NetworkJudge
from motu.players.net.shipping import file_of
from motu.players.search import Search
from tests.contract.tables import Kind, decisions, every_game, kinds

BALI = RULES["bali"]

PLAIN_AND_FULL = [kind for kind in kinds() if len(kind.options) in (0, len(kind.rules.options))]
plain_and_full = pytest.mark.parametrize("kind", PLAIN_AND_FULL, ids=str)
"""Every game with every number of seats, without options and with all of them."""


def quick(name: str, seed: int, kind: Kind) -> Player:
    """A player as it is, but for the time that it takes: a search walks less, and no clock stops it."""
    made = player(name, seed)
    if isinstance(made, Searching):
        made = made.search(kind.rules, kind.seats)
    if isinstance(made, Search):
        made.budget = replace(made.budget, walks=6, seconds=None, dials=replace(made.budget.dials, ahead=3, tables=1))
    return made


@pytest.mark.parametrize("name", PLAYERS)
@plain_and_full
def test_a_player_chooses_what_is_legal_and_leaves_the_table_alone(kind: Kind, name: str) -> None:
    one = quick(name, 1, kind)
    for number, (state, decision) in enumerate(decisions(kind, 14)):
        if number % 67:
            continue
        before = laid_open(state)
        assert one.choose(Knowledge(kind.rules, state, decision.seat)) in decision.moves(state)
        assert laid_open(state) == before


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
def test_the_expert_goes_further_than_hard_and_both_as_far_as_the_game_says(rules: Rules) -> None:
    for seats in rules.seats:
        hard, expert = (Searching(1, level, 1.0).search(rules, seats) for level in ("hard", "expert"))
        assert hard.budget.walks < expert.budget.walks
        trained = rules.weights.networks.get(seats, {})
        for level, search in (("hard", hard), ("expert", expert)):
            reach = trained.get(level) or rules.weights.levels[level]
            budget, dials = search.budget, search.budget.dials
            assert (budget.walks, budget.seconds) == (reach.walks, 1.0)
            assert (dials.ahead, dials.lead, dials.own) == (reach.ahead, reach.lead, reach.own)
            assert isinstance(search.judge, NetworkJudge) == (level in trained)


@every_game
def test_every_network_that_comes_with_a_game_is_used_and_every_one_that_is_used_is_there(rules: Rules) -> None:
    folder = file_of(rules.name, 2).parent
    there = {int(file.stem) for file in folder.glob("*.npz")}
    assert there == set(rules.weights.networks)


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
