"""Datasets with the expert's judgement, and how they load into other libraries with one line."""

from __future__ import annotations

from pathlib import Path

import pandas as pd
import polars as pl
import pyarrow.parquet as parquet
import pytest
from torch.utils.data import DataLoader
from typer.testing import CliRunner

from motu.cli.main import app
from motu.research.datacard import COLUMNS, JUDGED_COLUMNS
from motu.research.dataset import JUDGED
from motu.research.torch_rows import Rows


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("judged") / "bali.parquet"
    arguments = "dataset bali --players medium,random --games 1 --seed 3 --judged --iterations 4 --playouts 8"
    result = CliRunner().invoke(app, [*arguments.split(), "--json", "--out", str(path)])
    assert result.exit_code == 0, result.output
    return path


def test_every_decision_is_judged(file: Path) -> None:
    table = parquet.read_table(file)
    assert list(JUDGED) == table.column_names[-len(JUDGED) :]
    rows = table.to_pylist()
    assert all(-1 <= row["regret_win"] <= 1 and row["regret_win_error"] > 0 for row in rows)
    assert all(row["regret_points"] == 0 or row["best"] != "" for row in rows)
    by_player = {name: [row["regret_points"] for row in rows if row["player"] == name] for name in ("medium", "random")}
    means = {name: sum(values) / len(values) for name, values in by_player.items()}
    assert means["random"] > means["medium"], "the weaker player gives more away"


def test_the_same_seed_gives_the_same_judgements(file: Path, tmp_path: Path) -> None:
    arguments = "dataset bali --players medium,random --games 1 --seed 3 --judged --iterations 4 --playouts 8"
    again = tmp_path / "bali.parquet"
    assert CliRunner().invoke(app, [*arguments.split(), "--json", "--out", str(again)]).exit_code == 0
    assert parquet.read_table(again).equals(parquet.read_table(file))


def test_it_loads_with_one_line(file: Path) -> None:
    rows = parquet.read_table(file).num_rows
    assert len(pd.read_parquet(file)) == len(pl.read_parquet(file)) == rows
    batch = next(iter(DataLoader(Rows(file), batch_size=8)))
    assert batch["observation"].shape[0] == 8
    assert batch["regret_win"].shape == (8,)
    assert batch["mask"].sum(1).min() > 1


def test_the_card_describes_every_column(file: Path) -> None:
    card = file.with_suffix(".md").read_text(encoding="utf-8")
    assert set(parquet.read_table(file).column_names) == {*COLUMNS, *JUDGED_COLUMNS}
    assert all(f"- `{name}`: " in card for name in (*COLUMNS, *JUDGED_COLUMNS))
    assert "--judged --iterations 4 --playouts 8" in card
    assert "pd.read_parquet" in card
