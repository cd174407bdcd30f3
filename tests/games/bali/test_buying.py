"""The order of a turn (BA-T) and phase 1, buying a good (BA-B)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from motu.games.bali.events import CardPlayed, CardScored, CardTaken, GoodBought, TurnBegan
from tests.games.bali.builder import BALI, Scene


@pytest.mark.rule("BA-T1")
def test_a_turn_is_buy_play_take_score_and_then_it_is_the_left_neighbours() -> None:
    scene = Scene(3, stone=[5, 0, 0], hand={"stonemason": 1, "priest": 2})
    scene.do("buy rice", "play stonemason", "take stonemason row 1")
    kinds = [type(event) for event in scene.table.log or []]
    told = [kind for kind in kinds if kind in (TurnBegan, GoodBought, CardPlayed, CardTaken, CardScored)]
    assert told == [TurnBegan, GoodBought, CardPlayed, CardTaken, CardScored, TurnBegan]
    assert [event.seat for event in scene.events(TurnBegan)] == [0, 1]


@pytest.mark.rule("BA-T1")
def test_turns_go_clockwise_around_the_table() -> None:
    state = BALI.setup(4, 11)
    while decision := state.pending():
        state.take(decision.moves(state)[0])
    seats = [event.seat for event in state.log or [] if isinstance(event, TurnBegan)]
    assert all((after - before) % 4 == 1 for before, after in pairwise(seats))


@pytest.mark.rule("BA-B1")
def test_four_banana_farmers_in_front_make_a_banana_cost_one_stone() -> None:
    """Worked example 1."""
    scene = Scene(2, stone=[1, 0], fronts=[{"banana_farmer": 4}], hand={"priest": 3}, goods=[{}, {}])
    scene.do("buy banana")
    assert scene.stone() == [0, 0]
    assert scene.goods(0) == {"banana": 1}


@pytest.mark.rule("BA-B1")
@pytest.mark.parametrize(("farmers", "price"), [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_the_price_is_five_less_one_for_each_own_farmer_and_never_below_nothing(farmers: int, price: int) -> None:
    scene = Scene(2, stone=[9, 0], fronts=[{"rice_farmer": farmers}], hand={"priest": 3})
    scene.do("buy rice")
    assert scene.stone()[0] == 9 - price


@pytest.mark.rule("BA-B1")
def test_only_one_good_may_be_bought_in_a_turn() -> None:
    scene = Scene(2, stone=[50, 0], hand={"stonemason": 1, "priest": 2})
    assert [token for token in scene.options() if token.startswith("buy")] == [
        "buy rice",
        "buy peanut",
        "buy banana",
        "buy pepper",
    ]
    scene.do("buy rice")
    assert scene.options() == ["play stonemason", "play priest"]


@pytest.mark.rule("BA-B1")
def test_buying_may_be_left_out_by_playing_at_once() -> None:
    scene = Scene(2, stone=[5, 0], hand={"stonemason": 3})
    scene.do("play stonemason")
    assert scene.decision() == "take-card"
    assert scene.stone() == [5, 0]


@pytest.mark.rule("BA-B1")
def test_farmers_played_later_in_the_turn_do_not_make_the_good_cheaper() -> None:
    scene = Scene(2, stone=[5, 0], hand={"rice_farmer": 3})
    scene.do("buy rice")
    assert scene.stone() == [0, 0]
    assert scene.front(0) == {"rice_farmer": 1}, "the only play without stone is made at once"
    scene = Scene(2, stone=[4, 0], hand={"rice_farmer": 3})
    assert "buy rice" not in scene.options()


@pytest.mark.rule("BA-B1")
def test_a_bought_good_is_named_to_all_and_counted_but_not_shown_by_kind() -> None:
    scene = Scene(2, stone=[5, 0], hand={"priest": 3})
    scene.do("buy pepper")
    assert scene.events(GoodBought) == [GoodBought(0, "pepper", 5)]
    view = BALI.seen(scene.table, 1)["seats"][0]
    assert view["goods_count"] == 5
    assert "goods" not in view


@pytest.mark.rule("BA-B2")
def test_a_good_whose_pile_is_empty_cannot_be_bought() -> None:
    scene = Scene(2, stone=[50, 0], hand={"priest": 3}, supply={"rice": 0, "peanut": 1, "banana": 0, "pepper": 2})
    assert [token for token in scene.options() if token.startswith("buy")] == ["buy peanut", "buy pepper"]


@pytest.mark.rule("BA-B2")
def test_who_cannot_pay_cannot_buy() -> None:
    scene = Scene(2, stone=[3, 0], fronts=[{"rice_farmer": 1, "pepper_farmer": 2}], hand={"priest": 3})
    assert [token for token in scene.options() if token.startswith("buy")] == ["buy pepper"]
