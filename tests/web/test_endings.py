"""If the game ended now, how the points are counted at the end, what the others did, and who left."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from motu import RULES
from motu.core.session import GameSession
from motu.server.messages import Moved, Tallied
from motu.server.scene import scene_of
from motu.server.tally import tally_of
from motu.words import catalogue
from tests.web.reading.expected import about
from tests.web.reading.positions import played
from tests.web.reading.stage import Stage, position
from tests.web.reading.words import page_words
from tests.web.visitor import DESK, PHONE, Door

GAMES = ["bali", "bora_bora", "raiatea"]
COUNTED = """() => {
  const numbers = (row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent));
  const sheet = document.querySelector('dialog .sheet');
  return [[...sheet.querySelectorAll('tbody tr:not(.later)')].map(numbers), numbers(sheet.querySelector('tfoot tr'))];
}"""
"""The rows of points that were counted so far, and the sums below them, read at the same time."""


@pytest.mark.parametrize("phone", [False, True])
def test_the_scores_say_what_everybody_would_have_if_the_game_ended_now(door: Door, phone: bool) -> None:
    visitor = door.visitor(size=PHONE if phone else DESK, confirm="never")
    visitor.create("bali", "me", "easy", "easy", demon=True)
    page = visitor.page
    tallies: list[dict[str, Any]] = []
    visitor.wait_for_question()
    page.click("#tab-table" if phone else "#tab-scores")
    for _ in range(12):
        visitor.wait_until(lambda: visitor.tally is not None and visitor.tally["mark"] == (visitor.scene or {})["mark"])
        assert visitor.tally is not None
        tallies.append(visitor.tally)
        shown = page.locator(f"table[data-tallied='{visitor.tally['mark']}']")
        expect(shown).to_be_visible()
        wanted = [int(seat["points"]["mean"] + 0.5) for seat in visitor.tally["seats"]]
        told = shown.locator("tfoot tr").first.locator("td").all_inner_texts()
        assert [int(text.strip("≈")) for text in told] == wanted
        if not phone:
            visitor.click()
        else:
            page.locator(".chips [data-token]").first.tap()
        if not visitor.wait_for_question():
            break
    assert len(tallies) > 5
    visitor.expect_words()
    visitor.expect_accessible()


def last_moments(game: str, seed: int = 3) -> tuple[GameSession, GameSession]:
    """A random game before its last answer, and over."""
    moments = [session.fork() for session in played(game, 3, seed)]
    return moments[-2], moments[-1]


def with_a_full_altar() -> tuple[GameSession, GameSession]:
    """A random game of Bali in which goods were sacrificed."""
    for seed in range(40):
        before, over = last_moments("bali", seed)
        if RULES["bali"].seen(over.state, 0)["altar"]["size"] > 4:
            return before, over
    raise AssertionError("never met")


@pytest.mark.parametrize("game", GAMES)
def test_the_points_are_counted_source_by_source_before_the_winner_is_named(door: Door, game: str) -> None:
    """Nothing gives the winner away before the last source; the sums that are shown are those of what was counted."""
    before, over = last_moments(game)
    stage = Stage(door.visitor(speed="slow"), game)
    page, rules, words = stage.visitor.page, RULES[game], page_words("en")
    stage.show(position(before, 0))
    stage.tell(Moved(scene_of(over, 0, len(before.state.log or []))))
    expect(page.locator("dialog .ranks")).to_have_attribute("data-counted", "false")
    expect(page.locator("dialog h2").first).to_have_text(words.say("counting"))
    sources = rules.breakdown(over.state)
    page.wait_for_function("() => document.querySelectorAll('dialog .sheet tbody tr:not(.later)').length >= 2")
    rows, totals = page.evaluate(COUNTED)
    names = list(dict.fromkeys(source for one in sources for source in one))
    assert rows == [[one[name] for one in sources] for name in names[: len(rows)]]
    if len(rows) < len(names):
        assert totals == [sum(column) for column in zip(*rows, strict=True)]
    page.click("[data-count-all]")
    expect(page.locator("dialog .ranks")).to_have_attribute("data-counted", "true")
    assert page.locator("dialog .ranks strong").all_inner_texts() == [
        str(score) for score in sorted(rules.scores(over.state), reverse=True)
    ]
    with page.expect_download() as saved:
        page.click("[data-share-picture]")
    assert saved.value.suggested_filename == f"motu-{game}.png"
    assert saved.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


def test_the_altar_is_turned_up_card_by_card(door: Door) -> None:
    before, over = with_a_full_altar()
    goods = RULES["bali"].seen(over.state, 0)["altar"]["goods"]
    stage = Stage(door.visitor(speed="slow"), "bali")
    page = stage.visitor.page
    stage.show(position(before, 0))
    stage.tell(Moved(scene_of(over, 0, len(before.state.log or []))))
    seen: list[int] = []
    counts = "() => [...document.querySelectorAll('[data-ending] em')].map((one) => Number(one.textContent))"
    while sum(now := page.evaluate(counts)) < sum(goods.values()):
        seen.append(sum(now))
    assert len(set(seen)) > 2, "one after the other"
    assert seen == sorted(seen)
    expect(page.locator("[data-ending]")).to_have_attribute("data-ending", "counted")
    shown = dict(zip(["rice", "peanut", "banana", "pepper"], page.evaluate(counts), strict=True))
    assert shown == goods


def test_who_opens_a_table_that_is_over_is_shown_the_end_at_once(door: Door) -> None:
    _, over = last_moments("raiatea")
    stage = Stage(door.visitor(speed="slow"), "raiatea")
    stage.show(position(over, 0))
    expect(stage.visitor.page.locator("dialog .ranks")).to_have_attribute("data-counted", "true")


def test_what_the_others_did_is_played_back_move_by_move(door: Door) -> None:
    """It begins where one's own last turn ended, says what happened, and ends at the live table by itself."""
    visitor = door.visitor()
    visitor.create("bali", "me", "easy", "easy")
    page, words = visitor.page, catalogue("en", "bali")
    visitor.wait_for_question()
    while page.locator("[data-play-back]").count() == 0:
        visitor.click()
        assert visitor.wait_for_question()
    since = page.locator("li.since")
    expect(since).to_have_count(1)
    page.click("[data-play-back]")
    # It is paused from within the page, which sees it at the next frame, however busy the machine is.
    page.wait_for_function(
        "() => { const pause = document.querySelector('[data-playing=true]'); pause?.click(); return pause !== null; }"
    )
    expect(page.locator("[data-playing=false]")).to_be_visible()
    expect(page.locator(".prompt h1")).to_contain_text("Looking back")
    page.get_by_role("button", name="One decision forward").click()
    names = [seat["name"] or f"Bot {'ABC'[at]}" for at, seat in enumerate(visitor.seats)]
    lines = [words.say(line["id"], line["args"], names) for line in visitor.log]
    page.wait_for_function(
        "(said) => said.includes(document.querySelector('.prompt .sub p').textContent.trim())",
        arg=[" ".join(lines[start:end]) for start in range(len(lines)) for end in range(start + 1, len(lines) + 1)],
    )
    # One step forward may have been the last one.
    page.evaluate("document.querySelector('[data-playing=false]')?.click()")
    page.wait_for_selector(".history:not(.past)")
    assert visitor.lit()


