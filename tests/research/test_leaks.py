"""Nothing leaks: tables that differ only in what a seat can't know give it the same numbers, mask and pictures."""

from __future__ import annotations

import numpy as np

from motu.core.full_state import full_state
from motu.core.stepped_game import SteppedGame
from motu.research.drawing import drawn
from motu.research.layout import ObservationBuffer, layout
from motu.research.table import OneTable
from tests.contract.tables import Kind, every_kind, sampled
from tests.research.tables import some_kinds, switched


@every_kind
def test_observations_and_masks_are_the_same_on_every_table_that_a_seat_cannot_tell_apart(kind: Kind) -> None:
    look = layout(kind.game)
    buffer = ObservationBuffer(look)
    differs = 0
    for number, (state, _) in enumerate(sampled(kind, 21, most=25)):
        for who in range(kind.seats):
            guess = kind.rules.guessed(state, who, 500 + number)
            differs += full_state(guess) != full_state(state)
            true, guessed = SteppedGame(kind.rules, state.clone()), SteppedGame(kind.rules, guess)
            assert np.array_equal(buffer.vector(true, who), buffer.vector(guessed, who))
            assert np.array_equal(buffer.mask(true, who), buffer.mask(guessed, who))
            features = kind.rules.features(state, who)
            assert buffer.vector(true, who)[: len(features)].tolist() == features
    assert differs > 0


@every_kind
def test_pictures_are_the_same_on_every_table_that_a_seat_cannot_tell_apart(kind: Kind) -> None:
    """A picture takes as long as a thousand observations, so each table is drawn for one seat, all seats in turn."""
    table = OneTable(kind.game, kind.seats, switched(kind), "vector", "ansi")
    pictures = set()
    for number, (state, _) in enumerate(sampled(kind, 22, most=5)):
        who = number % kind.seats
        shown = []
        for one in (state, kind.rules.guessed(state, who, 700 + number)):
            table.play = SteppedGame(kind.rules, one.clone())
            shown.append((table.painted(who), drawn(kind.rules, table.seen(who), who).tobytes()))
        assert shown[0] == shown[1]
        pictures.add(shown[0])
    assert len(pictures) > 3


@some_kinds
def test_another_seat_sees_another_picture(kind: Kind) -> None:
    for state, _ in sampled(kind, 23, most=2):
        shown = {drawn(kind.rules, kind.rules.seen(state, who), who).tobytes() for who in range(kind.seats)}
        assert len(shown) == kind.seats


@some_kinds
def test_the_picture_at_the_end_of_a_game_can_be_drawn_too(kind: Kind) -> None:
    state = kind.setup(24)
    while (decision := state.pending()) is not None:
        state.take(decision.moves(state)[-1])
    height, width, colours = drawn(kind.rules, kind.rules.seen(state, 0), 0).shape
    assert colours == 3
    assert width > height > 600
