"""Raiatea's doors."""

from __future__ import annotations

from typing import Final, final

from motu.core.agenda import Event, Json, State
from motu.core.chance import seeded
from motu.core.numbers import Numbers
from motu.core.rules import Rules
from motu.core.weights import Weights
from motu.games.raiatea import features, guesses, scoring, view, worth
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
from motu.games.raiatea.audit import audit
from motu.games.raiatea.components import BOX, FOREST_NAMES, LEAST_SEATS, MASK_NAMES, MOST_SEATS
from motu.games.raiatea.effects import PerformRitual
from motu.games.raiatea.events import ForestShown, GameOpened, StartingMaskDealt
from motu.games.raiatea.flow import ClaimLocation
from motu.games.raiatea.opening import set_up
from motu.games.raiatea.state import Table
from motu.games.raiatea.weights import WEIGHTS


@final
class Raiatea(Rules):
    """Three to five players; variants: Tane, the oracle, mana shortage."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(
            "raiatea",
            1,
            range(LEAST_SEATS, MOST_SEATS + 1),
            {"tane": False, "oracle": False, "mana_shortage": False},
            BOX,
            [
                (ClaimLocation, ClaimLocation.SPAN),
                (FinishTurn, FinishTurn.SPAN),
                (PickForestCard, PickForestCard.SPAN),
                (PickSpareCommodity, PickSpareCommodity.SPAN),
                (TakeForestCard, TakeForestCard.SPAN),
                (ReturnAtMarae, ReturnAtMarae.SPAN),
                (DrawAtMarae, DrawAtMarae.SPAN),
                (ChooseDeck, ChooseDeck.SPAN),
                (KeepRitual, KeepRitual.SPAN),
                (RecruitPriests, RecruitPriests.SPAN),
                (PutMask, PutMask.SPAN),
                (TakeMaskBack, TakeMaskBack.SPAN),
                (KahunaMission, KahunaMission.SPAN),
                (Trade, Trade.SPAN),
                (TakeCommodity, TakeCommodity.SPAN),
                (TakeAssistant, TakeAssistant.SPAN),
                (TakeMask, TakeMask.SPAN),
                (TakeTattoo, TakeTattoo.SPAN),
                (Reactivate, Reactivate.SPAN),
                (SacrificeCommodity, SacrificeCommodity.SPAN),
                (RaiseMarker, RaiseMarker.SPAN),
                (ChooseVictim, ChooseVictim.SPAN),
                (StealMask, StealMask.SPAN),
                (PerformRitual, PerformRitual.SPAN),
                (DancePriests, DancePriests.SPAN),
                (BuyRitual, BuyRitual.SPAN),
                (PrepareRitual, PrepareRitual.SPAN),
                (OfferMana, OfferMana.SPAN),
                (ChooseGift, ChooseGift.SPAN),
                (ArrangeRituals, ArrangeRituals.SPAN),
                (Build, Build.SPAN),
                (ChooseMission, ChooseMission.SPAN),
                (SecondMission, SecondMission.SPAN),
                (PayCommodities, PayCommodities.SPAN),
                (PayMask, PayMask.SPAN),
                (BidForToken, BidForToken.SPAN),
            ],
            weights,
        )

    def deal(self, seats: int, seed: int, options: dict[str, bool], told: bool) -> State:
        t = set_up(seats, seeded(seed), options["tane"], options["oracle"], options["mana_shortage"])
        if told:
            t.log = opening(t)
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
        return guesses.guessed(table(state), who, seed)

    def write_numbers(self, state: State, who: int, numbers: Numbers) -> None:
        features.write(table(state), who, numbers)

    def feature_names(self) -> list[str]:
        return features.feature_names()

    def worth(self, state: State, who: int) -> float:
        return worth.worth(table(state), who, self.weights.row)

    def prospects(self, state: State, who: int) -> float:
        return worth.own(table(state), who, self.weights.row)

    def weighing(self, weights: Weights) -> Rules:
        return Raiatea(weights)

    def seat_count(self, state: State) -> int:
        return len(table(state).seats)

    def audit(self, state: State) -> None:
        audit(table(state))


def table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


def opening(t: Table) -> list[Event]:
    """What is said while the table is laid."""
    log: list[Event] = [GameOpened(t.first)]
    for seat in range(len(t.seats)):
        for motif in range(len(MASK_NAMES)):
            if t.seats[seat].masks[motif] > 0:
                log.append(StartingMaskDealt(seat, MASK_NAMES[motif]))
    log.append(ForestShown([FOREST_NAMES[card] for card in t.forest]))
    return log


RULES: Final = Raiatea()
