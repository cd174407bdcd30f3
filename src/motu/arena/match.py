"""One match: players at the seats of one game, played to its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from motu.arena.editions import STANDARD, CarriedEdition, rules_with
from motu.core.agenda import State
from motu.core.chance import SEEDS
from motu.core.record import record
from motu.core.rules import Rules
from motu.players import Knowledge, Player, player


@dataclass(frozen=True)
class Match:
    """What is played: the game, the players by seat, the seed, the options and the edition."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: tuple[str, ...] = ()
    edition: CarriedEdition = STANDARD


@dataclass(frozen=True)
class Result:
    """How a match ended, by seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    record: str


def check(match: Match) -> Rules:
    """The rules of a match. Raises BadOption for an unknown game, player, seat count or option."""
    rules = rules_with(match.game, match.edition)
    for name in match.players:
        player(name, 0)
    rules.check(len(match.players), match.seed, dict.fromkeys(match.options, True))
    return rules


def play(match: Match, recorded: bool = False) -> Result:
    """Play a match to its end.

    >>> result = play(Match("bali", ("medium", "random"), seed=7))
    >>> len(result.scores), sorted(result.places)[0]
    (2, 0)
    """
    rules = check(match)
    state = rules.setup(len(match.players), match.seed, dict.fromkeys(match.options, True), keep_log=recorded)
    players = [player(name, derive_seed(match.seed, seat)) for seat, name in enumerate(match.players)]
    decisions = play_out(rules, state, players)
    text = record(rules, state).dump() if recorded else ""
    return Result(tuple(rules.scores(state)), tuple(rules.places(state)), decisions, text)


def play_out(rules: Rules, state: State, players: Sequence[Player]) -> int:
    """Let the players decide until the game is over; returns the number of decisions.

    >>> from motu import RULES
    >>> rules = RULES["bali"]
    >>> state = rules.setup(seats=2, seed=7)
    >>> decisions = play_out(rules, state, [player("random", 1), player("random", 2)])
    >>> state.pending() is None and decisions > 10
    True
    """
    decisions = 0
    while (decision := state.pending()) is not None:
        seat = decision.seat
        state.take(players[seat].choose(Knowledge(rules, state, seat)))
        decisions += 1
    return decisions


def derive_seed(seed: int, number: int) -> int:
    """A seed for each number, derived from another seed."""
    return (seed * 0x9E3779B97F4A7C15 + (number + 1) * 0xD1B54A32D192ED03) % SEEDS
