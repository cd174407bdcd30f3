"""The table in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table

from motu.words import Catalogue


def paint(view: dict[str, Any], _seat: int, words: Catalogue, names: Sequence[str]) -> Table:
    """A row for each round, a column for each player."""
    table = Table(title=words.say("title"))
    table.add_column(words.say("round"))
    for name in names:
        table.add_column(name, justify="right")
    for number, shown in enumerate(view["shown"], 1):
        table.add_row(str(number), *map(str, shown))
    table.add_section()
    table.add_row(words.say("points"), *(str(sum(seat["points"].values())) for seat in view["seats"]))
    return table
