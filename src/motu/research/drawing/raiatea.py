"""Raiatea's table as a picture."""

from __future__ import annotations

from typing import Final

from motu.core.agenda import Json
from motu.research.drawing.canvas import EDGE, FAINT, GLOW, INK, SEATS, Canvas
from motu.words import Catalogue

COMMODITIES: Final = {"uru": "#9bbf5a", "taro": "#a77bb5", "mahi_mahi": "#5fa8c4", "tiare": "#e6a3b3"}
ROWS: Final = 5
"""A statue has rows of one, two, three, four and five spaces."""
MASK: Final = "#efe3c8"
RITUAL: Final = "#dfe7f5"


SIZE: Final = (1560, 920)
"""Width and height of the picture in pixels."""


def draw(canvas: Canvas, view: Json, seat: int, words: Catalogue) -> None:
    """The table of Raiatea as a seat sees it."""
    for statue in range(len(view["statues"])):
        draw_statue(canvas, view, statue, 20 + statue * 346, words)
    draw_locations(canvas, view, words)
    draw_market(canvas, view, words)
    count = len(view["seats"])
    width = (canvas.width - 40 - 12 * (count - 1)) / count
    for number in range(count):
        draw_seat(canvas, view, number, seat, 20 + number * (width + 12), width, words)


def draw_statue(canvas: Canvas, view: Json, statue: int, x: int, words: Catalogue) -> None:
    """A statue as a pyramid of missions; a token that lies face down shows its back."""
    active = statue <= view["ceremonies"]
    title = words.say("table-statue", {"statue": statue + 1})
    canvas.panel(x, 60, 336, 330, title, GLOW if active else EDGE)
    at = 0
    for row in range(ROWS):
        for place in range(row + 1):
            mission = view["statues"][statue][at]
            across, down = x + 168 - (row + 1) * 32 + place * 64 + 1, 88 + row * 60
            if mission is None:
                canvas.pen.rounded_rectangle((across, down, across + 60, down + 54), 6, None, EDGE, 1)
            elif mission == "hidden":
                canvas.card(across, down, 60, 54, "?", "#55483c")
            else:
                draw_mission(canvas, across, down, words.say(f"mission-{mission}"))
            at += 1


def draw_mission(canvas: Canvas, x: float, y: float, text: str) -> None:
    """A mission token with its words in small letters."""
    canvas.pen.rounded_rectangle((x, y, x + 60, y + 54), 6, "#f7ead0", "#b08a2e", 1)
    lines = canvas.lines(text, 11, 54)[:4]
    for number, line in enumerate(lines):
        shown = canvas.fitted(line, 11, 56)
        canvas.text(x + 30, y + 27 + (number - (len(lines) - 1) / 2) * 12.5, shown, 11, INK, "mm")


def draw_locations(canvas: Canvas, view: Json, words: Catalogue) -> None:
    """The locations that are free, the forest, the turn order, the ritual piles and the row of a ceremony."""
    x, width = 1058, 482
    canvas.panel(x, 60, width, 330, words.say("table-round", {"round": view["round"]}))
    for place, seat in enumerate(view["order"]):
        canvas.chip(x + 28 + place * 36, 104, 14, SEATS[seat], str(seat + 1))
    if view["kahuna"] is not None:
        canvas.text(x + width - 14, 104, words.say("table-kahuna"), 14, FAINT, "rm")
        canvas.chip(x + width - 100, 104, 14, SEATS[view["kahuna"]], str(view["kahuna"] + 1))
    tiles = [(words.say(f"location-{tile}"), "#d9ead3", INK) for tile in view["tiles"]]
    down = canvas.chips(x + 14, 130, width - 28, tiles)
    canvas.text(x + 14, down + 2, words.say("table-forest"), 14, FAINT)
    forest = [(words.say(f"card-{card}"), "#7fb069", INK) for card in view["forest"]]
    forest.append((words.say("table-pile", {"count": view["pile"]}), "#eef2f3", INK))
    down = canvas.chips(x + 14, down + 22, width - 28, forest)
    decks = [
        (f"{words.say(f'deck-{deck}')}: {counts['pile']} + {counts['discards']}", RITUAL, INK)
        for deck, counts in view["decks"].items()
    ]
    canvas.text(x + 14, down + 2, words.say("table-decks"), 14, FAINT)
    down = canvas.chips(x + 14, down + 22, width - 28, decks)
    row = [
        (words.say(f"ritual-{one['ritual']}"), "#b98b5e" if one["seat"] is None else SEATS[one["seat"]], "white")
        for one in view["row"]
    ]
    if row:
        canvas.text(x + 14, down + 2, words.say("table-row"), 14, FAINT)
        canvas.chips(x + 14, down + 22, width - 28, row)


