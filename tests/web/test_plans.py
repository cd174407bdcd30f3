"""Planning a move while somebody else thinks."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.test_people import set_up, sit_down
from tests.web.visitor import PHONE, Door, Visitor


def waiting(one: Visitor, other: Visitor) -> tuple[Visitor, Visitor]:
    """Who is asked, and who is not."""
    one.wait_until(lambda: one.scene is not None and other.scene is not None)
    assert one.scene is not None
    return (one, other) if one.scene["choices"] else (other, one)


def test_a_move_is_planned_changed_taken_back_and_carried_out(door: Door) -> None:
    ann, ben = door.visitor("en"), door.visitor("de", PHONE, "dark")
    address = set_up(ann)
    sit_down(ben, address)
    ann.open(address)
    ann.page.wait_for_selector("[data-undo]")
    mover, planner = waiting(ann, ben)
    page = planner.page
    page.click("[data-plan]")
    options = page.locator("[data-plan-option]")
    expect(options.first).to_be_visible()
    expect(page.locator("[data-plan-keep]")).to_be_disabled()
    options.nth(0).click()
    options.nth(1).click()
    planner.expect_words()
    planner.expect_accessible()
    planner.expect_no_sideways_scrolling()
    page.click("[data-plan-keep]")
    expect(page.locator("[data-planned=kept]")).to_be_visible()
    planner.expect_accessible()
    page.click("[data-plan-change]")
    expect(options.first).to_be_visible()
    page.keyboard.press("Escape")
    page.click("[data-plan-drop]")
    expect(page.locator("[data-planned]")).to_have_count(0)
    page.click("[data-plan]")
    options.first.click()
    page.click("[data-plan-keep]")
    expect(page.locator("[data-planned=kept]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-planned=kept]")).to_be_visible()
    expect(mover.page.locator("[data-planned]")).to_have_count(0)
    for _ in range(20):
        planner.page.wait_for_timeout(100)
        if page.locator("[data-planned=kept]").count() == 0:
            break
        assert mover.scene is not None
        if mover.scene["choices"]:
            mover.press()
    said = page.locator("[data-planned=dropped]")
    if said.count():
        expect(said).to_contain_text(re.compile(r"Nicht gespielt|Not played"))
    else:
        log = planner.log
        assert any(line["args"].get("seat") is not None for line in log), "the planned move is in the log"
