"""The mathematics of ratings: simulated players of known strength."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest

from motu.server.ratings.rating import DEVIATION, MIDDLE, NEWCOMER, SCALE, Rating, rated_game
from motu.server.ratings.results import places_with_leavers

PLAYERS = [f"player-{number}" for number in range(24)]
SPREAD = 250.0


def simulated(seed: int, games: int) -> tuple[dict[str, float], dict[str, Rating]]:
    """True strengths and ratings after games of two to five players, whose luck is that of the model.

    Results tell only differences, so true strengths are moved to the mean of the ratings.
    """
    draw = random.Random(seed)
    true = {player: draw.gauss(MIDDLE, SPREAD) for player in PLAYERS}
    known: dict[str, Rating] = {}
    for _ in range(games):
        seated = draw.sample(PLAYERS, draw.randint(2, 5))
        did = {player: true[player] / SCALE - math.log(-math.log(draw.random())) for player in seated}
        order = sorted(seated, key=lambda player: -did[player])
        known |= rated_game(known, [(player, place) for place, player in enumerate(order)])
    move = sum(known[player].mean - true[player] for player in PLAYERS) / len(PLAYERS)
    return {player: strength + move for player, strength in true.items()}, known


def test_2000_games_order_players_of_known_strength_and_the_intervals_hold() -> None:
    inside = ordered = clear = pairs = clear_pairs = 0
    for seed in range(4):
        true, known = simulated(seed, 2000)
        inside += sum(known[player].low <= true[player] <= known[player].high for player in PLAYERS)
        for one, other in combinations(PLAYERS, 2):
            right = (true[one] - true[other]) * (known[one].low - known[other].low) > 0
            pairs += 1
            ordered += right
            if abs(true[one] - true[other]) > 100:
                clear_pairs += 1
                clear += right
    assert inside >= 0.9 * 4 * len(PLAYERS)
    assert ordered >= 0.93 * pairs
    assert clear >= 0.99 * clear_pairs, "who is 100 points stronger stands above"


def test_intervals_hold_after_few_games_too() -> None:
    inside = 0
    for seed in range(20):
        true, known = simulated(seed, 150)
        inside += sum(known[player].low <= true[player] <= known[player].high for player in PLAYERS)
    assert inside >= 0.9 * 20 * len(PLAYERS)


def test_a_result_moves_ratings_and_makes_them_surer() -> None:
    after = rated_game({}, [("ann", 0), ("ben", 1), ("cleo", 1), ("dan", 3)])
    assert after["ann"].mean > MIDDLE > after["dan"].mean
    assert after["ben"] == after["cleo"], "equal places, equal ratings"
    assert all(rating.deviation < DEVIATION for rating in after.values())
    sure = {"ann": Rating(1500, 40), "ben": Rating(1500, 300)}
    after = rated_game(sure, [("ann", 0), ("ben", 1)])
    assert after["ann"].mean - 1500 < 1500 - after["ben"].mean, "who is known well moves less"


def test_the_expected_result_changes_less_than_a_surprise() -> None:
    known = {"ann": Rating(1900, 60), "ben": Rating(1500, 60)}
    expected = rated_game(known, [("ann", 0), ("ben", 1)])
    surprise = rated_game(known, [("ann", 1), ("ben", 0)])
    assert 0 < expected["ann"].mean - 1900 < 1900 - surprise["ann"].mean


def test_nothing_follows_from_games_against_oneself() -> None:
    after = rated_game({}, [("bot:easy", 0), ("bot:easy", 1), ("bot:easy", 2)])
    assert after["bot:easy"] == NEWCOMER
    twice = rated_game({}, [("bot:easy", 0), ("ann", 1), ("bot:easy", 2)])
    assert twice["ann"].mean == pytest.approx(MIDDLE, abs=60), "better than the one, worse than the other"


def test_ratings_do_not_depend_on_the_order_of_the_seats() -> None:
    places = [("ann", 2), ("ben", 0), ("cleo", 1), ("dan", 2)]
    known = {"ann": Rating(1600, 90), "dan": Rating(1450, 120)}
    one, other = rated_game(known, places), rated_game(known, places[::-1])
    for player, rating in one.items():
        assert rating.mean == pytest.approx(other[player].mean)
        assert rating.deviation == pytest.approx(other[player].deviation)


def test_leavers_share_the_last_place_and_the_others_are_placed_among_themselves() -> None:
    assert places_with_leavers([0, 1, 2], [False, False, False]) == [0, 1, 2]
    assert places_with_leavers([0, 1, 2], [True, False, False]) == [2, 0, 1]
    assert places_with_leavers([0, 0, 2, 3], [True, False, True, False]) == [2, 0, 2, 1]
    assert places_with_leavers([1, 0], [True, True]) == [0, 0]
