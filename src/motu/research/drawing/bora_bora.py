"""Bora Bora's table as a picture."""

from __future__ import annotations

from typing import Any, Final

from motu.core.agenda import Json
from motu.research.drawing.canvas import EDGE, FAINT, GLOW, INK, SEATS, Canvas
from motu.words import Catalogue

TERRAINS: Final = {"mountain": "#9aa3ab", "beach": "#ead9a0", "forest": "#7fb069", "plains": "#d99a5b"}
GODS: Final = {
    "blue": ("#2d6cc0", "white"),
    "white": ("#ffffff", INK),
    "red": ("#c8382e", "white"),
    "green": ("#3f8f4f", "white"),
    "yellow": ("#f0d43a", INK),
}
MATERIALS: Final = {"sand": "#ead9a0", "wood": "#9c6b3f", "stone": "#9aa3ab"}
PLACES: Final = {
    "north_west": (1, 0),
    "north_east": (2, 0),
    "west_north": (0, 1),
    "west_south": (0, 2),
    "central_northwest": (1, 1),
    "central_northeast": (2, 1),
    "central_southwest": (1, 2),
    "central_southeast": (2, 2),
    "east_north": (3, 1),
    "east_south": (3, 2),
    "south_west": (1, 3),
    "south_east": (2, 3),
}
"""Where each region lies on the map, in columns and rows."""


SIZE: Final = (1500, 1000)
"""Width and height of the picture in pixels."""


def draw(canvas: Canvas, view: Json, seat: int, words: Catalogue) -> None:
    """The table of Bora Bora as a seat sees it."""
    draw_map(canvas, view, words)
    draw_tiles(canvas, view, words)
    draw_people(canvas, view, words)
    draw_offers(canvas, view, words)
    draw_order(canvas, view, words)
    count = len(view["seats"])
    width = (canvas.width - 40 - 12 * (count - 1)) / count
    for number in range(count):
        draw_seat(canvas, view, number, seat, 20 + number * (width + 12), width, words)


def draw_map(canvas: Canvas, view: Json, words: Catalogue) -> None:
    """The islands: terrain, fish, whose hut has the building space, and the other huts."""
    canvas.panel(20, 60, 520, 400, words.say("table-round", {"round": view["round"]}))
    for region in view["regions"]:
        column, row = PLACES[region["region"]]
        x, y = 34 + column * 125, 88 + row * 92
        canvas.pen.rounded_rectangle((x, y, x + 117, y + 84), 10, TERRAINS[region["terrain"]], EDGE, 1)
        canvas.text(x + 8, y + 6, words.say(f"terrain-{region['terrain']}"), 14)
        fish = f"{region['fish']['value']} {region['fish']['kind'].upper()}"
        canvas.card(x + 68, y + 54, 42, 24, fish, "#dff1f7", INK)
        if region["holder"] is not None:
            draw_hut(canvas, x + 26, y + 52, 30, SEATS[region["holder"]])
        for place, other in enumerate(region["aside"]):
            draw_hut(canvas, x + 62 + place * 18, y + 36, 15, SEATS[other])


