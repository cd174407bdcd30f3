"""The player that searches: so many walks, or a time; the same with the same seed where no time runs out."""

from __future__ import annotations

import multiprocessing
import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Final, TypeVar

from motu.core.agenda import State
from motu.core.chance import WIDEST, seeded
from motu.core.rules import Rules
from motu.players.knowledge import Knowledge
from motu.players.search.playing import Judge, Manner
from motu.players.search.walk import Tuning, Walk

Tried = tuple[int, float]
"""Walks, and the reward of all of them."""
Found = TypeVar("Found")
DEALS_BETWEEN: Final = 4
"""After so many deals the field is looked over."""


@dataclass(frozen=True)
class Dials:
    """How a search goes about it; where nothing is said, as suits the game."""

    ahead: int | None = None
    """Decisions that a walk plays on below the trees."""
    lead: float | None = None
    """Points ahead that are worth almost three wins in four."""
    own: float | None = None
    """How much the search goes for points of its own rather than for being ahead, from 0 to 1."""
    width: int = 8
    """Options that are looked at in each of them."""
    slips: int = 5
    """Decisions in a hundred that are left to chance, so that not all walks are alike."""
    exploration: float = 0.12
    widening: float = 0.5
    field: int = 16
    """Moves that enter the contest at the root."""
    tables: int = 4
    """Guessed tables on which the moves are looked at before."""

    def walk(self, rules: Rules, table: State, seat: int, seed: int) -> Walk:
        """A search that goes about it so."""
        weights = rules.weights
        manner = Manner(weights.ahead if self.ahead is None else self.ahead, self.width, self.slips)
        walk = Walk(rules, table, seat, seed, manner, Tuning(self.exploration, self.widening, self.field))
        walk.hand.lead = weights.lead if self.lead is None else self.lead
        walk.hand.own = weights.own if self.own is None else self.own
        return walk


@dataclass(frozen=True)
class Budget:
    """How long to think: so many walks, and no longer than so many seconds if they are given, whichever comes first.

    With more than one process each does all the walks on its own, and what they found is put together: that needs a
    system that can fork.
    """

    walks: int = 400
    seconds: float | None = None
    processes: int = 1
    dials: Dials = field(default_factory=Dials)


class Search:
    """Chooses the move that did best on the way through many guessed tables."""

    def __init__(self, seed: int, budget: Budget | None = None, judge: Judge | None = None) -> None:
        self.chance = seeded(seed)
        self.budget = budget or Budget()
        self.judge = judge
        self.walk: Walk | None = None
        self.expected: State | None = None

    def choose(self, knowledge: Knowledge) -> int:
        start = perf_counter()
        moves = knowledge.moves()
        if len(moves) == 1:
            return moves[0]
        if self.budget.processes > 1:
            number = self.found_together(knowledge, start)
        else:
            walk = self.begun(knowledge)
            spend(walk, self.budget, start)
            walk.rank()
            number = walk.field[0].node.number
            self.look_forward(knowledge, walk)
        return int(number - knowledge.rules.first_numbers[type(knowledge.decision())])

    def found_together(self, knowledge: Knowledge, start: float) -> int:
        """The move that several searches from here, each in a process of its own, tried most and liked best."""
        seeds = [int(self.chance.below(WIDEST)) for _ in range(self.budget.processes)]
        found: dict[int, Tried] = {}
        for tried in in_processes(
            [partial(tried_alone, knowledge, self.budget, self.judge, seed, start) for seed in seeds]
        ):
            for number, (walks, reward) in tried.items():
                before = found.get(number, (0, 0.0))
                found[number] = (before[0] + walks, before[1] + reward)
        return max(found, key=lambda number: (found[number][0], found[number][1]))

    def begun(self, knowledge: Knowledge) -> Walk:
        """A search from here; if all came as expected since the last decision, with the trees grown so far."""
        dials = self.budget.dials
        walk = dials.walk(knowledge.rules, knowledge.guess(0), knowledge.seat, self.chance.below(WIDEST))
        walk.hand.judge = self.judge
        if self.walk is not None and self.expected is not None and self.came_true(knowledge, self.expected):
            walk.roots = self.walk.grown()
        walk.line_up(dials.tables)
        return walk

    def look_forward(self, knowledge: Knowledge, walk: Walk) -> None:
        """Remember how the table should look if nobody else and no chance comes between this and the next decision."""
        after = knowledge.guess(0)
        first = knowledge.rules.first_numbers[type(knowledge.decision())]
        after.take(int(walk.field[0].node.number - first))
        following = after.pending()
        own = following is not None and following.seat == knowledge.seat
        self.walk = walk if own else None
        self.expected = after if own else None

    def came_true(self, knowledge: Knowledge, expected: State) -> bool:
        return knowledge.rules.seen(expected, knowledge.seat) == knowledge.seen()


def spend(walk: Walk, budget: Budget, start: float) -> None:
    """Walk until the budget is spent or the contest is decided; halve the field whenever another part is spent.

    Walks that trees brought along from the decision before count, but for a quarter: so the moves of one turn are
    thought about together.
    """
    walks = max(budget.walks // 4, budget.walks - walk.brought())
    deals = 0
    halvings = max(1, (len(walk.field) - 1).bit_length())
    for part in range(1, halvings + 1):
        until = walks * part // halvings
        while walk.walks < until or walk.walks == 0:
            walk.deal()
            deals += 1
            if deals % DEALS_BETWEEN == 0 and walk.settle():
                return
            if budget.seconds is not None and perf_counter() - start > budget.seconds:
                return
        if part < halvings:
            walk.halve()


def tried_alone(knowledge: Knowledge, budget: Budget, judge: Judge | None, seed: int, start: float) -> dict[int, Tried]:
    """What one search tried at its root: walks and reward of each move."""
    walk = budget.dials.walk(knowledge.rules, knowledge.guess(0), knowledge.seat, seed)
    walk.hand.judge = judge
    walk.line_up(budget.dials.tables)
    spend(walk, budget, start)
    return {int(node.number): (int(node.visits), node.reward) for node in walk.roots[walk.seat].children}


def in_processes(works: list[Callable[[], Found]]) -> list[Found]:
    """Do several things at the same time, each in a copy of this process, and return what they found, in order."""
    fork = multiprocessing.get_context("fork")
    ends = []
    for work in works:
        here, there = fork.Pipe(duplex=False)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # the copies only think, and need no thread of ours
            process = fork.Process(target=lambda work=work, there=there: there.send(work()), daemon=True)
            process.start()
        ends.append((process, here))
    found: list[Found] = []
    for process, here in ends:
        found.append(here.recv())
        process.join()
    return found
