"""Draws the README's picture of the terminal from a recorded game; run it from the root of the project."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console

from motu import RULES, Record
from motu.cli.terminal import TerminalTable
from motu.core.record import resume

GAME = Path("tests/recorded/bali/3-players-oracle-demon.motu")


def draw(path: Path) -> None:
    """Stop where seat 0 has much to choose, and save what its player sees."""
    rules = RULES["bali"]
    stored = Record.load(GAME.read_text(encoding="utf-8"))
    whole = len(stored.entries)
    for count in range(whole // 2, whole):
        part = Record(**{**vars_of(stored), "entries": stored.entries[:count], "lines": stored.lines[:count]})
        session = resume(rules, part)
        choices = rules.choices(session.state, 0)
        if choices is not None and choices["decision"] == "buy-or-play" and len(choices["options"]) > 5:
            break
    console = Console(record=True, width=92, file=io.StringIO(), force_terminal=True, highlight=False)
    table = TerminalTable(session, ["me", "greedy", "greedy"], "en", Path("game.motu"), console)
    table.show_table(0)
    table.show_choices(0, choices)
    console.print("[bold]Type the number of your choice (? for help):[/] 2")
    console.save_svg(str(path), title="motu terminal bali", unique_id="motu")


def vars_of(stored: Record) -> dict[str, object]:
    names = ("game", "version", "components", "seats", "seed", "options")
    return {name: getattr(stored, name) for name in names}


if __name__ == "__main__":
    draw(Path("docs/pictures/terminal.svg"))
