"""Several people at one device: set up on the page, and a curtain between their secrets."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import expect

from tests.web.visitor import PHONE, Door, Gone, Visitor

CURTAIN = "[data-curtain]"


def set_up(visitor: Visitor) -> None:
    """A new table of Bali for two people at this device."""
    page = visitor.page
    visitor.open("/")
    page.click("[data-make=bali]")
    page.locator("fieldset select").nth(1).select_option("me")
    page.fill("[data-seat-name='0']", "Ana")
    page.fill("[data-seat-name='1']", "Ben")
    visitor.expect_accessible()
    page.click("[data-set-up]")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_two_people_share_a_device_with_a_curtain_between_them(phone: bool, door: Door) -> None:
    visitor = door.visitor("de", PHONE, "dark") if phone else door.visitor()
    page = visitor.page
    set_up(visitor)
    curtain = page.locator(CURTAIN)
    shown = []
    for _ in range(40):
        page.wait_for_selector(f"{CURTAIN}, aside .choices, .chips")
        if page.query_selector(CURTAIN):
            shown.append(("Ana", "Ben")["Ben" in curtain.inner_text()])
            covered = "document.elementFromPoint(innerWidth / 2, innerHeight - 20).closest('[data-curtain]') !== null"
            assert page.evaluate(covered)
            if len(shown) == 1:
                visitor.expect_accessible()
                visitor.expect_no_sideways_scrolling()
            if len(shown) == 4:
                break
            page.click("[data-lift]")
            expect(curtain).to_have_count(0)
            page.wait_for_selector("aside .choices, .chips")
            (own,) = (number for number, seat in enumerate(visitor.seats) if seat["name"] == shown[-1])
            assert visitor.scene is not None
            assert own in visitor.scene["view"]["asked"]
        with suppress(Gone):
            visitor.tap() if phone else visitor.click()
        visitor.answered()
    assert shown in (["Ana", "Ben", "Ana", "Ben"], ["Ben", "Ana", "Ben", "Ana"])
    page.reload()
    expect(curtain).to_be_visible()
