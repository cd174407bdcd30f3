"""Two editions compared: means, paired intervals and what is called clear, worked out by hand."""

from __future__ import annotations

import pytest

from motu.arena.comparison import compare, paired, ratio_values
from motu.arena.editions import CarriedEdition
from motu.arena.match import Match
from motu.arena.match_stats import MatchStats, play_with_stats


def test_a_paired_difference_with_its_interval() -> None:
    """Differences 1, 2, 3: mean 2, standard error 1/sqrt(3), t for two degrees of freedom 4.302653."""
    found = paired("points", "a player", [10, 10, 10], [11, 12, 13])
    assert (found.before, found.after, found.difference) == (10, 12, 2)
    assert found.error == pytest.approx(3**-0.5)
    assert found.low == pytest.approx(2 - 4.302653 / 3**0.5, abs=1e-5)
    assert found.high == pytest.approx(2 + 4.302653 / 3**0.5, abs=1e-5)
    assert found.is_clear
    assert found.sigma == pytest.approx(2 * 3**0.5)


def test_a_difference_of_less_than_two_standard_errors_is_not_clear() -> None:
    """Differences 3, -1: mean 1, standard error 2."""
    assert not paired("points", "a player", [0, 0], [3, -1]).is_clear


def test_a_ratio_has_the_ratio_as_its_mean() -> None:
    """Points of winners, 30 + 50 of one and two winners: 80 / 3 a winner."""
    values = ratio_values([(30, 1), (50, 2)])
    assert sum(values) / 2 == pytest.approx(80 / 3)


def played(edition: CarriedEdition, seed: int) -> MatchStats:
    return play_with_stats(Match("bali", ("random", "random"), seed, (), edition))


def test_the_same_edition_does_not_differ_from_itself() -> None:
    games = [played(CarriedEdition(), seed) for seed in range(4)]
    found = compare(games, games)
    assert (found.games, found.seats) == (4, 2)
    assert found.clear() == []
    assert all(one.difference == 0 for one in found.differences)


def test_games_of_other_deals_are_not_compared() -> None:
    with pytest.raises(AssertionError, match="same deals"):
        compare([played(CarriedEdition(), 1), played(CarriedEdition(), 2)], [played(CarriedEdition(), 1)] * 2)
