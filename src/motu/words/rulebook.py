"""The rules clause by clause, as the pages in docs/rules have them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from motu.core.errors import BadOption
from motu.games import BUILT_IN, folder_of, rules_of
from motu.words.catalogue import LANGUAGES

INSTALLED: Final = Path(__file__).parent / "rules"
"""Where a built package has the pages."""
SOURCES: Final = Path(__file__).resolve().parents[3] / "docs" / "rules"
"""Where the work tree has them."""
CLAUSE: Final = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]+\d+)\*\*\s*(.*)")


def page_of(game: str, language: str = "en") -> str:
    """The page with all rules of a game."""
    rules_of(game)
    if language not in LANGUAGES:
        raise BadOption("unknown-language", language=language, allowed=list(LANGUAGES))
    path = path_of(game, language)
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadOption("file-unreadable", file=path.name, reason=error.strerror or str(error)) from error


def path_of(game: str, language: str) -> Path:
    """The file of the page. A game from outside has its own, `rules.md` or `rules.de.md`; without one in English."""
    if game not in BUILT_IN:
        translated = folder_of(game) / f"rules.{language}.md"
        return translated if translated.is_file() else folder_of(game) / "rules.md"
    folder = INSTALLED if INSTALLED.is_dir() else SOURCES
    return folder / f"{game}.md" if language == "en" else folder / language / f"{game}.md"


@cache
def clauses_of(game: str, language: str = "en") -> dict[str, str]:
    """The text of every numbered clause of a game."""
    found: dict[str, str] = {}
    current = ""
    for line in page_of(game, language).splitlines():
        if match := CLAUSE.match(line):
            current, found[match[1]] = match[1], match[2]
        elif current and line.startswith("  "):
            found[current] += " " + line.strip()
        else:
            current = ""
    return found


def clause_text(game: str, number: str, language: str = "en") -> str | None:
    """What one clause says, without marks of the page; None if the game brings no page with it."""
    try:
        found = clauses_of(game, language)
    except BadOption:
        return None
    return found[number].replace("**", "") if number in found else None


def clauses(game: str, wanted: str, language: str = "en") -> dict[str, str]:
    """A clause, or all whose number begins so: `BA-B` is everything on buying. Raises BadOption, with all numbers."""
    found = clauses_of(game, language)
    start = wanted.strip().upper()
    if start in found:
        return {start: found[start]}
    chosen = {number: text for number, text in found.items() if start and number.startswith(start)}
    if not chosen:
        raise BadOption("unknown-clause", game=game, clause=wanted[:40], allowed=list(found))
    return chosen
