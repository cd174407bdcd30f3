"""Random legal play of one peer's game for a while, told as JSON. Runs in the peers' own environment."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any, ClassVar

SECONDS = 2.0
STRETCH = 0.1
"""So long at least games are played for one figure: a single game of two decisions may just have been lucky."""


def catanatron(players: int) -> tuple[Callable[[], int], Callable[[], Any]]:
    from catanatron import Color, Game, RandomPlayer

    colours = list(Color)[:players]

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    game = Game([RandomPlayer(colour) for colour in colours])
    for _ in range(300):
        game.play_tick()
    return play, game.copy


def register(name: str) -> None:
    """Let OpenSpiel know a game that is written in Python."""
    if name.startswith("python_"):
        __import__(f"open_spiel.python.games.{name.removeprefix('python_')}")
    if name.startswith("motu_"):
        __import__("motu.research.openspiel")


def openspiel(name: str) -> tuple[Callable[[], int], Callable[[], Any]]:
    import pyspiel

    register(name)
    game = pyspiel.load_game(name)
    state = game.new_initial_state()

    def play(most: int = sys.maxsize) -> int:
        nonlocal state
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal() and decisions < most:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    play(5)
    middle = state
    return play, middle.clone


def observed(name: str) -> tuple[Callable[[], int], None]:
    """OpenSpiel's games as its learners step them: information states and legal actions in every time step."""
    from open_spiel.python.rl_environment import Environment

    register(name)
    table = Environment(name)

    def play() -> int:
        now = table.reset()
        decisions = 0
        while not now.last():
            legal = now.observations["legal_actions"][now.current_player()]
            now = table.step([random.choice(legal)])
            decisions += 1
        return decisions

    return play, None


