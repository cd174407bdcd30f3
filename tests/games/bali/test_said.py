"""What players read and hear in Bali: options say what they cost and bring, and everything that happens is told."""

from __future__ import annotations

from typing import Any

import pytest

from motu import RULES
from motu.games.bali.events import (
    FarmersPlayed,
    MajorityHeld,
    NothingToLay,
    RowLaid,
    SupplyGoodLaid,
)
from tests.contract.tables import decisions, kinds
from tests.games.bali.builder import BALI, ONE_OF_EACH, Scene
from tests.rule_coverage import clauses


def option(scene: Scene, token: str) -> dict[str, Any]:
    choices = BALI.choices(scene.table)
    assert choices is not None
    found: dict[str, Any] = next(one for one in choices["options"] if one["token"] == token)
    return found


def asked_with(scene: Scene) -> dict[str, Any]:
    choices = BALI.choices(scene.table)
    assert choices is not None
    args: dict[str, Any] = choices["args"]
    return args


@pytest.mark.rule("BA-B1", "BA-P1")
def test_options_name_the_price_that_is_paid() -> None:
    scene = Scene(2, active=1, stone=[0, 9], fronts=[{}, {"rice_farmer": 2}], hand={"rice_farmer": 3})
    assert option(scene, "buy rice")["args"] == {"good": "rice", "stone": 3}
    assert option(scene, "buy pepper")["args"] == {"good": "pepper", "stone": 5}
    prices = [option(scene, f"play {count} rice_farmer")["args"]["stone"] for count in (1, 2, 3)]
    assert prices == [0, 1, 2]
    assert BALI.seen(scene.table, 0)["seats"][1]["prices"] == {"rice": 3, "peanut": 5, "banana": 5, "pepper": 5}


@pytest.mark.rule("BA-P1")
def test_three_farmers_are_told_as_three() -> None:
    scene = Scene(2, stone=[2, 0], hand={"pepper_farmer": 3})
    scene.do("play 3 pepper_farmer")
    assert scene.events(FarmersPlayed) == [FarmersPlayed(0, 3, "pepper_farmer", 2)]


@pytest.mark.rule("BA-K1")
def test_the_question_says_how_many_cards_are_missing_and_where_they_lie() -> None:
    scene = Scene(2, stone=[2, 0], hand={"pepper_farmer": 3})
    scene.do("play 3 pepper_farmer")
    assert asked_with(scene) == {"count": 3}
    assert option(scene, "take stonemason row 4")["targets"] == ["row/4"]
    scene.do("take stonemason row 4")
    assert asked_with(scene) == {"count": 2}


@pytest.mark.rule("BA-A3")
def test_who_has_nothing_to_lay_is_told_in_turn() -> None:
    scene = Scene(4, stone=[7, 0, 0, 0], hand={"shrine": 1, "priest": 2}, goods=[{}, {}, ONE_OF_EACH, {}])
    scene.do("play shrine")
    assert scene.events(NothingToLay) == [NothingToLay(1)]
    scene.do("lay rice")
    assert scene.events(NothingToLay) == [NothingToLay(1), NothingToLay(3), NothingToLay(0)]


@pytest.mark.rule("BA-A1", "BA-A2")
def test_the_builder_too_is_asked_even_with_one_kind_of_good() -> None:
    scene = Scene(2, active=1, stone=[0, 7], hand={"shrine": 1, "priest": 2}, goods=[ONE_OF_EACH, {"rice": 3}])
    scene.do("play shrine", "lay rice")
    assert (scene.asked(), scene.options()) == (1, ["lay rice"])
    scene.do("lay rice", "lay pepper from supply")
    assert scene.events(SupplyGoodLaid) == [SupplyGoodLaid(1, "pepper")]


@pytest.mark.rule("BA-S4", "BA-K2")
def test_every_row_that_is_laid_is_read_out() -> None:
    state = BALI.setup(2, 3)
    opening = [event for event in state.log or [] if isinstance(event, RowLaid)]
    assert [(event.row, event.cards) for event in opening] == list(enumerate(BALI.seen(state, None)["rows"], 1))
    scene = Scene(
        2,
        hand={"stonemason": 1, "shrine": 2},
        rows={2: ["shrine"]},
        pile=["priest", "shrine", "priest", "priest", "shrine"],
    )
    scene.do("take shrine row 2")
    assert scene.events(RowLaid) == [RowLaid(2, ["priest", "shrine", "priest", "priest"])]


