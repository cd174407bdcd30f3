"""What a seat may be asked next, as far as it can know that: the questions for which moves can be planned."""

from __future__ import annotations

from random import Random
from typing import Final

from motu.core.agenda import State
from motu.core.rules import Rules
from motu.server.messages import Choices, Option
from motu.server.scene import choices_of

GUESSES: Final = 6
"""On how many guessed tables the others move until the seat is asked."""
MOST_MOVES: Final = 150
"""Moves of the others after which a guess is given up."""
MOST_OPTIONS: Final = 80
"""Options of a question that can be planned."""


def foreseen(rules: Rules, state: State, seat: int, alone: bool = False) -> list[Choices]:
    """The questions that a seat may be asked next, the likeliest first, each with the options that it may have.

    The others move at random on guessed tables. So this follows from what the seat knows, and from nothing else.
    """
    found: list[tuple[Choices, int]] = []
    for seed in range(GUESSES):
        choices = next_question(rules, state, seat, seed, alone)
        if choices is None:
            continue
        for place, (known, times) in enumerate(found):
            if same_question(known, choices):
                found[place] = with_options(known, choices), times + 1
                break
        else:
            found.append((choices, 1))
    return [choices for choices, _ in sorted(found, key=lambda one: -one[1])]


def next_question(rules: Rules, state: State, seat: int, seed: int, alone: bool) -> Choices | None:
    """What a seat is asked on one guessed table after random moves of the others; None if that takes too long."""
    table = rules.guessed(state, seat, seed)
    table.log = []
    chance = Random(seed)  # noqa: S311 - the same guesses for the same position
    for _ in range(MOST_MOVES):
        asked = table.waiting()
        if not asked:
            return None
        if any(decision.seat == seat for decision in asked):
            return choices_of(rules, table, seat, alone)
        moves = asked[0].moves(table)
        table.take(moves[chance.randrange(len(moves))])
    return None


def same_question(one: Choices, other: Choices) -> bool:
    """Whether a seat is asked the same, whatever it may answer."""
    return (one.decision, one.args) == (other.decision, other.args)


def with_options(known: Choices, more: Choices) -> Choices:
    """A question with the options of another one added, as far as they differ."""
    there = {option.token for option in known.options}
    added = [option for option in more.options if option.token not in there]
    return Choices(known.decision, known.args, known.clause, [*known.options, *added][:MOST_OPTIONS])


def same_meaning(planned: Option, now: Option) -> bool:
    """Whether an option would do what was shown when it was planned."""
    return (
        planned.words == now.words
        and planned.args == now.args
        and planned.targets == now.targets
        and planned.irreversible == now.irreversible
        and planned.preview == now.preview
    )
