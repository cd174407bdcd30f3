"""Rated games in the browser: choosing one, the ladder, a player's page and a game's page."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import ViewportSize, expect

from motu.arena.match import Match
from motu.arena.match_stats import play_with_stats
from motu.cli.ratings import result_of_match
from motu.server.ratings.results import rate
from motu.server.store import open_store
from tests.server.harness import Server
from tests.web.visitor import DESK, PHONE, Door

LEVELS = ("random", "easy", "greedy")


async def play_rated_games(database: str) -> None:
    store = await open_store(database)
    for seed in range(8):
        players = tuple(LEVELS[(seed + seat) % 3] for seat in range(2 + seed % 2))
        await store.add_rated_game(result_of_match(play_with_stats(Match("bali", players, seed))), rate)
    await store.close()


@pytest.fixture(scope="module")
def rated(server: Server) -> Server:
    """The server after some rated games between bots."""

    with ThreadPoolExecutor(1) as apart:  # Playwright has an event loop of its own here
        apart.submit(asyncio.run, play_rated_games(server.launch.database)).result()
    return server


@pytest.mark.usefixtures("rated")
@pytest.mark.parametrize(
    ("language", "size", "theme"), [("en", DESK, "dark"), ("de", PHONE, "light"), ("ru", DESK, "light")]
)
def test_the_pages_of_rated_games(door: Door, language: str, size: ViewportSize, theme: str) -> None:
    visitor = door.visitor(language, size, theme)
    page = visitor.page

    def look() -> None:
        visitor.expect_words()
        visitor.expect_no_sideways_scrolling()
        visitor.expect_accessible()

    visitor.open("/")
    page.click("[data-to-ladder]")
    expect(page.locator("[data-ladder] tbody tr").first).to_be_visible()
    places = [int(text) for text in page.locator("[data-ladder] tbody td:first-child").all_inner_texts()]
    assert places == list(range(1, len(places) + 1))
    assert len(places) >= 3
    look()
    page.locator("[data-player='bot:easy']").click()
    expect(page.locator("[data-rating]")).to_have_text(re.compile(r"^\d{4}$"))
    expect(page.locator("[data-rating-chart]")).to_be_visible()
    look()
    visitor.open("/statistics/bali")
    expect(page.locator("[data-seats='2'] tbody tr")).to_have_count(2)
    shares = page.locator("[data-seats='2'] tbody td:nth-child(2)").all_inner_texts()
    assert sum(int(share.split()[0]) for share in shares) in (99, 100, 101)
    look()
    visitor.open("/ladder/raiatea")
    look()
    visitor.open("/players/nobody")
    look()
    (told,) = visitor.problems
    assert "404" in told
    visitor.problems.clear()


def test_a_rated_table_is_chosen_and_marked(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    visitor.open("/")
    page.click("[data-make=bali]")
    page.check("[data-rated]")
    expect(page.locator("[data-hints]")).to_be_disabled()
    expect(page.locator("[data-hints]")).not_to_be_checked()
    page.select_option("[data-clock-move]", "30")
    page.select_option("[data-clock-rule]", "end")
    expect(page.locator("[data-rated]")).to_be_disabled()
    expect(page.locator("[data-rated]")).not_to_be_checked()
    page.select_option("[data-clock-rule]", "bot")
    page.check("[data-rated]")
    visitor.expect_accessible()
    page.click("[data-set-up]")
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("[data-rated]").first).to_be_visible()
    table = page.url.rpartition("/")[2]
    info = page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")
    assert info["rated"] is True
    assert info["hints"] is False
