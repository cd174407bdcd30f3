"""The network itself: what is known of a table in, points that the prospects are off by out. A small file of arrays."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from motu.core.agenda import State
from motu.core.numbers import Numbers
from motu.core.rules import Rules
from motu.players.search.playing import Judge

LAYERS: Final = 3
POINTS: Final = 10.0
"""What a one that comes out of a network means, in points."""


class Network:
    """Arrays of a trained network: three layers, each with its `weight` and its `bias`."""

    def __init__(self, arrays: dict[str, Any]) -> None:
        import numpy

        self.numpy = numpy
        self.arrays = {name: numpy.asarray(array, dtype=numpy.float32) for name, array in arrays.items()}
        self.width = len(self.arrays["weight0"])

    def __reduce__(self) -> tuple[type[Network], tuple[dict[str, Any]]]:
        return Network, (self.arrays,)

    @staticmethod
    def load(path: Path) -> Network:
        import numpy

        with numpy.load(path) as stored:
            return Network({name: stored[name] for name in stored.files})

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        small: dict[str, Any] = {name: array.astype("float16") for name, array in self.arrays.items()}
        self.numpy.savez_compressed(path, **small)

    def points(self, rows: Any) -> list[float]:
        """By how many points the prospects of each row's seat are too low."""
        arrays = self.arrays
        flow = rows
        for layer in range(LAYERS):
            flow = flow @ arrays[f"weight{layer}"] + arrays[f"bias{layer}"]
            if layer < LAYERS - 1:
                self.numpy.maximum(flow, 0, out=flow)
        found: list[float] = (flow[:, 0] * POINTS).tolist()
        return found


class Sight:
    """What a network reads of a table: for each seat a row of what it knows and everybody's prospects, its own first.

    The game writes its numbers straight into `seen`; each look writes over the one before.
    """

    def __init__(self, rules: Rules, seats: int) -> None:
        import numpy

        self.rules = rules
        self.seats = range(seats)
        self.numbers = Numbers(seats * rules.feature_count)
        buffer: Any = self.numbers.items
        self.seen = numpy.frombuffer(buffer, numpy.int64).reshape(seats, rules.feature_count)
        self.rows = numpy.zeros((seats, rules.feature_count + seats), numpy.float32)

    def look(self, state: State) -> list[float]:
        """Look at a table: its rows lie in `rows` then. Returns everybody's prospects."""
        rules, numbers, known = self.rules, self.numbers, self.rules.feature_count
        numbers.count = 0
        for seat in self.seats:
            rules.write_numbers(state, seat, numbers)
        prospects = [rules.prospects(state, seat) for seat in self.seats]
        self.rows[:, :known] = self.seen
        for seat in self.seats:
            self.rows[seat, known:] = prospects[seat:] + prospects[:seat]
        return prospects

    def of_all(self, states: list[State]) -> Any:
        """The rows of many tables, one behind the other."""
        import numpy

        looks = numpy.zeros((len(states), *self.rows.shape), numpy.float32)
        for place, state in enumerate(states):
            self.look(state)
            looks[place] = self.rows
        return looks


class NetworkJudge(Judge):
    """Corrects the prospects of a table's seats by what a network has learned, each by what that seat would know."""

    def __init__(self, rules: Rules, network: Network, seats: int) -> None:
        self.sight = Sight(rules, seats)
        self.network = network
        if network.width != self.sight.rows.shape[1]:
            fits = self.sight.rows.shape[1]
            raise ValueError(
                f"this network reads {network.width} numbers; {rules.name} with {seats} seats has {fits}: "
                "it was trained for another game, another number of seats or another version"
            )

    def hopes(self, state: State) -> list[float]:
        prospects = self.sight.look(state)
        corrections = self.network.points(self.sight.rows)
        return [prospect + correction for prospect, correction in zip(prospects, corrections, strict=True)]
