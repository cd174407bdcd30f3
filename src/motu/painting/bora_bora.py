"""Bora Bora's table in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from motu.painting.styles import SEAT_STYLES
from motu.words import Catalogue

GOD_STYLES: Final = {"blue": "blue", "white": "bright_white", "red": "red", "green": "green", "yellow": "yellow"}
TERRAIN_STYLES: Final = {"mountain": "grey70", "beach": "yellow", "forest": "green", "plains": "orange3"}
COLUMNS: Final = 4
"""Spaces per row of the ceremony area as it is shown."""


def paint(view: dict[str, Any], seat: int, words: Catalogue, names: Sequence[str]) -> RenderableType:
    return Group(
        Columns([tiles_panel(view, words), temple_panel(view, words, names)], padding=(0, 1)),
        regions_table(view, words, names),
        people_table(view, words),
        offers(view, words),
        seats_table(view, seat, words, names),
        own_things(view["seats"][seat], words),
    )


def listing(words: Catalogue, kind: str, ids: Iterable[str | None]) -> str:
    return ", ".join(words.say(f"{kind}-{id}") for id in ids if id is not None) or "–"


def tiles_panel(view: dict[str, Any], words: Catalogue) -> Panel:
    """The action tiles with the dice on them, each in its player's colour."""
    lines = []
    for tile in view["tiles"]:
        line = Text(words.say(f"tile-{tile['tile']}") + ": ")
        for die in tile["dice"]:
            line.append(f"{die['face']} ", style=SEAT_STYLES[die["seat"]])
        lines.append(line)
    title = words.say("table-round", {"round": view["round"]})
    return Panel(Group(*lines), title=title, box=ROUNDED)


def temple_panel(view: dict[str, Any], words: Catalogue, names: Sequence[str]) -> Panel:
    """The temple from left to right, the status track, and the god cards."""
    temple = Text()
    for space in range(len(view["temple"]), 0, -1):
        holder = view["temple"][space - 1]
        temple.append(f"{space}:")
        temple.append(
            "· " if holder is None else f"{names[holder]} ", style="dim" if holder is None else SEAT_STYLES[holder]
        )
    status = Text(words.say("source-status") + ": ")
    for marker in view["status"]:
        status.append(f"{names[marker['seat']]} {marker['steps']}  ", style=SEAT_STYLES[marker["seat"]])
    cards = Text(words.say("table-cards") + ": ")
    for god in view["cards_shown"]:
        if god is not None:
            cards.append(words.say(f"god-{god}") + " ", style=GOD_STYLES[god])
    pile = Text(words.say("table-pile", {"count": view["pile"]}), style="dim")
    return Panel(Group(temple, status, cards, pile), title=words.say("tile-temple"), box=ROUNDED)


def regions_table(view: dict[str, Any], words: Catalogue, names: Sequence[str]) -> Table:
    """The regions: the fish, whose hut has the building space, and the other huts."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for label in ("table-region", "table-terrain", "table-fish", "table-holder", "table-aside"):
        table.add_column(words.say(label))
    for region in view["regions"]:
        holder = region["holder"]
        owner = Text("·", style="dim") if holder is None else Text(names[holder], style=SEAT_STYLES[holder])
        fish = f"{region['fish']['value']} {region['fish']['kind'].upper()}"
        terrain = Text(words.say(f"terrain-{region['terrain']}"), style=TERRAIN_STYLES[region["terrain"]])
        aside = ", ".join(names[other] for other in region["aside"])
        table.add_row(words.say(f"region-{region['region']}"), terrain, fish, owner, aside)
    return table


def people_table(view: dict[str, Any], words: Catalogue) -> Table:
    """Men and women of the round by position, with the symbols on their left."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column()
    for position in range(len(view["men"])):
        table.add_column(str(position + 1))
    for label, people in (("tile-man", view["men"]), ("tile-woman", view["women"])):
        cells = [f"{words.say('kind-' + one['kind'])} {one['symbols']}" if one else "·" for one in people]
        table.add_row(words.say(label), *cells)
    return table


def offers(view: dict[str, Any], words: Catalogue) -> Group:
    """Tasks and jewelry of the round."""
    column = [tile for tile in view["jewelry"][view["round"] - 1] if tile is not None]
    jewels = [words.say("table-jewel", tile) for tile in column]
    return Group(
        Text(f"{words.say('source-tasks')}: {listing(words, 'task', view['tasks'])}"),
        Text(f"{words.say('source-jewelry')}: {', '.join(jewels) or '–'}"),
    )


def seats_table(view: dict[str, Any], seat: int, words: Catalogue, names: Sequence[str]) -> Table:
    """What each player has openly, one column per player."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column()
    for number, name in enumerate(names):
        mark = "▶ " if number in view["asked"] else ""
        background = " on grey15" if number == seat else ""
        table.add_column(Text(mark + name), justify="right", header_style=SEAT_STYLES[number], style=background)
    seats = view["seats"]

    def row(label: str, cells: Iterable[object]) -> None:
        table.add_row(words.say(label), *(str(cell) for cell in cells))

    row("table-points", (one["score"] for one in seats))
    row("table-order", (view["order"].index(number) + 1 for number in range(len(seats))))
    row("table-dice", (" ".join(map(str, one["dice"])) or "–" for one in seats))
    row("table-offerings", (one["offerings"] for one in seats))
    row("table-shells", (one["shells"] for one in seats))
    row("table-god-tiles", (one["god_tiles"] for one in seats))
    row("table-hand", (one["hand_size"] for one in seats))
    row("table-priests", (one["priests"] for one in seats))
    row("table-huts", (huts(one) for one in seats))
    row("table-people", (sum("person" in (space or {}) for space in one["spaces"]) for one in seats))
    row("table-buildings", (sum(one["buildings"]) for one in seats))
    row("table-jewelry", (len(one["jewelry"]) for one in seats))
    row("table-done", (len(one["tasks_done"]) for one in seats))
    return table


def huts(one: dict[str, Any]) -> str:
    """Huts on the other spaces and on space 12."""
    others = sum("hut" in (space or {}) for space in one["spaces"][:-1])
    return f"{others} + {one['huts_on_12']}"


def own_things(own: dict[str, Any], words: Catalogue) -> Panel:
    """The player's people, ceremony area, tasks and hand."""
    people = []
    for space in own["spaces"]:
        if space is not None and "person" in space:
            shifted = "✓" if space["shifted"] else str(space["symbols"])
            people.append(f"{words.say('person-' + space['person'])} ({words.say('kind-' + space['kind'])}) {shifted}")
    rows = range(0, len(own["ceremony"]), COLUMNS)
    area = ["  ".join(ceremony(own, start + place, words) for place in range(COLUMNS)) for start in rows]
    hand = [words.say(f"god-{god}") for god, count in own["hand"].items() for _ in range(count)]
    lines = [
        Text(f"{words.say('table-people')}: {', '.join(people) or '–'}"),
        Text(f"{words.say('source-tasks')}: {listing(words, 'task', own['tasks'])}"),
        Text(f"{words.say('hand')}: {', '.join(hand) or '–'}"),
        Text("\n".join(area)),
    ]
    return Panel(Group(*lines), title=words.say("your-things"), box=ROUNDED)


def ceremony(own: dict[str, Any], space: int, words: Catalogue) -> str:
    """A ceremony space: its material, the building that covers it, or in brackets what may be placed there."""
    lying = own["ceremony"][space]
    if isinstance(lying, int):
        return f"[{lying}]".ljust(10)
    name = words.say(f"material-{own['ceremony_kinds'][space]}")
    return (name if lying else f"({name})").ljust(10)
