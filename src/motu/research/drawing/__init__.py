"""Pictures of a table for `rgb_array`: drawn from a seat's view, so that nothing can be in them that it may not see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from motu.core.agenda import Json
from motu.core.rules import Rules
from motu.research.drawing import bali, bora_bora, raiatea
from motu.research.drawing.canvas import Canvas
from motu.words import Catalogue, catalogue

Draftsman = Callable[[Canvas, Json, int, Catalogue], None]

SIZES: Final = {"bali": (1180, 700), "bora_bora": (1500, 1000), "raiatea": (1560, 920)}
DRAW_FUNCTIONS: Final[dict[str, Draftsman]] = {"bali": bali.draw, "bora_bora": bora_bora.draw, "raiatea": raiatea.draw}


def drawn(rules: Rules, view: Json, seat: int) -> NDArray[np.uint8]:
    """The table of a view as a picture: height, width, and red, green and blue."""
    words = catalogue("en", rules.name)
    canvas = Canvas(*SIZES[rules.name])
    canvas.heading(words.say("title"), view, seat, words)
    DRAW_FUNCTIONS[rules.name](canvas, view, seat, words)
    return canvas.pixels()
