"""The guided first game of every game on its real board, and the expert's advice."""

from __future__ import annotations

from itertools import groupby

import pytest
from playwright.sync_api import ViewportSize, expect

from motu.games.tutorials import tutorial_prompts
from motu.words import catalogue
from tests.web.visitor import PHONE, Door

SMALL: ViewportSize = {"width": 360, "height": 740}


@pytest.mark.parametrize(
    ("game", "language", "name"),
    [("bali", "de", ""), ("bali", "en", "variants"), ("bora_bora", "ru", ""), ("raiatea", "en", "")],
)
def test_a_learner_is_led_through_the_first_decisions(door: Door, game: str, language: str, name: str) -> None:
    visitor = door.visitor(language, confirm="never")
    visitor.open("/")
    visitor.page.click(f"[data-learn='{game}/{name}']" if name else f"[data-learn={game}]")
    words, prefix = catalogue(language, game), f"lesson-{name}-" if name else "lesson-"
    for step in range(1, tutorial_prompts(game, name) + 1):
        expect(visitor.page.locator(".lesson p")).to_have_text(words.say(f"{prefix}{step}"))
        visitor.page.click("[data-lesson]")
    expect(visitor.page.locator(".lesson p")).to_have_text(words.say(f"{prefix}end"))
    visitor.expect_words()


def test_after_the_guided_game_the_expert_makes_one_remark_in_each_turn(door: Door) -> None:
    visitor = door.visitor(confirm="never")
    visitor.open("/")
    visitor.page.click("[data-learn='bali/variants']")
    for _ in range(tutorial_prompts("bali", "variants")):
        visitor.page.click("[data-lesson]")
    said: list[str] = []
    while len({*said}) < 2 and len(said) < 40 and visitor.wait_for_question():
        visitor.click()
        assert visitor.wait_for_question()
        said += visitor.page.evaluate(
            "[...document.querySelectorAll('[data-remark]')].map((one) => one.dataset.remark)"
        )
    assert len(list(groupby(said))) == len({*said}) == 2, "one in a turn, and none twice"
    visitor.page.click("[data-no-remarks]")
    expect(visitor.page.locator("[data-remark]")).to_have_count(0)


def test_how_to_play_is_told_page_by_page_on_a_small_phone(door: Door) -> None:
    """Every page has its picture and its sentences, and fits; the guided game is one click away."""
    visitor = door.visitor("de", SMALL)
    page = visitor.page
    for game in ("bali", "bora_bora", "raiatea"):
        visitor.open(f"/how-to/{game}")
        page.wait_for_selector("[data-howto]")
        titles = []
        while True:
            titles.append(page.inner_text("[data-howto] h2"))
            assert page.evaluate("document.querySelector('.stage').getBoundingClientRect().width > 250")
            visitor.expect_words()
            visitor.expect_no_sideways_scrolling()
            if page.locator("[data-howto-next]").count() == 0:
                break
            page.click("[data-howto-next]")
        assert 5 <= len({*titles}) == len(titles) <= 8
        visitor.expect_accessible()
    page.click("[data-howto-done]")
    expect(page.locator(".lesson")).to_be_visible()
    page.click(".slim [aria-label='Menü']")
    page.get_by_role("button", name="So wird gespielt").click()
    expect(page.locator("dialog [data-howto]")).to_be_visible()
    page.click("[data-help=legend]")
    expect(page.locator("dialog dl")).not_to_have_count(0)
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()


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
    visitor.page.keyboard.press("?")
    expect(visitor.page.locator("dialog [data-howto=goal]")).to_be_visible()
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("Escape")
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
