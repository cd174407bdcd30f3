"""Reads docs/figures.toml, and what the pages quote from it."""

from __future__ import annotations

import re
import tomllib
from decimal import Decimal
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
DATA: dict[str, Any] = tomllib.loads((ROOT / "docs" / "figures.toml").read_text(encoding="utf-8"), parse_float=Decimal)
TABLES: dict[str, dict[str, Any]] = DATA.pop("tables")
PAGES = sorted(
    page
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    if not page.is_relative_to(ROOT / "docs" / "rules")
)
MARKED = re.compile(r"(\d[\d,]*(?:\.\d+)?)<!-- figure: ([\w.]+) -->")


def flattened(block: dict[str, Any], path: str = "", inherited: dict[str, Any] | None = None) -> dict[str, Any]:
    """Every figure by its key, with what it inherits from the tables above it."""
    plain = {**(inherited or {}), **{name: item for name, item in block.items() if not isinstance(item, dict)}}
    if "value" in block:
        return {path: plain}
    found: dict[str, Any] = {}
    for name, item in block.items():
        if isinstance(item, dict):
            found |= flattened(item, f"{path}.{name}" if path else name, plain)
    return found


FIGURES = flattened(DATA)


def quotes(quoted: str, value: int | Decimal) -> bool:
    """Whether a number on a page is this value, perhaps rounded to the digits that it shows (at least two of them).

    >>> quotes("629,473", 629_473), quotes("629,000", 629_473), quotes("630,000", 629_473), quotes("575,000", 629_473)
    (True, True, True, False)
    >>> quotes("600,000", 629_473), quotes("0.27", Decimal("0.271")), quotes("0.28", Decimal("0.271")), quotes("8", 8)
    (False, True, False, True)
    """
    number = Decimal(quoted.replace(",", ""))
    if number == value:
        return True
    whole = "." not in quoted
    digits = quoted.replace(",", "").replace(".", "").strip("0" if whole else "").lstrip("0")
    shown = number.normalize().as_tuple().exponent if whole else number.as_tuple().exponent
    assert isinstance(shown, int)
    return len(digits) >= 2 and abs(number - value) <= Decimal(5).scaleb(shown - 1)


def cells(page: Path, row: str, column: str) -> list[str]:
    """The cells in this row and column, in every table of a page that has them."""
    found: list[str] = []
    headings: list[str] = []
    before: list[str] = []
    for line in page.read_text(encoding="utf-8").splitlines():
        parts = [part.strip() for part in line.strip("|").split("|")] if line.startswith("|") else []
        if parts and set(line) <= set("|-: "):
            headings = before
        elif parts and parts[0] == row and column in headings:
            found.append(parts[headings.index(column)])
        before = parts
    return found


def prose(page: Path) -> str:
    """The text of a page without its tables, its code and the figures that have a marker."""
    text = re.sub(r"```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    lines = [line for line in text.splitlines() if not line.startswith(("|", "    "))]
    return MARKED.sub("", "\n".join(lines))