def rlcard(name: str) -> tuple[Callable[[], int], None]:
    import rlcard as cards
    from rlcard.agents import RandomAgent

    table = cards.make(name)
    table.set_agents([RandomAgent(num_actions=table.num_actions) for _ in range(table.num_players)])

    def play() -> int:
        trajectories, _ = table.run(is_training=False)
        return sum((len(path) - 1) // 2 for path in trajectories)

    return play, None


def rlcard_steps(name: str) -> tuple[Callable[[], int], None]:
    """RLCard's games step by step: every step gives the next player's observation and legal actions."""
    import rlcard as cards

    table = cards.make(name)

    def play() -> int:
        seen, _ = table.reset()
        decisions = 0
        while not table.is_over():
            seen, _ = table.step(random.choice(list(seen["legal_actions"])))
            decisions += 1
        return decisions

    return play, None


def pettingzoo(name: str) -> tuple[Callable[[], int], None]:
    import importlib

    return agents_in_turn(importlib.import_module(f"pettingzoo.classic.{name}").env())


def agents_in_turn(table: Any) -> tuple[Callable[[], int], None]:
    """Random play of any PettingZoo environment, looking at every observation."""
    import numpy

    seeds = iter(range(10**9))

    def play() -> int:
        table.reset(seed=next(seeds))
        decisions = 0
        for _ in table.agent_iter():
            seen, _, ended, cut, _ = table.last()
            if ended or cut:
                table.step(None)
            else:
                legal = numpy.flatnonzero(seen["action_mask"].view(numpy.bool_))  # noughts and ones, read the quick way
                table.step(int(random.choice(legal)))
                decisions += 1
        return decisions

    return play, None


def nothing() -> tuple[Callable[[], int], None]:
    """A PettingZoo environment in which nothing happens, ninety times: more than that nobody can make there."""
    import numpy
    from pettingzoo import AECEnv

    class Nothing(AECEnv):  # type: ignore[misc]  # not installed here
        metadata: ClassVar = {"name": "nothing_v0"}
        possible_agents: ClassVar = ["one", "other"]
        seen: ClassVar = {"observation": numpy.zeros(100, numpy.int32), "action_mask": numpy.ones(4, numpy.int8)}

        def reset(self, **_asked: Any) -> None:
            self.agents = list(self.possible_agents)
            self.agent_selection = self.agents[0]
            self.rewards = self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
            self.terminations = self.truncations = dict.fromkeys(self.agents, False)
            self.infos: Any = {agent: {} for agent in self.agents}
            self.left = 90

        def observe(self, _agent: str) -> Any:
            return self.seen

        def step(self, _action: int) -> None:
            self.left -= 1
            if self.left == 0:
                self.agents = []

    return agents_in_turn(Nothing())


PEERS: dict[str, Callable[[], tuple[Callable[[], int], Callable[[], Any] | None]]] = {
    "Catanatron: Catan, 4 players": lambda: catanatron(4),
    "Catanatron: Catan, 2 players": lambda: catanatron(2),
    "OpenSpiel: cribbage (C++)": lambda: openspiel("cribbage"),
    "OpenSpiel: hanabi (C++)": lambda: openspiel("hanabi"),
    "OpenSpiel: dominoes (Python)": lambda: openspiel("python_block_dominoes"),
    "RLCard: uno": lambda: rlcard("uno"),
    "RLCard: gin rummy": lambda: rlcard("gin-rummy"),
    "PettingZoo: connect four": lambda: pettingzoo("connect_four_v3"),
}

INTERFACES: dict[str, Callable[[], tuple[Callable[[], int], Callable[[], Any] | None]]] = {
    "PettingZoo: connect four": PEERS["PettingZoo: connect four"],
    "PettingZoo: tic-tac-toe": lambda: pettingzoo("tictactoe_v3"),
    "PettingZoo: leduc hold'em": lambda: pettingzoo("leduc_holdem_v4"),
    "PettingZoo: texas hold'em": lambda: pettingzoo("texas_holdem_v4"),
    "PettingZoo: nothing happens": nothing,
    "OpenSpiel: tic-tac-toe (C++)": lambda: observed("tic_tac_toe"),
    "OpenSpiel: gin rummy (C++)": lambda: observed("gin_rummy"),
    "OpenSpiel: hanabi (C++)": lambda: observed("hanabi"),
    "OpenSpiel: tic-tac-toe (Python)": lambda: observed("python_tic_tac_toe"),
    "OpenSpiel: kuhn poker (Python)": lambda: observed("python_kuhn_poker"),
    "OpenSpiel: dominoes (Python)": lambda: observed("python_block_dominoes"),
    "RLCard: uno": lambda: rlcard_steps("uno"),
    "RLCard: gin rummy": lambda: rlcard_steps("gin-rummy"),
    "RLCard: leduc hold'em": lambda: rlcard_steps("leduc-holdem"),
}
"""What researchers use, beside which Motu's research interfaces are measured: observation and legal actions in every
step, through the interface that its users use."""

BARE: dict[str, Callable[[], tuple[Callable[[], int], Callable[[], Any] | None]]] = {
    "OpenSpiel: tic-tac-toe (C++)": lambda: openspiel("tic_tac_toe"),
    "OpenSpiel: gin rummy (C++)": lambda: openspiel("gin_rummy"),
    "OpenSpiel: hanabi (C++)": PEERS["OpenSpiel: hanabi (C++)"],
    "OpenSpiel: tic-tac-toe (Python)": lambda: openspiel("python_tic_tac_toe"),
    "OpenSpiel: kuhn poker (Python)": lambda: openspiel("python_kuhn_poker"),
    "OpenSpiel: dominoes (Python)": PEERS["OpenSpiel: dominoes (Python)"],
}
"""The same without observations: only legal actions, and one of them applied."""


def measure(name: str, bare: bool) -> dict[str, Any]:
    """The best stretch's time a decision, and the best time a copy."""
    kinds = BARE if bare else PEERS | INTERFACES
    return measured(*kinds[name]())


def measured(play: Callable[[], int], copy: Callable[[], Any] | None) -> dict[str, Any]:
    """Some seconds of play, and then of copying."""
    shortest, games, decisions = float("inf"), 0, 0
    end = perf_counter() + SECONDS
    while perf_counter() < end or games == 0:
        start = perf_counter()
        made = 0
        while perf_counter() < start + STRETCH or made == 0:
            made += play()
            games += 1
        shortest = min(shortest, (perf_counter() - start) / made)
        decisions += made
    copies = float("inf")
    if copy is not None:
        for _ in range(20):
            start = perf_counter()
            for _ in range(50):
                copy()
            copies = min(copies, (perf_counter() - start) / 50)
    return {
        "us_per_decision": shortest * 1e6,
        "us_per_clone": None if copy is None else copies * 1e6,
        "decisions_per_game": decisions / games,
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], "bare" in sys.argv[2:])))
