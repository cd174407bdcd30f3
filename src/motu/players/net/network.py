"""The network: it reads what is known about a position and says by how much an expected score is off."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from motu.core.agenda import State
from motu.core.feature_buffer import FeatureBuffer
from motu.core.rules import Rules
from motu.players.search.rollout import Evaluator

LAYERS: Final = 3
POINTS_PER_OUTPUT: Final = 10.0
"""An output of 1 means this many points."""


class Network:
    """The arrays of a trained perceptron: three layers, each with `weight` and `bias`."""

    def __init__(self, arrays: dict[str, Any]) -> None:
        import numpy

        self.numpy = numpy
        self.arrays = {name: numpy.asarray(array, dtype=numpy.float32) for name, array in arrays.items()}
        self.input_size = len(self.arrays["weight0"])

    def __reduce__(self) -> tuple[type[Network], tuple[dict[str, Any]]]:
        return Network, (self.arrays,)

    @staticmethod
    def load(path: Path) -> Network:
        """Read a network from an .npz file."""
        import numpy

        with numpy.load(path) as stored:
            return Network({name: stored[name] for name in stored.files})

    def save(self, path: Path) -> None:
        """Write the network to an .npz file, in half precision."""
        path.parent.mkdir(parents=True, exist_ok=True)
        small: dict[str, Any] = {name: array.astype("float16") for name, array in self.arrays.items()}
        self.numpy.savez_compressed(path, **small)

    def corrections(self, rows: Any) -> list[float]:
        """For each row, the points to add to the expected score of its seat."""
        arrays = self.arrays
        activations = rows
        for layer in range(LAYERS):
            activations = activations @ arrays[f"weight{layer}"] + arrays[f"bias{layer}"]
            if layer < LAYERS - 1:
                self.numpy.maximum(activations, 0, out=activations)
        found: list[float] = (activations[:, 0] * POINTS_PER_OUTPUT).tolist()
        return found


class NetworkInput:
    """The input of a network: for each seat a row of what it knows, and everybody's expected score, its own first.

    The game writes its features straight into `features`. Each position overwrites the one before.
    """

    def __init__(self, rules: Rules, seats: int) -> None:
        import numpy

        self.rules = rules
        self.seats = range(seats)
        self.buffer = FeatureBuffer(seats * rules.feature_count)
        items: Any = self.buffer.items
        self.features = numpy.frombuffer(items, numpy.int64).reshape(seats, rules.feature_count)
        self.rows = numpy.zeros((seats, rules.feature_count + seats), numpy.float32)

    def encode(self, state: State) -> list[float]:
        """Write the rows of a position into `rows`. Returns everybody's expected score."""
        rules, buffer, known = self.rules, self.buffer, self.rules.feature_count
        buffer.count = 0
        for seat in self.seats:
            rules.write_features(state, seat, buffer)
        expected = [rules.expected_score(state, seat) for seat in self.seats]
        self.rows[:, :known] = self.features
        for seat in self.seats:
            self.rows[seat, known:] = expected[seat:] + expected[:seat]
        return expected

    def encode_all(self, states: list[State]) -> Any:
        """The rows of many positions as one array."""
        import numpy

        rows = numpy.zeros((len(states), *self.rows.shape), numpy.float32)
        for place, state in enumerate(states):
            self.encode(state)
            rows[place] = self.rows
        return rows


class NetworkEvaluator(Evaluator):
    """Adds the corrections of a network to the expected scores, for each seat by what that seat would know."""

    def __init__(self, rules: Rules, network: Network, seats: int) -> None:
        self.input = NetworkInput(rules, seats)
        self.network = network
        expected = self.input.rows.shape[1]
        if network.input_size != expected:
            raise ValueError(
                f"this network reads {network.input_size} numbers, but {rules.name} with {seats} seats has {expected}: "
                "it was trained for another game, number of seats or version"
            )

    def expected_scores(self, state: State) -> list[float]:
        """The corrected expected score of each seat."""
        expected = self.input.encode(state)
        corrections = self.network.corrections(self.input.rows)
        return [score + correction for score, correction in zip(expected, corrections, strict=True)]
