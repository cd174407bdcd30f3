"""Every ritual performed, from the bag and outside it, with its effect checked (RA-C7, RA-C8, RA-C12, RA-C13)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from motu.core.agenda import Moves
from motu.games.raiatea.components import BLUE, STANDARD
from motu.games.raiatea.effects import PERFORM_AS_TAHUA
from motu.games.raiatea.events import CommonRitualBlessed, RitualBlessed
from motu.games.raiatea.scoring import breakdown
from tests.games.raiatea.builder import Scene


@dataclass(frozen=True)
class Case:
    """A ritual: what is there before, what is answered, and what there is afterwards (seat 0 has it)."""

    ritual: str
    before: Mapping[str, Any] = field(default_factory=dict)
    answers: tuple[str, ...] = ()
    after: Mapping[str, Any] = field(default_factory=dict)
    others: Mapping[str, Any] = field(default_factory=dict)
    table: Mapping[str, Any] = field(default_factory=dict)


AT_ONCE = [
    Case("tipa", after={"pearls": [2, 0, 0]}),
    Case("punua", table={"dice": [3]}, after={"pearls": [3, 0, 0]}),
    Case(
        "tohu",
        {"commodities": ["uru", "taro", "tiare"]},
        ("return uru", "return tiare"),
        {"tattoos": [2, 0, 0], "commodities": ["taro"]},
    ),
    Case("tii", {"used": ["shaman", "merchant"]}, ("reactivate shaman",), {"mana": [2, 0, 0]}),
    Case("tafai", {"priests": 5}, after={"mana": [5, 0, 0]}),
    Case("rua_hatu", after={"pearls": [3, 0, 0]}),
    Case("uru_taetae", after={"tattoos": [1, 0, 0]}),
    Case("rau_pena", answers=("take taro",), after={"commodities": ["taro"], "markers": [2, 3, 2, 2]}),
    Case("rata", answers=("take merchant",), after={"assistants": ["merchant"]}),
    Case("raa", after={"priests": [1, 0, 0], "mana": [2, 0, 0]}),
    Case(
        "hiro",
        answers=("take mask_poe",),
        after={"masks": ["poe"], "pearls": [4, 0, 0], "forest": ["uru", "taro", "shaman", "tiare"]},
        table={"forest": ["mask_poe", "uru", "taro", "shaman"], "pile": ["tiare"]},
    ),
    Case(
        "fana",
        answers=("take ura",),
        after={"masks": ["ura"], "pearls": [1, 0, 0], "tattoos": [0, 0, 0]},
        table={"market": {"ura": 1}},
    ),
    Case(
        "roroo",
        answers=("keep tipa", "keep ru"),
        after={"hand": ["tipa", "ru"], "mana": [2, 0, 0]},
        table={"deck": ["tipa", "raa", "ru"]},
    ),
    Case(
        "maui",
        answers=("take uru", "take tiare"),
        after={"commodities": ["uru", "tiare"], "mana": [1, 0, 0]},
        table={"market": {"uru": 3}},
    ),
    Case("hina", after={"bag": 18}),
    Case("ru", after={"pearls": [2, 2, 2]}),
    Case("vero", after={"markers": [4, 4, 4, 4]}),
    Case(
        "te_fatu",
        {"used": ["shaman"]},
        ("reactivate shaman",),
        {"mana": [1, 1, 1], "assistants": ["shaman"]},
    ),
    Case(
        "faahotu",
        answers=("take uru", "take uru", "take uru"),
        after={"commodities": ["uru"], "markers": [4, 2, 2, 2]},
        table={"market": {"uru": 3}},
    ),
    Case("tane_pearls", answers=("seat 3",), after={"pearls": [2, 3, 1]}, others={"pearls": 3}),
    Case("tane_exile", answers=("seat 2",), after={"priests": [0, 1, 2], "mana": [2, 0, 0]}, others={"priests": 2}),
    Case(
        "fenua",
        answers=("take shaman", "take shaman"),
        after={"assistants": ["shaman", "shaman"], "pearls": [1, 0, 0]},
    ),
    Case(
        "haumea",
        answers=("take ura", "take rearea"),
        after={"masks": ["ura", "rearea"], "mana": [1, 0, 0]},
        table={"market": {"ura": 1, "rearea": 1}},
    ),
    Case("mata_arahu", after={"tattoos": [2, 0, 0], "pearls": [2, 0, 0]}),
    Case("atea", {"priests": 3}, after={"priests": [5, 0, 0], "mana": [5, 0, 0]}),
    Case("taere", {"hand": ["tipa", "mata_arahu"]}, ("perform mata_arahu",), {"tattoos": [2, 0, 0], "hand": ["tipa"]}),
    Case(
        "ihi",
        answers=("take collector",),
        after={"tattoos": [2, 0, 0], "priests": [1, 0, 0], "assistants": ["collector"]},
    ),
    Case(
        "taaroa",
        answers=("take tiare", "take pearl_diver"),
        after={"tattoos": [1, 0, 0], "priests": [1, 0, 0], "commodities": ["tiare"], "assistants": ["pearl_diver"]},
    ),
    Case(
        "moe_hau",
        {"pearls": 2, "priests": 1},
        ("recruit 1",),
        {"priests": [2, 3, 3], "mana": [2, 3, 3], "pearls": [0, 0, 0]},
        others={"priests": 3},
    ),
    Case("tane_mask", answers=("steal poe seat 2",), after={"masks": ["poe"]}, others={"masks": ["poe"]}),
    Case("tane_storm", {"priests": 2}, after={"priests": [2, 3, 3]}, others={"priests": 4}),
]
STOPPING = ["tane_veto", "tane_silence"]
PERMANENT = [ritual for i, ritual in enumerate(STANDARD.rituals) if STANDARD.ritual_kind[i] == BLUE]


def test_every_ritual_has_a_case() -> None:
    assert sorted([case.ritual for case in AT_ONCE] + STOPPING + PERMANENT) == sorted(STANDARD.rituals)
    assert len(STANDARD.rituals) == 49


def found(scene: Scene, key: str) -> Any:
    if key in ("mana", "pearls", "priests", "tattoos"):
        return scene.all(key)
    if key == "markers":
        return [scene.marker(name) for name in ("uru", "taro", "mahi_mahi", "tiare")]
    if key == "bag":
        return scene.table.bag
    if key == "forest":
        return scene.forest()
    value: list[str] = getattr(scene, key)(0)
    return value


def checked(case: Case, scene: Scene) -> None:
    assert scene.asked() is None
    assert {key: found(scene, key) for key in case.after} == dict(case.after)
    assert case.ritual in scene.discards()


@pytest.mark.rule("RA-C7", "RA-C8")
@pytest.mark.parametrize("case", AT_ONCE, ids=lambda case: case.ritual)
def test_from_the_bag_a_ritual_is_paid_has_its_effect_and_is_discarded(case: Case) -> None:
    cost = int(STANDARD.ritual_cost[STANDARD.rituals.index(case.ritual)])
    player = {**case.before, "bag": [case.ritual]}
    scene = Scene("blessings", player, case.others, case.others, bag=cost, tane=True, **case.table)
    scene.do(*case.answers)
    checked(case, scene)
    if "bag" not in case.after:
        assert scene.table.bag == 0


@pytest.mark.rule("RA-C12")
@pytest.mark.parametrize("case", AT_ONCE, ids=lambda case: case.ritual)
def test_outside_the_bag_it_costs_nothing_and_has_its_full_effect(case: Case) -> None:
    player = {**case.before, "hand": [*case.before.get("hand", []), case.ritual]}
    scene = Scene("nothing", player, case.others, case.others, tane=True, **case.table)
    scene.table.agenda = [PERFORM_AS_TAHUA[0]]
    scene.table.proceed(Moves())
    scene.do(f"perform {case.ritual}", *case.answers)
    checked(case, scene)


@pytest.mark.rule("RA-C7", "RA-V1")
def test_veto_stops_the_next_ritual_with_anothers_clip_and_its_mana_is_not_paid() -> None:
    scene = Scene("blessings", {"bag": ["tane_veto", "raa"]}, {"bag": ["hiro", "ru", "maui"]}, bag=40, tane=True)
    assert "hiro" in scene.discards()
    scene.do("take uru", "take taro")
    assert scene.commodities(1) == ["uru", "taro"], "only the next one"
    assert scene.all("pearls") == [2, 2, 2], "a brown one has no clip"
    assert scene.table.bag == 40 - 4 - 5 - 2 - 7


@pytest.mark.rule("RA-C7", "RA-V1")
def test_veto_passes_over_a_brown_ritual_that_lies_before_the_next_with_a_clip() -> None:
    scene = Scene("blessings", {"bag": ["tane_veto"]}, {"bag": ["moe_hau", "raa"]}, bag=40, tane=True)
    while scene.asked() is not None:
        scene.do("recruit 0")
    assert [event.ritual for event in scene.full_log(RitualBlessed)] == ["tane_veto"]
    assert [event.ritual for event in scene.full_log(CommonRitualBlessed)] == ["moe_hau"]
    assert scene.all("priests") == [0, 0, 0], "Ra'a was stopped"
    assert "raa" in scene.discards()


@pytest.mark.rule("RA-C7", "RA-V1")
def test_silence_stops_all_others_from_cost_9_on() -> None:
    scene = Scene(
        "blessings",
        {"bag": ["tane_silence", "papa_rai_1", "papa_rai_2"]},
        {"bag": ["papa_rai_3", "mata_arahu"]},
        {"bag": ["papa_rai_4"]},
        bag=60,
        tane=True,
    )
    assert scene.front(0) == ["papa_rai_1", "papa_rai_2"], "the own ones stay"
    assert scene.all("tattoos") == [0, 2, 0], "8 is less than 9"
    assert (scene.front(1), scene.front(2)) == ([], [])
    assert scene.table.bag == 60 - 7 - 8 - 8 - 10


@pytest.mark.rule("RA-C7", "RA-C8")
@pytest.mark.parametrize("ritual", PERMANENT)
@pytest.mark.parametrize("outside", [False, True], ids=["bag", "outside"])
def test_a_permanent_ritual_lies_in_front(ritual: str, outside: bool) -> None:
    if outside:
        scene = Scene("nothing", {"hand": [ritual]})
        scene.table.agenda = [PERFORM_AS_TAHUA[0]]
        scene.table.proceed(Moves())
        scene.do(f"perform {ritual}")
    else:
        scene = Scene("blessings", {"bag": [ritual]}, bag=int(STANDARD.ritual_cost[STANDARD.rituals.index(ritual)]))
        assert scene.table.bag == 0
    assert scene.front(0) == [ritual]
    assert scene.discards() == []


@pytest.mark.rule("RA-C13")
def test_pipiri_ma_brings_a_pearl_and_a_second_exchange_at_the_neighbourhood() -> None:
    player = {"front": ["pipiri_ma"], "masks": ["poe", "hopu"]}
    scene = Scene("neighbourhood", player, market={"ura": 1, "rearea": 1})
    assert scene.all("pearls")[0] == 1
    scene.do("put poe", "put hopu", "take ura", "take rearea")
    assert scene.masks(0) == ["ura", "rearea"]


@pytest.mark.rule("RA-C13")
@pytest.mark.parametrize(
    ("ritual", "at", "pearls", "mana"),
    [("tino_rua", "reef", 2 + 1, 0), ("fatu_tini", "path", 0, 2), ("toa_hiti", "forest", 1, 1)],
)
def test_a_visit_of_its_location_brings_its_owner_something(ritual: str, at: str, pearls: int, mana: int) -> None:
    scene = Scene(at, {}, {"front": [ritual]}, dice=[4, 1] if at == "reef" else [4])
    assert (scene.all("pearls")[1], scene.all("mana")[1]) == (pearls, mana)


@pytest.mark.rule("RA-C13")
def test_fatu_tini_brings_nothing_in_the_dance() -> None:
    scene = Scene("dance", {"front": ["fatu_tini"]})
    scene.do("recruit 0", "recruit 0", "recruit 0")
    assert scene.all("mana") == [0, 0, 0]


@pytest.mark.rule("RA-C13")
def test_taurua_makes_bids_of_at_least_one_count_two_more() -> None:
    scene = Scene("offering", {"mana": 5}, {"mana": 5, "front": ["taurua"]}, {"mana": 5})
    scene.do("offer 2", "offer 1", "offer 3")
    assert list(scene.table.order) == [1, 2, 0]
    assert scene.table.bag == 6
    auction = Scene("building", {"mana": 5}, {"mana": 5, "front": ["taurua"]}, missions={(1, 1): "m1_17"})
    auction.do("bid 1", "bid 0", "bid 0")
    assert auction.tokens(0) == ["m1_17"], "nothing counts as nothing"


@pytest.mark.rule("RA-C13")
def test_roo_keeps_one_more_of_the_first_draw_of_a_visit() -> None:
    scene = Scene("marae", {"front": ["roo"]}, dice=[4])
    scene.do("draw normal")
    scene.do(scene.options()[0])
    scene.do(scene.options()[0])
    assert len(scene.hand(0)) == 2
    scene.do("draw normal")
    scene.do(scene.options()[0])
    assert len(scene.hand(0)) == 3
    assert scene.asked() == 1


@pytest.mark.rule("RA-C13")
def test_maa_tai_allows_one_more_sale() -> None:
    scene = Scene("market", {}, {"front": ["maa_tai"], "commodities": ["uru", "taro", "tiare"]}, dice=[4])
    scene.do("sell uru 1")
    assert "sell taro 1" in scene.options()
    scene.do("sell taro 1")
    assert not any(token.startswith("sell") for token in scene.options())


@pytest.mark.rule("RA-C13", "RA-M2")
def test_fati_makes_missions_for_pearls_or_mana_two_cheaper_at_least_one() -> None:
    missions = {(1, 1): "m1_01", (1, 2): "m1_04", (1, 3): "m1_07"}
    scene = Scene("building", {"front": ["fati"], "pearls": 1, "mana": 2}, missions=missions)
    assert scene.options() == ["mission 1/1", "mission 1/2", "pass"]
    scene.do("mission 1/1", "mission 1/2")
    assert (scene.all("pearls")[0], scene.all("mana")[0]) == (0, 0)
    twice = Scene("building", {"front": ["fati", "fati"], "pearls": 9}, missions={(1, 1): "m1_01"})
    twice.do("mission 1/1")
    assert twice.all("pearls")[0] == 8


@pytest.mark.rule("RA-C13", "RA-L8")
def test_tumu_nui_changes_the_price_of_priests_on_path_and_dance() -> None:
    path = Scene("path", {}, {"front": ["tumu_nui"], "pearls": 3})
    path.do("recruit 2")
    assert (path.all("pearls")[1], path.all("priests")[1]) == (0, 2)
    dance = Scene("dance", {"front": ["tumu_nui"], "pearls": 1})
    dance.do("recruit 1", "recruit 0", "recruit 0")
    assert (dance.all("pearls")[0], dance.all("priests")[0]) == (0, 1)


@pytest.mark.rule("RA-C13")
def test_arii_tapu_brings_its_owner_something_as_kahuna_only() -> None:
    for kahuna, pearls, mana in ((0, 2, 1), (1, 0, 0)):
        scene = Scene("forest", {"front": ["arii_tapu"]}, kahuna=kahuna, dice=[4])
        assert (scene.all("pearls")[0], scene.all("mana")[0]) == (pearls, mana)


@pytest.mark.rule("RA-E1")
@pytest.mark.parametrize(
    ("ritual", "player", "points"),
    [
        ("papa_rai_1", {}, 3),
        ("papa_rai_2", {}, 4),
        ("papa_rai_3", {}, 6),
        ("papa_rai_4", {"masks": ["poe", "poe", "ohi", "ohi"]}, 4),
        ("papa_rai_4", {"masks": [m for m in ("poe", "ohi", "ture", "te_mana") for _ in range(2)]}, 6),
        ("papa_rai_5", {"priests": 7}, 3),
        ("papa_rai_5", {"priests": 12}, 5),
        ("papa_rai_6", {"tokens": ["m1_01"] * 5}, 2),
        ("papa_rai_6", {"tokens": ["m1_01"] * 12}, 5),
    ],
)
def test_papa_rai_scores_at_the_end(ritual: str, player: dict[str, Any], points: int) -> None:
    scene = Scene("nothing", {**player, "front": [ritual]})
    assert breakdown(scene.table)[0]["rituals"] == points
