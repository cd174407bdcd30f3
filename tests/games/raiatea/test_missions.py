"""Missions, auctions and the building step (RA-M, RA-C9)."""

from __future__ import annotations

import pytest

from motu.core.agenda import Moves
from motu.games.raiatea.actions.building import BUILDING
from motu.games.raiatea.components import MISSION_KINDS, STANDARD
from motu.games.raiatea.events import AuctionWon, BidRevealed, BuildingPassed, TurnPassed
from tests.games.raiatea.builder import RAIATEA, Scene

RICH = {
    "mana": 40,
    "pearls": 40,
    "priests": 12,
    "tattoos": 8,
    "commodities": ["uru", "taro", "mahi_mahi", "tiare"] * 3,
    "assistants": ["collector", "merchant", "shaman", "pearl_diver"] * 2,
    "masks": ["poe", "hopu", "ura", "ohi"],
}


@pytest.mark.rule("RA-M1")
def test_missions_are_fulfilled_at_the_neighbourhood_by_mahi_mahi_and_in_the_ceremony() -> None:
    missions = {(1, 1): "m1_01"}
    player = {"pearls": 3, "commodities": ["mahi_mahi"]}
    for at, tokens in (
        ("neighbourhood", ["mission 1/1"]),
        ("market", ["sell mahi_mahi 4"]),
        ("building", ["mission 1/1"]),
    ):
        scene = Scene(at, player, dice=[4], markers={"mahi_mahi": 4}, missions=missions)
        scene.do(*tokens)
        assert scene.tokens(0) == ["m1_01"]


@pytest.mark.rule("RA-M2", "RA-M3")
@pytest.mark.parametrize(
    "token",
    [
        token
        for token in STANDARD.tokens
        if MISSION_KINDS[STANDARD.token_kind[STANDARD.tokens.index(token)]] != "auction"
    ],
)
def test_every_mission_can_be_fulfilled_and_takes_what_it_shows(token: str) -> None:
    statue = int(token[1])
    scene = Scene("building", RICH, missions={(statue, 1): token}, ceremonies=statue - 1)
    scene.do(f"mission {statue}/1")
    while scene.decision() in ("pay-commodities", "pay-mask"):
        scene.do(scene.options()[0])
    assert scene.tokens(0) == [token]
    kind = MISSION_KINDS[STANDARD.token_kind[STANDARD.tokens.index(token)]]
    spent = {
        "pearls": 40 - scene.all("pearls")[0],
        "mana": 40 - scene.all("mana")[0],
        "commodities": 12 - len(scene.commodities(0)),
        "masks": 4 - len(scene.masks(0)),
    }
    assert {name for name, count in spent.items() if count} == ({kind} if kind != "conditional" else set())
    assert scene.table.bag == 0, "paid mana goes to the supply"


@pytest.mark.rule("RA-M2")
def test_commodities_and_masks_go_to_their_markets_and_markers_move() -> None:
    scene = Scene("building", RICH, missions={(2, 1): "m2_07", (2, 2): "m2_12"}, ceremonies=1, market={"poe": 0})
    scene.do("mission 2/1")
    assert (scene.market("uru"), scene.market("taro")) == (2, 2)
    assert (scene.marker("uru"), scene.marker("taro"), scene.marker("tiare")) == (1, 1, 2)
    while scene.decision() != "build":
        scene.do("pass")
    scene.do("mission 2/2", "pay poe", "pay ohi")
    assert scene.market("poe") == 1
    assert scene.masks(0) == ["hopu", "ura"]


@pytest.mark.rule("RA-M2")
def test_identical_commodities_are_all_of_one_kind() -> None:
    player = {"commodities": ["uru", "uru", "taro"]}
    scene = Scene("building", player, missions={(2, 1): "m2_11"}, ceremonies=1)
    scene.do("mission 2/1")
    assert scene.commodities(0) == ["taro"]
    mixed = Scene("building", {"commodities": ["uru", "tiare", "taro"]}, missions={(2, 1): "m2_11"}, ceremonies=1)
    assert mixed.asked() is None


