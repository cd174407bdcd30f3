"""What Bali's rows say that the last card taken from them would score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.positions import position_with
from tests.web.visitor import Door

View = dict[str, Any]
GOODS = {"rice_farmer": "rice", "peanut_farmer": "peanut", "banana_farmer": "banana", "pepper_farmer": "pepper"}


def rows_that_score(view: View, fits: Callable[[str], bool]) -> list[int]:
    """The rows from which the last card of this turn can be taken and below which a fitting card comes next (BA-C1)."""
    if view["seats"][0]["hand_size"] != 2:
        return []
    rows = enumerate(view["rows"], 1)
    return [row for row, cards in rows if row != view["demon"] and len(cards) > 1 and fits(cards[-2])]


def owned(view: View, card: str) -> int:
    return sum(seat["front"][card] for seat in view["seats"])


def shrines_of_nobody(view: View) -> list[int]:
    return rows_that_score(view, lambda card: card == "shrine" and owned(view, card) == 0)


def shrines_of_somebody(view: View) -> list[int]:
    return rows_that_score(view, lambda card: card == "shrine" and owned(view, card) > 0)


def farmers_without_goods(view: View) -> list[int]:
    """Somebody has a farmer whose good is gone while others are left (BA-C7)."""
    left = any(view["supply"].values())
    return rows_that_score(
        view, lambda card: card in GOODS and left and view["supply"][GOODS[card]] == 0 and owned(view, card) > 0
    )


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (shrines_of_nobody, "Nobody gains"),
        (shrines_of_somebody, "Owners choose points or stone"),
        (farmers_without_goods, "Choice of another good"),
    ],
    ids=["shrines of nobody", "shrines of somebody", "farmers without goods"],
)
def test_a_row_promises_only_what_its_scoring_brings(door: Door, rows: Callable[[View], list[int]], words: str) -> None:
    """Shrines bring points or stone to who owns them and nothing to anybody else (BA-C4)."""
    record, view = position_with("bali", 4, "take-card", lambda view: bool(rows(view)))
    visitor = door.visitor()
    visitor.import_record(record, "me", "easy", "easy", "easy")
    assert visitor.wait_for_question()
    for row in rows(view):
        section = visitor.page.get_by_role("region", name=f"Row {row}", exact=True)
        expect(section.locator(".next small")).to_have_text(words)
