"""Every page: no fault that axe knows, light and dark; no sideways scrolling on a small phone; worded; small."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response, ViewportSize, expect

from tests.web.visitor import DESK, PHONE, Door, Visitor

SMALL = {"width": 360, "height": 640}
MOST_SCRIPT = 150_000


def look_at_everything(visitor: Visitor) -> None:
    """Walk through all pages and states, and look at each."""

    def look() -> None:
        visitor.page.wait_for_timeout(120)
        visitor.expect_words()
        visitor.expect_no_sideways_scrolling()
        visitor.expect_accessible()

    page = visitor.page
    visitor.open("/")
    page.wait_for_selector("[data-make=bali]")
    look()
    page.click("[data-make=bali]")
    page.wait_for_selector("dialog")
    look()
    for path in ("/settings", "/nowhere", "/t/NOSUCH", "/rules/bali", "/rules/bora_bora"):
        visitor.open(path)
        look()
    visitor.create("bali", "me", "open", "easy")
    page.wait_for_selector("select")
    look()
    visitor.create("bali", "me", "easy", "easy", "easy", demon=True)
    visitor.wait_for_question()
    look()
    for tab in page.query_selector_all("[role=tab]"):
        tab.click()
        look()
    page.query_selector_all("[role=tab]")[0].click()
    page.query_selector_all(".others button")[0].click()
    look()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "de"), (SMALL, "ru")])
def test_every_page_is_accessible_worded_and_fits(door: Door, theme: str, size: ViewportSize, language: str) -> None:
    look_at_everything(door.visitor(language, size, theme))


def test_settings_are_kept_and_followed(door: Door) -> None:
    visitor = door.visitor()
    visitor.open("/settings")
    visitor.page.get_by_role("radio", name="Deutsch").check()
    expect(visitor.page.locator("h1")).to_have_text("Einstellungen")
    visitor.page.get_by_role("radio", name="Dunkel").check()
    visitor.page.reload()
    expect(visitor.page.locator("h1")).to_have_text("Einstellungen")
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_rules_say_which_figures_are_reconstructed(door: Door) -> None:
    visitor = door.visitor("de")
    visitor.open("/rules/bali#BA-B1")
    expect(visitor.page.locator("#BA-B1")).to_contain_text("Einmal im Zug")
    expect(visitor.page.locator("#BA-B1")).to_be_in_viewport()
    expect(visitor.page.locator("li.reconstructed").first).to_contain_text("rekonstruiert")


def test_the_first_page_is_small(door: Door) -> None:
    visitor = door.visitor()
    scripts: list[bytes] = []

    def note(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts.append(response.body())

    visitor.page.on("response", note)
    visitor.open("/")
    visitor.page.wait_for_selector("[data-play=bali]")
    visitor.page.wait_for_load_state("networkidle")
    assert len(scripts) > 3
    assert sum(len(gzip.compress(script)) for script in scripts) < MOST_SCRIPT


def test_who_plays_at_once_chooses_how_many_bots_and_how_strong(door: Door) -> None:
    """The choice stands where the button is, and is kept; a game with fewer seats takes as many as fit."""
    visitor = door.visitor()
    visitor.open("/")
    visitor.page.select_option("[data-quick-bots=raiatea]", "4")
    visitor.page.select_option("[data-quick-level=raiatea]", "easy")
    visitor.page.click("[data-play=raiatea]")
    visitor.page.wait_for_selector("[data-undo]")
    assert [(seat["kind"], seat["level"]) for seat in visitor.seats] == [("person", None)] + 4 * [("bot", "easy")]
    visitor.open("/")
    expect(visitor.page.locator("[data-quick-bots=raiatea]")).to_have_value("4")
    expect(visitor.page.locator("[data-quick-bots=bali]")).to_have_value("3")
    visitor.expect_accessible()
    visitor.play_now("bali")
    assert len(visitor.seats) == 4


def test_the_lobby_shows_only_the_tables_that_one_looks_for(door: Door) -> None:
    host, visitor = door.visitor(), door.visitor("de")
    for title, game, clock in (
        ("quick", "bali", {"move": 60}),
        ("slow", "raiatea", {"move": 86_400}),
        ("open", "raiatea", None),
    ):
        body = {"game": game, "seats": ["me", "open", "open"], "listed": True, "clock": clock, "title": f"{title} one"}
        assert host.context.request.post(f"{host.url}/api/tables", data=body).ok
    visitor.open("/")
    page = visitor.page
    page.wait_for_selector("[data-lobby-filter]")
    listed = page.locator("[data-lobby-filter] + .panel")
    page.select_option("[data-filter-game]", "raiatea")
    page.select_option("[data-filter-pace]", "days")
    expect(listed).to_contain_text("slow one")
    expect(listed).not_to_contain_text("quick one")
    expect(listed).not_to_contain_text("open one")
    page.check("[data-filter-rated]")
    expect(listed).not_to_contain_text("slow one")
    visitor.expect_words()
    visitor.expect_accessible()
    page.uncheck("[data-filter-rated]")
    page.select_option("[data-filter-game]", "bali")
    expect(listed).not_to_contain_text("slow one")
    page.click("[data-filter-off]")
    expect(page.locator("[data-filter-game]")).to_have_value("")
    expect(listed).to_contain_text("open one")
