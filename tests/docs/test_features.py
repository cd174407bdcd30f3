"""The list of what players ask for: every row says that it is there, and names a test that exists."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/features.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d+) \| (.*) \|$", re.MULTILINE)
NAMED = re.compile(r"`((?:tests|web/tests)/[\w/.]+\.(?:py|ts))`")


def rows(part: str) -> dict[int, str]:
    return {int(number): text for number, text in ROW.findall(part)}


def test_all_thirty_are_there() -> None:
    asked_for = rows(PAGE.partition("## What we found nowhere else")[0])
    assert sorted(asked_for) == list(range(1, 31))
    assert [number for number, text in asked_for.items() if text.split(" | ")[1] != "yes"] == []


def test_every_row_of_both_lists_names_a_test() -> None:
    for part in PAGE.split("## What we found nowhere else"):
        assert rows(part)
        assert [number for number, text in rows(part).items() if not NAMED.search(text)] == []
    assert [name for name in NAMED.findall(PAGE) if not (ROOT / name).is_file()] == []
