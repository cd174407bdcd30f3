"""The doors: bad input gets a clear error that says what is allowed, and changes nothing."""

from __future__ import annotations

import pickle

import pytest

from motu import RULES, BadOption, Illegal, MotuError, rules_of
from motu.core.agenda import Decision
from motu.core.full_state import full_state
from tests.core.handsign import Hands, Handsign, ShowHand

BALI = RULES["bali"]


@pytest.mark.parametrize(
    ("seats", "seed", "options", "reason"),
    [
        (1, 1, {}, "Bali is for 2 to 4 players, not 1"),
        (5, 1, {}, "Bali is for 2 to 4 players, not 5"),
        (2, -1, {}, "from 0 to 2\\^64 - 1, not “-1”"),
        (2, 2**64, {}, "from 0 to 2\\^64 - 1"),
        (2, 1, {"ghost": True}, "no option “ghost”. Options: demon, oracle"),
        (2, 1, {"demon": "perhaps"}, "“demon” can only be yes or no, not “perhaps”"),
    ],
)
def test_setup_refuses_what_the_game_does_not_offer(
    seats: int, seed: int, options: dict[str, bool], reason: str
) -> None:
    with pytest.raises(BadOption, match=reason):
        BALI.setup(seats, seed, options)


def test_an_unknown_game_is_answered_with_the_games_there_are() -> None:
    with pytest.raises(BadOption, match="no game “tahiti”. Games: .*bali"):
        rules_of("tahiti")


@pytest.mark.parametrize("who", [-1, 2, 99])
def test_an_unknown_seat_sees_nothing(who: int) -> None:
    state = BALI.setup(2, 1)
    for door in (BALI.seen, BALI.heard, BALI.features, lambda state, who: BALI.guessed(state, who, 1)):
        with pytest.raises(BadOption, match="Seats: 0 to 1"):
            door(state, who)


def test_an_answer_by_the_wrong_seat_or_with_a_wrong_token_changes_nothing() -> None:
    state = BALI.setup(2, 1)
    decision = state.pending()
    assert decision is not None
    before = full_state(state)
    with pytest.raises(Illegal, match=f"Seat {decision.seat} is to decide now, not seat {1 - decision.seat}"):
        state.answer(1 - decision.seat, BALI.token(state, decision.moves(state)[0]))
    with pytest.raises(Illegal, match="“fly” is not an option now. Options: play 1 "):
        state.answer(decision.seat, "fly")
    assert full_state(state) == before
    assert state.answers == []


def test_after_the_end_nothing_can_be_answered_or_named() -> None:
    state = BALI.setup(2, 1)
    while decision := state.pending():
        state.take(decision.moves(state)[0])
    before = full_state(state)
    with pytest.raises(Illegal, match="The game is over"):
        state.answer(0, "play priest")
    with pytest.raises(Illegal, match="The game is over"):
        BALI.token(state, 0)
    assert BALI.choices(state) is None
    assert BALI.seen(state, None)["asked"] == []
    assert full_state(state) == before


def test_an_error_crosses_from_one_process_to_another() -> None:
    error = pickle.loads(pickle.dumps(BadOption("unknown-game", game="tahiti", allowed=["bali"])))  # noqa: S301 - our own
    assert isinstance(error, MotuError)
    assert str(error) == "There is no game “tahiti”. Games: bali."


def test_a_decision_without_a_span_is_found_at_the_start() -> None:
    class Careless(Decision[Hands]):
        pass

    with pytest.raises(AssertionError, match="Careless sets no SPAN"):
        Handsign([ShowHand, Careless])
