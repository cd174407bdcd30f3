"""The player that searches. Without a time limit the same seed always gives the same moves."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import TypeVar

from motu.core.agenda import State
from motu.core.chance import WIDEST, seeded
from motu.core.search_config import SearchConfig
from motu.players.knowledge import Knowledge
from motu.players.search.rollout import Evaluator
from motu.players.search.tree import Node
from motu.players.search.tree_search import TreeSearch

Statistics = tuple[int, float]
"""Visits of a move, and the sum of their rewards."""
Result = TypeVar("Result")


class SearchPlayer:
    """Chooses the move with the best mean reward over many determinizations.

    With several processes it is the move with the most visits of all. If the same player object is asked for the next
    decision of its seat, and nobody else and no chance came in between, it continues with the trees it has. (At server
    tables every decision has a new player object.)

    >>> from motu import RULES
    >>> from motu.players import Knowledge
    >>> rules = RULES["bali"]
    >>> state = rules.setup(seats=2, seed=7)
    >>> knowledge = Knowledge(rules, state, rules.pending(state).seat)
    >>> config = SearchConfig(iterations=32)
    >>> SearchPlayer(seed=1, config=config).choose(knowledge) == SearchPlayer(1, config).choose(knowledge)
    True
    """

    def __init__(self, seed: int, config: SearchConfig | None = None, evaluator: Evaluator | None = None) -> None:
        self.chance = seeded(seed)
        self.config = config or SearchConfig()
        self.evaluator = evaluator
        self.kept: list[Node] | None = None
        """The trees below the move chosen last, if the next decision may be of the same seat."""
        self.expected: State | None = None
        """The table as it should be at that decision."""

    def choose(self, knowledge: Knowledge) -> int:
        """The best move by a search with this player's settings."""
        start = perf_counter()
        moves = knowledge.moves()
        if len(moves) == 1:
            return moves[0]
        if self.config.processes > 1:
            action_id = self.choose_in_processes(knowledge, start)
        else:
            search = start_search(
                knowledge, self.config, self.chance.below(WIDEST), self.evaluator, self.subtrees(knowledge)
            )
            search.run(start)
            action_id = search.best_action_id()
            self.keep_subtrees(knowledge, search, action_id)
        return action_id - knowledge.first_action_id()

    def choose_in_processes(self, knowledge: Knowledge, start: float) -> int:
        """The most visited move of several independent searches, one in each process (root parallelisation)."""
        seeds = [int(self.chance.below(WIDEST)) for _ in range(self.config.processes)]
        totals: dict[int, Statistics] = {}
        for statistics in in_processes(
            [partial(root_statistics, knowledge, self.config, self.evaluator, seed, start) for seed in seeds]
        ):
            for action_id, (visits, reward) in statistics.items():
                before = totals.get(action_id, (0, 0.0))
                totals[action_id] = (before[0] + visits, before[1] + reward)
        return max(totals, key=lambda action_id: totals[action_id])

    def subtrees(self, knowledge: Knowledge) -> list[Node] | None:
        """The trees kept from the last decision, if the table is as expected."""
        if self.kept is None or self.expected is None:
            return None
        as_expected = knowledge.rules.seen(self.expected, knowledge.seat) == knowledge.seen()
        return self.kept if as_expected else None

    def keep_subtrees(self, knowledge: Knowledge, search: TreeSearch, action_id: int) -> None:
        """Keep the trees if the same seat is to decide next, and note how the table should look then."""
        after = knowledge.guess(0)
        after.take(action_id - knowledge.first_action_id())
        following = after.pending()
        same_seat = following is not None and following.seat == knowledge.seat
        self.kept = search.subtrees_below(action_id) if same_seat else None
        self.expected = after if same_seat else None


def start_search(
    knowledge: Knowledge,
    config: SearchConfig,
    seed: int,
    evaluator: Evaluator | None = None,
    subtrees: list[Node] | None = None,
) -> TreeSearch:
    """A search for the decision of a seat, ready to run. Players, hints and benchmarks all begin here."""
    return TreeSearch(knowledge.rules, knowledge.guess(0), knowledge.seat, config, seed, evaluator, subtrees)


def root_statistics(
    knowledge: Knowledge, config: SearchConfig, evaluator: Evaluator | None, seed: int, start: float
) -> dict[int, Statistics]:
    """The statistics of each move at the root after a search."""
    search = start_search(knowledge, config, seed, evaluator)
    search.run(start)
    root = search.roots[search.seat]
    return {int(node.action_id): (int(node.visits), node.total_reward) for node in root.children}


def in_processes(works: list[Callable[[], Result]]) -> list[Result]:
    """Run several functions at the same time, each in a fork of this process. Returns their results in order."""
    import multiprocessing  # a browser has no processes, and asks for none

    fork = multiprocessing.get_context("fork")
    running = []
    for work in works:
        receiver, sender = fork.Pipe(duplex=False)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # the forks only compute, they need none of our threads
            process = fork.Process(target=lambda work=work, sender=sender: sender.send(work()), daemon=True)
            process.start()
        running.append((process, receiver))
    results: list[Result] = []
    for process, receiver in running:
        results.append(receiver.recv())
        process.join()
    return results
