"""Reef, Path, Neighbourhood, Market and price markers (RA-L7 to RA-L13)."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motu.core.agenda import Moves
from motu.games.raiatea.actions.forest import OFFER_PICK, clear
from motu.games.raiatea.components import STANDARD
from motu.games.raiatea.effects import perform
from motu.games.raiatea.events import CommoditySold, DieRolled
from tests.games.raiatea.builder import Scene


@pytest.mark.rule("RA-L7")
def test_at_the_reef_a_second_roll_gives_everybody_pearls_and_the_kahuna_three_more() -> None:
    scene = Scene("reef", kahuna=2, dice=[4, 3])
    assert scene.all("pearls") == [3, 3, 6]
    assert [event.result for event in scene.full_log(DieRolled)] == [3]


@pytest.mark.rule("RA-L8")
def test_one_priest_costs_2_pearls_two_cost_5_and_mana_follows_the_track() -> None:
    scene = Scene("path", {"pearls": 5, "priests": 1}, {"pearls": 2}, {"pearls": 1, "priests": 4})
    assert scene.options() == ["recruit 0", "recruit 1", "recruit 2"]
    scene.do("recruit 2")
    assert scene.options() == ["recruit 0", "recruit 1"]
    scene.do("recruit 1")
    assert scene.asked() is None, "who can't recruit is not asked"
    assert scene.all("pearls") == [0, 0, 1]
    assert scene.all("priests") == [1 + 2 + 1, 1, 4], "the Kahuna's free priest included"
    assert scene.all("mana") == [4, 1, 4]


@pytest.mark.rule("RA-L8")
def test_the_kahuna_has_a_free_priest_also_without_buying() -> None:
    scene = Scene("path", {"pearls": 9})
    scene.do("recruit 0")
    assert (scene.all("priests")[0], scene.all("mana")[0], scene.all("pearls")[0]) == (1, 1, 9)


@pytest.mark.rule("RA-L9")
def test_all_put_masks_in_before_anyone_takes_one_in_turn_order() -> None:
    scene = Scene(
        "neighbourhood", {"masks": ["poe"]}, {"masks": ["hopu"]}, {}, kahuna=1, market={"ture": 1, "ohi": 0, "ura": 0}
    )
    assert (scene.asked(), scene.decision()) == (1, "put-mask")
    scene.do("put hopu")
    assert (scene.asked(), scene.decision()) == (0, "put-mask"), "seat 2 has no mask"
    scene.do("put poe")
    assert (scene.asked(), scene.decision()) == (1, "take-mask-back")
    assert "take hopu" in scene.options(), "also the one just put in"
    scene.do("take poe")
    assert scene.asked() == 0
    assert "none" in scene.options()
    scene.do("take hopu")
    assert (scene.masks(0), scene.masks(1)) == (["hopu"], ["poe"])


@pytest.mark.rule("RA-L9")
def test_who_put_nothing_in_takes_nothing_and_the_kahuna_may_fulfil_a_mission_last() -> None:
    scene = Scene("neighbourhood", {"masks": ["poe"], "pearls": 3}, {"masks": ["hopu"]}, missions={(1, 1): "m1_01"})
    scene.do("none", "none")
    assert (scene.asked(), scene.decision()) == (0, "kahuna-mission")
    assert scene.options() == ["mission 1/1", "pass"]
    scene.do("mission 1/1")
    assert (scene.tokens(0), scene.all("pearls")) == (["m1_01"], [0, 0, 0])


@pytest.mark.rule("RA-L10")
def test_a_sale_brings_any_one_bonus_at_or_below_the_marker_which_then_moves_down_once() -> None:
    scene = Scene("market", {}, {"commodities": ["uru"]}, dice=[4], markers={"uru": 3})
    assert scene.asked() == 1
    assert [token for token in scene.options() if token.startswith("sell")] == [
        "sell uru 1",
        "sell uru 2",
        "sell uru 3",
    ]
    scene.do("sell uru 2")
    assert scene.all("mana") == [0, 4, 0]
    assert (scene.market("uru"), scene.marker("uru")) == (2, 2)
    assert [event.space for event in scene.full_log(CommoditySold)] == [2]


@pytest.mark.rule("RA-L10")
def test_others_sell_one_and_hire_one_the_kahuna_two_of_each_interleaved() -> None:
    rich = {"commodities": ["uru", "uru", "taro"], "pearls": 20}
    scene = Scene("market", rich, rich, dice=[4])
    scene.do("sell uru 2", "hire shaman")
    assert "sell uru 1" in scene.options()
    assert "sell uru 2" not in scene.options(), "a second sale of the kind sees the lowered marker"
    scene.do("sell uru 1", "hire merchant")
    assert not any(token.startswith(("sell", "hire")) for token in scene.options())
    assert scene.all("mana")[0] == 7
    assert scene.all("pearls")[0] == 16
    assert scene.assistants(0) == ["merchant", "shaman"]
    scene.do("done", "hire collector", "sell taro 1")
    assert scene.asked() is None, "nothing is left to do"
    assert scene.assistants(1) == ["collector"]


@pytest.mark.rule("RA-L11")
def test_a_commodity_entering_moves_its_marker_down_one_leaving_up_never_beyond_the_ends() -> None:
    scene = Scene(
        "forest", *[{"assistants": ["collector"] * 4}] * 3, dice=[1], market={"tiare": 5}, markers={"tiare": 3}
    )
    scene.do("take tiare", "take tiare", "take tiare")
    assert scene.marker("tiare") == 4
    down = Scene("nothing", forest=["tiare"] * 4, markers={"tiare": 3})
    clear(down.table)
    assert down.marker("tiare") == 1
    assert down.market("tiare") == 5


@pytest.mark.rule("RA-L11")
def test_a_card_taken_from_the_forest_supply_moves_no_marker() -> None:
    scene = Scene("forest", forest=["uru"] * 4, pile=["shaman"] * 4, dice=[4])
    scene.do("take uru")
    assert scene.marker("uru") == 2


@pytest.mark.rule("RA-L12")
def test_mahi_mahis_top_bonus_fulfils_a_mission_after_the_marker_moved() -> None:
    seller = {"commodities": ["mahi_mahi"], "pearls": 3}
    scene = Scene("market", seller, dice=[4], markers={"mahi_mahi": 4}, missions={(1, 1): "m1_01"})
    scene.do("sell mahi_mahi 4")
    assert scene.marker("mahi_mahi") == 3
    assert scene.tokens(0) == ["m1_01"], "the only one that can be fulfilled"
    assert scene.all("pearls")[0] == 0


@pytest.mark.rule("RA-L12")
def test_the_sold_card_cannot_pay_and_without_a_mission_the_bonus_is_not_offered() -> None:
    seller = {"commodities": ["mahi_mahi"]}
    scene = Scene("market", seller, dice=[4], markers={"mahi_mahi": 4}, missions={(1, 1): "m1_09"})
    assert "sell mahi_mahi 3" in scene.options()
    assert "sell mahi_mahi 4" not in scene.options()
    two = Scene(
        "market", {"commodities": ["mahi_mahi"] * 2}, dice=[4], markers={"mahi_mahi": 4}, missions={(1, 1): "m1_09"}
    )
    assert "sell mahi_mahi 4" in two.options()


@pytest.mark.rule("RA-L13")
def test_tracks_end_and_what_would_gain_nothing_is_not_offered() -> None:
    scene = Scene("marae", {"tattoos": 8, "commodities": ["uru"]}, dice=[4])
    assert scene.decision() == "draw-at-marae", "no return without a step left"
    path = Scene("path", {"priests": 11, "pearls": 9})
    assert path.options() == ["recruit 0", "recruit 1"]
    path.do("recruit 1")
    assert (path.all("priests")[0], path.all("mana")[0]) == (12, 12), "the Kahuna's free priest is lost"


@pytest.mark.rule("RA-L13")
def test_a_card_not_in_the_market_cannot_be_taken_and_the_third_gift_may_be_nothing() -> None:
    market = {"uru": 0, "taro": 0, "mahi_mahi": 0, "tiare": 1}
    scene = Scene("forest", {"assistants": ["collector"] * 4}, dice=[1], market=market)
    assert scene.options() == ["take tiare", "none"]
    gifts = Scene("offering", *[{"mana": 3}] * 4, seats=4, market=market | {"tiare": 0})
    gifts.do("offer 3", "offer 2", "offer 1", "offer 0", "gift tattoo", "gift pearls")
    assert gifts.all("pearls") == [0, 2, 0, 0]
    assert [gifts.commodities(seat) for seat in range(4)] == [[], [], [], []]
    assert gifts.asked() is None


@pytest.mark.rule("RA-L13", "RA-C12")
def test_nothing_is_returned_for_a_tattoo_step_that_is_not_left() -> None:
    scene = Scene("nothing", {"tattoos": 8, "commodities": ["uru", "taro"], "hand": ["tohu"]})
    perform(scene.table, 0, STANDARD.rituals.index("tohu"))
    scene.table.proceed(Moves())
    assert scene.asked() is None, "none is the only option"
    assert scene.commodities(0) == ["uru", "taro"]
    last = Scene("nothing", {"tattoos": 7, "commodities": ["uru", "taro"], "hand": ["tohu"]})
    perform(last.table, 0, STANDARD.rituals.index("tohu"))
    last.table.proceed(Moves())
    assert last.options() == ["return uru", "return taro", "none"]
    last.do("return uru")
    assert last.asked() is None, "the second would gain nothing"
    assert (last.commodities(0), last.all("tattoos")[0]) == (["taro"], 8)


@pytest.mark.rule("RA-L13", "RA-C5")
def test_a_gift_that_brings_nothing_may_be_taken_to_keep_it_from_the_next() -> None:
    bare = {"uru": 0, "taro": 0, "mahi_mahi": 0, "tiare": 0}
    scene = Scene("offering", {"mana": 3, "tattoos": 8}, {"mana": 2, "tattoos": 7}, market=bare)
    scene.do("offer 3", "offer 2", "offer 0")
    assert (scene.asked(), scene.options()) == (0, ["gift tattoo", "gift commodity", "gift pearls"])
    scene.do("gift tattoo")
    assert scene.all("tattoos") == [8, 7, 0]
    assert (scene.asked(), scene.options()) == (1, ["gift commodity", "gift pearls"])


@pytest.mark.rule("RA-L13", "RA-C5")
def test_by_the_earlier_ruling_gifts_that_bring_nothing_are_not_offered() -> None:
    bare = {"uru": 0, "taro": 0, "mahi_mahi": 0, "tiare": 0}
    scene = Scene("offering", {"mana": 3, "tattoos": 8}, {"mana": 2}, useful_gifts_only=True)
    scene.do("offer 3", "offer 2", "offer 0")
    assert (scene.asked(), scene.options()) == (0, ["gift commodity", "gift pearls"])
    empty = Scene("offering", {"mana": 3}, {"mana": 2}, market=bare, useful_gifts_only=True)
    empty.do("offer 3", "offer 2", "offer 0")
    assert (empty.asked(), empty.options()) == (0, ["gift tattoo", "gift pearls"])
    players = [{"mana": 3, "tattoos": 8}, {"mana": 2, "tattoos": 8}]
    both = Scene("offering", *players, market=bare, useful_gifts_only=True)
    both.do("offer 3", "offer 2", "offer 0")
    assert both.all("pearls")[0] == 2, "pearls alone bring something"
    assert (both.asked(), both.options()) == (1, ["gift tattoo", "gift commodity"]), "none would, so all are left"


@pytest.mark.rule("RA-L13", "RA-A2")
def test_a_collector_that_can_find_no_card_is_not_offered() -> None:
    ones = {"uru": 1, "taro": 1, "mahi_mahi": 1, "tiare": 0}
    forest = ["shaman"] * 3
    for market, options in ((ones, []), (ones | {"taro": 2}, ["none", "collector"])):
        scene = Scene(
            "forest", {}, {}, {"assistants": ["collector"]}, forest=forest, pile=["uru"], dice=[4], market=market
        )
        scene.table.pile_left = 0
        scene.do("take shaman", "take shaman")
        assert scene.asked() == 2
        assert "collector" in scene.options(), "a card is shown"
        scene.table.forest = vec[i64]()
        scene.table.agenda = [OFFER_PICK[2]]
        scene.table.proceed(Moves())
        assert scene.options() == options
