"""The rules of Bora Bora as one object."""

from __future__ import annotations

from typing import Final, final

from motu.core.agenda import State
from motu.core.edition import Edition
from motu.core.feature_buffer import FeatureBuffer
from motu.core.rules import Rules, functions_of
from motu.core.weights import Weights
from motu.games.bora_bora import audit, components, features, guesses, scoring, setup, view
from motu.games.bora_bora.actions.building import ChooseBuilding, ChoosePlot
from motu.games.bora_bora.actions.dice import ChooseDie, PlaceDie
from motu.games.bora_bora.actions.expanding import Expand, PlaceFirstHut, ScoreFish, TakeHut
from motu.games.bora_bora.actions.helper import SpendPoints
from motu.games.bora_bora.actions.jewelry import BuyJewelry
from motu.games.bora_bora.actions.people import SettlePerson, TakePerson
from motu.games.bora_bora.actions.tasks import ResolveTask, TakeTask
from motu.games.bora_bora.actions.temple import PlacePriest
from motu.games.bora_bora.components import STANDARD
from motu.games.bora_bora.effects import ChooseMaterial, FireBonus, MoveHut, PlaceMaterial, TakeSteps
from motu.games.bora_bora.evaluation.expected_score import expected_lead, expected_score
from motu.games.bora_bora.evaluation.weights import WEIGHTS
from motu.games.bora_bora.features import write_features
from motu.games.bora_bora.gods import PayGod, TakeGodCard
from motu.games.bora_bora.powers import UsePeople
from motu.games.bora_bora.state import Table

FUNCTIONS: Final = functions_of(
    components=components,
    setup=setup,
    scoring=scoring,
    view=view,
    guesses=guesses,
    features=features,
    audit=audit,
)


@final
class BoraBora(Rules):
    """Two to four players. Variant: one hut on each space at the start."""

    def __init__(self, edition: Edition = STANDARD, weights: Weights = WEIGHTS) -> None:
        super().__init__(
            name="bora_bora",
            version=1,
            edition=edition,
            options={"huts_one_per_space": False},
            decisions=[
                PlaceFirstHut,
                ChooseDie,
                PlaceDie,
                PayGod,
                Expand,
                TakeHut,
                PlaceMaterial,
                ScoreFish,
                TakePerson,
                SettlePerson,
                SpendPoints,
                TakeGodCard,
                PlacePriest,
                ChooseBuilding,
                ChoosePlot,
                FireBonus,
                UsePeople,
                ChooseMaterial,
                MoveHut,
                TakeSteps,
                BuyJewelry,
                ResolveTask,
                TakeTask,
            ],
            functions=FUNCTIONS,
            weights=weights,
        )

    def write_features(self, state: State, who: int, features: FeatureBuffer) -> None:
        write_features(table_of(state), who, features)

    def expected_score(self, state: State, who: int) -> float:
        return expected_score(table_of(state), who, self.weights.vector)

    def expected_lead(self, state: State, who: int) -> float:
        return expected_lead(table_of(state), who, self.weights.vector)

    def remade(self, edition: Edition, weights: Weights) -> Rules:
        return BoraBora(edition, weights)


def table_of(state: State) -> Table:
    assert isinstance(state, Table)
    return state


RULES: Final = BoraBora()