@pytest.mark.rule("RA-M3")
@pytest.mark.parametrize(
    ("token", "enough", "too_little"),
    [
        ("m1_14", {"priests": 3}, {"priests": 2}),
        ("m1_15", {"assistants": ["shaman"], "used": ["shaman", "merchant"]}, {"assistants": ["shaman", "merchant"]}),
        ("m1_16", {"used": ["shaman"], "assistants": ["shaman"]}, {"assistants": ["shaman", "merchant"]}),
        ("m1_13", {"tattoos": 3}, {"tattoos": 1}),
    ],
)
def test_a_condition_must_be_met_and_nothing_is_paid(token: str, enough: dict[str, object], too_little: object) -> None:
    scene = Scene("building", enough, missions={(1, 1): token})
    scene.do("mission 1/1")
    assert scene.tokens(0) == [token]
    assert isinstance(too_little, dict)
    assert Scene("building", too_little, missions={(1, 1): token}).asked() is None


@pytest.mark.rule("RA-M3")
def test_a_token_is_fulfilled_once_by_one_player() -> None:
    scene = Scene("building", {"priests": 5}, {"priests": 5}, missions={(1, 1): "m1_14"})
    scene.do("mission 1/1")
    assert scene.asked() is None
    assert (scene.tokens(0), scene.tokens(1)) == (["m1_14"], [])


@pytest.mark.rule("RA-M4")
def test_a_row_with_only_auctions_left_is_auctioned_at_once_also_outside_the_ceremony() -> None:
    players = [{"mana": 5, "pearls": 9}, {"mana": 7}, {"mana": 2}]
    missions = {(1, 2): "m1_01", (1, 3): "m1_17", (1, 4): "m1_02"}
    scene = Scene("neighbourhood", *players, missions=missions, order=[1, 2, 0])
    scene.do("mission 1/2")
    asked = []
    for token in ("bid 3", "bid 0", "bid 3"):
        asked.append(scene.asked())
        assert scene.decision() == "bid-for-token"
        scene.do(token)
    assert asked == [1, 2, 0]
    assert scene.tokens(1) == ["m1_17"], "a tie goes by ceremonial order"
    assert scene.all("mana") == [2, 4, 2]
    assert scene.table.bag == 6, "all bids go into the bag"
    assert len(scene.full_log(BidRevealed)) == 3


@pytest.mark.rule("RA-M4")
def test_several_in_a_row_are_auctioned_one_after_the_other_and_all_zero_goes_to_the_first() -> None:
    missions = {(2, 2): "m2_17", (2, 3): "m2_17", (1, 1): "m1_17"}
    scene = Scene("building", *[{"mana": 4}] * 3, missions=missions, ceremonies=1, order=[2, 0, 1])
    while scene.asked() is not None:
        scene.do("bid 0")
    assert [(event.seat, event.mission, event.mana) for event in scene.full_log(AuctionWon)] == [
        (2, "m1_17", 0),
        (2, "m2_17", 0),
        (2, "m2_17", 0),
    ]


@pytest.mark.rule("RA-M4")
def test_rows_of_auctions_wait_for_step_six_and_no_auction_token_is_fulfilled_otherwise() -> None:
    scene = Scene(
        "neighbourhood", {"mana": 40, "pearls": 40}, missions={(1, 1): "m1_17", (1, 2): "m1_17", (1, 3): "m1_01"}
    )
    assert scene.options() == ["mission 1/3", "pass"]
    closed = Scene("building", {"mana": 9}, missions={(2, 1): "m2_17"})
    assert closed.asked() is None, "statue 2 is not open yet"


@pytest.mark.rule("RA-M4")
def test_a_bid_is_from_nothing_to_all_the_mana_held() -> None:
    scene = Scene("building", {"mana": 3}, {}, {"mana": 50}, missions={(1, 1): "m1_17"})
    assert scene.options() == ["bid 0", "bid 1", "bid 2", "bid 3"]
    scene.do("bid 0")
    assert scene.options() == ["bid 0"]
    scene.do("bid 0")
    assert len(scene.options()) == 51


@pytest.mark.rule("RA-M5")
def test_tokens_lie_behind_the_screen_and_their_taking_was_seen_by_all() -> None:
    scene = Scene("building", {"pearls": 3}, missions={(1, 1): "m1_01"})
    scene.do("mission 1/1")
    assert RAIATEA.seen(scene.table, 0)["seats"][0]["missions"] == ["m1_01"]
    assert "missions" not in RAIATEA.seen(scene.table, 1)["seats"][0]
    assert any(entry["id"] == "event-mission-fulfilled" for entry in RAIATEA.heard(scene.table, 1))


