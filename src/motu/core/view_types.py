"""The types of what every game's views and logs have in common. Each game has its own in `view_types.py`.

They describe the JSON that leaves the engine. Tests check every view against them, and the page's TypeScript types are
generated from them. This module is not compiled: mypyc does not keep the annotations of a TypedDict.
"""

from typing import Any, TypedDict


class CommonView(TypedDict):
    """What `Rules.seen` adds to the view of every game, and whether the game is over."""

    game: str
    asked: list[int]
    """The seats that have to decide now."""
    decision: str | None
    """What is asked, as a message id without `decision-`."""
    over: bool


class SeatView(TypedDict):
    """What every game shows of a seat."""

    points: dict[str, int]
    """The points that are open to this viewer, by source."""


class View(CommonView):
    """The part of a view that every game has."""

    seats: list[SeatView]


class LogLine(TypedDict):
    """A line of the log: the id of its sentence in the catalogues, and the arguments of that sentence."""

    id: str
    args: dict[str, Any]
