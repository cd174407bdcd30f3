"""Bora Bora in the browser: whole games by every way of playing, in every language."""

from __future__ import annotations

import json

import pytest

from tests.web.ends import expect_the_end
from tests.web.frames import keep_frames
from tests.web.visitor import PHONE, Door


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("de", "dark"), ("ru", "light")])
def test_a_whole_game_by_mouse(door: Door, language: str, theme: str) -> None:
    visitor = door.visitor(language, theme=theme)
    visitor.create("bora_bora", "me", "easy", "easy", "easy")
    assert visitor.play("mouse") > 30
    expect_the_end(visitor, language)


def test_a_whole_game_by_touch(door: Door) -> None:
    visitor = door.visitor("de", PHONE)
    visitor.create("bora_bora", "me", "easy")
    assert visitor.play("touch") > 30
    expect_the_end(visitor, "de")


def test_a_whole_game_by_keyboard(door: Door) -> None:
    visitor = door.visitor("ru")
    visitor.create("bora_bora", "me", "easy")
    assert visitor.play("keyboard") > 30
    expect_the_end(visitor, "ru")


def test_a_small_phone_in_mid_game(door: Door) -> None:
    visitor = door.visitor("de", PHONE)
    visitor.create("bora_bora", "me", "easy")
    visitor.play("touch", 15)
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    visitor.expect_words()
    visitor.expect_no_sideways_scrolling()
    visitor.expect_accessible()


FACE_DOWN = ("event-god-cards-dealt", "event-god-card-drawn")


def hidden_gods(frames: list[str], seat: int) -> list[str]:
    """God cards of another seat that frames name although they were dealt or drawn face down."""
    named = []
    for frame in frames:
        scene = json.loads(frame).get("scene")
        if scene is None:
            continue
        assert all("hand" not in view for other, view in enumerate(scene["view"]["seats"]) if other != seat)
        for line in scene["log"]:
            if line["id"] in FACE_DOWN and line["args"]["seat"] != seat:
                gods = line["args"].get("gods") or [line["args"]["god"]]
                named += [god for god in gods if god != "hidden"]
    return named


def test_two_browsers_never_hear_of_each_others_god_cards(door: Door) -> None:
    ann, ben = door.visitor(), door.visitor("de")
    frames = [keep_frames(ann), keep_frames(ben)]
    path = ann.create("bora_bora", "me", "open")
    ben.open(path)
    ben.page.click("[data-join]")
    dealt = 0
    for _ in range(40):
        for visitor in (ann, ben):
            if visitor.scene is not None and visitor.scene["choices"] is not None:
                visitor.wait_for_question()
                visitor.click()
        ann.page.wait_for_timeout(100)
    for seat in (0, 1):
        assert hidden_gods(frames[seat], seat) == []
        dealt += sum("god-cards-dealt" in frame for frame in frames[seat])
    assert dealt >= 2, "cards were dealt, and told"
