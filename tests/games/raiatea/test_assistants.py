"""Assistants (RA-A)."""

from __future__ import annotations

import pytest

from tests.games.raiatea.builder import Scene


@pytest.mark.rule("RA-A1")
def test_collectors_at_the_forest_take_a_commodity_from_the_market() -> None:
    scene = Scene("forest", {"assistants": ["collector"]}, dice=[1])
    assert scene.options() == ["take uru", "take taro", "take mahi_mahi", "take tiare", "none"]
    scene.do("take taro")
    assert (scene.commodities(0), scene.market("taro"), scene.marker("taro")) == (["taro"], 0, 3)


@pytest.mark.rule("RA-A1")
def test_merchants_at_the_market_take_an_assistant_shamans_at_the_marae_a_tattoo() -> None:
    scene = Scene("market", {"assistants": ["merchant"] * 2}, dice=[2])
    scene.do("take shaman")
    assert scene.assistants(0) == ["merchant", "merchant", "shaman"]
    assert scene.market("shaman") == 5
    marae = Scene("marae", {}, {"assistants": ["shaman"] * 3}, dice=[3])
    assert (marae.asked(), marae.decision()) == (1, "take-tattoo")
    marae.do("tattoo")
    assert marae.all("tattoos") == [0, 1, 0]


@pytest.mark.rule("RA-A1")
def test_pearl_divers_at_the_reef_get_4_pearls() -> None:
    assert Scene("reef", {}, {"assistants": ["pearl_diver"]}, dice=[1, 1]).all("pearls") == [4, 5, 1]


@pytest.mark.rule("RA-A2")
def test_a_collector_adds_a_card_and_takes_a_commodity_besides() -> None:
    scene = Scene(
        "forest",
        {"assistants": ["collector"]},
        forest=["shaman"] * 3 + ["uru"],
        pile=["tiare"] + ["taro"] * 9,
        dice=[4],
    )
    scene.do("collector")
    assert sorted(scene.forest()) == ["shaman", "shaman", "shaman", "tiare", "uru"]
    assert scene.assistants(0) == ["used collector"]
    assert "collector" not in scene.options(), "one per pick"
    scene.do("take tiare")
    assert scene.options() == ["take uru", "none"]
    scene.do("take uru")
    assert scene.commodities(0) == ["uru", "tiare"]
    assert scene.marker("uru") == 2


@pytest.mark.rule("RA-A2")
def test_without_a_commodity_in_the_supply_that_part_is_lost() -> None:
    scene = Scene("forest", {"assistants": ["collector"]}, forest=["shaman"] * 4, pile=["shaman"] * 9, dice=[4])
    scene.do("collector", "take shaman")
    assert scene.asked() == 1
    assert scene.commodities(0) == []


@pytest.mark.rule("RA-A3")
def test_a_merchant_raises_any_price_marker_also_at_once_when_hired() -> None:
    scene = Scene("market", {"pearls": 2, "commodities": ["tiare"]}, dice=[4], markers={"tiare": 1})
    assert not any(token.startswith("merchant") for token in scene.options())
    scene.do("hire merchant", "merchant tiare")
    assert scene.marker("tiare") == 4
    scene.do("sell tiare 3")
    assert scene.all("tattoos")[0] == 1


@pytest.mark.rule("RA-A3")
def test_several_merchants_may_be_used_before_between_and_after_sales() -> None:
    scene = Scene("market", {"assistants": ["merchant"] * 2, "commodities": ["uru"]}, dice=[4])
    scene.do("none") if scene.decision() == "take-assistant" else scene
    scene.do("merchant uru", "sell uru 4")
    assert "merchant uru" in scene.options()
    scene.do("merchant taro")
    assert (scene.marker("uru"), scene.marker("taro")) == (3, 4)
    assert scene.assistants(0) == ["used merchant", "used merchant"]


@pytest.mark.rule("RA-A4")
@pytest.mark.parametrize("at", ["market", "neighbourhood", "path", "forest", "reef", "marae", "building"])
def test_a_shaman_performs_a_ritual_up_to_the_number_of_priests_on_the_own_turn_anywhere(at: str) -> None:
    player = {"assistants": ["shaman"], "priests": 4, "hand": ["tipa", "raa", "rua_hatu"]}
    scene = Scene(at, player, dice=[4, 1] if at == "reef" else [4])
    extras = [token for token in scene.options() if token.startswith("shaman")]
    assert (scene.asked(), extras) == (0, ["shaman tipa", "shaman rua_hatu"])
    before = scene.all("pearls")[0]
    scene.do("shaman rua_hatu")
    assert scene.all("pearls")[0] == before + 3
    assert scene.assistants(0) == ["used shaman"]
    assert scene.hand(0) == ["tipa", "raa"]
    assert scene.discards() == ["rua_hatu"]


