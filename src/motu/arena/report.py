"""Reports in Markdown: the ratings of a tournament, and the balance of a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from motu.arena import plots
from motu.arena.ratings import Rating, Score
from motu.arena.statistics import Statistics, Use

MOST_USES: Final = 40
SHOWN_AT_EACH_END: Final = 12


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A Markdown table; all but the first column to the right."""
    return [
        "| " + " | ".join(head) + " |",
        "|---|" + "---:|" * (len(head) - 1),
        *["| " + " | ".join(row) + " |" for row in rows],
        "",
    ]


def strength(ratings: Sequence[Rating], scores: Sequence[Score], pictures: Path, name: str) -> list[str]:
    """The section about strength, as lines of Markdown; its plot is written into `pictures`."""
    plots.ladder(ratings, pictures / f"{name}-ladder.svg")
    lines = ["## Strength", "", f"![ratings]({pictures.name}/{name}-ladder.svg)", ""]
    rows = [[one.player, f"{one.elo:.0f}", f"{one.low:.0f} to {one.high:.0f}", str(one.games)] for one in ratings]
    lines += table(["player", "rating", "95 %", "games"], rows)
    rows = [
        [
            f"{one.pairing.one} – {one.pairing.others}",
            str(one.games),
            f"{one.wins:.1%}",
            f"{one.low:.1%} to {one.high:.1%}",
            f"{one.points:.1f} – {one.points_of_others:.1f}",
        ]
        for one in scores
    ]
    return lines + table(["pairing", "games", "wins of the first", "95 %", "points"], rows)


def balance(found: Statistics, pictures: Path, name: str) -> list[str]:
    """The section about balance, as lines of Markdown; its plots are written into `pictures`."""
    plots.by_seat(found.seat_wins, pictures / f"{name}-seats.svg")
    plots.by_source(found.sources, pictures / f"{name}-sources.svg")
    plots.by_use(most_significant(found.uses), pictures / f"{name}-uses.svg")
    lines = [
        f"{found.games} games with {found.seats} seats. A player scores {found.points:.1f} points, the winner "
        f"{found.points_of_winners:.1f}, {found.margin:.1f} more than the second. A game has {found.decisions:.0f} "
        f"decisions with {found.branching:.1f} options each.",
        "",
        "### Seats",
        "",
        f"![wins by seat]({pictures.name}/{name}-seats.svg)",
        "",
    ]
    rows = [
        [str(seat), f"{one.share:.1%}", f"{one.low:.1%} to {one.high:.1%}"]
        for seat, one in enumerate(found.seat_wins, 1)
    ]
    lines += table(["seat", "wins", "95 %"], rows)
    lines += ["### Points by source", "", f"![points by source]({pictures.name}/{name}-sources.svg)", ""]
    rows = [[source, f"{both[0]:.1f}", f"{both[1]:.1f}"] for source, both in found.sources.items()]
    lines += table(["source", "all", "winners"], rows)
    lines += ["### What players do, and how it goes with winning", "", f"![uses]({pictures.name}/{name}-uses.svg)", ""]
    rows = [
        [
            use.name.replace("_", " "),
            f"{use.per_game:.2f}",
            f"{use.users:.0%}",
            f"{use.won_with.share:.0%} of {use.won_with.cases}",
            f"{use.won_without.share:.0%} of {use.won_without.cases}",
            f"{use.tilt:+.1f}",
        ]
        for use in found.uses[:MOST_USES]
    ]
    return lines + table(["what", "per game", "who did it", "won with it", "won without", "winners more (σ)"], rows)


def most_significant(uses: Sequence[Use]) -> list[Use]:
    """Those that go most with winning and those that go most with losing."""
    ordered = sorted(uses, key=lambda use: use.tilt)
    if len(ordered) <= 2 * SHOWN_AT_EACH_END:
        return ordered
    return ordered[:SHOWN_AT_EACH_END] + ordered[-SHOWN_AT_EACH_END:]


REMARKS: Final = ("<!-- remarks -->", "<!-- end of remarks -->")


def remarks(report: Path) -> list[str]:
    """The text between the marks of an existing report. It is kept when the report is generated again."""
    opening, closing = REMARKS
    kept = ""
    if report.exists():
        text = report.read_text(encoding="utf-8")
        if opening in text and closing in text:
            kept = text[text.index(opening) + len(opening) : text.index(closing)].strip()
    return [opening, "", *([kept, ""] if kept else []), closing, ""]
