"""A taskset of seeded games of BoraBora for verifiers, and the environment that plays them."""

from typing import Literal

from motu.research.verifiers import MotuEnv, MotuTask, MotuTaskset, MotuTasksetConfig, vf


class BoraBoraConfig(MotuTasksetConfig):
    """Which games are dealt."""

    game: Literal["bora_bora"] = "bora_bora"


class BoraBoraTaskset(MotuTaskset, vf.Taskset[MotuTask, BoraBoraConfig]):
    """Seeded games of BoraBora."""


__all__ = ["BoraBoraTaskset", "MotuEnv"]
