"""Which clauses the rules pages have, and which of them a test names."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

RULES_PAGES = Path(__file__).parent.parent / "docs" / "rules"


def clauses() -> dict[str, list[str]]:
    """The ids of the clauses by game, as its page numbers them."""
    return {
        page.stem: re.findall(r"^- \*\*([A-Z]{2}-[A-Z]+\d+)\*\*", page.read_text(encoding="utf-8"), re.MULTILINE)
        for page in sorted(RULES_PAGES.glob("*.md"))
    }


def clauses_proved(tests: Path) -> Counter[str]:
    """How often the tests below a folder name each clause with the mark `rule`."""
    proved: Counter[str] = Counter()
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                proved.update(marks(node))
    return proved


def marks(test: ast.FunctionDef) -> list[str]:
    named: list[str] = []
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            named += [str(ast.literal_eval(clause)) for clause in mark.args]
    return named
