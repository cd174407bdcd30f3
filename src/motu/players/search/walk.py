"""The walks of a search: guess a table, go down the trees, try something new, play on, remember the outcome."""

from __future__ import annotations

import math
from typing import Any, Final, final

from mypy_extensions import i64

from motu.core.agenda import Decision, State
from motu.core.chance import WIDEST, Chance, seeded
from motu.core.rules import Rules
from motu.players.search.playing import Hand, Manner
from motu.players.search.tree import UNSEEN, Node


@final
class Tuning:
    """The dials of a search."""

    def __init__(self, exploration: float, widening: float, field: i64) -> None:
        self.exploration: Final = exploration
        self.widening: Final = widening
        self.field: Final[i64] = field


FEWEST_DEALS: Final = 8
"""Before so many deals nobody is sent home for being beaten."""
SURE: Final = 3.0
"""A move is beaten when it is so many standard errors behind."""


@final
class Contender:
    """A move of the root in the contest for being chosen, with what it brought on each deal."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.brought: list[float] = []
        self.total: float = 0.0

    def add(self, reward: float) -> None:
        self.brought.append(reward)
        self.total += reward

    def mean(self) -> float:
        return self.total / float(len(self.brought)) if self.brought else self.node.promise

    def beaten(self, leader: Contender) -> bool:
        """Whether the deals that both walked through leave hardly a doubt that the leader is better."""
        deals = len(self.brought)
        if deals < FEWEST_DEALS:
            return False
        ahead = (leader.total - self.total) / float(deals)
        spread: float = 0.0
        for deal in range(deals):
            off = leader.brought[deal] - self.brought[deal] - ahead
            spread += off * off
        return ahead > 0.0 and ahead * ahead > SURE * SURE * spread / float(deals * (deals - 1))


@final
class Walk:
    """One search from what one seat knows: the root is its decision now.

    Every walk begins with a table guessed from the seat's knowledge, so the trees hold what is good on average over all
    tables that the seat can't tell apart. Every seat has a tree of its own, in which moves that it is not shown are one
    branch: nobody answers what it can't know. A move's statistics count how often it was available, because on another
    guess the others may hold other things.

    At the root the moves are in a contest. All that are left in the field walk through the same deals, so that luck
    does not decide between them; the field is halved as walks are spent, and who is clearly beaten leaves it at once.
    """

    def __init__(self, rules: Rules, table: State, seat: i64, seed: int, manner: Manner, tuning: Tuning) -> None:
        self.rules = rules
        self.table = table
        self.seat: Final[i64] = seat
        self.chance = seeded(seed)
        self.manner = manner
        self.tuning = tuning
        self.hand = Hand(rules)
        self.roots: list[Node] = [Node(-1, -1, 0.5) for _ in range(rules.seat_count(table))]
        self.field: list[Contender] = []
        self.walks: i64 = 0

    def line_up(self, tables: i64) -> None:
        """Try every move on a few guessed tables; the most promising ones make the field, best first."""
        hand = self.hand
        hand.starts = hand.hopes(self.table)
        root = self.roots[self.seat]
        worths: list[float] = []
        for _ in range(tables):
            state = self.rules.guess(self.table, self.seat, self.chance.below(WIDEST))
            decision = state.proceed(hand.moves)
            assert decision is not None
            if not worths:
                worths = [0.0] * int(hand.moves.count)
            for i in range(hand.moves.count):
                after = hand.tried(state, decision, hand.moves.items[i], self.chance)
                worths[i] += hand.rewards(after, hand.hopes(after))[self.seat] / float(tables)
        decision = self.table.proceed(hand.moves)
        assert decision is not None
        first: i64 = self.rules.first_numbers[type(decision)]
        for i in range(hand.moves.count):
            number: i64 = first + hand.moves.items[i]
            node = root.child(self.seat, number)
            if node is None:
                node = Node(self.seat, number, worths[i])
                root.children.append(node)
            self.field.append(Contender(node))
        self.rank()
        del self.field[self.tuning.field :]

    def grown(self) -> list[Node]:
        """Everybody's tree below the move that won the contest, if only this seat saw or made it since."""
        move = self.field[0].node
        roots: list[Node] = []
        for seat in range(len(self.roots)):
            below = move if seat == self.seat else self.roots[seat].child(self.seat, move.number)
            roots.append(below if below is not None else Node(-1, -1, 0.5))
        return roots

    def brought(self) -> i64:
        """Walks that the tree of this seat has seen before this search."""
        walks: i64 = -self.walks
        for node in self.roots[self.seat].children:
            walks += node.visits
        return walks

    def rank(self) -> None:
        """Best first; equals keep their order."""
        field = self.field
        for i in range(1, len(field)):
            one = field[i]
            at: i64 = i
            while at > 0 and field[at - 1].mean() < one.mean():
                field[at] = field[at - 1]
                at -= 1
            field[at] = one

    def halve(self) -> None:
        """The worse half leaves the field."""
        self.rank()
        del self.field[(len(self.field) + 1) // 2 :]

    def settle(self) -> bool:
        """Who is clearly beaten leaves the field; true when only the winner is left."""
        self.rank()
        self.field = [one for one in self.field if one is self.field[0] or not one.beaten(self.field[0])]
        return len(self.field) == 1

    def deal(self) -> None:
        """Guess a table once and let every move of the field walk through it."""
        seed: i64 = self.chance.below(WIDEST)
        fortune: i64 = self.chance.below(WIDEST)
        for one in self.field:
            state = self.rules.guess(self.table, self.seat, seed)
            one.add(self.once(state, one.node, seeded(fortune)))
            self.walks += 1

    def once(self, state: State, start: Node, chance: Chance) -> float:
        """Make a move, go down by urgency, one new node, play on, and back up with everybody's reward."""
        hand = self.hand
        places: list[Node] = self.roots[:]
        path: list[Node] = []
        node = start
        fresh = False
        decision = state.proceed(hand.moves)
        while decision is not None:
            seat: i64 = decision.seat
            if path:
                node, fresh = self.choose(places[seat], state, decision, chance)
            path.append(node)
            self.step(places, decision, node)
            decision = hand.make(state, decision, node.number - self.rules.first_numbers[type(decision)])
            if fresh:
                break
        hand.play_on(state, decision, chance, self.manner)
        return self.remember(state, path)

    def step(self, places: list[Node], decision: Decision[Any], node: Node) -> None:
        """Everybody's place in the own tree after a move: who is not shown it goes on at one place for all moves."""
        number: i64 = UNSEEN if decision.unseen() else node.number
        for seat in range(len(places)):
            places[seat] = node if seat == node.seat else places[seat].followed(node.seat, number)

    def choose(self, place: Node, state: State, decision: Decision[Any], chance: Chance) -> tuple[Node, bool]:
        """The most urgent move, or, as a place is seen more often, the most promising of those not tried yet."""
        hand = self.hand
        moves = hand.moves
        first: i64 = self.rules.first_numbers[type(decision)]
        seat: i64 = decision.seat
        untried: list[i64] = []
        best: Node | None = None
        most: float = -1.0
        tried: i64 = 0
        visits: i64 = 0
        for i in range(moves.count):
            known = place.child(seat, first + moves.items[i])
            if known is None:
                untried.append(moves.items[i])
                continue
            tried += 1
            visits += known.visits
            known.available += 1
            urgency = known.urgency(self.tuning.exploration)
            if urgency > most:
                most = urgency
                best = known
        if best is None or (untried and float(tried) < 1.0 + self.tuning.widening * math.sqrt(float(visits))):
            promise: float = -1.0
            fresh: i64 = untried[0]
            for move in untried:
                after = hand.tried(state, decision, move, chance)
                found = hand.rewards(after, hand.hopes_at_sight(after))[seat]
                if found > promise:
                    promise = found
                    fresh = move
            new = Node(seat, first + fresh, promise)
            new.available = 1
            place.children.append(new)
            return new, True
        return best, False

    def remember(self, state: State, path: list[Node]) -> float:
        """Each move on the path gets the reward of the seat that made it; returns that of the searching seat."""
        rewards = self.hand.rewards(state, self.hand.hopes(state))
        for node in path:
            node.visits += 1
            node.reward += rewards[node.seat]
        return rewards[self.seat]