@pytest.mark.rule("RA-C9")
def test_building_goes_on_until_all_have_passed_in_one_lap_and_who_passed_may_come_back() -> None:
    missions = {(1, place): "m1_01" for place in (2, 4, 7, 9)}
    scene = Scene("building", {"pearls": 9}, {"pearls": 9}, {"pearls": 2}, missions=missions, order=[1, 0, 2])
    asked = []
    for token in ("mission 1/2", "pass", "pass", "mission 1/4", "mission 1/7", "pass", "pass", "pass"):
        asked.append(scene.asked())
        scene.do(token)
    assert asked == [1, 0, 1, 0, 1, 0, 1, 0], "seat 2 can fulfil nothing and is not asked"
    assert scene.asked() is None
    assert (len(scene.tokens(0)), len(scene.tokens(1)), len(scene.tokens(2))) == (1, 2, 0)
    assert scene.full_log(TurnPassed)[0].seat == 0
    assert scene.full_log(BuildingPassed) == []
    assert scene.table.spaces[8] >= 0, "a mission is left"


@pytest.mark.rule("RA-C9", "RA-V4")
def test_where_passing_is_final_nobody_comes_back() -> None:
    missions = {(1, place): "m1_01" for place in (2, 4, 7)}
    players = [{"pearls": 9}, {"pearls": 9}, {"pearls": 2}]
    scene = Scene("building", *players, missions=missions, order=[1, 0, 2], passing_is_final=True)
    asked = []
    for token in ("mission 1/2", "pass", "mission 1/4", "pass"):
        asked.append(scene.asked())
        scene.do(token)
    assert asked == [1, 0, 1, 1]
    assert scene.asked() is None
    assert sorted(event.seat for event in scene.full_log(BuildingPassed)) == [0, 1, 2]
    assert scene.table.spaces[6] >= 0, "a mission is left"


@pytest.mark.rule("RA-C9")
def test_who_passed_still_bids_in_auctions() -> None:
    missions = {(1, 2): "m1_17", (1, 3): "m1_01"}
    scene = Scene("building", {"mana": 9}, {"pearls": 3, "mana": 9}, missions=missions)
    assert scene.asked() == 1, "seat 0 can fulfil nothing and passed"
    scene.do("mission 1/3", "bid 2", "bid 1", "bid 0")
    assert scene.tokens(0) == ["m1_17"]


@pytest.mark.rule("RA-C9")
def test_any_token_of_an_open_statue_may_be_fulfilled() -> None:
    missions = {(1, 15): "m1_01", (2, 1): "m2_01", (3, 1): "m3_01"}
    scene = Scene("building", {"pearls": 30}, missions=missions, ceremonies=1)
    assert scene.options() == ["mission 1/15", "mission 2/1", "pass"]


@pytest.mark.rule("RA-C9")
def test_who_passed_in_the_last_ceremony_builds_again_in_this_one() -> None:
    scene = Scene("nothing", {"pearls": 3}, missions={(1, 1): "m1_01"})
    scene.table.passed = 7
    scene.table.agenda = [BUILDING]
    scene.table.proceed(Moves())
    assert (scene.asked(), scene.options()) == (0, ["mission 1/1", "pass"])


@pytest.mark.rule("RA-C9", "RA-V4")
@pytest.mark.parametrize(("final", "words"), [(False, "option-pass-turn"), (True, "option-pass-building")])
def test_the_words_of_passing_say_for_how_long(final: bool, words: str) -> None:
    scene = Scene("building", {"pearls": 3}, missions={(1, 1): "m1_01"}, passing_is_final=final)
    choices = RAIATEA.choices(scene.table)
    assert choices is not None
    assert choices["options"][-1]["words"] == words


@pytest.mark.rule("RA-C9")
@pytest.mark.parametrize(("final", "next_seat"), [(False, 0), (True, 1)])
def test_who_can_fulfil_nothing_is_asked_in_a_later_lap_unless_passing_is_final(final: bool, next_seat: int) -> None:
    missions = {(1, 1): "m1_01", (1, 4): "m1_01"}
    scene = Scene("building", {}, {"pearls": 9}, missions=missions, passing_is_final=final)
    assert scene.asked() == 1
    scene.seat(0).pearls = 9
    scene.do("mission 1/1")
    assert scene.asked() == next_seat
