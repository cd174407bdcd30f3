"""What the pages tell people to type exists: commands, options and targets."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer.main

from motu.cli.main import app
from tests.docs.commands import PAGES, commands_on

ROOT = Path(__file__).parent.parent.parent
MOTU: Any = typer.main.get_command(app)
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def typed(page: Path) -> list[list[str]]:
    """Everything on a page that begins with `motu`: lines of blocks, and short ones between backticks."""
    text = page.read_text(encoding="utf-8")
    blocks = "\n".join(re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL))
    lines = re.findall(r"^(?!pip )(?:.* )?(motu [a-z].*)$", blocks, re.MULTILINE) + re.findall(
        r"`[^`\n]*?\b(motu [a-z][^`\n]*)`", text
    )
    return [shlex.split(line.split("#")[0]) for line in lines]


def options_of(words: list[str]) -> tuple[set[str], bool]:
    """The options of the command that a line calls, and whether there is such a command."""
    command = MOTU
    for word in words[1:]:
        if not hasattr(command, "commands"):
            break
        if word not in command.commands:
            return set(), False
        command = command.commands[word]
    return {option for one in command.params for option in (*one.opts, *one.secondary_opts)} | {"--help"}, True


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_and_option_on_the_page_exists(page: Path) -> None:
    for words in typed(page):
        options, known = options_of(words)
        assert known, words
        assert {word.split("=")[0] for word in words if word.startswith("--")} <= options, words


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_target_on_the_page_exists(page: Path) -> None:
    shown = [command.split()[1] for command in commands_on(page) if command.startswith("make ")]
    named = [*shown, *re.findall(r"`make ([a-z-]+)", page.read_text(encoding="utf-8"))]
    assert set(named) <= TARGETS


def test_operating_shows_every_command_of_admin() -> None:
    shown = {words[2] for words in typed(ROOT / "docs" / "operating.md") if words[1] == "admin" and len(words) > 2}
    assert shown == set(MOTU.commands["admin"].commands)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_into_the_page_lead_to_a_heading(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    headings = {
        re.sub(r"[^\w -]", "", line).strip().lower().replace(" ", "-") for line in re.findall(r"^#+ (.+)$", text, re.M)
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= headings
