"""The contract of knowledge: what a seat is shown, and that a guess knows nothing else."""

from __future__ import annotations

import json
from typing import Final

from motu.contract.tables import Kind, decisions, sampled
from motu.core.chance import seeded
from motu.core.full_state import full_state


def a_guess_looks_like_the_real_table_to_whoever_guesses(kind: Kind) -> None:
    for seed in range(2):
        rules = kind.rules
        for number, (state, _) in enumerate(sampled(kind, seed)):
            for who in (None, *range(kind.seats)):
                guess = rules.guessed(state, who, 100 + number)
                rules.audit(guess)
                assert rules.seen(guess, who) == rules.seen(state, who)
                if who is not None:
                    assert rules.choices(guess, who) == rules.choices(state, who)
                    assert rules.features(guess, who) == rules.features(state, who)


def a_guess_depends_on_nothing_that_the_seat_does_not_know(kind: Kind) -> None:
    """A guess made from another guess is the same as one made from the truth, to the last hidden card."""
    rules = kind.rules
    for number, (state, _) in enumerate(sampled(kind, 7)):
        who = number % (kind.seats + 1)
        seat = None if who == kind.seats else who
        elsewhere = rules.guessed(state, seat, number)
        for seed in (1, 2):
            assert full_state(rules.guessed(elsewhere, seat, seed)) == full_state(rules.guessed(state, seat, seed))


def a_guess_has_no_past_to_read_and_its_own_chance(kind: Kind) -> None:
    for state, _ in sampled(kind, 8):
        guess = kind.rules.guessed(state, 0, 3)
        assert (guess.log, guess.answers, guess.origin) == (None, None, None)
        assert full_state(guess)["chance"] != full_state(state)["chance"]


def guesses_can_be_played_to_the_end(kind: Kind) -> None:
    rules = kind.rules
    for number, (state, _) in enumerate(sampled(kind, 9)):
        if number % 10:
            continue
        guess = rules.guessed(state, number % kind.seats, number)
        chance = seeded(number)
        while (decision := guess.pending()) is not None:
            moves = decision.moves(guess)
            guess.take(moves[int(chance.below(len(moves)))])
            rules.audit(guess)


def views_and_choices_are_ready_for_json(kind: Kind) -> None:
    rules = kind.rules
    for state, decision in sampled(kind, 10):
        for who in (None, decision.seat):
            view = rules.seen(state, who)
            assert json.loads(json.dumps(view)) == view
            heard = rules.heard(state, who, max(0, len(state.log or []) - 5))
            assert json.loads(json.dumps(heard)) == heard
        choices = rules.choices(state)
        assert json.loads(json.dumps(choices)) == choices


def only_who_is_asked_has_choices(kind: Kind) -> None:
    for state, _ in decisions(kind, 11):
        asked = {waiting.seat for waiting in state.waiting()}
        for seat in range(kind.seats):
            assert (kind.rules.choices(state, seat) is not None) == (seat in asked)


def features_have_one_length_and_a_name_each(kind: Kind) -> None:
    names = kind.rules.feature_names()
    assert len(set(names)) == len(names)
    for state, _ in sampled(kind, 12, most=15):
        for who in range(kind.seats):
            assert len(kind.rules.features(state, who)) == len(names)


KNOWLEDGE: Final = (
    a_guess_looks_like_the_real_table_to_whoever_guesses,
    a_guess_depends_on_nothing_that_the_seat_does_not_know,
    a_guess_has_no_past_to_read_and_its_own_chance,
    guesses_can_be_played_to_the_end,
    views_and_choices_are_ready_for_json,
    only_who_is_asked_has_choices,
    features_have_one_length_and_a_name_each,
)
"""What is checked of knowledge."""
