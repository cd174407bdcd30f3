"""Raiatea in the browser: whole games, and a ceremony in which three people choose in secret."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from motu import RULES
from motu.core.record import record_of_session
from motu.core.session import GameSession
from motu.games.raiatea.components import STANDARD
from tests.web.ends import expect_the_end
from tests.web.frames import keep_frames
from tests.web.visitor import MOST_STEPS, PHONE, Door, Visitor


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("de", "dark"), ("ru", "light")])
def test_a_whole_game_by_mouse(door: Door, language: str, theme: str) -> None:
    visitor = door.visitor(language, theme=theme)
    visitor.create("raiatea", "me", "easy", "easy", tane=language == "de")
    assert visitor.play("mouse") > 30
    expect_the_end(visitor, language)


def test_a_whole_game_by_touch(door: Door) -> None:
    visitor = door.visitor("ru", PHONE)
    visitor.create("raiatea", "me", "easy", "easy")
    assert visitor.play("touch") > 30
    expect_the_end(visitor, "ru")
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    visitor.expect_no_sideways_scrolling()


def test_a_whole_game_by_keyboard(door: Door) -> None:
    visitor = door.visitor("en")
    visitor.create("raiatea", "me", "easy", "easy")
    assert visitor.play("keyboard") > 30
    expect_the_end(visitor, "en")


def test_a_small_phone_in_mid_game(door: Door) -> None:
    visitor = door.visitor("de", PHONE)
    visitor.create("raiatea", "me", "easy", "easy")
    visitor.play("touch", 15)
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    visitor.expect_words()
    visitor.expect_no_sideways_scrolling()
    visitor.expect_accessible()
    # A full hand is wider than the screen: the keyboard must reach it, to scroll it.
    if visitor.page.locator("#tab-mine[aria-selected=true]").count() == 0:
        visitor.page.click("#tab-mine")
    visitor.page.click("#pane .more[aria-expanded=false]")  # something is asked: only what it is about is shown
    hand = visitor.page.locator("#pane .hand")
    expect(hand).to_be_visible()
    assert hand.get_attribute("tabindex") == ("0" if hand.locator(".slot").count() else None)
    visitor.expect_accessible()


def at_the_offering() -> str:
    """A record that ends where all three are to offer mana, each with some to choose from."""
    rules = RULES["raiatea"]
    for seed in range(50):
        session = GameSession(rules, rules.setup(3, seed, dict.fromkeys(rules.options, False)))
        chance = random.Random(seed)
        while (asked := session.state.pending()) is not None:
            views = [rules.seen(session.state, seat) for seat in range(3)]
            rich = all(view["seats"][seat]["mana"] >= 3 for seat, view in enumerate(views))
            if views[0]["decision"] == "offer-mana" and len(views[0]["asked"]) == 3 and rich:
                return record_of_session(session).dump()
            tokens = [rules.token(session.state, move) for move in asked.moves(session.state)]
            session.answer(asked.seat, chance.choice(tokens))
    raise AssertionError("nobody comes to the offering with mana")


def offer(visitor: Visitor, mana: int) -> None:
    visitor.page.locator(f"[data-target='bid/{mana}'][data-lit]").first.click()
    sure = visitor.page.query_selector("[data-confirm]:not([disabled])")
    if sure:
        sure.click()
    expect(visitor.page.locator(".own b")).to_have_text(str(mana))


def without_marks(frames: list[str]) -> list[Any]:
    """What frames say but for the names of the moments."""
    told = [json.loads(frame) for frame in frames]
    for one in told:
        if one.get("scene"):
            one["scene"]["mark"] = ""
    return told


COUNT_THE_DARK = """() => {
  window.dark = 0;
  const look = () => { if (!document.querySelector('[data-lit]')) window.dark += 1; };
  new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true });
}"""
"""Counts the changes of a page after which nothing is lit."""


def test_three_browsers_offer_in_secret(door: Door) -> None:
    ana, ben, cleo = door.visitor(), door.visitor("de"), door.visitor("ru")
    heard = keep_frames(ben)
    ana.import_record(at_the_offering(), "me", "open", "open")
    for other in (ben, cleo):
        other.open(ana.page.url.removeprefix(ana.url))
        other.page.click("[data-join]")
    for visitor in (ana, ben, cleo):
        visitor.page.wait_for_selector("[data-target='bid/0'][data-lit]")

    ben.page.evaluate(COUNT_THE_DARK)
    heard.clear()
    offer(ana, 1)
    ben.wait_until(lambda: any('"moved"' in frame for frame in heard))
    first = list(heard)
    expect(ana.page.locator("[data-choosers]")).to_contain_text("Waiting for")
    ana.expect_accessible()
    heard.clear()
    ana.page.click("[data-undo]")
    ana.page.wait_for_selector("[data-target='bid/0'][data-lit]")
    ben.wait_until(lambda: any('"moved"' in frame for frame in heard))
    heard.clear()
    offer(ana, 3)
    ben.wait_until(lambda: any('"moved"' in frame for frame in heard))
    assert without_marks(first) == without_marks(heard)
    assert [len(frame) for frame in first] == [len(frame) for frame in heard]

    ben.page.wait_for_timeout(100)
    assert ben.page.evaluate("window.dark") == 0, "who is asked stays asked while others decide"
    offer(ben, 2)
    assert "offering-made" not in json.dumps(ben.scene)
    cleo.page.locator("[data-target='bid/0'][data-lit]").first.click()
    sure = cleo.page.query_selector("[data-confirm]:not([disabled])")
    if sure:
        sure.click()
    for visitor in (ana, ben, cleo):
        expect(visitor.page.locator(".slope .bid").first).to_be_visible()
        visitor.expect_words()
    assert ana.scene is not None
    assert ana.scene["view"]["order"] == [0, 1, 2]


BEHIND_THE_SCREEN = {
    "hand",
    "bagged",
    "prepared",
    "chosen",
    "mana",
    "pearls",
    "commodities",
    "missions",
    "score",
    "pairs",
    "ready",
}
"""What a view says of its own seat only, until the game is over (RA-I1)."""
NAMED_FOR_ALL = {
    "event-bag-opened",
    "event-ritual-performed",
    "event-ritual-blessed",
    "event-common-ritual-blessed",
    "event-rituals-failed",
    "event-ritual-cancelled",
}
NAMED_FOR_ONE = {"event-rituals-drawn", "event-ritual-kept", "event-rituals-prepared"}
SECRET_BIDS = ("event-offering-made", "event-bid-revealed")


def rituals_in(part: Any) -> set[str]:
    """Every ritual that is named anywhere in a part of a frame, as a value, a key or a word of a text."""
    if isinstance(part, dict):
        return rituals_in(list(part)) | rituals_in(list(part.values()))
    if isinstance(part, list):
        return {ritual for item in part for ritual in rituals_in(item)}
    return set(re.findall(r"\w+", part)) & set(STANDARD.rituals) if isinstance(part, str) else set()


def leaks(frames: list[str], seat: int) -> list[str]:
    """What frames tell a seat that it may not know: the rituals, the purse and the bids of others, and the bag."""
    found: list[str] = []
    for frame in frames:
        scene = json.loads(frame).pop("scene", None)
        if scene is None or scene["result"] is not None:
            continue
        view = scene["view"]
        lawful = rituals_in([view["row"], [one["front"] for one in view["seats"]]])
        lawful |= rituals_in([view["seats"][seat], scene["choices"]])
        for line in scene["log"]:
            if line["id"] in NAMED_FOR_ALL or (line["id"] in NAMED_FOR_ONE and line["args"]["seat"] == seat):
                lawful |= rituals_in(line)
        looking = view["looking"]
        if looking is not None and looking["seat"] == seat:
            lawful |= rituals_in(looking)
        found += [f"ritual {name}" for name in rituals_in(scene) - lawful]
        for other, side in enumerate(view["seats"]):
            if other != seat:
                found += [f"{key} of {other}" for key in BEHIND_THE_SCREEN & set(side)]
        for secret in SECRET_BIDS:
            told = [line["args"]["seat"] for line in scene["log"] if line["id"] == secret]
            if len(told) % len(view["seats"]) != 0:
                found.append(f"{secret} of {told} only")
        if view["mana_on_table"] is not None and view["step"] != "blessings":
            found.append("the mana in the bag")
    return found


ANY = """lot => {
  const listed = document.querySelectorAll('aside .choices [data-token]');
  listed[Math.floor(lot * listed.length)]?.click();
}"""
"""A click on one of the listed moves, if there are any."""


def test_three_browsers_never_hear_of_each_others_secrets(door: Door) -> None:
    """A whole game with three people: no hidden ritual, purse, bid or bag in any frame of another seat."""
    people = [door.visitor(language, confirm="never") for language in ("en", "de", "ru")]
    frames = [keep_frames(visitor) for visitor in people]
    path = people[0].create("raiatea", "me", "open", "open")
    for other in people[1:]:
        other.open(path)
        other.page.click("[data-join]")
    for _ in range(MOST_STEPS):
        for visitor in people:
            visitor.page.evaluate(ANY, visitor.chance.random())
        if people[0].over:
            break
    assert people[0].over
    for seat in range(3):
        assert leaks(frames[seat], seat) == []
    told = {line["id"] for frame in frames[0] for line in (json.loads(frame).get("scene") or {"log": []})["log"]}
    assert told >= {*NAMED_FOR_ONE, "event-offering-made", "event-bag-opened"}
    assert {what.split()[0] for what in leaks(frames[0], 1)} >= {"ritual", "hand", "bagged", "mana"}, "it would be seen"
