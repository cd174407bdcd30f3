"""The rules of Handsign as one object. Motu finds it by the entry point in pyproject.toml."""

from __future__ import annotations

from typing import Final

from motu.core.agenda import State
from motu.core.edition import Edition
from motu.core.feature_buffer import FeatureBuffer
from motu.core.rules import Rules, functions_of
from motu.core.weights import Weights
from motu_handsign import audit, components, evaluation, features, guesses, scoring, setup, view
from motu_handsign.actions import ShowHand
from motu_handsign.components import STANDARD
from motu_handsign.evaluation import WEIGHTS
from motu_handsign.state import Hands

FUNCTIONS: Final = functions_of(
    components=components,
    setup=setup,
    scoring=scoring,
    view=view,
    guesses=guesses,
    features=features,
    audit=audit,
)


class Handsign(Rules):
    """Two to five players."""

    def __init__(self, edition: Edition = STANDARD, weights: Weights = WEIGHTS) -> None:
        super().__init__(
            name="handsign",
            version=1,
            edition=edition,
            options={},
            decisions=[ShowHand],
            functions=FUNCTIONS,
            weights=weights,
        )

    def write_features(self, state: State, who: int, features: FeatureBuffer) -> None:
        write_into(hands(state), who, features)

    def expected_score(self, state: State, who: int) -> float:
        return evaluation.expected_score(hands(state), who, self.weights.vector)

    def expected_lead(self, state: State, who: int) -> float:
        return evaluation.expected_lead(hands(state), who, self.weights.vector)

    def remade(self, edition: Edition, weights: Weights) -> Rules:
        return Handsign(edition, weights)


write_into: Final = features.write_features


def hands(state: State) -> Hands:
    assert isinstance(state, Hands)
    return state


RULES: Final = Handsign()
