"""Any game as a picture: its view as an outline of names and numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from motu.core.agenda import Json
from motu.research.drawing.canvas import Canvas
from motu.words import Catalogue

SIZE: Final = (1180, 700)
"""Width and height of the picture in pixels."""
TOP: Final = 64
LINE: Final = 20
INDENT: Final = 22
COLUMN: Final = 380
ELSEWHERE: Final = {"game", "asked", "decision", "over"}
"""Parts of a view that the heading tells."""


def draw(canvas: Canvas, view: Json, _seat: int, _words: Catalogue) -> None:
    """Write the outline in columns, as much as there is room for."""
    x, y = 20, TOP
    for depth, text in outline({key: value for key, value in view.items() if key not in ELSEWHERE}):
        if y + LINE > canvas.height:
            x, y = x + COLUMN, TOP
        if x + COLUMN > canvas.width:
            return
        room = COLUMN - 20 - INDENT * depth
        canvas.text(x + INDENT * depth, y, canvas.fitted(text, 15, room))
        y += LINE


def outline(value: Any, depth: int = 0) -> Iterator[tuple[int, str]]:
    """The lines of a view with their depths."""
    items = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for key, item in items:
        if isinstance(item, dict) or (isinstance(item, list) and any(isinstance(one, (dict, list)) for one in item)):
            yield depth, f"{key}:"
            yield from outline(item, depth + 1)
        else:
            yield depth, f"{key}: {', '.join(map(str, item)) if isinstance(item, list) else item}"
