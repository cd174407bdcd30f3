"""Weights: the figures of an evaluation, read from a weights.toml that also says how they were found."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec

from motu.core.errors import BadComponents

FILE: Final = "weights.toml"


@final
class Reach:
    """How far a level of the search goes in a game: walks for a decision, and decisions played on in each of them.

    `lead` and `own` are what it goes for, where that is not what the game's weights say.
    """

    def __init__(self, walks: int, ahead: int, lead: float | None = None, own: float | None = None) -> None:
        self.walks: Final = walks
        self.ahead: Final = ahead
        self.lead: Final = lead
        self.own: Final = own


@final
class Weights:
    """Named figures in one row, so that an evaluation finds each by its place and a tool can turn all of them.

    `lead` is how many points ahead are worth almost three wins in four, `own` how much a search goes for points of its
    own rather than for being ahead, from 0 to 1, and `ahead` how many decisions it plays on before it judges a table.
    `means` says in words what each figure is. `levels` says how far those levels go that search, and `networks` which
    of them do so with a network, by the number of seats it was trained for: it corrects the prospects of these weights
    and no others.
    """

    def __init__(
        self,
        lead: float,
        own: float,
        ahead: int,
        figures: dict[str, list[float]],
        means: dict[str, str],
        levels: dict[str, Reach],
        networks: dict[int, dict[str, Reach]] | None = None,
    ) -> None:
        self.lead: Final = lead
        self.own: Final = own
        self.ahead: Final = ahead
        self.figures: Final = figures
        self.means: Final = means
        self.levels: Final = levels
        self.networks: Final[dict[int, dict[str, Reach]]] = networks if networks is not None else {}
        self.places: Final[dict[str, int]] = {}
        row: list[float] = []
        for figure, values in figures.items():
            self.places[figure] = len(row)
            row += values
        self.row: Final = vec[float](row)

    def place(self, figure: str, length: int = 1) -> int:
        """Where a figure, or the first of a list of figures, stands in the row."""
        if figure not in self.figures:
            raise BadComponents("components-figure-missing", file=FILE, block="weights", key=figure)
        if len(self.figures[figure]) != length:
            raise BadComponents(
                "components-figure-unfit",
                file=FILE,
                block="weights",
                key=figure,
                found=str(len(self.figures[figure])),
                wanted=f"{length} numbers",
            )
        return self.places[figure]

    def listed(self) -> list[float]:
        """All figures in one row."""
        return [self.row[i] for i in range(len(self.row))]

    def changed(self, row: list[float]) -> Weights:
        """The same figures with other values."""
        figures: dict[str, list[float]] = {}
        for figure, values in self.figures.items():
            start = self.places[figure]
            figures[figure] = row[start : start + len(values)]
        return Weights(self.lead, self.own, self.ahead, figures, self.means, self.levels)


def weights_beside(module_file: str) -> Weights:
    """The weights.toml in the folder of a module."""
    data: dict[str, Any] = tomllib.loads(Path(module_file).with_name(FILE).read_text(encoding="utf-8"))
    figures: dict[str, list[float]] = {}
    means: dict[str, str] = {}
    for figure, content in data["weights"].items():
        value = content["value"]
        figures[figure] = [float(one) for one in value] if isinstance(value, list) else [float(value)]
        means[figure] = content["means"]
    levels = reaches(data["levels"])
    networks = {int(seats): reaches(trained["levels"]) for seats, trained in data.get("networks", {}).items()}
    return Weights(float(data["lead"]), float(data["own"]), int(data["ahead"]), figures, means, levels, networks)


def reaches(levels: dict[str, dict[str, Any]]) -> dict[str, Reach]:
    return {
        level: Reach(int(reach["walks"]), int(reach["ahead"]), reach.get("lead"), reach.get("own"))
        for level, reach in levels.items()
    }
