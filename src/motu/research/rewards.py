"""The reward of each seat at the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from motu.core.agenda import State
from motu.core.rules import Rules

Reward = Callable[[Sequence[int], Sequence[int]], list[float]]


def win(_scores: Sequence[int], places: Sequence[int]) -> list[float]:
    """1 for the only winner and an equal negative share for the others. A shared victory is split. Sums to 0.

    >>> win([30, 20, 10], [0, 1, 2])
    [1.0, -0.5, -0.5]
    >>> win([30, 30], [0, 0])
    [0.0, 0.0]
    """
    seats, winners = len(places), places.count(0)
    return [(seats / winners - 1) / (seats - 1) if place == 0 else -1 / (seats - 1) for place in places]


def place(_scores: Sequence[int], places: Sequence[int]) -> list[float]:
    """From 1 for the first place in even steps to -1 for the last; equal places share their steps. Sums to 0.

    >>> place([30, 20, 10], [0, 1, 2])
    [1.0, 0.0, -1.0]
    >>> place([30, 20, 20], [0, 1, 1])
    [1.0, -0.5, -0.5]
    """
    steps = len(places) - 1
    return [1 - (2 * rank + places.count(rank) - 1) / steps for rank in places]


def margin(scores: Sequence[int], _places: Sequence[int]) -> list[float]:
    """Points ahead of the best other seat; for two seats it sums to 0.

    >>> margin([30, 20, 10], [0, 1, 2])
    [10.0, -10.0, -20.0]
    """
    return [float(own - max([*scores[:seat], *scores[seat + 1 :]])) for seat, own in enumerate(map(int, scores))]


REWARDS: Final[dict[str, Reward]] = {"win": win, "place": place, "margin": margin}


def reward_named(name: str) -> Reward:
    """A reward by name. ValueError, with all names, for an unknown one."""
    if name not in REWARDS:
        raise ValueError(f"There is no reward “{name}”. Rewards: {', '.join(REWARDS)}.")
    return REWARDS[name]


def rewarded(rules: Rules, state: State, reward: Reward) -> list[float]:
    """The rewards of a game that is over."""
    return reward(rules.scores(state), rules.places(state))
