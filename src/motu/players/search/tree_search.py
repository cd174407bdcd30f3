"""One tree search: sample a table, descend by upper confidence bounds, add a node, roll out, update the statistics."""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any, Final, final

from mypy_extensions import i64

from motu.core.agenda import Decision, State
from motu.core.chance import WIDEST, Chance, seeded
from motu.core.rules import Rules
from motu.core.search_config import SearchConfig
from motu.players.search.rollout import Evaluator, Rollout
from motu.players.search.tree import EVEN, HIDDEN_MOVE, Node

LEAST_GUESSES: Final = 8
"""Guessed tables on which a candidate is tried before it can be eliminated as dominated."""
STANDARD_ERRORS: Final = 3.0
"""A candidate is dominated when its mean is this many standard errors below the leader's."""
GUESSES_BETWEEN_CHECKS: Final = 4
"""Guessed tables between two looks for dominated candidates."""


@final
class Candidate:
    """A move at the root that is still in the successive halving, with its reward in each determinization."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.rewards: list[float] = []
        self.total: float = 0.0

    def add(self, reward: float) -> None:
        """Count the reward of one more determinization."""
        self.rewards.append(reward)
        self.total += reward

    def mean(self) -> float:
        """The mean reward; the prior, as long as there is none."""
        return self.total / float(len(self.rewards)) if self.rewards else self.node.prior

    def is_dominated(self, leader: Candidate) -> bool:
        """Whether the leader is clearly better, compared on the determinizations that both have played."""
        samples = len(self.rewards)
        if samples < LEAST_GUESSES:
            return False
        gap = (leader.total - self.total) / float(samples)
        squares: float = 0.0
        for i in range(samples):
            deviation = leader.rewards[i] - self.rewards[i] - gap
            squares += deviation * deviation
        variance_of_mean = squares / float(samples * (samples - 1))
        return gap > 0.0 and gap * gap > STANDARD_ERRORS * STANDARD_ERRORS * variance_of_mean


@final
class TreeSearch:
    """One search for the decision of one seat. A new TreeSearch is ready to `run`.

    Every iteration begins with a determinization: a table guessed from what the seat knows. So the statistics are means
    over all tables that the seat can't tell apart. Every seat has a tree of its own in which moves that it does not
    see are one branch, so nobody reacts to hidden information (information-set search with multiple observers).

    At the root the candidates are reduced by successive halving. All of them play the same determinizations, so that
    luck does not decide between them, and clearly dominated ones are eliminated early.

    `subtrees` are trees kept from the previous decision, if the same seat decided it, one for each seat.
    """

    def __init__(
        self,
        rules: Rules,
        table: State,
        seat: i64,
        config: SearchConfig,
        seed: int,
        evaluator: Evaluator | None = None,
        subtrees: list[Node] | None = None,
    ) -> None:
        self.rules = rules
        self.table = table
        self.seat: Final[i64] = seat
        self.config: Final = config
        self.exploration: Final[float] = config.exploration
        self.widening: Final[float] = config.widening
        self.chance = seeded(seed)
        self.rollout = Rollout(rules, config, evaluator)
        self.roots: list[Node] = subtrees if subtrees is not None else new_roots(table.seat_count())
        self.candidates: list[Candidate] = []
        self.iterations: i64 = 0
        self.played = table.clone()
        """The table on which iterations are played. It is overwritten for each of them."""
        self.prepare_candidates()

    def prepare_candidates(self) -> None:
        """Evaluate every move on a few determinizations. The best ones become the candidates.

        A move that kept trees already have keeps its node and its prior.
        """
        rollout = self.rollout
        rollout.scores_at_root = rollout.expected_scores(self.table)
        root = self.roots[self.seat]
        priors: list[float] = []
        samples: i64 = self.config.prior_determinizations
        for _ in range(samples):
            state = self.rules.guess(self.table, self.seat, self.chance.below(WIDEST))
            decision = state.proceed(rollout.moves)
            assert decision is not None
            if not priors:
                priors = [0.0] * int(rollout.moves.count)
            for i in range(rollout.moves.count):
                after = rollout.after_move(state, decision, rollout.moves.items[i], self.chance)
                reward = rollout.reward_of(self.seat, after, rollout.expected_scores(after))
                priors[i] += reward / float(samples)
        decision = self.table.proceed(rollout.moves)
        assert decision is not None
        first: i64 = self.rules.first_action_ids[type(decision)]
        for i in range(rollout.moves.count):
            action_id: i64 = first + rollout.moves.items[i]
            node = root.child(self.seat, action_id)
            if node is None:
                node = Node(self.seat, action_id, priors[i])
                root.add(node)
            self.candidates.append(Candidate(node))
        self.rank()
        del self.candidates[self.config.candidates :]

    def run(self, start: float) -> None:
        """Search until the iterations or the seconds since `start` are spent, or one candidate is left.

        Each part of the successive halving has an equal share of the iterations and of the time.
        Iterations inherited from the previous decision count, up to three quarters of all: decisions of one seat that
        follow each other share their effort.
        """
        config = self.config
        iterations = max(config.iterations // 4, config.iterations - int(self.inherited_iterations()))
        samples = 0
        halvings = max(1, (len(self.candidates) - 1).bit_length())
        for part in range(1, halvings + 1):
            until = iterations * part // halvings
            end = None if config.seconds is None else start + config.seconds * part / halvings
            while self.iterations < until or self.iterations == 0:
                self.run_round()
                samples += 1
                if samples % GUESSES_BETWEEN_CHECKS == 0 and self.eliminate():
                    return
                if end is not None and perf_counter() > end:
                    break
            if part < halvings:
                self.halve()

    def best_action_id(self) -> int:
        """The id of the best candidate."""
        self.rank()
        return int(self.candidates[0].node.action_id)

    def subtrees_below(self, action_id: i64) -> list[Node]:
        """Everybody's tree below a move of this seat at the root."""
        roots: list[Node] = []
        for root in self.roots:
            below = root.child(self.seat, action_id)
            roots.append(below if below is not None else new_root())
        return roots

    def inherited_iterations(self) -> i64:
        """Iterations that the tree of this seat had before this search."""
        visits: i64 = -self.iterations
        for node in self.roots[self.seat].children:
            visits += node.visits
        return visits

    def rank(self) -> None:
        """Sort the candidates, best first. Equal ones keep their order."""
        self.candidates.sort(key=lambda candidate: -candidate.mean())

    def halve(self) -> None:
        """Drop the worse half of the candidates."""
        self.rank()
        del self.candidates[(len(self.candidates) + 1) // 2 :]

    def eliminate(self) -> bool:
        """Drop dominated candidates. True when only the leader is left."""
        self.rank()
        leader = self.candidates[0]
        self.candidates = [one for one in self.candidates if one is leader or not one.is_dominated(leader)]
        return len(self.candidates) == 1

    def run_round(self) -> None:
        """Guess one table and make an iteration on it with every candidate. All have the same luck."""
        seed: i64 = self.chance.below(WIDEST)
        luck: i64 = self.chance.below(WIDEST)
        guess = self.rules.guess(self.table, self.seat, seed)
        for candidate in self.candidates:
            self.played.copy_from(guess)
            candidate.add(self.iterate(self.played, candidate.node, seeded(luck)))
            self.iterations += 1

    def iterate(self, state: State, start: Node, chance: Chance) -> float:
        """One iteration: make the candidate's move, descend, add one node, roll out, update. Returns the reward."""
        rollout = self.rollout
        nodes: list[Node] = self.roots[:]
        path: list[Node] = []
        node = start
        is_new = False
        decision = state.proceed(rollout.moves)
        while decision is not None:
            seat: i64 = decision.seat
            if path:
                node, is_new = self.select(nodes[seat], state, decision, chance)
            path.append(node)
            self.advance(nodes, decision, node)
            move: i64 = node.action_id - self.rules.first_action_ids[type(decision)]
            decision = state.play(decision, move, rollout.moves)
            if is_new:
                break
        rollout.roll_out(state, decision, chance)
        return self.backpropagate(state, path)

    def advance(self, nodes: list[Node], decision: Decision[Any], node: Node) -> None:
        """Move everybody's node in their tree past a move. Seats that do not see it have one branch for all moves."""
        action_id: i64 = HIDDEN_MOVE if decision.hidden_from_others() else node.action_id
        for seat in range(len(nodes)):
            nodes[seat] = node if seat == node.seat else nodes[seat].child_or_new(node.seat, action_id)

    def select(self, node: Node, state: State, decision: Decision[Any], chance: Chance) -> tuple[Node, bool]:
        """The child with the highest upper confidence bound; or an untried one, if progressive widening allows it."""
        moves = self.rollout.moves
        first: i64 = self.rules.first_action_ids[type(decision)]
        seat: i64 = decision.seat
        best: Node | None = None
        untried: Node | None = None
        highest: float = -1.0
        tried: i64 = 0
        visits: i64 = 0
        for i in range(moves.count):
            known = node.child(seat, first + moves.items[i], i)
            if known is None:
                known = self.expand(node, state, decision, moves.items[i], first, chance)
            if known.visits == 0:
                if untried is None or known.prior > untried.prior:
                    untried = known
                continue
            tried += 1
            visits += known.visits
            known.availability += 1
            bound = known.upper_confidence_bound(self.exploration)
            if bound > highest:
                highest = bound
                best = known
        if untried is not None and (best is None or float(tried) < 1.0 + self.widening * math.sqrt(float(visits))):
            untried.availability = 1
            return untried, True
        assert best is not None
        return best, False

    def expand(self, node: Node, state: State, decision: Decision[Any], move: i64, first: i64, chance: Chance) -> Node:
        """Add a move as a child, with a prior by the position after it in this determinization."""
        rollout = self.rollout
        after = rollout.after_move(state, decision, move, chance)
        prior = rollout.reward_of(decision.seat, after, rollout.quick_expected_scores(after))
        child = Node(decision.seat, first + move, prior)
        node.add(child)
        return child

    def backpropagate(self, state: State, path: list[Node]) -> float:
        """Give each move on the path the reward of its seat. Returns the reward of the searching seat."""
        rewards = self.rollout.rewards(state, self.rollout.expected_scores(state))
        for node in path:
            node.visits += 1
            node.total_reward += rewards[node.seat]
        return rewards[self.seat]


def new_roots(seats: int) -> list[Node]:
    """Empty trees, one for each seat."""
    return [new_root() for _ in range(seats)]


def new_root() -> Node:
    """The root of an empty tree: no move of anybody."""
    return Node(-1, -1, EVEN)
