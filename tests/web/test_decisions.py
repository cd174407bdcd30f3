"""Every kind of decision of every game, met through the page: what may be chosen is lit, named and can be chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from motu import RULES
from motu.games.raiatea.components import STANDARD
from motu.games.raiatea.powers import ALL
from motu.games.raiatea.vocabulary import PRICE_MARKER
from tests.web.positions import never_asked, positions
from tests.web.visitor import Door

GAMES = ["bali", "bora_bora", "raiatea"]
SMALL_PHONE: ViewportSize = {"width": 360, "height": 740}
IN_REACH = """() => [...document.querySelectorAll('[data-lit]')].some((place) => {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  return place.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})"""
"""Whether a place that may be chosen can be touched: it lies neither below an edge nor under something else."""
QUESTIONS = [(game, kind) for game in GAMES for kind in sorted(positions(game))]


@pytest.mark.parametrize(("game", "kind"), QUESTIONS)
def test_exactly_what_the_server_lists_is_lit_and_can_be_chosen(door: Door, game: str, kind: str) -> None:
    visitor = door.visitor()
    record = positions(game)[kind]
    visitor.import_record(record.dump(), "me", *["easy"] * (record.seats - 1))
    assert visitor.wait_for_question()
    assert visitor.scene is not None
    assert visitor.scene["choices"]["decision"] == kind
    assert visitor.lit_targets() == visitor.listed_targets()
    for place in visitor.lit()[:1]:
        place.hover()
    visitor.expect_accessible()
    before = visitor.scene["mark"]
    visitor.click()
    visitor.wait_until(lambda: visitor.scene is not None and visitor.scene["mark"] != before)
    visitor.expect_words()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_it_is_in_sight_too(door: Door, game: str) -> None:
    """Where a finger can reach it: on the board or in the open tab of the sheet, whatever is asked."""
    visitor = door.visitor(size=SMALL_PHONE)
    wrong = {}
    for kind, record in positions(game).items():
        visitor.import_record(record.dump(), "me", *["easy"] * (record.seats - 1))
        assert visitor.wait_for_question()
        lit, listed = visitor.lit_targets(), visitor.listed_targets()
        if lit != listed:
            wrong[kind] = lit ^ listed
        visitor.expect_accessible()
        if lit and not visitor.page.evaluate(IN_REACH):
            wrong[kind] = lit
    assert wrong == {}


def test_every_kind_of_decision_is_among_them() -> None:
    for game in GAMES:
        assert len(positions(game)) + len(never_asked(game)) == len(RULES[game].decisions)


def test_no_card_of_raiatea_raises_a_single_marker() -> None:
    """Why `raise-marker` is met by nobody: should a card be corrected so, it has to be met here."""
    markers = [effect for effect in STANDARD.all_effects if effect.op == PRICE_MARKER]
    assert markers
    assert all(effect.what == ALL for effect in markers)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_no_rules_of_its_own(door: Door, game: str) -> None:
    """If the server listed one place that may not be chosen and nothing else, just that place would be lit."""
    honest, misled = door.visitor(), door.visitor()
    misled.mislead()
    wrong = {}
    for kind, record in positions(game).items():
        seats = ("me", *["easy"] * (record.seats - 1))
        honest.import_record(record.dump(), *seats)
        assert honest.wait_for_question()
        place = honest.unlit()
        assert place is not None
        misled.wrong = place
        misled.import_record(record.dump(), *seats)
        assert misled.wait_for_question()
        if misled.lit_targets() != {place}:
            wrong[kind] = (place, misled.lit_targets())
    assert wrong == {}
