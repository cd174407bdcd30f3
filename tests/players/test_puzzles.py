"""Puzzles: what the shipped ones hold, and which one a day has."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest

from motu.arena.puzzles import LEAST_LOSS, PuzzleSearch, puzzle_in_game
from motu.core.record import Record, resume
from motu.games import BUILT_IN, RULES
from motu.players import Knowledge
from motu.players.greedy import Greedy
from motu.players.puzzles import puzzle_of_day, puzzle_of_line, puzzles_of

PUZZLES = [(game, number) for game in BUILT_IN for number in range(len(puzzles_of(game)))]


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_brings_puzzles(game: str) -> None:
    assert len({puzzle.record for puzzle in puzzles_of(game)}) >= 7


@pytest.mark.parametrize(("game", "number"), PUZZLES)
def test_a_puzzle_asks_what_its_record_asks(game: str, number: int) -> None:
    puzzle, rules = puzzles_of(game)[number], RULES[game]
    stored = Record.load(puzzle.record)
    state = resume(rules, stored).state
    knowledge = Knowledge(rules, state, rules.pending(state).seat)
    tokens = [knowledge.token(move) for move in knowledge.moves()]
    assert stored.game == game
    assert stored.components == rules.edition.hash
    assert knowledge.seat == puzzle.seat
    assert len(tokens) >= 3
    assert {choice.token for choice in puzzle.choices} <= set(tokens)
    assert [knowledge.token(Greedy(seed).choose(knowledge)) for seed in (5, 6)] == [puzzle.tempting] * 2


@pytest.mark.parametrize(("game", "number"), PUZZLES)
def test_a_puzzle_has_one_best_choice_and_another_that_tempts(game: str, number: int) -> None:
    puzzle = puzzles_of(game)[number]
    chances = {choice.token: choice.win_chance for choice in puzzle.choices}
    assert list(chances.values()) == sorted(chances.values(), reverse=True)
    assert puzzle.choices[0].win_chance - chances[puzzle.tempting] >= LEAST_LOSS
    for choice in puzzle.choices:
        assert sum(choice.sources.values()) == pytest.approx(choice.points)
    assert puzzle_of_line(puzzle.line()) == puzzle


def test_games_take_turns_and_every_puzzle_has_its_day() -> None:
    longest = max(len(puzzles_of(game)) for game in RULES)
    days = [date(2026, 1, 1) + timedelta(number) for number in range(longest * len(BUILT_IN))]
    found = [today for day in days if (today := puzzle_of_day(day)) is not None]
    assert len(found) == len(days)
    assert [game for game, _ in found[: len(BUILT_IN)]] != [found[0][0]] * len(BUILT_IN)
    for game in BUILT_IN:
        assert {puzzle.record for which, puzzle in found if which == game} == {one.record for one in puzzles_of(game)}


def test_a_game_without_errors_of_a_quick_look_has_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the search always agrees with the quick look, there is nothing to solve."""
    monkeypatch.setattr("motu.arena.puzzles.best_move", lambda knowledge, _, seed: Greedy(seed).choose(knowledge))
    assert puzzle_in_game(PuzzleSearch("bali", seed=1, playouts=16), 0) is None


def test_a_line_that_is_no_puzzle_is_refused() -> None:
    with pytest.raises((TypeError, KeyError)):
        puzzle_of_line(json.dumps({"record": "motu record 1"}))
