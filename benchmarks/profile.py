"""A search that goes on for a while, for profilers: `make profile GAME=bali`.

python -m benchmarks.profile GAME [--seats 3] [--seconds 10]
"""

from __future__ import annotations

import argparse
from time import perf_counter

from motu import RULES
from motu.cli.bench import middle_of_a_game
from motu.players import Knowledge
from motu.players.search import SearchConfig
from motu.players.search.player import start_search

ROUNDS = 40
"""Rounds of one search, before the next one begins."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Search in the middle of a game, again and again.")
    parser.add_argument("game", choices=list(RULES))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    wanted = parser.parse_args()
    rules = RULES[wanted.game]
    state = middle_of_a_game(rules, wanted.seats)
    knowledge = Knowledge(rules, state, rules.pending(state).seat)
    iterations = 0
    start = perf_counter()
    while perf_counter() - start < wanted.seconds:
        search = start_search(knowledge, SearchConfig(), seed=iterations)
        for _ in range(ROUNDS):
            search.run_round()
        iterations += int(search.iterations)
    print(f"{wanted.game}: {iterations / (perf_counter() - start):,.0f} iterations per second")


if __name__ == "__main__":
    main()
