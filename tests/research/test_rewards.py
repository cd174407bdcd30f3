"""What a result is worth."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motu.research.rewards import margin, place, win

points = st.lists(st.integers(0, 6), min_size=2, max_size=5)


def places_of(scores: list[int]) -> list[int]:
    return [sum(other > own for other in scores) for own in scores]


@given(points)
def test_wins_and_places_sum_to_zero_and_favour_the_better(scores: list[int]) -> None:
    places = places_of(scores)
    for reward in (win, place):
        rewards = reward(scores, places)
        assert sum(rewards) == pytest.approx(0)
        assert all(-1 <= one <= 1 for one in rewards)
        for own, worth in zip(places, rewards, strict=True):
            assert all(worth >= other for rank, other in zip(places, rewards, strict=True) if own <= rank)


@given(points)
def test_a_margin_is_positive_for_the_only_winner_alone(scores: list[int]) -> None:
    margins = margin(scores, places_of(scores))
    for own, ahead in zip(scores, margins, strict=True):
        assert (ahead > 0) == (own == max(scores) and scores.count(own) == 1)
