"""The arena: matches are fair, repeatable, and the same with any number of workers."""

from __future__ import annotations

import pytest

from motu import BadOption, Record, replay
from motu.arena.fuzz import HOSTILE_EVERY, Batch, fuzz, play_batch, table_variant
from motu.arena.match import Match, Result, play
from motu.arena.simulate import Tally, schedule, simulate
from motu.core.rules import Rules
from tests.contract.tables import every_game


def test_a_match_is_the_same_every_time_and_can_be_replayed() -> None:
    match = Match("bali", ("greedy", "random", "greedy"), 5, ("oracle",))
    result = play(match, recorded=True)
    assert result == play(match, recorded=True)
    state = replay(Record.load(result.record))
    assert state.origin is not None
    assert state.origin.options == {"oracle": True, "demon": False}


def test_every_entry_plays_every_deal_from_every_seat() -> None:
    matches = schedule("bali", ["a", "b", "c"], 6, 1, [])
    assert [match.players for match in matches[:3]] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert len({match.seed for match in matches[:3]}) == 1
    assert len({match.seed for match in matches}) == 2


def test_shared_victories_are_split_and_points_go_to_the_entry_and_not_to_the_seat() -> None:
    tally = Tally("bali", ["a", "b"], wins=[0, 0], win_rate=[0, 0], mean_scores=[0, 0], places=[[0, 0], [0, 0]])
    tally.add(0, Result((10, 20), (1, 0), 50, ""))
    tally.add(1, Result((30, 30), (0, 0), 50, ""))
    assert tally.wins == [0.5, 1.5]
    assert tally.mean_scores == [20, 25]
    assert tally.places == [[1, 1], [2, 0]]
    assert (tally.games, tally.decisions) == (2, 100)


def test_workers_change_nothing_but_the_time() -> None:
    *_, alone = simulate("bali", ["random", "greedy"], 8, 3, ["demon"])
    *_, together = simulate("bali", ["random", "greedy"], 8, 3, ["demon"], workers=2)
    assert {**alone.as_json(), "seconds": 0} == {**together.as_json(), "seconds": 0}


@pytest.mark.parametrize("players", [["random"], ["random"] * 5])
def test_too_few_or_too_many_players_are_refused(players: list[str]) -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        list(simulate("bali", players, 1, 1))


@every_game
def test_the_fuzzer_finds_nothing(rules: Rules) -> None:
    games = 2 * HOSTILE_EVERY + 1
    found = list(fuzz(rules.name, games, 42))
    assert [failure for one in found for failure in one.failures] == []
    assert sum(one.games for one in found) == games
    assert sum(one.hostile for one in found) == 3


@every_game
def test_the_fuzzer_plays_every_kind_of_table_at_the_doors_too(rules: Rules) -> None:
    tables = len(rules.seats) * 2 ** len(rules.options)
    plain = {str(table_variant(rules, number)) for number in range(tables)}
    hostile = {str(table_variant(rules, number * HOSTILE_EVERY)) for number in range(tables)}
    assert len(plain) == len(hostile) == tables


def test_the_fuzzer_reports_what_breaks_with_a_record_that_leads_there(monkeypatch: pytest.MonkeyPatch) -> None:
    from motu.arena import fuzz as module

    def broken(*_: object) -> None:
        raise AssertionError("a law is broken")

    monkeypatch.setattr(module, "check_end", broken)
    found = play_batch(Batch("bali", 1, 1, 1))
    assert [failure.reason for failure in found.failures] == ["AssertionError: a law is broken"]
    assert replay(Record.load(found.failures[0].record)).pending() is None
