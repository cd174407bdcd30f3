"""Tables that stand right before a decision of a kind, found by random play and brought to the page as records."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from motu import RULES, Record
from motu.core.record import record_of_session
from motu.core.rules import words_id
from motu.core.session import GameSession

MOST_GAMES = 3000
NEVER_ASKED = {"raiatea": {"raise-marker"}}
"""Kinds that the rules know and no card of the box brings about: here, the choice of a single price marker to raise."""
LIKED = {
    "raiatea": {"keep tane_mask", "keep taere", "draw forbidden", "bag", "buy", "shaman taere", "shaman tane_mask"}
}
"""Moves that lead to rare decisions; who likes them takes them more often than by chance."""
FEW_SEATS = {"raiatea": 3}


def never_asked(game: str) -> set[str]:
    return NEVER_ASKED.get(game, set())


def steered(game: str, tokens: list[str], chance: random.Random) -> str:
    """A random move, with a leaning to those that are liked, and the whole purse where mana is offered."""
    liked = [token for token in tokens if token in LIKED.get(game, set())]
    if liked and chance.random() < 0.8:
        return chance.choice(liked)
    return tokens[-1] if tokens[0] == "offer 0" else chance.choice(tokens)


@cache
def positions(game: str) -> dict[str, Record]:
    """For every kind of decision a record that ends where seat 0 is asked it and has a choice."""
    rules = RULES[game]
    wanted = {words_id(kind.__name__) for kind in rules.decisions} - never_asked(game)
    found: dict[str, Record] = {}
    for seed in range(MOST_GAMES):
        seats = FEW_SEATS.get(game, rules.seats[seed % len(rules.seats)])
        session = GameSession(rules, rules.setup(seats, seed, dict.fromkeys(rules.options, seed % 2 == 1)))
        chance = random.Random(seed)
        while (asked := session.state.pending()) is not None:
            kind = words_id(type(asked).__name__)
            tokens = [rules.token(session.state, move) for move in asked.moves(session.state)]
            if asked.seat == 0 and len(tokens) > 1 and kind not in found:
                found[kind] = record_of_session(session)
            session.answer(asked.seat, steered(game, tokens, chance))
        if set(found) == wanted:
            break
    assert set(found) == wanted, f"never met: {sorted(wanted - set(found))}"
    return found


def position_with(
    game: str, seats: int, kind: str, holds: Callable[[dict[str, Any]], bool]
) -> tuple[str, dict[str, Any]]:
    """A record that ends where seat 0 is asked a kind of question and its view has a quality, and that view."""
    rules = RULES[game]
    for seed in range(MOST_GAMES):
        session = GameSession(rules, rules.setup(seats, seed, dict.fromkeys(rules.options, True)))
        chance = random.Random(seed)
        while (asked := session.state.pending()) is not None:
            tokens = [rules.token(session.state, move) for move in asked.moves(session.state)]
            if asked.seat == 0 and len(tokens) > 1 and words_id(type(asked).__name__) == kind:
                view = rules.seen(session.state, 0)
                if holds(view):
                    return record_of_session(session).dump(), view
            session.answer(asked.seat, chance.choice(tokens))
    raise AssertionError("never met")
