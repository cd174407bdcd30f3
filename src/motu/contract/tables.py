"""Every kind of table of a game: each number of seats with each combination of options, and random games at them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from motu.core import record as records
from motu.core.agenda import Decision, State
from motu.core.chance import seeded
from motu.core.rules import Rules
from motu.games import RULES, rules_of


@dataclass(frozen=True)
class Kind:
    """A kind of table: the game, its seats and which options are on."""

    game: str
    seats: int
    options: tuple[str, ...]

    @property
    def rules(self) -> Rules:
        return RULES[self.game]

    def setup(self, seed: int, told: bool = True) -> State:
        return self.rules.setup(self.seats, seed, dict.fromkeys(self.options, True), told)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *self.options])


def kinds_of(game: str) -> list[Kind]:
    """Every kind of table of a game."""
    rules = rules_of(game)
    found = []
    for switches in product((False, True), repeat=len(rules.options)):
        options = tuple(option for option, on in zip(rules.options, switches, strict=True) if on)
        found += [Kind(game, seats, options) for seats in rules.seats]
    return found


def played(kind: Kind, seed: int, most: int = 5000) -> State:
    """The state after a random game, or after its first decisions."""
    state = kind.setup(seed)
    chance = seeded(seed + 1000)
    for _ in range(most):
        decision = state.pending()
        if decision is None:
            break
        moves = decision.moves(state)
        state.take(moves[chance.below(len(moves))])
    return state


COMPILED: Final = not str(records.__file__).endswith(".py")
MOST: Final = 60 if COMPILED else 12
"""Decisions looked at in each random game. The compiled engine is faster, so it carries the volume; that the
interpreted one does the same is proved by `golden`."""


def sampled(kind: Kind, seed: int, most: int = MOST) -> Iterator[tuple[State, Decision[Any]]]:
    """Decisions of a random game, evenly spread over it: all of a short one, some of a long one."""
    every = 1 + len(played(kind, seed).answers or []) // most
    for number, (state, decision) in enumerate(decisions(kind, seed)):
        if number % every == 0:
            yield state, decision


def decisions(kind: Kind, seed: int) -> Iterator[tuple[State, Decision[Any]]]:
    """The decisions of a random game; what the loop leaves unanswered is answered by chance."""
    chance = seeded(seed + 1000)
    state = kind.setup(seed)
    while (decision := state.pending()) is not None:
        yield state, decision
        moves = decision.moves(state)
        state.take(moves[chance.below(len(moves))])
