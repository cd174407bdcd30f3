"""Bali's doors."""

from __future__ import annotations

from typing import Final, final

from motu.core.agenda import Event, Json, State
from motu.core.chance import seeded
from motu.core.numbers import Numbers
from motu.core.rules import Rules
from motu.core.weights import Weights
from motu.games.bali import features, scoring, view, worth
from motu.games.bali.actions.playing import BuyOrPlay, PlayCards
from motu.games.bali.actions.sacrifice import LayFromSupply, LayGood
from motu.games.bali.actions.taking import KeepGood, LookAtAltar, TakeCard
from motu.games.bali.audit import audit
from motu.games.bali.components import BOX, CARDS, COLOURS, LEAST_SEATS, MOST_SEATS
from motu.games.bali.effects import ChooseGood
from motu.games.bali.events import RowLaid, SetTaken
from motu.games.bali.flow import set_up
from motu.games.bali.powers import ChooseReward
from motu.games.bali.state import Table
from motu.games.bali.weights import WEIGHTS


@final
class Bali(Rules):
    """Two to four players; variants: the oracle, the demon."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(
            "bali",
            1,
            range(LEAST_SEATS, MOST_SEATS + 1),
            {"oracle": False, "demon": False},
            BOX,
            [
                (BuyOrPlay, BuyOrPlay.SPAN),
                (PlayCards, PlayCards.SPAN),
                (LayGood, LayGood.SPAN),
                (LayFromSupply, LayFromSupply.SPAN),
                (TakeCard, TakeCard.SPAN),
                (LookAtAltar, LookAtAltar.SPAN),
                (KeepGood, KeepGood.SPAN),
                (ChooseReward, ChooseReward.SPAN),
                (ChooseGood, ChooseGood.SPAN),
            ],
            weights,
        )

    def deal(self, seats: int, seed: int, options: dict[str, bool], told: bool) -> State:
        t = set_up(seats, seeded(seed), options["oracle"], options["demon"])
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
        return Bali(weights)

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
    for seat in range(len(t.seats)):
        log.append(SetTaken(seat, COLOURS[t.seats[seat].colour], t.seats[seat].stone))
    for row in range(len(t.row_sizes)):
        log.append(RowLaid(row + 1, [CARDS[card] for card in t.row_cards(row)]))
    return log


RULES: Final = Bali()
