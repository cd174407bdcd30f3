"""Every clause of every rules page is named by a test, and no test names a clause that does not exist."""

from __future__ import annotations

from pathlib import Path

from motu import RULES
from tests.rule_coverage import clauses, clauses_proved

TESTS = Path(__file__).parent.parent


def test_every_game_has_a_page_of_numbered_clauses() -> None:
    pages = clauses()
    for game in RULES:
        assert len(pages[game]) >= 40
        assert len(set(pages[game])) == len(pages[game])


def test_every_clause_has_a_test() -> None:
    proved = clauses_proved(TESTS)
    missing = [id for ids in clauses().values() for id in ids if id not in proved]
    assert missing == []


def test_no_test_names_an_unknown_clause() -> None:
    known = {id for ids in clauses().values() for id in ids}
    assert sorted(set(clauses_proved(TESTS)) - known) == []
