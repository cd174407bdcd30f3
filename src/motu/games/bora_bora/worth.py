"""x"""

from __future__ import annotations

from mypy_extensions import i64

from motu.games.bora_bora.state import Table


def features(t: Table, who: i64) -> list[float]:
    return []


def feature_names() -> list[str]:
    return []


def worth(t: Table, who: i64) -> float:
    return 0.0
