"""Who knows what: only one's own number is known before all are shown."""

from __future__ import annotations

from motu.core.agenda import Event, Json
from motu_handsign.scoring import breakdown
from motu_handsign.state import OPEN, Hands


def seen(t: Hands, who: int) -> Json:
    """Everything that a seat, or a spectator, may look at."""
    mine = OPEN if who < 0 else t.chosen[who]
    return {
        "over": t.over(),
        "round": t.round,
        "rounds": t.edition.rounds,
        "shown": [list(numbers) for numbers in t.shown],
        "chosen": None if mine == OPEN else mine,
        "seats": [{"points": points} for points in breakdown(t)],
    }


def redacted(event: Event, _who: int) -> Event:
    """Nothing in the log is hidden."""
    return event
