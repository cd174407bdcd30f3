"""Divine blessings, kinds of rituals, and rituals outside the bag (RA-C6 to RA-C8, RA-C12, RA-C13)."""

from __future__ import annotations

import pytest

from motu.games.raiatea.events import BagOpened, BagWithoutRituals, CommonRitualBlessed, RitualBlessed, RitualsFailed
from tests.games.raiatea.builder import Scene


def blessed(scene: Scene) -> list[str]:
    log = scene.table.log or []
    return [event.ritual for event in log if isinstance(event, (RitualBlessed, CommonRitualBlessed))]


@pytest.mark.rule("RA-C6")
def test_rituals_lie_by_cost_brown_first_then_by_ceremonial_order() -> None:
    scene = Scene(
        "blessings",
        {"bag": ["rua_hatu", "tipa"]},
        {"bag": ["uru_taetae", "faahotu"]},
        {"bag": ["raa", "ru"]},
        order=[1, 2, 0],
        bag=0,
    )
    opened = scene.full_log(BagOpened)[0]
    assert opened.rituals == ["ru", "tipa", "faahotu", "uru_taetae", "rua_hatu", "raa"]


@pytest.mark.rule("RA-C6")
@pytest.mark.parametrize("first", ["rua_hatu", "rau_pena"])
def test_the_owner_chooses_among_own_rituals_of_equal_cost(first: str) -> None:
    scene = Scene("blessings", {"bag": ["rua_hatu", "rau_pena"]}, bag=4)
    assert (scene.asked(), scene.options()) == (0, ["first rua_hatu", "first rau_pena"])
    scene.do(f"first {first}")
    assert blessed(scene) == [first]


@pytest.mark.rule("RA-C6")
def test_a_brown_ritual_has_no_owner_and_its_choices_go_in_ceremonial_order() -> None:
    scene = Scene("blessings", {"bag": ["faahotu"]}, order=[2, 0, 1], bag=4, market={"uru": 3})
    asked = []
    while scene.asked() is not None:
        asked.append(scene.asked())
        scene.do("take uru")
    assert asked == [2, 0, 1]


@pytest.mark.rule("RA-C7")
def test_mana_is_paid_to_the_supply_while_it_suffices_then_all_that_is_left_fails() -> None:
    scene = Scene("blessings", {"bag": ["tipa", "raa"]}, {"bag": ["rua_hatu"], "tattoos": 5}, bag=9)
    assert blessed(scene) == ["tipa", "rua_hatu"]
    assert scene.table.bag == 3, "leftover mana stays in the bag"
    assert [event.rituals for event in scene.full_log(RitualsFailed)] == [["raa"]]
    assert scene.all("pearls") == [2, 3, 0]
    assert scene.all("priests") == [0, 0, 0]
    assert scene.discards() == ["raa", "rua_hatu", "tipa"]


@pytest.mark.rule("RA-C7")
def test_a_cheaper_one_is_not_performed_after_one_that_failed_and_blue_ones_fail_too() -> None:
    scene = Scene("blessings", {"bag": ["roo"]}, {"bag": ["papa_rai_3"]}, bag=3)
    assert blessed(scene) == []
    assert scene.front(0) == []
    assert scene.discards() == ["papa_rai_3", "roo"]


@pytest.mark.rule("RA-C7")
def test_a_ritual_is_paid_even_if_it_does_nothing_and_leftover_stays_when_all_were_performed() -> None:
    scene = Scene("blessings", {"bag": ["uru_taetae"], "tattoos": 8}, bag=10)
    assert scene.table.bag == 6
    assert scene.all("tattoos")[0] == 8
    assert not scene.table.blessing


@pytest.mark.rule("RA-C8")
def test_black_helps_its_owner_brown_everybody_blue_stays_in_front_burgundy_hits_others() -> None:
    scene = Scene(
        "blessings",
        {"bag": ["tipa", "ru", "roo"]},
        {"priests": 2},
        {"priests": 1, "bag": ["tane_storm"]},
        bag=30,
        tane=True,
    )
    assert scene.all("pearls") == [4, 2, 2]
    assert scene.front(0) == ["roo"]
    assert scene.all("priests") == [0, 1, 1]
    assert scene.discards() == ["ru", "tane_storm", "tipa"]


