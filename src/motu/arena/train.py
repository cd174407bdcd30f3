"""Training: games played by evaluations, and a network that learns from them who came out how. Needs PyTorch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any, Final

from motu.arena.extras import needed
from motu.arena.match import offspring
from motu.arena.runners import done
from motu.core.chance import seeded
from motu.core.rules import Rules
from motu.games import rules_of
from motu.players import Knowledge, Player
from motu.players.net import Network, NetworkJudge
from motu.players.search import Budget, Dials, Search
from motu.players.search.playing import Hand
from motu.players.search.quick_game import quick_moments

HIDDEN: Final = (96, 48)
HELD_BACK: Final = 10
"""One game in so many is not learned from, but shows how well was learned."""
NET_DIALS: Final = Dials(ahead=0)
"""With a network to judge tables a search does not play on: it stops where the trees end."""


@dataclass(frozen=True)
class Lesson:
    """What a seat knew at some moment, as numbers, and how the game ended for it, from 0 to 1."""

    features: list[float]
    reward: float


@dataclass(frozen=True)
class Course:
    """How to train: games to learn from, moments of each, times that all are gone through."""

    game: str
    seats: int
    games: int
    moments: int
    epochs: int
    seed: int
    workers: int = 1
    runner: str = "processes"


@dataclass(frozen=True)
class Progress:
    epoch: int
    loss: float
    loss_held_back: float


def lessons(course: Course, number: int) -> list[Lesson]:
    """Some moments of one game, seen from every seat."""
    rules = rules_of(course.game)
    seed = offspring(course.seed, number)
    state = rules.setup(course.seats, seed, None, told=False)
    moments = quick_moments(rules, state, seeded(seed), course.moments)
    rewards = Hand(rules).rewards(state)
    return [Lesson(rules.features(moment, seat), rewards[seat]) for moment in moments for seat in range(course.seats)]


def train(course: Course) -> Iterator[tuple[Progress, Network]]:
    """Play, then learn epoch by epoch; yields how it goes, with the network as it is."""
    torch = needed("torch", "train")
    torch.manual_seed(course.seed % 2**63)
    played = list(done(partial(lessons, course), range(course.games), course.runner, course.workers))
    kept = played[::HELD_BACK]
    learned = [game for number, game in enumerate(played) if number % HELD_BACK]
    inputs, rewards = tensors(torch, learned or kept)
    held_inputs, held_rewards = tensors(torch, kept)
    mean, spread = inputs.mean(0), inputs.std(0).clamp_min(0.1)
    model = perceptron(torch, inputs.shape[1])
    optimiser = torch.optim.AdamW(model.parameters(), lr=2e-3, weight_decay=1e-3)
    judge = torch.nn.BCEWithLogitsLoss()
    batch = 512
    for epoch in range(1, course.epochs + 1):
        order = torch.randperm(len(inputs))
        total = 0.0
        for start in range(0, len(order), batch):
            chosen = order[start : start + batch]
            optimiser.zero_grad()
            loss = judge(model((inputs[chosen] - mean) / spread)[:, 0], rewards[chosen])
            loss.backward()
            optimiser.step()
            total += loss.item() * len(chosen)
        with torch.no_grad():
            held = judge(model((held_inputs - mean) / spread)[:, 0], held_rewards).item()
        yield Progress(epoch, total / len(inputs), held), as_arrays(model, mean, spread)


def tensors(torch: Any, games: list[list[Lesson]]) -> tuple[Any, Any]:
    flat = list(chain.from_iterable(games))
    return torch.tensor([one.features for one in flat]), torch.tensor([one.reward for one in flat])


def perceptron(torch: Any, width: int) -> Any:
    nn = torch.nn
    first, second = HIDDEN
    return nn.Sequential(nn.Linear(width, first), nn.ReLU(), nn.Linear(first, second), nn.ReLU(), nn.Linear(second, 1))


def as_arrays(model: Any, mean: Any, spread: Any) -> Network:
    arrays = {"mean": mean.numpy(), "spread": spread.numpy()}
    for number, layer in enumerate(layer for layer in model if hasattr(layer, "weight")):
        arrays[f"weight{number}"] = layer.weight.detach().numpy().copy()
        arrays[f"bias{number}"] = layer.bias.detach().numpy().copy()
    return Network(arrays)


def with_and_without(network: Network, course: Course, games: int, seconds: float) -> float:
    """The share of games that a search with the network wins against one without it, both with the same time."""
    rules = rules_of(course.game)
    won = 0.0
    for number in range(games):
        state = rules.setup(course.seats, offspring(course.seed + 2, number // course.seats), None, told=False)
        own = number % course.seats
        players = [contestant(rules, network if seat == own else None, seconds, number) for seat in range(course.seats)]
        while (decision := state.pending()) is not None:
            state.take(players[decision.seat].choose(Knowledge(rules, state, decision.seat)))
        places = rules.places(state)
        won += (places[own] == 0) / places.count(0)
    return won / games


def contestant(rules: Rules, network: Network | None, seconds: float, seed: int) -> Player:
    """A search that stops after some time; with a network, or as the levels search."""
    if network is None:
        return Search(seed, Budget(1_000_000, seconds))
    return Search(seed, Budget(1_000_000, seconds, 1, NET_DIALS), NetworkJudge(rules, network))
