"""Games moved by action numbers: the same games as by moves, and the numbers that networks read."""

from __future__ import annotations

import pytest

from motu.core.chance import seeded
from motu.core.feature_buffer import FeatureBuffer
from motu.core.full_state import full_state
from motu.core.stepped_game import NOBODY, SteppedGame, SteppedGames, observation_names
from tests.contract.tables import Kind, every_kind, kinds

PLAIN = [kind for kind in kinds() if not kind.options and kind.seats == kind.rules.seats[0]]


@every_kind
def test_stepping_by_numbers_plays_the_same_game_as_taking_moves(kind: Kind) -> None:
    play, state = SteppedGame(kind.rules, kind.setup(5)), kind.setup(5)
    chance = seeded(6)
    while (decision := state.pending()) is not None:
        moves = decision.moves(state)
        assert play.seat == decision.seat
        assert play.legal() == [kind.rules.number(state, move) for move in moves]
        number = play.random_action(chance)
        state.take(moves[play.legal().index(number)])
        assert play.step(number)
    assert play.over()
    assert full_state(play.state) == full_state(state)
    assert play.state.answers == state.answers


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_what_is_not_legal_is_refused_and_changes_nothing(kind: Kind) -> None:
    play = SteppedGame(kind.rules, kind.setup(7))
    before = full_state(play.state)
    for number in range(-1, kind.rules.actions + 1):
        if number not in play.legal():
            assert not play.allows(number)
            assert not play.step(number)
    assert full_state(play.state) == before


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_a_twin_goes_on_alone(kind: Kind) -> None:
    play = SteppedGame(kind.rules, kind.setup(8))
    before = full_state(play.state)
    twin = play.clone()
    assert twin.legal() == play.legal()
    twin.apply(twin.legal()[0])
    assert full_state(play.state) == before


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_numbers_tell_what_is_asked_of_whom_from_the_own_chair(kind: Kind) -> None:
    play = SteppedGame(kind.rules, kind.setup(9))
    names = observation_names(kind.rules)
    assert len(set(names)) == len(names)
    chance = seeded(9)
    while not play.over():
        asked = {waiting.seat for waiting in play.state.waiting()}
        for who in range(kind.seats):
            numbers = FeatureBuffer(len(names))
            play.write_observation(who, numbers)
            told = dict(zip(names, numbers.listed(), strict=True))
            assert sum(told[name] for name in names if name.startswith("asked_") and "_seat" not in name) == 1
            for seat in range(kind.seats):
                assert told[f"asked_seat{(seat - who) % kind.seats}"] == (seat in asked)
        for _ in range(10):
            if not play.over():
                play.apply(play.random_action(chance))
    numbers = FeatureBuffer(len(names))
    play.write_observation(0, numbers)
    assert not any(numbers.listed()[len(kind.rules.feature_names()) :])


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_many_games_are_stepped_in_one_call(kind: Kind) -> None:
    options = dict.fromkeys(kind.rules.options, False)
    plays = SteppedGames(kind.rules, 3, kind.seats, 4, options)
    chance = seeded(5)
    ended = 0
    while ended < 2:
        plays.sample(chance)
        actions = [plays.sampled[at] for at in range(3)]
        wrong = [actions[0], -1, actions[2]]
        assert plays.first_illegal(wrong) == 1
        assert plays.first_illegal(actions) == -1
        plays.step()
        for at, play in enumerate(plays.games):
            marks = [number for number in range(plays.actions) if plays.mask[at * plays.actions + number]]
            assert marks == sorted(play.legal())
            assert plays.to_decide[at] == play.seat != NOBODY
        for _, state in plays.ended:
            assert state.pending() is None
        ended += len(plays.ended)
