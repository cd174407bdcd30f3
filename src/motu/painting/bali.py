"""Bali's table in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from motu.painting.styles import SEAT_STYLES
from motu.words import Catalogue

STYLES: Final = {
    "rice": "bright_white",
    "peanut": "orange3",
    "banana": "yellow",
    "pepper": "red",
    "stonemason": "grey70",
    "priest": "magenta",
    "shrine": "cyan",
    "oracle": "blue",
    "hidden": "dim",
}


def paint(view: dict[str, Any], seat: int, words: Catalogue, names: Sequence[str]) -> RenderableType:
    return Group(
        Columns([row_panel(view, number, words) for number in range(len(view["rows"]))], padding=(0, 1)),
        Columns([altar_panel(view, words), supply_table(view, seat, words)], padding=(0, 2)),
        seats_table(view, seat, words, names),
        own_things(view["seats"][seat], words),
    )


def named(words: Catalogue, kind: str, id: str) -> Text:
    """A thing by name, in its colour."""
    return Text(words.say(f"{kind}-{id}"), style=STYLES[id.removesuffix("_farmer")])


def row_panel(view: dict[str, Any], number: int, words: Catalogue) -> Panel:
    """A row of the offer, its bottom card last and marked."""
    cards = view["rows"][number]
    lines = [Text.assemble("  ", named(words, "card", card)) for card in cards[:-1]]
    lines += [Text.assemble("▸ ", named(words, "card", card), style="bold") for card in cards[-1:]]
    title = words.say("table-row", {"row": number + 1})
    if view["demon"] == number + 1:
        title += f" · {words.say('table-demon')}"
    return Panel(Group(*lines), title=title, box=ROUNDED, border_style="red" if view["demon"] == number + 1 else "dim")


def altar_panel(view: dict[str, Any], words: Catalogue) -> Panel:
    altar = view["altar"]
    lines = [Text(words.say("table-altar-size", {"count": altar["size"]}))]
    if altar["top"] is None:
        lines.append(Text(words.say("table-altar-empty"), style="dim"))
    else:
        lines.append(Text(words.say("table-altar-top", {"good": altar["top"]}), style=STYLES[altar["top"]]))
    lines.append(Text(f"{words.say('table-pile')}: {view['pile']}", style="dim"))
    return Panel(Group(*lines), title=words.say("table-altar"), box=ROUNDED, border_style="yellow")


def supply_table(view: dict[str, Any], seat: int, words: Catalogue) -> Table:
    """The supply, and what a good costs this player."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column()
    for good in view["supply"]:
        table.add_column(named(words, "good", good), justify="right")
    table.add_row(words.say("table-supply"), *(str(count) for count in view["supply"].values()))
    table.add_row(words.say("table-price"), *(str(view["seats"][seat]["prices"][good]) for good in view["supply"]))
    return table


def seats_table(view: dict[str, Any], seat: int, words: Catalogue, names: Sequence[str]) -> Table:
    """What each player has openly, one column per player, so that it fits a narrow screen."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column()
    for number, name in enumerate(names):
        mark = "▶ " if number in view["asked"] else ""
        background = " on grey15" if number == seat else ""
        table.add_column(Text(mark + name), justify="right", header_style=SEAT_STYLES[number], style=background)
    seats = view["seats"]
    table.add_row(words.say("table-stone"), *(str(one["stone"]) for one in seats))
    table.add_row(words.say("table-points"), *(str(sum(one["points"].values())) for one in seats))
    table.add_row(words.say("table-hand"), *(str(one["hand_size"]) for one in seats))
    table.add_row(words.say("table-goods"), *(str(one["goods_count"]) for one in seats), end_section=True)
    for card in seats[0]["front"]:
        counts = (str(one["front"][card]) if one["front"][card] else Text("·", style="dim") for one in seats)
        table.add_row(named(words, "card", card), *counts)
    return table


def own_things(own: dict[str, Any], words: Catalogue) -> Panel:
    """What only this player may see."""
    hand = Text(words.say("hand") + ": ", style="bold")
    hand.append_text(
        Text(", ").join(named(words, "card", card) for card, count in own["hand"].items() for _ in range(count))
    )
    goods = Text(words.say("goods") + ": ", style="bold")
    goods.append_text(
        Text(", ").join(
            Text.assemble(f"{count} × ", named(words, "good", good)) for good, count in own["goods"].items()
        )
    )
    return Panel(Group(hand, goods), title=words.say("your-things"), box=ROUNDED)