def test_the_log_says_who_left_and_who_plays_on(door: Door) -> None:
    ann, ben = door.visitor(), door.visitor("de")
    address = ann.create("bali", "me", "open")
    ben.open(address)
    ben.page.click("[data-join]")
    ann.page.wait_for_selector("[data-undo]")
    ben.page.wait_for_selector("[data-undo]")
    answer = ben.context.request.post(f"{ben.url}/api{address.replace('/t/', '/tables/')}/leave", data={})
    assert answer.ok, answer.text()
    expect(ann.page.locator("[data-event=seat-left-to-bot]")).to_contain_text("A bot plays on")
    ann.page.reload()
    expect(ann.page.locator("[data-event=seat-left-to-bot]")).to_contain_text("A bot plays on")


def test_the_page_shows_a_tally_of_what_is_hidden_as_a_guess(door: Door) -> None:
    """What depends on hidden goods is marked and has its range; what is open is exact."""
    chance = random.Random(1)
    session = chance.choice([one.fork() for one in played("bali", 4, 6)][-8:-2])
    seats = tally_of(session.rules, session.state, 0)
    guessed = [at for at, seat in enumerate(seats) if seat.points.least != seat.points.most]
    assert guessed
    shown = position(session, 0)
    stage = Stage(door.visitor(), "bali")
    stage.show(shown)
    stage.visitor.page.click("#tab-scores")
    stage.tell(Tallied(shown.scene.mark, seats))
    cells = stage.visitor.page.locator("#pane tfoot tr").first.locator("td")
    for at, seat in enumerate(seats):
        mark = "≈" if at in guessed else ""
        expect(cells.nth(at)).to_have_text(f"{mark}{about(seat.points)}")
    ranges = stage.visitor.page.locator("[data-ranges] td")
    for at in guessed:
        expect(ranges.nth(at)).to_have_text(f"{seats[at].points.least}–{seats[at].points.most}")
