"""What goes wrong at a site: no room, nothing left, spoilt games, other editions, two tabs. Then a sentence helps."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from motu.core.edition import Edition
from motu.core.record import record
from motu.games import RULES
from tests.web.site_host import SiteVisitor, StaticHost, copied
from tests.web.visitor import PHONE, Door, Gone

Visit = Callable[..., SiteVisitor]
FILL = """() => new Promise((done) => {
  const asked = indexedDB.open('filler', 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore('rows', { autoIncrement: true });
  asked.onsuccess = async () => {
    const put = (size) => new Promise((ended) => {
      const transaction = asked.result.transaction('rows', 'readwrite');
      const text = Array.from({ length: size }, () => String.fromCharCode(33 + Math.random() * 90)).join('');
      transaction.objectStore('rows').put(text);
      transaction.oncomplete = () => ended(true);
      transaction.onabort = () => ended(false);
    });
    for (let size = 4_000_000; size > 20; size = Math.floor(size / 4)) while (await put(size));
    asked.result.close();
    done();
  };
})"""
"""Fills the storage of the site, as another page of the same host might."""
EMPTY = "new Promise((done) => (indexedDB.deleteDatabase('filler').onsuccess = done))"
CLEAR = """indexedDB.databases().then((all) => Promise.all(all.map(({ name }) => new Promise((done) => {
  const asked = indexedDB.deleteDatabase(name);
  asked.onsuccess = asked.onerror = done;
}))))"""
WRITE = """([start, text]) => indexedDB.databases().then(([{ name }]) => new Promise((done) => {
  indexedDB.open(name).onsuccess = ({ target: { result } }) => {
    const transaction = result.transaction('rows', 'readwrite');
    const rows = transaction.objectStore('rows');
    rows.getAllKeys(IDBKeyRange.bound(start, `${start}\\uffff`)).onsuccess = ({ target }) => {
      for (const key of target.result) rows.put(text, key);
    };
    transaction.oncomplete = () => { result.close(); done(); };
  };
}))"""
"""Writes a text into all rows whose keys have this start."""
QUOTA = 24_000_000
"""Bytes: the site takes half of them."""


def test_storage_that_is_full_or_cleared_and_the_way_to_another_browser(visit: Visit, host: StaticHost) -> None:
    visitor = visit(size=PHONE, language="de", theme="dark")
    page = visitor.page
    origin = host.url.split("/some/")[0]
    developer = visitor.context.new_cdp_session(page)
    developer.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": QUOTA})
    visitor.go()
    visitor.wait_until_kept()
    visitor.begin("bali")
    visitor.play("touch", 2)
    assert visitor.wait_for_question()
    visitor.expect_words()
    visitor.expect_accessible()
    page.evaluate(FILL)
    before = visitor.log_length()
    for _ in range(3):
        with suppress(Gone):  # the answer is under way
            visitor.tap()
        page.wait_for_selector("p.error, .sheet [data-token], [data-lit]")
        if page.query_selector("p.error"):
            break
    expect(page.locator("p.error")).to_contain_text("kein Platz mehr")
    assert visitor.log_length() == before
    page.evaluate(EMPTY)
    developer.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    visitor.reload()
    assert visitor.wait_for_question()
    assert visitor.log_length() == before
    page.evaluate(CLEAR)
    visitor.play("touch", 1)
    expect(page.locator("[data-storage=restored]")).to_be_visible()
    visitor.reload()
    assert visitor.wait_for_question()
    assert visitor.log_length() >= before

    page.click("header.slim button")
    with page.expect_download() as saving:
        page.click("[data-save-game]")
    file = saving.value.path()
    assert json.loads(file.read_text(encoding="utf-8"))["format"] == "motu table 1"
    other = visit()
    other.go()
    other.page.set_input_files("[data-open-saved]", {"name": "x.json", "mimeType": "text/plain", "buffer": b"{}"})
    expect(other.page.get_by_role("alert")).to_contain_text("not a table that Motu has saved")
    other.page.set_input_files("[data-open-saved]", file)
    other.page.wait_for_selector("[data-undo]")
    assert other.wait_for_question()
    assert other.log_length() >= before


def test_a_spoilt_game_is_named_and_what_a_newer_version_has_stored_is_not_touched(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go()
    visitor.begin("bali")
    visitor.play("mouse", 2)
    assert visitor.wait_for_question()
    good, before = page.url, visitor.log_length()
    visitor.go()
    page.click("[data-play=raiatea]")
    page.wait_for_selector("[data-undo]")
    spoilt = page.url.rpartition("/")[2]
    page.evaluate(WRITE, [f"tables/{spoilt}", '{"id":'])
    page.evaluate(WRITE, [f"summaries/{spoilt}", "{"])
    visitor.go()
    expect(page.locator(f"[data-unreadable='{spoilt}']")).to_contain_text("cannot be read")
    visitor.expect_words()
    visitor.expect_accessible()
    for _ in range(2):
        page.locator(f"[data-unreadable='{spoilt}'] button").click()
    expect(page.locator("[data-unreadable]")).to_have_count(0)
    assert any(spoilt[:6] in line for line in visitor.problems), "the browser's console says more"
    visitor.problems.clear()
    expect(page.locator("[data-delete-table]")).to_have_count(1)

    page.evaluate(WRITE, ["meta/format", "2"])
    page.goto(good)
    page.reload()
    expect(page.locator("[data-engine-problem]")).to_contain_text(
        "A newer version of Motu has stored the games in this browser. Reload the page."
    )
    page.evaluate(WRITE, ["meta/format", "1"])
    visitor.reload()
    assert visitor.wait_for_question()
    assert visitor.log_length() == before


def test_a_record_of_another_edition_brings_its_figures_or_names_what_is_missing(visit: Visit) -> None:
    rules = RULES["bali"]
    text = rules.edition.components.written
    dearer: Edition = rules.read_edition(text.replace("shrine_price = 7", "shrine_price = 9"))
    assert dearer.hash != rules.edition.hash
    told = record(rules.with_edition(dearer), rules.setup(2, 5, edition=dearer)).dump()
    visitor = visit(language="ru")
    page = visitor.page
    visitor.go()
    without, _, _ = told.partition("\nedition\n")
    assert without != told
    open_file(visitor, without + "\n")
    expect(page.get_by_role("alert")).to_contain_text(f"которого здесь нет ({dearer.hash})")
    open_file(visitor, without.rpartition("\n")[0])
    expect(page.get_by_role("alert")).to_contain_text("запись обрывается")
    open_file(visitor, told)
    page.wait_for_selector("[data-undo]")
    expect(page.locator("[data-edition-mark]")).to_be_visible()
    assert visitor.play("mouse", 2) == 2
    visitor.expect_words()


def open_file(visitor: SiteVisitor, text: str) -> None:
    visitor.page.set_input_files(
        "[data-open-saved]", {"name": "game.motu", "mimeType": "text/plain", "buffer": text.encode()}
    )


def test_two_tabs_play_one_game_and_a_late_answer_changes_nothing(visit: Visit) -> None:
    one = visit()
    one.go()
    one.begin("bali")
    assert one.wait_for_question()
    two = one.another_tab()
    two.go(f"/t/{one.page.url.rpartition('/')[2]}")
    assert two.wait_for_question()
    assert two.log == one.log

    two.page.evaluate("window.motuMisses = true")
    one.play("mouse", 1)
    assert one.wait_for_question()
    two.click()
    expect(two.page.get_by_label("Current decision")).to_contain_text("The table has changed in the meantime")
    two.page.evaluate("window.motuMisses = false")
    two.wait_until(lambda: two.log == one.log)
    for tab, other in ((two, one), (one, two)) * 2:
        assert tab.wait_for_question()
        tab.play("mouse", 1)
        assert tab.wait_for_question()
        other.wait_until(lambda: one.log == two.log)
    two.go()
    two.page.click("[data-delete-table]")
    two.page.click("[data-delete-table]")
    expect(two.page.locator("[data-delete-table]")).to_have_count(0)
    expect(one.page.get_by_label("Current decision")).to_contain_text("There is no table")
    one.reload()
    expect(one.page.locator("main")).to_contain_text("This game is not here")


def test_a_game_moves_to_a_server_and_back(visit: Visit, door: Door, tmp_path: Path) -> None:
    """In mid-game as a table, and after its end as a record."""
    here, there = visit(), door.visitor()
    here.go()
    here.begin("bali")
    here.play("mouse", 4)
    assert here.wait_for_question()
    begun, table = here.log, tmp_path / "table.json"
    here.page.get_by_role("button", name="Menu").click()
    with here.page.expect_download() as saving:
        here.page.click("[data-save-game]")
    saving.value.save_as(table)

    there.open("/")
    there.page.click("[data-make=bali]")
    there.page.set_input_files("dialog [type=file]", table)
    there.page.click("[data-set-up]")
    there.page.wait_for_selector("[data-undo]")
    assert there.wait_for_question()
    assert there.log == begun
    there.play("mouse", 3)
    assert there.wait_for_question()
    there.page.get_by_role("button", name="Menu").click()
    with there.page.expect_download() as saving:
        there.page.click("[data-save-table]")
    saving.value.save_as(table)
    played = there.log

    here.go()
    here.page.set_input_files("[data-open-saved]", table)
    here.page.wait_for_selector("[data-undo]")
    assert here.wait_for_question()
    assert here.log == played
    here.play("mouse")
    with here.page.expect_download() as saving:
        here.page.click("[data-save-record]")
    saving.value.save_as(tmp_path / "game.motu")
    there.open("/")
    there.page.click("[data-make=bali]")
    there.page.locator("dialog select").nth(1).select_option("medium")
    there.page.set_input_files("dialog [type=file]", tmp_path / "game.motu")
    there.page.click("[data-set-up]")
    there.page.wait_for_selector("[data-rematch]")
    assert there.log == here.log


@pytest.mark.parametrize("missing", ["engine/*/motu.zip", "engine/*/pyodide.js", "assets/local-*.js"])
def test_an_upload_that_is_not_finished_is_said(browser: Browser, site: Path, tmp_path: Path, missing: str) -> None:
    """As soon as the file is there, the same page plays."""
    changed = copied(site, tmp_path)
    (file,) = changed.glob(missing)
    content = file.read_bytes()
    file.unlink()
    host = StaticHost(tmp_path)
    visitor = SiteVisitor(browser, host.url)
    visitor.expects = "404"
    page = visitor.page
    page.goto(host.url)
    expect(page.locator("[data-engine-problem]")).to_contain_text("is missing on this site")
    visitor.expect_words()
    visitor.expect_accessible()
    file.write_bytes(content)
    page.click("[data-engine-problem] button")
    visitor.wait_until_ready()
    visitor.begin("bali")
    visitor.play("mouse", 1)
    host.stop()
    visitor.close()


def test_files_that_the_browser_has_thrown_away_are_fetched_again(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    visitor.wait_until_kept()
    visitor.begin("bali")
    visitor.play("mouse", 2)
    assert visitor.wait_for_question()
    before = visitor.log_length()
    visitor.page.evaluate("caches.keys().then((all) => Promise.all(all.map((name) => caches.delete(name))))")
    visitor.reload()
    assert visitor.wait_for_question()
    assert visitor.log_length() == before
    visitor.chance = random.Random(1)
    visitor.play("mouse", 1)
