"""The network: learns from games, is kept in a small file, and is used inside a search."""

from __future__ import annotations

from pathlib import Path

import pytest

from motu import RULES
from motu.arena.train import Progress, compare_with_and_without, train
from motu.arena.training_samples import TrainingConfig, game_samples
from motu.core.rules import Rules
from motu.players import Knowledge
from motu.players.net import Network, NetworkEvaluator, NetworkInput
from motu.players.search import SearchConfig, SearchPlayer
from tests.contract.tables import Kind, every_game, played

CONFIG = TrainingConfig(
    "bali", 2, games=40, positions=60, epochs=12, seed=3, rounds=1, games_per_round=4, iterations=2, rollout_depth=0
)
BALI = RULES["bali"]


@pytest.fixture(scope="module")
def trained() -> tuple[list[Progress], Network]:
    steps = list(train(CONFIG))
    assert steps[-1].epoch is not None
    return steps, steps[-1].epoch.network


@every_game
def test_samples_are_what_every_seat_knows_and_how_it_ended(rules: Rules) -> None:
    seats = rules.seats[0]
    found = game_samples(TrainingConfig(rules.name, seats, 1, 20, 1, 5), None, 0)
    assert len(found.points) == seats
    positions, rows, width = found.rows.shape
    assert positions >= 1
    assert (rows, width) == (seats, rules.feature_count + seats)


@every_game
def test_a_row_is_what_the_seat_knows_and_then_the_expected_scores_from_its_seat_on(rules: Rules) -> None:
    seats = rules.seats[0]
    state = played(Kind(rules.name, seats, ()), 8, 60)
    inputs = NetworkInput(rules, seats)
    expected = [rules.expected_score(state, seat) for seat in range(seats)]
    assert inputs.encode(state) == expected
    for seat in range(seats):
        row = inputs.rows[seat].tolist()
        assert row[: rules.feature_count] == rules.features(state, seat)
        assert row[rules.feature_count :] == pytest.approx(expected[seat:] + expected[:seat])


def test_it_learns(trained: tuple[list[Progress], Network]) -> None:
    progress, _ = trained
    errors = [one.epoch.training_rmse for one in progress if one.epoch is not None]
    assert errors[11] < errors[0] - 1
    assert errors[23] < errors[12]


def test_training_plays_quick_games_and_then_rounds_of_searches(trained: tuple[list[Progress], Network]) -> None:
    progress, _ = trained
    assert [one.games for one in progress if one.epoch is None] == list(range(1, 45))
    assert [(one.round, one.epochs) for one in progress if one.epoch is not None] == [
        (number, number * 12 + epoch) for number in (0, 1) for epoch in range(1, 13)
    ]


def test_the_same_settings_give_the_same_network(trained: tuple[list[Progress], Network]) -> None:
    *_, last = train(CONFIG)
    assert last.epoch is not None
    rows = NetworkInput(BALI, 2).encode_all([BALI.setup(2, 1)])[0]
    assert last.epoch.network.corrections(rows) == trained[1].corrections(rows)


def test_a_network_is_kept_in_a_small_file_and_read_back(
    trained: tuple[list[Progress], Network], tmp_path: Path
) -> None:
    _, network = trained
    file = tmp_path / "bali.npz"
    network.save(file)
    for rows in game_samples(CONFIG, None, 0).rows.astype("float32"):
        assert Network.load(file).corrections(rows) == pytest.approx(network.corrections(rows), abs=0.1)
    assert file.stat().st_size < 200_000


def test_a_network_for_another_number_of_seats_is_refused(trained: tuple[list[Progress], Network]) -> None:
    with pytest.raises(ValueError, match="reads 225 numbers, but bali with 3 seats has 226"):
        NetworkEvaluator(BALI, trained[1], 3)


def test_a_search_uses_it_and_still_knows_only_what_its_seat_knows(trained: tuple[list[Progress], Network]) -> None:
    state = BALI.setup(2, 9)
    seat = BALI.pending(state).seat
    config = SearchConfig(iterations=8, rollout_depth=0)
    guess = BALI.guessed(state, seat, 4)
    chosen = [
        SearchPlayer(1, config, NetworkEvaluator(BALI, trained[1], 2)).choose(Knowledge(BALI, table, seat))
        for table in (state, guess)
    ]
    assert chosen[0] == chosen[1]
    assert chosen[0] in BALI.pending(state).moves(state)


def test_with_and_without_are_compared_at_equal_time(trained: tuple[list[Progress], Network]) -> None:
    shares = list(compare_with_and_without(trained[1], CONFIG, 2, 0.002))
    assert [one.cases for one in shares] == [1, 2]
    assert shares[-1].share in (0, 0.25, 0.5, 0.75, 1)
