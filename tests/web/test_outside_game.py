"""A game from outside in the browser: its card, its words, its own board, or the plain one, to the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.outside.conftest import handsign, with_packages
from tests.server.harness import running
from tests.web.visitor import DESK, PHONE, Door

__all__ = ["handsign"]


@pytest.fixture
def outside_door(browser: Browser, handsign: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Door]:
    monkeypatch.setenv("PYTHONPATH", with_packages(handsign)["PYTHONPATH"])
    with running(f"sqlite:///{tmp_path / 'tables.db'}") as started:
        opened = Door(browser, started.url)
        yield opened
        opened.close()


def test_it_is_learnt_played_and_read_about_on_its_own_board(outside_door: Door) -> None:
    visitor = outside_door.visitor("de", DESK)
    visitor.open("/")
    expect(visitor.page.locator("article", has=visitor.page.locator("[data-play=handsign]"))).to_contain_text(
        "Handzeichen"
    )
    visitor.expect_accessible()
    visitor.create("handsign", "me", "easy", "hard")
    for played in range(3):
        assert visitor.wait_for_question()
        assert visitor.lit_targets() == {"number/0", "number/1", "number/2"} == visitor.listed_targets()
        expect(visitor.page.locator(".handsign tr")).to_have_count(1 + played)
        if played == 1:
            visitor.expect_accessible()
        visitor.page.click(f".handsign [data-target='number/{played}']")
        if visitor.page.query_selector("[data-confirm]:not([disabled])"):
            visitor.page.click("[data-confirm]")
        expect(visitor.page.locator(".handsign tr")).to_have_count(2 + played)
    visitor.page.wait_for_selector("[data-rematch]")
    assert visitor.scene is not None
    shown = visitor.page.locator(".handsign tr td").all_inner_texts()
    assert shown == [str(number) for numbers in visitor.scene["view"]["shown"] for number in numbers]
    visitor.expect_words()
    visitor.open("/rules/handsign")
    expect(visitor.page.locator("main")).to_contain_text("HS-R2")


def test_without_a_board_of_its_own_the_plain_one_is_played_on_a_phone(outside_door: Door, handsign: Path) -> None:
    board = handsign / "motu_handsign" / "board"
    aside = board.rename(handsign / "board_aside")
    try:
        visitor = outside_door.visitor("ru", PHONE)
        visitor.create("handsign", "me", "easy")
        visitor.play("touch")
        assert visitor.over
        visitor.expect_words()
    finally:
        aside.rename(board)
