"""What pictures are drawn with: panels, cards, chips, dice and texts that fit their place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from motu.core.agenda import Json
from motu.words import Catalogue

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont

SEA: Final = "#e8eef0"
PAPER: Final = "#fbfaf5"
INK: Final = "#22303a"
FAINT: Final = "#7d8a90"
EDGE: Final = "#c3ccd0"
GLOW: Final = "#e2a416"
SEATS: Final = ("#1f7a8c", "#a23b72", "#c07f00", "#3f8f4f", "#4059ad")
"""The colours of the seats, dark enough for white letters."""


@cache
def font(size: int) -> Font:
    """The font of a size, loaded once."""
    return ImageFont.load_default(size)


def player(seat: int, words: Catalogue) -> str:
    """The name of a seat."""
    return words.say("seat-name", {"number": seat + 1})


class Canvas:
    """A picture in the making; places are counted in pixels from the upper left."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.image = Image.new("RGB", (width, height), SEA)
        self.pen = ImageDraw.Draw(self.image)

    def pixels(self) -> NDArray[np.uint8]:
        """The picture as an array of height, width and colour."""
        return np.asarray(self.image, np.uint8)

    def heading(self, title: str, view: Json, seat: int, words: Catalogue) -> None:
        """The game, and who is to decide; in words that no seat's secret is in."""
        self.text(20, 12, title, 30)
        asked = ", ".join(player(other, words) for other in view["asked"])
        status = words.say("picture-over") if view["over"] else words.say("picture-asked", {"players": asked})
        seen_by = words.say("picture-seen-by", {"seat": seat})
        self.text(self.width - 20, 20, f"{status}   ·   {seen_by}", 17, FAINT, "ra")

    def text(self, x: float, y: float, text: str, size: int = 15, colour: str = INK, anchor: str = "la") -> None:
        """Write a text at a point."""
        self.pen.text((x, y), text, colour, font(size), anchor)

    def fitted(self, text: str, size: int, room: float) -> str:
        """A text, cut with an ellipsis if it is wider than the room there is."""
        if self.pen.textlength(text, font(size)) <= room:
            return text
        while text and self.pen.textlength(text + "…", font(size)) > room:
            text = text[:-1]
        return text.rstrip() + "…"

    def lines(self, text: str, size: int, room: float) -> list[str]:
        """A text broken into lines that fit the room."""
        lines = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self.pen.textlength(longer, font(size)) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def panel(self, x: float, y: float, width: float, height: float, title: str = "", colour: str = EDGE) -> None:
        """A piece of paper with a title in its upper edge."""
        self.pen.rounded_rectangle((x, y, x + width, y + height), 10, PAPER, colour, 2)
        if title:
            self.text(x + 12, y + 8, self.fitted(title, 16, width - 20), 16, FAINT if colour == EDGE else colour)

    def card(
        self, x: float, y: float, width: float, height: float, label: str, fill: str, ink: str = "white", edge: str = ""
    ) -> None:
        """A card with its name in as many lines as fit."""
        self.pen.rounded_rectangle((x, y, x + width, y + height), 6, fill, edge or fill, 4 if edge else 1)
        size = 14
        lines = self.lines(label, size, width - 8)[: max(1, int((height - 4) // (size + 3)))]
        top = y + height / 2 - (len(lines) - 1) * (size + 3) / 2
        for number, line in enumerate(lines):
            self.text(x + width / 2, top + number * (size + 3), self.fitted(line, size, width - 6), size, ink, "mm")

    def chip(self, x: float, y: float, radius: float, fill: str, label: str = "", ink: str = "white") -> None:
        """A round token around a point."""
        self.pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill, INK, 1)
        if label:
            self.text(x, y, label, max(11, int(radius * 1.15)), ink, "mm")

    def die(self, x: float, y: float, side: float, face: int, fill: str) -> None:
        """A die with its pips."""
        self.pen.rounded_rectangle((x, y, x + side, y + side), side / 5, fill, INK, 1)
        low, middle, high = side * 0.26, side * 0.5, side * 0.74
        pips = {
            1: [(middle, middle)],
            2: [(low, low), (high, high)],
            3: [(low, low), (middle, middle), (high, high)],
            4: [(low, low), (low, high), (high, low), (high, high)],
            5: [(low, low), (low, high), (high, low), (high, high), (middle, middle)],
            6: [(low, low), (low, middle), (low, high), (high, low), (high, middle), (high, high)],
        }
        for across, down in pips[face]:
            self.pen.ellipse(
                (x + across - side / 11, y + down - side / 11, x + across + side / 11, y + down + side / 11), "white"
            )

    def figures(self, x: float, y: float, pairs: Sequence[tuple[str, object]], step: float, size: int = 15) -> None:
        """Labels with their figures, one below the other."""
        for number, (label, figure) in enumerate(pairs):
            self.text(x, y + number * step, label, size, FAINT)
            self.text(x + 150, y + number * step, str(figure), size, INK, "ra")

    def chips(self, x: float, y: float, width: float, items: Sequence[tuple[str, str, str]], size: int = 13) -> float:
        """Small labels beside each other, wrapped; each a text, its background and its ink. Returns the lower edge."""
        across, down = x, y
        for text, fill, ink in items:
            label = self.fitted(text, size, width - 14)
            long = self.pen.textlength(label, font(size)) + 14
            if across > x and across + long > x + width:
                across, down = x, down + size + 13
            self.pen.rounded_rectangle((across, down, across + long, down + size + 8), 6, fill, EDGE, 1)
            self.text(across + 7, down + size / 2 + 4, label, size, ink, "lm")
            across += long + 6
        return down + size + 13

    def seat_panel(
        self, x: float, y: float, width: float, height: float, seat: int, view: Json, own: int, words: Catalogue
    ) -> None:
        """A player's place: a bar in the seat's colour, a mark on who is asked, and the own place named."""
        self.panel(x, y, width, height, "", GLOW if seat in view["asked"] else EDGE)
        self.pen.rounded_rectangle((x + 4, y + 4, x + width - 4, y + 34), 7, SEATS[seat])
        name = player(seat, words) + (f" · {words.say('picture-you')}" if seat == own else "")
        self.text(x + 14, y + 19, name, 17, "white", "lm")
        if seat in view["asked"]:
            self.pen.polygon([(x + width - 28, y + 11), (x + width - 28, y + 27), (x + width - 14, y + 19)], "white")
