"""A taskset of seeded games of Bali for verifiers, and the environment that plays them."""

from typing import Literal

from motu.research.verifiers import MotuEnv, MotuTask, MotuTaskset, MotuTasksetConfig, vf


class BaliConfig(MotuTasksetConfig):
    """Which games are dealt."""

    game: Literal["bali"] = "bali"


class BaliTaskset(MotuTaskset, vf.Taskset[MotuTask, BaliConfig]):
    """Seeded games of Bali."""


__all__ = ["BaliTaskset", "MotuEnv"]
