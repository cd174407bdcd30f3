"""Phase 3, taking cards (BA-K)."""

from __future__ import annotations

import pytest

from motu.core.full_state import full_state
from motu.games.bali.events import CardScored, CardTaken, PileExhausted, TurnBegan
from tests.games.bali.builder import BALI, ONE_OF_EACH, Scene


@pytest.mark.rule("BA-K1")
@pytest.mark.parametrize("played", [1, 2, 3])
def test_cards_are_taken_one_at_a_time_until_the_hand_holds_three(played: int) -> None:
    scene = Scene(2, stone=[2, 0], hand={"rice_farmer": 3})
    scene.do(f"play {played} rice_farmer")
    for _ in range(played):
        assert (scene.asked(), scene.decision()) == (0, "take-card")
        scene.do("take stonemason row 1")
    assert scene.asked() == 1
    assert scene.table.seats[0].cards_in_hand() == 3


@pytest.mark.rule("BA-K1")
def test_only_the_bottom_card_of_a_row_may_be_taken_from_any_row() -> None:
    rows = {1: ["shrine", "priest"], 2: ["priest"], 3: ["priest", "rice_farmer"], 4: ["shrine", "banana_farmer"]}
    scene = Scene(2, hand={"rice_farmer": 1, "priest": 2}, rows=rows)
    scene.do("play 1 rice_farmer")
    assert scene.options() == [
        "take priest row 1",
        "take priest row 2",
        "take rice_farmer row 3",
        "take banana_farmer row 4",
    ]


@pytest.mark.rule("BA-K1")
def test_several_cards_may_come_from_the_same_row() -> None:
    scene = Scene(2, stone=[1, 0], hand={"rice_farmer": 2, "shrine": 1}, rows={1: ["shrine", "priest", "priest"]})
    scene.do("play 2 rice_farmer", "take priest row 1", "take priest row 1")
    assert scene.hand(0) == {"priest": 2, "shrine": 1}


@pytest.mark.rule("BA-K2")
def test_an_emptied_row_is_refilled_at_once_and_may_be_taken_from_in_the_same_turn() -> None:
    scene = Scene(
        2,
        stone=[1, 0],
        hand={"rice_farmer": 2, "stonemason": 1},
        rows={2: ["priest"]},
        pile=["shrine", "priest", "stonemason", "pepper_farmer", *["stonemason"] * 8],
    )
    scene.do("play 2 rice_farmer", "take priest row 2")
    assert scene.row(2) == ["shrine", "priest", "stonemason", "pepper_farmer"], "the last card drawn is the bottom"
    assert "take pepper_farmer row 2" in scene.options()
    assert scene.table.pile_size == 8


@pytest.mark.rule("BA-K3", "BA-E1")
@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_the_game_ends_when_the_last_card_leaves_the_pile(left: int) -> None:
    scene = Scene(
        2,
        stone=[1, 0],
        fronts=[{"stonemason": 3}],
        hand={"rice_farmer": 2, "priest": 1},
        rows={1: ["priest"]},
        pile=["stonemason"] * left,
    )
    scene.do("play 2 rice_farmer", "take priest row 1")
    assert scene.asked() is None
    assert scene.row(1) == ["stonemason"] * left, "what was left lies open"
    assert scene.events(PileExhausted) == [PileExhausted()]
    assert scene.events(CardScored) == [], "no scoring"
    assert scene.table.seats[0].cards_in_hand() == 2, "no further taking"


@pytest.mark.rule("BA-K3")
def test_five_cards_are_enough_to_go_on() -> None:
    scene = Scene(2, hand={"rice_farmer": 1, "priest": 2}, rows={1: ["priest"]}, pile=["stonemason"] * 5)
    scene.do("play 1 rice_farmer", "take priest row 1")
    assert scene.asked() == 1
    assert scene.table.pile_size == 1


@pytest.mark.rule("BA-K3")
def test_players_may_have_had_unequal_numbers_of_turns() -> None:
    differences = set()
    for seed in range(12):
        state = BALI.setup(3, seed)
        while decision := state.pending():
            moves = decision.moves(state)
            state.take(moves[len(state.log or []) % len(moves)])
        turns = [event.seat for event in state.log or [] if isinstance(event, TurnBegan)]
        counts = [turns.count(seat) for seat in range(3)]
        differences.add(max(counts) - min(counts))
    assert differences == {0, 1}


@pytest.mark.rule("BA-K4")
def test_a_hand_is_shown_to_its_owner_only_and_what_is_taken_is_named_to_all() -> None:
    scene = Scene(3, hand={"priest": 1, "shrine": 2}, rows={3: ["shrine", "banana_farmer"]})
    scene.do("take banana_farmer row 3")
    assert scene.events(CardTaken) == [CardTaken(0, "banana_farmer", 3)]
    for who in (None, 1, 2):
        view = BALI.seen(scene.table, who)
        assert "hand" not in view["seats"][0]
        assert view["seats"][0]["hand_size"] == 3
        assert {"id": "event-card-taken", "args": {"card": "banana_farmer", "row": 3, "seat": 0}} in BALI.heard(
            scene.table, who
        )


@pytest.mark.rule("BA-K4")
def test_what_is_open_at_all_times() -> None:
    scene = Scene(
        3,
        stone=[4, 5, 6],
        hand={"rice_farmer": 1, "priest": 2},
        goods=[ONE_OF_EACH, {"rice": 2}, {}],
        altar=["rice", "-pepper"],
    )
    view = BALI.seen(scene.table, None)
    assert [seat["stone"] for seat in view["seats"]] == [4, 5, 6]
    assert [seat["hand_size"] for seat in view["seats"]] == [3, 3, 3]
    assert [seat["goods_count"] for seat in view["seats"]] == [4, 2, 0]
    assert view["supply"] == {"rice": 22, "peanut": 22, "banana": 22, "pepper": 22}
    assert view["pile"] == 20
    assert view["altar"] == {"size": 2, "top": "hidden"}
    assert all(set(seat["points"]) == {"priests", "rewards", "shrines", "stone"} for seat in view["seats"])


@pytest.mark.rule("BA-K4")
def test_the_pile_is_in_no_view_and_in_no_log() -> None:
    one = Scene(2, hand={"rice_farmer": 1, "priest": 2}, pile=["shrine", "priest"] * 5)
    other = Scene(2, hand={"rice_farmer": 1, "priest": 2}, pile=["priest", "shrine"] * 5)
    for scene in (one, other):
        scene.do("play 1 rice_farmer", "take stonemason row 2")
    for who in (None, 0, 1):
        assert BALI.seen(one.table, who) == BALI.seen(other.table, who)
        assert BALI.heard(one.table, who) == BALI.heard(other.table, who)
        assert full_state(BALI.guessed(one.table, who, 5)) == full_state(BALI.guessed(other.table, who, 5))
