"""Datasets: every row is a decision of a game that can be replayed; the command, its card and its errors."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as parquet
import pytest

from motu.core.stepped_game import SteppedGame
from motu.research.dataset import write_dataset
from motu.research.layout import ObservationBuffer, layout
from motu.research.rewards import margin, win
from tests.contract.tables import Kind
from tests.research.tables import some_kinds


def motu(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"COLUMNS": "110", "NO_COLOR": "1", "TERM": "dumb"}
    command = [sys.executable, "-m", "motu", "dataset", *arguments]
    return subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)


def written(path: Path, kind: Kind, games: int, workers: int = 1) -> pa.Table:
    players = ["random"] * kind.seats
    for summary in write_dataset(path, kind.game, players, games, 9, kind.options, workers):
        last = summary
    table = parquet.read_table(path)
    assert (last.games, last.decisions) == (games, table.num_rows)
    return table


@some_kinds
def test_rows_tell_games_that_can_be_played_again(kind: Kind, tmp_path: Path) -> None:
    table = written(tmp_path / "games.parquet", kind, 2)
    names = json.loads(table.schema.metadata[b"motu.observation_names"])
    look = layout(kind.game)
    assert tuple(names) == look.names
    buffer = ObservationBuffer(look)
    rows = table.to_pylist()
    for game in range(2):
        own = [row for row in rows if row["game"] == game]
        play = SteppedGame(kind.rules, kind.rules.setup(kind.seats, own[0]["seed"], dict.fromkeys(kind.options, True)))
        for number, row in enumerate(own):
            assert (row["decision"], row["seat"]) == (number, play.seat)
            if number % 10 == 0:
                assert np.array_equal(row["observation"], buffer.vector(play, play.seat))
                assert np.array_equal(row["mask"], buffer.mask(play, play.seat))
            assert row["mask"][row["action"]]
            assert row["token"] == kind.rules.token(play.state, row["action"] - play.first_action_id)
            play.state.answer(row["seat"], row["token"])
            play = SteppedGame(kind.rules, play.state)
        scores, places = kind.rules.scores(play.state), kind.rules.places(play.state)
        for row in own:
            seat = row["seat"]
            assert (row["score"], row["place"]) == (scores[seat], places[seat])
            assert row["win"] == pytest.approx(win(scores, places)[seat])
            assert row["margin"] == margin(scores, places)[seat]
        assert play.over()


def test_workers_write_the_same_rows(tmp_path: Path) -> None:
    kind = Kind("bali", 3, ())
    alone, together = (written(tmp_path / f"{count}.parquet", kind, 5, count) for count in (1, 2))
    assert alone.equals(together)


def test_games_are_written_as_they_are_played_and_the_file_appears_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    games = write_dataset(path, "bali", ["random", "random"], 3, 1)
    next(games)
    assert not path.exists()
    games.close()
    assert list(tmp_path.iterdir()) == []


def test_the_command_writes_a_file_and_its_card(tmp_path: Path) -> None:
    told = motu("bali", "--players", "greedy,random", "--games", "6", "--seed", "4", "--json", folder=tmp_path)
    assert told.returncode == 0, told.stderr
    result = json.loads(told.stdout)
    assert (result["game"], result["games"], result["file"]) == ("bali", 6, "bali.parquet")
    table = parquet.read_table(tmp_path / "bali.parquet")
    assert table.num_rows == result["decisions"]
    assert set(table["player"].unique().to_pylist()) == {"greedy", "random"}
    card = (tmp_path / "bali.md").read_text(encoding="utf-8")
    for column in table.column_names:
        assert f"- `{column}`: " in card
    assert "--players greedy,random --games 6 --seed 4" in card
    snippet = card.split("```python\n")[1].split("```")[0]
    subprocess.run([sys.executable, "-c", snippet], cwd=tmp_path, check=True)


def test_the_command_explains_itself_with_an_example(tmp_path: Path) -> None:
    told = motu("--help", folder=tmp_path)
    assert told.returncode == 0
    assert "Example: motu dataset" in " ".join(told.stdout.split())


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["tahiti"], "no game “tahiti”"),
        (["bali", "--players", "wizard,random"], "no player “wizard”"),
        (["bali", "--options", "ghost"], "no option “ghost”"),
        (["bali", "--players", "random"], "2 to 4 players"),
        (["bali", "--games", "1", "--out", "/proc/nowhere/games.parquet"], "cannot be written"),
    ],
)
def test_bad_input_ends_with_status_two_and_a_sentence(arguments: list[str], reason: str, tmp_path: Path) -> None:
    told = motu(*arguments, folder=tmp_path)
    assert told.returncode == 2
    assert reason in told.stderr
    assert list(tmp_path.iterdir()) == []
