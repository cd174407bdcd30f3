"""Looking closer: a piece drawn large with its words, and the board without its pieces."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.visitor import PHONE, Door, Visitor

GAMES = ("bali", "bora_bora", "raiatea")
HELD = "[data-magnified]"
ON_TOP = """() => {
  for (const piece of document.querySelectorAll('.board [data-tip]')) {
    const box = piece.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (box.width > 0 && box.width < 150 && piece.contains(document.elementFromPoint(x, y))) return [x, y];
  }
}"""
"""The middle of a piece of the board that nothing covers."""
PRESS = """(where) => {
  document.elementFromPoint(where.clientX, where.clientY).dispatchEvent(new PointerEvent(where.name, where));
}"""


def at_table(door: Door, game: str, phone: bool = False) -> Visitor:
    visitor = door.visitor("de", PHONE, "dark") if phone else door.visitor()
    visitor.create(game, "me", *["easy"] * (2 if game == "raiatea" else 1))
    assert visitor.wait_for_question()
    return visitor


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_is_drawn_large_while_a_key_is_held(game: str, door: Door) -> None:
    visitor = at_table(door, game)
    page = visitor.page
    piece = page.locator(".mine [data-tip]:visible").first
    piece.hover()
    before = piece.bounding_box()
    page.keyboard.down("z")
    shown = page.locator(HELD)
    expect(shown).to_be_visible()
    large = page.locator(f"{HELD} .frame").bounding_box()
    assert before is not None
    assert large is not None
    assert large["width"] > 1.2 * before["width"]
    assert large["height"] > 1.2 * before["height"]
    expect(shown.locator("p")).to_have_text(piece.get_attribute("data-tip") or "")
    visitor.expect_accessible()
    page.keyboard.up("z")
    expect(shown).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_draws_a_piece_large_on_a_phone(game: str, door: Door) -> None:
    visitor = at_table(door, game, phone=True)
    page = visitor.page
    x, y = page.evaluate(ON_TOP)
    at = {"clientX": x, "clientY": y, "bubbles": True}
    page.evaluate(PRESS, at | {"name": "pointerdown", "pointerType": "touch"})
    expect(page.locator(HELD)).to_be_visible()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.evaluate(PRESS, at | {"name": "pointerup", "pointerType": "touch"})
    expect(page.locator(HELD)).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_board_is_shown_without_its_pieces_and_with_them_again(phone: bool, door: Door) -> None:
    visitor = at_table(door, "bali", phone)
    page = visitor.page
    pieces = page.locator(".board [data-piece]")
    assert pieces.count() > 3
    if phone:
        page.click("header [aria-label='Menü']")
        page.click("[data-hide-pieces]")
    else:
        page.keyboard.press("h")
    for number in range(pieces.count()):
        expect(pieces.nth(number)).to_be_hidden()
    page.click("[data-show-pieces]")
    for number in range(pieces.count()):
        expect(pieces.nth(number)).to_be_visible()
    visitor.click() if not phone else visitor.tap()
