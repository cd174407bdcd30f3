"""Clocks and votes, muting and reporting, codes for reading aloud and what the host announces, in the browser."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.cli.test_commands import motu
from tests.server.harness import Server
from tests.server.releases import execute
from tests.web.visitor import DESK, PHONE, Door, Visitor


def set_up(ann: Visitor, **more: object) -> str:
    """The address of a new table of two people."""
    ann.open("/")
    body = {"game": "bali", "seats": ["me", "open"], "options": {}, **more}
    made = ann.page.evaluate(
        "body => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'}, body})"
        ".then(answer => answer.json())",
        json.dumps(body),
    )
    return f"/t/{made['table']['id']}"


def sit_down(visitor: Visitor, address: str) -> None:
    visitor.open(address)
    visitor.page.click("[data-join]")
    visitor.page.wait_for_selector("[data-undo]")


def time_passes(server: Server, seconds: float) -> None:
    """The clocks of all tables go on, as if a server had run for so long."""
    execute(
        server.launch.database,
        "insert into service_time (id, beat, elapsed) values (1, 1, ?)"
        " on conflict (id) do update set beat = service_time.beat + 1,"
        " elapsed = service_time.elapsed + excluded.elapsed",
        seconds,
    )


def test_a_clock_is_chosen_for_a_new_table(door: Door) -> None:
    ann = door.visitor()
    ann.open("/")
    ann.page.click("text=Create a table >> nth=0")
    ann.page.select_option("[data-clock-move]", label="2 minutes")
    ann.page.select_option("[data-clock-total]", label="One hour")
    ann.page.select_option("[data-clock-rule]", label="The others vote")
    ann.expect_words()
    ann.page.click("[data-set-up]")
    ann.page.wait_for_url(re.compile("/t/"))
    expect(ann.page.locator("[data-clock='0'] b")).to_have_text("2:00")


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("de", PHONE), ("ru", PHONE)])
def test_clocks_are_shown_and_the_others_vote(door: Door, server: Server, language: str, size: ViewportSize) -> None:
    ann, ben = door.visitor(language, size), door.visitor(language, size)
    address = set_up(ann, clock={"move": 120, "rule": "vote"})
    sit_down(ben, address)
    ann.open(address)
    ann.page.wait_for_selector("[data-undo]")
    running = ann.page.locator("[data-clocks] .running")
    expect(running).to_have_count(1)
    expect(running.locator("b")).to_have_text(re.compile(r"^(2:00|1:5\d)$"))
    gone = int(running.get_attribute("data-clock") or "")
    late, other = (ann, ben) if gone == 0 else (ben, ann)
    time_passes(server, 200)
    other.page.wait_for_selector("[data-vote=bot]")
    other.expect_words()
    expect(late.page.locator("[data-vote]")).to_have_count(0)
    if size is PHONE:
        other.page.tap("[data-vote=end]")
    else:
        other.page.click("[data-vote=end]")
    for visitor in (late, other):
        visitor.page.wait_for_selector("[data-stopped]")
        visitor.expect_words()


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("ru", PHONE)])
def test_somebody_is_muted_and_reported_from_the_chat(
    door: Door, server: Server, language: str, size: ViewportSize
) -> None:
    ann, eve = door.visitor(language, size), door.visitor("en")
    address = set_up(ann)
    sit_down(eve, address)
    eve.page.click("#tab-chat")
    eve.page.fill(".chat form input", "a rude word")
    eve.page.keyboard.press("Enter")
    ann.open(address)
    ann.page.click("#tab-chat")
    ann.page.wait_for_selector("text=a rude word")
    ann.page.click("[data-about]")
    ann.page.fill("[data-person] textarea", "she is rude")
    ann.expect_words()
    ann.page.click("[data-report]")
    ann.page.wait_for_selector("[data-person] [role=status]")
    ann.page.click("[data-person] .btn")
    ann.page.click("[data-about]")
    ann.page.click("[data-mute]")
    expect(ann.page.locator("text=a rude word")).to_have_count(0)
    listed = json.loads(motu("admin", "reports", "--json", "--database", server.launch.database).stdout)["reports"]
    assert (listed[-1]["line"], listed[-1]["note"]) == ("a rude word", "she is rude")
    ann.open("/settings")
    ann.page.click("[data-hidden-people] [data-unhide]")
    expect(ann.page.locator("[data-hidden-people] [data-unhide]")).to_have_count(0)
    ann.expect_words()


def test_a_code_that_was_read_aloud_leads_to_the_table(door: Door) -> None:
    ann, ben = door.visitor(), door.visitor("de", PHONE)
    address = set_up(ann)
    ann.open(address)
    ann.page.click("[data-make-code]")
    code = ann.page.locator("[data-code] b").inner_text()
    ben.open("/")
    ben.page.fill("#code", code.upper())
    ben.page.keyboard.press("Enter")
    ben.page.wait_for_selector("[data-join]")
    assert ben.page.url.endswith(address)


def test_what_the_host_announces_is_shown_until_it_is_closed(door: Door, server: Server) -> None:
    ann = door.visitor()
    address = set_up(ann)
    ann.open(address)
    assert motu("admin", "announce", "Back at eight.", "--database", server.launch.database).returncode == 0
    ann.page.wait_for_selector("text=Back at eight.")
    ann.open("/")
    ann.page.wait_for_selector("text=Back at eight.")
    ann.page.click("[data-announcement] button")
    expect(ann.page.locator("text=Back at eight.")).to_have_count(0)
    ann.open(address)
    expect(ann.page.locator("text=Back at eight.")).to_have_count(0)
    execute(server.launch.database, "delete from announcements")
