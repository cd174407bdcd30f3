"""Random legal play through one of Motu's research interfaces for a while, told as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial

from benchmarks.peers_play import agents_in_turn, measured, observed, openspiel

GAMES = 512
"""So many games are stepped together where games are stepped together."""
SEATS = 3


def batch(game: str) -> Callable[[], int]:
    """Observations and masks of all games written in every step; legal actions drawn at random."""
    from motu.research.batch import Batch

    tables = Batch(game, GAMES, seats=SEATS)

    def play() -> int:
        for _ in range(50):
            tables.step(tables.sample())
        return 50 * GAMES

    return play


def aec(game: str, wrapped: bool) -> Callable[[], int]:
    from motu.research import pettingzoo

    make = pettingzoo.env if wrapped else pettingzoo.raw_env
    return agents_in_turn(make(game, seats=SEATS))[0]


def one_seat(game: str) -> Callable[[], int]:
    """Steps of the learner; what its opponents decide, at random too, is not counted."""
    import random

    import gymnasium
    import numpy

    from motu.research.gymnasium import env_id

    env = gymnasium.make(env_id(game), seats=SEATS, opponents="random")

    def play() -> int:
        _, info = env.reset()
        ended, steps = False, 0
        while not ended:
            action = int(random.choice(numpy.flatnonzero(info["action_mask"].view(numpy.bool_))))
            _, _, ended, _, info = env.step(action)
            steps += 1
        return steps

    return play


def spiel(game: str, bare: bool) -> Callable[[], int]:
    name = f"motu_{game}(players={SEATS})"
    play: Callable[[], int] = openspiel(name)[0] if bare else observed(name)[0]
    return play


MOTU: dict[str, Callable[[], Callable[[], int]]] = {}
MOTU_BARE: dict[str, Callable[[], Callable[[], int]]] = {}
for _game in ("bali", "bora_bora", "raiatea"):
    MOTU[f"Motu: {_game}, batch of {GAMES}"] = partial(batch, _game)
    MOTU[f"Motu: {_game}, PettingZoo env()"] = partial(aec, _game, True)
    MOTU[f"Motu: {_game}, PettingZoo raw_env()"] = partial(aec, _game, False)
    MOTU[f"Motu: {_game}, Gymnasium"] = partial(one_seat, _game)
    MOTU[f"Motu: {_game}, OpenSpiel"] = partial(spiel, _game, False)
    MOTU_BARE[f"Motu: {_game}, OpenSpiel"] = partial(spiel, _game, True)


if __name__ == "__main__":
    kinds = MOTU_BARE if "bare" in sys.argv[2:] else MOTU
    print(json.dumps(measured(kinds[sys.argv[1]](), None)))
