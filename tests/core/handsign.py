"""The example game with a second part of the secret choice, for tests of the core: who shows two may think again.

It is written in plain Python and runs on the core as it is, compiled or not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from motu_handsign import audit, components, features, guesses, scoring, setup, view
from motu_handsign.actions import ShowHand
from motu_handsign.components import STANDARD, HandsignEdition
from motu_handsign.evaluation import WEIGHTS
from motu_handsign.events import HandsShown
from motu_handsign.flow import Round
from motu_handsign.rules import Handsign as PlainHandsign
from motu_handsign.state import Hands

from motu.core.agenda import Choice, Decision, Moves
from motu.core.chance import Chance
from motu.core.edition import Edition
from motu.core.rules import Rules, functions_of
from motu.core.weights import Weights

__all__ = ["HANDSIGN", "Doubt", "Hands", "HandsShown", "Handsign", "ShowHand"]


class ShowOrDoubt(ShowHand):
    """A number in secret, and after a two one more question."""

    def take(self, t: Hands, move: int) -> None:
        super().take(t, move)
        if move == 2:
            t.then(Doubt(self.seat))


class Doubt(ShowHand):
    """Who shows two may think again, still in secret."""

    SPAN: ClassVar[int] = 2

    def fill(self, t: Hands, moves: Moves) -> None:
        moves.add(0)
        moves.add(1)

    def take(self, t: Hands, move: int) -> None:
        if move == 1:
            t.chosen[self.seat] = 0

    def choice(self, t: Hands, move: int) -> Choice:
        return Choice("think again" if move else "stay", "doubt", {}, [])


class DoubtfulRound(Round):
    """A round in which players may think again."""

    def question(self, seat: int) -> ShowHand:
        return ShowOrDoubt(seat)


class DoubtfulSetup:
    """The setup of the example, with other rounds."""

    open_log = staticmethod(setup.open_log)

    @staticmethod
    def set_up(edition: HandsignEdition, seats: int, chance: Chance, _options: dict[str, bool]) -> Hands:
        return Hands(edition, [DoubtfulRound(1)], chance, seats)


class Handsign(PlainHandsign):
    """The rules of the example with these decisions."""

    def __init__(
        self,
        decisions: Sequence[type[Decision[Any]]] = (ShowOrDoubt, Doubt),
        edition: Edition = STANDARD,
        weights: Weights = WEIGHTS,
    ) -> None:
        Rules.__init__(
            self,
            name="handsign",
            version=1,
            edition=edition,
            options={},
            decisions=list(decisions),
            functions=functions_of(
                components=components,
                setup=DoubtfulSetup,
                scoring=scoring,
                view=view,
                guesses=guesses,
                features=features,
                audit=audit,
            ),
            weights=weights,
        )

    def remade(self, edition: Edition, weights: Weights) -> Rules:
        return Handsign(self.decisions, edition, weights)


HANDSIGN = Handsign()
