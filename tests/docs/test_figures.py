"""Measured figures have one home, docs/figures.toml. The pages quote the values of that file."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from motu import RULES
from tests.docs import figures
from tests.docs.figures import FIGURES, MARKED, PAGES, ROOT, TABLES, cells, prose, quotes

SPEED = re.compile(r"\d[\d,.]*\s+(?:decisions|steps) (?:a|per) second|\d[\d,.]*\s*µs (?:a|per) decision")
FAMILIES = ("research.", "speed.")
SCRIPTED = [
    ("docs/speed.md", "<!-- peers -->"),
    ("docs/research.md", "<!-- interfaces -->"),
    ("docs/research.md", "<!-- wrappers -->"),
]


NETWORK_ROWS = {"hard": {2: "2 seats"}, "expert": {2: "2 seats", 3: "3 and 4 seats", 4: "3 and 4 seats"}}
"""The rows of docs/players.md that say how a level searches with a network, by seats."""
DECISIONS = ROOT / "docs" / "decisions"
"""They report what was measured when they were made."""


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def test_rounding_is_allowed_and_nothing_else() -> None:
    assert doctest.testmod(figures).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_quoted_figures_are_those_of_the_file(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    found = MARKED.findall(text)
    assert len(found) == text.count("<!-- figure:"), "a marker follows its number directly"
    for quoted, key in found:
        assert key in FIGURES, key
        assert quotes(quoted, FIGURES[key]["value"]), f"{key} is {FIGURES[key]['value']}, not {quoted}"


def test_every_figure_says_how_it_was_measured() -> None:
    for key, figure in FIGURES.items():
        for needed in ("unit", "command", "date", "machine"):
            assert figure.get(needed), f"{key} lacks its {needed}"


def test_every_figure_is_quoted_or_a_row_of_its_table() -> None:
    quoted = {key for page in PAGES for _, key in MARKED.findall(page.read_text(encoding="utf-8"))}
    assert [key for key, figure in FIGURES.items() if key not in quoted and "row" not in figure] == []


@pytest.mark.parametrize("key", [key for key, figure in FIGURES.items() if "row" in figure])
def test_the_detailed_table_has_the_same_value(key: str) -> None:
    figure = FIGURES[key]
    found = cells(ROOT / figure["page"], figure["row"], figure["column"])
    numbers = [re.match(r"[\d,.]+", cell) for cell in found]
    assert [number and number[0].replace(",", "") for number in numbers] == [str(figure["value"])]


def test_every_detailed_table_is_listed_with_its_page() -> None:
    marked = {
        (key, name_of(page))
        for page in PAGES
        for key in re.findall(r"<!-- table: ([\w.]+) -->\n\|", page.read_text(encoding="utf-8"))
    }
    assert marked == {(key, table["page"]) for key, table in TABLES.items()}
    for page, marker in SCRIPTED:
        assert marker in (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", [page for page in PAGES if page.parent != DECISIONS], ids=name_of)
def test_no_speed_is_quoted_without_its_marker(page: Path) -> None:
    text = prose(page)
    assert SPEED.findall(text) == []
    for key, figure in FIGURES.items():
        formatted = f"{figure['value']:,}"
        if key.startswith(FAMILIES) and len(formatted) > 4:
            assert formatted not in text, f"{formatted} needs the marker of {key}"


def test_the_levels_on_the_page_are_those_of_the_weights() -> None:
    page = ROOT / "docs" / "players.md"
    for game, title in (("bali", "Bali"), ("bora_bora", "Bora Bora"), ("raiatea", "Raiatea")):
        weights = RULES[game].weights
        for level in ("hard", "expert"):
            alone = weights.levels[level]
            assert cells(page, f"`{level}`", title) == [f"{alone.iterations:,}, {alone.rollout_depth}"]
            for seats, row in NETWORK_ROWS[level].items():
                trained = weights.network_levels.get(seats, {}).get(level)
                expected = "" if trained is None else f"{trained.iterations:,}, {trained.rollout_depth}"
                assert cells(page, f"`{level}` with a network, {row}", title) == [expected]
            with_row = {seats for seats, levels in weights.network_levels.items() if level in levels}
            assert with_row <= NETWORK_ROWS[level].keys(), "the page has no row for it"
