"""The Forest (RA-L1 to RA-L3)."""

from __future__ import annotations

import pytest

from motu.games.raiatea.events import ForestRefilled, ForestShown
from tests.games.raiatea.builder import Scene

FOUR = ["uru", "taro", "collector", "shaman"]
NEXT = ["tiare", "merchant", "mahi_mahi", "pearl_diver"]


@pytest.mark.rule("RA-L1")
def test_each_takes_a_card_clockwise_then_from_new_cards_counterclockwise() -> None:
    scene = Scene("forest", forest=FOUR, pile=NEXT, dice=[4], kahuna=1)
    picked = []
    for token in ("take uru", "take taro", "take collector", "take tiare", "take merchant", "take mahi_mahi"):
        picked.append(scene.asked())
        scene.do(token)
    assert picked == [1, 2, 0, 1, 0, 2]
    assert scene.commodities(1) == ["uru", "tiare"]
    assert scene.assistants(0) == ["collector", "merchant"]
    assert scene.commodities(2) == ["taro", "mahi_mahi"]
    assert scene.market("shaman") == 7, "the card left after the first pass went to its market"
    assert scene.forest() == ["pearl_diver"], "the one left after the second pass stays"


@pytest.mark.rule("RA-L1")
def test_all_cards_left_go_to_their_markets_and_commodities_move_their_markers() -> None:
    scene = Scene("forest", forest=["uru", "uru", "taro", "mask_poe"], pile=NEXT, dice=[4], market={"poe": 0})
    scene.do("none", "none", "none")
    assert (scene.market("uru"), scene.market("taro"), scene.market("poe")) == (3, 2, 1)
    assert (scene.marker("uru"), scene.marker("taro"), scene.marker("tiare")) == (1, 1, 2)
    assert scene.forest() == NEXT


@pytest.mark.rule("RA-L2")
def test_a_mask_comes_with_its_treasure_a_commodity_goes_behind_the_screen_an_assistant_is_active() -> None:
    forest = ["mask_poe", "mask_hopu", "mask_ura", "plain_mask_ura"]
    scene = Scene("forest", forest=forest, pile=NEXT, dice=[4])
    scene.do("take mask_poe", "take mask_hopu", "take mask_ura")
    assert scene.all("pearls") == [3, 0, 0]
    assert scene.all("mana") == [0, 3, 0]
    assert scene.all("tattoos") == [0, 0, 1]
    assert [scene.masks(seat) for seat in range(3)] == [["poe"], ["hopu"], ["ura"]]


@pytest.mark.rule("RA-L2")
def test_treasure_is_given_only_from_the_forest_supply() -> None:
    scene = Scene("neighbourhood", {"masks": ["hopu"]}, market={"poe": 1})
    scene.do("put hopu", "take poe")
    assert scene.masks(0) == ["poe"]
    assert scene.all("pearls") == [0, 0, 0]


@pytest.mark.rule("RA-L3")
def test_an_empty_pile_is_made_of_spare_commodities_and_markers_stay() -> None:
    market = {"uru": 4, "taro": 2, "mahi_mahi": 1, "tiare": 0}
    scene = Scene("forest", forest=["shaman"] * 4, pile=["merchant"], dice=[4], market=market)
    scene.do("take shaman", "take shaman", "take shaman")
    assert scene.forest()[0] == "merchant"
    assert [event.count for event in scene.full_log(ForestRefilled)] == [4]
    shown = scene.forest()[1:]
    assert len(shown) == 3
    assert all(card in ("uru", "taro") for card in shown)
    assert [scene.market(name) for name in ("uru", "taro", "mahi_mahi", "tiare")] == [1, 1, 1, 0]
    assert [scene.marker(name) for name in ("uru", "taro", "mahi_mahi", "tiare")] == [2, 2, 2, 2]


@pytest.mark.rule("RA-L3")
def test_still_short_fewer_are_shown_and_who_finds_none_gets_none() -> None:
    scene = Scene("forest", forest=["shaman"] * 4, pile=["merchant", "merchant"], dice=[4])
    scene.do("take shaman", "take shaman", "take shaman")
    assert scene.forest() == ["merchant", "merchant"]
    scene.do("take merchant", "take merchant")
    assert scene.options() == [], "the third finds none"


@pytest.mark.rule("RA-L3")
def test_when_no_card_can_be_shown_none_is_told() -> None:
    scene = Scene("forest", forest=["shaman"] * 3, pile=["uru"], dice=[4])
    scene.table.pile_left = 0
    scene.do("take shaman", "take shaman", "take shaman")
    assert scene.forest() == []
    assert scene.full_log(ForestShown) == []
