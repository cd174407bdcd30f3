"""Tuning: better weights for a game's evaluation, found by play with an evolution strategy (CMA-ES)."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from motu.arena.extras import require_extra
from motu.arena.match import derive_seed
from motu.core.chance import seeded
from motu.core.errors import BadOption
from motu.core.search_config import SearchConfig
from motu.core.weights import Weights
from motu.games import rules_of
from motu.players.search.quick_game import quick_game
from motu.players.search.rollout import Rollout

FIRST_SIGMA: Final = 0.4
POINTS_COUNT: Final = 4.0
"""A gain of this many lead scales in points weighs as much as the reward going from 0 to 1."""
LEAST_STEP: Final = 0.1
"""The first step of a weight that is nearly 0."""


@dataclass(frozen=True)
class Trial:
    """Games in which one seat plays with the weights on trial and the others with those of the opponents."""

    game: str
    row: tuple[float, ...]
    opponents: tuple[float, ...]
    seats: int
    seeds: tuple[int, ...]


@dataclass(frozen=True)
class Outcome:
    """The means over the games of a trial: reward from 0 to 1, points, share of wins."""

    reward: float
    points: float
    wins: float
    games: int

    def objective(self, lead_scale: float) -> float:
        """What tuning maximises: winning, and points as well.

        Winning alone would find weights that only hinder the opponents.
        """
        return self.reward + self.points / (POINTS_COUNT * lead_scale)


@dataclass(frozen=True)
class Progress:
    """After a generation: its number, the best and the mean reward, and the mean weights of the strategy."""

    generation: int
    best: float
    mean: float
    row: list[float]


def try_out(trial: Trial) -> Outcome:
    """Play a trial: every deal from every seat."""
    rules = rules_of(trial.game)
    tried = rules.with_weights(rules.weights.changed(list(trial.row)))
    opponent = rules.with_weights(rules.weights.changed(list(trial.opponents)))
    rollout = Rollout(rules, SearchConfig())
    reward = points = wins = 0.0
    for seed in trial.seeds:
        for seat in range(trial.seats):
            state = rules.setup(trial.seats, seed, None, keep_log=False)
            chance = seeded(derive_seed(seed, seat))
            quick_game([tried if one == seat else opponent for one in range(trial.seats)], state, chance)
            places = rules.places(state)
            reward += rollout.rewards(state, rollout.expected_scores(state))[seat]
            points += rules.scores(state)[seat]
            wins += (places[seat] == 0) / places.count(0)
    games = len(trial.seeds) * trial.seats
    return Outcome(reward / games, points / games, wins / games, games)


@dataclass(frozen=True)
class TuningConfig:
    """How to tune: seats at the table, deals for each candidate, candidates per generation, generations.

    Every `renewal` generations the mean weights become those of the opponents.
    """

    game: str
    seats: int
    deals: int
    population: int
    generations: int
    seed: int
    renewal: int = 10
    workers: int = 1


def tune(config: TuningConfig, checkpoint: Path | None = None) -> Iterator[Progress]:
    """Tune the weights generation by generation. With a checkpoint file an interrupted run continues."""
    cma = require_extra("cma", "arena")
    weights = rules_of(config.game).weights
    start = weights.listed()
    steps = [max(abs(value) * 0.25, LEAST_STEP) for value in start]
    if checkpoint is not None and checkpoint.exists():
        state = json.loads(checkpoint.read_text(encoding="utf-8"))
        if len(state["row"]) != len(start):
            raise BadOption("tuning-does-not-fit", file=str(checkpoint), game=config.game)
    else:
        state = {"generation": 0, "row": start, "rivals": start, "sigma": FIRST_SIGMA}
    strategy = cma.CMAEvolutionStrategy(
        [(value - first) / step for value, first, step in zip(state["row"], start, steps, strict=True)],
        state["sigma"],
        {
            "popsize": config.population,
            "seed": config.seed % 2**31 + 1 + state["generation"],
            "verbose": -9,
            "CMA_diagonal": True,
        },
    )
    pool = multiprocessing.get_context("spawn").Pool(config.workers) if config.workers > 1 else None
    with pool or nullcontext():
        while state["generation"] < config.generations:
            number = state["generation"]
            candidates = strategy.ask()
            rows = [row_of(candidate, start, steps) for candidate in candidates]
            seeds = tuple(derive_seed(config.seed, number * config.deals + deal) for deal in range(config.deals))
            trials = [Trial(config.game, tuple(row), tuple(state["rivals"]), config.seats, seeds) for row in rows]
            outcomes = list((pool.map if pool else map)(try_out, trials))
            strategy.tell(candidates, [-outcome.objective(weights.lead_scale) for outcome in outcomes])
            middle = row_of(strategy.mean, start, steps)
            opponents = middle if (number + 1) % config.renewal == 0 else state["rivals"]
            state = {"generation": number + 1, "row": middle, "rivals": opponents, "sigma": float(strategy.sigma)}
            if checkpoint is not None:
                checkpoint.write_text(json.dumps(state), encoding="utf-8")
            rewards = [outcome.reward for outcome in outcomes]
            yield Progress(number + 1, max(rewards), sum(rewards) / len(rewards), middle)


def row_of(candidate: Sequence[float], start: Sequence[float], steps: Sequence[float]) -> list[float]:
    """The weights of a candidate of the evolution strategy."""
    return [float(first + step * turn) for first, step, turn in zip(start, steps, candidate, strict=True)]


def compare(game: str, row: Sequence[float], opponents: Sequence[float], seats: int, deals: int, seed: int) -> Outcome:
    """Play some weights against others, on deals that tuning has not used."""
    seeds = tuple(derive_seed(seed + 1, 1_000_000 + deal) for deal in range(deals))
    return try_out(Trial(game, tuple(row), tuple(opponents), seats, seeds))


def weights_file(weights: Weights, heading: str, how: dict[str, Any]) -> str:
    """The text of a weights file."""
    lines = [
        heading,
        f"lead_scale = {weights.lead_scale}",
        f"own_points_share = {weights.own_points_share}",
        f"rollout_depth = {weights.rollout_depth}",
        "",
        "[obtained]",
    ]
    lines += [f"{key} = {json.dumps(value)}" for key, value in how.items()]
    lines += ["", "[levels]"]
    lines += [f"{level} = {settings_of(config)}" for level, config in weights.levels.items()]
    for block, figures in (("weights", weights.figures), ("constants", weights.constants)):
        lines += ["", f"[{block}]"] if figures else []
        for figure, values in figures.items():
            rounded = [round(value, 3) for value in values]
            value = rounded if len(rounded) > 1 else rounded[0]
            meaning = json.dumps(weights.meanings[figure], ensure_ascii=False)
            lines.append(f"{figure} = {{ value = {value}, means = {meaning} }}")
    return "\n".join(lines) + "\n"


def settings_of(config: SearchConfig) -> str:
    """The settings of a level that differ from the defaults, as an inline table of TOML."""
    changed = {
        field.name: getattr(config, field.name)
        for field in fields(SearchConfig)
        if getattr(config, field.name) != field.default
    }
    return "{ " + ", ".join(f"{name} = {value}" for name, value in changed.items()) + " }"
