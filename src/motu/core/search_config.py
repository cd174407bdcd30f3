"""The settings of a search, in one place. Plain data that can be sent to worker processes, so it is not compiled."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SearchConfig:
    """How a tree search works and how long it may take.

    Fields that are None are taken from the weights of the game.

    >>> SearchConfig(iterations=1000, rollout_depth=20).seconds is None
    True
    """

    iterations: int = 400
    """Iterations per decision. The search may stop earlier when one candidate is clearly best."""
    seconds: float | None = None
    """Time limit per decision."""
    processes: int = 1
    """With more than one, each process makes all iterations and the results are added. Needs a system that can fork."""
    rollout_depth: int | None = None
    """Decisions that a rollout plays before the position is evaluated."""
    rollout_width: int = 8
    """Options that a rollout compares at each decision. 0 makes rollouts play at random."""
    random_move_rate: float = 0.05
    """Share of random moves in rollouts, so that they differ."""
    exploration: float = 0.12
    """Weight of the exploration term in the upper confidence bound."""
    widening: float = 0.5
    """Progressive widening: of the moves legal now, at most 1 + widening * sqrt(visits) are tried."""
    candidates: int = 16
    """Moves of the root that enter the successive halving."""
    prior_determinizations: int = 4
    """Determinizations on which the moves of the root are evaluated to choose the candidates."""
    lead_scale: float | None = None
    """Scale of the logistic function that turns a lead in points into a chance to win (one scale: 73 %)."""
    own_points_share: float | None = None
    """Share of the player's own points in the reward, from 0 (only the lead counts) to 1."""