def draw_market(canvas: Canvas, view: Json, words: Catalogue) -> None:
    """Commodities with their prices, assistants and masks that may be bought."""
    market = view["market"]
    canvas.panel(20, 400, 1520, 96, words.say("table-market"))
    for number, (commodity, count) in enumerate(market["commodities"].items()):
        x = 40 + number * 148
        canvas.chip(x + 10, 452, 18, COMMODITIES[commodity], str(count), INK)
        canvas.text(x + 36, 436, words.say(f"commodity-{commodity}"), 14)
        canvas.text(x + 36, 456, f"{words.say('table-price')} {view['markers'][commodity]}", 13, FAINT)
    items = [
        (f"{count} {words.say(f'assistant-{name}')}", "#d5e6ea", INK) for name, count in market["assistants"].items()
    ]
    items += [(f"{count} {words.say(f'mask-{mask}')}", MASK, INK) for mask, count in market["masks"].items() if count]
    canvas.chips(650, 410, 880, items)


def draw_seat(canvas: Canvas, view: Json, number: int, own: int, x: float, width: float, words: Catalogue) -> None:
    """What is in front of a screen and, for the viewer's own seat, behind it."""
    one = view["seats"][number]
    canvas.seat_panel(x, 508, width, 398, number, view, own, words)
    figures: list[tuple[str, object]] = [(words.say("table-rank"), words.say(f"rank-{one['rank']}"))]
    figures += [(words.say(f"table-{figure}"), one[figure]) for figure in ("tattoos", "priests", "rituals")]
    if "mana" in one:
        figures += [(words.say("table-mana"), one["mana"]), (words.say("table-pearls"), one["pearls"])]
    canvas.figures(x + 14, 550, figures, 20, 14)
    down = 554 + 20 * len(figures)
    things = [
        (f"{count} {words.say(f'assistant-{name}')}", "#d5e6ea", INK)
        for name, count in one["assistants"].items()
        if count
    ]
    things += [
        (f"{count} {words.say(f'assistant-{name}')} ({words.say('table-used')})", "#eceff0", FAINT)
        for name, count in one["used_assistants"].items()
        if count
    ]
    things += [(f"{count} {words.say(f'mask-{mask}')}", MASK, INK) for mask, count in one["masks"].items()]
    things += [
        (f"{words.say(f'mask-{mask}')} ({words.say('table-mirrored')})", MASK, FAINT) for mask in one["mirrored"]
    ]
    down = int(canvas.chips(x + 14, down, width - 28, things, 12)) if things else down
    front = [(words.say(f"ritual-{ritual}"), SEATS[number], "white") for ritual in one["front"]]
    down = int(canvas.chips(x + 14, down, width - 28, front, 12)) if front else down
    if "commodities" in one:
        goods = [
            (f"{count} {words.say(f'commodity-{name}')}", COMMODITIES[name], INK)
            for name, count in one["commodities"].items()
            if count
        ]
        down = int(canvas.chips(x + 14, down, width - 28, goods, 12)) if goods else down
        missions = [(words.say(f"mission-{mission}"), "#f7ead0", INK) for mission in one["missions"]]
        down = int(canvas.chips(x + 14, down, width - 28, missions, 12)) if missions else down
    if "hand" in one:
        held = [(words.say(f"ritual-{ritual}"), RITUAL, INK) for ritual in [*one["hand"], *one["bagged"]]]
        if number == own and view["looking"] is not None:
            held += [(words.say(f"ritual-{ritual}"), "#fff3cf", INK) for ritual in view["looking"].get("rituals", [])]
        canvas.chips(x + 14, down, width - 28, held, 12)
