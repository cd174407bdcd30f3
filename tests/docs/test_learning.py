"""Every rule of the turn, of scoring and of the end is told on a page "How to play" or done in a guided game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from motu.core.record import resume
from motu.games import rules_of
from motu.games.tutorials import LEARNER, tutorial_of, tutorial_prompts, tutorials_of
from motu.words import LANGUAGES, catalogue

ROOT = Path(__file__).parents[2]
GAMES = ("bali", "bora_bora", "raiatea")
FEWEST, MOST = 5, 8
"""How many pages a game has."""
CLAUSE = r"[A-Z]{2}-[A-Z]\d+"
MAY_BE_MISSING = "Setup"
"""The chapter whose clauses a player need not know: the table is set up by itself."""


def clauses_of_rules(game: str) -> dict[str, str]:
    """The chapter of every clause."""
    chapter, found = "", {}
    for line in (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            chapter = line.lstrip("# ")
        elif clause := re.match(rf"- \*\*({CLAUSE})\*\*", line):
            found[clause[1]] = chapter
    return found


def table_of(game: str) -> dict[str, tuple[list[str], dict[str, list[str]]]]:
    """By clause: the pages that tell it, and the prompts by tutorial, as docs/learning.md lists them."""
    title = catalogue("en", game).say("title")
    text = (ROOT / "docs/learning.md").read_text(encoding="utf-8")
    part = re.split(r"^## ", text, flags=re.MULTILINE)
    rows = next(one for one in part if one.startswith(f"{title}\n"))
    found = {}
    for clause, pages, guided in re.findall(rf"^\| ({CLAUSE}) \| (.*?) \| (.*?) \|$", rows, re.MULTILINE):
        prompts: dict[str, list[str]] = {}
        for one in [] if guided == "–" else guided.split("; "):
            name = next((name for name in tutorials_of(game) if name and one.startswith(f"{name} ")), "")
            prompts[name] = one.removeprefix(name).strip().split(", ")
        found[clause] = ([] if pages == "–" else pages.split(", "), prompts)
    return found


def pages_of(game: str) -> dict[str, list[str]]:
    """The pages in their order, with the clauses that each tells."""
    source = (ROOT / f"web/src/games/{game}/howto/index.ts").read_text(encoding="utf-8")
    return {
        page: re.findall(rf"'({CLAUSE})'", clauses)
        for page, clauses in re.findall(r"^ +page\('(\w+)', \w+,([^)]*)\)", source, re.MULTILINE)
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_told_or_done(game: str) -> None:
    chapters, table = clauses_of_rules(game), table_of(game)
    assert list(table) == list(chapters)
    silent = [clause for clause, (pages, prompts) in table.items() if not pages and not prompts]
    assert [clause for clause in silent if chapters[clause] != MAY_BE_MISSING] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_tell_what_the_table_says(game: str) -> None:
    pages = pages_of(game)
    assert FEWEST <= len(pages) <= MOST
    told = {clause: [page for page in pages if clause in pages[page]] for clause in clauses_of_rules(game)}
    assert told == {clause: found for clause, (found, _) in table_of(game).items()}
    for language in LANGUAGES:
        words = (ROOT / f"web/words/{game}/{language}.ftl").read_text(encoding="utf-8")
        assert [page for page in pages if f"\nhowto-{page} =\n" not in words] == []


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in tutorials_of(game)])
def test_the_guided_games_have_the_prompts_that_the_table_names(game: str, name: str) -> None:
    """Each prompt that asks a question of a clause is listed there, and nothing is listed that is not there."""
    listed = {clause: prompts.get(name, []) for clause, (_, prompts) in table_of(game).items()}
    steps = {str(step) for step in range(1, tutorial_prompts(game, name) + 1)} | {"end"}
    assert {step for found in listed.values() for step in found} <= steps
    tutorial, rules = tutorial_of(game, name), rules_of(game)
    assert tutorial is not None
    session, step = resume(rules, tutorial.beginning()), 0
    for entry in tutorial.entries:
        if rules.pending(session.state).seat == LEARNER:
            step += 1
            asked = rules.choices(session.state, LEARNER)
            assert asked is not None
            assert str(step) in listed[asked["clause"]], (step, asked["clause"])
        session.apply_entry(entry)
