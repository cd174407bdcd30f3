"""What the README and the docs show runs: Python snippets, commands, links."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
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


def commands() -> list[str]:
    return [
        line.split("#")[0].strip() for block in blocks("sh") for line in block.splitlines() if line.startswith("motu ")
    ]


def test_the_readme_shows_every_kind_of_command() -> None:
    assert {line.split()[1] for line in commands()} >= {"terminal", "simulate", "replay", "fuzz", "bench"}


@pytest.mark.parametrize("line", commands())
def test_the_commands_of_the_readme_run(line: str, tmp_path: Path) -> None:
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "COLUMNS": "100"}
    arguments = shlex.split(line)[1:]
    recorded = ROOT / "tests" / "recorded" / "bali" / "3-players.motu"
    (tmp_path / "game.motu").write_bytes(recorded.read_bytes())
    ran = subprocess.run(
        [sys.executable, "-m", "motu", *arguments],
        input="q\n",
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target