@pytest.mark.rule("BA-C6")
@pytest.mark.parametrize("card", ["stonemason", "priest", "shrine", "rice_farmer"])
def test_the_majority_is_named(card: str) -> None:
    scene = Scene(
        3,
        fronts=[{card: 1}, {card: 3}, {card: 2}],
        hand={"banana_farmer": 1, "shrine": 2},
        rows={1: [card, "banana_farmer"]},
    )
    scene.do("take banana_farmer row 1")
    assert scene.events(MajorityHeld) == [MajorityHeld(1, card, 1)]


@pytest.mark.rule("BA-C4", "BA-C6")
def test_the_reward_is_named_with_the_extra() -> None:
    scene = Scene(2, fronts=[{"shrine": 3}, {}], hand={"priest": 1, "shrine": 2}, rows={1: ["shrine", "priest"]})
    scene.do("take priest row 1")
    assert asked_with(scene) == {"count": 3}
    assert option(scene, "stone")["args"] == {"stone": 4}
    assert option(scene, "points")["args"] == {"points": 4}


@pytest.mark.rule("BA-C3", "BA-C4", "BA-E4")
def test_points_are_booked_where_they_come_from() -> None:
    rows = {1: ["priest", "banana_farmer"], 2: ["shrine", "priest"]}
    scene = Scene(2, fronts=[{"priest": 2, "shrine": 1}, {}], hand={"stonemason": 1, "rice_farmer": 2}, rows=rows)
    scene.do("play stonemason", "take banana_farmer row 1")
    assert BALI.breakdown(scene.table)[0]["priests"] == 3
    assert BALI.breakdown(scene.table)[0]["rewards"] == 0
    scene = Scene(2, fronts=[{"shrine": 2}, {}], hand={"stonemason": 1, "rice_farmer": 2}, rows=rows)
    scene.do("play stonemason", "take priest row 2", "points")
    assert BALI.breakdown(scene.table)[0]["priests"] == 0
    assert BALI.breakdown(scene.table)[0]["rewards"] == 3


@pytest.mark.rule("BA-C7")
def test_the_question_names_the_good_that_is_gone() -> None:
    scene = Scene(
        2,
        fronts=[{"peanut_farmer": 1}],
        hand={"priest": 1, "shrine": 2},
        rows={1: ["peanut_farmer", "shrine"]},
        supply={"rice": 4},
    )
    scene.do("take shrine row 1")
    assert asked_with(scene) == {"good": "peanut"}


@pytest.mark.rule("BA-O3")
def test_a_look_names_how_much_it_shows_and_which_side_is_up() -> None:
    scene = Scene(
        2,
        hand={"priest": 1, "shrine": 2},
        rows={1: ["priest"]},
        pile=["oracle", "priest", "priest", "priest", "priest"],
        altar=["-rice", "pepper"],
        oracle=True,
    )
    scene.do("take priest row 1")
    assert option(scene, "look")["args"] == {"count": 2}
    scene.do("look")
    assert option(scene, "keep pepper 1")["words"] == "option-keep-open-good"
    assert option(scene, "keep rice 2")["words"] == "option-keep-hidden-good"
    scene.do("keep rice 2")
    own = [entry["args"] for entry in BALI.heard(scene.table, 0) if entry["id"] == "event-altar-seen"]
    assert own == [{"seat": 0, "count": 2, "goods": ["pepper", "rice"], "kept_good": "rice"}]


@pytest.mark.parametrize("kind", [kind for kind in kinds() if kind.game == "bali"], ids=str)
def test_every_decision_names_a_clause_of_the_rules(kind: Any) -> None:
    known = clauses()["bali"]
    for _, decision in decisions(kind, 16):
        assert decision.clause() in known


def test_the_view_says_who_began() -> None:
    for seed in range(12):
        state = RULES["bali"].setup(3, seed)
        decision = state.pending()
        assert decision is not None
        assert BALI.seen(state, None)["first"] == decision.seat
