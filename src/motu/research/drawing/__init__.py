"""Pictures of a table for `rgb_array`: drawn from a seat's view, so that nothing can be in them that it may not see."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

import numpy as np
from numpy.typing import NDArray

from motu.core.agenda import Json
from motu.core.rules import Rules
from motu.games import PACKAGES
from motu.research.drawing import plain
from motu.research.drawing.canvas import Canvas
from motu.words import Catalogue, catalogue

Draftsman = Callable[[Canvas, Json, int, Catalogue], None]


@cache
def draftsman(game: str) -> tuple[tuple[int, int], Draftsman]:
    """Size and `draw` of a game: from the module with its name here, from its own package, or a plain drawing."""
    for module in (f"{__name__}.{game}", f"{PACKAGES[game]}.drawing"):
        if find_spec(module) is not None:
            found = import_module(module)
            return found.SIZE, found.draw
    return plain.SIZE, plain.draw


def drawn(rules: Rules, view: Json, seat: int) -> NDArray[np.uint8]:
    """The table of a view as a picture: height, width, and red, green and blue."""
    words = catalogue("en", rules.name)
    size, draw = draftsman(rules.name)
    canvas = Canvas(*size)
    canvas.heading(words.say("title"), view, seat, words)
    draw(canvas, view, seat, words)
    return canvas.pixels()
