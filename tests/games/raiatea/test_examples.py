"""The rulebook's worked examples, numbered as on the rules page."""

from __future__ import annotations

import pytest

from motu.games.raiatea.components import STANDARD
from motu.games.raiatea.events import CommonRitualBlessed, RitualBlessed, RitualsFailed
from motu.games.raiatea.scoring import mask_points
from motu.games.raiatea.state import Table
from tests.games.raiatea.builder import RAIATEA, Scene

R, M, X, A = 0, 1, 2, 3
"""The players of the ceremony's example by their seats."""


@pytest.mark.rule("RA-L4", "RA-L5")
def test_1_marae() -> None:
    deck = ["tipa", "ru", "raa", "fenua", "atea", "ihi"]
    scene = Scene("marae", {"commodities": ["mahi_mahi", "taro"]}, dice=[4], deck=deck)
    scene.do("return mahi_mahi", "return taro")
    assert (scene.marker("mahi_mahi"), scene.marker("taro")) == (1, 1)
    assert scene.seat(0).rank() == 1
    scene.do("draw normal")
    assert scene.options() == ["keep tipa", "keep ru", "keep raa"]
    scene.do("keep ru", "draw forbidden")
    assert scene.options() == ["keep fenua", "keep atea", "keep ihi"]
    scene.do("keep atea")
    assert scene.hand(0) == ["ru", "atea"]
    assert scene.asked() == 1


@pytest.mark.rule("RA-L8")
def test_2_path() -> None:
    scene = Scene("path", {}, *[{"priests": 3, "pearls": 5}] * 3, seats=4)
    scene.do("recruit 2", "recruit 0", "recruit 0")
    assert scene.all("priests")[1:] == [5, 3, 3]
    assert scene.all("mana")[1:] == [5, 3, 3]
    assert scene.all("pearls")[1:] == [0, 5, 5]


@pytest.mark.rule("RA-C4")
def test_3_offering() -> None:
    scene = Scene("offering", *[{"mana": 10}] * 4, seats=4, order=[R, M, X, A])
    scene.do("offer 7", "offer 4", "offer 4", "offer 8")
    assert list(scene.table.order) == [A, R, M, X]
    assert scene.table.bag == 23


@pytest.mark.rule("RA-C6", "RA-C7")
def test_4_blessings() -> None:
    scene = Scene(
        "blessings",
        {"bag": ["uru_taetae", "raa"]},
        {"bag": ["rau_pena", "rua_hatu", "mata_arahu"], "tattoos": 5},
        {"bag": ["roroo"]},
        {"bag": ["taere", "ihi", "hina"]},
        seats=4,
        order=[A, R, M, X],
        bag=23,
        deck=["tipa", "punua", "tohu"],
    )
    assert (scene.asked(), scene.options()) == (M, ["first rua_hatu", "first rau_pena"])
    assert scene.row() == [
        "hina",
        "uru_taetae",
        "rua_hatu",
        "rau_pena",
        "raa",
        "roroo",
        "mata_arahu",
        "taere",
        "ihi",
    ]
    scene.do("first rua_hatu")
    assert (scene.asked(), scene.table.bag) == (M, 38 - 4), "Rau-Pena is performed: 46, 42, 38, 34"
    scene.do("take tiare")
    assert (scene.asked(), scene.table.bag) == (X, 23), "Ra'a and Roro'o: 29, 23"
    scene.do("keep tipa", "keep tohu")
    log = scene.table.log or []
    performed = [event for event in log if isinstance(event, (RitualBlessed, CommonRitualBlessed))]
    assert [event.mana for event in performed] == [1, 4, 4, 4, 5, 6, 8, 10]
    assert [event.rituals for event in scene.full_log(RitualsFailed)] == [["ihi"]]
    assert scene.table.bag == 5
    assert scene.all("tattoos") == [1, 5 + 2, 0, 0]
    assert scene.all("pearls") == [0, 3 + 2, 0, 0]
    assert scene.all("priests") == [1, 0, 0, 0]
    assert scene.all("mana") == [2, 0, 2, 0]
    assert scene.hand(X) == ["tipa", "tohu"]


@pytest.mark.rule("RA-R5", "RA-A1")
def test_5_collectors_roll() -> None:
    scene = Scene("forest", {"assistants": ["collector"] * 3}, {"assistants": ["collector"]}, dice=[2])
    scene.do("take tiare")
    assert scene.marker("tiare") == 3
    assert scene.decision() == "pick-forest-card", "the owner of one Collector gets nothing"
    assert scene.commodities(1) == []


