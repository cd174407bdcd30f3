"""Any game in the terminal: its table from a view, and points by source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from motu.core.agenda import State
from motu.core.rules import Rules
from motu.games import PACKAGES
from motu.painting.styles import SEAT_STYLES
from motu.words import Catalogue

Painter = Callable[[dict[str, Any], int, Catalogue, Sequence[str]], RenderableType]


@cache
def painter_of(game: str) -> Painter | None:
    """How a game is drawn: `paint` in the module with its name here, or in its own package. None: as an outline."""
    for module in (f"motu.painting.{game}", f"{PACKAGES[game]}.painting"):
        if find_spec(module) is not None:
            painter: Painter = import_module(module).paint
            return painter
    return None


def table_of(rules: Rules, state: State, seat: int, words: Catalogue, names: Sequence[str]) -> RenderableType:
    """The table as a seat sees it."""
    view = rules.seen(state, seat)
    painter = painter_of(rules.name)
    if painter is not None:
        return painter(view, seat, words, names)
    seats = dict(zip(names, view["seats"], strict=True))
    own = {key: value for key, value in view.items() if key not in ELSEWHERE}
    return outline(words.say("title"), own | {"seats": seats})


ELSEWHERE: Final = {"game", "asked", "decision", "over"}
"""Parts of a view that the question below the table tells."""


def outline(title: str, value: Any) -> Tree:
    """A view as an indented outline."""
    tree = Tree(Text(title, "bold"))
    items = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for key, item in items:
        if isinstance(item, (dict, list)) and item:
            tree.add(outline(str(key), item))
        elif item not in (None, [], {}):
            tree.add(Text(f"{key}: {item}"))
    return tree


def score_table(rules: Rules, state: State, words: Catalogue, names: Sequence[str]) -> Table:
    """Points by source at the end, best player first."""
    scores, places, sources = rules.scores(state), rules.places(state), rules.breakdown(state)
    table = Table(title=words.say("points"))
    table.add_column()
    order = sorted(range(len(names)), key=lambda seat: (places[seat], seat))
    for seat in order:
        table.add_column(names[seat], justify="right", header_style=SEAT_STYLES[seat])
    for source in sources[0]:
        table.add_row(words.say(f"source-{source}"), *(str(sources[seat][source]) for seat in order))
    table.add_section()
    table.add_row(words.say("total"), *(f"[bold]{scores[seat]}" for seat in order))
    table.add_row(words.say("place"), *(str(places[seat] + 1) for seat in order))
    return table


def open_points_table(rules: Rules, state: State, seat: int, words: Catalogue, names: Sequence[str]) -> Table:
    """Points by source as far as everybody may know them now."""
    seats = rules.seen(state, seat)["seats"]
    table = Table(title=words.say("points"))
    table.add_column()
    for number, name in enumerate(names):
        table.add_column(name, justify="right", header_style=SEAT_STYLES[number])
    for source in seats[0]["points"]:
        table.add_row(words.say(f"source-{source}"), *(str(one["points"][source]) for one in seats))
    table.add_section()
    table.add_row(words.say("total"), *(f"[bold]{sum(one['points'].values())}" for one in seats))
    return table
