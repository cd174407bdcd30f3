"""The weights of a game's evaluation and the settings of its bot levels, read from a weights.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec

from motu.core.errors import BadComponents
from motu.core.search_config import SearchConfig

FILE: Final = "weights.toml"


@final
class Weights:
    """The weights of an evaluation as one vector, so that the evaluation finds each by index and tuning can vary all.

    `meanings` says what each weight and constant is. `constants` are figures that tuning leaves alone. `lead_scale`,
    `own_points_share` and `rollout_depth` are the game's defaults for a SearchConfig. `levels` has a SearchConfig for
    each level that searches, and `network_levels`, by number of seats, for each level that does so with a network. A
    network corrects the expected scores of exactly these weights, and was trained with one edition, which
    `network_editions` names by hash.
    """

    def __init__(
        self,
        lead_scale: float,
        own_points_share: float,
        rollout_depth: int,
        figures: dict[str, list[float]],
        meanings: dict[str, str],
        levels: dict[str, SearchConfig],
        network_levels: dict[int, dict[str, SearchConfig]],
        constants: dict[str, list[float]],
        network_editions: dict[int, str] | None = None,
        edition: str = "",
    ) -> None:
        self.lead_scale: Final = lead_scale
        self.own_points_share: Final = own_points_share
        self.rollout_depth: Final = rollout_depth
        self.figures: Final = figures
        self.meanings: Final = meanings
        self.levels: Final = levels
        self.network_levels: Final = network_levels
        self.constants: Final = constants
        self.network_editions: Final = network_editions or {}
        self.edition: Final = edition
        """The hash of the edition that the weights were tuned with; empty if that is not known."""
        self.indices: Final[dict[str, int]] = {}
        vector: list[float] = []
        for figure, values in figures.items():
            self.indices[figure] = len(vector)
            vector += values
        self.vector: Final = vec[float](vector)

    def index(self, figure: str, length: int = 1) -> int:
        """The index of a weight, or of the first of a list of weights, in the vector."""
        self._check(self.figures, "weights", figure, length)
        return self.indices[figure]

    def constant(self, figure: str) -> float:
        """A figure that tuning leaves alone."""
        self._check(self.constants, "constants", figure, 1)
        return self.constants[figure][0]

    def _check(self, block: dict[str, list[float]], name: str, figure: str, length: int) -> None:
        if figure not in block:
            raise BadComponents("components-figure-missing", file=FILE, block=name, key=figure)
        if len(block[figure]) != length:
            found = str(len(block[figure]))
            raise BadComponents(
                "components-figure-unfit", file=FILE, block=name, key=figure, found=found, wanted=f"{length} numbers"
            )

    def listed(self) -> list[float]:
        """All weights as a plain list."""
        return [self.vector[i] for i in range(len(self.vector))]

    def changed(self, vector: list[float]) -> Weights:
        """The same weights with other values. They have no networks, because networks belong to one set of values."""
        figures: dict[str, list[float]] = {}
        for figure, values in self.figures.items():
            start = self.indices[figure]
            figures[figure] = vector[start : start + len(values)]
        return Weights(
            lead_scale=self.lead_scale,
            own_points_share=self.own_points_share,
            rollout_depth=self.rollout_depth,
            figures=figures,
            meanings=self.meanings,
            levels=self.levels,
            network_levels={},
            constants=self.constants,
        )


def load_weights(module_file: str) -> Weights:
    """The weights.toml in the folder of a module."""
    data: dict[str, Any] = tomllib.loads(Path(module_file).with_name(FILE).read_text(encoding="utf-8"))
    constants = data.get("constants", {})
    networks: dict[str, Any] = data.get("networks", {})
    return Weights(
        lead_scale=float(data["lead_scale"]),
        own_points_share=float(data["own_points_share"]),
        rollout_depth=int(data["rollout_depth"]),
        figures=_values(data["weights"]),
        meanings={figure: content["means"] for figure, content in (data["weights"] | constants).items()},
        levels=_configs(data["levels"]),
        network_levels={int(seats): _configs(trained["levels"]) for seats, trained in networks.items()},
        constants=_values(constants),
        network_editions={int(seats): _edition(seats, trained) for seats, trained in networks.items()},
        edition=str(data.get("obtained", {}).get("edition", "")),
    )


def _edition(seats: str, trained: dict[str, Any]) -> str:
    """The hash of the edition that a network was trained with."""
    if "edition" not in trained:
        raise BadComponents("components-figure-missing", file=FILE, block=f"networks.{seats}", key="edition")
    return str(trained["edition"])


def _values(block: dict[str, Any]) -> dict[str, list[float]]:
    """The values of a block by name, each as a list."""
    values: dict[str, list[float]] = {}
    for figure, content in block.items():
        value = content["value"]
        values[figure] = [float(one) for one in value] if isinstance(value, list) else [float(value)]
    return values


def _configs(levels: dict[str, dict[str, Any]]) -> dict[str, SearchConfig]:
    """A SearchConfig for each level; an unknown setting is refused by name."""
    configs: dict[str, SearchConfig] = {}
    for level, settings in levels.items():
        for setting in settings:
            if setting not in SearchConfig.__dataclass_fields__:
                raise BadComponents("components-figure-missing", file=FILE, block=f"levels.{level}", key=setting)
        configs[level] = SearchConfig(**settings)
    return configs
