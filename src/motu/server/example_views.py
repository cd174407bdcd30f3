"""The tables in the pictures of "How to play": moments of the guided games, as the learner sees them."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from motu.core.agenda import Json
from motu.core.record import resume
from motu.games import rules_of
from motu.games.tutorials import LEARNER, tutorial_of


def moments(game: str, sources: Path) -> dict[int, str]:
    """The prompts of the guided game at which tables are shown, and their names, as the game's part of the page says.

    `sources` is web/src: the caller names it, because a compiled copy of this module lies elsewhere.
    """
    file = sources / "games" / game / "howto" / "tables.toml"
    if not file.is_file():
        return {}
    return {step: name for name, step in tomllib.loads(file.read_text(encoding="utf-8")).items()}


def example_views(game: str, sources: Path) -> dict[str, Json]:
    """The views by name; none for a game whose pictures need no whole table."""
    tutorial = tutorial_of(game)
    wanted = moments(game, sources)
    found: dict[str, Json] = {}
    if tutorial is None or not wanted:
        return found
    rules = rules_of(game)
    session = resume(rules, tutorial.beginning())
    step = 0
    for entry in tutorial.entries:
        if rules.pending(session.state).seat == LEARNER:
            step += 1
            if step in wanted:
                found[wanted[step]] = rules.seen(session.state, LEARNER)
        session.apply_entry(entry)
    return found


def written(views: dict[str, Json], kind: str, module: str, header: str) -> str:
    """The views as constants of a TypeScript file."""
    tables = [f"export const {name}: {kind} = {json.dumps(view, ensure_ascii=False)};" for name, view in views.items()]
    return "\n".join([header, f"import type {{ {kind} }} from './{module}';", "", *tables]) + "\n"
