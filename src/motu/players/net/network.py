"""The network itself: features in, a reward from 0 to 1 out. Two hidden layers, kept as a small file of arrays."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from motu.core.agenda import State
from motu.core.rules import Rules
from motu.players.search.playing import Judge

LAYERS: Final = 3


class Network:
    """Arrays of a trained network; `mean` and `spread` bring features to one scale."""

    def __init__(self, arrays: dict[str, Any]) -> None:
        import numpy

        self.numpy = numpy
        self.arrays = {name: numpy.asarray(array, dtype=numpy.float32) for name, array in arrays.items()}

    @staticmethod
    def load(path: Path) -> Network:
        import numpy

        with numpy.load(path) as stored:
            return Network({name: stored[name] for name in stored.files})

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        small: dict[str, Any] = {name: array.astype("float16") for name, array in self.arrays.items()}
        self.numpy.savez_compressed(path, **small)

    def values(self, rows: list[list[float]]) -> list[float]:
        """The reward that each row of features promises."""
        numpy, arrays = self.numpy, self.arrays
        flow = (numpy.asarray(rows, dtype=numpy.float32) - arrays["mean"]) / arrays["spread"]
        for layer in range(LAYERS):
            flow = flow @ arrays[f"weight{layer}"].T + arrays[f"bias{layer}"]
            if layer < LAYERS - 1:
                flow = numpy.maximum(flow, 0)
        return [float(value) for value in 1 / (1 + numpy.exp(-numpy.clip(flow[:, 0], -30, 30)))]


class NetworkJudge(Judge):
    """Judges the tables that a search stops at: each seat by what that seat would know."""

    def __init__(self, rules: Rules, network: Network) -> None:
        self.rules = rules
        self.network = network

    def rewards(self, state: State) -> list[float]:
        seats = range(self.rules.seat_count(state))
        return self.network.values([self.rules.features(state, seat) for seat in seats])
