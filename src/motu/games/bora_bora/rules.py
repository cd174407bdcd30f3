"""Bora Bora's doors."""

from __future__ import annotations

from typing import Final, final

from motu.core.agenda import Event, Json, State
from motu.core.chance import seeded
from motu.core.numbers import Numbers
from motu.core.rules import Rules
from motu.core.weights import Weights
from motu.games.bora_bora import features, scoring, view, worth
from motu.games.bora_bora.actions.building import ChooseBuilding, ChoosePlot
from motu.games.bora_bora.actions.dice import ChooseDie, PlaceDie
from motu.games.bora_bora.actions.expanding import Expand, PlaceFirstHut, ScoreFish, TakeHut
from motu.games.bora_bora.actions.helper import SpendPoints
from motu.games.bora_bora.actions.jewelry import BuyJewelry
from motu.games.bora_bora.actions.people import SettlePerson, TakePerson
from motu.games.bora_bora.actions.tasks import ResolveTask, TakeTask
from motu.games.bora_bora.actions.temple import PlacePriest
from motu.games.bora_bora.audit import audit
from motu.games.bora_bora.components import BOX, COLOURS, GODS, LEAST_SEATS, MOST_SEATS, TASKS
from motu.games.bora_bora.effects import ChooseMaterial, FireBonus, MoveHut, PlaceMaterial, TakeSteps
from motu.games.bora_bora.events import GodCardsDealt, GodCardsShown, TasksDealt, TurnOrderDrawn
from motu.games.bora_bora.flow import tell_shown
from motu.games.bora_bora.gods import PayGod, TakeGodCard
from motu.games.bora_bora.powers import UsePeople
from motu.games.bora_bora.seat import NOTHING, START
from motu.games.bora_bora.setup import set_up
from motu.games.bora_bora.state import Table
from motu.games.bora_bora.weights import WEIGHTS


@final
class BoraBora(Rules):
    """Two to four players; variant: one hut on each space at the start."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(
            "bora_bora",
            1,
            range(LEAST_SEATS, MOST_SEATS + 1),
            {"huts_one_per_space": False},
            BOX,
            [
                (PlaceFirstHut, PlaceFirstHut.SPAN),
                (ChooseDie, ChooseDie.SPAN),
                (PlaceDie, PlaceDie.SPAN),
                (PayGod, PayGod.SPAN),
                (Expand, Expand.SPAN),
                (TakeHut, TakeHut.SPAN),
                (PlaceMaterial, PlaceMaterial.SPAN),
                (ScoreFish, ScoreFish.SPAN),
                (TakePerson, TakePerson.SPAN),
                (SettlePerson, SettlePerson.SPAN),
                (SpendPoints, SpendPoints.SPAN),
                (TakeGodCard, TakeGodCard.SPAN),
                (PlacePriest, PlacePriest.SPAN),
                (ChooseBuilding, ChooseBuilding.SPAN),
                (ChoosePlot, ChoosePlot.SPAN),
                (FireBonus, FireBonus.SPAN),
                (UsePeople, UsePeople.SPAN),
                (ChooseMaterial, ChooseMaterial.SPAN),
                (MoveHut, MoveHut.SPAN),
                (TakeSteps, TakeSteps.SPAN),
                (BuyJewelry, BuyJewelry.SPAN),
                (ResolveTask, ResolveTask.SPAN),
                (TakeTask, TakeTask.SPAN),
            ],
            weights,
        )

    def deal(self, seats: int, seed: int, options: dict[str, bool], told: bool) -> State:
        t = set_up(seats, seeded(seed), options["huts_one_per_space"])
        if told:
            t.log = opening(t)
            tell_shown(t)
        return t

    def scores(self, state: State) -> list[int]:
        return scoring.scores(table(state))

    def places(self, state: State) -> list[int]:
        return scoring.places(table(state))

    def breakdown(self, state: State) -> list[dict[str, int]]:
        return scoring.breakdown(table(state))

    def view(self, state: State, who: int) -> Json:
        return view.seen(table(state), who)

    def veil(self, event: Event, who: int) -> Event:
        return view.veiled(event, who)

    def guess(self, state: State, who: int, seed: int) -> State:
        return view.guessed(table(state), who, seed)

    def write_numbers(self, state: State, who: int, numbers: Numbers) -> None:
        features.write(table(state), who, numbers)

    def feature_names(self) -> list[str]:
        return features.feature_names()

    def worth(self, state: State, who: int) -> float:
        return worth.worth(table(state), who, self.weights.row)

    def prospects(self, state: State, who: int) -> float:
        return worth.own(table(state), who, self.weights.row)

    def weighing(self, weights: Weights) -> Rules:
        return BoraBora(weights)

    def seat_count(self, state: State) -> int:
        return len(table(state).seats)

    def audit(self, state: State) -> None:
        audit(table(state))


def table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


def opening(t: Table) -> list[Event]:
    """What is said while the table is laid."""
    log: list[Event] = []
    for place in range(len(t.order)):
        seat = t.order[place]
        me = t.seats[seat]
        cards = [GODS[colour] for colour in range(COLOURS) for _ in range(me.hand[colour])]
        log.append(TurnOrderDrawn(seat, place + 1, me.points[START]))
        log.append(TasksDealt(seat, [TASKS[task] for task in me.tasks]))
        log.append(GodCardsDealt(seat, cards))
    log.append(GodCardsShown([GODS[colour] for colour in t.cards_shown if colour != NOTHING]))
    return log


RULES: Final = BoraBora()
