"""The table in sentences: complete in the accessibility tree, and played by keyboard alone."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.visitor import DESK, PHONE, Door, Visitor


def plain(text: str) -> str:
    """A text without what the accessibility tree quotes or joins differently."""
    return re.sub(r"[\s\"':\\]+", "", text)


def mark_of(visitor: Visitor) -> str:
    assert visitor.scene is not None
    return str(visitor.scene["mark"])


def differs(visitor: Visitor, mark: str) -> bool:
    return mark_of(visitor) != mark


def expect_complete(visitor: Visitor, table: str, language: str) -> None:
    """Everything that the server tells, and every choice, is in the accessibility tree."""
    page = visitor.page
    expect(page.locator("[data-part='0'] li").first).to_be_visible()
    page.wait_for_timeout(300)
    told = page.evaluate(f"fetch('/api/tables/{table}/text/{language}').then((answer) => answer.json())")
    tree = page.locator("main").aria_snapshot()
    found = plain(tree)
    lines = [*told["table"], *(line for seat in told["seats"] for line in seat)]
    assert len(lines) > 10
    assert [line for line in lines if plain(line) not in found] == []
    assert visitor.scene is not None
    choices = visitor.scene["choices"]
    buttons = page.get_by_role("list").first.get_by_role("button")
    assert buttons.count() == (0 if choices is None else len(choices["options"]))
    assert tree.count("- heading") >= 4


@pytest.mark.parametrize(
    ("game", "language", "size", "theme"),
    [("bali", "en", DESK, "light"), ("bora_bora", "de", PHONE, "dark"), ("raiatea", "ru", DESK, "light")],
)
def test_everything_is_in_the_accessibility_tree_and_keys_are_enough(
    door: Door, game: str, language: str, size: ViewportSize, theme: str
) -> None:
    visitor = door.visitor(language, size, theme)
    page = visitor.page
    path = visitor.create(game, "me", "random", "random")
    visitor.wait_for_question()
    visitor.open(f"{path}/text")
    page.wait_for_selector("[data-token]")
    expect_complete(visitor, path.removeprefix("/t/"), language)
    visitor.expect_words()
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()
    for _ in range(6):
        page.wait_for_selector("[data-token]")
        mark = mark_of(visitor)
        page.locator("[data-token]").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").focus()
            page.keyboard.press("Enter")
        visitor.wait_until(partial(differs, visitor, mark))
        page.wait_for_timeout(200)
    expect_complete(visitor, path.removeprefix("/t/"), language)
    expect(page.locator("[data-headline]")).not_to_be_empty()
    visitor.expect_words()
