"""The settings page gives a copy of one's data and deletes it; pasted links and saved tables are opened."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.visitor import DESK, PHONE, ROOT, Door, Visitor

FINISHED = (ROOT / "tests/recorded/bali/3-players.motu").read_text(encoding="utf-8")
SAID = {
    "en": ("Your data is deleted.", "Former player A"),
    "de": ("Deine Daten sind gelöscht.", "Ehemaliger Mitspieler A"),
    "ru": ("Ваши данные удалены.", "Бывший игрок A"),
}


def table_of(visitor: Visitor) -> str:
    """The address of the table that is open."""
    return visitor.page.url.removeprefix(visitor.url)


def test_a_guest_downloads_what_is_theirs(door: Door) -> None:
    visitor = door.visitor()
    visitor.import_record(FINISHED, "me", "easy", "easy")
    visitor.open("/settings")
    with visitor.page.expect_download() as started:
        visitor.page.click("[data-download]")
    assert started.value.suggested_filename == "motu.json"
    data = json.loads(Path(started.value.path()).read_text(encoding="utf-8"))
    assert [table["game"] for table in data["tables"]] == ["bali"]
    assert data["tables"][0]["record"].startswith("motu record 1")


@pytest.mark.parametrize(
    ("language", "size", "way"), [("en", DESK, "keyboard"), ("de", PHONE, "touch"), ("ru", PHONE, "touch")]
)
def test_a_guest_deletes_what_is_theirs_after_being_asked(
    door: Door, language: str, size: ViewportSize, way: str
) -> None:
    ann, ben = door.visitor(language, size), door.visitor(language)
    ann.import_record(FINISHED, "me", "easy", "easy")
    table = table_of(ann)
    page = ann.page

    def act(selector: str) -> None:
        if way == "touch":
            page.tap(selector)
        else:
            page.focus(selector)
            page.keyboard.press("Enter")

    ann.open("/settings")
    page.evaluate(f"localStorage.setItem('motu.notes.{table}', 'my plan')")
    act("[data-delete]")
    page.wait_for_selector("dialog [data-delete-surely]")
    ann.expect_words()
    ann.expect_accessible()
    ann.expect_no_sideways_scrolling()
    act("[data-keep]")
    expect(page.locator("dialog")).to_have_count(0)
    act("[data-delete]")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("document.cookie") == "", "the cookie is out of reach of scripts"

    act("[data-delete]")
    act("[data-delete-surely]")
    expect(page.get_by_role("status").last).to_have_text(SAID[language][0])
    ann.expect_accessible()
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('motu.notes'))") == []
    ann.open("/")
    page.wait_for_selector("[data-make=bali]")
    expect(page.locator(f"a[href='{table}']")).to_have_count(0)

    ben.open(table)
    expect(ben.page.get_by_text(SAID[language][1]).first).to_be_visible()


def test_without_anything_stored_the_page_says_why_nothing_can_be_downloaded(door: Door) -> None:
    visitor = door.visitor()
    visitor.open("/settings")
    visitor.page.click("[data-download]")
    expect(visitor.page.get_by_role("alert")).to_contain_text("the server does not know you yet")
    visitor.problems = [problem for problem in visitor.problems if "403" not in problem]


@pytest.mark.parametrize("paste", ["{url}{path}", "{id}", "  {url}{path}?at=3 "])
def test_a_pasted_link_or_id_leads_to_the_table(door: Door, paste: str) -> None:
    ann, ben = door.visitor(), door.visitor()
    path = ann.create("bali", "me", "open")
    ben.open("/")
    ben.page.fill("#code", paste.format(url=ann.url, path=path, id=path.removeprefix("/t/")))
    ben.page.keyboard.press("Enter")
    ben.page.wait_for_selector("[data-join]")
    assert table_of(ben) == path


def test_the_long_id_of_a_table_is_shown_only_in_its_link(door: Door) -> None:
    ann = door.visitor(size=PHONE)
    path = ann.create("bali", "me", "open", "easy")
    ann.page.wait_for_selector("select")
    assert path.removeprefix("/t/") not in ann.page.inner_text("body")
    expect(ann.page.locator("input[readonly]")).to_have_value(ann.url + path)
    ann.open("/")
    ann.page.wait_for_selector("[data-make=bali]")
    assert path.removeprefix("/t/") not in ann.page.inner_text("body")


def test_a_saved_table_is_opened_again(door: Door, tmp_path: Path) -> None:
    ann, ben = door.visitor(), door.visitor()
    ann.import_record(FINISHED, "me", "easy", "easy")
    ann.page.wait_for_selector("[data-rematch]")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Menu").click()
    with ann.page.expect_download() as started:
        ann.page.get_by_role("link", name="Save the whole table").click()
    file = tmp_path / started.value.suggested_filename
    started.value.save_as(file)
    ben.open("/")
    ben.page.click("[data-make=bali]")
    ben.page.set_input_files("input[type=file]", file)
    ben.page.locator("dialog form .btn.go").click()
    ben.page.wait_for_selector("[data-rematch]")
    assert table_of(ben) != table_of(ann)
