"""Masks, mirrors, final scoring and variants (RA-K, RA-E, RA-V)."""

from __future__ import annotations

import pytest

from motu.core.agenda import Moves
from motu.games.raiatea.events import SeatScored
from motu.games.raiatea.flow import NEXT_ROUND
from motu.games.raiatea.scoring import breakdown, mask_points, places, scores
from tests.games.raiatea.builder import RAIATEA, Scene


def masks_score(**player: object) -> int:
    return int(mask_points(Scene("nothing", player).seat(0)))


@pytest.mark.rule("RA-K1")
@pytest.mark.parametrize(
    ("motif", "token"),
    [("poe", "m1_01"), ("te_mana", "m1_04"), ("te_mana", "m2_17"), ("faufaa", "m1_11"), ("ture", "m1_13")],
)
def test_a_pair_scores_a_point_for_each_own_token_of_its_type(motif: str, token: str) -> None:
    others = ["m1_12"]
    assert masks_score(masks=[motif] * 2, tokens=[token] * 3 + others) == 3
    assert masks_score(masks=[motif], tokens=[token] * 3) == 0, "unpaired masks score nothing"


@pytest.mark.rule("RA-K1")
@pytest.mark.parametrize(
    ("motif", "assistant"),
    [("hopu", "pearl_diver"), ("ohi", "collector"), ("tahutahu", "shaman"), ("tapihoo", "merchant")],
)
def test_a_pair_scores_a_point_for_each_own_assistant_of_its_kind(motif: str, assistant: str) -> None:
    assert masks_score(masks=[motif] * 2, assistants=[assistant] * 2, used=[assistant]) == 3


@pytest.mark.rule("RA-K1")
def test_a_colour_pair_scores_two_for_each_colour_of_own_pairs_at_most_eight() -> None:
    assert masks_score(masks=["ura"] * 2) == 2
    assert masks_score(masks=["ura"] * 2 + ["poe"] * 2) == 2, "red twice"
    assert masks_score(masks=["ura"] * 2, mirrored=["ohi"]) == 4, "a pair with a mirror has its colour"
    four = [motif for motif in ("ura", "ohi", "tahutahu", "ture") for _ in range(2)]
    assert masks_score(masks=four) == 8
    assert masks_score(masks=[*four, "matie", "matie"]) == 16, "each such pair on its own"


@pytest.mark.rule("RA-K2")
def test_a_mirror_makes_an_unpaired_mask_a_pair_for_good() -> None:
    player = {"masks": ["poe", "rainbow_mirror", "hopu", "hopu"], "tokens": ["m1_01"] * 2}
    scene = Scene("path", player)
    assert [token for token in scene.options() if token.startswith("mirror")] == ["mirror poe"], (
        "hopu is a pair already"
    )
    scene.do("mirror poe")
    assert scene.masks(0) == ["hopu", "hopu", "mirrored poe"]
    assert mask_points(scene.seat(0)) == 2
    scene.seat(0).masks[0] += 1
    assert mask_points(scene.seat(0)) == 2, "the real twin is unpaired now"


@pytest.mark.rule("RA-K1", "RA-K2")
def test_two_mirrored_pairs_of_a_motif_score_twice() -> None:
    assert masks_score(mirrored=["poe"], tokens=["m1_01"] * 2) == 2
    assert masks_score(mirrored=["poe"] * 2, tokens=["m1_01"] * 2) == 4
    assert masks_score(mirrored=["ura"] * 2) == 4, "two for the one colour, each pair on its own"
    four = ["ura", "ura", "ohi", "tahutahu", "ture"]
    assert masks_score(mirrored=four) == 16, "at most 8 each"


@pytest.mark.rule("RA-K1")
def test_by_the_earlier_ruling_a_motif_scores_once() -> None:
    scene = Scene("nothing", {"mirrored": ["poe"] * 2, "tokens": ["m1_01"] * 2}, motif_scores_once=True)
    assert mask_points(scene.seat(0)) == 2


@pytest.mark.rule("RA-K2")
def test_two_mirrors_cannot_pair_and_mirrors_are_matched_on_the_own_turn_only() -> None:
    scene = Scene("path", {"masks": ["rainbow_mirror"] * 2})
    assert scene.asked() is None
    dance = Scene("dance", {"masks": ["rainbow_mirror", "poe"]})
    assert dance.options() == ["recruit 0"]


@pytest.mark.rule("RA-K3")
def test_paired_masks_cannot_be_stolen_loose_ones_and_mirrors_can() -> None:
    victim = {"masks": ["poe", "poe", "hopu", "rainbow_mirror"], "mirrored": ["ura"]}
    scene = Scene("blessings", {"bag": ["tane_mask"], "tattoos": 2}, victim, bag=6, tane=True)
    assert scene.options() == ["steal hopu seat 2", "steal rainbow_mirror seat 2"]
    scene.do("steal rainbow_mirror seat 2")
    assert scene.masks(0) == ["rainbow_mirror"]


