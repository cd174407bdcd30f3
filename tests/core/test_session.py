"""Undo: one's own last answers, up to chance and hidden things."""

from __future__ import annotations

import random

import pytest

from motu import RULES, Illegal, Record
from motu.core.agenda import State
from motu.core.full_state import full_state
from motu.core.record import record_of_session
from motu.core.session import GameSession
from tests.games.bali.builder import BALI, Scene


def answer_first(session: GameSession) -> int:
    choices = BALI.choices(session.state)
    assert choices is not None
    session.answer(choices["seat"], choices["options"][0]["token"])
    return int(choices["seat"])


def test_several_answers_of_one_turn_can_be_taken_back_one_by_one() -> None:
    session = GameSession(BALI, Scene(2, stone=[7, 0], hand={"rice_farmer": 3}).table)
    start = full_state(session.state)
    session.answer(0, "buy rice")
    session.answer(0, "play 2 rice_farmer")
    session.answer(0, "take stonemason row 1")
    for _ in range(3):
        assert session.may_undo(0)
        session.undo(0)
    assert full_state(session.state) == start
    with pytest.raises(Illegal, match="nothing to undo"):
        session.undo(0)


def test_no_undo_goes_back_over_cards_that_came_to_light() -> None:
    scene = Scene(2, stone=[1, 0], hand={"rice_farmer": 2, "shrine": 1}, rows={1: ["priest"]})
    session = GameSession(BALI, scene.table)
    session.answer(0, "play 2 rice_farmer")
    assert session.would_block_undo(0, "take priest row 1")
    assert not session.would_block_undo(0, "take stonemason row 2")
    session.answer(0, "take priest row 1")
    assert not session.may_undo(0)
    with pytest.raises(Illegal, match="drawn at random or revealed"):
        session.undo(0)


def test_no_undo_goes_back_over_a_look_at_the_altar() -> None:
    scene = Scene(
        2,
        hand={"priest": 1, "shrine": 2},
        rows={1: ["priest"]},
        pile=["oracle", "priest", "priest", "priest", "priest"],
        altar=["-rice", "rice"],
        oracle=True,
    )
    session = GameSession(BALI, scene.table)
    session.answer(0, "take priest row 1")
    session.answer(0, "look")
    assert not session.may_undo(0)


def test_no_undo_takes_back_what_the_others_have_seen() -> None:
    scene = Scene(3, stone=[7, 0, 0], hand={"shrine": 1, "priest": 2})
    session = GameSession(BALI, scene.table)
    session.answer(0, "play shrine")
    assert session.may_undo(0)
    session.answer(1, "lay rice")
    assert not session.may_undo(1), "everybody saw the rice"
    session.answer(2, "lay rice")
    session.answer(0, "lay pepper")
    assert session.may_undo(0), "nobody saw what was laid face down"


def test_only_who_answered_last_may_take_it_back() -> None:
    session = GameSession(RULES["bali"], RULES["bali"].setup(2, 7))
    seat = answer_first(session)
    while (decision := session.state.pending()) is not None and decision.seat == seat:
        answer_first(session)
    other = answer_first(session)
    assert other != seat
    before = full_state(session.state)
    with pytest.raises(Illegal, match="Someone else has moved since then"):
        session.undo(seat)
    assert full_state(session.state) == before


def test_a_refused_answer_leaves_no_trace() -> None:
    session = GameSession(RULES["bali"], RULES["bali"].setup(2, 7))
    before = full_state(session.state)
    with pytest.raises(Illegal):
        session.answer(0, "nonsense")
    with pytest.raises(Illegal):
        session.answer(1, "nonsense")
    assert full_state(session.state) == before
    assert session.entries == []


@pytest.mark.parametrize("game", RULES)
def test_with_consent_a_seat_goes_back_over_others_and_over_what_was_revealed(game: str) -> None:
    """What was drawn stays drawn: the same answers lead to the same table. The record tells of it and replays."""
    rules = RULES[game]
    session = GameSession(rules, rules.setup(rules.seats[0], 12))
    chance = random.Random(5)
    own: list[State] = []
    tokens: list[tuple[int, str]] = []
    for _ in range(60):
        asked = session.state.pending()
        assert asked is not None
        own += [session.state] if asked.seat == 0 else []
        token = chance.choice([rules.token(session.state, move) for move in asked.moves(session.state)])
        tokens.append((int(asked.seat), token))
        session.answer(asked.seat, token)
    end = full_state(session.state)
    assert not session.may_undo(0) or len(session.undo_stack) < len(own)
    for back in (1, 2, 3):
        session.take_back(0)
        assert full_state(session.state) == full_state(own[-back])
        assert session.entries[-1] == "@0 take-back"
    turns = [at for at, (seat, _) in enumerate(tokens) if seat == 0]
    for seat, token in tokens[turns[-3] :]:
        session.answer(seat, token)
    assert full_state(session.state) == end
    again = Record.load(record_of_session(session).dump())
    replayed = GameSession(rules, rules.setup(rules.seats[0], 12))
    for entry in again.entries:
        replayed.apply_entry(entry)
    assert full_state(replayed.state) == end


def test_nothing_is_taken_back_before_the_first_answer_and_after_the_end() -> None:
    session = GameSession(BALI, BALI.setup(2, 3))
    assert not session.may_take_back(0)
    with pytest.raises(Illegal, match="nothing to undo"):
        session.take_back(0)
    while session.state.pending() is not None:
        answer_first(session)
    assert not session.may_take_back(0)
