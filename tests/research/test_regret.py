"""Regret: what a choice loses against the best one, judged by what its seat knew."""

from __future__ import annotations

from math import sqrt

import pytest

from motu.core.search_config import SearchConfig
from motu.games import RULES
from motu.players import Knowledge
from motu.players.hints import Ending
from motu.research.regret import Regret, RegretConfig, compared, mean_regret, regret
from tests.research.text_positions import GAMES, positions

QUICK = RegretConfig(
    iterations=8,
    rivals=2,
    playouts=16,
    settings=SearchConfig(rollout_depth=2, rollout_width=2, prior_determinizations=1, candidates=3),
)


def endings(*points: int) -> list[Ending]:
    return [Ending(float(one > 10), one, {}) for one in points]


def value(ending: Ending) -> float:
    return float(ending.points)


def test_the_loss_is_measured_on_the_half_that_did_not_select() -> None:
    """Even places select move 1 (mean 20 against 10), odd ones measure: 12 against 9; then the other way round."""
    found = {0: endings(10, 9, 10, 9), 1: endings(20, 12, 20, 12)}
    loss, error, best = compared(found, 0, value, least_error=0.0)
    assert loss == pytest.approx((3 + 10) / 2)
    assert error == 0.0
    assert best == 1


def test_the_best_move_loses_nothing_and_has_the_error_of_the_comparison() -> None:
    found = {0: endings(20, 20, 24, 20), 1: endings(10, 12, 10, 10)}
    loss, error, best = compared(found, 0, value, least_error=0.0)
    assert (loss, best) == (0.0, 0)
    assert error == pytest.approx((sqrt(2) / sqrt(2) + 2 * sqrt(2) / sqrt(2)) / 2), "of (-8, -10) and of (-10, -14)"


def test_luck_in_the_selection_is_no_loss() -> None:
    """A rival that is lucky on one half and unlucky on the other loses as much as it seemed to gain."""
    found = {0: endings(10, 10, 10, 10), 1: endings(14, 6, 14, 6)}
    loss, _, _ = compared(found, 0, value, least_error=0.0)
    assert loss == pytest.approx(-2.0), "half of the time it is selected, and then it is 4 worse"


def test_an_error_is_never_smaller_than_the_playouts_can_tell() -> None:
    found = {0: endings(1, 1, 1, 1), 1: endings(1, 1, 1, 1)}
    assert compared(found, 0, value, least_error=0.25)[:2] == (0.0, 0.25)


@pytest.mark.parametrize("game", GAMES)
def test_judgements_depend_on_nothing_but_knowledge_and_seed(game: str) -> None:
    rules = RULES[game]
    state = next(iter(list(positions(rules, rules.seats[0], 3, 20))[1:]))
    decision = state.pending()
    assert decision is not None
    seat, move = int(decision.seat), decision.moves(state)[0]
    first = regret(Knowledge(rules, state, seat), move, QUICK, seed=5)
    guess = rules.guessed(state, seat, 9)
    assert regret(Knowledge(rules, guess, seat), move, QUICK, seed=5) == first


def test_judged_twice_the_difference_stays_within_the_errors() -> None:
    """The same for 200 decisions with the usual settings: `python -m benchmarks.agents regret`."""
    rules = RULES["bali"]
    within = []
    for number, state in enumerate(positions(rules, 2, 1, 4)):
        decision = state.pending()
        if decision is None:
            continue
        knowledge = Knowledge(rules, state, int(decision.seat))
        one, two = (regret(knowledge, decision.moves(state)[-1], QUICK, seed) for seed in (number, 10_000 + number))
        for a, b, error, other in (
            (one.win, two.win, one.win_error, two.win_error),
            (one.points, two.points, one.points_error, two.points_error),
        ):
            within.append(abs(a - b) <= 2 * sqrt(error**2 + other**2) + 1e-12)
    assert len(within) > 20
    assert sum(within) / len(within) >= 0.9


def test_means_and_their_errors() -> None:
    found = [Regret("a", "b", 0.1, 0.03, 1.0, 0.4), Regret("a", "b", 0.3, 0.04, 3.0, 0.3)]
    mean = mean_regret(found)
    assert mean["win"] == pytest.approx(0.2)
    assert mean["win_error"] == pytest.approx(0.025)
    assert mean["points"] == pytest.approx(2.0)
    assert mean["points_error"] == pytest.approx(0.25)
    assert mean_regret([])["win"] == 0.0
