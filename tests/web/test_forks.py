"""Playing on from a position that is looked back at."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.visitor import PHONE, ROOT, Door

FINISHED = (ROOT / "tests/recorded/bali/3-players.motu").read_text(encoding="utf-8")


def test_a_reader_plays_on_from_a_position_of_a_finished_game(door: Door) -> None:
    visitor = door.visitor("de")
    visitor.import_record(FINISHED, "me", "easy", "hard")
    page = visitor.page
    old = page.url
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.locator("section.history input[type=range]").fill("40")
    page.click("[data-play-on]")
    expect(page.locator("[data-fork-seat='2']")).to_have_value("hard")
    page.select_option("[data-fork-seat='1']", "me")
    expect(page.locator("[data-fork-seat='0']")).to_have_value("easy")
    visitor.expect_words()
    visitor.expect_accessible()
    page.click("[data-fork]")
    page.wait_for_url(lambda url: url != old)
    page.wait_for_selector("[data-undo]")
    expect(page.get_by_text("Aus einer gespeicherten Partie").first).to_be_visible()
    table = page.url.rpartition("/")[2]
    assert page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")["you"] == 1


def test_a_running_game_against_bots_is_tried_again_on_a_phone(door: Door) -> None:
    visitor = door.visitor("ru", PHONE)
    visitor.create("bora_bora", "me", "easy")
    page = visitor.page
    visitor.wait_for_question()
    old = page.url
    page.get_by_role("tab").nth(4).tap()
    page.keyboard.press(",")
    page.locator("[data-play-on]").tap()
    expect(page.locator("[data-fork-seat='0']")).to_be_disabled()
    visitor.expect_words()
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()
    page.locator("[data-fork]").tap()
    page.wait_for_url(lambda url: url != old)
    visitor.wait_for_question()


def test_a_finished_game_is_looked_at_through_the_eyes_of_another_seat(door: Door) -> None:
    visitor = door.visitor("en")
    visitor.import_record(FINISHED, "me", "easy", "hard")
    page = visitor.page
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.locator("section.history input[type=range]").fill("40")
    page.select_option("[data-eyes]", "1")
    expect(page.locator("[data-eyes]")).to_have_value("1")
    expect(page.get_by_role("button", name="Back to the game").first).to_be_visible()
    visitor.expect_words()
    visitor.expect_accessible()
    page.select_option("[data-eyes]", "-1")
    expect(page.locator("[data-eyes]")).to_have_value("-1")


def test_a_position_is_annotated(door: Door) -> None:
    visitor = door.visitor("de", PHONE, "dark")
    visitor.import_record(FINISHED, "me", "easy", "hard")
    page = visitor.page
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.evaluate("scrollTo(0, 0)")
    page.keyboard.press(",")
    page.get_by_role("tab", name="Analyse").tap()
    page.select_option("[data-annotation-mark]", "?!")
    page.fill("[data-annotation-text]", "Hier war der Altar wichtiger.")
    visitor.expect_words()
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()
    page.locator("[data-annotate]").tap()
    expect(page.locator("[data-annotation]")).to_contain_text("Hier war der Altar wichtiger.")
    page.locator("[data-remove-annotation]").tap()
    expect(page.locator("[data-annotation]")).to_have_count(0)
