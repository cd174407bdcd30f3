"""One table for the environments: its variants, its games, the observations of a seat, and rendering."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from rich.console import Console

from motu.core.agenda import Json
from motu.core.errors import MotuError
from motu.core.stepped_game import NOBODY, SteppedGame
from motu.painting.table import table_of
from motu.research.drawing import drawn
from motu.research.layout import LEAST, MOST, EditionOrFile, Mask, ObservationBuffer, Vector, layout_of
from motu.words import catalogue

RENDER_MODES: Final = ["human", "ansi", "rgb_array"]
OBSERVATIONS: Final = ("vector", "fields")
WIDTH: Final = 130
"""Columns of the painted table."""

Observed = Vector | dict[str, Vector]


class OneTable:
    """A table at which one game after the other is played."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, bool] | None,
        observation: str,
        render_mode: str | None,
        edition: EditionOrFile = None,
    ) -> None:
        self.look = layout_of(game, edition)
        self.rules = self.look.rules
        self.seats = self.rules.seats[0] if seats is None else seats
        self.options = self.checked(options)
        if observation not in OBSERVATIONS:
            raise ValueError(f"There is no observation “{observation}”. Observations: {', '.join(OBSERVATIONS)}.")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"There is no render mode “{render_mode}”. Render modes: {', '.join(RENDER_MODES)}.")
        self.in_fields = observation == "fields"
        self.render_mode = render_mode
        self.buffer = ObservationBuffer(self.look)
        self.play: SteppedGame | None = None
        self.last_seat = 0

    def checked(self, options: Mapping[str, bool] | None) -> dict[str, bool]:
        """All variants with their values; ValueError for what the game does not offer."""
        try:
            return self.rules.check(self.seats, 0, dict(options or {}))
        except MotuError as error:
            raise ValueError(str(error)) from error

    def observation_space(self) -> spaces.Space[Any]:
        """The space of observations: a vector, or a dict of groups."""
        if self.in_fields:
            return spaces.Dict({group: vector_space(len(places)) for group, places in self.look.groups.items()})
        return vector_space(self.look.size)

    def deal(self, seed: int, options: Mapping[str, bool] | None) -> SteppedGame:
        """A new game with the variants of this table, except those switched for this game."""
        chosen = self.checked(self.options | dict(options or {}))
        self.play = SteppedGame(self.rules, self.rules.setup(self.seats, seed, chosen, keep_log=False))
        self.last_seat = self.play.seat
        return self.play

    def at_play(self) -> SteppedGame:
        """The game that is played; ResetNeeded before the first one is dealt."""
        if self.play is None:
            raise gymnasium.error.ResetNeeded("Call reset() before anything else: no game is dealt yet.")
        return self.play

    def observed(self, who: int) -> Observed:
        """The observation of a seat."""
        vector = self.buffer.vector(self.at_play(), who)
        return self.look.grouped(vector) if self.in_fields else vector

    def mask(self, who: int) -> Mask:
        """The legal actions of a seat; all zeros while it is not to decide."""
        return self.buffer.mask(self.at_play(), who)

    def seen(self, who: int) -> Json:
        """The view of a seat, as nested dicts and lists."""
        return self.rules.seen(self.at_play().state, who)

    def viewer(self) -> int:
        """The seat whose view is rendered: the one to decide, or after the end the one that decided last."""
        play = self.at_play()
        if play.seat != NOBODY:
            self.last_seat = play.seat
        return self.last_seat

    def rendered(self, who: int | None = None) -> str | NDArray[np.uint8] | None:
        """The table in the render mode, as one seat sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called, but no render mode was chosen: use render_mode='ansi'.")
            return None
        seat = self.viewer() if who is None else who
        if self.render_mode == "rgb_array":
            return drawn(self.rules, self.seen(seat), seat)
        text = self.painted(seat)
        if self.render_mode == "ansi":
            return text
        Console(width=WIDTH).print(text, markup=False, highlight=False)
        return None

    def painted(self, seat: int) -> str:
        """The table as text, as a seat sees it."""
        words = catalogue("en", self.rules.name)
        names = [words.say("seat-name", {"number": number + 1}) for number in range(self.seats)]
        console = Console(file=StringIO(), width=WIDTH, no_color=True, color_system=None)
        console.print(table_of(self.rules, self.at_play().state, seat, words, names))
        painted = console.file
        assert isinstance(painted, StringIO)
        return painted.getvalue()


class Actions(spaces.Discrete):
    """All action ids of a game. Plain integers are checked first, because that is what callers pass in every step."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count

    def contains(self, x: Any) -> bool:
        if type(x) is int:
            return 0 <= x < self.count
        return bool(super().contains(x))


def vector_space(size: int) -> spaces.Box:
    """The space of vectors of a size."""
    return spaces.Box(LEAST, MOST, (size,), np.float32)
