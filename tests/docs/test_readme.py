"""The Python of the README runs, and links between pages lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").glob("*.md")])


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def test_the_readme_names_the_two_commands_and_whose_the_names_are() -> None:
    assert "make play" in README
    assert "make test" in README
    assert "unofficial" in README
    assert "publishers" in README


@pytest.mark.parametrize("snippet", blocks("python"))
def test_the_python_of_the_readme_runs(snippet: str) -> None:
    exec(compile(snippet, "README.md", "exec"), {})  # noqa: S102 - this page is ours


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target
