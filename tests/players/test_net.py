"""The network: learns from games, is kept in a small file, and is used inside a search."""

from __future__ import annotations

from pathlib import Path

import pytest

from motu import RULES
from motu.arena.train import Course, lessons, train, with_and_without
from motu.core.rules import Rules
from motu.players import Knowledge
from motu.players.net import Network, NetworkJudge
from motu.players.search import Budget, Dials, Search
from tests.contract.tables import every_game

COURSE = Course("bali", 2, games=6, moments=60, epochs=12, seed=3)
BALI = RULES["bali"]


@pytest.fixture(scope="module")
def taught() -> tuple[list[float], Network]:
    steps = list(train(COURSE))
    return [progress.loss for progress, _ in steps], steps[-1][1]


@every_game
def test_lessons_are_what_a_seat_knows_and_how_it_ended(rules: Rules) -> None:
    found = lessons(Course(rules.name, rules.seats[0], 1, 20, 1, 5), 0)
    assert len(found) >= rules.seats[0]
    assert {len(one.features) for one in found} == {len(rules.feature_names())}
    assert all(0 <= one.reward <= 1 for one in found)
    assert max(one.reward for one in found) > 0.5 > min(one.reward for one in found)


def test_it_learns(taught: tuple[list[float], Network]) -> None:
    losses, _ = taught
    assert losses[-1] < losses[0]


def test_a_network_is_kept_in_a_small_file_and_read_back(taught: tuple[list[float], Network], tmp_path: Path) -> None:
    _, network = taught
    file = tmp_path / "bali.npz"
    network.save(file)
    rows = [one.features for one in lessons(COURSE, 0)]
    assert Network.load(file).values(rows) == pytest.approx(network.values(rows), abs=0.01)
    assert file.stat().st_size < 200_000


def test_a_search_uses_it_and_still_knows_only_what_its_seat_knows(taught: tuple[list[float], Network]) -> None:
    judge = NetworkJudge(BALI, taught[1])
    state = BALI.setup(2, 9)
    seat = BALI.pending(state).seat
    budget = Budget(8, None, 1, Dials(ahead=0))
    guess = BALI.guessed(state, seat, 4)
    chosen = [Search(1, budget, judge).choose(Knowledge(BALI, table, seat)) for table in (state, guess)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in BALI.pending(state).moves(state)


def test_with_and_without_are_compared_at_equal_time(taught: tuple[list[float], Network]) -> None:
    assert with_and_without(taught[1], COURSE, 2, 0.002) in (0, 0.5, 1)
