"""A report in Markdown: what changes in play if figures of an edition change."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from motu.arena import plots
from motu.arena.comparison import Comparison, Difference
from motu.arena.figures import Change
from motu.arena.report import table
from motu.core.edition import shown

MOST_USES: Final = 20
SHARES: Final = ("wins", "users")
"""The groups whose figures are shares."""
GROUP_NAMES: Final = {
    "points": "points: {}",
    "wins": "wins: {}",
    "length": "{}",
    "sources": "points from {}",
    "sources of winners": "points of winners from {}",
    "uses": "per game: {}",
    "users": "players who did it: {}",
    "winners more": "winners more often than others: {}",
}


def figure_name(one: Difference) -> str:
    """A figure as people read it."""
    return GROUP_NAMES[one.group].format(one.name.replace("_", " "))


def cells(one: Difference) -> list[str]:
    """Both values, the difference, its interval, and how many standard errors it is."""
    form, signed = ("{:.1%}", "{:+.1%}") if one.group in SHARES else ("{:.2f}", "{:+.2f}")
    sigma = "always" if one.sigma is None else f"{one.sigma:+.1f}"
    return [
        form.format(one.before),
        form.format(one.after),
        signed.format(one.difference),
        f"{signed.format(one.low)} to {signed.format(one.high)}",
        f"{sigma} *" if one.is_clear else sigma,
    ]


def summary(found: Comparison) -> str:
    """What was compared, and how many differences are clear."""
    clear = len(found.clear())
    return (
        f"{found.games} deals with {found.seats} seats, each played with both editions. {clear} of "
        f"{len(found.differences)} figures differ by more than two standard errors; about "
        f"{found.clear_by_chance():.0f} would by chance alone."
    )


def changed_figures(changes: Sequence[Change], before: str, after: str) -> list[str]:
    """The section about the figures that differ, as lines of Markdown."""
    rows = [[f"[{one.block}] {one.place}", shown(one.before), shown(one.after)] for one in changes]
    return ["## What was changed", "", *table(["figure", before, after], rows)]


def comparison(found: Comparison, before: str, after: str, pictures: Path, name: str) -> list[str]:
    """The section about one number of seats, as lines of Markdown; its plots are written into `pictures`."""
    head = ["", before, after, "difference", "95 %", "standard errors"]
    sources = [one for one in found.group("sources") if one.before or one.after]
    plots.by_difference(sources, pictures / f"{name}-sources.svg", "points per player")
    plots.by_difference(found.group("wins"), pictures / f"{name}-seats.svg", "share of wins")
    lines = [summary(found), "", "### Points", ""]
    lines += table(head, rows_of([*found.group("points"), *found.group("length")]))
    lines += ["### Points by source", "", f"![differences by source]({pictures.name}/{name}-sources.svg)", ""]
    lines += table(head, rows_of(sources))
    lines += ["### Seats", "", f"![differences by seat]({pictures.name}/{name}-seats.svg)", ""]
    lines += table(head, rows_of(found.group("wins")))
    uses = clearest_uses(found)
    if uses:
        plots.by_difference(uses, pictures / f"{name}-uses.svg", "times per game")
        lines += ["### What players do more or less often", "", f"![uses]({pictures.name}/{name}-uses.svg)", ""]
        lines += table(head, rows_of(uses))
    others = [one for one in found.clear() if one.group in ("sources of winners", "users", "winners more")][:MOST_USES]
    if others:
        lines += ["### Other clear differences", "", *table(head, rows_of(others))]
    return lines


def rows_of(differences: Sequence[Difference]) -> list[list[str]]:
    """Rows of a table, one for each figure."""
    return [[figure_name(one), *cells(one)] for one in differences]


def clearest_uses(found: Comparison) -> list[Difference]:
    """The clear differences of what players do, the clearest first."""
    return [one for one in found.clear() if one.group == "uses"][:MOST_USES]
