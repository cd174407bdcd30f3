"""Whole games of Bali against bots, from the start page to the points, in every language, by every way of playing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.ends import expect_the_end
from tests.web.visitor import PHONE, Door


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("de", "dark"), ("ru", "light")])
def test_a_whole_game_by_mouse(door: Door, language: str, theme: str) -> None:
    visitor = door.visitor(language, theme=theme)
    visitor.play_now("bali")
    assert visitor.play("mouse") > 10
    expect_the_end(visitor, language)


def test_a_whole_game_by_touch(door: Door) -> None:
    visitor = door.visitor("de", PHONE, "dark")
    visitor.play_now("bali")
    assert visitor.play("touch") > 10
    expect_the_end(visitor, "de")


def test_a_whole_game_by_keyboard(door: Door) -> None:
    visitor = door.visitor()
    visitor.open("/play/bali")
    visitor.page.wait_for_selector("[data-undo]")
    assert visitor.play("keyboard") > 10
    expect_the_end(visitor, "en")


def test_exactly_what_the_server_lists_is_lit(door: Door) -> None:
    """Through a game with both variants, whatever is asked."""
    visitor = door.visitor()
    visitor.create("bali", "me", "easy", oracle=True, demon=True)
    for _ in range(60):
        if not visitor.wait_for_question():
            break
        visitor.page.wait_for_function("wanted => document.querySelectorAll('[data-lit]').length >= wanted", arg=0)
        assert visitor.lit_targets() == visitor.listed_targets()
        visitor.click()


def test_a_rematch_seats_everybody_again(door: Door) -> None:
    visitor = door.visitor()
    visitor.create("bali", "me", "easy")
    visitor.play("mouse")
    before = visitor.page.url
    visitor.page.click("[data-rematch]")
    visitor.page.wait_for_selector("[data-confirm], .prompt")
    visitor.page.wait_for_function("before => location.href !== before", arg=before)
    expect(visitor.page.locator(".others [role=listitem]")).to_have_count(1)
