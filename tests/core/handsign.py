"""A tiny game for testing the contract itself: all show a number in secret and score the sum of the others'.

It is written in plain Python and runs on the core as it is, compiled or not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from motu.core.agenda import Choice, Decision, Event, Json, Moves, State, Step
from motu.core.chance import seeded
from motu.core.components import Components
from motu.core.rules import Rules
from motu.core.weights import Reach, Weights

ROUNDS = 3


@dataclass(frozen=True)
class HandsShown(Event):
    shown: tuple[int, ...]


class Hands(State):
    """What everybody has chosen in this round, and the points."""

    def __init__(self, agenda: list[Step[Any]], seed: int, seats: int) -> None:
        super().__init__(agenda, seeded(seed))
        self.chosen = [-1] * seats
        self.points = [0] * seats

    def clone(self) -> Hands:
        twin = Hands(self.agenda[:], 0, len(self.points))
        twin.chance = self.chance.clone()
        twin.chosen = self.chosen[:]
        twin.points = self.points[:]
        self.share_past(twin)
        return twin


class ShowHand(Decision[Hands]):
    SPAN: ClassVar[int] = 3

    def fill(self, t: Hands, moves: Moves) -> None:
        for number in range(3):
            moves.add(number)

    def take(self, t: Hands, move: int) -> None:
        t.chosen[self.seat] = move
        if move == 2:
            t.then(Doubt(self.seat))

    def choice(self, t: Hands, move: int) -> Choice:
        return Choice(f"show {move}", "show", {"number": move}, [])

    def clause(self) -> str:
        return "HS-1"

    def secret(self) -> bool:
        return True

    def asked_anyway(self) -> bool:
        return True


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


class Round(Step[Hands]):
    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, t: Hands) -> None:
        if self.number < ROUNDS:
            t.then(Round(self.number + 1))
        t.then(Reveal())
        for seat in reversed(range(len(t.points))):
            t.then(ShowHand(seat))


class Reveal(Step[Hands]):
    def run(self, t: Hands) -> None:
        t.reveals += 1
        for seat in range(len(t.points)):
            t.points[seat] += sum(t.chosen) - t.chosen[seat]
        if t.log is not None:
            t.log.append(HandsShown(tuple(t.chosen)))
        t.chosen = [-1] * len(t.points)


class Handsign(Rules):
    def __init__(self) -> None:
        box = Components('[game]\nseats = [2, 5]\nsource = "these tests"\nsure = "printed"\n')
        super().__init__(
            "handsign",
            1,
            range(2, 6),
            {},
            box,
            [(ShowHand, ShowHand.SPAN), (Doubt, Doubt.SPAN)],
            Weights(1.0, 0.0, 4, {}, {}, {"hard": Reach(32, 4), "expert": Reach(64, 4)}),
        )

    def deal(self, seats: int, seed: int, options: dict[str, bool], told: bool) -> State:
        t = Hands([Round(1)], seed, seats)
        if told:
            t.log = []
        return t

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Hands)
        return state.points

    def seat_count(self, state: State) -> int:
        return len(self.scores(state))

    def feature_names(self) -> list[str]:
        return []

    def view(self, state: State, who: int) -> Json:
        assert isinstance(state, Hands)
        return {"points": state.points, "mine": state.chosen[who] if who >= 0 else None}


HANDSIGN = Handsign()
