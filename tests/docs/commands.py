"""Reads the commands that pages show, and says which of them the tests don't run, and why."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from tools.find import ROOT

PAGES = sorted(
    page
    for page in [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "examples").glob("**/README.md"),
        ROOT / "web" / "README.md",
    ]
    if "node_modules" not in page.parts
)
PROGRAMS = ("cd", "docker", "make", "motu", "npm", "pip", "printf", "pre-commit", "pytest", "python", "sudo", "uvx")
INDENTED = re.compile(rf" {{4}}(?:{'|'.join(PROGRAMS)}) ")
FOLLOWED = {
    "docs/adding-a-game.md": "tests/outside/test_new_game.py runs its first command, and installs and tests the game",
    "docs/start/game-makers.md": "tests/outside/test_new_game.py makes a game, installs it and runs its tests",
    "docs/walkthrough.md": "tests/outside/test_walkthrough.py runs them all",
    "examples/handsign/README.md": "tests/outside/test_outside_game.py installs the game and plays it",
}
"""Pages that a test of their own follows."""
NOT_RUN = {
    r"make ": "a target of the Makefile; that it exists is checked in tests/docs/test_operating.py",
    r"pip install|uvx ": "installs packages from the network",
    r"sudo |docker |printf 'SITE": "needs root, systemd or Docker; tests/tools/test_deploy.py tries the steps",
    r"motu (play|serve|mcp)\b": "runs until it is stopped; tests/server and tests/mcp do, here its options are read",
    r"motu site ": "fetches parts from package indexes; tests/cli/test_site.py runs it",
    r"python -m http\.server": "runs until it is stopped; tests/web serves a site with the same module",
    r"motu \w+ .*postgresql://": "needs a PostgreSQL server under that name; tests/server runs on one",
    r"python -m benchmarks\.commits": "builds two commits, which takes many minutes",
    r"motu tournament bali --players thrifty": "its bot is in no package; the page's Python runs, and with it the bot",
}
"""Commands that no test runs as they stand, and the reason."""
SHORTER = (
    (r"--games \d+", "--games 2"),
    (r"--workers \d+", "--workers 1"),
    (r"--iterations \d+", "--iterations 8"),
    (r"--player (hard|expert|medium)\b", "--player random"),
    (r"\b(hard|expert|search)\b(?=[,\s]|$)", "greedy"),
    (r"\bGAME\b", "bali"),
    (r"\bDIR\b", "results"),
    (r"\bFILE\b", "results.jsonl"),
)
"""How commands are made short: fewer games, quick bots, and a name for what stands in capitals."""


def commands_on(page: Path) -> list[str]:
    """Every command that a page shows in a block, without its remark."""
    lines, inside, text = [], None, page.read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith("```"):
            inside = None if inside is not None else line.removeprefix("```")
        elif inside in ("", "sh") or (inside is None and INDENTED.match(line)):
            lines.append(line)
    found = []
    for line in lines:
        command = re.split(r" {2,}(?!-)", line.strip(), maxsplit=1)[0]
        if command.split(" ")[0] in PROGRAMS:
            found.append(" ".join(shlex.quote(word) for word in shlex.split(command, comments=True)))
    return found


def reason_against(command: str) -> str | None:
    """Why a command is not run; None if it is."""
    return next((reason for pattern, reason in NOT_RUN.items() if re.match(pattern, command)), None)


def shortened(command: str) -> str:
    for pattern, replacement in SHORTER:
        command = re.sub(pattern, replacement, command)
    return command