@pytest.mark.rule("RA-A4")
def test_several_shamans_may_be_used_also_as_non_kahuna_and_when_choosing_a_gift() -> None:
    player = {"assistants": ["shaman"] * 2, "priests": 4, "hand": ["tipa", "ru"]}
    scene = Scene("path", {}, player)
    assert scene.asked() == 1
    scene.do("shaman tipa", "shaman ru", "recruit 0")
    assert scene.all("pearls") == [2, 4, 2]
    gift = Scene("offering", player | {"mana": 2})
    gift.do("offer 2", "offer 0", "offer 0")
    assert "shaman tipa" in gift.options()


@pytest.mark.rule("RA-A4")
def test_a_shaman_may_be_used_after_the_turns_action() -> None:
    player = {"assistants": ["shaman"], "priests": 3, "pearls": 2, "hand": ["rua_hatu"]}
    scene = Scene("path", {}, player)
    assert not any(token.startswith("shaman") for token in scene.options()), "4 mana, 3 priests"
    scene.do("recruit 1")
    assert scene.decision() == "finish-turn"
    scene.do("shaman rua_hatu")
    assert scene.all("pearls")[1] == 3


@pytest.mark.rule("RA-A5")
def test_a_pearl_diver_allows_a_second_mission_and_never_a_third() -> None:
    player = {"pearls": 30, "assistants": ["pearl_diver"] * 2}
    missions = {(1, 2): "m1_01", (1, 4): "m1_01", (1, 7): "m1_02"}
    scene = Scene("building", player, missions=missions)
    scene.do("mission 1/2")
    assert scene.decision() == "second-mission"
    scene.do("mission 1/4")
    assert scene.decision() == "build", "a new turn, not a third mission"
    assert scene.assistants(0) == ["pearl_diver", "used pearl_diver"]
    assert scene.all("pearls")[0] == 24


@pytest.mark.rule("RA-A5")
@pytest.mark.parametrize("at", ["neighbourhood", "market"])
def test_a_pearl_diver_works_on_every_route(at: str) -> None:
    player = {"pearls": 7, "assistants": ["pearl_diver"], "commodities": ["mahi_mahi"]}
    missions = {(1, 2): "m1_01", (1, 4): "m1_02"}
    scene = Scene(at, player, dice=[4], markers={"mahi_mahi": 4}, missions=missions)
    if at == "market":
        scene.do("sell mahi_mahi 4")
    scene.do("mission 1/2")
    assert scene.options() == ["mission 1/4", "pass"]
    scene.do("mission 1/4")
    assert scene.tokens(0) == ["m1_01", "m1_02"]


@pytest.mark.rule("RA-A6")
def test_a_used_assistant_keeps_its_permanent_effect_and_reactivation_makes_it_active() -> None:
    scene = Scene("forest", {"used": ["collector"]}, dice=[1])
    assert scene.decision() == "take-commodity"
    scene.do("none")
    assert "collector" not in scene.options()
    market = Scene("market", {"used": ["shaman"], "commodities": ["taro"]}, dice=[4], markers={"taro": 3})
    market.do("sell taro 3")
    assert market.assistants(0) == ["shaman"]
    assert market.all("pearls")[0] == 2


@pytest.mark.rule("RA-A4", "RA-A6")
def test_a_shaman_is_turned_before_its_ritual_which_may_turn_it_upright_again() -> None:
    scene = Scene("path", {"assistants": ["shaman"], "priests": 3, "hand": ["tii"]})
    scene.do("shaman tii")
    assert scene.assistants(0) == ["shaman"]


@pytest.mark.rule("RA-A4", "RA-C5")
def test_extras_may_follow_a_gift() -> None:
    scene = Scene("offering", {"assistants": ["shaman"], "priests": 4, "hand": ["tipa"], "mana": 2})
    scene.do("offer 2", "offer 0", "offer 0", "gift tattoo")
    assert (scene.asked(), scene.decision(), scene.options()) == (0, "finish-turn", ["done", "shaman tipa"])


@pytest.mark.rule("RA-K2", "RA-L1")
def test_extras_may_follow_a_card_of_the_forest() -> None:
    scene = Scene("forest", {"masks": ["rainbow_mirror"]}, forest=["mask_poe", "uru", "uru", "uru"], dice=[4])
    assert not any(token.startswith("mirror") for token in scene.options())
    scene.do("take mask_poe")
    assert (scene.asked(), scene.decision(), scene.options()) == (0, "finish-turn", ["done", "mirror poe"])


@pytest.mark.rule("RA-A1", "RA-L13")
def test_who_has_no_tattoo_step_left_is_not_asked_for_the_shamans_favour() -> None:
    asked = Scene("marae", {"tattoos": 7, "assistants": ["shaman"] * 2}, dice=[1])
    assert asked.decision() == "take-tattoo"
    scene = Scene("marae", {"tattoos": 8, "assistants": ["shaman"] * 2}, dice=[1])
    assert scene.decision() == "draw-at-marae"
