"""Bora Bora's board at a desk: the own area holds what it shows, and closed tiles say why."""

from __future__ import annotations

import pytest

from motu.words import LANGUAGES
from tests.web.reading.positions import played
from tests.web.reading.stage import Shown, Stage, position
from tests.web.reading.words import board_words
from tests.web.visitor import DESK, Door

BELOW = """() => {
  const mine = document.querySelector('.mine').getBoundingClientRect();
  return [...document.querySelectorAll('.mine :is(b, small, h2, p, svg, .gs, .cs, .bt, .slot)')]
    .filter((piece) => piece.checkVisibility() && !piece.closest('symbol, .strip, .pt'))
    .filter((piece) => {
      const { bottom, right, width } = piece.getBoundingClientRect();
      return width > 0 && (bottom > mine.bottom + 1 || right > mine.right + 1);
    })
    .map((piece) => `${piece.tagName}.${piece.getAttribute('class')} ${piece.textContent.trim()}`);
}"""
"""What reaches out of the own area."""


def moments(seats: int, seed: int, share: int) -> list[Shown]:
    """Every so many decisions of a random game, seen by the seat that is asked, and the end."""
    found = []
    for number, session in enumerate(played("bora_bora", seats, seed)):
        asked = session.state.pending()
        if asked is None:
            found.append(position(session.fork(), 0))
        elif number % share == 0:
            found.append(position(session.fork(), int(asked.seat)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_area_holds_what_it_shows(door: Door, language: str) -> None:
    stage = Stage(door.visitor(language, DESK), "bora_bora")
    reaching = {}
    for number, shown in enumerate(moments(4, 3, 23)):
        stage.show(shown)
        stage.visitor.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if found := stage.visitor.page.evaluate(BELOW):
            reaching[number] = found
    assert reaching == {}


def test_a_closed_tile_says_why(door: Door) -> None:
    """Of a tile that no lower die bars, the reason is named, and it is one that the position gives."""
    stage = Stage(door.visitor(), "bora_bora")
    words = board_words("bora_bora", "en")
    told: dict[str, int] = {}
    for seed in range(4):
        for shown in moments(3, seed, 1):
            if shown.scene.choices is None or shown.scene.choices.decision != "place-die":
                continue
            open_tiles = {target for option in shown.scene.choices.options for target in option.targets}
            mine, value = shown.view["seats"][shown.who], shown.view["doing"]["die"]
            closed = [
                one["tile"]
                for one in shown.view["tiles"]
                if f"tile/{one['tile']}" not in open_tiles and all(die["face"] > value for die in one["dice"])
            ]
            if not closed:
                continue
            stage.show(shown)
            stage.visitor.page.wait_for_selector("[data-lit]")
            said = stage.visitor.page.evaluate(
                "() => Object.fromEntries([...document.querySelectorAll('.at .why')]"
                ".map((why) => [why.closest('[data-target]').dataset.target, why.textContent]))"
            )
            assert set(said) == {f"tile/{tile}" for tile in closed}
            for tile, text in said.items():
                assert text != words.say("nothing-to-do"), (tile, shown.name)
                told[text] = told.get(text, 0) + 1
                if text == words.say("no-priest"):
                    assert mine["priests"] == 0
                if text == words.say("no-space"):
                    assert None not in mine["spaces"]
    assert len(told) > 2, told
