"""Turns and their phases as steps of the agenda."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from motu.core.agenda import Step
from motu.games.bali.actions.playing import BuyOrPlay
from motu.games.bali.actions.taking import TakeCards
from motu.games.bali.components import (
    CARDS,
    MOST_SEATS,
)
from motu.games.bali.events import CardScored, TurnBegan
from motu.games.bali.powers import score
from motu.games.bali.state import Table


@final
class Turn(Step[Table]):
    """Buy and play, take cards, score; then the player to the left (BA-T1)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> None:
        if t.log is not None:
            t.log.append(TurnBegan(self.seat))
        t.then(TURN[t.after(self.seat)])
        t.agenda.extend(PHASES[self.seat])


@final
class Scoring(Step[Table]):
    """The card that was uncovered last is scored (BA-C1)."""

    def __init__(self, active: i64) -> None:
        self.active: Final[i64] = active

    def run(self, t: Table) -> None:
        card = t.bottom(t.last_row)
        if t.log is not None:
            t.log.append(CardScored(CARDS[card]))
        score(t, self.active, card)


TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
PHASES: Final[list[list[Step[Any]]]] = [[Scoring(seat), TakeCards(seat), BuyOrPlay(seat)] for seat in range(MOST_SEATS)]
"""The phases of a turn, the first one last, as they lie on the agenda."""
