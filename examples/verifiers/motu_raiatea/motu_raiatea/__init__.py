"""A taskset of seeded games of Raiatea for verifiers, and the environment that plays them."""

from typing import Literal

from motu.research.verifiers import MotuEnv, MotuTask, MotuTaskset, MotuTasksetConfig, vf


class RaiateaConfig(MotuTasksetConfig):
    """Which games are dealt."""

    game: Literal["raiatea"] = "raiatea"


class RaiateaTaskset(MotuTaskset, vf.Taskset[MotuTask, RaiateaConfig]):
    """Seeded games of Raiatea."""


__all__ = ["MotuEnv", "RaiateaTaskset"]
