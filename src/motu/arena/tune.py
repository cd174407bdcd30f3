"""Tuning: better weights for a game's evaluation, found by play with an evolution strategy (CMA-ES)."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from motu.arena.extras import needed
from motu.arena.match import offspring
from motu.core.chance import seeded
from motu.core.errors import BadOption
from motu.core.weights import Weights
from motu.games import rules_of
from motu.players.search.playing import Hand
from motu.players.search.quick_game import quick_game

FIRST_SIGMA: Final = 0.4
POINTS_COUNT: Final = 4.0
"""So many leads in points count as much as the whole reward."""
LEAST_STEP: Final = 0.1
"""The first step of a weight that is nearly nothing."""


@dataclass(frozen=True)
class Trial:
    """One seat plays by some weights and the others by those that are to be beaten."""

    game: str
    row: tuple[float, ...]
    rivals: tuple[float, ...]
    seats: int
    seeds: tuple[int, ...]


@dataclass(frozen=True)
class Outcome:
    """What a trial brought: reward from 0 to 1, points and share of wins, means over its games."""

    reward: float
    points: float
    wins: float
    games: int

    def aim(self, lead: float) -> float:
        """What tuning wants more of: winning, and points as well.

        Winning alone would find weights that only hinder those that are to be beaten.
        """
        return self.reward + self.points / (POINTS_COUNT * lead)


@dataclass(frozen=True)
class Progress:
    """After a generation: its number, how the best of it and the middle of all did, and the weights in the middle."""

    generation: int
    best: float
    mean: float
    row: list[float]


def try_out(trial: Trial) -> Outcome:
    """Every deal from every seat."""
    rules = rules_of(trial.game)
    tried = rules.weighing(rules.weights.changed(list(trial.row)))
    rival = rules.weighing(rules.weights.changed(list(trial.rivals)))
    hand = Hand(rules)
    reward = points = wins = 0.0
    for seed in trial.seeds:
        for seat in range(trial.seats):
            state = rules.setup(trial.seats, seed, None, told=False)
            chance = seeded(offspring(seed, seat))
            quick_game([tried if one == seat else rival for one in range(trial.seats)], state, chance)
            places = rules.places(state)
            reward += hand.rewards(state, hand.hopes(state))[seat]
            points += rules.scores(state)[seat]
            wins += (places[seat] == 0) / places.count(0)
    games = len(trial.seeds) * trial.seats
    return Outcome(reward / games, points / games, wins / games, games)


@dataclass(frozen=True)
class Plan:
    """How to tune: seats at the table, deals for each candidate, candidates in a generation, generations.

    Every `renewal` generations the weights in the middle become those that are to be beaten.
    """

    game: str
    seats: int
    deals: int
    population: int
    generations: int
    seed: int
    renewal: int = 10
    workers: int = 1


def tune(plan: Plan, kept: Path | None = None) -> Iterator[Progress]:
    """Turn the weights generation by generation; what was reached is kept in a file and taken up again from there."""
    cma = needed("cma", "arena")
    weights = rules_of(plan.game).weights
    start = weights.listed()
    steps = [max(abs(value) * 0.25, LEAST_STEP) for value in start]
    if kept is not None and kept.exists():
        state = json.loads(kept.read_text(encoding="utf-8"))
        if len(state["row"]) != len(start):
            raise BadOption("tuning-does-not-fit", file=str(kept), game=plan.game)
    else:
        state = {"generation": 0, "row": start, "rivals": start, "sigma": FIRST_SIGMA}
    strategy = cma.CMAEvolutionStrategy(
        [(value - first) / step for value, first, step in zip(state["row"], start, steps, strict=True)],
        state["sigma"],
        {
            "popsize": plan.population,
            "seed": plan.seed % 2**31 + 1 + state["generation"],
            "verbose": -9,
            "CMA_diagonal": True,
        },
    )
    pool = multiprocessing.get_context("spawn").Pool(plan.workers) if plan.workers > 1 else None
    with pool or nullcontext():
        while state["generation"] < plan.generations:
            number = state["generation"]
            candidates = strategy.ask()
            rows = [row_of(candidate, start, steps) for candidate in candidates]
            seeds = tuple(offspring(plan.seed, number * plan.deals + deal) for deal in range(plan.deals))
            trials = [Trial(plan.game, tuple(row), tuple(state["rivals"]), plan.seats, seeds) for row in rows]
            outcomes = list((pool.map if pool else map)(try_out, trials))
            strategy.tell(candidates, [-outcome.aim(weights.lead) for outcome in outcomes])
            middle = row_of(strategy.mean, start, steps)
            rivals = middle if (number + 1) % plan.renewal == 0 else state["rivals"]
            state = {"generation": number + 1, "row": middle, "rivals": rivals, "sigma": float(strategy.sigma)}
            if kept is not None:
                kept.write_text(json.dumps(state), encoding="utf-8")
            rewards = [outcome.reward for outcome in outcomes]
            yield Progress(number + 1, max(rewards), sum(rewards) / len(rewards), middle)


def row_of(candidate: Sequence[float], start: Sequence[float], steps: Sequence[float]) -> list[float]:
    return [float(first + step * turn) for first, step, turn in zip(start, steps, candidate, strict=True)]


def compared(game: str, row: Sequence[float], rivals: Sequence[float], seats: int, deals: int, seed: int) -> Outcome:
    """How some weights do against others, on deals that no tuning has seen."""
    seeds = tuple(offspring(seed + 1, 1_000_000 + deal) for deal in range(deals))
    return try_out(Trial(game, tuple(row), tuple(rivals), seats, seeds))


def written(weights: Weights, heading: str, how: dict[str, Any]) -> str:
    """A weights file."""
    lines = [heading, f"lead = {weights.lead}", f"own = {weights.own}", f"ahead = {weights.ahead}", "", "[obtained]"]
    lines += [f"{key} = {json.dumps(value)}" for key, value in how.items()]
    lines += ["", "[levels]"]
    lines += [
        f"{level} = {{ walks = {reach.walks}, ahead = {reach.ahead} }}" for level, reach in weights.levels.items()
    ]
    lines += ["", "[weights]"]
    for figure, values in weights.figures.items():
        rounded = [round(value, 3) for value in values]
        value = rounded if len(rounded) > 1 else rounded[0]
        lines.append(
            f"{figure} = {{ value = {value}, means = {json.dumps(weights.means[figure], ensure_ascii=False)} }}"
        )
    return "\n".join(lines) + "\n"
