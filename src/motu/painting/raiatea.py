"""Raiatea's table in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from motu.painting.styles import SEAT_STYLES
from motu.words import Catalogue

ROWS = (1, 2, 3, 4, 5)
"""Spaces in each row of a statue."""


def paint(view: dict[str, Any], seat: int, words: Catalogue, names: Sequence[str]) -> RenderableType:
    parts: list[RenderableType] = [
        Columns([statue_panel(view, number, words) for number in range(3)], padding=(0, 1)),
        forest_panel(view, words),
        market_table(view, words),
        seats_table(view, seat, words, names),
    ]
    order = ", ".join(names[one] for one in view["order"])
    parts.append(Text(f"{words.say('table-order')}: {order}", style="dim"))
    if view["row"]:
        parts.append(row_text(view, words, names))
    parts.append(own_things(view, view["seats"][seat], words))
    return Group(*parts)


def listed(words: Catalogue, kind: str, ids: Iterable[str]) -> str:
    return ", ".join(words.say(f"{kind}-{id}") for id in ids)


def statue_panel(view: dict[str, Any], number: int, words: Catalogue) -> Panel:
    """A statue, a line for each row; a token's back is a block, a space without a token is left out."""
    lines: list[Text] = []
    at = 0
    for length in ROWS:
        spaces = view["statues"][number][at : at + length]
        shown = [
            f"{at + i + 1}) " + ("▒▒" if mission == "hidden" else words.say(f"mission-{mission}"))
            for i, mission in enumerate(spaces)
            if mission is not None
        ]
        lines.append(Text("  ".join(shown) or "·", style="" if shown else "dim"))
        at += length
    style = "yellow" if number <= view["ceremonies"] else "dim"
    return Panel(
        Group(*lines), title=words.say("table-statue", {"statue": number + 1}), box=ROUNDED, border_style=style
    )


def forest_panel(view: dict[str, Any], words: Catalogue) -> Panel:
    pile = words.say("table-pile", {"count": view["pile"]})
    return Panel(
        Text(listed(words, "card", view["forest"])),
        title=words.say("table-forest"),
        subtitle=pile,
        border_style="green",
    )


def market_table(view: dict[str, Any], words: Catalogue) -> Group:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, title=words.say("table-market"))
    table.add_column()
    market = view["market"]
    for commodity in market["commodities"]:
        table.add_column(words.say(f"commodity-{commodity}"), justify="right")
    for assistant in market["assistants"]:
        table.add_column(words.say(f"assistant-{assistant}"), justify="right")
    counts = [*market["commodities"].values(), *market["assistants"].values()]
    table.add_row(words.say("table-count"), *(str(count) for count in counts))
    table.add_row(words.say("table-price"), *(str(space) for space in view["markers"].values()))
    masks = [f"{words.say(f'mask-{mask}')} × {count}" for mask, count in market["masks"].items() if count]
    return Group(table, Text(f"{words.say('table-masks')}: {', '.join(masks)}"))


def seats_table(view: dict[str, Any], seat: int, words: Catalogue, names: Sequence[str]) -> Table:
    """What is in front of each screen, one column per player."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column()
    for number, name in enumerate(names):
        mark = "▶ " if number in view["asked"] else ""
        background = " on grey15" if number == seat else ""
        table.add_column(Text(mark + name), header_style=SEAT_STYLES[number], style=background)
    seats = view["seats"]
    table.add_row(words.say("table-rank"), *(words.say(f"rank-{one['rank']}") for one in seats))
    for figure in ("tattoos", "priests", "rituals"):
        table.add_row(words.say(f"table-{figure}"), *(str(one[figure]) for one in seats))
    table.add_row(words.say("table-assistants"), *(assistants_of(one, words) for one in seats))
    table.add_row(words.say("table-masks"), *(masks_of(one, words) for one in seats))
    table.add_row(words.say("table-front"), *(listed(words, "ritual", one["front"]) for one in seats))
    return table


def assistants_of(one: dict[str, Any], words: Catalogue) -> str:
    active = [f"{count} {words.say(f'assistant-{name}')}" for name, count in one["assistants"].items() if count]
    used = [
        f"{count} {words.say(f'assistant-{name}')} ({words.say('table-used')})"
        for name, count in one["used_assistants"].items()
        if count
    ]
    return "\n".join([*active, *used])


def masks_of(one: dict[str, Any], words: Catalogue) -> str:
    loose = [f"{words.say(f'mask-{name}')} × {count}" for name, count in one["masks"].items()]
    tied = [f"{words.say(f'mask-{name}')} ({words.say('table-mirrored')})" for name in one["mirrored"]]
    return "\n".join([*loose, *tied])


def row_text(view: dict[str, Any], words: Catalogue, names: Sequence[str]) -> Text:
    """The rituals that are left in the row, with their owners."""
    shown = [
        words.say(f"ritual-{entry['ritual']}") + (f" ({names[entry['seat']]})" if entry["seat"] is not None else "")
        for entry in view["row"]
    ]
    return Text(f"{words.say('table-row')}: {', '.join(shown)}; {words.say('table-mana')}: {view['mana_on_table']}")


def own_things(view: dict[str, Any], own: dict[str, Any], words: Catalogue) -> Panel:
    """What is behind the player's screen, with the effects of every ritual."""
    goods = [f"{words.say(f'commodity-{name}')} × {count}" for name, count in own["commodities"].items() if count]
    lines = [
        f"{words.say('table-mana')}: {own['mana']}   {words.say('table-pearls')}: {own['pearls']}",
        f"{words.say('table-commodities')}: {', '.join(goods) or '·'}",
        f"{words.say('table-missions')}: {listed(words, 'mission', own['missions']) or '·'}",
    ]
    rituals = [("hand", own["hand"]), ("table-bagged", own["bagged"])]
    if view["looking"] is not None:
        rituals.append(("table-looking", view["looking"].get("rituals", [])))
    for title, ids in rituals:
        if ids:
            lines.append(f"{words.say(title)}:")
            lines += [f"  {words.say(f'ritual-{id}')}: {words.hint(f'ritual-{id}', 'effect')}" for id in ids]
    return Panel(Text("\n".join(lines)), title=words.say("your-things"), box=ROUNDED)
