"""What the load measured, drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("svg")
from matplotlib import pyplot


def growth(rows: list[dict[str, Any]], path: Path) -> None:
    """From answer to the other's view, by tables."""
    figure, axes = pyplot.subplots(figsize=(6.4, 3.6))
    for share, colour in (("p50_ms", "#15808d"), ("p99_ms", "#e4572e")):
        axes.plot([row["tables"] for row in rows], [row[share] for row in rows], "o-", color=colour, label=share[:3])
    axes.set_xlabel("tables of two people, each with 4 moves a second")
    axes.set_ylabel("ms from answer to the other's view")
    axes.legend(frameon=False)
    save(figure, axes, path)


def memory(samples: list[tuple[float, float]], path: Path) -> None:
    """Memory of the server over a run in which games end and others begin."""
    figure, axes = pyplot.subplots(figsize=(6.4, 3.0))
    axes.plot([at / 60 for at, _ in samples], [size for _, size in samples], color="#15808d")
    axes.set_xlabel("minutes of play")
    axes.set_ylabel("MB of memory")
    save(figure, axes, path)


def save(figure: Any, axes: Any, path: Path) -> None:
    axes.set_ylim(bottom=0)
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def capacity(rows: list[dict[str, Any]], path: Path) -> None:
    """Memory of one process by live tables."""
    figure, axes = pyplot.subplots(figsize=(6.4, 3.0))
    axes.plot([row["tables"] for row in rows], [row["memory_mb"] for row in rows], color="#15808d")
    axes.set_xlabel("live tables, each with two people and one open socket")
    axes.set_ylabel("MB of memory")
    save(figure, axes, path)
