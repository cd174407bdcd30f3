"""What docs/research.md shows runs, and its table of sizes is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from motu.games import RULES
from motu.research.layout import layout

PAGE = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_every_interface_has_an_example() -> None:
    shown = "\n".join(SNIPPETS)
    for module in ("pettingzoo", "gymnasium", "openspiel", "batch", "layout"):
        assert f"motu.research.{module}" in shown or f"motu.research import {module}" in shown


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_the_python_of_the_page_runs(snippet: str) -> None:
    exec(compile(snippet, "research.md", "exec"), {})  # noqa: S102 - it is our own page


@pytest.mark.parametrize(("game", "title"), [("bali", "Bali"), ("bora_bora", "Bora Bora"), ("raiatea", "Raiatea")])
def test_the_sizes_on_the_page_are_those_of_the_games(game: str, title: str) -> None:
    look = layout(game)
    assert f"| {title} | {look.size:,} | {look.actions:,} |" in PAGE


@pytest.mark.parametrize("game", RULES)
def test_the_seats_and_variants_on_the_page_are_those_of_the_games(game: str) -> None:
    rules = RULES[game]
    listed = re.search(rf"`{game}` \((\d)–(\d)([^)]*)\)", PAGE)
    assert listed is not None
    assert (int(listed[1]), int(listed[2])) == (rules.seats[0], rules.seats[-1])
    assert re.findall(r"`(\w+)`", listed[3]) == list(rules.options)
