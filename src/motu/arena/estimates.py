"""Estimates from counted results: strengths of players (Bradley-Terry), and shares with their intervals."""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

CONFIDENCE: Final = 0.95
PRIOR: Final = 0.01
"""A weak prior, so that a player who never lost is not infinitely strong."""
CLOSE: Final = 1e-8
MOST_ROUNDS: Final = 1000

Vector = NDArray[np.float64]


def bradley_terry(won: NDArray[Any]) -> Vector:
    """The strengths that make the results most likely, as logarithms with the mean 0.

    `won[i, j]` counts how often i was placed before j. The strengths are the stationary distribution of a random walk
    from losers to winners, found again with the new strengths until they stay the same (I-LSR, Maystre and
    Grossglauser 2015).

    >>> strengths = bradley_terry(np.array([[0, 300], [100, 0]]))
    >>> round(float(np.exp(strengths[0] - strengths[1])), 2)
    3.0
    """
    count = len(won)
    strengths = np.ones(count)
    for _ in range(MOST_ROUNDS):
        rates = PRIOR + won.T / (strengths[:, None] + strengths[None, :])
        np.fill_diagonal(rates, 0.0)
        np.fill_diagonal(rates, -rates.sum(axis=1))
        equations = rates.T.copy()
        equations[-1] = 1.0
        found = count * np.linalg.solve(equations, np.eye(count)[-1])
        moved = float(np.abs(np.log(found / strengths)).max())
        strengths = found
        if moved < CLOSE:
            break
    logarithms = np.log(strengths)
    centred: Vector = logarithms - logarithms.mean()
    return centred


def wilson(hits: float, cases: int) -> tuple[float, float]:
    """The Wilson interval of a share, with parts of hits rounded to whole ones.

    >>> low, high = wilson(8, 10)
    >>> round(low, 3), round(high, 3)
    (0.49, 0.943)
    """
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    share = round(hits) / cases
    middle = (share + z * z / (2 * cases)) / (1 + z * z / cases)
    reach = z / (1 + z * z / cases) * math.sqrt(share * (1 - share) / cases + z * z / (4 * cases * cases))
    return min(share, max(0.0, middle - reach)), max(share, min(1.0, middle + reach))
