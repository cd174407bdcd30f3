"""If the game ended now: counted by the rules, on what the listener can know."""

from __future__ import annotations

import random

import pytest

from motu import RULES
from motu.core.session import GameSession
from motu.server.tally import tally_of

GAMES = sorted(RULES)


def moments(game: str, seed: int) -> list[GameSession]:
    """A random game, looked at every few answers and at its end."""
    rules = RULES[game]
    seats = rules.seats[seed % len(rules.seats)]
    session = GameSession(rules, rules.setup(seats, seed, dict.fromkeys(rules.options, bool(seed % 2))))
    chance, found = random.Random(seed), [session.fork()]
    while (asked := session.state.pending()) is not None:
        tokens = [rules.token(session.state, move) for move in asked.moves(session.state)]
        session.answer(int(asked.seat), chance.choice(tokens))
        if len(session.state.answers or []) % 17 == 0:
            found.append(session.fork())
    return [*found, session]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_open_is_counted_as_the_rules_count_it(game: str) -> None:
    """What no guess can change is what the rules say of the real table, and every mean lies within its range."""
    rules, exact, guessed = RULES[game], 0, 0
    for seed in range(3):
        for session in moments(game, seed):
            scores, sources = rules.scores(session.state), rules.breakdown(session.state)
            for who in [None, *range(session.state.seat_count())]:
                for seat, tally in enumerate(tally_of(rules, session.state, who)):
                    for amount, real in [(tally.points, scores[seat])] + [
                        (tally.sources[source], points) for source, points in sources[seat].items()
                    ]:
                        assert amount.least <= amount.mean <= amount.most
                        exact += amount.least == amount.most == real
                        guessed += amount.least != amount.most
                    public = rules.seen(session.state, who)["seats"][seat]["points"]
                    for source, points in public.items():
                        if session.state.pending() is not None:
                            assert (tally.sources[source].least, tally.sources[source].most) == (points, points)
    assert exact > 500
    assert (guessed > 0) == (game == "bali"), "elsewhere all that counts was gained openly"


@pytest.mark.parametrize("game", GAMES)
def test_a_tally_depends_on_nothing_that_the_listener_does_not_know(game: str) -> None:
    rules = RULES[game]
    for session in moments(game, 4):
        for who in [None, *range(session.state.seat_count())]:
            guess = rules.guessed(session.state, who, 99)
            assert tally_of(rules, session.state, who) == tally_of(rules, guess, who)


@pytest.mark.parametrize("game", GAMES)
def test_one_knows_ones_own_points_better_than_a_spectator_does(game: str) -> None:
    """The spread of the own points is never larger over a game than for somebody who sees no hand."""
    rules, own, others = RULES[game], 0, 0
    for session in moments(game, 5):
        spectator = tally_of(rules, session.state, None)
        for who in range(session.state.seat_count()):
            mine = tally_of(rules, session.state, who)[who].points
            own += mine.most - mine.least
            others += spectator[who].points.most - spectator[who].points.least
    assert own <= others
