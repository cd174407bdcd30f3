"""Training: a network learns from self-play by how much expected scores are off. Needs PyTorch."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from motu.arena.extras import require_extra
from motu.arena.network_trial import contest
from motu.arena.runners import run_all
from motu.arena.statistics import Share, share
from motu.arena.training_samples import GameSamples, TrainingConfig, game_samples
from motu.players.net import Network, NetworkEvaluator
from motu.players.net.network import POINTS_PER_OUTPUT

HIDDEN: Final = (64, 32)
HELD_OUT_EVERY: Final = 10
"""One game in this many is held out for validation."""
BATCH: Final = 512
LEARNING_RATE: Final = 2e-3
FINE_TUNING_RATE: Final = 3e-4
"""The learning rate for the later rounds, which have fewer games."""
WEIGHT_DECAY: Final = 3e-2
LEAST_DEVIATION: Final = 0.1
"""Inputs are divided by their standard deviation, but by no less than this, so that rare inputs stay small."""


@dataclass(frozen=True)
class Progress:
    """How far training has come: games and epochs in all, and after an epoch its result."""

    round: int
    games: int
    epochs: int
    epoch: Epoch | None = None


@dataclass(frozen=True)
class Epoch:
    """The network after an epoch and its root mean square errors in points.

    `training_rmse` is over the games it was trained on, `rmse` over those held out, and `rmse_without` over the same
    games for the evaluation without a network.
    """

    training_rmse: float
    rmse: float
    rmse_without: float
    network: Network


def train(config: TrainingConfig) -> Iterator[Progress]:
    """Play and train, round by round. Yields the progress after every game and every epoch."""
    torch = require_extra("torch", "train")
    torch.manual_seed(config.seed % 2**63)
    trainer: Trainer | None = None
    network: Network | None = None
    first = 0
    for number in range(config.rounds + 1):
        units = range(first, first + (config.games_per_round if number else config.games))
        played: list[GameSamples] = []
        for game in run_all(partial(game_samples, config, network), units, config.runner, config.workers):
            played.append(game)
            yield Progress(number, first + len(played), number * config.epochs)
        first = units.stop
        samples = Samples(torch, config.seats, played)
        trainer = trainer or Trainer(torch, config, samples)
        for epoch, result in enumerate(trainer.epochs(samples, FINE_TUNING_RATE if number else LEARNING_RATE), 1):
            network = result.network
            yield Progress(number, first, number * config.epochs + epoch, result)


class Samples:
    """The positions of many games as tensors, with some games held out."""

    def __init__(self, torch: Any, seats: int, played: list[GameSamples]) -> None:
        def stacked(games: list[GameSamples]) -> tuple[Any, Any]:
            rows = torch.cat([torch.from_numpy(game.rows) for game in games])
            points = torch.cat([torch.tensor([game.points] * len(game.rows)).reshape(-1, seats) for game in games])
            return rows, points.float()

        self.held_out_rows, self.held_out_points = stacked(played[::HELD_OUT_EVERY])
        self.rows, self.points = stacked([one for number, one in enumerate(played) if number % HELD_OUT_EVERY])


class Trainer:
    """Trains one network, round after round.

    The loss is over what a search will use: the lead, mixed with the own points as the game's weights say.
    """

    def __init__(self, torch: Any, config: TrainingConfig, samples: Samples) -> None:
        self.torch = torch
        self.config = config
        rules = config.rules()
        self.own_points_share = rules.weights.own_points_share
        self.known = rules.feature_count
        some = samples.rows[:: 1 + len(samples.rows) // 50_000].float()
        self.mean = some.mean((0, 1))
        self.deviation = some.std((0, 1)).clamp_min(LEAST_DEVIATION)
        self.model = self.perceptron(samples.rows.shape[2])

    def perceptron(self, width: int) -> Any:
        """A perceptron with two hidden layers that begins with the output 0."""
        nn = self.torch.nn
        first, second = HIDDEN
        last = nn.Linear(second, 1)
        nn.init.zeros_(last.weight)
        nn.init.zeros_(last.bias)
        return nn.Sequential(nn.Linear(width, first), nn.ReLU(), nn.Linear(first, second), nn.ReLU(), last)

    def epochs(self, samples: Samples, rate: float) -> Iterator[Epoch]:
        """Train for the configured number of epochs."""
        torch, config = self.torch, self.config
        steps = config.epochs * -(-len(samples.rows) // BATCH)
        optimiser = torch.optim.AdamW(self.model.parameters(), lr=rate, weight_decay=WEIGHT_DECAY)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps)
        rmse_without = self.rmse(samples.held_out_rows[:, :, self.known].float(), samples.held_out_points)
        for _ in range(config.epochs):
            total_loss = 0.0
            for chosen in torch.randperm(len(samples.rows)).split(BATCH):
                optimiser.zero_grad()
                error = self.lead(self.expected_scores(samples.rows[chosen])) - self.lead(samples.points[chosen])
                loss = (error / POINTS_PER_OUTPUT).square().mean()
                loss.backward()
                optimiser.step()
                schedule.step()
                total_loss += loss.item() * len(chosen) / len(samples.rows)
            with torch.no_grad():
                expected = torch.cat([self.expected_scores(rows) for rows in samples.held_out_rows.split(BATCH)])
            rmse = self.rmse(expected, samples.held_out_points)
            yield Epoch(POINTS_PER_OUTPUT * math.sqrt(total_loss), rmse, rmse_without, self.network())

    def expected_scores(self, rows: Any) -> Any:
        """The expected score of every seat, by position: the evaluation plus the correction of the network."""
        rows = rows.float()
        return rows[:, :, self.known] + POINTS_PER_OUTPUT * self.model((rows - self.mean) / self.deviation)[:, :, 0]

    def lead(self, points: Any) -> Any:
        """The lead over the best other seat, mixed with the seat's own points as in a search's reward."""
        seats = range(self.config.seats)
        best = [points[:, [other for other in seats if other != seat]].max(1).values for seat in seats]
        return points - (1 - self.own_points_share) * self.torch.stack(best, 1)

    def rmse(self, expected: Any, points: Any) -> float:
        """The root mean square error of expected scores."""
        return float((self.lead(expected) - self.lead(points)).square().mean().sqrt())

    def network(self) -> Network:
        """The network as arrays, with the scaling of the inputs folded into the first layer."""
        layers = [layer for layer in self.model if hasattr(layer, "weight")]
        arrays = {f"weight{number}": layer.weight.detach().T.clone() for number, layer in enumerate(layers)}
        arrays |= {f"bias{number}": layer.bias.detach().clone() for number, layer in enumerate(layers)}
        arrays["weight0"] /= self.deviation[:, None]
        arrays["bias0"] -= self.mean @ arrays["weight0"]
        return Network({name: array.numpy() for name, array in arrays.items()})


def compare_with_and_without(network: Network, config: TrainingConfig, games: int, seconds: float) -> Iterator[Share]:
    """The share of games that a search with the network wins against searches without it, at equal time.

    Every deal is played from every seat. Yields the share so far after each game.
    """
    won = 0.0
    work = partial(play_with_network, network, config, seconds)
    for number, outcome in enumerate(run_all(work, range(games), config.runner, config.workers)):
        won += outcome
        yield share(won, number + 1)


def play_with_network(network: Network, config: TrainingConfig, seconds: float, number: int) -> float:
    """One game in which one seat has the network: 1 if it wins, less if others win as well."""
    rules = config.rules()
    evaluator = NetworkEvaluator(rules, network, config.seats)
    return contest(rules, evaluator, config.seats, config.rollout_depth, seconds, config.seed + 1, number)
