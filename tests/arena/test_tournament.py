"""Tournaments: everybody meets fairly, results can be gone on with, any runner gives the same to the bit."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from motu import RULES, BadOption
from motu.arena.estimates import bradley_terry, wilson
from motu.arena.match import Match
from motu.arena.match_stats import MatchStats, play_with_stats
from motu.arena.ratings import ratings, scores
from motu.arena.runners import batch_size, run_all
from motu.arena.statistics import share, statistics
from motu.arena.tournament import Pairing, Tournament, hold_tournament, read_results
from motu.core.rules import Rules
from tests.contract.tables import every_game

LADDER = Tournament("bali", ("random", "easy", "medium"), 2, 4, 11, "ladder")


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def test_in_a_ladder_each_meets_the_next_stronger_one() -> None:
    assert LADDER.pairings() == [Pairing("easy", "random"), Pairing("medium", "easy")]


def test_in_a_round_robin_all_meet_and_at_larger_tables_each_is_alone_once() -> None:
    names = ("a", "b", "c")
    two = Tournament("bali", names, 2, 1, 1)
    assert two.pairings() == [Pairing("a", "b"), Pairing("a", "c"), Pairing("b", "c")]
    three = Tournament("bali", names, 3, 1, 1)
    assert len(three.pairings()) == 6


def test_the_one_player_sits_at_every_seat_of_every_deal() -> None:
    matches = Tournament("raiatea", ("random", "easy"), 3, 6, 5, "ladder").matches()
    assert [match.players.index("easy") for match in matches] == [0, 1, 2, 0, 1, 2]
    assert [match.players.count("random") for match in matches] == [2] * 6
    assert len({match.seed for match in matches}) == 2


def test_a_tournament_that_was_broken_off_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    everything = list(hold_tournament(LADDER, whole))
    text = whole.read_text(encoding="utf-8")
    broken.write_text(text[: text.index("\n", text.index("\n") + 1) + 40], encoding="utf-8")
    assert list(hold_tournament(LADDER, broken)) == everything
    assert broken.read_text(encoding="utf-8") == text
    assert len(lines(whole)) == 8


def test_results_of_another_tournament_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    list(hold_tournament(LADDER, file))
    other = Tournament("bali", ("random", "easy", "medium"), 2, 4, 12, "ladder")
    with pytest.raises(BadOption, match="From line 1 on"):
        read_results(file, other.matches())


@every_game
def test_a_match_is_one_line_of_json_there_and_back(rules: Rules) -> None:
    played = play_with_stats(Match(rules.name, ("random",) * rules.seats[0], 3))
    assert MatchStats.from_json_line(played.to_json_line()) == played
    assert "\n" not in played.to_json_line()
    assert [sum(sources.values()) for sources in played.breakdown] == played.scores
    assert played.options >= played.decisions > 0
    assert sum(sum(used.values()) for used in played.uses) > played.decisions / 4


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"form": "knockout"}, "no tournament “knockout”. Forms: ladder, round-robin"),
        ({"players": ("easy",)}, "at least two different players"),
        ({"players": ("easy", "easy")}, "at least two different players"),
        ({"players": ("easy", "wizard")}, "no player “wizard”"),
        ({"seats": 5}, "2 to 4 players"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        replace(LADDER, **change).check()


def test_an_unknown_runner_is_refused() -> None:
    with pytest.raises(BadOption, match="no runner “horses”. Runners: processes, ray"):
        list(run_all(abs, [1], "horses"))


def test_pieces_of_work_are_small_enough_for_all_to_be_busy() -> None:
    assert batch_size(10, 4) == 1
    assert batch_size(10_000, 2) == 64
    assert batch_size(160, 2) == 10


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """A Ray cluster of two nodes on this machine, as `ray start` would join them."""
    ray, cluster_utils = import_module("ray"), import_module("ray.cluster_utils")

    made = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    made.add_node(num_cpus=1)
    made.wait_for_nodes()
    ray.init(address=made.address, logging_level=logging.ERROR, log_to_driver=False)
    yield
    ray.shutdown()
    made.shutdown()


@pytest.mark.usefixtures("cluster")
@pytest.mark.filterwarnings("default")
def test_two_nodes_of_ray_and_two_processes_give_the_same_to_the_bit(tmp_path: Path) -> None:
    ray = import_module("ray")
    assert len([node for node in ray.nodes() if node["Alive"]]) == 2
    here, there = tmp_path / "processes.jsonl", tmp_path / "ray.jsonl"
    list(hold_tournament(LADDER, here, "processes", 2))
    list(hold_tournament(LADDER, there, "ray", 2))
    assert here.read_bytes() == there.read_bytes()


def made_up(places: list[int], seed: int, players: tuple[str, ...] = ("a", "b")) -> MatchStats:
    points = [10 - 5 * place for place in places]
    uses = [{"shrine": 2} if place == 0 else {} for place in places]
    return MatchStats(Match("bali", players, seed), points, places, [{"all": one} for one in points], uses, 5, 15)


def test_who_wins_three_of_four_is_about_190_stronger_and_the_interval_holds_it() -> None:
    """Elo: three wins to one loss are 400 * log10(3) = 191 points."""
    results = [made_up([0, 1] if number % 4 else [1, 0], number) for number in range(400)]
    first, second = ratings(results)
    assert (first.player, second.player) == ("a", "b")
    assert first.elo - second.elo == pytest.approx(191, abs=3)
    assert first.low < first.elo < first.high
    assert second.high < first.low


@given(st.lists(st.lists(st.integers(1, 40), min_size=4, max_size=4), min_size=4, max_size=4))
def test_strengths_explain_the_wins(table: list[list[int]]) -> None:
    """What makes them the most likely: everybody should have won as often as they did, as far as the prior allows."""
    won = np.array(table, float)
    np.fill_diagonal(won, 0)
    strengths = np.exp(bradley_terry(won))
    chances = strengths[:, None] / (strengths[:, None] + strengths[None, :])
    expected = ((won + won.T) * chances).sum(axis=1)
    assert np.abs(expected - won.sum(axis=1)).max() < 0.2


def test_who_never_lost_is_strong_but_not_infinitely() -> None:
    one, other = bradley_terry(np.array([[0.0, 10.0], [0.0, 0.0]]))
    assert 2 < one - other < 20


@given(st.integers(1, 300), st.floats(0, 1))
def test_the_interval_holds_the_share_and_narrows_with_more_cases(cases: int, share: float) -> None:
    """Its ends are the shares p from which what was seen is 1.96 standard errors away."""
    hits = round(share * cases)
    low, high = wilson(hits, cases)
    assert 0 <= low <= hits / cases <= high <= 1
    for end in (low, high):
        if 0 < end < 1:
            assert abs(hits / cases - end) / (end * (1 - end) / cases) ** 0.5 == pytest.approx(1.96, abs=0.001)
    assert wilson(hits * 4, cases * 4)[1] - wilson(hits * 4, cases * 4)[0] < high - low


def test_scores_of_a_pairing_count_shared_victories_in_part() -> None:
    results = [made_up([0, 1], 1), made_up([0, 0], 2), made_up([1, 0], 3, ("b", "a")), made_up([1, 0], 4)]
    (score,) = scores(results, [Pairing("a", "b")])
    assert score.games == 4
    assert score.wins == 2.5 / 4
    assert score.points == (10 + 10 + 10 + 5) / 4
    assert score.low < score.wins < score.high


def test_statistics_see_what_goes_with_winning() -> None:
    found = statistics([made_up([0, 1] if number % 2 else [1, 0], number) for number in range(50)])
    assert (found.games, found.seats, found.decisions, found.branching) == (50, 2, 5, 3)
    assert found.seat_wins[0].share == found.seat_wins[1].share == 0.5
    assert found.sources == {"all": (7.5, 10)}
    (shrine,) = found.uses
    assert (shrine.name, shrine.per_game, shrine.users) == ("shrine", 2, 0.5)
    assert (shrine.won_with.share, shrine.won_without.share) == (1, 0)


def test_a_share_has_the_interval_of_wilson() -> None:
    """Wilson's interval for 8 of 10 is 49.0 % to 94.3 %."""
    found = share(8, 10)
    assert (round(found.low, 3), round(found.high, 3)) == (0.490, 0.943)


def test_the_results_can_be_read_by_others(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    list(hold_tournament(LADDER, file))
    first = json.loads(lines(file)[0])
    assert first["match"] == {
        "game": "bali",
        "players": ["easy", "random"],
        "seed": first["match"]["seed"],
        "options": [],
        "edition": {"hash": RULES["bali"].edition.hash, "name": "standard"},
    }