@pytest.mark.rule("RA-C12")
def test_a_ritual_outside_the_bag_costs_nothing_and_a_blue_one_lies_in_front() -> None:
    player = {"assistants": ["shaman"], "priests": 5, "hand": ["roo"], "mana": 2}
    scene = Scene("path", player)
    scene.do("shaman roo")
    assert scene.front(0) == ["roo"]
    assert scene.all("mana")[0] == 2
    assert scene.discards() == []


@pytest.mark.rule("RA-C12")
def test_a_brown_ritual_outside_the_bag_is_for_all_and_its_mana_goes_into_the_bag() -> None:
    player = {"assistants": ["shaman"] * 2, "priests": 5, "hand": ["hina", "ru"]}
    scene = Scene("path", player, bag=1)
    scene.do("shaman hina")
    assert scene.table.bag == 19
    scene.do("shaman ru")
    assert scene.all("pearls") == [2, 2, 2]


@pytest.mark.rule("RA-C12")
def test_what_a_ritual_sets_off_is_finished_before_it_is_discarded() -> None:
    scene = Scene("blessings", {"bag": ["taere"], "hand": ["roroo"]}, bag=10, deck=["tipa", "ru", "raa"])
    assert scene.options() == ["perform roroo"]
    scene.do("perform roroo")
    assert scene.decision() == "keep-ritual"
    assert scene.discards() == [], "both are still at work"
    scene.do("keep tipa", "keep raa")
    assert scene.discards() == ["roroo", "ru", "taere"]
    assert scene.all("mana")[0] == 2


@pytest.mark.rule("RA-C12")
def test_rituals_that_stop_others_are_performed_outside_the_bag_only_during_blessings() -> None:
    player = {"assistants": ["shaman"], "priests": 9, "hand": ["tane_veto", "tipa"]}
    scene = Scene("path", player, tane=True)
    assert [token for token in scene.options() if token.startswith("shaman")] == ["shaman tipa"]
    during = Scene("blessings", {"bag": ["taere"], "hand": ["tane_veto"]}, {"bag": ["ihi"]}, bag=30, tane=True)
    during.do("perform tane_veto")
    assert during.all("tattoos") == [0, 0, 0], "Ihi was stopped"
    assert "ihi" in during.discards()


@pytest.mark.rule("RA-C13")
def test_copies_add_up_but_not_a_changed_price() -> None:
    reef = Scene("reef", {"front": ["tino_rua", "tino_rua"]}, dice=[4, 1])
    assert reef.all("pearls") == [2 + 2 + 1 + 3, 1, 1]
    path = Scene("path", {"front": ["tumu_nui", "tumu_nui"], "pearls": 3})
    path.do("recruit 2")
    assert path.all("pearls")[0] == 0


@pytest.mark.rule("RA-C13")
def test_triggers_come_after_the_claim_before_the_roll_once_per_visit() -> None:
    scene = Scene("round", {"front": ["tino_rua", "arii_tapu"]}, dice=[4, 2])
    scene.do("reef")
    kinds = [type(event).__name__ for event in scene.table.log or []]
    assert kinds[1:] == [
        "LocationClaimed",
        "PearlsGained",
        "PearlsGained",
        "ManaGained",
        "AssistantRolled",
        "DieRolled",
        "PearlsGained",
        "PearlsGained",
        "PearlsGained",
    ]


@pytest.mark.rule("RA-C13")
def test_one_that_arrives_during_the_visit_works_from_the_next_but_a_limit_counts_at_once() -> None:
    player = {"assistants": ["shaman"], "priests": 5, "hand": ["maa_tai"], "commodities": ["uru"] * 3}
    scene = Scene("market", {}, player, dice=[4])
    scene.do("sell uru 1")
    assert not any(token.startswith("sell") for token in scene.options())
    scene.do("shaman maa_tai")
    assert "sell uru 1" in scene.options()
    path = Scene("path", player | {"hand": ["fatu_tini"]})
    path.do("shaman fatu_tini", "recruit 0")
    assert path.all("mana")[0] == 6, "mana by the track only"


@pytest.mark.rule("RA-C6")
def test_a_bag_without_rituals_is_told_as_such() -> None:
    scene = Scene("blessings", bag=3)
    assert scene.full_log(BagWithoutRituals) == [BagWithoutRituals(3)]
    assert scene.full_log(BagOpened) == []
