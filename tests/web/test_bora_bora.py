"""Bora Bora in the browser: whole games by every way of playing, in every language."""

from __future__ import annotations

import pytest

from tests.web.ends import expect_the_end
from tests.web.visitor import PHONE, Door


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("de", "dark"), ("ru", "light")])
def test_a_whole_game_by_mouse(door: Door, language: str, theme: str) -> None:
    visitor = door.visitor(language, theme=theme)
    visitor.create("bora_bora", "me", "easy", "easy", "easy")
    assert visitor.play("mouse") > 30
    expect_the_end(visitor, language)


def test_a_whole_game_by_touch(door: Door) -> None:
    visitor = door.visitor("de", PHONE)
    visitor.create("bora_bora", "me", "easy")
    assert visitor.play("touch") > 30
    expect_the_end(visitor, "de")


def test_a_whole_game_by_keyboard(door: Door) -> None:
    visitor = door.visitor("ru")
    visitor.create("bora_bora", "me", "easy")
    assert visitor.play("keyboard") > 30
    expect_the_end(visitor, "ru")
