"""Reviews: figures are what games from a moment on say, by what the seat knew; chance is not taken for fault."""

from __future__ import annotations

import pytest

from motu import RULES, Record
from motu.core.history import PastDecision
from motu.core.record import record
from motu.core.rules import Rules
from motu.players import Knowledge
from motu.players.hints import Advice, endings, win_chances
from motu.players.review import (
    Comparison,
    Moment,
    ReviewConfig,
    full_review,
    judge,
    real_choices,
    recorded_decisions,
    review,
    summarize,
    thinned,
    to_recheck,
)
from motu.players.search import SearchConfig
from tests.contract.tables import Kind, every_game, played

QUICK = ReviewConfig(
    iterations=4,
    playouts=3,
    compare_playouts=2,
    rechecks=2,
    recheck_playouts=4,
    settings=SearchConfig(rollout_depth=2, rollout_width=2, prior_determinizations=1, candidates=3),
)
PAIRS = QUICK.compare_playouts
NOTHING = Advice("x", 0.5, 10.0, {}, 0)


def finished(rules: Rules, seed: int) -> Record:
    return record(rules, played(Kind(rules.name, rules.seats[0], ()), seed))


def late(rules: Rules, stored: Record, count: int) -> list[int]:
    """Some choices of a seat towards the end: games that are played on from there are short."""
    return real_choices(rules, stored, [0])[-2 * count :: 2]


def move_of(knowledge: Knowledge, token: str) -> int:
    return next(move for move in knowledge.moves() if knowledge.token(move) == token)


def moment(number: int, chance: float, loss: float | None = None, error: float = 0.01) -> Moment:
    better = None if loss is None else Comparison(NOTHING, NOTHING, loss, error)
    return Moment(number, 0, "x", [chance, 1 - chance], better)


@every_game
def test_the_decisions_of_a_recorded_game_come_in_order(rules: Rules) -> None:
    stored = finished(rules, 8)
    decisions = list(recorded_decisions(rules, stored))
    assert [one.token for one in decisions] == stored.entries
    assert all(rules.pending(one.state).seat == one.seat for one in decisions)
    assert all(rules.token(one.state, one.move) == one.token for one in decisions)


@every_game
def test_a_moment_shows_the_chances_before_it_and_what_both_choices_bring(rules: Rules) -> None:
    stored = finished(rules, 8)
    numbers = late(rules, stored, 4)
    decisions = {one.number: one for one in recorded_decisions(rules, stored)}
    found = list(review(rules, stored, QUICK, seed=3, numbers=numbers))
    assert [one.number for one in found] == numbers
    assert any(one.comparison for one in found)
    for one in found:
        decision = decisions[one.number]
        assert (one.seat, one.token) == (decision.seat, decision.token)
        assert one.chances == win_chances(rules, decision.state, 3 + one.number, QUICK.playouts)
        assert sum(one.chances) == pytest.approx(1)
        if one.comparison:
            knowledge = Knowledge(rules, decision.state, decision.seat)
            won = [
                [ending.won for ending in endings(knowledge, move_of(knowledge, token), 3 + one.number, PAIRS)]
                for token in (one.token, one.comparison.best.token)
            ]
            assert one.comparison.loss == pytest.approx((sum(won[1]) - sum(won[0])) / PAIRS)
            assert one.comparison.best.token != one.token
            assert sum(one.comparison.best.sources.values()) == pytest.approx(one.comparison.best.points)


@every_game
def test_a_review_knows_no_more_than_the_seat_did(rules: Rules) -> None:
    stored = finished(rules, 5)
    one = list(recorded_decisions(rules, stored))[late(rules, stored, 4)[0]]
    guess = rules.guessed(one.state, one.seat, 99)
    other = PastDecision(one.number, one.seat, guess, one.move, one.token, one.early)
    true, guessed = (judge(rules, decision, QUICK, 0).comparison for decision in (one, other))
    assert true == guessed


def test_only_decisions_with_a_choice_are_judged_evenly_spread() -> None:
    bali = RULES["bali"]
    stored = finished(bali, 8)
    own = real_choices(bali, stored, [1])
    assert 0 < len(own) < len(stored.entries)
    assert len(real_choices(bali, stored, [0, 1])) == len(own) + len(real_choices(bali, stored, [0]))
    few = thinned(own, 7)
    assert len(few) == 7
    assert set(few) <= set(own)
    assert (few[0], few[-1]) == (own[0], own[-1])


def test_what_seemed_worst_is_rechecked_and_only_that_is_reported() -> None:
    bali = RULES["bali"]
    stored = finished(bali, 9)
    numbers = late(bali, stored, 30)
    first = list(review(bali, stored, QUICK, numbers=numbers))
    again = to_recheck(first, QUICK)
    assert len(again) == QUICK.rechecks
    found = full_review(bali, stored, QUICK, numbers=numbers)
    assert [one.chances for one in found] == [one.chances for one in first]
    for one in found:
        assert one.comparison is None or (one.number in again and one.comparison.is_significant())


def test_a_review_names_where_the_game_turned_and_where_most_was_given_away() -> None:
    config = ReviewConfig(playouts=400)
    moments = [
        moment(3, 0.5),
        moment(4, 0.5, 0.1),
        moment(7, 0.9),
        moment(8, 0.85, 0.3),
        moment(9, 0.2),
        moment(11, 0.2, 0.05),
    ]
    found = summarize(moments, [0.0, 1.0], config, most=2)
    assert found.turning == [4, 8]
    assert found.worst == [4, 8]
    assert summarize(moments, [0.0, 1.0], config).turning == [4, 8, 11]


def test_what_may_be_chance_is_no_turn() -> None:
    moments = [moment(1, 0.5), moment(2, 0.62)]
    assert summarize(moments, [0.62, 0.38], ReviewConfig(playouts=400)).turning == [1]
    assert summarize(moments, [0.62, 0.38], ReviewConfig(playouts=24)).turning == []
    assert not Comparison(NOTHING, NOTHING, 0.1, 0.06).is_significant()
    assert Comparison(NOTHING, NOTHING, 0.1, 0.04).is_significant()
