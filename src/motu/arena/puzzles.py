"""Looking for puzzles: decisions in which a search is sure, and `medium` is sure of something worse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from motu.arena.match import derive_seed
from motu.core.chance import seeded
from motu.core.record import record
from motu.core.rules import Rules
from motu.games import rules_of
from motu.players.greedy import Greedy
from motu.players.hints import Advice, advice, endings, search_options
from motu.players.knowledge import Knowledge
from motu.players.levels import level_config
from motu.players.puzzles import Puzzle
from motu.players.review import FRESH_SEED_OFFSET, compare

FIRST_ANSWERS: Final = 6
"""So many answers are given before a game is looked at: a puzzle should not be about the setup."""
LOOKED_AT: Final = 3
"""One decision in this many is looked at."""
LEAST_OPTIONS: Final = 3
GLANCE_ITERATIONS: Final = 256
"""Iterations of the search that shows whether a closer look is worth while."""
GLANCE_PLAYOUTS: Final = 48
LEAST_LOSS: Final = 0.09
"""What the tempting choice loses at least, as a chance to win."""
STANDARD_ERRORS: Final = 4.0
"""The loss is at least this many standard errors. Of many decisions that are looked at few may seem clear by chance."""
QUICK_SEEDS: Final = 8
SEARCH_SEEDS: Final = 3
"""`medium` and the search must choose the same with each of so many seeds."""
SHOWN: Final = 4
"""Options that are judged: the best by the search, and the tempting one."""


@dataclass(frozen=True)
class PuzzleSearch:
    """Where puzzles are looked for."""

    game: str
    seed: int
    playouts: int = 512
    """Games played to their end after each choice that is judged."""


def puzzle_in_game(search: PuzzleSearch, number: int) -> Puzzle | None:
    """The first puzzle in a game between `medium` players; None if there is none in it."""
    rules = rules_of(search.game)
    seed = derive_seed(search.seed, number)
    seats = rules.seats[number % len(rules.seats)]
    state = rules.setup(seats, seed)
    chance = seeded(seed)
    players = [Greedy(derive_seed(seed, seat), random_move_rate=0.05) for seat in range(seats)]
    answers = 0
    while (decision := state.pending()) is not None:
        knowledge = Knowledge(rules, state, decision.seat)
        if answers >= FIRST_ANSWERS and not decision.secret() and chance.below(LOOKED_AT) == 0:
            found = judged(rules, knowledge, derive_seed(seed, answers), search.playouts)
            if found is not None:
                tempting, choices = found
                return Puzzle(record(rules, state).dump(), decision.seat, tempting, choices, search.playouts)
        state.take(players[decision.seat].choose(knowledge))
        answers += 1
    return None


def judged(rules: Rules, knowledge: Knowledge, seed: int, playouts: int) -> tuple[str, list[Advice]] | None:
    """What is tempting, and the best choices with their judgement; None if the decision is no puzzle.

    Cheap questions come first, because most decisions fail one of them.
    """
    if len(knowledge.moves()) < LEAST_OPTIONS:
        return None
    tempting = agreed([Greedy(seed + one).choose(knowledge) for one in range(QUICK_SEEDS)])
    if tempting is None or best_move(knowledge, GLANCE_ITERATIONS, seed) == tempting:
        return None
    iterations = level_config("expert", rules, knowledge.seats)[0].iterations
    best = best_move(knowledge, iterations, seed)
    if best == tempting or compare(knowledge, tempting, best, 0, seed, GLANCE_PLAYOUTS).loss < LEAST_LOSS:
        return None
    if agreed([best, *(best_move(knowledge, iterations, seed + one) for one in range(1, SEARCH_SEEDS))]) is None:
        return None
    fresh = seed ^ FRESH_SEED_OFFSET
    loss = compare(knowledge, tempting, best, 0, fresh, playouts)
    if loss.loss < LEAST_LOSS or loss.loss < STANDARD_ERRORS * loss.error:
        return None
    moves = [move for move, _ in search_options(knowledge, iterations, None, seed)[:SHOWN]]
    moves = moves if tempting in moves else [*moves[: SHOWN - 1], tempting]
    choices = [advice(knowledge, move, iterations, endings(knowledge, move, fresh, playouts)) for move in moves]
    choices.sort(key=lambda choice: -choice.win_chance)
    return (knowledge.token(tempting), choices) if choices[0].token == knowledge.token(best) else None


def best_move(knowledge: Knowledge, iterations: int, seed: int) -> int:
    """What the expert's search chooses after so many iterations."""
    return search_options(knowledge, iterations, None, seed)[0][0]


def agreed(moves: list[int]) -> int | None:
    """The move, if all are the same."""
    return moves[0] if len(set(moves)) == 1 else None
