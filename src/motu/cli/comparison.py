"""`motu balance --against`: two editions, the same deals and players, and what differs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from motu.arena import comparison_report as texts
from motu.arena import report as reports
from motu.arena.comparison import Comparison
from motu.arena.editions import CarriedEdition, label, rules_with
from motu.arena.figures import changes
from motu.cli.shared import print_json, write
from motu.core.errors import BadOption


@dataclass(frozen=True)
class Editions:
    """The two editions of a comparison: a difference is what `after` has more than `before`."""

    game: str
    before: CarriedEdition
    after: CarriedEdition

    def names(self) -> tuple[str, str]:
        """How the two are called: by name, or by hash where they have no name or the same one."""
        first, second = label(self.game, self.before), label(self.game, self.after)
        if first["name"] == second["name"]:
            return first["hash"], second["hash"]
        return first["name"] or first["hash"], second["name"] or second["hash"]

    def seats(self) -> list[int]:
        """The numbers of seats that both offer."""
        offered = rules_with(self.game, self.before).seats
        both = [count for count in rules_with(self.game, self.after).seats if count in offered]
        if not both:
            raise BadOption("no-common-seats")
        return both


def publish(
    editions: Editions,
    player: str,
    seed: int,
    how: str,
    found: dict[int, Comparison],
    report: Path | None,
    json: bool,
) -> None:
    """Write the report, if one is wanted, and print the result for people or for programs."""
    if report is not None:
        write(report, report_text(editions, player, how, found, report))
    if json:
        show_json(editions, player, seed, found)
    else:
        show(editions, found)


def show(editions: Editions, found: dict[int, Comparison]) -> None:
    """Tables for people: the main figures, then everything that is clear."""
    console = Console(highlight=False)
    for comparison in found.values():
        main = [one for one in comparison.differences if one.group in ("points", "wins", "length", "sources")]
        shown = [one for one in main if one.before or one.after]
        others = [one for one in comparison.clear() if one not in main][: texts.MOST_USES]
        console.print(texts.summary(comparison), markup=False, soft_wrap=True)
        console.print(table_of(editions, texts.rows_of(shown)))
        if others:
            console.print("Other clear differences:")
            console.print(table_of(editions, texts.rows_of(others)))
    console.print("* more than two standard errors", markup=False)


def table_of(editions: Editions, rows: Sequence[Sequence[str]]) -> Table:
    table = Table()
    table.add_column(editions.game)
    for heading in (*editions.names(), "difference", "95 %", "standard errors"):
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(*row)
    return table


def show_json(editions: Editions, player: str, seed: int, found: dict[int, Comparison]) -> None:
    """One JSON object for programs."""
    print_json(
        {
            "game": editions.game,
            "player": player,
            "seed": seed,
            "edition": label(editions.game, editions.after),
            "against": label(editions.game, editions.before),
            "tables": {count: as_json(one) for count, one in found.items()},
        }
    )


def as_json(found: Comparison) -> dict[str, Any]:
    return {
        "games": found.games,
        "clear": len(found.clear()),
        "clear_by_chance": round(found.clear_by_chance(), 1),
        "differences": [one.as_json() for one in found.differences],
    }


def report_text(editions: Editions, player: str, how: str, found: dict[int, Comparison], report: Path) -> str:
    """The report as Markdown; its plots are written beside it."""
    before, after = editions.names()
    game = editions.game
    one, other = (rules_with(game, edition).edition for edition in (editions.before, editions.after))
    lines = [f"# {game}: “{after}” against “{before}”", ""]
    lines += [f"Games between equals (`{player}` at every seat), by `{how}`.", ""]
    lines += reports.remarks(report)
    lines += texts.changed_figures(changes(one, other), before, after)
    for count, comparison in found.items():
        name = f"{report.stem}-{count}"
        lines += [f"## {count} seats", ""]
        lines += texts.comparison(comparison, before, after, report.parent / "pictures", name)
    return "\n".join(lines)