@pytest.mark.rule("RA-A2")
def test_6_collector_used() -> None:
    forest = ["mask_hopu", "shaman", "merchant", "uru"]
    scene = Scene("forest", {"assistants": ["collector"]}, forest=forest, pile=["mahi_mahi"], dice=[4])
    scene.do("collector")
    assert len(scene.forest()) == 5
    scene.do("take mask_hopu", "take mahi_mahi")
    assert len(scene.forest()) == 3
    assert scene.marker("mahi_mahi") == 2
    assert (scene.masks(0), scene.commodities(0)) == (["hopu"], ["mahi_mahi"])


@pytest.mark.rule("RA-A4")
def test_7_shaman() -> None:
    player = {"assistants": ["shaman"], "priests": 4, "hand": ["rua_hatu", "raa"], "mana": 1}
    scene = Scene("path", player)
    assert "shaman raa" not in scene.options(), "a cost of 5"
    scene.do("shaman rua_hatu")
    assert (scene.all("pearls")[0], scene.all("mana")[0]) == (3, 1)


@pytest.mark.rule("RA-A5")
def test_8_pearl_diver() -> None:
    missions = {(1, 2): "m1_01", (1, 4): "m1_01", (1, 7): "m1_01"}
    scene = Scene("building", {"pearls": 9, "assistants": ["pearl_diver"] * 3}, missions=missions)
    scene.do("mission 1/2", "mission 1/4")
    assert scene.decision() == "build"
    assert len(scene.tokens(0)) == 2


@pytest.mark.rule("RA-M3")
def test_9_conditions() -> None:
    priests = {(2, 1): "m2_14"}
    scene = Scene("building", {"priests": 6}, missions=priests, ceremonies=1)
    scene.do("mission 2/1")
    assert (scene.tokens(0), scene.all("priests")[0]) == (["m2_14"], 6)
    assert Scene("building", {"priests": 5}, missions=priests, ceremonies=1).asked() is None
    arioi = {(2, 1): "m2_13"}
    assert Scene("building", {"tattoos": 8}, missions=arioi, ceremonies=1).options() == ["mission 2/1", "pass"]
    assert Scene("building", {"tattoos": 4}, missions=arioi, ceremonies=1).asked() is None


@pytest.mark.rule("RA-L2", "RA-L11", "RA-C3")
def test_10_treasure_markers_and_clips() -> None:
    scene = Scene("forest", forest=["mask_poe"] * 4, pile=["uru"] * 4, dice=[4])
    scene.do("take mask_poe")
    assert scene.all("pearls")[0] == 3
    low = Scene("marae", {"commodities": ["uru", "uru"]}, dice=[4], markers={"uru": 1})
    low.do("return uru")
    assert low.marker("uru") == 1
    high = Scene("forest", {"assistants": ["collector"]}, dice=[1], markers={"uru": 4})
    high.do("take uru")
    assert high.marker("uru") == 4
    assert Scene("nothing", {"tattoos": 5}).seat(0).clips() == 3
    assert Scene("nothing", {"tattoos": 4}).seat(0).clips() == 2


@pytest.mark.rule("RA-S3", "RA-S5", "RA-S7")
@pytest.mark.parametrize(("seats", "cards", "place", "rituals", "masks"), [(4, 5, 0, 1, 4), (5, 6, 4, 4, 3)])
def test_11_setup(seats: int, cards: int, place: int, rituals: int, masks: int) -> None:
    t = RAIATEA.setup(seats, 11)
    assert isinstance(t, Table)
    assert len(t.forest) == cards
    assert sum(t.market[8 + motif] for motif in range(13)) == masks
    while (decision := t.pending()) is not None and type(decision).__name__ == "KeepRitual":
        t.take(decision.moves(t)[0])
    assert len(t.seats[(t.first + place) % seats].hand) == rituals


@pytest.mark.rule("RA-R1", "RA-C10")
def test_12_rounds_and_statues() -> None:
    assert [rounds.count("action") for rounds in STANDARD.rounds] == [6, 5, 4]
    assert [rounds.count("ceremony") for rounds in STANDARD.rounds] == [3, 3, 3]
    for ceremonies in range(3):
        missions = {(1, 1): "m1_14", (2, 1): "m2_14", (3, 1): "m3_15"}
        scene = Scene("building", {"priests": 12}, missions=missions, ceremonies=ceremonies)
        assert scene.options() == [f"mission {statue + 1}/1" for statue in range(ceremonies + 1)] + ["pass"]


@pytest.mark.rule("RA-K1")
def test_13_pairs() -> None:
    def score(**player: object) -> int:
        return int(mask_points(Scene("nothing", player).seat(0)))

    assert score(masks=["poe"] * 2, tokens=["m1_01", "m2_01"]) == 2
    assert score(masks=["ohi"] * 2, assistants=["collector"] * 3) == 3
    assert score(masks=["ura"] * 2 + ["ohi"] * 2) == 4
    assert score(masks=["ura", "poe"], tokens=["m1_01"]) == 0
