"""Hints: honest by what a seat knows, and the figures fit each other."""

from __future__ import annotations

import pytest

from motu import RULES
from motu.core.agenda import State
from motu.core.rules import Rules
from motu.players import Knowledge
from motu.players.hints import hint, win_chances
from motu.players.net import NetworkEvaluator
from motu.players.search import SearchConfig
from tests.contract.tables import Kind, every_game, played

ITERATIONS = 4
QUICK = SearchConfig(rollout_depth=2, rollout_width=2, prior_determinizations=1, candidates=3)


def knowledge_of(rules: Rules, seed: int, answers: int) -> tuple[Knowledge, Knowledge]:
    """What the asked seat knows of a table, and of another one that it can't tell from it."""
    state = played(Kind(rules.name, rules.seats[0], ()), seed, answers)
    seat = rules.pending(state).seat
    return Knowledge(rules, state, seat), Knowledge(rules, rules.guessed(state, seat, 99), seat)


@every_game
def test_a_hint_lists_legal_choices_best_first_and_its_points_add_up(rules: Rules) -> None:
    knowledge, _ = knowledge_of(rules, 4, 30)
    found = hint(knowledge, ITERATIONS, playouts=2, settings=QUICK)
    tokens = {knowledge.token(move) for move in knowledge.moves()}
    assert found.seat == knowledge.seat
    assert 1 <= len(found.choices) <= 3
    assert [one.win_chance for one in found.choices] == sorted((one.win_chance for one in found.choices), reverse=True)
    for one in found.choices:
        assert one.token in tokens
        assert 0 <= one.win_chance <= 1
        assert sum(one.sources.values()) == pytest.approx(one.points)


@every_game
def test_a_hint_knows_no_more_than_the_seat(rules: Rules) -> None:
    true, guessed = knowledge_of(rules, 5, 41)
    assert hint(true, ITERATIONS, seed=7, playouts=1, settings=QUICK) == hint(
        guessed, ITERATIONS, seed=7, playouts=1, settings=QUICK
    )


def test_the_chances_of_a_finished_game_are_certain() -> None:
    bali = RULES["bali"]
    state = played(Kind("bali", 3, ()), 6)
    places = bali.places(state)
    assert win_chances(bali, state, 1, 1) == [1.0 if place == 0 else 0.0 for place in places]


@every_game
def test_advice_comes_with_the_experts_network_where_the_expert_has_one(
    rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[State] = []
    plain = NetworkEvaluator.expected_scores

    def expected_scores(evaluator: NetworkEvaluator, state: State) -> list[float]:
        asked.append(state)
        return plain(evaluator, state)

    monkeypatch.setattr(NetworkEvaluator, "expected_scores", expected_scores)
    for seats in rules.seats:
        asked.clear()
        state = played(Kind(rules.name, seats, ()), 4, 30)
        hint(Knowledge(rules, state, rules.pending(state).seat), ITERATIONS, playouts=1, settings=QUICK)
        assert bool(asked) == ("expert" in rules.weights.network_levels.get(seats, {}))
