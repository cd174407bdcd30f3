"""The rules of Bali as one object."""

from __future__ import annotations

from typing import Final, final

from motu.core.agenda import State
from motu.core.edition import Edition
from motu.core.feature_buffer import FeatureBuffer
from motu.core.rules import Rules, functions_of
from motu.core.weights import Weights
from motu.games.bali import audit, components, features, guesses, scoring, setup, view
from motu.games.bali.actions.playing import BuyOrPlay, PlayCards
from motu.games.bali.actions.sacrifice import LayFromSupply, LayGood
from motu.games.bali.actions.taking import KeepGood, LookAtAltar, TakeCard
from motu.games.bali.components import STANDARD
from motu.games.bali.effects import ChooseGood
from motu.games.bali.evaluation.expected_score import expected_lead, expected_score, expected_scores
from motu.games.bali.evaluation.weights import WEIGHTS
from motu.games.bali.features import write_features
from motu.games.bali.powers import ChooseReward
from motu.games.bali.state import Table

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
class Bali(Rules):
    """Two to four players. Variants: the oracle, the demon."""

    def __init__(self, edition: Edition = STANDARD, weights: Weights = WEIGHTS) -> None:
        super().__init__(
            name="bali",
            version=1,
            edition=edition,
            options={"oracle": False, "demon": False},
            decisions=[
                BuyOrPlay,
                PlayCards,
                LayGood,
                LayFromSupply,
                TakeCard,
                LookAtAltar,
                KeepGood,
                ChooseReward,
                ChooseGood,
            ],
            functions=FUNCTIONS,
            weights=weights,
        )

    def write_features(self, state: State, who: int, features: FeatureBuffer) -> None:
        write_features(table_of(state), who, features)

    def expected_score(self, state: State, who: int) -> float:
        return expected_score(table_of(state), who, self.weights.vector)

    def expected_scores(self, state: State) -> list[float]:
        return expected_scores(table_of(state), self.weights.vector)

    def expected_lead(self, state: State, who: int) -> float:
        return expected_lead(table_of(state), who, self.weights.vector)

    def remade(self, edition: Edition, weights: Weights) -> Rules:
        return Bali(edition, weights)


def table_of(state: State) -> Table:
    assert isinstance(state, Table)
    return state


RULES: Final = Bali()
