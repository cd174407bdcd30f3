"""The fuzzer: random and hostile play with every seat count and option, and all checks after every move."""

from __future__ import annotations

import itertools
import multiprocessing
from collections.abc import Iterator
from dataclasses import dataclass

from motu.arena.editions import STANDARD, CarriedEdition, rules_with
from motu.arena.match import derive_seed
from motu.core.agenda import Moves, State
from motu.core.chance import WIDEST, Chance, seeded
from motu.core.errors import Broken, Illegal
from motu.core.full_state import full_state
from motu.core.record import Record, record, replay
from motu.core.rules import Rules

HOSTILE_EVERY = 47
"""One game in this many also tests the public interface: tokens, wrong answers, views, guesses, records."""


@dataclass(frozen=True)
class Failure:
    """What broke, and the record that leads there."""

    game: str
    number: int
    reason: str
    record: str


@dataclass(frozen=True)
class Batch:
    """Some games of a fuzzing run, by number."""

    game: str
    seed: int
    first: int
    count: int
    edition: CarriedEdition = STANDARD


@dataclass(frozen=True)
class Findings:
    """What a batch of games found."""

    games: int
    decisions: int
    hostile: int
    failures: tuple[Failure, ...]


def fuzz(
    game: str, games: int, seed: int, workers: int = 1, size: int = 200, edition: CarriedEdition = STANDARD
) -> Iterator[Findings]:
    """Play games 0 to games - 1 of a run in batches and yield what each batch found."""
    rules_with(game, edition)
    batches = [Batch(game, seed, first, min(size, games - first), edition) for first in range(0, games, size)]
    if workers == 1:
        yield from map(play_batch, batches)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(play_batch, batches)


def play_batch(batch: Batch) -> Findings:
    """Play one batch of games; a failure does not stop the others."""
    rules = rules_with(batch.game, batch.edition)
    decisions = hostile = 0
    failures: list[Failure] = []
    for number in range(batch.first, batch.first + batch.count):
        seats, options = table_variant(rules, number)
        is_hostile = number % HOSTILE_EVERY == 0
        state = rules.setup(seats, derive_seed(batch.seed, number), options)
        try:
            chance = seeded(derive_seed(batch.seed + 1, number))
            decisions += hostile_game(rules, state, chance) if is_hostile else plain_game(rules, state, chance)
            check_end(rules, state)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            failures.append(Failure(batch.game, number, reason, record(rules, state).dump()))
        hostile += is_hostile
    return Findings(batch.count, decisions, hostile, tuple(failures))


def table_variant(rules: Rules, number: int) -> tuple[int, dict[str, bool]]:
    """The seats and options of a game by its number: all combinations in turn."""
    switches = itertools.product((False, True), repeat=len(rules.options))
    tables = [(seats, dict(zip(rules.options, values, strict=True))) for values in switches for seats in rules.seats]
    return tables[number % len(tables)]


def plain_game(rules: Rules, state: State, chance: Chance) -> int:
    """Random moves at full speed, with an audit after each."""
    decisions = 0
    moves = Moves()
    while (decision := state.pending()) is not None:
        moves.count = 0
        decision.fill(state, moves)
        state.take(moves.items[chance.below(moves.count)])
        rules.audit(state)
        decisions += 1
    return decisions


def hostile_game(rules: Rules, state: State, chance: Chance) -> int:
    """Random moves through the public interface, with wrong answers before each and all properties checked."""
    decisions = 0
    watchers = [None, *range(state.seat_count())]
    while (decision := state.pending()) is not None:
        before = full_state(state)
        choices = rules.choices(state)
        assert choices is not None
        tokens = [option["token"] for option in choices["options"]]
        require(len(set(tokens)) == len(tokens), "tokens-not-unique")
        for seat, token in hostile_answers(state, decision.seat, tokens):
            check_refused(state, seat, token)
        check_knowledge(rules, state, watchers[decisions % len(watchers)], chance)
        require(full_state(state) == before, "state-changed-by-looking")
        state.answer(decision.seat, tokens[chance.below(len(tokens))])
        rules.audit(state)
        decisions += 1
    stored = record(rules, state).dump()
    require(full_state(replay(rules, Record.load(stored))) == full_state(state), "replay-differs")
    return decisions


def hostile_answers(state: State, seat: int, tokens: list[str]) -> list[tuple[int, str]]:
    """Answers that must be refused: nonsense, near misses, and good ones from seats that are not asked."""
    asked = [decision.seat for decision in state.waiting()]
    others = [other for other in range(-1, state.seat_count() + 1) if other not in asked]
    wrong = ["", " ", "undo", "end 0", tokens[0] + " ", tokens[0].upper() + "!", "0", "\x00", "é" * 300]
    return [(seat, token) for token in wrong] + [(other, tokens[0]) for other in others]


def check_refused(state: State, seat: int, token: str) -> None:
    """Raise Broken if an answer is accepted that must be refused."""
    try:
        state.answer(seat, token)
    except Illegal:
        return
    raise Broken("illegal-answer-taken", token=token)


def check_knowledge(rules: Rules, state: State, who: int | None, chance: Chance) -> None:
    """A guess looks the same to the seat, and depends on nothing that the seat does not know."""
    guess = rules.guessed(state, who, chance.below(WIDEST))
    rules.audit(guess)
    require(rules.seen(guess, who) == rules.seen(state, who), "guess-looks-different")
    if who is not None:
        require(rules.choices(guess, who) == rules.choices(state, who), "guess-gives-other-choices")
        require(rules.features(guess, who) == rules.features(state, who), "guess-has-other-features")
    seed = chance.below(WIDEST)
    again = rules.guessed(guess, who, seed)
    require(full_state(again) == full_state(rules.guessed(state, who, seed)), "guess-knows-too-much")


def check_end(rules: Rules, state: State) -> None:
    """Points add up by source, and places fit the points."""
    scores = rules.scores(state)
    require([sum(sources.values()) for sources in rules.breakdown(state)] == scores, "points-do-not-add-up")
    places = rules.places(state)
    require(min(places) == 0 and scores[places.index(0)] == max(scores), "winner-has-not-most-points")


def require(holds: bool, property_name: str) -> None:
    """Raise Broken, with the name of the property, if it does not hold."""
    if not holds:
        raise Broken(property_name)
