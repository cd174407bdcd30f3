"""What a table offers besides the moves: undo, a look back, the rule behind a question, talk, leaving."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from playwright.sync_api import expect

from motu import RULES, Record
from motu.core.record import record_of_session
from motu.core.session import GameSession
from tests.web.visitor import Door, Visitor


def with_a_purchase(visitor: Visitor) -> int:
    """Play until something can be bought, and buy it: it can be taken back. Returns how long the log was before."""
    for _ in range(80):
        assert visitor.wait_for_question()
        assert visitor.scene is not None
        if any(option["words"] == "option-buy" for option in visitor.scene["choices"]["options"]):
            break
        visitor.click()
    before = visitor.log_length()
    visitor.page.locator("[data-target^='supply/'][data-lit]").first.click()
    expect(visitor.page.locator("[data-undo]")).to_be_enabled()
    return before


def test_what_can_be_undone_is_done_at_once_and_undone_with_one_key(door: Door) -> None:
    visitor = door.visitor()
    visitor.play_now("bali")
    before = with_a_purchase(visitor)
    assert visitor.log_length() > before
    visitor.page.keyboard.press("u")
    visitor.page.locator("[data-target^='supply/'][data-lit]").first.wait_for()
    assert visitor.log_length() == before


def two_light_moves() -> tuple[Record, list[str]]:
    """A table at which seat 0 can do two things in one turn and take both back, and the two."""
    bali = RULES["bali"]
    for seed in range(200):
        session = GameSession(bali, bali.setup(2, seed))
        chance = random.Random(seed)
        while session.state.pending() is not None:
            for first, once in light_moves(session):
                for second, _ in light_moves(once):
                    return record_of_session(session), [first, second]
            asked = bali.pending(session.state)
            session.answer(asked.seat, bali.token(session.state, chance.choice(asked.moves(session.state))))
    raise AssertionError("no turn has two moves that can be taken back")


def light_moves(session: GameSession) -> Iterator[tuple[str, GameSession]]:
    """What seat 0 can do and take back, if it is asked again after it."""
    asked = session.state.pending()
    if asked is None or asked.seat != 0:
        return
    for move in asked.moves(session.state):
        after = session.fork()
        token = session.rules.token(session.state, move)
        after.answer(0, token)
        following = after.state.pending()
        if following is not None and following.seat == 0 and after.may_undo(0):
            yield token, after


def test_everything_back_to_a_line_of_the_turn_is_undone_with_one_click(door: Door) -> None:
    record, moves = two_light_moves()
    visitor = door.visitor()
    visitor.import_record(record.dump(), "me", "easy")
    assert visitor.wait_for_question()
    before = visitor.log_length()
    for number, move in enumerate(moves):
        visitor.page.locator(f"aside [data-token='{move}']").click()
        expect(visitor.page.locator("[data-undo-to]")).to_have_count(number + 1)
    assert visitor.log_length() > before
    visitor.page.locator("[data-undo-to]").first.click()
    expect(visitor.page.locator("[data-undo-to]")).to_have_count(0)
    assert visitor.log_length() == before


def test_hovering_a_choice_tells_what_it_brings(door: Door) -> None:
    visitor = door.visitor()
    visitor.create("bali", "me", "easy")
    visitor.wait_for_question()
    assert visitor.scene is not None
    option = next(one for one in visitor.scene["choices"]["options"] if not one["irreversible"] and one["preview"])
    visitor.page.hover(f"aside [data-token='{option['token']}']")
    expect(visitor.page.locator(".prompt .sub p")).to_have_text(re.compile(r"^\S+ (plays|buys) [^:]+\.$"))


def test_the_rule_behind_a_question_is_one_hover_away(door: Door) -> None:
    visitor = door.visitor("de")
    visitor.create("bali", "me", "easy")
    visitor.wait_for_question()
    visitor.page.hover(".clause button")
    expect(visitor.page.locator("[role=tooltip]")).to_contain_text("Einmal im Zug darf der aktive Spieler")


def test_a_look_back_shows_the_past_and_lights_nothing(door: Door) -> None:
    visitor = door.visitor()
    visitor.create("bali", "me", "easy")
    visitor.play("mouse", 6)
    visitor.wait_for_question()
    page = visitor.page
    page.get_by_role("button", name="One decision back").click()
    expect(page.locator(".prompt.past")).to_be_visible()
    assert visitor.lit() == []
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".prompt h1")).to_contain_text(re.compile(r"Looking back: line \d"))
    page.get_by_role("button", name="One decision forward").click()
    expect(page.locator(".prompt h1")).to_contain_text("Looking back")
    page.get_by_role("button", name="Back to the game").first.click()
    expect(page.locator(".prompt.past")).to_have_count(0)
    assert visitor.lit_targets() == visitor.listed_targets()


def test_a_line_of_the_log_marks_what_it_speaks_of_and_leads_there(door: Door) -> None:
    visitor = door.visitor()
    visitor.create("bali", "me", "easy")
    visitor.play("mouse", 6)
    visitor.wait_for_question()
    lines = visitor.page.locator("#pane li button")
    expect(lines).to_have_count(visitor.log_length())
    line = lines.filter(has_text="from row").first
    line.hover()
    expect(visitor.page.locator("[data-marked]").first).to_be_visible()
    line.click()
    expect(visitor.page.locator(".prompt.past")).to_be_visible()


def test_names_and_talk_are_shown_as_they_were_typed(door: Door) -> None:
    visitor = door.visitor()
    visitor.open("/")
    visitor.page.click("button.me")
    visitor.page.fill("#name", "<b>Mara</b>")
    visitor.page.click("dialog .btn.go")
    expect(visitor.page.locator("button.me")).to_contain_text("<b>Mara</b>")
    visitor.play_now("bali")
    visitor.page.click("#tab-chat")
    visitor.page.fill("#pane input", "<img src=x onerror=alert(1)>")
    visitor.page.press("#pane input", "Enter")
    expect(visitor.page.locator(".line p")).to_contain_text("<img src=x onerror=alert(1)>")
    expect(visitor.page.locator(".line b")).to_have_text("<b>Mara</b>")


def test_a_bot_goes_on_for_who_leaves(door: Door) -> None:
    visitor = door.visitor()
    visitor.create("bali", "me", "easy")
    visitor.wait_for_question()
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Leave the table").click()
    visitor.page.get_by_role("button", name="Leave and let a bot take over").click()
    expect(visitor.page.locator(".others [role=listitem]")).to_have_count(2)


def test_motion_is_shown_and_ends(door: Door) -> None:
    """With animation on, bots' moves come one after the other, and nothing of what flew stays behind."""
    visitor = door.visitor(speed="fast")
    visitor.create("bali", "me", "easy")
    visitor.play("mouse", 8)
    visitor.wait_for_question()
    visitor.page.wait_for_function(
        "() => document.body.querySelectorAll(':scope > [aria-hidden][style*=fixed]').length === 0"
    )


def test_a_link_leads_to_a_moment(door: Door) -> None:
    visitor = door.visitor()
    path = visitor.create("raiatea", "me", "easy", "easy")
    visitor.play("mouse", 2)
    assert visitor.wait_for_question()
    visitor.page.keyboard.press(",")
    expect(visitor.page.locator("[data-moment]")).to_be_visible()
    title = visitor.page.inner_text(".prompt h1")
    line = re.search(r"line (\d+)", title)
    assert line
    visitor.open(f"{path}?at={line[1]}")
    expect(visitor.page.locator(".prompt h1")).to_contain_text(f"line {line[1]} of")
    assert visitor.lit() == []


def test_notes_stay_in_the_browser(door: Door) -> None:
    visitor = door.visitor()
    path = visitor.create("bali", "me", "easy")
    visitor.page.click("#tab-chat")
    visitor.page.click("#pane summary")
    visitor.page.fill("#pane textarea", "keep the mirror")
    visitor.open(path)
    visitor.page.click("#tab-chat")
    expect(visitor.page.locator("#pane textarea")).to_have_value("keep the mirror")
    visitor.expect_accessible()
