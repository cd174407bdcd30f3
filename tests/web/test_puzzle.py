"""The puzzle of the day: solved or not, by mouse and by touch, and what stays of it in the browser."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import expect

from motu import Record
from motu.players.puzzles import Puzzle, puzzles_of
from tests.web.visitor import DESK, PHONE, Door, Visitor


def set_puzzle(visitor: Visitor, game: str, puzzle: Puzzle, day: str) -> None:
    """From now on this is the puzzle of the day for a visitor."""
    choices = [
        {
            "token": one.token,
            "win_chance": one.win_chance,
            "points": one.points,
            "sources": one.sources,
            "playouts": puzzle.playouts,
        }
        for one in puzzle.choices
    ]
    told: dict[str, Any] = {"day": day, "game": game, "seats": Record.load(puzzle.record).seats}
    told |= {"seat": puzzle.seat, "record": puzzle.record, "tempting": puzzle.tempting, "choices": choices}
    visitor.page.unroute("**/api/puzzle")
    visitor.page.route("**/api/puzzle", lambda route: route.fulfill(body=json.dumps(told)))


def play(visitor: Visitor, token: str) -> None:
    """Choose the option with this token, on the board or from the list."""
    page = visitor.page
    assert visitor.wait_for_question()
    page.wait_for_function(
        "() => document.querySelector('[data-lit], aside .choices [data-token], .sheet [data-token]')"
    )
    listed = f".chips [data-token='{token}'], .prompt .acts [data-token='{token}']"
    if page.locator(listed).count() > 0:
        page.locator(listed).first.click()
    else:
        option = next(one for one in visitor.scene["choices"]["options"] if one["token"] == token)  # type: ignore[index]
        for target in option["targets"]:
            page.locator(f"[data-target='{target}'][data-lit]").first.click()
        if page.locator(f".pop [data-token='{token}']").count() > 0:
            page.locator(f".pop [data-token='{token}']").click()
    if page.locator("[data-confirm]:not([disabled])").count() > 0:
        page.locator("[data-confirm]:not([disabled])").first.click()


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("de", True), ("ru", False)])
def test_the_puzzle_of_the_day_is_missed_tried_again_and_solved(door: Door, language: str, phone: bool) -> None:
    visitor = door.visitor(language, PHONE if phone else DESK, theme="dark" if phone else "light")
    page, today = visitor.page, date(2026, 11, 19)
    puzzle = puzzles_of("bali")[0]
    set_puzzle(visitor, "bali", puzzle, today.isoformat())
    visitor.open("/")
    card = page.locator("[data-puzzle-card=bali]")
    expect(card).to_be_visible()
    visitor.expect_accessible()
    card.locator("[data-puzzle-open]").click()
    banner = page.locator("[data-puzzle]")
    expect(banner).to_have_attribute("data-puzzle", "open")
    visitor.expect_words()

    play(visitor, puzzle.tempting)
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("[data-judged]")).to_have_count(len(puzzle.choices))
    assert dialog.locator("[data-judged]").first.get_attribute("data-judged") == puzzle.choices[0].token
    for choice in puzzle.choices:
        shown = dialog.locator(f"[data-judged='{choice.token}'] .bar").inner_text()
        assert f"{int(100 * choice.win_chance + 0.5)}" in shown, "the chance that was measured"
    visitor.expect_words()
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()
    expect(banner).to_have_attribute("data-puzzle", "wrong")
    page.click("[data-puzzle-on]")
    expect(page.locator("[data-puzzle]")).to_have_count(0)

    visitor.open("/")
    expect(card.locator("[data-puzzle-anew]")).to_be_visible()
    card.locator("[data-puzzle-anew]").click()
    play(visitor, puzzle.choices[0].token)
    expect(banner).to_have_attribute("data-puzzle", "right")

    # The next day the row goes on, after two days it has ended.
    for days, streak in ((0, 1), (1, 1), (2, 0)):
        set_puzzle(visitor, "bali", puzzle, (today + timedelta(days)).isoformat())
        visitor.open("/")
        expect(card).to_be_visible()
        expect(card.locator(".streak")).to_have_count(streak)
        expect(card.locator(".done")).to_have_count(1 if days == 0 else 0)


def test_the_server_gives_everybody_the_puzzle_of_today(door: Door) -> None:
    ann, ben = door.visitor(), door.visitor("de")
    for visitor in (ann, ben):
        visitor.open("/")
        expect(visitor.page.locator("[data-puzzle-card]")).to_be_visible()
    told = [one.context.request.get(f"{one.url}/api/puzzle").json() for one in (ann, ben)]
    assert told[0] == told[1]
    ann.page.click("[data-puzzle-open]")
    assert ann.wait_for_question()
    assert ann.scene is not None
    listed = {option["token"] for option in ann.scene["choices"]["options"]}
    assert {choice["token"] for choice in told[0]["choices"]} <= listed
