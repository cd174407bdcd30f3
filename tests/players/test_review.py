"""Reviews: figures are what games from a moment on say, by what the seat knew; chance is not taken for fault."""

from __future__ import annotations

from dataclasses import replace

import pytest

from motu import RULES, Record
from motu.core.record import record
from motu.core.rules import Rules
from motu.players import Knowledge
from motu.players.hints import Advice, chances, endings
from motu.players.review import (
    Comparison,
    Effort,
    Moment,
    doubtful,
    looked_at,
    move_of,
    real_choices,
    retold,
    review,
    reviewed,
    summed_up,
    thinned,
)
from motu.players.search import Budget, Dials
from tests.contract.tables import Kind, every_game, played

QUICK = Effort(Budget(4, None, 1, Dials(ahead=2, width=2, tables=1, field=3)), deals=3, tries=2, checks=2, retries=4)
NOTHING = Advice("x", 0.5, 10.0, {}, 0)


def finished(rules: Rules, seed: int) -> Record:
    return record(rules, played(Kind(rules.name, rules.seats[0], ()), seed))


def late(rules: Rules, stored: Record, count: int) -> list[int]:
    """Some choices of a seat towards the end: games that are played on from there are short."""
    return real_choices(rules, stored, [0])[-2 * count :: 2]


def moment(number: int, chance: float, loss: float | None = None, error: float = 0.01) -> Moment:
    better = None if loss is None else Comparison(NOTHING, NOTHING, loss, error)
    return Moment(number, 0, "x", [chance, 1 - chance], better)


@every_game
def test_the_decisions_of_a_game_are_retold_without_what_was_taken_back(rules: Rules) -> None:
    stored = finished(rules, 8)
    stops = list(retold(rules, stored))
    assert [stop.token for stop in stops] == stored.entries
    assert all(rules.pending(stop.state).seat == stop.seat for stop in stops)


@every_game
def test_a_moment_shows_the_chances_before_it_and_what_both_choices_bring(rules: Rules) -> None:
    stored = finished(rules, 8)
    numbers = late(rules, stored, 4)
    stops = {stop.number: stop for stop in retold(rules, stored)}
    found = list(review(rules, stored, QUICK, seed=3, numbers=numbers))
    assert [one.number for one in found] == numbers
    assert any(one.better for one in found)
    for one in found:
        stop = stops[one.number]
        assert (one.seat, one.token) == (stop.seat, stop.token)
        assert one.chances == chances(rules, stop.state, 3 + one.number, QUICK.deals)
        assert sum(one.chances) == pytest.approx(1)
        if one.better:
            knowledge = Knowledge(rules, stop.state, stop.seat)
            won = [
                [ending.won for ending in endings(knowledge, move_of(knowledge, token), 3 + one.number, QUICK.tries)]
                for token in (one.token, one.better.better.token)
            ]
            assert one.better.loss == pytest.approx((sum(won[1]) - sum(won[0])) / QUICK.tries)
            assert one.better.better.token != one.token
            assert sum(one.better.better.sources.values()) == pytest.approx(one.better.better.points)


@every_game
def test_a_review_knows_no_more_than_the_seat_did(rules: Rules) -> None:
    stored = finished(rules, 5)
    stop = list(retold(rules, stored))[late(rules, stored, 4)[0]]
    other = replace(stop, state=rules.guessed(stop.state, stop.seat, 99))
    true, guessed = (looked_at(rules, one, QUICK, 0).better for one in (stop, other))
    assert true == guessed


def test_only_decisions_with_a_choice_are_looked_at_evenly_spread() -> None:
    bali = RULES["bali"]
    stored = finished(bali, 8)
    own = real_choices(bali, stored, [1])
    assert 0 < len(own) < len(stored.entries)
    assert len(real_choices(bali, stored, [0, 1])) == len(own) + len(real_choices(bali, stored, [0]))
    few = thinned(own, 7)
    assert len(few) == 7
    assert set(few) <= set(own)
    assert (few[0], few[-1]) == (own[0], own[-1])


def test_what_seemed_worst_is_looked_at_again_and_only_that_is_told() -> None:
    bali = RULES["bali"]
    stored = finished(bali, 8)
    numbers = late(bali, stored, 30)
    first = list(review(bali, stored, QUICK, numbers=numbers))
    again = doubtful(first, QUICK)
    assert len(again) == QUICK.checks
    found = reviewed(bali, stored, QUICK, numbers=numbers)
    assert [one.chances for one in found] == [one.chances for one in first]
    for one in found:
        assert one.better is None or (one.number in again and one.better.is_sure())


def test_a_review_names_where_the_game_turned_and_where_most_was_given_away() -> None:
    effort = Effort(deals=400)
    moments = [
        moment(3, 0.5),
        moment(4, 0.5, 0.1),
        moment(7, 0.9),
        moment(8, 0.85, 0.3),
        moment(9, 0.2),
        moment(11, 0.2, 0.05),
    ]
    found = summed_up(moments, [0.0, 1.0], effort, most=2)
    assert found.turning == [4, 8]
    assert found.better == [4, 8]
    assert summed_up(moments, [0.0, 1.0], effort).turning == [4, 8, 11]


def test_what_may_be_chance_is_no_turn() -> None:
    moments = [moment(1, 0.5), moment(2, 0.62)]
    assert summed_up(moments, [0.62, 0.38], Effort(deals=400)).turning == [1]
    assert summed_up(moments, [0.62, 0.38], Effort(deals=24)).turning == []
    assert not Comparison(NOTHING, NOTHING, 0.1, 0.06).is_sure()
    assert Comparison(NOTHING, NOTHING, 0.1, 0.04).is_sure()
