"""The network: learns from games, is kept in a small file, and is used inside a search."""

from __future__ import annotations

from pathlib import Path

import pytest

from motu import RULES
from motu.arena.lessons import Course, lessons
from motu.arena.train import Progress, train, with_and_without
from motu.core.rules import Rules
from motu.players import Knowledge
from motu.players.net import Network, NetworkJudge, Sight
from motu.players.search import Budget, Dials, Search
from tests.contract.tables import Kind, every_game, played

COURSE = Course("bali", 2, games=40, moments=60, epochs=12, seed=3, rounds=1, games_a_round=4, walks=2, ahead=0)
BALI = RULES["bali"]


@pytest.fixture(scope="module")
def taught() -> tuple[list[Progress], Network]:
    steps = list(train(COURSE))
    assert steps[-1].learned is not None
    return steps, steps[-1].learned.network


@every_game
def test_lessons_are_what_every_seat_knows_and_how_it_ended(rules: Rules) -> None:
    seats = rules.seats[0]
    found = lessons(Course(rules.name, seats, 1, 20, 1, 5), None, 0)
    assert len(found.points) == seats
    moments, rows, width = found.rows.shape
    assert moments >= 1
    assert (rows, width) == (seats, rules.feature_count + seats)


@every_game
def test_a_row_is_what_the_seat_knows_and_then_the_prospects_from_its_chair_on(rules: Rules) -> None:
    seats = rules.seats[0]
    state = played(Kind(rules.name, seats, ()), 8, 60)
    sight = Sight(rules, seats)
    prospects = [rules.prospects(state, seat) for seat in range(seats)]
    assert sight.look(state) == prospects
    for seat in range(seats):
        row = sight.rows[seat].tolist()
        assert row[: rules.feature_count] == rules.features(state, seat)
        assert row[rules.feature_count :] == pytest.approx(prospects[seat:] + prospects[:seat])


def test_it_learns(taught: tuple[list[Progress], Network]) -> None:
    progress, _ = taught
    off = [one.learned.off_known for one in progress if one.learned is not None]
    assert off[11] < off[0] - 1
    assert off[23] < off[12]


def test_a_course_plays_quick_games_and_then_rounds_of_searches(taught: tuple[list[Progress], Network]) -> None:
    progress, _ = taught
    assert [one.games for one in progress if one.learned is None] == list(range(1, 45))
    assert [(one.round, one.epochs) for one in progress if one.learned is not None] == [
        (number, number * 12 + epoch) for number in (0, 1) for epoch in range(1, 13)
    ]


def test_the_same_course_gives_the_same_network(taught: tuple[list[Progress], Network]) -> None:
    *_, last = train(COURSE)
    assert last.learned is not None
    rows = Sight(BALI, 2).of_all([BALI.setup(2, 1)])[0]
    assert last.learned.network.points(rows) == taught[1].points(rows)


def test_a_network_is_kept_in_a_small_file_and_read_back(
    taught: tuple[list[Progress], Network], tmp_path: Path
) -> None:
    _, network = taught
    file = tmp_path / "bali.npz"
    network.save(file)
    for rows in lessons(COURSE, None, 0).rows.astype("float32"):
        assert Network.load(file).points(rows) == pytest.approx(network.points(rows), abs=0.1)
    assert file.stat().st_size < 200_000


def test_a_network_for_another_number_of_seats_is_refused(taught: tuple[list[Progress], Network]) -> None:
    with pytest.raises(ValueError, match="reads 225 numbers; bali with 3 seats has 226"):
        NetworkJudge(BALI, taught[1], 3)


def test_a_search_uses_it_and_still_knows_only_what_its_seat_knows(taught: tuple[list[Progress], Network]) -> None:
    state = BALI.setup(2, 9)
    seat = BALI.pending(state).seat
    budget = Budget(8, None, 1, Dials(ahead=0))
    guess = BALI.guessed(state, seat, 4)
    chosen = [
        Search(1, budget, NetworkJudge(BALI, taught[1], 2)).choose(Knowledge(BALI, table, seat))
        for table in (state, guess)
    ]
    assert chosen[0] == chosen[1]
    assert chosen[0] in BALI.pending(state).moves(state)


def test_with_and_without_are_compared_at_equal_time(taught: tuple[list[Progress], Network]) -> None:
    shares = list(with_and_without(taught[1], COURSE, 2, 0.002))
    assert [one.cases for one in shares] == [1, 2]
    assert shares[-1].share in (0, 0.25, 0.5, 0.75, 1)
