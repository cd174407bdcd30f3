"""Draws the comparison with the peers from JSON on standard input. Runs in the peers' own environment."""

from __future__ import annotations

import json
import sys

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams["svg.hashsalt"] = "motu"
import matplotlib.pyplot as plt  # noqa: E402 - after the backend is chosen


def draw(rows: list[dict[str, float | str]], path: str) -> None:
    rows = sorted(rows, key=lambda row: float(row["us_per_decision"]), reverse=True)
    names = [str(row["name"]) for row in rows]
    times = [float(row["us_per_decision"]) for row in rows]
    colours = ["#c8642d" if name.startswith("Motu") else "#2f7f86" for name in names]
    figure, axes = plt.subplots(figsize=(8, 0.42 * len(rows) + 1.2))
    axes.barh(names, times, color=colours)
    axes.set_xscale("log")
    axes.set_xlabel("microseconds a decision, random legal play on one core (log scale; shorter is faster)")
    for place, time in enumerate(times):
        axes.text(time * 1.08, place, f"{time:.2f}" if time < 10 else f"{time:.0f}", va="center", fontsize=9)
    axes.set_xlim(min(times) / 2, max(times) * 3)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    draw(json.load(sys.stdin), sys.argv[1])
