"""The review after a game: asked for, made, read and walked through, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from motu import RULES
from motu.core.record import record
from motu.players.review import ReviewConfig
from motu.players.search import SearchConfig
from tests.contract.tables import Kind, played
from tests.server.harness import running
from tests.web.visitor import Door, Json, Visitor

SURE = ReviewConfig(
    iterations=8,
    playouts=48,
    compare_playouts=16,
    rechecks=4,
    recheck_playouts=96,
    settings=SearchConfig(rollout_depth=4, rollout_width=3, prior_determinizations=1, candidates=4),
)

"""Close enough that a game at random is full of turns and of better choices."""
NARROW: ViewportSize = {"width": 360, "height": 740}


def bring_finished(visitor: Visitor, game: str = "bali", seed: int = 8) -> str:
    """A finished game, brought to a table of one's own; returns the page's path."""
    rules = RULES[game]
    text = record(rules, played(Kind(game, rules.seats[0], ()), seed)).dump()
    visitor.import_record(text, "me", *["easy"] * (rules.seats[0] - 1))
    return urlsplit(visitor.page.url).path


def expect_well(visitor: Visitor) -> None:
    visitor.expect_words()
    visitor.expect_no_sideways_scrolling()
    visitor.expect_accessible()


@pytest.fixture
def close_door(browser: Browser, tmp_path: Path) -> Iterator[Door]:
    """A server that looks closely."""
    with running(f"sqlite:///{tmp_path / 'tables.db'}", review=SURE) as server:
        opened = Door(browser, server.url)
        yield opened
        opened.close()


def test_a_game_is_reviewed_and_its_moments_are_shown_on_the_board(close_door: Door) -> None:
    visitor = close_door.visitor()
    path = bring_finished(visitor)
    page = visitor.page
    page.click("[data-to-review]")
    expect(page.locator("#tab-review")).to_have_attribute("aria-selected", "true")
    page.click("[data-review]")
    expect(page.locator("[data-progress]")).to_be_visible()
    page.click("#tab-log")
    page.click("#tab-review")
    expect(page.locator("[data-chart]")).to_be_visible(timeout=60_000)

    told: Json = page.evaluate("path => fetch(path).then(answer => answer.json())", f"/api/tables/{path[3:]}/review")
    assert told["worst"], "random play gives something away"
    given_away = [one for one in told["moments"] if one["number"] in told["worst"]]
    worst = max(given_away, key=lambda one: one["better"]["loss"])
    page.locator(f"[data-better='{worst['number']}']").click()
    expect(page.locator("[data-better]").first).to_have_attribute("data-better", str(worst["number"]))
    expect(page.locator(".prompt h1")).to_contain_text(f"line {worst['at']} of")
    expect(page.locator(".who li").first).to_contain_text(f"{round(100 * worst['chances'][0])} %")
    expect_well(visitor)

    expect(page.locator(".list .head").first).to_contain_text("Turn ")
    page.locator(f"[data-try='{worst['number']}']").click()
    expect(page.locator("dialog [data-fork]")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("slider", name="Point in the game").focus()
    page.keyboard.press("Home")
    expect(page.locator(".prompt h1")).to_contain_text(f"line {told['moments'][0]['at']} of")
    chart = page.locator("[data-chart]")
    box = chart.bounding_box()
    assert box
    chart.click(position={"x": box["width"] - 8, "y": 80})
    expect(page.locator(".prompt.past")).to_have_count(0)
    page.get_by_text("All numbers as a table").click()
    expect(page.locator("details tbody tr")).to_have_count(len(told["moments"]) + 1)

    phone = close_door.visitor("ru", NARROW, "dark")
    phone.open(path)
    phone.page.tap("[data-to-review]")
    expect(phone.page.locator("[data-chart]")).to_be_visible()
    phone.page.locator("[data-better]").first.tap()
    expect(phone.page.locator(".prompt.past")).to_be_visible()
    expect_well(phone)


def test_a_table_set_up_without_advice_says_why_there_is_no_review(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    visitor.open("/")
    page.get_by_role("button", name="Create a table").first.click()
    page.uncheck("[data-hints]")
    for seat in range(3):
        page.locator("dialog select").nth(seat).select_option("easy")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.locator("dialog")).to_contain_text("played without hints", timeout=30_000)
    page.get_by_role("button", name="View the table").click()
    page.click("#tab-review")
    expect(page.locator("[data-no-review]")).to_be_visible()
    expect(page.locator("[data-review]")).to_have_count(0)
