"""The contract of play: what every game promises to whoever plays, stores or replays it."""

from __future__ import annotations

from typing import Final

from motu.contract.tables import Kind, decisions, played, sampled
from motu.core.agenda import State
from motu.core.errors import Illegal
from motu.core.full_state import full_state
from motu.core.record import Record, record, record_of_session, replay, resume
from motu.core.session import TAKE_BACK, UNDO, GameSession, revealed_something

SEEDS: Final = range(3)


def refused(state: State, seat: int, token: str) -> str:
    """Why an answer is refused. It must be."""
    try:
        state.answer(seat, token)
    except Illegal as error:
        return str(error)
    raise AssertionError(f"seat {seat} could answer {token!r}")


def a_game_ends_and_every_piece_is_kept_all_the_way(kind: Kind) -> None:
    for seed in SEEDS:
        for state, _ in decisions(kind, seed):
            kind.rules.audit(state)
            assert len(state.answers or []) < 5000
        kind.rules.audit(state)
        assert state.pending() is None
        assert state.waiting() == []


def options_are_never_empty_all_different_and_stable(kind: Kind) -> None:
    rules = kind.rules
    spans = {kind: kind.span(rules.edition) for kind in rules.decisions}
    for state, decision in decisions(kind, 1):
        moves = decision.moves(state)
        assert moves
        assert moves == decision.moves(state)
        assert len(set(moves)) == len(moves)
        assert all(0 <= move < spans[type(decision)] for move in moves)
        tokens = [rules.token(state, move) for move in moves]
        assert len(set(tokens)) == len(tokens)
        assert all(token == token.strip() and "\n" not in token and token for token in tokens)
        assert not any(
            token in (UNDO, TAKE_BACK) or token.split()[0] == "end" or token.startswith("#") for token in tokens
        )
        numbers = [rules.action_id(state, move) for move in moves]
        assert len(set(numbers)) == len(numbers)
        assert all(0 <= number < rules.actions for number in numbers)
        assert len(moves) > 1 or decision.ask_even_if_forced(), "a forced decision is not asked"


def a_clone_goes_its_own_way(kind: Kind) -> None:
    for state, decision in sampled(kind, 2):
        before = full_state(state)
        log = list(state.log or [])
        for move in decision.moves(state):
            kind.rules.clone(state).take(move)
        assert full_state(state) == before
        assert full_state(kind.rules.clone(state)) == before
        assert state.log == log


def a_table_that_is_overwritten_by_another_goes_on_like_it(kind: Kind) -> None:
    spare = kind.setup(2, told=False)
    for state, decision in sampled(kind, 2):
        before = full_state(state)
        for move in decision.moves(state):
            spare.copy_from(state)
            assert full_state(spare) == before
            twin = kind.rules.clone(state)
            for table in (spare, twin):
                table.take(move)
            assert full_state(spare) == full_state(twin)
        assert full_state(state) == before


def what_is_listed_is_accepted_and_nothing_else(kind: Kind) -> None:
    seen_tokens: set[str] = set()
    for state, decision in sampled(kind, 0):
        choices = kind.rules.choices(state)
        assert choices is not None
        listed = [option["token"] for option in choices["options"]]
        before = full_state(state)
        for token in listed:
            twin = kind.rules.clone(state)
            twin.answer(decision.seat, token)
            assert full_state(twin) != before
        asked = [waiting.seat for waiting in state.waiting()]
        for token in sorted(seen_tokens - set(listed))[:30]:
            assert refused(state, decision.seat, token)
        for seat in range(-1, kind.seats + 1):
            if seat not in asked:
                assert refused(state, seat, listed[0])
        assert full_state(state) == before
        seen_tokens |= set(listed)
    assert "over" in refused(state, 0, listed[0])


def a_record_leads_to_the_same_state_and_log(kind: Kind) -> None:
    for seed in SEEDS:
        state = played(kind, seed)
        text = record(kind.rules, state).dump()
        assert Record.load(text).dump() == text
        again = replay(kind.rules, Record.load(text))
        assert full_state(again) == full_state(state)
        assert again.log == state.log
        assert record(kind.rules, again).dump() == text


def half_a_game_can_be_stored_and_gone_on_with(kind: Kind) -> None:
    state = played(kind, 4, most=30)
    again = replay(kind.rules, Record.load(record(kind.rules, state).dump()))
    assert full_state(again) == full_state(state)
    assert kind.rules.choices(again) == kind.rules.choices(state)


def the_same_seed_gives_the_same_game_and_another_another(kind: Kind) -> None:
    assert full_state(kind.setup(5)) == full_state(kind.setup(5))
    assert len({str(full_state(kind.setup(seed))) for seed in range(20)}) == 20


def points_add_up_by_source_and_places_follow_points(kind: Kind) -> None:
    state = played(kind, 3)
    rules = kind.rules
    scores, places = rules.scores(state), rules.places(state)
    assert [sum(sources.values()) for sources in rules.breakdown(state)] == scores
    assert len(scores) == len(places) == kind.seats
    assert min(places) == 0
    for one in range(kind.seats):
        assert places[one] == sum(places[other] < places[one] for other in range(kind.seats))
        assert all(places[one] < places[other] for other in range(kind.seats) if scores[one] > scores[other])


def undo_gives_back_exactly_what_was_before(kind: Kind) -> None:
    offered = 0
    session = GameSession(kind.rules, kind.setup(6))
    for number in range(120):
        state = session.state
        decision = state.pending()
        if decision is None:
            break
        choices = kind.rules.choices(state)
        assert choices is not None
        token = choices["options"][number % len(choices["options"])]["token"]
        before = full_state(state)
        final = session.would_block_undo(decision.seat, token)
        session.answer(decision.seat, token)
        assert final == revealed_something(state, session.state)
        assert session.may_undo(decision.seat) is not final
        if not final and offered % 3 == 0:
            session.undo(decision.seat)
            assert full_state(session.state) == before
            session.answer(decision.seat, token)
        offered += not final
    again = resume(kind.rules, Record.load(record_of_session(session).dump()))
    assert full_state(again.state) == full_state(session.state)
    assert again.entries == session.entries


PLAY: Final = (
    a_game_ends_and_every_piece_is_kept_all_the_way,
    options_are_never_empty_all_different_and_stable,
    a_clone_goes_its_own_way,
    a_table_that_is_overwritten_by_another_goes_on_like_it,
    what_is_listed_is_accepted_and_nothing_else,
    a_record_leads_to_the_same_state_and_log,
    half_a_game_can_be_stored_and_gone_on_with,
    the_same_seed_gives_the_same_game_and_another_another,
    points_add_up_by_source_and_places_follow_points,
    undo_gives_back_exactly_what_was_before,
)
"""What is checked of play."""
