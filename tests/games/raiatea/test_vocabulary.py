"""Lines that no card of ours has, but somebody's printed card may: the vocabulary does what it says."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.agenda import Moves
from motu.games.raiatea.components import STANDARD
from motu.games.raiatea.effects import may_perform
from motu.games.raiatea.powers import ApplyToOne
from tests.games.raiatea.builder import Scene, edition_with

LINES: list[tuple[dict[str, Any], dict[str, Any], tuple[str, ...], dict[str, Any]]] = [
    ({"op": "gain", "what": "pearls", "n": 1, "per": "players"}, {}, (), {"pearls": 3}),
    ({"op": "gain", "what": "tattoo", "n": 2}, {"tattoos": 7}, (), {"tattoos": 8}),
    ({"op": "gain", "what": "priest", "n": 1, "per": "priests"}, {"priests": 4}, (), {"priests": 8}),
    ({"op": "gain", "what": "priest", "n": 3}, {"priests": 11}, (), {"priests": 12}),
    ({"op": "roll", "what": "mana"}, {}, (), {"mana": 3}),
    ({"op": "roll", "what": "tattoo"}, {}, (), {"tattoos": 3}),
    ({"op": "roll", "what": "priest"}, {}, (), {"priests": 3}),
    (
        {"op": "reactivate", "n": 2},
        {"used": ["shaman", "merchant", "merchant"]},
        ("reactivate merchant", "reactivate shaman"),
        {"assistants": ["merchant", "shaman", "used merchant"]},
    ),
    ({"op": "price_marker", "which": "one"}, {}, ("raise taro",), {"markers": 4}),
    ({"op": "draw_rituals", "keep": 3}, {}, ("keep tipa", "keep raa", "keep ru"), {"hand": ["tipa", "raa", "ru"]}),
    ({"op": "add_to_bag", "n": 4}, {}, (), {"bag": 4}),
    ({"op": "steal", "what": "pearls", "n": 1}, {}, ("seat 2",), {"pearls": 1}),
    (
        {"op": "steal", "what": "mask", "n": 2},
        {},
        ("steal poe seat 2", "steal hopu seat 3"),
        {"masks": ["poe", "hopu"]},
    ),
    (
        {"op": "take", "card": "commodity", "n": 3, "from": "market"},
        {},
        ("take uru", "take taro", "take taro"),
        {"commodities": ["uru", "taro", "taro"]},
    ),
    (
        {"op": "take", "card": "forest_card", "n": 2, "from": "forest"},
        {},
        ("take shaman", "take merchant"),
        {"assistants": ["merchant", "shaman"]},
    ),
    (
        {"op": "perform_ritual", "deck": "normal"},
        {"hand": ["tipa", "mata_arahu"]},
        ("perform tipa",),
        {"pearls": 2, "hand": ["mata_arahu"]},
    ),
    ({"op": "recruit"}, {"pearls": 5}, ("recruit 2",), {"priests": 2, "mana": 2, "pearls": 0}),
    ({"op": "fulfil_mission"}, {"pearls": 3}, (), {"tokens": ["m1_01"], "pearls": 0}),
]


@pytest.mark.rule("RA-C8", "RA-C12")
@pytest.mark.parametrize(("line", "player", "answers", "after"), LINES, ids=lambda value: str(value)[:60])
def test_a_line_does_what_it_says(
    line: dict[str, Any], player: dict[str, Any], answers: tuple[str, ...], after: dict[str, Any]
) -> None:
    edition = edition_with(line)
    others = {"pearls": 2, "masks": ["poe", "hopu"]}
    scene = Scene(
        "nothing",
        player,
        others,
        others,
        dice=[3],
        deck=["tipa", "raa", "ru"],
        market={"taro": 2},
        forest=["shaman", "uru", "tiare", "mask_poe"],
        pile=["merchant", "merchant"],
        missions={(1, 1): "m1_01"},
        edition=edition,
    )
    scene.table.agenda = [ApplyToOne(0, edition.effects[-1][0].number)]
    scene.table.proceed(Moves())
    scene.do(*answers)
    assert scene.asked() is None
    found: dict[str, Any] = {}
    for key in after:
        if key == "bag":
            found[key] = int(scene.table.bag)
        elif key == "markers":
            found[key] = scene.marker("taro")
        elif key in ("mana", "pearls", "priests", "tattoos"):
            found[key] = scene.all(key)[0]
        else:
            found[key] = getattr(scene, key)(0)
    assert found == after


@pytest.mark.rule("RA-V1")
def test_losing_and_cancelling_with_other_numbers() -> None:
    edition = edition_with(
        {"op": "lose", "what": "priest", "n": 3, "target": "one"},
        {"op": "cancel", "which": "cost_at_least", "n": 5},
    )
    lose, cancel = edition.effects[-1]
    scene = Scene("nothing", {}, {"priests": 2}, {"priests": 5}, edition=edition)
    scene.table.agenda = [ApplyToOne(0, lose.number)]
    scene.table.proceed(Moves())
    scene.do("seat 2")
    assert scene.all("priests") == [0, 0, 5], "never below none"
    row = Scene("blessings", {}, {"bag": ["rua_hatu", "rau_pena", "raa"], "tattoos": 5}, bag=40, edition=edition)
    row.table.agenda.insert(len(row.table.agenda) - 1, ApplyToOne(0, cancel.number))
    row.do("first rua_hatu", "take uru")
    assert row.all("priests") == [0, 0, 0]
    assert "raa" in row.discards()


@pytest.mark.rule("RA-M2")
def test_any_two_commodities_may_be_of_different_kinds() -> None:
    token = STANDARD.tokens.index("m1_11")
    printed = STANDARD.token_amount[token]
    STANDARD.token_amount[token] = 2
    try:
        one = Scene("building", {"commodities": ["uru"]}, missions={(1, 1): "m1_11"})
        assert one.asked() is None
        scene = Scene("building", {"commodities": ["uru", "taro", "tiare"]}, missions={(1, 1): "m1_11"})
        scene.do("mission 1/1", "pay uru", "pay tiare")
    finally:
        STANDARD.token_amount[token] = printed
    assert scene.tokens(0) == ["m1_11"]
    assert scene.commodities(0) == ["taro"]


@pytest.mark.rule("RA-C12")
def test_a_ritual_that_stops_others_in_any_of_its_lines_is_performed_during_blessings_only() -> None:
    tipa = STANDARD.rituals.index("tipa")
    printed = STANDARD.effects[tipa]
    t = Scene("nothing").table
    assert may_perform(t, tipa)
    STANDARD.effects[tipa] = [*printed, *STANDARD.effects[STANDARD.rituals.index("tane_veto")]]
    try:
        assert not may_perform(t, tipa)
        t.blessing = True
        assert may_perform(t, tipa)
    finally:
        STANDARD.effects[tipa] = printed
