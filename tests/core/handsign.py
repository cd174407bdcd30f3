"""A tiny game for testing the contract itself: all show a number in secret and score the sum of the others'.

It is written in plain Python and runs on the core as it is, compiled or not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from motu.core.agenda import Choice, Decision, Event, Json, Moves, State, Step
from motu.core.chance import Chance
from motu.core.components import Components
from motu.core.edition import Edition
from motu.core.rules import GameFunctions, Rules
from motu.core.search_config import SearchConfig
from motu.core.weights import Weights

ROUNDS = 3


@dataclass(frozen=True)
class HandsShown(Event):
    shown: tuple[int, ...]


class Hands(State):
    """What everybody has chosen in this round, and the points."""

    def __init__(self, edition: Edition, agenda: list[Step[Any]], chance: Chance, seats: int) -> None:
        super().__init__(agenda, chance)
        self.edition = edition
        self.chosen = [-1] * seats
        self.points = [0] * seats

    def seat_count(self) -> int:
        return len(self.points)

    def played_with(self) -> Edition:
        return self.edition

    def clone(self) -> Hands:
        twin = Hands(self.edition, self.agenda[:], self.chance.clone(), len(self.points))
        twin.chosen = self.chosen[:]
        twin.points = self.points[:]
        self.copy_history_to(twin)
        return twin

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Hands)
        self.copy_play_from(other)
        self.chosen = other.chosen[:]
        self.points = other.points[:]


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

    def ask_even_if_forced(self) -> bool:
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


def set_up(edition: Edition, seats: int, chance: Chance, _options: dict[str, bool]) -> Hands:
    return Hands(edition, [Round(1)], chance, seats)


def open_log(t: Hands) -> None:
    t.log = []


def scores(t: Hands) -> list[int]:
    return t.points


def view(t: Hands, who: int) -> Json:
    return {"points": t.points, "mine": t.chosen[who] if who >= 0 else None}


def not_part_of_this_game(*_: Any) -> Any:
    raise NotImplementedError("the tests of this game do not need it")


def read_edition(components: Components) -> Edition:
    return Edition("handsign", components, ["game"])


def no_features(_edition: Edition) -> list[str]:
    return []


STANDARD = read_edition(Components('[game]\nseats = [2, 5]\nsource = "these tests"\nsure = "printed"\n'))


class Handsign(Rules):
    def __init__(
        self, decisions: Sequence[type[Decision[Any]]] = (ShowHand, Doubt), edition: Edition = STANDARD
    ) -> None:
        super().__init__(
            name="handsign",
            version=1,
            edition=edition,
            options={},
            decisions=list(decisions),
            functions=GameFunctions(
                read_edition=read_edition,
                earlier_editions=list,
                set_up=set_up,
                open_log=open_log,
                scores=scores,
                places=not_part_of_this_game,
                breakdown=not_part_of_this_game,
                view=view,
                redact=not_part_of_this_game,
                guess=not_part_of_this_game,
                feature_names=no_features,
                audit=not_part_of_this_game,
            ),
            weights=Weights(
                lead_scale=1.0,
                own_points_share=0.0,
                rollout_depth=4,
                figures={},
                meanings={},
                levels={"hard": SearchConfig(iterations=32), "expert": SearchConfig(iterations=64)},
                network_levels={},
                constants={},
            ),
        )

    def remade(self, edition: Edition, weights: Weights) -> Rules:
        return Handsign(self.decisions, edition)


HANDSIGN = Handsign()
