"""Two browsers at one table, and a server that dies under them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import Server, running
from tests.web.visitor import PHONE, Door, Gone, Visitor


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed."""
    with running(f"sqlite:///{tmp_path / 'tables.db'}") as started:
        yield started


@pytest.fixture
def two(browser: Browser, mortal: Server) -> Iterator[tuple[Visitor, Visitor]]:
    """Two people at one table with a bot, one at a desk, one with a phone."""
    door = Door(browser, mortal.url)
    ana, ben = door.visitor(), door.visitor("ru", PHONE, "dark")
    path = ana.create("bali", "me", "open", "easy")
    ben.open(path)
    ben.page.tap("[data-join]")
    for visitor in (ana, ben):
        visitor.page.wait_for_selector("[data-undo]")
        visitor.page.evaluate("window.neverLoadedAnew = true")
    yield ana, ben
    door.close()


def take_turns(ana: Visitor, ben: Visitor, moves: int) -> None:
    """Whoever is asked moves."""
    for _ in range(moves):
        move(who_may_move(ana, ben), ana)


def move(asked: Visitor, ana: Visitor) -> None:
    """One move by mouse or touch. The page itself may have answered a question with one answer."""
    with suppress(Gone):
        asked.click() if asked is ana else asked.tap()


def move_until_only_asking_helps(ana: Visitor, ben: Visitor) -> tuple[Visitor, Visitor]:
    """Play until the last answer of one of them can't be undone alone. Returns that one, and the other."""
    for _ in range(40):
        asked = who_may_move(ana, ben)
        move(asked, ana)
        who_may_move(ana, ben)  # the bot has moved: nothing changes any more until somebody here does something
        asked.page.wait_for_function("() => !document.querySelector('[data-undo][disabled]')")
        if asked.page.query_selector("[data-ask-back]"):
            return asked, ben if asked is ana else ana
    raise AssertionError("everything could be undone")


def who_may_move(ana: Visitor, ben: Visitor) -> Visitor:
    for _ in range(600):
        if ana.page.query_selector("aside .choices"):
            return ana
        if ben.page.query_selector(".chips"):
            return ben
        ana.page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def test_what_can_not_be_undone_is_taken_back_if_the_other_agrees(two: tuple[Visitor, Visitor]) -> None:
    ana, ben = two
    mover, other = move_until_only_asking_helps(ana, ben)
    lines = mover.log_length()
    mover.page.click("[data-ask-back]")
    expect(mover.page.locator("[data-consent] [data-withdraw]")).to_be_visible()
    other.page.click("[data-refuse]")
    expect(mover.page.locator("[data-consent-refused]")).to_be_visible()
    expect(mover.page.locator("[data-consent]")).to_have_count(0)
    mover, other = move_until_only_asking_helps(ana, ben)
    mover.page.click("[data-ask-back]")
    expect(other.page.locator("[data-agree]")).to_be_visible()
    other.expect_accessible()
    other.expect_no_sideways_scrolling()
    lines = mover.log_length()
    other.page.click("[data-agree]")
    for visitor in (mover, other):
        expect(visitor.page.locator("[data-consent]")).to_have_count(0)
    expect(mover.page.locator("aside .choices, .chips").first).to_be_visible()
    assert mover.log_length() < lines
    ana.page.click("#tab-log")
    expect(ana.page.locator("[data-taken-back]")).to_have_count(1)
    same_table(ana, ben)


def who_is_asked(*visitors: Visitor) -> Visitor:
    """The bot may be first: wait until it is one of these."""
    for _ in range(600):
        for visitor in visitors:
            if visitor.page.query_selector("aside .choices"):
                return visitor
        visitors[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def same_table(ana: Visitor, ben: Visitor) -> None:
    """Both see the same public things."""
    for _ in range(200):
        assert ana.scene is not None
        assert ben.scene is not None
        if ana.log_length() == ben.log_length():
            break
        ana.page.wait_for_timeout(25)
    assert ana.scene is not None
    assert ben.scene is not None
    for key in ("rows", "supply", "altar", "pile"):
        assert ana.scene["view"][key] == ben.scene["view"][key]


def test_two_browsers_play_at_one_table(two: tuple[Visitor, Visitor]) -> None:
    ana, ben = two
    take_turns(ana, ben, 20)
    same_table(ana, ben)
    assert ana.scene is not None
    assert "hand" in ana.scene["view"]["seats"][0]
    assert "hand" not in ana.scene["view"]["seats"][1]
    ana.page.click("#tab-chat")
    ana.page.fill("#pane input", "Talofa")
    ana.page.press("#pane input", "Enter")
    ben.page.tap("#tab-chat")
    expect(ben.page.locator("#pane .line")).to_contain_text("Talofa")


def test_both_go_on_when_the_server_was_killed(two: tuple[Visitor, Visitor], mortal: Server) -> None:
    ana, ben = two
    take_turns(ana, ben, 8)
    same_table(ana, ben)
    before = ana.log_length()
    mortal.kill()
    for visitor in (ana, ben):
        expect(visitor.page.locator("[data-connection]")).not_to_have_attribute("data-connection", "open")
        visitor.page.evaluate("dispatchEvent(new Event('vite:preloadError'))")  # a part that could not be loaded
    mortal.start()
    for visitor in (ana, ben):
        visitor.expect_connection("open")
    assert ana.log_length() >= before
    take_turns(ana, ben, 8)
    same_table(ana, ben)
    assert all(visitor.page.evaluate("window.neverLoadedAnew") for visitor in (ana, ben))


def test_a_move_made_while_the_server_is_down_counts_once(browser: Browser, mortal: Server) -> None:
    door = Door(browser, mortal.url)
    visitor = door.visitor(confirm="never")
    visitor.create("bali", "me", "open", "easy")
    other = door.visitor(confirm="never")
    other.open(visitor.page.url.removeprefix(mortal.url))
    other.page.click("[data-join]")
    other.page.wait_for_selector("[data-undo]")
    visitor.page.wait_for_selector("[data-undo]")
    asked = who_is_asked(visitor, other)
    asked.page.wait_for_selector("aside [data-token^=play]")
    mortal.kill()
    expect(asked.page.locator("[data-connection]")).not_to_have_attribute("data-connection", "open")
    asked.page.locator("aside [data-token^=play]").first.click()
    expect(asked.page.locator("aside .choices")).to_have_count(0)
    mortal.start()
    asked.expect_connection("open")
    asked.page.wait_for_selector("[data-target^='row/'][data-lit]")
    assert asked.scene is not None
    played = [line for line in asked.scene["log"] if line["id"] in {"event-card-played", "event-farmers-played"}]
    assert len(played) >= 1
    seat = asked.scene["view"]["asked"][0]
    assert sum(line["args"]["seat"] == seat for line in played) == 1
    door.close()
