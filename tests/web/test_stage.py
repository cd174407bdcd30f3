"""What a page does with what it is told: it confirms, waits, answers what has one answer, and fits every screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from motu.core.session import GameSession
from motu.server.messages import Moved, Option, Scene
from motu.server.scene import scene_of
from tests.web.reading.positions import played
from tests.web.reading.stage import Shown, Stage, position
from tests.web.visitor import PHONE, Door

SCREENS = ((360, 740), (844, 390), (820, 1180), (768, 1024), (640, 360), (1280, 720), (2560, 1080))
"""Phones upright and on their side, tablets upright, a window at 200 %, a desk, a very wide one."""


def asked_where(game: str, seats: int, holds: Callable[[Scene], bool]) -> Shown:
    """A position of a random game where the scene of the seat that is asked has a quality."""
    for seed in range(40):
        for session in played(game, seats, seed):
            asked = session.state.pending()
            if asked is not None:
                found = position(session.fork(), int(asked.seat))
                if holds(found.scene):
                    return found
    raise AssertionError("never met")


def options(scene: Scene) -> list[Option]:
    return scene.choices.options if scene.choices else []


def final(option: Option) -> bool:
    return option.irreversible and bool(option.targets)


def ends(option: Option) -> bool:
    return option.ends_turn and len(option.targets) == 1


def test_what_can_not_be_undone_is_confirmed_first(door: Door) -> None:
    shown = asked_where("bali", 2, lambda scene: any(map(final, options(scene))))
    stage = Stage(door.visitor(), "bali")
    stage.show(shown)
    page = stage.visitor.page
    target = next(option.targets[0] for option in options(shown.scene) if final(option))
    page.locator(f"[data-target='{target}'][data-lit]").first.click()
    expect(page.locator("[data-confirm]")).to_be_enabled()
    assert stage.sent() == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_be_disabled()


@pytest.mark.parametrize("by_setting", [True, False])
def test_the_last_move_of_a_turn_waits_for_its_button(door: Door, by_setting: bool) -> None:
    """By the setting, or because other people would see it at once; among bots alone it is sent at once."""
    shown = asked_where("bali", 2, lambda scene: any(map(ends, options(scene))))
    option = next(option for option in options(shown.scene) if ends(option))
    stage = Stage(door.visitor(), "bali")
    page = stage.visitor.page
    if not by_setting:
        shown.messages[0].table.seats[1 - (shown.who or 0)].kind = "person"
    stage.show(shown)
    if by_setting:
        page.evaluate(
            "localStorage.setItem('motu.settings', JSON.stringify({ language: 'en', speed: 'off', endTurn: true }))"
        )
        page.reload()
        page.wait_for_function("() => window.played")
        stage.show(shown)
    page.locator(f"aside [data-token='{option.token}']").click()
    expect(page.locator("[data-confirm]")).to_contain_text("End my turn:")
    assert stage.sent() == []
    page.click("[data-confirm]")
    assert [message["token"] for message in stage.sent()] == [option.token]


def test_among_bots_the_last_move_of_a_turn_is_sent_at_once(door: Door) -> None:
    shown = asked_where("bali", 2, lambda scene: any(map(ends, options(scene))) and not any(map(final, options(scene))))
    option = next(option for option in options(shown.scene) if ends(option))
    stage = Stage(door.visitor(), "bali")
    stage.show(shown)
    expect(stage.visitor.page.locator("[data-confirm]")).to_have_count(0)  # no choice waits for it
    stage.visitor.page.locator(f"aside [data-token='{option.token}']").click()
    assert [message["token"] for message in stage.sent()] == [option.token]


def test_a_question_with_one_answer_is_answered_for_the_reader(door: Door) -> None:
    """It is asked only so that others do not learn that there is nothing to choose (RA-B1)."""
    shown = asked_where("raiatea", 3, lambda scene: len(options(scene)) == 1)
    stage = Stage(door.visitor(), "raiatea")
    stage.show(shown)
    stage.visitor.page.wait_for_function("() => window.played.sent.length === 1")
    assert stage.sent()[0]["token"] == options(shown.scene)[0].token


def test_a_click_keeps_the_rule_open_that_pointing_showed(door: Door) -> None:
    stage = Stage(door.visitor(), "bali")
    stage.show(asked_where("bali", 2, lambda scene: len(options(scene)) > 1))
    page = stage.visitor.page
    page.hover(".clause button")
    expect(page.locator("[role=tooltip]")).to_be_visible()
    page.click(".clause button")
    page.hover(".prompt h1")
    expect(page.locator("[role=tooltip]")).to_be_visible()
    page.click(".clause button")
    page.hover(".prompt h1")
    expect(page.locator("[role=tooltip]")).to_have_count(0)


def blessings() -> tuple[GameSession, GameSession, int]:
    """A table right before the rituals are blessed, right after, and the seat that is asked then."""
    for seed in range(60):
        before: GameSession | None = None
        for session in played("raiatea", 3, seed):
            asked = session.state.pending()
            log = session.state.log or []
            if before is not None and asked is not None:
                fresh = [type(event).__name__ for event in log[len(before.state.log or []) :]]
                if "RitualBlessed" in fresh and len(asked.moves(session.state)) > 1:
                    return before, session.fork(), int(asked.seat)
            before = session.fork()
    raise AssertionError("never met")


def test_the_next_question_waits_until_the_blessings_were_played_back(door: Door) -> None:
    before, after, seat = blessings()
    stage = Stage(door.visitor(speed="slow"), "raiatea")
    page = stage.visitor.page
    stage.show(position(before, seat))
    lines = len(before.state.log or [])
    stage.tell(Moved(scene_of(after, seat, lines)))
    expect(page.locator(".playback")).to_be_visible()
    assert page.locator("[data-lit]").count() == 0, "nothing may be chosen under the playback"
    assert page.locator("aside .choices").count() == 0
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("aside .choices")).to_be_visible()
    expect(page.locator(".playback")).to_have_count(0)


HIT = """() => [...document.querySelectorAll('[data-lit]')].filter((place) => place.checkVisibility()).map((place) => {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return place.contains(hit) || hit?.contains(place) ? null : place.dataset.target;
}).filter((target) => target !== null)"""


@pytest.mark.parametrize("game", ["bali", "bora_bora", "raiatea"])
def test_every_screen_shows_the_table_without_scrolling(door: Door, game: str) -> None:
    decision = {"bali": "take-card", "bora_bora": "place-die", "raiatea": "claim-location"}[game]
    shown = asked_where(game, 3, lambda scene: scene.choices is not None and scene.choices.decision == decision)
    stage = Stage(door.visitor(size=PHONE), game)
    stage.show(shown)
    page = stage.visitor.page
    covered: dict[str, Any] = {}
    for width, height in SCREENS:
        size: ViewportSize = {"width": width, "height": height}
        page.set_viewport_size(size)
        page.wait_for_selector("main.phone" if width < height or height < 501 else "main.table")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        wide, high = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert (wide, high) == (width, height)
        if game == "bali":
            covered[f"{width}x{height}"] = page.evaluate(HIT)
    assert not any(covered.values()), covered


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("game", ["bali", "bora_bora", "raiatea"])
def test_pieces_explain_themselves_in_every_language(door: Door, game: str, language: str) -> None:
    """Pieces have sentences that are all there, and nothing is said in a `title`, which a finger never sees."""
    stage = Stage(door.visitor(language), game)
    stage.show(asked_where(game, 3, lambda scene: len(scene.log) > 40 and scene.view.get("step") is None))
    tips = stage.visitor.page.evaluate("[...document.querySelectorAll('[data-tip]')].map((one) => one.dataset.tip)")
    assert len(set(tips)) > {"bali": 8, "bora_bora": 25, "raiatea": 25}[game]
    assert [tip for tip in tips if "-does" in tip or "{" in tip or "undefined" in tip or "NaN" in tip] == []
    assert (
        stage.visitor.page.evaluate("document.querySelectorAll('main [title], dialog [title], main svg title').length")
        == 0
    )


def test_pointing_at_a_piece_explains_it(door: Door) -> None:
    stage = Stage(door.visitor(), "bora_bora")
    stage.show(asked_where("bora_bora", 4, lambda scene: scene.choices is not None and scene.view["phase"] == "a"))
    page = stage.visitor.page
    page.hover("[data-target='tile/fishing'] .head")
    expect(page.locator(".explains .name")).to_have_text("Fishing")
    expect(page.locator(".explains")).to_contain_text("Any die: 2 points")
    expect(page.locator(".explains .rule")).to_contain_text("Fishing takes any die at any time")
    page.keyboard.press("Escape")
    expect(page.locator(".explains")).to_have_count(0)


def test_a_long_press_explains_and_chooses_nothing(door: Door) -> None:
    stage = Stage(door.visitor(size=PHONE), "bali")
    stage.show(
        asked_where("bali", 2, lambda scene: scene.choices is not None and scene.choices.decision == "take-card")
    )
    page = stage.visitor.page
    place = page.locator("[data-target^='row/'][data-lit]").first
    press = "(piece, kind) => piece.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'touch' }))"
    page.evaluate(f"([piece, kind]) => ({press})(piece, kind)", [place.element_handle(), "pointerdown"])
    expect(page.locator(".explains")).to_be_visible()
    place.evaluate("(piece) => piece.click()")
    assert stage.sent() == []
    assert page.locator("[data-chosen]").count() == 0
    page.evaluate(
        f"([piece, kind]) => ({press})(piece, kind)", [page.locator(".prompt").element_handle(), "pointerdown"]
    )
    expect(page.locator(".explains")).to_have_count(0)
