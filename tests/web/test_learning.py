"""The guided first game of every game on its real board, and the expert's advice."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from motu.games.tutorials import tutorial_prompts
from motu.words import catalogue
from tests.web.visitor import PHONE, Door


@pytest.mark.parametrize(("game", "language"), [("bali", "de"), ("bora_bora", "ru"), ("raiatea", "en")])
def test_a_learner_is_led_through_the_first_decisions(door: Door, game: str, language: str) -> None:
    visitor = door.visitor(language, confirm="never")
    visitor.open("/")
    visitor.page.click(f"[data-learn={game}]")
    words = catalogue(language, game)
    for step in range(1, tutorial_prompts(game) + 1):
        expect(visitor.page.locator(".lesson p")).to_have_text(words.say(f"lesson-{step}"))
        visitor.page.click("[data-lesson]")
    expect(visitor.page.locator(".lesson p")).to_have_text(words.say("lesson-end"))
    visitor.expect_words()


def test_who_goes_another_way_is_told_so_on_a_phone(door: Door) -> None:
    visitor = door.visitor("en", PHONE, confirm="never")
    visitor.open("/")
    visitor.page.click("[data-learn=bali]")
    expect(visitor.page.locator(".lesson")).to_contain_text("Step 1 of")
    visitor.expect_no_sideways_scrolling()
    visitor.expect_accessible()
    visitor.page.locator(".chips [data-token]").last.tap()
    expect(visitor.page.locator(".lesson p")).to_contain_text("You chose your own move")
    visitor.page.locator("[data-lesson-return]").tap()
    expect(visitor.page.locator(".lesson")).to_contain_text("Step 1 of")


def test_the_guidance_can_be_left_and_taken_up_again(door: Door) -> None:
    visitor = door.visitor("en", confirm="never")
    visitor.open("/")
    visitor.page.click("[data-learn=bali]")
    words = catalogue("en", "bali")
    prompt = visitor.page.locator(".lesson p")
    expect(prompt).to_have_text(words.say("lesson-1"))
    visitor.page.click("[data-lesson]")
    expect(prompt).to_have_text(words.say("lesson-2"))
    visitor.page.click("[data-lesson-stop]")
    expect(prompt).to_contain_text("You are playing freely")
    expect(visitor.page.locator("[data-marked]")).to_have_count(0)
    visitor.expect_accessible()
    visitor.page.click("[data-lesson-resume]")
    expect(prompt).to_have_text(words.say("lesson-2"))
    visitor.open("/")
    visitor.page.click("[data-continue=bali]")
    expect(prompt).to_have_text(words.say("lesson-2"))


def test_the_expert_gives_advice_that_can_be_followed(door: Door) -> None:
    visitor = door.visitor(confirm="never")
    visitor.create("bali", "me", "easy")
    assert visitor.wait_for_question()
    assert visitor.scene is not None
    before = visitor.scene["mark"]
    visitor.page.click("[data-hint]")
    expect(visitor.page.locator("[data-advice]").first).to_be_visible()
    visitor.expect_accessible()
    visitor.page.locator("[data-advice]").first.click()
    visitor.wait_until(lambda: visitor.scene is not None and visitor.scene["mark"] != before)
    visitor.expect_words()
