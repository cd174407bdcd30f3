"""Hints: honest by what a seat knows, and the figures fit each other."""

from __future__ import annotations

import pytest

from motu import RULES
from motu.core.agenda import State
from motu.core.rules import Rules
from motu.players import Knowledge
from motu.players.hints import chances, hint
from motu.players.net import NetworkJudge
from motu.players.search import Budget, Dials
from tests.contract.tables import Kind, every_game, played

QUICK = Budget(4, None, 1, Dials(ahead=2, width=2, tables=1, field=3))


def knowledge_of(rules: Rules, seed: int, answers: int) -> tuple[Knowledge, Knowledge]:
    """What the asked seat knows of a table, and of another one that it can't tell from it."""
    state = played(Kind(rules.name, rules.seats[0], ()), seed, answers)
    seat = rules.pending(state).seat
    return Knowledge(rules, state, seat), Knowledge(rules, rules.guessed(state, seat, 99), seat)


@every_game
def test_a_hint_lists_legal_choices_best_first_and_its_points_add_up(rules: Rules) -> None:
    knowledge, _ = knowledge_of(rules, 4, 30)
    found = hint(knowledge, QUICK, deals=2)
    tokens = {knowledge.token(move) for move in knowledge.moves()}
    assert found.seat == knowledge.seat
    assert 1 <= len(found.choices) <= 3
    assert [one.chance for one in found.choices] == sorted((one.chance for one in found.choices), reverse=True)
    for one in found.choices:
        assert one.token in tokens
        assert 0 <= one.chance <= 1
        assert sum(one.sources.values()) == pytest.approx(one.points)


@every_game
def test_a_hint_knows_no_more_than_the_seat(rules: Rules) -> None:
    true, guessed = knowledge_of(rules, 5, 41)
    assert hint(true, QUICK, seed=7, deals=1) == hint(guessed, QUICK, seed=7, deals=1)


def test_the_chances_of_a_finished_game_are_certain() -> None:
    bali = RULES["bali"]
    state = played(Kind("bali", 3, ()), 6)
    places = bali.places(state)
    assert chances(bali, state, 1, 1) == [1.0 if place == 0 else 0.0 for place in places]


@every_game
def test_advice_comes_with_the_experts_network_where_the_expert_has_one(
    rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[State] = []
    plain = NetworkJudge.hopes

    def hopes(judge: NetworkJudge, state: State) -> list[float]:
        asked.append(state)
        return plain(judge, state)

    monkeypatch.setattr(NetworkJudge, "hopes", hopes)
    for seats in rules.seats:
        asked.clear()
        state = played(Kind(rules.name, seats, ()), 4, 30)
        hint(Knowledge(rules, state, rules.pending(state).seat), QUICK, deals=1)
        assert bool(asked) == ("expert" in rules.weights.networks.get(seats, {}))
