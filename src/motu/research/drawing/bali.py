"""Bali's table as a picture."""

from __future__ import annotations

from typing import Final

from motu.core.agenda import Json
from motu.research.drawing.canvas import EDGE, FAINT, GLOW, INK, Canvas
from motu.words import Catalogue

COLOURS: Final = {
    "rice": ("#f3efdd", INK),
    "peanut": ("#c98a3d", "white"),
    "banana": ("#f0d43a", INK),
    "pepper": ("#c8382e", "white"),
    "stonemason": ("#8a9299", "white"),
    "priest": ("#8e4aa8", "white"),
    "shrine": ("#2f9aa6", "white"),
    "oracle": ("#3656b0", "white"),
    "hidden": ("#55483c", "white"),
}
DEMON: Final = "#b3261e"


def colours(id: str) -> tuple[str, str]:
    """The fill and text colour of a card."""
    return COLOURS[id.removesuffix("_farmer")]


SIZE: Final = (1180, 700)
"""Width and height of the picture in pixels."""


def draw(canvas: Canvas, view: Json, seat: int, words: Catalogue) -> None:
    """The table of Bali as a seat sees it."""
    for number in range(len(view["rows"])):
        draw_row(canvas, view, number, 20 + number * 166, words)
    draw_altar(canvas, view, 20 + len(view["rows"]) * 166, words)
    width = (canvas.width - 40 - 12 * (len(view["seats"]) - 1)) / len(view["seats"])
    for number in range(len(view["seats"])):
        draw_seat(canvas, view, number, seat, 20 + number * (width + 12), width, words)


def draw_row(canvas: Canvas, view: Json, number: int, x: int, words: Catalogue) -> None:
    """A row of the offer; its bottom card, the one that may be taken, is framed."""
    demon = view["demon"] == number + 1
    title = words.say("table-row", {"row": number + 1})
    if demon:
        title += f" · {words.say('table-demon')}"
    canvas.panel(x, 60, 154, 250, title, DEMON if demon else EDGE)
    cards = view["rows"][number]
    for place, card in enumerate(cards):
        fill, ink = colours(card)
        last = place == len(cards) - 1
        canvas.card(x + 14, 92 + place * 50, 126, 44, words.say(f"card-{card}"), fill, ink, GLOW if last else "")


def draw_altar(canvas: Canvas, view: Json, x: int, words: Catalogue) -> None:
    """The altar with its top good, the supply and the pile."""
    altar = view["altar"]
    width = canvas.width - 20 - x
    canvas.panel(x, 60, width, 250, words.say("table-altar"), "#b08a2e")
    top = altar["top"]
    if top is None:
        canvas.text(x + 16, 108, words.say("table-altar-empty"), 16, FAINT)
    else:
        fill, ink = COLOURS[top]
        shown = words.say("table-altar-top", {"good": top})
        canvas.card(x + 14, 92, 150, 58, shown, fill, ink, EDGE)
    canvas.text(x + 180, 100, words.say("table-altar-size", {"count": altar["size"]}), 15)
    canvas.text(x + 180, 126, f"{words.say('table-pile')}: {view['pile']}", 15)
    canvas.text(x + 16, 168, words.say("table-supply"), 15, FAINT)
    step = (width - 24) / 4
    for number, (good, count) in enumerate(view["supply"].items()):
        fill, ink = COLOURS[good]
        canvas.chip(x + 44 + number * step, 212, 20, fill, str(count), ink)
        canvas.text(x + 44 + number * step, 240, words.say(f"good-{good}"), 13, FAINT, "ma")
    if view["over"]:
        values = ", ".join(f"{words.say(f'good-{good}')} {value}" for good, value in altar["values"].items())
        canvas.text(x + 16, 280, canvas.fitted(values, 14, width - 24), 14)


def draw_seat(canvas: Canvas, view: Json, number: int, own: int, x: float, width: float, words: Catalogue) -> None:
    """What lies open before a player, and to the own seat what it holds."""
    one = view["seats"][number]
    canvas.seat_panel(x, 326, width, 360, number, view, own, words)
    figures = [
        (words.say("table-stone"), one["stone"]),
        (words.say("table-points"), sum(one["points"].values())),
        (words.say("table-hand"), one["hand_size"]),
        (words.say("table-goods"), one["goods_count"]),
    ]
    canvas.figures(x + 14, 370, figures, 22)
    front = [(f"{count} {words.say(f'card-{card}')}", *colours(card)) for card, count in one["front"].items() if count]
    down = canvas.chips(x + 14, 466, width - 28, front)
    if "hand" in one:
        hand = [
            (f"{count} {words.say(f'card-{card}')}", *colours(card)) for card, count in one["hand"].items() if count
        ]
        canvas.text(x + 14, down + 4, words.say("hand"), 14, FAINT)
        down = canvas.chips(x + 14, down + 26, width - 28, hand)
    if "goods" in one:
        canvas.text(x + 14, down + 4, words.say("goods"), 14, FAINT)
        for place, (good, count) in enumerate(one["goods"].items()):
            fill, ink = COLOURS[good]
            canvas.chip(x + 32 + place * 46, down + 42, 17, fill, str(count), ink)
