"""What every game shows when it is over."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.visitor import Visitor

BY_SOURCE = {"en": "Points by source", "de": "Punkte nach Herkunft", "ru": "Очки по источникам"}


def expect_the_end(visitor: Visitor, language: str) -> None:
    """The end shows every seat's points by source as the server told them."""
    assert visitor.scene is not None
    result = visitor.scene["result"]
    expect(visitor.page.locator("dialog")).to_contain_text(BY_SOURCE[language])
    shown = [int(text) for text in visitor.page.locator("dialog .ranks strong").all_inner_texts()]
    assert shown == sorted(result["scores"], reverse=True)
    visitor.expect_words()
    visitor.expect_no_sideways_scrolling()
    visitor.expect_accessible()
