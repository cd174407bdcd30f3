"""The oracle variant (BA-O)."""

from __future__ import annotations

from collections import Counter

import pytest

from motu.games.bali.components import CARDS
from motu.games.bali.events import AltarSeen, CardScored, LookDeclined, OraclesLeft
from motu.games.bali.state import Table
from tests.games.bali.builder import BALI, PLENTY, Scene


def oracles_come(new_row: list[str], *, altar: list[str], taken: int = 1, rest: list[str] = PLENTY) -> Scene:
    """Seat 0 takes the last card of row 1, and these cards are laid there."""
    scene = Scene(
        3,
        stone=[2, 0, 0],
        hand={"rice_farmer": taken, "shrine": 3 - taken},
        goods=[{}, {}, {}],
        rows={1: ["priest"], 2: ["shrine", "priest"]},
        pile=[*new_row, *rest],
        altar=altar,
        oracle=True,
    )
    if taken > 1:
        scene.do(f"play {taken} rice_farmer")
    return scene.do("take priest row 1")


@pytest.mark.rule("BA-O1")
def test_one_of_each_good_lies_hidden_on_the_altar_known_to_nobody() -> None:
    orders = set()
    for seed in range(60):
        state = BALI.setup(3, seed, {"oracle": True})
        assert isinstance(state, Table)
        orders.add(tuple(state.altar[i] for i in range(4)))
        assert sorted(state.altar[i] for i in range(4)) == [0, 2, 4, 6], "one of each, face down"
        assert [state.supply[good] for good in range(4)] == [25 - 3 - 1] * 4
        for who in (None, 0, 1, 2):
            view = BALI.seen(state, who)
            assert view["altar"] == {"size": 4, "top": "hidden"}
            assert view["memory"] == []
    assert len(orders) > 10


@pytest.mark.rule("BA-O1")
@pytest.mark.parametrize("seed", range(20))
def test_eight_oracles_are_shuffled_into_the_pile_after_the_offer_was_dealt(seed: int) -> None:
    state = BALI.setup(4, seed, {"oracle": True})
    assert isinstance(state, Table)
    pile = Counter(CARDS[state.pile[i]] for i in range(state.pile_size))
    assert (pile["oracle"], pile.total()) == (8, 42)
    assert all("oracle" not in row for row in BALI.seen(state, None)["rows"])


@pytest.mark.rule("BA-O2")
def test_oracles_leave_a_new_row_and_are_not_replaced() -> None:
    scene = oracles_come(["oracle", "priest", "oracle", "shrine"], altar=["rice"])
    assert scene.row(1) == ["priest", "shrine"]
    assert scene.events(OraclesLeft) == [OraclesLeft(1, 2)]
    assert scene.table.pile_size == 20


@pytest.mark.rule("BA-O2")
def test_four_oracles_are_replaced_by_four_new_cards() -> None:
    scene = oracles_come(["oracle"] * 4 + ["priest", "shrine", "priest", "stonemason"], altar=["rice", "rice"])
    assert scene.row(1) == ["priest", "shrine", "priest", "stonemason"]
    assert scene.table.pile_size == 20
    assert scene.decision() == "look-at-altar"


@pytest.mark.rule("BA-O2")
def test_even_eight_oracles_in_a_row_leave_a_full_row_and_one_look() -> None:
    scene = oracles_come(["oracle"] * 8 + ["priest"] * 4, altar=["rice", "rice"])
    assert scene.row(1) == ["priest"] * 4
    scene.do("look", "keep rice 1")
    assert scene.decision() != "look-at-altar"


@pytest.mark.rule("BA-O1")
def test_the_oracles_lie_anywhere_in_the_pile() -> None:
    places = set()
    for seed in range(40):
        state = BALI.setup(2, seed, {"oracle": True})
        assert isinstance(state, Table)
        places |= {i for i in range(state.pile_size) if CARDS[state.pile[i]] == "oracle"}
    assert places == set(range(42))


@pytest.mark.rule("BA-O2")
def test_oracles_among_the_four_drawn_instead_leave_too_and_there_is_one_look() -> None:
    scene = oracles_come(["oracle"] * 4 + ["oracle", "shrine", "oracle", "priest"], altar=["rice", "rice", "rice"])
    assert scene.row(1) == ["shrine", "priest"]
    scene.do("look", "keep rice 1")
    assert scene.decision() != "look-at-altar"


@pytest.mark.rule("BA-O2", "BA-C1")
def test_the_bottom_card_that_remains_is_scored() -> None:
    scene = oracles_come(["priest", "stonemason", "priest", "oracle"], altar=[])
    assert scene.events(CardScored) == [CardScored("priest")]


