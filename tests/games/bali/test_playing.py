"""Phase 2a, playing cards (BA-P)."""

from __future__ import annotations

import pytest

from motu.games.bali.events import GoodLaidUp, ShrineReturned
from tests.games.bali.builder import BALI, Scene


def plays(scene: Scene) -> list[str]:
    return [token for token in scene.options() if not token.startswith("buy")]


@pytest.mark.rule("BA-P1")
def test_one_kind_of_card_is_played() -> None:
    scene = Scene(
        2, stone=[7, 0], hand={"rice_farmer": 3, "banana_farmer": 1, "stonemason": 1, "priest": 1, "shrine": 1}
    )
    assert plays(scene) == [
        "play 1 rice_farmer",
        "play 2 rice_farmer",
        "play 3 rice_farmer",
        "play 1 banana_farmer",
        "play stonemason",
        "play priest",
        "play shrine",
    ]


@pytest.mark.rule("BA-P1", "BA-K1")
def test_two_rice_farmers_cost_one_stone_and_two_cards_are_taken() -> None:
    """Worked example 2."""
    scene = Scene(2, stone=[3, 0], fronts=[{"rice_farmer": 1}], hand={"rice_farmer": 2, "priest": 1})
    scene.do("play 2 rice_farmer")
    assert scene.stone()[0] == 2
    assert scene.front(0) == {"rice_farmer": 3}
    scene.do("take stonemason row 1", "take stonemason row 1")
    assert scene.hand(0) == {"priest": 1, "stonemason": 2}
    assert scene.asked() == 1


@pytest.mark.rule("BA-P1")
@pytest.mark.parametrize(("count", "price"), [(1, 0), (2, 1), (3, 2)])
def test_more_farmers_at_once_cost_more(count: int, price: int) -> None:
    scene = Scene(2, stone=[2, 0], hand={"pepper_farmer": 3})
    scene.do(f"play {count} pepper_farmer")
    assert scene.stone()[0] == 2 - price
    assert scene.front(0) == {"pepper_farmer": count}


@pytest.mark.rule("BA-P1")
@pytest.mark.parametrize(("stone", "most"), [(0, 1), (1, 2), (2, 3)])
def test_no_more_farmers_than_can_be_paid_for(stone: int, most: int) -> None:
    scene = Scene(2, stone=[stone, 0], hand={"rice_farmer": 3})
    if most == 1:
        # a single option is not asked: the farmer is down already
        assert scene.front(0) == {"rice_farmer": 1}
        assert scene.decision() == "take-card"
    else:
        assert plays(scene) == [f"play {count} rice_farmer" for count in range(1, most + 1)]


@pytest.mark.rule("BA-P1")
@pytest.mark.parametrize("card", ["stonemason", "priest"])
def test_stonemason_and_priest_are_free_and_go_to_the_front_one_at_a_time(card: str) -> None:
    scene = Scene(2, hand={card: 2, "rice_farmer": 1})
    scene.do(f"play {card}")
    assert scene.stone()[0] == 0
    assert scene.front(0) == {card: 1}
    assert scene.hand(0) == {card: 1, "rice_farmer": 1}


@pytest.mark.rule("BA-P1", "BA-P3")
def test_a_shrine_costs_seven_stone_and_the_sacrifice_phase_follows_at_once() -> None:
    scene = Scene(2, stone=[8, 0], hand={"shrine": 1, "priest": 2})
    scene.do("play shrine")
    assert scene.stone()[0] == 1
    assert scene.front(0) == {"shrine": 1}
    assert (scene.asked(), scene.decision()) == (1, "lay-good")


@pytest.mark.rule("BA-P3")
def test_no_other_card_is_followed_by_a_sacrifice_phase() -> None:
    scene = Scene(2, stone=[8, 0], hand={"rice_farmer": 2, "priest": 1})
    scene.do("play 2 rice_farmer")
    assert scene.decision() == "take-card"


@pytest.mark.rule("BA-P2")
def test_playing_is_compulsory() -> None:
    scene = Scene(2, stone=[6, 0], hand={"shrine": 2, "priest": 1}, supply={})
    assert scene.front(0) == {"priest": 1}, "the only card that can be played is played"
    assert scene.decision() == "take-card"


@pytest.mark.rule("BA-P2")
def test_three_shrines_and_six_stone_send_one_shrine_to_the_box() -> None:
    """Worked example 10: one shrine goes back, one card is taken, a scoring follows."""
    scene = Scene(2, stone=[6, 0], fronts=[{"stonemason": 2}], hand={"shrine": 3})
    scene.do("return shrine")
    assert scene.events(ShrineReturned) == [ShrineReturned(0)]
    assert scene.events(GoodLaidUp) == []
    assert scene.front(0) == {"stonemason": 2}
    assert scene.hand(0) == {"shrine": 2}
    scene.do("take stonemason row 2")
    assert scene.stone()[0] == 6 + 3, "stonemasons are scored: two and the majority's extra"
    assert scene.asked() == 1


@pytest.mark.rule("BA-P2")
def test_with_seven_stone_the_shrine_must_be_played() -> None:
    """Worked example 10, second half."""
    scene = Scene(2, stone=[7, 0], hand={"shrine": 3})
    assert plays(scene) == ["play shrine"]


@pytest.mark.rule("BA-P2")
def test_who_spends_the_stone_on_a_good_first_returns_a_shrine() -> None:
    scene = Scene(2, stone=[7, 0], hand={"shrine": 3})
    scene.do("buy rice")
    assert scene.hand(0) == {"shrine": 2}
    assert scene.front(0) == {}
    assert scene.stone()[0] == 2


@pytest.mark.rule("BA-P4")
def test_the_front_is_open_and_counted_by_kind() -> None:
    front = {"rice_farmer": 2, "stonemason": 1, "shrine": 3}
    scene = Scene(3, fronts=[front], hand={"priest": 3})
    for who in (None, 0, 1, 2):
        shown = BALI.seen(scene.table, who)["seats"][0]["front"]
        assert {card: count for card, count in shown.items() if count} == {**front, "priest": 1}