def draw_hut(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """A hut around a point."""
    half = size / 2
    canvas.pen.polygon([(x - half, y), (x, y - half), (x + half, y)], colour, INK)
    canvas.pen.rectangle((x - half * 0.7, y, x + half * 0.7, y + half), colour, INK)


def draw_tiles(canvas: Canvas, view: Json, words: Catalogue) -> None:
    """The action tiles with the dice on them, each in its player's colour."""
    canvas.panel(552, 60, 330, 400, words.say("table-tiles"))
    step = 368 / len(view["tiles"])
    for number, tile in enumerate(view["tiles"]):
        y = 90 + number * step
        canvas.text(566, y + 12, canvas.fitted(words.say(f"tile-{tile['tile']}"), 15, 130), 15, INK, "lm")
        for place, die in enumerate(tile["dice"]):
            canvas.die(700 + place * 30, y, 25, die["face"], SEATS[die["seat"]])


def draw_people(canvas: Canvas, view: Json, words: Catalogue) -> None:
    """Men and women of the round by position."""
    canvas.panel(894, 60, 586, 150, words.say("table-people"))
    for row, (sex, people) in enumerate((("man", view["men"]), ("woman", view["women"]))):
        fill = "#35566b" if sex == "man" else "#8c4d63"
        for place, one in enumerate(people):
            x, y = 906 + place * 95, 88 + row * 60
            if one is None:
                canvas.pen.rounded_rectangle((x, y, x + 90, y + 54), 6, None, EDGE, 1)
            else:
                canvas.card(x, y, 90, 54, f"{words.say('kind-' + one['kind'])} · {one['symbols']}", fill)


def draw_offers(canvas: Canvas, view: Json, words: Catalogue) -> None:
    """God cards, jewelry and tasks that may be had."""
    canvas.panel(894, 220, 586, 240)
    canvas.text(906, 230, words.say("table-cards"), 14, FAINT)
    cards = [(words.say(f"god-{god}"), *GODS[god]) for god in view["cards_shown"] if god is not None]
    cards.append((words.say("table-pile", {"count": view["pile"]}), "#eef2f3", INK))
    down = canvas.chips(906, 250, 562, cards)
    canvas.text(906, down, words.say("source-jewelry"), 14, FAINT)
    column = view["jewelry"][view["round"] - 1]
    jewels = [(words.say("table-jewel", tile), "#fff3cf", INK) for tile in column if tile is not None]
    down = canvas.chips(906, down + 20, 562, jewels)
    canvas.text(906, down, words.say("source-tasks"), 14, FAINT)
    tasks = [(words.say(f"task-{task}"), "#e6eef8", INK) for task in view["tasks"] if task is not None]
    canvas.chips(906, down + 20, 562, tasks, 12)


def draw_order(canvas: Canvas, view: Json, words: Catalogue) -> None:
    """Turn order, status track and temple in one line."""
    canvas.panel(20, 470, 1460, 54)
    canvas.text(34, 497, words.say("table-order"), 15, FAINT, "lm")
    for place, seat in enumerate(view["order"]):
        canvas.chip(150 + place * 34, 497, 14, SEATS[seat], str(seat + 1))
    canvas.text(360, 497, words.say("source-status"), 15, FAINT, "lm")
    for place, marker in enumerate(view["status"]):
        canvas.chip(470 + place * 74, 497, 14, SEATS[marker["seat"]], str(marker["seat"] + 1))
        canvas.text(490 + place * 74, 497, f"+{marker['steps']}", 15, INK, "lm")
    canvas.text(830, 497, words.say("tile-temple"), 15, FAINT, "lm")
    for place, holder in enumerate(reversed(view["temple"])):
        x = 920 + place * 42
        canvas.pen.rounded_rectangle((x - 17, 480, x + 17, 514), 5, "#f4ecd8", EDGE, 1)
        if holder is not None:
            canvas.chip(x, 497, 13, SEATS[holder], str(holder + 1))


def draw_seat(canvas: Canvas, view: Json, number: int, own: int, x: float, width: float, words: Catalogue) -> None:
    """A player's board: figures, dice, the twelve spaces, the ceremony area, tasks, and to the own seat its cards."""
    one = view["seats"][number]
    canvas.seat_panel(x, 534, width, 452, number, view, own, words)
    figures = [
        (words.say("table-points"), one["score"]),
        (words.say("table-offerings"), one["offerings"]),
        (words.say("table-shells"), one["shells"]),
        (words.say("table-god-tiles"), one["god_tiles"]),
        (words.say("table-priests"), one["priests"]),
        (words.say("table-hand"), one["hand_size"]),
    ]
    canvas.figures(x + 14, 576, figures, 20, 14)
    for place, face in enumerate(one["dice"]):
        canvas.die(x + 186 + place * 34, 578, 28, face, SEATS[number])
    canvas.text(x + 186, 618, f"{words.say('table-buildings')}: {sum(one['buildings'])}", 14, FAINT)
    canvas.text(x + 186, 638, f"{words.say('table-jewelry')}: {len(one['jewelry'])}", 14, FAINT)
    canvas.text(x + 186, 658, f"{words.say('table-done')}: {len(one['tasks_done'])}", 14, FAINT)
    step = (width - 28) / 6
    for space in range(len(one["spaces"])):
        draw_space(canvas, one, space, x + 14 + space % 6 * step, 704 + space // 6 * 46, step - 4, words, number)
    for space in range(len(one["ceremony"])):
        draw_ceremony(canvas, one, space, x + 14 + space % 6 * step, 802 + space // 6 * 34, step - 4, words)
    tasks = [(words.say(f"task-{task}"), "#e6eef8", INK) for task in one["tasks"] if task is not None]
    down = canvas.chips(x + 14, 878, width - 28, tasks, 12)
    if "hand" in one:
        cards = [(words.say(f"god-{god}"), *GODS[god]) for god, count in one["hand"].items() for _ in range(count)]
        canvas.chips(x + 14, down + 6, width - 28, cards, 14)


def draw_space(
    canvas: Canvas, one: Any, space: int, x: float, y: float, width: float, words: Catalogue, seat: int
) -> None:
    """A space of the gathering board: free, a hut, or a person, framed if it may still be used."""
    canvas.pen.rounded_rectangle((x, y, x + width, y + 42), 5, "#f1efe6", EDGE, 1)
    held = one["spaces"][space]
    if held is None:
        return
    if "hut" in held:
        draw_hut(canvas, x + width / 2, y + 22, 24, SEATS[seat])
        if space == len(one["spaces"]) - 1:
            canvas.text(x + width - 6, y + 4, str(one["huts_on_12"]), 13, INK, "ra")
        return
    fill = "#35566b" if held["person"] == "man" else "#8c4d63"
    label = words.say("kind-" + held["kind"])
    canvas.card(x + 1, y + 1, width - 2, 40, label, fill, "white", "" if held["shifted"] else GLOW)


def draw_ceremony(canvas: Canvas, one: Any, space: int, x: float, y: float, width: float, words: Catalogue) -> None:
    """A ceremony space: empty and named by what it takes, a material, or the building that covers it."""
    kind = one["ceremony_kinds"][space]
    lying = one["ceremony"][space]
    if isinstance(lying, int):
        canvas.card(x, y, width, 30, str(lying), "#5b4a3a")
    elif lying is not None:
        canvas.card(x, y, width, 30, words.say(f"material-{kind}"), MATERIALS[kind], INK)
    else:
        canvas.pen.rounded_rectangle((x, y, x + width, y + 30), 5, "#fbfaf5", MATERIALS[kind], 2)
