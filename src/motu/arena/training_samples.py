"""Training samples: positions of self-play games, and how those games ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from motu.arena.editions import STANDARD, CarriedEdition, rules_with
from motu.arena.match import derive_seed
from motu.core.agenda import State
from motu.core.chance import Chance, seeded
from motu.core.rules import Rules
from motu.core.search_config import SearchConfig
from motu.players import Knowledge
from motu.players.net import Network, NetworkEvaluator, NetworkInput
from motu.players.search import SearchPlayer
from motu.players.search.quick_game import ASSUMED_DECISIONS, RANDOM_MOVE_EVERY, quick_positions


@dataclass(frozen=True)
class TrainingConfig:
    """How to train: the number of games, the positions sampled from each, and the epochs.

    The first games are quick: every player looks one decision ahead. After them come `rounds` of `games_per_round`
    games each, played by searches of `iterations` iterations that use the network of the round before after
    `rollout_depth` decisions.
    """

    game: str
    seats: int
    games: int
    positions: int
    epochs: int
    seed: int
    workers: int = 1
    runner: str = "processes"
    rounds: int = 0
    games_per_round: int = 100
    iterations: int = 64
    rollout_depth: int = 4
    edition: CarriedEdition = STANDARD

    def rules(self) -> Rules:
        """The rules of the game with the edition."""
        return rules_with(self.game, self.edition)


@dataclass(frozen=True)
class GameSamples:
    """Positions of one game and everybody's points at its end.

    `rows` is the input of a network, by position and seat, in half precision: millions have to fit into memory.
    """

    rows: Any
    points: list[int]


def game_samples(config: TrainingConfig, network: Network | None, number: int) -> GameSamples:
    """Positions of one game, from every seat. Without a network it is a quick game, otherwise searches play it."""
    rules = config.rules()
    seed = derive_seed(config.seed, number)
    state = rules.setup(config.seats, seed, None, keep_log=False)
    if network is None:
        positions = quick_positions(rules, state, seeded(seed), config.positions)
    else:
        players = [network_player(rules, network, config, derive_seed(seed, seat)) for seat in range(config.seats)]
        positions = searched_positions(rules, state, seeded(seed), config.positions, players)
    rows = NetworkInput(rules, config.seats).encode_all(positions)
    return GameSamples(rows.astype("float16"), rules.scores(state))


def network_player(rules: Rules, network: Network, config: TrainingConfig, seed: int) -> SearchPlayer:
    """A search that evaluates positions with the network."""
    settings = SearchConfig(iterations=config.iterations, rollout_depth=config.rollout_depth)
    return SearchPlayer(seed, settings, NetworkEvaluator(rules, network, config.seats))


def searched_positions(
    rules: Rules, state: State, chance: Chance, count: int, players: list[SearchPlayer]
) -> list[State]:
    """Let searches play a state to its end, with some random moves, and keep about `count` positions of it."""
    positions: list[State] = []
    while (decision := state.pending()) is not None:
        if chance.below(ASSUMED_DECISIONS) < count:
            positions.append(state.clone())
        knowledge = Knowledge(rules, state, decision.seat)
        if chance.below(RANDOM_MOVE_EVERY) > 0:
            state.take(players[decision.seat].choose(knowledge))
        else:
            moves = knowledge.moves()
            state.take(moves[chance.below(len(moves))])
    return positions
