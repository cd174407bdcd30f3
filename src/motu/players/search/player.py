"""The player that searches: so many walks, or a time; the same with the same seed where no time runs out."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter

from motu.core.agenda import State
from motu.core.chance import WIDEST, seeded
from motu.core.rules import Rules
from motu.players.knowledge import Knowledge
from motu.players.search.playing import Manner
from motu.players.search.walk import Tuning, Walk


@dataclass(frozen=True)
class Dials:
    """How a search goes about it; the same for all games."""

    ahead: int = 60
    """Decisions that a walk plays on below the trees."""
    width: int = 8
    """Options that are looked at in each of them."""
    slips: int = 5
    """Decisions in a hundred that are left to chance, so that not all walks are alike."""
    exploration: float = 0.12
    widening: float = 0.5
    field: int = 16
    """Moves that enter the contest at the root."""
    selfish: float = 0.0
    tables: int = 4
    """Guessed tables on which the moves are looked at before."""

    def walk(self, rules: Rules, table: State, seat: int, seed: int) -> Walk:
        """A search that goes about it so."""
        manner = Manner(self.ahead, self.width, self.slips)
        return Walk(rules, table, seat, seed, manner, Tuning(self.exploration, self.widening, self.field, self.selfish))


@dataclass(frozen=True)
class Budget:
    """How long to think: so many walks, and no longer than so many seconds if they are given, whichever comes first."""

    walks: int = 400
    seconds: float | None = None
    dials: Dials = field(default_factory=Dials)


class Search:
    """Chooses the move that did best on the way through many guessed tables."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.chance = seeded(seed)
        self.budget = budget or Budget()
        self.walk: Walk | None = None
        self.expected: State | None = None

    def choose(self, knowledge: Knowledge) -> int:
        start = perf_counter()
        moves = knowledge.moves()
        if len(moves) == 1:
            return moves[0]
        walk = self.begun(knowledge)
        spend(walk, self.budget, start)
        walk.rank()
        number = walk.field[0].node.number
        move = int(number - knowledge.rules.first_numbers[type(knowledge.decision())])
        self.look_forward(knowledge, walk, move)
        return move

    def begun(self, knowledge: Knowledge) -> Walk:
        """A search from here; if all came as expected since the last decision, with the trees grown so far."""
        dials = self.budget.dials
        walk = dials.walk(knowledge.rules, knowledge.guess(0), knowledge.seat, self.chance.below(WIDEST))
        if self.walk is not None and self.expected is not None and self.came_true(knowledge, self.expected):
            walk.roots = self.walk.grown()
        walk.line_up(dials.tables)
        return walk

    def look_forward(self, knowledge: Knowledge, walk: Walk, move: int) -> None:
        """Remember how the table should look if nobody else and no chance comes between this and the next decision."""
        after = knowledge.guess(0)
        after.take(move)
        following = after.pending()
        own = following is not None and following.seat == knowledge.seat
        self.walk = walk if own else None
        self.expected = after if own else None

    def came_true(self, knowledge: Knowledge, expected: State) -> bool:
        return knowledge.rules.seen(expected, knowledge.seat) == knowledge.seen()


def spend(walk: Walk, budget: Budget, start: float) -> None:
    """Walk until the budget is spent, and halve the field whenever another part of it is."""
    halvings = max(1, (len(walk.field) - 1).bit_length())
    for part in range(1, halvings + 1):
        until = budget.walks * part // halvings
        while walk.walks < until or walk.walks == 0:
            walk.deal()
            if budget.seconds is not None and perf_counter() - start > budget.seconds:
                return
        if part < halvings:
            walk.halve()
