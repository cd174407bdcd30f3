"""The rules of Raiatea as one object."""

from __future__ import annotations

from typing import Final, final

from motu.core.agenda import State
from motu.core.edition import Edition
from motu.core.feature_buffer import FeatureBuffer
from motu.core.rules import Rules, functions_of
from motu.core.weights import Weights
from motu.games.raiatea import audit, components, features, guesses, scoring, setup, view
from motu.games.raiatea.actions.auctions import BidForToken
from motu.games.raiatea.actions.blessings import ArrangeRituals
from motu.games.raiatea.actions.building import Build
from motu.games.raiatea.actions.drawing import ChooseDeck, KeepRitual
from motu.games.raiatea.actions.extras import FinishTurn
from motu.games.raiatea.actions.forest import PickForestCard, PickSpareCommodity, TakeForestCard
from motu.games.raiatea.actions.marae import DrawAtMarae, ReturnAtMarae
from motu.games.raiatea.actions.market import Trade
from motu.games.raiatea.actions.missions import ChooseMission, PayCommodities, PayMask, SecondMission
from motu.games.raiatea.actions.neighbourhood import KahunaMission, PutMask, TakeMaskBack
from motu.games.raiatea.actions.offering import ChooseGift, OfferMana
from motu.games.raiatea.actions.path import RecruitPriests
from motu.games.raiatea.actions.preparing import BuyRitual, DancePriests, PrepareRitual
from motu.games.raiatea.actions.taking import (
    ChooseVictim,
    RaiseMarker,
    Reactivate,
    SacrificeCommodity,
    StealMask,
    TakeAssistant,
    TakeCommodity,
    TakeMask,
    TakeTattoo,
)
from motu.games.raiatea.components import STANDARD, RaiateaEdition
from motu.games.raiatea.effects import PerformRitual
from motu.games.raiatea.evaluation.expected_score import expected_lead, expected_score
from motu.games.raiatea.evaluation.rituals import value_rituals
from motu.games.raiatea.evaluation.weights import WEIGHTS
from motu.games.raiatea.features import write_features
from motu.games.raiatea.flow import ClaimLocation
from motu.games.raiatea.state import Table

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
class Raiatea(Rules):
    """Three to five players. Variants: Tane, the oracle, mana shortage, passing is final."""

    def __init__(self, edition: Edition = STANDARD, weights: Weights = WEIGHTS) -> None:
        assert isinstance(edition, RaiateaEdition)
        value_rituals(edition)
        super().__init__(
            name="raiatea",
            version=2,
            edition=edition,
            options={"tane": False, "oracle": False, "mana_shortage": False, "passing_is_final": False},
            readings={1: ["passing_is_final", "motif_scores_once", "useful_gifts_only"]},
            earlier_rulings=["motif_scores_once", "useful_gifts_only"],
            decisions=[
                ClaimLocation,
                FinishTurn,
                PickForestCard,
                PickSpareCommodity,
                TakeForestCard,
                ReturnAtMarae,
                DrawAtMarae,
                ChooseDeck,
                KeepRitual,
                RecruitPriests,
                PutMask,
                TakeMaskBack,
                KahunaMission,
                Trade,
                TakeCommodity,
                TakeAssistant,
                TakeMask,
                TakeTattoo,
                Reactivate,
                SacrificeCommodity,
                RaiseMarker,
                ChooseVictim,
                StealMask,
                PerformRitual,
                DancePriests,
                BuyRitual,
                PrepareRitual,
                OfferMana,
                ChooseGift,
                ArrangeRituals,
                Build,
                ChooseMission,
                SecondMission,
                PayCommodities,
                PayMask,
                BidForToken,
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
        return Raiatea(edition, weights)


def table_of(state: State) -> Table:
    assert isinstance(state, Table)
    return state


RULES: Final = Raiatea()