@pytest.mark.rule("RA-K3")
def test_a_mask_of_a_pair_and_a_loose_mirror_may_be_exchanged_one_with_a_mirror_not() -> None:
    player = {"masks": ["poe", "poe", "rainbow_mirror"], "mirrored": ["ura"]}
    scene = Scene("neighbourhood", player)
    assert scene.options() == ["put poe", "put rainbow_mirror", "none"]
    paying = Scene("building", player, missions={(3, 1): "m3_13"}, ceremonies=2)
    paying.do("mission 3/1", "pay poe", "pay rainbow_mirror")
    assert paying.masks(0) == ["mirrored ura"]
    assert Scene("building", {"mirrored": ["ura", "poe"]}, missions={(1, 1): "m1_12"}).asked() is None


@pytest.mark.rule("RA-E1")
@pytest.mark.parametrize(("tattoos", "points"), [(0, 0), (1, 0), (2, 3), (4, 3), (5, 6), (7, 6), (8, 9)])
def test_rank_scores_3_6_and_9(tattoos: int, points: int) -> None:
    assert breakdown(Scene("nothing", {"tattoos": tattoos}).table)[0]["rank"] == points


@pytest.mark.rule("RA-E1")
def test_points_come_from_rank_rituals_in_front_missions_and_mask_pairs() -> None:
    player = {
        "tattoos": 5,
        "front": ["papa_rai_1", "papa_rai_5", "papa_rai_6", "papa_rai_4", "roo"],
        "hand": ["papa_rai_3"],
        "priests": 7,
        "tokens": ["m1_01", "m2_01", "m3_01", "m3_13", "m1_12"],
        "masks": ["poe", "poe", "ohi", "ohi"],
    }
    scene = Scene("nothing", player)
    assert breakdown(scene.table)[0] == {"rank": 6, "rituals": 3 + 3 + 2 + 4, "missions": 1 + 2 + 3 + 3 + 1, "masks": 3}
    assert scores(scene.table)[0] == 6 + 12 + 10 + 3


@pytest.mark.rule("RA-E2")
def test_most_points_win_and_a_tie_goes_to_the_earlier_in_ceremonial_order() -> None:
    scene = Scene("nothing", {"tattoos": 2}, {"tattoos": 2}, {"tattoos": 5}, order=[1, 0, 2])
    assert places(scene.table) == [2, 1, 0]


@pytest.mark.rule("RA-E2")
def test_the_end_is_told_with_everybodys_points() -> None:
    scene = Scene("nothing", {"tattoos": 2})
    scene.table.round = 9
    scene.table.ceremonies = 3
    scene.table.agenda = [NEXT_ROUND]
    scene.table.proceed(Moves())
    assert [(event.seat, event.points) for event in scene.full_log(SeatScored)] == [(0, 3), (1, 0), (2, 0)]


@pytest.mark.rule("RA-V1")
def test_tane_rituals_steal_remove_priests_and_stop_rituals() -> None:
    bag = ["tane_pearls", "tane_exile"]
    scene = Scene("blessings", {"bag": bag}, {"pearls": 1, "priests": 3}, {"pearls": 5}, bag=8, tane=True)
    scene.do("seat 2")
    assert scene.all("pearls") == [1, 0, 5], "as much as is there"
    assert scene.all("priests") == [0, 2, 0], "only one has priests"
    stopping = Scene("blessings", {"bag": ["tane_silence"]}, {"bag": ["ihi", "raa", "atea"]}, bag=40, tane=True)
    assert stopping.all("priests") == [0, 1, 0], "Ra'a only: Atea and Ihi cost 9 and more"
    assert stopping.table.bag == 40 - 7 - 5


@pytest.mark.rule("RA-V2")
def test_with_the_oracle_all_missions_are_face_up_and_still_closed() -> None:
    missions = {(1, 1): "m1_01", (2, 1): "m2_01", (3, 1): "m3_01"}
    scene = Scene("neighbourhood", {"pearls": 30}, missions=missions, oracle=True)
    assert [statue[0] for statue in RAIATEA.seen(scene.table, 1)["statues"]] == ["m1_01", "m2_01", "m3_01"]
    assert scene.options() == ["mission 1/1", "pass"]


@pytest.mark.rule("RA-V3")
def test_with_mana_shortage_bought_rituals_and_auctions_do_not_fill_the_bag_offers_do() -> None:
    buying = Scene("buying", {"mana": 3}, mana_shortage=True)
    buying.do("buy", "none", "none")
    assert (buying.all("mana")[0], buying.table.bag) == (0, 0)
    auction = Scene("building", {"mana": 3}, missions={(1, 1): "m1_17"}, mana_shortage=True)
    auction.do("bid 3", "bid 0", "bid 0")
    assert (auction.tokens(0), auction.table.bag) == (["m1_17"], 0)
    offering = Scene("offering", {"mana": 3}, mana_shortage=True)
    offering.do("offer 3", "offer 0", "offer 0")
    assert offering.table.bag == 3
