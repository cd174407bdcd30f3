"""A decision for one thing of several, or none."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from motu.core.agenda import Choice, Decision, Moves
from motu.games.raiatea.components import KINDS
from motu.games.raiatea.state import Table

NONE_CHOICE: Final = Choice("none", "none", {}, [])
"""The option to take nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOrNone(Decision[Table]):
    """One thing of several. Nothing may be chosen where the choice is optional, or where there is nothing else.

    `count` says how many things may be taken one after the other.
    """

    def __init__(self, seat: i64, count: i64, optional: bool) -> None:
        super().__init__(seat)
        self.count: Final[i64] = count
        self.optional: Final[bool] = optional

    def none(self, t: Table) -> i64:
        """The move for nothing."""
        return KINDS

    def list_things(self, t: Table, moves: Moves) -> None:
        """List the things that may be taken."""
        raise NotImplementedError  # abstract

    def take_thing(self, t: Table, move: i64) -> None:
        """Take one of them, and push the decision for the next."""
        raise NotImplementedError  # abstract

    def thing(self, t: Table, move: i64) -> Choice:
        """One of them as people see it."""
        raise NotImplementedError  # abstract

    @final
    def fill(self, t: Table, moves: Moves) -> None:
        self.list_things(t, moves)
        if self.optional or moves.count == 0:
            moves.add(self.none(t))

    @final
    def take(self, t: Table, move: i64) -> None:
        if move != self.none(t):
            self.take_thing(t, move)

    @final
    def choice(self, t: Table, move: i64) -> Choice:
        return NONE_CHOICE if move == self.none(t) else self.thing(t, move)
