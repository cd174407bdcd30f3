"""Datasets for PyTorch: the rows of a Parquet file as tensors.

>>> loader = DataLoader(Rows("bali.parquet"), batch_size=64, shuffle=True)  # doctest: +SKIP
"""

from __future__ import annotations

from os import PathLike
from typing import Any

import numpy as np
import pyarrow.parquet as parquet
import torch
from torch.utils.data import Dataset


class Rows(Dataset[dict[str, torch.Tensor]]):
    """One decision per item: observation, mask, action, win, margin, and the regrets if the dataset is judged."""

    def __init__(self, path: str | PathLike[str]) -> None:
        table = parquet.read_table(path)
        self.names = [name for name in table.column_names if name not in ("player", "kind", "token", "best", "seed")]
        self.columns: dict[str, Any] = {}
        for name in self.names:
            values = table[name].to_numpy()
            own = np.stack(values) if values.dtype == object else values.copy()  # tensors need arrays they may change
            self.columns[name] = torch.from_numpy(own)
        self.columns["observation"] = self.columns["observation"].float()

    def __len__(self) -> int:
        return len(self.columns["action"])

    def __getitem__(self, index: int) -> dict[str, torch.Tensor]:
        return {name: column[index] for name, column in self.columns.items()}
