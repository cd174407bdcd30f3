"""The plots of a report, as SVG files that do not change when nothing has changed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from motu.arena.comparison import Difference
from motu.arena.extras import require_extra
from motu.arena.ratings import Rating
from motu.arena.statistics import Share, Use

INK: Final = "#1f4e5f"
SECOND: Final = "#e07a5f"


def figure(height: float = 3.0) -> tuple[Any, Any]:
    """A figure and its axes, in the style of the reports."""
    matplotlib = require_extra("matplotlib", "arena")
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "motu"
    matplotlib.rcParams["font.size"] = 9
    pyplot = require_extra("matplotlib.pyplot", "arena")
    made, axes = pyplot.subplots(figsize=(7, height), layout="constrained")
    axes.spines[["top", "right"]].set_visible(False)
    return made, axes


def keep(made: Any, path: Path) -> None:
    """Write a figure as SVG and close it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    made.savefig(path, metadata={"Date": None})
    require_extra("matplotlib.pyplot", "arena").close(made)


def ladder(ratings: Sequence[Rating], path: Path) -> None:
    """Everybody's rating with its interval, strongest on top."""
    made, axes = figure(0.6 + 0.4 * len(ratings))
    for row, rating in enumerate(reversed(ratings)):
        axes.plot([rating.low, rating.high], [row, row], color=INK, linewidth=2)
        axes.plot(rating.elo, row, "o", color=INK)
    axes.set_yticks(range(len(ratings)), [rating.player for rating in reversed(ratings)])
    axes.set_xlabel("rating (Elo), with 95 % intervals")
    keep(made, path)


def by_source(sources: dict[str, tuple[float, float]], path: Path) -> None:
    """Points by source, of all players and of winners."""
    shown = {name: both for name, both in sources.items() if max(both) > 0.005}
    made, axes = figure(0.8 + 0.32 * len(shown))
    rows = range(len(shown))
    axes.barh([row + 0.2 for row in rows], [both[1] for both in shown.values()], 0.4, color=SECOND, label="winners")
    axes.barh([row - 0.2 for row in rows], [both[0] for both in shown.values()], 0.4, color=INK, label="all")
    axes.set_yticks(rows, [name.replace("_", " ") for name in shown])
    axes.invert_yaxis()
    axes.set_xlabel("points per game")
    axes.legend(frameon=False)
    keep(made, path)


def by_seat(seats: Sequence[Share], path: Path) -> None:
    """Wins of each seat with intervals, and the fair share."""
    made, axes = figure(2.4)
    for seat, found in enumerate(seats):
        axes.plot([seat + 1, seat + 1], [found.low, found.high], color=INK, linewidth=2)
        axes.plot(seat + 1, found.share, "o", color=INK)
    axes.axhline(1 / len(seats), color=SECOND, linewidth=1)
    axes.set_xticks(range(1, len(seats) + 1))
    axes.set_xlabel("seat")
    axes.set_ylabel("share of wins")
    keep(made, path)


def by_difference(differences: Sequence[Difference], path: Path, unit: str) -> None:
    """Differences between two editions with their 95 % intervals; the clear ones stand out."""
    made, axes = figure(0.8 + 0.26 * max(1, len(differences)))
    for row, one in enumerate(differences):
        colour = SECOND if one.is_clear else INK
        axes.plot([one.low, one.high], [row, row], color=colour, linewidth=2)
        axes.plot(one.difference, row, "o", color=colour, markersize=4)
    axes.axvline(0, color=INK, linewidth=0.6)
    axes.set_yticks(range(len(differences)), [one.name.replace("_", " ") for one in differences])
    axes.invert_yaxis()
    axes.set_xlabel(f"difference in {unit}, with 95 % intervals; more than two standard errors in orange")
    keep(made, path)


def by_use(uses: Sequence[Use], path: Path) -> None:
    """What winners do more often and what less often, in standard errors."""
    made, axes = figure(0.8 + 0.26 * len(uses))
    ordered = sorted(uses, key=lambda use: use.tilt)
    axes.barh(range(len(ordered)), [use.tilt for use in ordered], color=INK)
    axes.set_yticks(range(len(ordered)), [use.name.replace("_", " ") for use in ordered])
    axes.set_xlabel("winners do more of it, in standard errors")
    keep(made, path)
