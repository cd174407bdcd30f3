"""How much time people have at a table, and what happens when somebody has none left."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

ClockRule = Literal["bot", "vote", "end"]
"""When somebody runs out of time: a bot takes over, the others vote, or the game ends."""
VoteChoice = Literal["bot", "wait", "end"]
"""What the others may vote for."""


STAND_IN: Final = "medium"
"""The bot that replaces a player who leaves, or has no time left."""


class TimeControl(Struct, frozen=True):
    """Seconds for each decision, seconds for all of them, or both; and what happens when they are over."""

    move: float | None
    total: float | None
    rule: ClockRule
