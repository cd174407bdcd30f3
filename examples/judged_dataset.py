"""Every decision judged by the expert, as a dataset that pandas, polars and PyTorch load with one line each."""

import tempfile
from pathlib import Path

import pandas as pd
import polars as pl
from torch.utils.data import DataLoader

from motu.research.dataset import write_dataset
from motu.research.regret import RegretConfig
from motu.research.torch_rows import Rows

# So few iterations and playouts judge roughly but at once. `motu dataset bali --judged` takes seconds per decision.
ROUGH = RegretConfig(iterations=4, playouts=8)

with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "bali.parquet"
    for summary in write_dataset(path, "bali", ["medium", "random"], games=1, seed=3, judged=ROUGH):
        print(f"{summary.games} games, {summary.decisions} decisions")

    print(pd.read_parquet(path).groupby("player", observed=True)["regret_points"].mean().round(2))
    print(pl.read_parquet(path).sort("regret_points").select("player", "token", "best", "regret_points").tail(3))
    batch = next(iter(DataLoader(Rows(path), batch_size=16, shuffle=True)))
    print({name: tuple(batch[name].shape) for name in ("observation", "mask", "action", "regret_win")})