@pytest.mark.rule("BA-O3")
def test_of_an_altar_of_three_one_is_kept_and_two_go_back_in_order() -> None:
    """Worked example 15."""
    scene = oracles_come(["oracle", "priest", "priest", "priest"], altar=["rice", "-banana", "pepper"])
    scene.do("look")
    assert scene.options() == ["keep pepper 1", "keep banana 2", "keep rice 3"]
    scene.do("keep banana 2")
    assert scene.altar() == ["rice", "pepper"]
    assert scene.goods(0) == {"banana": 1}


@pytest.mark.rule("BA-O3")
def test_of_a_higher_altar_the_top_four_are_seen() -> None:
    scene = oracles_come(
        ["oracle", "priest", "priest", "priest"], altar=["-rice", "peanut", "-banana", "pepper", "rice"]
    )
    scene.do("look")
    assert scene.options() == ["keep rice 1", "keep pepper 2", "keep banana 3", "keep peanut 4"]
    scene.do("keep rice 1")
    assert scene.altar() == ["-rice", "peanut", "-banana", "pepper"], "what goes back keeps its side"


@pytest.mark.rule("BA-O3")
def test_looking_may_be_declined() -> None:
    scene = oracles_come(["oracle", "priest", "priest", "priest"], altar=["rice"])
    assert scene.options() == ["look", "pass"]
    scene.do("pass")
    assert scene.altar() == ["rice"]
    assert scene.events(AltarSeen) == []
    assert scene.events(LookDeclined) == [LookDeclined(0)]


@pytest.mark.rule("BA-O3")
def test_the_look_comes_before_further_taking_and_scoring() -> None:
    scene = oracles_come(["oracle", "priest", "oracle", "priest"], altar=["rice", "rice"], taken=2)
    assert scene.decision() == "look-at-altar"
    assert scene.events(CardScored) == []
    scene.do("look", "keep rice 2")
    assert scene.decision() == "take-card"


@pytest.mark.rule("BA-O3")
def test_two_new_rows_in_a_turn_give_two_looks() -> None:
    scene = oracles_come(
        ["oracle", "oracle", "oracle", "shrine", "oracle", "priest", "priest", "priest"],
        altar=["rice", "peanut", "pepper"],
        taken=2,
    )
    scene.do("look", "keep rice 3", "take shrine row 1")
    assert scene.decision() == "look-at-altar"
    scene.do("look", "keep pepper 1")
    assert scene.goods(0) == {"rice": 1, "pepper": 1}


@pytest.mark.rule("BA-O3")
def test_an_empty_altar_gives_no_look() -> None:
    scene = oracles_come(["oracle", "priest", "priest", "priest"], altar=[])
    assert (scene.asked(), scene.decision()) == (1, "buy-or-play")


@pytest.mark.rule("BA-O3", "BA-K3")
def test_the_row_that_exhausts_the_pile_brings_no_oracle() -> None:
    scene = oracles_come(["oracle", "priest", "oracle"], altar=["rice"], rest=[])
    assert scene.asked() is None
    assert scene.row(1) == ["oracle", "priest", "oracle"]
    assert scene.altar() == ["rice"]


@pytest.mark.rule("BA-O3")
def test_what_was_seen_and_kept_is_known_to_that_player_alone() -> None:
    scene = oracles_come(["oracle", "priest", "priest", "priest"], altar=["-rice", "-banana", "pepper"])
    scene.do("look", "keep pepper 1")
    assert BALI.seen(scene.table, 0)["memory"] == [{"saw": ["pepper", "banana", "rice"]}, {"kept": 1}]
    for who in (1, 2, None):
        assert BALI.seen(scene.table, who)["memory"] == []
        log = BALI.heard(scene.table, who)
        assert [entry for entry in log if entry["id"] == "event-altar-seen"] == []
        assert [entry["args"] for entry in log if entry["id"] == "event-altar-looked-at"] == [{"seat": 0, "count": 3}]


@pytest.mark.rule("BA-O3")
@pytest.mark.parametrize(("altar", "top"), [(["pepper", "rice"], "pepper"), (["-pepper", "rice"], "hidden")])
def test_the_others_see_the_new_top_if_it_lies_face_up(altar: list[str], top: str) -> None:
    scene = oracles_come(["oracle", "priest", "priest", "priest"], altar=altar)
    scene.do("look", "keep rice 1")
    assert BALI.seen(scene.table, 2)["altar"] == {"size": 1, "top": top}
