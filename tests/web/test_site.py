"""A site on a plain host of files: loaded once, then played with the host cut off; new versions; installing it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from motu.core.record import Record, resume
from motu.games import RULES
from motu.words import catalogue
from tests.web.ends import expect_the_end
from tests.web.figures_page import type_figure
from tests.web.site_host import PLAIN_NAME, SiteVisitor, StaticHost, copied, newer
from tests.web.visitor import DESK, PHONE, ROOT

Visit = Callable[..., SiteVisitor]
SHOWN_AT_FIRST = 120
"""Lines of a log that the page shows before it is asked for all."""
WHOLE_LOG = "[data-whole-log]"
"""Shows all lines of the log: of a long one only the latest are shown at first."""
PATIENCE = 120_000
"""Milliseconds in which a search must be done, with an interpreted engine on a busy machine."""


@pytest.mark.parametrize(
    ("game", "way", "language", "size", "theme"),
    [
        ("bali", "mouse", "en", DESK, "light"),
        ("bora_bora", "mouse", "de", DESK, "dark"),
        ("raiatea", "mouse", "ru", DESK, "light"),
        ("bali", "touch", "ru", PHONE, "dark"),
        ("bora_bora", "touch", "en", PHONE, "light"),
        ("raiatea", "touch", "de", PHONE, "dark"),
    ],
)
def test_a_whole_game_after_the_host_is_cut_off(
    game: str, way: str, language: str, size: ViewportSize, theme: str, visit: Visit, host: StaticHost, tmp_path: Path
) -> None:
    """With undo, advice, a reload, a look back and a review; its log is the same everywhere."""
    visitor = visit(size=size, language=language, theme=theme)
    page = visitor.page
    visitor.go()
    expect(page.locator("[data-server-adds]")).to_be_visible()
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()
    visitor.wait_until_kept()
    host.stop()
    visitor.reload()
    visitor.begin(game)
    visitor.play(way, 4)
    assert visitor.wait_for_question()
    undone, before = visitor.mark, visitor.log_length()
    press(visitor, "[data-undo]:not([disabled])")
    visitor.wait_until(lambda: visitor.mark != undone)
    assert visitor.wait_for_question()
    assert visitor.log_length() <= before
    before, address = visitor.log_length(), page.url
    visitor.reload()
    assert page.url == address
    assert visitor.wait_for_question()
    assert visitor.log_length() == before
    press(visitor, "[data-hint]")
    page.wait_for_selector("[data-advice]", timeout=PATIENCE)
    visitor.expect_words()
    visitor.expect_accessible()
    page.keyboard.press("Escape")
    assert visitor.play(way) > 5
    expect_the_end(visitor, language)

    with page.expect_download() as saving:
        press(visitor, "[data-save-record]")
    expect_the_same_log(visitor, game, language, saving.value.path().read_text(encoding="utf-8"), tmp_path)
    press(visitor, ".history button >> nth=1")
    expect(page.locator(".history.past")).to_be_visible()
    press(visitor, "#tab-review")
    press(visitor, "[data-review]")
    if (game, way) == ("bali", "mouse"):  # the shortest game: here the review is waited for
        expect(page.locator("[data-chart]")).to_be_visible(timeout=3 * PATIENCE)
    else:
        expect(page.locator("[data-progress][max]")).to_be_visible(timeout=PATIENCE)
    visitor.expect_words()
    visitor.go()
    expect(page.locator("[data-delete-table]")).to_have_count(1)


def press(visitor: SiteVisitor, selector: str) -> None:
    """By mouse at a desk, by finger on a phone."""
    place = visitor.page.locator(selector)
    place.tap() if visitor.is_touched else place.click()


def expect_the_same_log(visitor: SiteVisitor, game: str, language: str, told: str, folder: Path) -> None:
    """In the browser, as a record on a server, and in the terminal: to the letter."""
    page = visitor.page
    (own,) = (number for number, seat in enumerate(visitor.seats) if seat["kind"] == "person")
    log = RULES[game].heard(resume(RULES[game], Record.load(told)).state, own)
    assert visitor.log == log

    words = catalogue(language, game)
    record = folder / "game.motu"
    record.write_text(told, encoding="utf-8")
    numbered = [words.say("seat-name", {"number": number + 1}) for number in range(len(visitor.seats))]
    assert printed_by("replay", str(record), "--lang", language, "--seat", str(own + 1))[: len(log)] == [
        words.say(line["id"], line["args"], numbered) for line in log
    ]

    page.click("dialog button[aria-label]")
    expect(page.locator("[data-undo-to]")).to_have_count(0)
    names = [seat["name"] or bot_name(language, number) for number, seat in enumerate(visitor.seats)]
    assert shown_log(visitor) == [words.say(line["id"], line["args"], names) for line in log]


def printed_by(*command: str) -> list[str]:
    """The lines that a command prints, on a terminal on which no line is too long."""
    environment = os.environ | {"COLUMNS": "1000", "NO_COLOR": "1", "TERM": "dumb"}
    done = subprocess.run(
        [sys.executable, "-m", "motu", *command], env=environment, capture_output=True, text=True, check=True
    )
    return [line.rstrip() for line in done.stdout.splitlines()]


def bot_name(language: str, number: int) -> str:
    """What the page calls a bot."""
    text = (ROOT / "web/words" / f"{language}.ftl").read_text(encoding="utf-8")
    (pattern,) = re.findall(r"^bot-name = (.*)$", text, re.MULTILINE)
    return str(pattern).replace("{ $letter }", "ABCDE"[number])


def shown_log(visitor: SiteVisitor) -> list[str]:
    """Every line of the log on the page, the first one first."""
    page = visitor.page
    if page.query_selector("#tab-log"):
        page.click("#tab-log")
    for _ in range(3):  # what moves between press and release is not clicked: then one clicks again
        if len(visitor.log) > SHOWN_AT_FIRST and page.query_selector(WHOLE_LOG):
            page.click(WHOLE_LOG)
    shown = page.locator("[data-log] li button > span")
    expect(shown).to_have_count(len(visitor.log))
    lines: list[str] = shown.all_text_contents()
    return lines[::-1]


def test_a_guided_game_own_figures_and_an_expert_without_its_network(visit: Visit) -> None:
    """In another language, at an address that browsers do not trust: over http much of them is missing."""
    visitor = visit(name=PLAIN_NAME, confirm="never")
    page = visitor.page
    visitor.go()
    assert page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    page.click("[lang=de]")
    words = catalogue("de", "raiatea")
    page.click("[data-learn=raiatea]")
    for step in (1, 2):
        expect(page.locator(".lesson p")).to_have_text(words.say(f"lesson-{step}"))
        page.click("[data-lesson]")
    expect(page.locator(".lesson p")).to_have_text(words.say("lesson-3"))

    visitor.go("/figures/bali")
    type_figure(visitor, ("buying", "price"), "9", "mouse")
    type_figure(visitor, ("buying", "less_per_farmer"), "2", "mouse")
    page.fill("[data-edition-name]", "Meine Schachtel")
    page.click("[data-save]")
    page.click("[data-play-edition]")
    page.click("[data-set-up]")
    page.wait_for_selector("[data-undo]")
    expect(page.locator("[data-edition-mark]")).to_contain_text("Meine Schachtel")
    assert visitor.play("mouse", 3) == 3

    visitor.go()
    page.click("[data-make=bali]")
    page.locator("dialog .count button").first.click()
    page.locator("dialog .seat select").nth(1).select_option("expert")
    page.click("[data-set-up]")
    page.wait_for_selector("[data-undo]")
    expect(page.locator(".others [role=listitem]")).to_contain_text("Experte, ohne Netz")
    before = visitor.log_length()
    visitor.play("mouse", 2)
    page.wait_for_function("() => !document.querySelector('.rest')", timeout=PATIENCE)
    assert visitor.wait_for_question()
    assert {line["args"].get("seat") for line in visitor.log[before:]} >= {0, 1}
    visitor.expect_words()


def test_a_new_version_is_offered_and_never_forced(browser: Browser, site: Path, tmp_path: Path) -> None:
    """While it is only half uploaded, and in mid-game, the old one goes on."""
    changed = copied(site, tmp_path)
    host = StaticHost(tmp_path)
    visitor = SiteVisitor(browser, host.url)
    page = visitor.page
    visitor.go()
    visitor.wait_until_kept()
    visitor.begin("bali")
    assert visitor.wait_for_question()
    before = (changed / "index.html").read_bytes()
    newer(changed, "2")
    after = (changed / "index.html").read_bytes()
    (changed / "index.html").write_bytes(before)
    assert page.evaluate(UPDATE) == "redundant"
    visitor.play("mouse", 1)
    visitor.go()
    expect(page.locator("[data-new-version]")).to_have_count(0)
    (changed / "index.html").write_bytes(after)
    assert page.evaluate(UPDATE) == "installed"
    expect(page.locator("[data-new-version]")).to_be_visible()
    page.go_back()
    visitor.reload()
    visitor.play("mouse", 1)
    assert visitor.wait_for_question()
    expect(page.locator("html[data-release]")).to_have_count(0)
    visitor.go()
    page.click("[data-new-version] button")
    page.wait_for_selector("html[data-release='2']")
    visitor.wait_until_ready()
    expect(page.locator("[data-delete-table]")).to_have_count(1)
    host.stop()
    visitor.close()


UPDATE = """navigator.serviceWorker.ready.then((registration) => new Promise((done) => {
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker.onstatechange = () => ['installed', 'redundant'].includes(worker.state) && done(worker.state);
  });
  registration.update();
}))"""
"""Looks for a new version, and tells what became of it."""


def test_the_site_can_be_installed(visit: Visit) -> None:
    """What browsers ask of a site before they offer to install it."""
    visitor = visit()
    page = visitor.page
    visitor.go("/settings")
    visitor.expect_accessible()
    visitor.wait_until_kept()
    developer = visitor.context.new_cdp_session(page)
    found = developer.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in {icon["purpose"] for icon in manifest["icons"]}
    assert found["url"].startswith(visitor.url)
    for icon in manifest["icons"]:
        answer = visitor.context.request.get(visitor.url + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith("image/")
    told = developer.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in told if one["errorId"] != "in-incognito"] == []
