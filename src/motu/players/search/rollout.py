"""Rollouts: how a search plays on below its trees, mostly greedy, sometimes random, and how it evaluates positions."""

from __future__ import annotations

import math
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from motu.core.agenda import Decision, Moves, State
from motu.core.chance import WIDEST, Chance
from motu.core.rules import Rules
from motu.core.search_config import SearchConfig

PERCENT: Final = 100
TO_THE_END: Final = 1_000_000
"""A rollout depth that no game reaches."""
OWN_POINTS_THRESHOLD: Final = 0.5
"""From this share of own points on, rollouts compare moves by the player's own expected score only."""
LEAD_SHARE: Final = 0.5
"""The share of the lead in the reward of a finished game. The rest is for winning."""
WORST: Final = -1000000.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Evaluates positions at which rollouts stop."""

    def expected_scores(self, state: State) -> list[float]:
        """The expected final points of each seat. The game is not over yet."""
        raise NotImplementedError  # abstract


@final
class Rollout:
    """Plays moves on guessed tables and evaluates them, with the settings of one search and reusable buffers.

    Without an evaluator positions are evaluated by the game itself.
    """

    def __init__(self, rules: Rules, config: SearchConfig, evaluator: Evaluator | None = None) -> None:
        weights = rules.weights
        depth, scale, share = config.rollout_depth, config.lead_scale, config.own_points_share
        self.rules = rules
        self.evaluator = evaluator
        self.depth: Final[i64] = weights.rollout_depth if depth is None else depth
        self.width: Final[i64] = config.rollout_width
        self.random_percent: Final[i64] = round(PERCENT * config.random_move_rate)
        self.lead_scale: Final[float] = weights.lead_scale if scale is None else scale
        self.own_points_share: Final[float] = weights.own_points_share if share is None else share
        self.scores_at_root: list[float] = []
        """The expected scores when the search began. Own points are rewarded relative to them."""
        self.moves = Moves()
        self.trial_moves = Moves()
        self.trial: State | None = None
        """The table on which moves are tried. It is overwritten for each of them."""

    def after_move(self, state: State, decision: Decision[Any], move: i64, chance: Chance) -> State:
        """A copy of the table after a move. Its random generator is changed, so that luck is not foreseen.

        The next call overwrites it.
        """
        after = self.trial
        if after is None:
            after = state.clone()
            self.trial = after
        else:
            after.copy_from(state)
        after.chance.a ^= chance.below(WIDEST)
        after.play(decision, move, self.trial_moves)
        return after

    def roll_out(self, state: State, decision: Decision[Any] | None, chance: Chance) -> None:
        """Play until the end of the game or of the rollout depth. `moves` has the options of the decision."""
        left: i64 = self.depth
        while decision is not None and left > 0:
            if self.width == 0 or (self.random_percent > 0 and chance.below(PERCENT) < self.random_percent):
                move = self.moves.items[chance.below(self.moves.count)]
            else:
                move = self.greedy_move(state, decision, chance, self.width)
            decision = state.play(decision, move, self.moves)
            left -= 1

    def greedy_move(self, state: State, decision: Decision[Any], chance: Chance, width: i64) -> i64:
        """The best of the options, or of `width` random ones, by the position after each."""
        moves = self.moves
        count: i64 = moves.count
        compared: i64 = count if count < width else width
        best: i64 = 0
        most: float = WORST
        for i in range(compared):
            if compared < count:
                other: i64 = i + chance.below(count - i)
                swapped: i64 = moves.items[i]
                moves.items[i] = moves.items[other]
                moves.items[other] = swapped
            value = self.preference(self.after_move(state, decision, moves.items[i], chance), decision.seat)
            if value > most:
                most = value
                best = moves.items[i]
        return best

    def preference(self, state: State, seat: i64) -> float:
        """How a greedy player at a seat values a position."""
        if self.own_points_share >= OWN_POINTS_THRESHOLD:
            return self.rules.expected_score(state, seat)
        return self.rules.expected_lead(state, seat)

    def expected_scores(self, state: State) -> list[float]:
        """The expected final points of each seat, by the evaluator if there is one."""
        if self.evaluator is not None and state.agenda:
            return self.evaluator.expected_scores(state)
        return self.quick_expected_scores(state)

    def quick_expected_scores(self, state: State) -> list[float]:
        """The expected final points of each seat, by the game's own fast evaluation."""
        return self.rules.expected_scores(state)

    def rewards(self, state: State, expected: list[float]) -> list[float]:
        """The reward of each seat, from 0 to 1, for expected scores. After the end winning counts as well."""
        found: list[float] = [self.reward(expected, seat) for seat in range(len(expected))]
        if not state.agenda:
            places = self.rules.places(state)
            for seat in range(len(found)):
                found[seat] = with_victory(found[seat], places[seat])
        return found

    def reward_of(self, seat: i64, state: State, expected: list[float]) -> float:
        """The reward of one seat."""
        found = self.reward(expected, seat)
        return found if state.agenda else with_victory(found, self.rules.places(state)[seat])

    def reward(self, expected: list[float], seat: i64) -> float:
        """The reward of a seat for expected scores, as long as the game goes on."""
        lead = expected[seat] - best_other(expected, seat)
        if self.scores_at_root:
            lead += self.own_points_share * (expected[seat] - self.scores_at_root[seat] - lead)
        return win_probability(lead, self.lead_scale)


def with_victory(reward: float, place: int) -> float:
    """The reward of a finished game: partly for the lead, partly for winning."""
    return LEAD_SHARE * reward + (1.0 - LEAD_SHARE) * (1.0 if place == 0 else 0.0)


def best_other(scores: list[float], seat: i64) -> float:
    """The highest score of the other seats."""
    best: float = WORST
    for other in range(len(scores)):
        if other != seat and scores[other] > best:
            best = scores[other]
    return best


def win_probability(lead: float, scale: float) -> float:
    """A lead in points as a chance to win (logistic function). A lead of one scale gives 73 %."""
    return 1.0 / (1.0 + math.exp(-lead / scale))
