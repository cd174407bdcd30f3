"""The examples run, stay short, and are listed on their page."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent.parent / "examples"
EXAMPLES = sorted(FOLDER.glob("*.py"))
LONGEST = 40


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.stem)
def test_an_example_runs_and_prints_something(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(example), run_name="__main__")
    assert capsys.readouterr().out


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.stem)
def test_an_example_is_short_and_says_what_it_shows(example: Path) -> None:
    text = example.read_text(encoding="utf-8")
    assert text.startswith('"""')
    assert len(text.splitlines()) < LONGEST


def test_every_example_is_listed() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert [example.name for example in EXAMPLES if f"]({example.name})" not in page] == []
    assert EXAMPLES
